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

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_WORDS = 160  # number of characters that are shown of the message
_NAMED = 8  # number of files that are named


@QmlElement
class RewindView(QObject):
    """Asks the user before a rewind.

    `asking`: whether the question is shown. `previewing`: whether the preview is not ready yet. `goes`:
    whether the rewind runs, after the user confirmed it. `editing`: whether the user wants to edit and
    resend the message.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._uuid = ""
        self._words = ""
        self._reach: RewindPreview | None = None
        self._goes = self._includes_other_files = self._editing = False
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
        self._includes_other_files, self._editing, self._part = False, editing, ""
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
        self._session.rewinder.begin(
            self._uuid, conversation=conversation, files=files, foreign=self._includes_other_files
        )

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

    @Slot(bool)
    def includeOtherFiles(self, included: bool) -> None:
        """Set whether the rewind also restores files that the user or another program has changed."""
        self._includes_other_files = included
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
        return bool(self._part) or self._includes_other_files

    @Property(bool, notify=changed)
    def takesConversation(self) -> bool:
        """Whether the conversation can be rewound now."""
        return self._reach is not None and not self._goes and not self._reach.conversation_why

    @Property(bool, notify=changed)
    def takesFiles(self) -> bool:
        """Whether files can be restored now."""
        known = self._reach is not None and not self._goes and not self._reach.files_why
        return known and self.fileCount > 0

    @Property(str, notify=changed)
    def part(self) -> str:
        """Return what is chosen; "" if nothing can be rewound.

        If the user's choice is not possible, choose as much as possible. Without a snapshot, files cannot be
        brought back, so only the user chooses them together with the conversation.
        """
        files, conversation = self.takesFiles, self.takesConversation
        possible = {"both": files and conversation, "conversation": conversation, "files": files}
        usual = ("both", "conversation", "files") if self.fromSnapshot else ("conversation", "files")
        return next((part for part in (self._part, *usual) if possible.get(part)), "")

    @Property(QVariantList, notify=changed)
    def rows(self) -> list[dict[str, str]]:
        """Return the first files that the rewind would write, and then the first that it leaves out."""
        reach = self._reach
        if reach is None or reach.files_why:
            return []
        if not reach.changes:
            return [{"letter": "", "name": name, "words": "", "tone": ""} for name in reach.files[:_NAMED]]
        left = frozenset() if self._includes_other_files else frozenset(reach.foreign)
        # Not needed for the first frame.
        from claude_desk.session.snapshots.change_undo import change_name
        from claude_desk.ui.changes import change_words

        taken = [change for change in reach.changes if change_name(change) not in left]
        kept = [change for change in reach.changes if change_name(change) in left]
        return change_words.undo_rows(taken[:_NAMED]) + change_words.left_rows(kept[:_NAMED])

    @Property(int, notify=changed)
    def moreFiles(self) -> int:
        return max(0, self.fileCount - _NAMED)

    @Property(int, notify=changed)
    def fileCount(self) -> int:
        other_count = len(self._reach.foreign) if self._reach and self._includes_other_files else 0
        return len(self._reach.files) + other_count if self._reach else 0

    @Property(bool, notify=changed)  # whether a snapshot restores the files
    def fromSnapshot(self) -> bool:
        return self._reach is not None and self._reach.from_snapshot

    @Property(int, notify=changed)
    def otherCount(self) -> int:
        return len(self._reach.foreign) if self._reach else 0

    @Property(bool, notify=changed)
    def includesOtherFiles(self) -> bool:
        return self._includes_other_files

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
            self._reach = reach
            self.changed.emit()

    @Slot(object)
    def _on_finished(self, why: Text) -> None:
        self._goes = False
        self._trouble = why
        if why:
            self.changed.emit()
        else:
            self._close()

    def _close(self) -> None:
        self._uuid = self._words = ""
        self._trouble = ""
        self._reach = None
        self._goes = False
        self.changed.emit()
