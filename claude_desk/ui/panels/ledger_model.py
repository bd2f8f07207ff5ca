"""The lines of the ledger that are shown."""

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text as markup
from claude_desk.ui.panels import permission_log_text as words
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

if TYPE_CHECKING:
    from claude_desk.session.permissions.permission_log import PermissionLogEntry

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Characters of an input in one text item; `Show all` opens the rest.
_LONGEST = 4_000


class PermissionLogRole(IntEnum):
    NUMBER = USER_ROLE + 1
    TOOL = auto()
    TITLE = auto()
    DECISION = auto()
    TONE = auto()
    WHEN = auto()
    OPEN = auto()
    # Only of those that are open:
    INPUT = auto()
    LONG = auto()  # whether there is more of the input
    SAID = auto()  # who asked, and the person's words
    ADDED = auto()  # list of {words, state, back, waiting}


@QmlElement
class PermissionLogModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[PermissionLogEntry] = []
        self._open: set[int] = set()

    def show(self, lines: "list[PermissionLogEntry]") -> None:
        """Take these lines. What is open stays so; rows that stay keep their place."""
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
        """Another ledger comes: the numbers stand for other lines."""
        self._open.clear()
        self.show([])

    def fold(self, number: int, folded: bool) -> None:
        (self._open.discard if folded else self._open.add)(number)
        for row, line in enumerate(self.lines):
            if line.number == number:
                self.dataChanged.emit(self.index(row), self.index(row))

    def line(self, number: int) -> "PermissionLogEntry | None":
        return next((line for line in self.lines if line.number == number), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
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
                return markup.flat(markup.visible(line.tool), 80)
            case PermissionLogRole.TITLE:
                return words.title(line)
            case PermissionLogRole.DECISION:
                return words.decision(line)[0]
            case PermissionLogRole.TONE:
                return words.decision(line)[1]
            case PermissionLogRole.WHEN:
                return words.when(line)
            case PermissionLogRole.OPEN:
                return is_open
            case PermissionLogRole.INPUT:
                return words.input_text(line)[:_LONGEST] if is_open else ""
            case PermissionLogRole.LONG:
                return is_open and len(words.input_text(line)) > _LONGEST
            case PermissionLogRole.SAID:
                return _said(line) if is_open else ""
            case PermissionLogRole.ADDED:
                return [_added(each) for each in line.added] if is_open else []
        return None

    def _is_end(self, lines: "list[PermissionLogEntry]") -> bool:
        """Whether the lines there are end the new ones."""
        had = [line.number for line in self.lines]
        return len(lines) > len(had) and [line.number for line in lines[-len(had) :]] == had

    def _count(self) -> int:
        return len(self.lines)

    count = Property(int, _count, notify=countChanged)


def _said(line: "PermissionLogEntry") -> str:
    asked = f"Asked by {markup.flat(markup.visible(line.asker), 200)}" if line.asker else ""
    said = markup.readable(line.words[:_LONGEST])
    return "\n".join(filter(None, [asked, f"“{said}”" if said.strip() else ""]))


def _added(each: Any) -> dict[str, Any]:
    return {
        "words": markup.flat(words.added(each.update), 1_000),
        "state": words.state(each),
        "back": each.can_go,
        "waiting": each.state == "waiting",
    }
