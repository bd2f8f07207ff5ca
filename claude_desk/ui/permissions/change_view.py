"""The file change that a request asks for, as a card, and notes on where the request's paths lead."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, with_texts
from claude_desk.session.core.worker_threads import start_thread
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, QVariantList
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import CanUseTool
    from claude_desk.transcript.permissions.proposed_change import FileContent, ProposedChange
    from claude_desk.ui.transcript.card_view import CardView
    from claude_desk.workspace.file_snapshot import FileLocation


# -------------------------------------------------------------------------------------------------
# Looking up a request's paths on the disk: where they lead, and how the call would change a file. A thread
# does this.


@dataclass(frozen=True, slots=True)
class FileQuery:
    """The paths of a request to look up on the disk.

    `change`: whether the call changes the file `path`, so that the diff is wanted too. `blocked` is the
    request's `blocked_path`, or "". Relative paths are relative to `folder`.
    """

    tool: str
    input: dict[str, Any]
    path: str
    blocked: str
    folder: str
    change: bool


@dataclass(frozen=True, slots=True)
class FileFindings:
    # phrases with their tone; made in a thread, put into words in the GUI thread
    notes: tuple[tuple[Phrase, str], ...] = ()
    watched: tuple[str, ...] = ()  # paths of the file and its folder, if they exist
    now: "FileContent | None" = None
    proposed: "ProposedChange | None" = None


@dataclass(slots=True)
class _Task:
    wanted: FileQuery
    found: FileFindings = field(default_factory=FileFindings)


class RequestFileReader(QObject):
    """Looks up the paths of one request at a time, in a thread.

    `filesRead` reports the findings for the latest query. If the query asks for a diff, `filesRead` is
    emitted again when the file or its folder changes. Call `close()` at the end.
    """

    filesRead = Signal(object, bool)  # FileFindings; whether the file changed since the last report
    _done = Signal(object)  # _Task

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._before: FileFindings | None = None
        self._again = False
        self._lock = threading.Lock()
        self._closed = False
        self._watcher: QFileSystemWatcher | None = None
        self._done.connect(self._on_done)  # emitted in the worker thread, received in the GUI thread

    def ask(self, wanted: FileQuery | None) -> None:
        """Look up this request's paths. None stops the lookups."""
        self._before = None
        self._unwatch()
        self._start(wanted)

    def renew(self, wanted: FileQuery) -> None:
        """Look up the paths again for another change of the same file."""
        self._start(wanted)

    def close(self) -> None:
        self._unwatch()
        with self._lock:
            self._closed = True
            self._task = None

    def _start(self, wanted: FileQuery | None) -> None:
        self._again = False
        task = self._task = _Task(wanted) if wanted is not None else None
        if task is not None and not self._closed:
            start_thread(partial(self._work, task), "request")

    def _work(self, task: _Task) -> None:
        task.found = read_files(task.wanted)
        with self._lock:
            if not self._closed and shiboken6.isValid(self):
                self._done.emit(task)

    @Slot(object)
    def _on_done(self, task: _Task) -> None:
        if task is not self._task:
            return
        if self._again:
            self._start(task.wanted)
            return
        self._task = _Task(task.wanted, task.found)
        before, self._before = self._before, task.found
        changed = before is not None and before.now != task.found.now
        if task.found.now is not None:
            self._watch(task.found.watched)
        self.filesRead.emit(task.found, changed)

    # --- watching the file ---------------------------------------------------------------------

    def _watch(self, paths: tuple[str, ...]) -> None:
        """Watch the file and its folder, because many programs replace a file instead of writing into it."""
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._on_file_changed)
            self._watcher.directoryChanged.connect(self._on_file_changed)
        known = {*self._watcher.files(), *self._watcher.directories()}
        for path in paths:
            if path not in known:
                self._watcher.addPath(path)

    def _unwatch(self) -> None:
        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.deleteLater()

    @Slot(str)
    def _on_file_changed(self, _path: str) -> None:
        task = self._task
        if task is None or self._watcher is None:
            return
        if task.found.now is None:
            self._again = True  # the file is being read right now: read it again afterwards
        else:
            self._start(task.wanted)


def read_files(wanted: FileQuery) -> FileFindings:
    """Look up the paths of a request on the disk. This may take a while.

    Errors of the disk are not raised.
    """
    from claude_desk.transcript.permissions.proposed_change import proposed
    from claude_desk.workspace.file_snapshot import location_of, read_now

    place = location_of(wanted.path, wanted.folder) if wanted.path else None
    notes = list(_of_place(place)) if place is not None else []
    if wanted.blocked:
        blocked = location_of(wanted.blocked, wanted.folder)
        if place is None or blocked.real != place.real:
            notes += _of_blocked(blocked)
    if place is None or not wanted.change:
        return FileFindings(tuple(notes))
    now = read_now(place.real)
    made = proposed(wanted.tool, wanted.input, now)
    notes += [(note.text, note.tone) for note in made.remarks]
    paths = (place.real, str(PurePath(place.real).parent))
    return FileFindings(tuple(notes), tuple(filter(_is_there, paths)), now, made)


