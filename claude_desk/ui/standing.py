"""For how long something has stood where it is: what moves under the hand was not meant by it."""

import time

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# How long a button must have stood to be meant by a click or a key, milliseconds (design.md section 4).
NEEDED = 350


@QmlElement
class Standing(QObject):
    """Watches the place of `target` in the window. Moved, resized, hidden or shown again, it begins anew."""

    targetChanged = Signal()
    # It begins anew.
    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._target: QQuickItem | None = None
        self._place = QRectF()
        self._since = time.monotonic()

    @Slot()
    def restart(self) -> None:
        """Begin anew: what stands here is another thing now."""
        self._since = time.monotonic()
        self.moved.emit()

    @Slot(result=bool)
    def stood(self) -> bool:
        """Whether it is to be seen and has stood long enough."""
        self._look()
        visible = self._target is not None and self._target.isVisible()
        return visible and (time.monotonic() - self._since) * 1000 >= NEEDED

    @Slot()
    def _look(self) -> None:
        if self._target is None:
            return
        size = QRectF(0, 0, self._target.width(), self._target.height())
        place = self._target.mapRectToScene(size)
        if place != self._place:
            self._place = place
            self.restart()

    def _set_target(self, target: QQuickItem | None) -> None:
        if target is self._target or target is None:
            return
        self._target = target
        target.visibleChanged.connect(self.restart)
        item: QQuickItem | None = target
        while item is not None:
            for signal in (item.xChanged, item.yChanged, item.widthChanged, item.heightChanged):
                signal.connect(self._look)
            item = item.parentItem()
        self._look()
        self.targetChanged.emit()

    def _get_target(self) -> QQuickItem | None:
        return self._target

    def _needed(self) -> int:
        return NEEDED

    # Set once, when its item and all items above are in place.
    target = Property(QQuickItem, _get_target, _set_target, notify=targetChanged)
    needed = Property(int, _needed, constant=True)
