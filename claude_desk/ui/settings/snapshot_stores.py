"""The snapshots of folders. On the settings page, the user sees them, turns them off and deletes them."""

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.snapshots.records import FolderStore

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class SnapshotStoreRole(IntEnum):
    FOLDER = USER_ROLE + 1
    HELD = auto()
    KEPT = auto()
    TAKES = auto()


def held_words(store: "FolderStore") -> str:
    """Return `12 snapshots, 34.0 MB, the last on 3 May 2026`."""
    if not store.snapshots:
        return translate("SnapshotStores", "No snapshots")
    count = translate("SnapshotStores", "%Ln snapshots", n=store.snapshots, one="%Ln snapshot")
    return translate(
        "SnapshotStores",
        "{snapshots}, {size}, the last on {day}",
        snapshots=count,
        size=locale_format.size(store.bytes),
        day=locale_format.day(store.newest),
    )


@QmlElement
class SnapshotStoresModel(QAbstractListModel):
    """A row for each folder: words about its snapshots, whether they use space, and whether they are on."""

    deleteWanted = Signal(str)
    switchWanted = Signal(str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stores: tuple[FolderStore, ...] = ()

    def show(self, stores: "tuple[FolderStore, ...]") -> None:
        if [store.folder for store in stores] == [store.folder for store in self._stores]:
            self._stores = stores  # without a reset, so that the row keeps the keyboard focus
            if stores:
                self.dataChanged.emit(self.index(0), self.index(len(stores) - 1), list(SnapshotStoreRole))
            return
        self.beginResetModel()
        self._stores = stores
        self.endResetModel()

    @Slot(int)
    def remove(self, row: int) -> None:
        """Ask to delete all snapshots of the folder."""
        if 0 <= row < len(self._stores):
            self.deleteWanted.emit(self._stores[row].folder)

    @Slot(int, bool)
    def turn(self, row: int, on: bool) -> None:
        """Ask to turn snapshots of the folder on or off."""
        if 0 <= row < len(self._stores):
            self.switchWanted.emit(self._stores[row].folder, on)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._stores)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(SnapshotStoreRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._stores):
            return None
        store = self._stores[index.row()]
        match role:
            case SnapshotStoreRole.FOLDER:
                return safe_names.path(store.folder)
            case SnapshotStoreRole.HELD:
                return held_words(store)
            case SnapshotStoreRole.KEPT:
                return store.bytes > 0
            case SnapshotStoreRole.TAKES:
                return store.on
        return None
