"""The view model of a rewind to the place before a message: the preview, and the user's confirmation."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Text
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.qt_types import Property, QVariantList
from claude_desk.ui.signal_connections import SignalConnections

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.turns.rewinder import RewindPreview
    from claude_desk.snapshots.records import Change

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_WORDS = 160  # number of characters that are shown of the message
_LISTED = 200  # number of files that are listed


@QmlElement
class RewindView(QObject):
    """Asks the user before a rewind.

    `asking`: whether the question is shown. `previewing`: whether the preview is not ready yet. `goes`:
    whether the rewind runs, after the user confirmed it. `editing`: whether the user wants to edit and
    resend the message.
    """

    changed = Signal()
    listed = Signal()  # there are other `rows`; `changed` is emitted afterwards

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._uuid = ""
        self._words = ""
        self._reach: RewindPreview | None = None
        self._goes = self._editing = False
        self._changes: list[Change] = []  # what the snapshot says, in the order of the rows
        self._ticked: set[bytes] = set()  # the paths to restore
        self._others: set[bytes] = set()  # the paths that others than Claude have changed
        self._has_ticked = False  # the user has changed a tick
        self._restores = False  # the rewind would restore files if the user changed no tick
        self._part = ""  # what the user chose: `conversation`, `files`, `both`, or "" without a choice
        self._trouble: Text = ""

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.rewinder.previewed, self._on_previewed)
        self._connections.connect(session.rewinder.finished, self._on_finished)

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, result=bool)
    def reaches(self, key: str) -> bool:
        """Return whether the row is a message and the session can be rewound to it."""
        return self._session is not None and bool(self._session.rewinder.message_of(key))

    @Slot(str, result=bool)
    def forks(self, key: str) -> bool:
        """Return whether a fork can begin at the row."""
        return self._session is not None and self._session.forker.reaches(key)

    @property
    def edits(self) -> bool:
        """Whether the rewind runs that returns a message to the composer for editing."""
        return self._goes and self._editing

    @Slot(str, result=str)
    def forkEnd(self, key: str) -> str:
        """Return the key of the last row of the row's turn at which a fork can begin; "" without one."""
        return self._session.forker.end_of(key) if self._session is not None else ""

    @Slot(str, str)
    def begin(self, key: str, words: str) -> None:
        """Ask about a rewind to the row's message. `words` are the words of the message.

        Do nothing if the session cannot be rewound to that message, or while a rewind runs.
        """
        self._begin(key, words, editing=False)

    def edit(self, key: str, words: str) -> None:
        """Ask about a rewind to the row's message, as `begin` does, in order to edit the message."""
        self._begin(key, words, editing=True)

    def _begin(self, key: str, words: str, *, editing: bool) -> None:
        uuid = self._session.rewinder.message_of(key) if self._session is not None else ""
        if self._session is None or not uuid or self._goes:
            return
        self._uuid, self._reach, self._trouble = uuid, None, ""
        self._editing, self._part = editing, ""
        self._list(None)
        line = " ".join(words[: 4 * _WORDS].split())
        self._words = line if len(line) <= _WORDS else line[: _WORDS - 1] + "…"
        self.changed.emit()
        self._session.rewinder.preview(uuid)

    @Slot(bool, bool)
    def go(self, conversation: bool, files: bool) -> None:
        """Rewind the conversation, the files, or both, because the user confirmed the rewind.

        Do nothing before the preview is ready, while a rewind runs, or if both arguments are false.
        """
        if self._session is None or self._reach is None or self._goes or not (conversation or files):
            return
        self._goes, self._trouble = True, ""
        self.changed.emit()
        paths = frozenset(self._ticked) if self.fromSnapshot else None
        self._session.rewinder.begin(self._uuid, conversation=conversation, files=files, paths=paths)

    @Slot(str)
    def choosePart(self, part: str) -> None:
        """Choose what is rewound: `conversation`, `files` or `both`."""
        self._part = part
        self.changed.emit()

    @Slot()
    def goOn(self) -> None:
        """Rewind what the dialog shows as chosen, because the user confirmed the rewind."""
        part = self.part
        self.go(part in ("conversation", "both"), part in ("files", "both"))

    @Slot(int, bool)
    def tick(self, row: int, on: bool) -> None:
        """Set whether the rewind restores the file of this row. Do nothing while the rewind runs."""
        if not 0 <= row < len(self._changes) or self._goes:
            return
        path = self._changes[row].path
        if on:
            self._ticked.add(path)
        else:
            self._ticked.discard(path)
        self._has_ticked = True
        self.changed.emit()

    @Slot(bool)
    def tickOthers(self, on: bool) -> None:
        """Set whether the rewind restores all files that others than Claude have changed."""
        if self._goes:
            return
        self._ticked = self._ticked | self._others if on else self._ticked - self._others
        self._has_ticked = True
        self.changed.emit()

    @Slot()
    def decline(self) -> None:
        """Close the question, because the user declined. Do nothing while the rewind runs."""
        if not self._goes:
            self._close()

    @Slot()
    def undo(self) -> None:
        """Undo the last rewind."""
        if self._session is not None:
            self._session.rewinder.begin_undo()

    @Slot(str)
    def fork(self, key: str) -> None:
        """Fork a new session from this session, up to the row."""
        if self._session is not None:
            self._session.forker.begin(key)

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def asking(self) -> bool:
        return bool(self._uuid)

    @Property(bool, notify=changed)
    def previewing(self) -> bool:
        return bool(self._uuid) and self._reach is None

    @Property(bool, notify=changed)
    def goes(self) -> bool:
        return self._goes

    @Property(bool, notify=changed)
    def editing(self) -> bool:
        return self._editing

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Property(str, notify=changed)  # the reason why the rewind failed, or ""
    def trouble(self) -> str:
        return phrase_words.words(self._trouble)

    @Property(str, notify=changed)  # the reason why the conversation cannot be rewound; "" if it can be
    def conversationWhy(self) -> str:
        return phrase_words.words(self._reach.conversation_why) if self._reach else ""

    @Property(str, notify=changed)
    def filesWhy(self) -> str:
        return phrase_words.words(self._reach.files_why) if self._reach else ""

    @Property(bool, notify=changed)
    def chosen(self) -> bool:
        """Whether the user has changed a choice of the dialog."""
        return bool(self._part) or self._has_ticked

    @Property(bool, notify=changed)
    def takesConversation(self) -> bool:
        """Whether the conversation can be rewound now."""
        return self._reach is not None and not self._goes and not self._reach.conversation_why

    @Property(bool, notify=changed)
    def takesFiles(self) -> bool:
        """Whether files can be restored now."""
        known = self._reach is not None and not self._goes and not self._reach.files_why
        return known and self.offeredCount > 0

    @Property(str, notify=changed)
    def part(self) -> str:
        """Return what is chosen; "" if nothing can be rewound.

        If the user's choice is not possible, choose as much as possible. Without a snapshot, files cannot be
        brought back, so only the user chooses them together with the conversation. The same is true if others
        than Claude have changed all files.
        """
        files, conversation = self.takesFiles, self.takesConversation
        possible = {"both": files and conversation, "conversation": conversation, "files": files}
        usual = ("both", "conversation", "files") if self._restores else ("conversation", "files")
        return next((part for part in (self._part, *usual) if possible.get(part)), "")

    @Property(QVariantList, notify=listed)
    def rows(self) -> list[dict[str, str]]:
        """Return the first files that can be restored: first those that only Claude has changed."""
        reach = self._reach
        if reach is None or reach.files_why:
            return []
        if not self._changes:
            return [{"letter": "", "name": name, "words": "", "tone": ""} for name in reach.files[:_LISTED]]
        # Not needed for the first frame.
        from claude_desk.ui.changes import change_words

        shown = self._changes[:_LISTED]
        return change_words.undo_rows(shown, [change.path in reach.foreign for change in shown])

    @Property(QVariantList, notify=changed)
    def ticked(self) -> list[bool]:
        """Return for each row whether its file is restored. Empty if the files cannot be chosen."""
        return [change.path in self._ticked for change in self._changes[:_LISTED]]

    @Property(int, notify=changed)
    def moreFiles(self) -> int:
        return max(0, self.offeredCount - _LISTED)

    @Property(int, notify=changed)
    def fileCount(self) -> int:
        """Return the number of files that the rewind restores."""
        return len(self._ticked) if self._changes else self.offeredCount

    @Property(int, notify=changed)
    def offeredCount(self) -> int:
        """Return the number of files that can be restored."""
        return len(self._changes) or (len(self._reach.files) if self._reach else 0)

    @Property(bool, notify=changed)  # whether a snapshot restores the files
    def fromSnapshot(self) -> bool:
        return self._reach is not None and self._reach.from_snapshot

    @Property(int, notify=changed)  # number of files that others than Claude have changed
    def otherCount(self) -> int:
        return len(self._others)

    @Property(bool, notify=changed)  # whether all these files are ticked
    def othersTicked(self) -> bool:
        return self._others <= self._ticked

    @Property(int, notify=changed)  # number of lines
    def insertions(self) -> int:
        return self._reach.insertions if self._reach else 0

    @Property(int, notify=changed)
    def deletions(self) -> int:
        return self._reach.deletions if self._reach else 0

    @Property(int, notify=changed)  # number of background tasks that would end
    def ends(self) -> int:
        return self._reach.ends if self._reach else 0

    # --- helpers -------------------------------------------------------------------------------

    @Slot(str, object)
    def _on_previewed(self, uuid: str, reach: "RewindPreview") -> None:
        if uuid == self._uuid:
            self._list(reach)
            self.changed.emit()

    @Slot(object)
    def _on_finished(self, why: Text) -> None:
        self._goes = False
        self._trouble = why
        if not why:
            self._close()
        elif self._session is not None:
            # The files may not be any more what the dialog shows.
            self._list(None)
            self.changed.emit()
            self._session.rewinder.preview(self._uuid)

    def _list(self, reach: "RewindPreview | None") -> None:
        """Show the files of this preview. The files that only Claude has changed are ticked."""
        self._reach = reach
        foreign = reach.foreign if reach is not None else frozenset()
        changes = reach.changes if reach is not None and not reach.files_why else ()
        self._changes = sorted(changes, key=lambda change: change.path in foreign)
        paths = {change.path for change in changes}
        self._ticked, self._others = paths - foreign, paths & foreign
        self._restores = bool(self._ticked)
        self._has_ticked = False
        self.listed.emit()

    def _close(self) -> None:
        self._uuid = self._words = ""
        self._trouble = ""
        self._goes = False
        self._list(None)
        self.changed.emit()
