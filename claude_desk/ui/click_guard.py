"""Guards controls against unintended presses, such as a press on a control that has just moved."""

import shiboken6
from PySide6.QtCore import QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem

from claude_desk.ui import press_watch
from claude_desk.ui.press_watch import PressRefusal, PressWatch
from claude_desk.ui.qt_types import Property

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("App.clickGuard gives one")
class ClickGuard(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """Decides whether a press on its parent counts. The parent is a control that answers a question.

    The guard watches the parent's place in the window. When the parent is moved, resized, hidden or shown
    again, the guard restarts. The window's `PressWatch` records the presses in the window.

    The user can only mean a control that is drawn. So the guard measures the time from the first frame after
    a restart. A click does not count if the user made it while the control was not drawn yet.

    QML must not create guards. PySide 6.11 never releases a Python object that QML created, not even after
    the item is gone. Each permission request has about ten guards, so they would pile up. A guard keeps no
    reference to an item, because QML deletes items without Python's knowledge.
    """

    waitsChanged = Signal()
    settledChanged = Signal()
    # The guard restarted. A press that has begun was meant for what was in this place before.
    restarted = Signal()
    # A press did not count. The argument says why (`PressRefusal`).
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = QRectF()
        self._since: float | None = None
        self._settled = False
        self._watching: PressWatch | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._update)

    @Slot()
    def watch(self) -> None:
        """Begin to watch. Call this after the parent and all items above it are in place."""
        item: QObject | None = self.parent()
        if not isinstance(item, QQuickItem):
            raise TypeError("only an item has a place")
        item.visibleChanged.connect(self.restart)
        while isinstance(item, QQuickItem):
            for signal in (item.xChanged, item.yChanged, item.widthChanged, item.heightChanged):
                signal.connect(self._on_moved)
            item = item.parentItem()
        self._on_moved()

    @Slot(QWindow)
    def enter(self, window: QWindow | None) -> None:
        """Note the item's window.

        QML passes the window, because the object from `QQuickItem.window` dies with the item.
        """
        self._watching = press_watch.watch_of(window) if window is not None else None
        if self._watching is not None:
            self._watching.changed.connect(self._update)
        self.restart()

    @Slot()
    def restart(self) -> None:
        """Measure the time again from the next frame, because the parent has changed its place."""
        self._since = None
        if (watch := self._watch()) is not None:
            watch.forget_takers()
        self.restarted.emit()
        self.waitsChanged.emit()
        self._update()

    @Slot(result=bool)
    def isArmed(self) -> bool:
        """Return whether the parent has been in place, and its window in front, for long enough."""
        watch = self._watch()
        return watch is not None and self._stood(press_watch.now()) and press_watch.now() >= watch.ready_at()

    @Slot(result=bool)
    def takes(self) -> bool:
        """Return whether the current press counts. If it does not, emit `refused` with the reason.

        Without a watched window, return False and emit nothing.
        """
        watch = self._watch()
        if watch is None:
            return False
        press = watch.press
        why = watch.refusal(self)
        if not self._stood(press.at if press is not None else press_watch.now()):
            why = PressRefusal.NEW
        if not why:
            watch.take(self)
            return True
        self.refuse(str(why))
        return False

    @Slot(str)
    def refuse(self, why: str) -> None:
        """Refuse the current press. A press soon after it does not count either."""
        if (watch := self._watch()) is not None:
            watch.refuse()
        self.refused.emit(why)

    @Slot()
    def frame(self) -> None:
        """Note that a frame is drawn, with the parent in its place."""
        if self._since is None:
            self._since = press_watch.now()
            self.waitsChanged.emit()
            self._update()

    def _watch(self) -> PressWatch | None:
        watch = self._watching
        return watch if watch is not None and shiboken6.isValid(watch) else None

    def _stood(self, at: float) -> bool:
        """Return whether the parent is in place, and had been in place long enough at the time `at`."""
        self._on_moved()
        item = self.parent()
        if self._since is None or not isinstance(item, QQuickItem) or not item.isVisible():
            return False
        return at - self._since >= press_watch.needed()

    @Slot()
    def _on_moved(self) -> None:
        item = self.parent()
        if not isinstance(item, QQuickItem):
            return
        place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        if place != self._place:
            self._place = place
            self.restart()

    @Slot()
    def _update(self) -> None:
        """Update `settled`, and set the timer for its next change."""
        watch = self._watch()
        ready = None
        if watch is not None and self._since is not None:
            ready = max(self._since + press_watch.needed(), watch.ready_at())
        now = press_watch.now()
        settled = ready is not None and ready <= now
        if ready is None or settled or ready == float("inf"):
            self._timer.stop()
        else:
            self._timer.start(int(ready - now) + 1)
        if settled != self._settled:
            self._settled = settled
            self.settledChanged.emit()

    # Whether QML must call `frame()` at the next frame. QML listens to frames, because a connection from
    # Python would keep the window alive.
    @Property(bool, notify=waitsChanged)
    def waits(self) -> bool:
        return self._since is None

    # Whether a press can count now.
    @Property(bool, notify=settledChanged)
    def settled(self) -> bool:
        return self._settled
