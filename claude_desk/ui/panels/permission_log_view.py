"""The permission log for QML. A thread reads it. The user can search it, save it and revoke additions."""

from collections.abc import Callable
from enum import IntEnum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.ui import safe_text
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_saver import FileSaver
from claude_desk.ui.panels import permission_log_text
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.transcript.tool_names import tool_words
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.permissions.permission_log import PermissionLogEntry


# -------------------------------------------------------------------------------------------------
# The visible lines of the permission log.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# A row shows at most this many characters of an input. `Show all` opens the complete input.
_LONGEST = 4_000


class PermissionLogRole(IntEnum):
    NUMBER = USER_ROLE + 1
    TOOL = auto()
    TITLE = auto()
    DECISION = auto()
    TONE = auto()
    WHEN = auto()
    OPEN = auto()
    # Roles that are filled only for open lines:
    INPUT = auto()
    LONG = auto()  # whether INPUT has only the beginning of the input
    SAID = auto()  # who asked, and the user's words
    ADDED = auto()  # list of {words, state, back, waiting}


@QmlElement
class PermissionLogModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[PermissionLogEntry] = []
        self._open: set[int] = set()

    def show(self, lines: "list[PermissionLogEntry]") -> None:
        """Show these lines. Open lines stay open. If all new lines are at the top, keep the other rows."""
        if [line.number for line in lines] == [line.number for line in self.lines]:
            self.lines = lines
            if lines:
                self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
        elif self.lines and lines[-len(self.lines) :] and self._is_end(lines):
            new = len(lines) - len(self.lines)
            self.beginInsertRows(QModelIndex(), 0, new - 1)
            self.lines = lines
            self.endInsertRows()
            self.dataChanged.emit(self.index(new), self.index(len(lines) - 1))
        else:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
        self.countChanged.emit()

    def forget(self) -> None:
        """Clear the list, because the numbers of lines have another meaning in another permission log."""
        self._open.clear()
        self.show([])

    def fold(self, number: int, folded: bool) -> None:
        (self._open.discard if folded else self._open.add)(number)
        for row, line in enumerate(self.lines):
            if line.number == number:
                self.dataChanged.emit(self.index(row), self.index(row))

    def line(self, number: int) -> "PermissionLogEntry | None":
        return next((line for line in self.lines if line.number == number), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.lines)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(PermissionLogRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        is_open = line.number in self._open
        match role:
            case PermissionLogRole.NUMBER:
                return line.number
            case PermissionLogRole.TOOL:
                return tool_words(safe_text.flat(safe_text.visible(line.tool), 80))
            case PermissionLogRole.TITLE:
                return permission_log_text.title(line)
            case PermissionLogRole.DECISION:
                return permission_log_text.decision(line)[0]
            case PermissionLogRole.TONE:
                return permission_log_text.decision(line)[1]
            case PermissionLogRole.WHEN:
                return permission_log_text.when(line)
            case PermissionLogRole.OPEN:
                return is_open
            case PermissionLogRole.INPUT:
                return permission_log_text.input_text(line)[:_LONGEST] if is_open else ""
            case PermissionLogRole.LONG:
                return is_open and len(permission_log_text.input_text(line)) > _LONGEST
            case PermissionLogRole.SAID:
                return _said(line) if is_open else ""
            case PermissionLogRole.ADDED:
                return [_added(each) for each in line.added] if is_open else []
        return None

    def _is_end(self, lines: "list[PermissionLogEntry]") -> bool:
        """Return whether the new lines end with the current lines."""
        had = [line.number for line in self.lines]
        return len(lines) > len(had) and [line.number for line in lines[-len(had) :]] == had

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self.lines)


def _said(line: "PermissionLogEntry") -> str:
    asked = permission_log_text.asker(line.asker) if line.asker else ""
    said = safe_text.readable(line.words[:_LONGEST])
    return "\n".join(filter(None, [asked, f"“{said}”" if said.strip() else ""]))


def _added(each: Any) -> dict[str, Any]:
    return {
        "words": safe_text.flat(permission_log_text.added(each.update), 1_000),
        "state": permission_log_text.state(each),
        "back": each.can_go,
        "waiting": each.state == "waiting",
    }