def _is_there(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _of_place(place: "FileLocation") -> Iterable[tuple[Phrase, str]]:
    if place.linked and place.outside:
        yield Phrase("request_path.linked_outside", path=safe_names.path_named(place.real)), "bad"
    elif place.linked:
        yield Phrase("request_path.linked", path=safe_names.path_named(place.real)), ""
    elif place.outside:
        yield Phrase("request_path.outside", path=safe_names.path_named(place.real)), "warn"


def _of_blocked(place: "FileLocation") -> Iterable[tuple[Phrase, str]]:
    if place.outside:
        yield Phrase("request_path.covers_outside", path=safe_names.path_named(place.real)), "warn"
    else:
        yield Phrase("request_path.covers", path=safe_names.path_named(place.path)), ""


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Prefix of the keys under which the colours of a request's card are requested.
_KEY = "request "


@QmlElement
class ChangeView(QObject):
    """Shows the file change of one request at a time. `renewed` reports new findings from the disk."""

    changed = Signal()
    renewed = Signal()  # the findings changed, so the user would now answer another question
    cardMade = Signal(str, object)  # the key and the CardView that is painted under that key
    fullContentWanted = Signal(object)  # a FullContent to open next to the conversation

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = RequestFileReader(self)
        self._files.filesRead.connect(self._on_files_read)
        self._wanted: FileQuery | None = None
        self._found = FileFindings()
        self._card: CardView | None = None
        self._changed_meanwhile = False
        self._awaited = False
        self._number = 0

    def show(self, request: "CanUseTool | None", path: str, change: bool, folder: str) -> None:
        """Start to look up the paths of a request on the disk. None clears the view."""
        self._wanted = None
        if request is not None and (path or request.blocked_path):
            value = request.input
            blocked = request.blocked_path or ""
            self._wanted = FileQuery(request.tool_name, value, path, blocked, folder, change)
        self._found, self._card, self._changed_meanwhile = FileFindings(), None, False
        self._awaited = self._wanted is not None
        self._files.ask(self._wanted)
        self.changed.emit()

    def renew(self, value: dict[str, Any]) -> None:
        """Show the change again after the user edited the content."""
        wanted = self._wanted
        if wanted is not None and value != wanted.input:
            self._wanted = FileQuery(
                wanted.tool, value, wanted.path, wanted.blocked, wanted.folder, wanted.change
            )
            self._awaited = True
            self._files.renew(self._wanted)
            self.changed.emit()

    def close(self) -> None:
        self._files.close()

    def retranslate(self) -> None:
        if self._card is not None:
            self._card.retranslate()

    @Slot()
    def showAll(self) -> None:
        """Open the whole change, if the card does not show all of it."""
        content = self._card.full_content() if self._card is not None else None
        if content is not None:
            self.fullContentWanted.emit(content)

    @property
    def awaited(self) -> bool:
        """Whether the paths of the request are still being looked up."""
        return self._awaited

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """The notes from the disk about the request, as (words, tone)."""
        notes = tuple((words(with_texts(note, safe_text.visible)), tone) for note, tone in self._found.notes)
        if not self._changed_meanwhile:
            return notes
        return ((translate("ChangeView", "The file changed; this is the current diff"), "warn"), *notes)

    @Slot(object, bool)
    def _on_files_read(self, found: FileFindings, changed: bool) -> None:
        from claude_desk.transcript.tools.card import Card
        from claude_desk.ui.transcript.card_view import CardView

        same = found == self._found
        self._found, awaited, self._awaited = found, self._awaited, False
        self._changed_meanwhile = self._changed_meanwhile or changed
        if same:
            if awaited:
                self.changed.emit()
            return
        made = found.proposed
        if made is not None and self._wanted is not None:
            self._number += 1
            path = self._wanted.path
            self._card = CardView(Card(title=path, name=self._wanted.tool, parts=made.parts))
            self.cardMade.emit(self.key, self._card)
        self.changed.emit()
        self.renewed.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)
    def key(self) -> str:
        return f"{_KEY}{self._number}"

    @Property(QVariantList, notify=changed)  # parts of a card (ui/transcript/card_parts.py)
    def parts(self) -> list[dict[str, Any]]:
        return self._card.maps(False, str, 0) if self._card is not None else []

    @Property(bool, notify=changed)  # whether the card of a change is still being made
    def reading(self) -> bool:
        return self._wanted is not None and self._wanted.change and self._card is None

    @Property(str, notify=changed)  # `+3 −1`
    def summary(self) -> str:
        return words(self._found.proposed.summary) if self._found.proposed is not None else ""

    @Property(str, notify=changed)  # how much the card omits; "" if it shows everything
    def rest(self) -> str:
        return self._card.rest(False) if self._card is not None else ""

    @Property(str, notify=changed)
    def spoken(self) -> str:
        return self._card.spoken(False)[:2_000] if self._card is not None else ""
