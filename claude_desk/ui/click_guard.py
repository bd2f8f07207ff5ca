"""For how long something has stood where it is: what moves under the hand was not meant by it."""

import shiboken6
from PySide6.QtCore import Property, QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem

from claude_desk.ui import press_watch
from claude_desk.ui.press_watch import PressRefusal, PressWatch

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("App.clickGuard gives one")
class ClickGuard(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """Says whether a press is meant for its parent, which decides something.

    It watches the parent's place in the window. Moved, resized, hidden or shown again, it begins anew. Of the
    presses that its window is told of, the window's `PressWatch` knows.

    QML makes none of its own: Python never lets go of what QML makes of its classes, even when the item is
    gone (6.11), and each request to allow something has some ten of them.

    Only what was drawn can be meant: the time runs from the first frame after the move, so that a click made
    while the window was busy, before anything was to be seen, does not count.
    It keeps no reference to an item: those of QML come and go without Python being told.
    """

    waitsChanged = Signal()
    settledChanged = Signal()
    # It begins anew: a press that is under way was for what stood here before.
    restarted = Signal()
    # A press came that does not count; why, as `PressRefusal` has it.
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = QRectF()
        self._since: float | None = None
        self._settled = False
        self._watching: PressWatch | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)

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

    @Slot(QWindow)
    def enter(self, window: QWindow | None) -> None:
        """It is in this window now. QML says so: what `QQuickItem.window` gives does not outlive the item."""
        self._watching = press_watch.watch_of(window) if window is not None else None
        if self._watching is not None:
            self._watching.changed.connect(self._look)
        self.restart()

    @Slot()
    def restart(self) -> None:
        """Begin anew: what stands here is another thing now."""
        self._since = None
        if (watch := self._watch()) is not None:
            watch.forget_takers()
        self.restarted.emit()
        self.waitsChanged.emit()
        self._look()

    @Slot(result=bool)
    def isArmed(self) -> bool:
        """Whether it is to be seen, in a window in front, and both for long enough."""
        watch = self._watch()
        return watch is not None and self._stood(press_watch.now()) and press_watch.now() >= watch.ready_at()

    @Slot(result=bool)
    def takes(self) -> bool:
        """Whether the press that is just being told of counts. If not, `refused` says why."""
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
        """The press that is just being told of does not count: what follows it at once does not either."""
        if (watch := self._watch()) is not None:
            watch.refuse()
        self.refused.emit(why)

    @Slot()
    def frame(self) -> None:
        """The window is being drawn, with everything in its place."""
        if self._since is None:
            self._since = press_watch.now()
            self.waitsChanged.emit()
            self._look()

    def _watch(self) -> PressWatch | None:
        watch = self._watching
        return watch if watch is not None and shiboken6.isValid(watch) else None

    def _stood(self, at: float) -> bool:
        """Whether it had stood for long enough then, and is there still."""
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
    def _look(self) -> None:
        """See whether it is settled, and when to look again."""
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

    def _waits(self) -> bool:
        return self._since is None

    def _is_settled(self) -> bool:
        return self._settled

    # Whether the next frame is to be told by `frame()`: QML hears of frames, Python would keep the window.
    waits = Property(bool, _waits, notify=waitsChanged)
    # Whether a press can count now.
    settled = Property(bool, _is_settled, notify=settledChanged)