@QmlElement
class PermissionLogView(QObject):
    """The permission log. The view reads it when the user opens it, and at each change while it is open."""

    changed = Signal()
    # FullContent: the complete input of a line.
    fullContentWanted = Signal(object)
    # Emitted in the thread. The first argument is a list of (line, text for the search), or the words of an
    # error. Then follow whether older lines are missing, and the path of the file.
    _read = Signal(object, bool, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._model = PermissionLogModel(self)
        self._lines: list[tuple[PermissionLogEntry, str]] = []
        self._needle = ""
        self._note: Callable[[], str] | None = None  # returns the note in the language of the window
        self._open = False
        self._reading = self._again = False
        self._reader = WorkerPool("permission-log")
        self._saving = FileSaver(self)
        self._saving.done.connect(self._on_saved)
        self._read.connect(self._on_read)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.permission_recorder.changed, self._follow)
        self._show([])
        self._follow()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._model.forget()
        self._show([])

    def close(self) -> None:
        """Stop writing a file and end the reading thread, because the window is gone."""
        self._saving.stop()
        self._reader.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setOpen(self, is_open: bool) -> None:
        """Set whether the log is shown."""
        self._open = is_open
        self._follow()

    @Slot(str)
    def search(self, text: str) -> None:
        """Show only the lines that contain all of these words."""
        self._needle = text.strip().lower()
        self._filter()

    @Slot(int, bool)
    def fold(self, number: int, folded: bool) -> None:
        self._model.fold(number, folded)

    @Slot(int)
    def showAll(self, number: int) -> None:
        from claude_desk.transcript.tools.card import ListingPart
        from claude_desk.ui.viewer.full_content import FullContent

        if (line := self._model.line(number)) is not None:
            listing = ListingPart(permission_log_text.input_text(line), language="json", first=1)
            title = translate("PermissionLogView", "Input of {tool}", tool=tool_words(line.tool))
            self.fullContentWanted.emit(FullContent(title, listing, "input.json"))

    @Slot(int, int)
    def revoke(self, number: int, at: int) -> None:
        """Revoke an addition of a decision: rules, folders or a mode.

        The revocation takes effect with the next answer that allows a call.
        """
        self._change(number, at, lambda session, update: session.permission_recorder.revoke(update))

    @Slot(int, int)
    def cancelRevocation(self, number: int, at: int) -> None:
        """Cancel the revocation, so that the addition stays."""
        self._change(
            number, at, lambda session, update: session.permission_recorder.cancel_revocation(update)
        )

    @Slot(str, result=str)
    def suggest(self, form: str) -> str:
        name = translate("PermissionLogView", "Permission history")
        return f"{name}.{form}"

    @Slot(str, QUrl)
    def save(self, form: str, place: QUrl) -> None:
        """Write the visible lines to a file, in the form "jsonl" or "md"."""
        title = self._session.info.title if self._session is not None else ""
        lines = list(self._model.lines)
        pieces = (
            permission_log_text.markdown(lines, title)
            if form == "md"
            else permission_log_text.json_lines(lines)
        )
        self._saving.start(Path(path_of(place)), pieces)

    def retranslate(self) -> None:
        """Read the log again, because the text for the search is in the language of the window."""
        self._follow()

    # --- properties ----------------------------------------------------------------------------

    model = constant(PermissionLogModel, "_model")

    @Property(str, notify=changed)  # shown with the lines or instead of them
    def note(self) -> str:
        if self._note is not None:
            return self._note()
        if self._lines and not self._model.lines:
            return translate("PermissionLogView", "No results")
        return "" if self._lines else translate("PermissionLogView", "No decisions in this session yet")

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Read the journal in the thread if the log is open. Never read twice at the same time."""
        path = self._session.permission_recorder.path if self._session is not None else None
        if not self._open or path is None:
            return
        if self._reading:
            self._again = True
            return
        self._reading = True
        self._reader.submit(self._work, path)

    def _work(self, path: Path) -> None:
        """Read the journal. This runs in the thread."""
        from claude_desk.session.permissions.permission_log import read_permission_log

        try:
            log = read_permission_log(path)
        except OSError as error:
            self._read.emit(str(error.strerror or error), False, path)
        else:
            lines = [(line, permission_log_text.haystack(line)) for line in log.lines]
            self._read.emit(lines, log.cut, path)

    @Slot(object, bool, object)
    def _on_read(self, found: "list[tuple[PermissionLogEntry, str]] | str", cut: bool, path: Path) -> None:
        self._reading = False
        now = self._session.permission_recorder.path if self._session is not None else None
        if path == now and isinstance(found, str):
            self._note = lambda: translate("PermissionLogView", "Cannot read it: {reason}", reason=found)
            self.changed.emit()
        elif path == now and not isinstance(found, str):
            self._note = _newest_only if cut else None
            self._show(found)
        if self._again or path != now:
            self._again = False
            self._follow()

    def _show(self, lines: "list[tuple[PermissionLogEntry, str]]") -> None:
        self._lines = lines
        self._filter()

    def _filter(self) -> None:
        parts = self._needle.split()
        self._model.show([line for line, text in self._lines if all(part in text for part in parts)])
        self.changed.emit()

    def _change(self, number: int, at: int, act: Callable[["Session", Any], None]) -> None:
        line = self._model.line(number)
        if self._session is not None and line is not None and 0 <= at < len(line.added):
            act(self._session, line.added[at].update)

    @Slot(object, str)
    def _on_saved(self, path: Path, problem: str) -> None:
        if problem:
            self._note = lambda: translate("PermissionLogView", "Could not save: {problem}", problem=problem)
        else:
            self._note = lambda: translate("PermissionLogView", "Saved {file}", file=path.name)
        self.changed.emit()


def _newest_only() -> str:
    return translate("PermissionLogView", "Showing the newest decisions only")
