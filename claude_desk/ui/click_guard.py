"""For how long something has stood where it is: what moves under the hand was not meant by it."""

import time

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# How long a button must have stood to be meant by a click or a key, milliseconds.
NEEDED = 350


@QmlElement
@QmlUncreatable("App.stand gives one")
class ClickGuard(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """Watches the place of its parent in the window. Moved, resized, hidden or shown again, it begins anew.

    QML makes none of its own: Python never lets go of what QML makes of its classes, even when the item is
    gone (6.11), and each request to allow something has some ten of them.

    Only what was drawn can be meant: the time runs from the first frame after the move, so that a click made
    while the window was busy, before anything was to be seen, does not count.
    It keeps no reference to an item: those of QML come and go without Python being told.
    """

    # It begins anew.
    moved = Signal()
    # It is on the screen where it stands now.
    drawn = Signal()
    waitsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = QRectF()
        self._since: float | None = None

    @Slot()
    def watch(self) -> None:
        """Begin, when the parent and all items above it are in place."""
        item: QObject | None = self.parent()
        if not isinstance(item, QQuickItem):
            raise TypeError("only an item has a place")
        item.visibleChanged.connect(self.restart)
        while isinstance(item, QQuickItem):
            for signal in (item.xChanged, item.yChanged, item.widthChanged, item.heightChanged):
                signal.connect(self._on_moved)
            item = item.parentItem()
        self._on_moved()

    @Slot()
    def restart(self) -> None:
        """Begin anew: what stands here is another thing now."""
        self._since = None
        self.moved.emit()
        self.waitsChanged.emit()

    @Slot(result=bool)
    def isArmed(self) -> bool:
        """Whether it is to be seen and has stood long enough."""
        self._on_moved()
        item = self.parent()
        if self._since is None or not isinstance(item, QQuickItem) or not item.isVisible():
            return False
        return (time.monotonic() - self._since) * 1000 >= NEEDED

    @Slot()
    def frame(self) -> None:
        """The window is being drawn, with everything in its place."""
        if self._since is None:
            self._since = time.monotonic()
            self.waitsChanged.emit()
            self.drawn.emit()

    @Slot()
    def _on_moved(self) -> None:
        item = self.parent()
        if not isinstance(item, QQuickItem):
            return
        place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        if place != self._place:
            self._place = place
            self.restart()

    def _needed(self) -> int:
        return NEEDED

    def _waits(self) -> bool:
        return self._since is None

    # Whether the next frame is to be told by `frame()`: QML hears of frames, Python would keep the window.
    waits = Property(bool, _waits, notify=waitsChanged)
    needed = Property(int, _needed, constant=True)
