"""The profiles in the settings: a row for each, and the form of the edited profile."""

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.panels.usage_view import limit_words
from claude_desk.ui.profiles.account_view import AccountView
from claude_desk.ui.profiles.profile_editor import ProfileEditor
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class ProfileRow(NamedTuple):
    """A profile in the list. `id` and `name` are "" for the default profile.

    `sessions` is the number of sessions on disk that are counted so far; `tokens` and `cost` are their sums.
    `limits` come from the open sessions.
    """

    id: str
    name: str
    color: str
    folder: str
    sessions: int = 0
    tokens: int = 0
    cost: float | None = None
    limits: "tuple[AccountLimit, ...]" = ()


class ProfileRole(IntEnum):
    NAME = USER_ROLE + 1
    COLOR = auto()
    FOLDER = auto()
    USAGE = auto()
    EDITABLE = auto()  # False for the default profile only


def usage_words(row: ProfileRow) -> str:
    """Return `128 sessions · 3.4M tokens · $12.30 · 5-hour limit: 80% used`, without unknown parts."""
    said = []
    if row.sessions:
        said.append(translate("ProfilesView", "%Ln sessions", n=row.sessions, one="%Ln session"))
    if row.tokens:
        said.append(translate("ProfilesView", "{count} tokens", count=locale_format.short_count(row.tokens)))
    if row.cost:
        said.append(locale_format.cost(row.cost))
    return " · ".join([*said, *map(limit_words, row.limits)])


@QmlElement
class ProfileListModel(QAbstractListModel):
    """The profiles, the default profile first. `counted`: whether sessions of any profile are counted."""

    countedChanged = Signal()
    editWanted = Signal(str)
    deleteWanted = Signal(str)
    signInWanted = Signal(str)
    signOutWanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ProfileRow] = []

    def show(self, rows: Sequence[ProfileRow]) -> None:
        if [row.id for row in rows] == [row.id for row in self._rows]:
            self._rows = list(rows)  # without a reset, so that the row keeps the keyboard focus
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1), list(ProfileRole))
        else:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
        self.countedChanged.emit()

    @Slot(int)
    def edit(self, row: int) -> None:
        if 0 <= row < len(self._rows):
            self.editWanted.emit(self._rows[row].id)

    @Slot(int)
    def remove(self, row: int) -> None:
        """Ask to delete the profile. The user must confirm this."""
        if 0 <= row < len(self._rows):
            self.deleteWanted.emit(self._rows[row].id)

    @Slot(int)
    def signIn(self, row: int) -> None:
        if 0 <= row < len(self._rows):
            self.signInWanted.emit(self._rows[row].id)

    @Slot()
    def signInDefault(self) -> None:
        """Sign in to the account of the default profile."""
        self.signInWanted.emit("")

    @Slot(int)
    def signOut(self, row: int) -> None:
        """Ask to sign out. The user must confirm this."""
        if 0 <= row < len(self._rows):
            self.signOutWanted.emit(self._rows[row].id)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ProfileRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case ProfileRole.NAME:
                return row.name or translate("ProfilesView", "Default")
            case ProfileRole.COLOR:
                return row.color
            case ProfileRole.FOLDER:
                return safe_names.path(row.folder)
            case ProfileRole.USAGE:
                return usage_words(row)
            case ProfileRole.EDITABLE:
                return row.id != ""
        return None

    @Property(bool, notify=countedChanged)
    def counted(self) -> bool:
        return any(row.sessions for row in self._rows)


@QmlElement
class ProfilesView(QObject):
    newWanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = ProfileListModel(self)
        self.form = ProfileEditor(self)
        self.account_view = AccountView(self)

    @Slot()
    def begin(self) -> None:
        """Ask to open the form for a new profile."""
        self.newWanted.emit()

    account = constant(AccountView, "account_view")
    list = constant(ProfileListModel, "rows")
    editor = constant(ProfileEditor, "form")
