"""Finds out which presses of keys and buttons were meant for a window, and not for another one."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow

# Milliseconds that a control must have been unchanged before a press counts. A double-click is faster.
NEEDED = 500
# A held key repeats within this time, even with the slowest setting that desktops offer.
_REPEATS = 2000
# Two presses within this distance are at the same place, in Qt's pixels.
_NEAR = 12
# An X11 window manager that inspects a click takes the pointer away for at most this long, and then passes
# the click on at once. Other window systems do not do that.
_GLIMPSE = 100
_AT_ONCE = 30
# An event whose timestamp is older than this uses another clock than ours.
_OLD = 5000
# Shift, Control, Meta, Alt, CapsLock, NumLock, Super, AltGr, as numbers of `Qt.Key`: making all the names of
# `Qt` would take longer than the window may wait.
_MODIFIERS = frozenset((*range(0x01000020, 0x01000026), 0x01000053, 0x01000054, 0x01001103))


def needed() -> float:
    """Return how long a control must have been unchanged: never less than a double-click of this desktop."""
    return max(NEEDED, QGuiApplication.styleHints().mouseDoubleClickInterval() + 100)


def now() -> float:
    """Return the milliseconds of a monotonic clock."""
    return time.monotonic() * 1000


class PressRefusal(StrEnum):
    """Why a press does not count."""

    NONE = ""
    NEW = "new"  # the control has just appeared or moved
    WINDOW = "window"  # the window has just come to the front, or is not in front
    POINTER = "pointer"  # something that covered the window under the pointer has just gone
    AGAIN = "again"  # it follows another press: a double-click, or a series of clicks
    HELD = "held"  # the key may have been held down since before


@dataclass(slots=True)
class Press:
    """A press. `takers`: the guards for which it counted."""

    at: float
    place: QPointF | None = None  # of a pointer or a finger; None for a key
    key: int = 0
    focus: int = 0  # the address of the object that had the keyboard focus
    why: PressRefusal = PressRefusal.NONE
    takers: list[QObject] = field(default_factory=list)


class PressWatch(QObject):
    """Sees all events of a window before the window does. The window owns it."""

    # `ready_at()` changed.
    changed = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._front: float | None = None  # since when the window has been in front
        self._unsaid = False  # whether that was only concluded from a press, without an event
        self._entered = self._left = float("-inf")  # when the pointer entered the window, and left it
        self._glimpsed = float("-inf")  # when it came back so soon that a window manager may have looked
        self._refused = float("-inf")  # when the last press came that did not count
        self._clicked: Press | None = None  # the last press of each kind
        self._typed: Press | None = None
        self._fresh = True  # whether no key came since the window came to the front
        self._delivered: Press | None = None
        self._foretold = 0  # the key of a `ShortcutOverride`: its `KeyPress` follows
        self._lag = float("inf")  # the least lag of events behind our clock, if they use the same clock
        if window.isActive():
            self._front = now()
        self._heard: dict[QEvent.Type, Callable[[QEvent], None]] = {
            QEvent.Type.FocusIn: self._on_front,
            QEvent.Type.FocusOut: self._on_back,
            QEvent.Type.Hide: self._on_back,
            QEvent.Type.Enter: self._on_enter,
            QEvent.Type.Leave: self._on_leave,
            QEvent.Type.Move: self._on_move,
            QEvent.Type.MouseButtonPress: self._on_press,
            QEvent.Type.MouseButtonDblClick: self._on_press,
            QEvent.Type.TabletPress: self._on_press,
            QEvent.Type.TouchBegin: self._on_touch,
            QEvent.Type.ShortcutOverride: self._on_key,
            QEvent.Type.KeyPress: self._on_key,
            QEvent.Type.UpdateRequest: self._on_frame,
        }
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        hear = self._heard.get(event.type())
        if hear is not None:
            hear(event)
        return False

    # --- for the guards ------------------------------------------------------------------------

    def ready_at(self) -> float:
        """Return from when on a press can count; infinite while the window is not in front."""
        if self._front is None:
            return float("inf")
        return max(self._front, self._refused) + needed()

    @property
    def press(self) -> Press | None:
        """The press that is being delivered to the window; None for an action without a key or button."""
        return self._delivered

    def refusal(self, taker: QObject) -> PressRefusal:
        """Return why the press that is being delivered does not count for this control."""
        press = self._delivered
        if press is None:  # assistive technology presses no key and no button
            if QGuiApplication.mouseButtons().value:
                return PressRefusal.AGAIN  # a press that did not pass this filter
            return PressRefusal.NONE if now() >= self.ready_at() else PressRefusal.WINDOW
        if press.why is PressRefusal.AGAIN and taker in press.takers:
            return PressRefusal.NONE  # the second press on the same control, whose first one counted
        return press.why

    def take(self, taker: QObject) -> None:
        """Note that the press counted for this control."""
        if self._delivered is not None:
            self._delivered.takers.append(taker)

    def refuse(self) -> None:
        """Note that the press did not count for its control. A press right after it does not count either."""
        if self._delivered is not None:
            self._refused = self._delivered.at
            self.changed.emit()

    def forget_takers(self) -> None:
        """Forget which controls took the last presses: something moved, so the next is not for them."""
        for press in (self._clicked, self._typed):
            if press is not None:
                press.takers = []

    # --- events of the window ------------------------------------------------------------------

    def _on_front(self, _event: QEvent) -> None:
        if self._front is None or self._unsaid:
            self._come_to_front(unsaid=False)

    def _suppose_front(self) -> None:
        """Conclude from a press that the window is in front.

        Qt misses that event if another window has the keyboard for a moment (Wayland).
        """
        if self._front is None:
            self._come_to_front(unsaid=True)

    def _come_to_front(self, unsaid: bool) -> None:
        self._front, self._unsaid, self._fresh = now(), unsaid, True
        self.changed.emit()

    def _on_back(self, _event: QEvent) -> None:
        if self._front is not None:
            self._front = None
            self.changed.emit()

    def _on_frame(self, _event: QEvent) -> None:
        """Stay the first filter: else Qt's overlay for popups comes first and delivers presses itself."""
        window = self.parent()
        if isinstance(window, QWindow):
            window.installEventFilter(self)

    def _on_enter(self, _event: QEvent) -> None:
        if _is_x11() and now() - self._left <= _GLIMPSE:
            self._glimpsed = now()
        else:
            self._entered = now()

    def _on_leave(self, _event: QEvent) -> None:
        self._left = now()

    def _on_move(self, _event: QEvent) -> None:
        self._entered = now()

    def _on_press(self, event: QEvent) -> None:
        assert isinstance(event, QSinglePointEvent)
        at = self._made_at(event)
        looked = at - self._glimpsed <= _AT_ONCE
        self._click(at, event.position(), self._entered if looked else max(self._entered, self._glimpsed))

    def _on_touch(self, event: QEvent) -> None:
        assert isinstance(event, QTouchEvent)
        if points := event.points():
            self._click(self._made_at(event), points[0].position(), float("-inf"))

    def _click(self, at: float, place: QPointF, entered: float) -> None:
        self._suppose_front()
        before = self._clicked
        press = Press(at, place, why=self._why(at))
        if not press.why and at - entered < needed():
            press.why = PressRefusal.POINTER
        if not press.why and before is not None and before.place is not None:
            off = before.place - place
            if at - before.at < needed() and off.manhattanLength() <= _NEAR:
                press.why, press.takers = PressRefusal.AGAIN, [*before.takers]
        self._clicked = press
        self._deliver(press)

    def _on_key(self, event: QEvent) -> None:
        assert isinstance(event, QKeyEvent)
        key = event.key()
        if key in _MODIFIERS:
            return
        foretold, self._foretold = self._foretold, 0
        if event.type() is QEvent.Type.ShortcutOverride:
            self._foretold = key
        elif foretold == key and self._typed is not None:
            self._deliver(self._typed)
            return
        self._suppose_front()
        at, before = self._made_at(event), self._typed
        held = event.isAutoRepeat() or (
            self._fresh and self._front is not None and at - self._front < _REPEATS
        )
        self._fresh = False
        focus = QGuiApplication.focusObject()
        press = Press(at, key=key, focus=shiboken6.getCppPointer(focus)[0] if focus is not None else 0)
        press.why = self._why(at)
        if not press.why and held:
            press.why = PressRefusal.HELD
        again = before is not None and before.key == key and at - before.at < needed()
        if again and before is not None:
            if before.why in (PressRefusal.HELD, PressRefusal.WINDOW):
                press.why = press.why or PressRefusal.HELD
            elif before.focus != press.focus and not press.why:
                press.why, press.takers = PressRefusal.AGAIN, [*before.takers]
        self._typed = press
        self._deliver(press)

    def _why(self, at: float) -> PressRefusal:
        if self._front is None or at - self._front < needed():
            return PressRefusal.WINDOW
        return PressRefusal.AGAIN if at - self._refused < needed() else PressRefusal.NONE

    def _deliver(self, press: Press) -> None:
        self._delivered = press
        QTimer.singleShot(0, self._on_delivered)

    @Slot()
    def _on_delivered(self) -> None:
        self._delivered = None

    def _made_at(self, event: QInputEvent) -> float:
        """Return when the user made the press: the window may have been busy since."""
        lag = (int(now()) - event.timestamp()) % 2**32
        if lag > _OLD:
            return now()  # another clock: a remote display, a test
        self._lag = min(self._lag, lag)
        return now() - (lag - self._lag)


def _is_x11() -> bool:
    return QGuiApplication.platformName() == "xcb"


def watch_of(window: QWindow) -> PressWatch:
    """Return the watch of this window; create it if there is none."""
    found = window.findChild(PressWatch)
    return found if isinstance(found, PressWatch) else PressWatch(window)
