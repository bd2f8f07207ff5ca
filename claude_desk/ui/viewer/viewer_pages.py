"""The pages of a long text for QML."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index

if TYPE_CHECKING:
    from claude_desk.ui.viewer.text_pages import ViewerContent

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SHOWN = USER_ROLE + 1
# So many characters are looked through at once, in a few milliseconds.
_AT_ONCE = 250_000


@QmlElement
class ViewerPageModel(QAbstractListModel):
    """A row for each page: `shown` is a list of one text, or of the old and the new one (`Pane.map`)."""

    completed = Signal()  # all pages are known

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pages: ViewerContent | None = None
        self._count = 0
        self._more = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_step_due)

    def _is_complete(self) -> bool:
        return not self._more

    complete = Property(bool, _is_complete, notify=completed)

    def show(self, pages: "ViewerContent | None") -> None:
        """Show other pages; the first ones at once, the others soon."""
        self.beginResetModel()
        self._timer.stop()
        self.pages = pages
        self._more = pages.find_more(_AT_ONCE) if pages is not None else False
        self._count = pages.count if pages is not None else 0
        self.endResetModel()
        if self._more:
            self._timer.start()
        else:
            self.completed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else self._count

    def roleNames(self) -> dict[int, QByteArray]:
        return {_SHOWN: QByteArray(b"shown")}

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if self.pages is None or role != _SHOWN or not 0 <= index.row() < self._count:
            return None
        return [pane.map() for pane in self.pages.panes(index.row())]

    @Slot()
    def _on_step_due(self) -> None:
        assert self.pages is not None
        self._more = self.pages.find_more(_AT_ONCE)
        if self.pages.count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, self.pages.count - 1)
            self._count = self.pages.count
            self.endInsertRows()
        if not self._more:
            self._timer.stop()
            self.completed.emit()
