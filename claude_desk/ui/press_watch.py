"""Decides which presses of keys and buttons were meant for a window, and not for a previous window."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow

# Milliseconds that a control must be unchanged before a press counts. A usual double-click takes less time.
NEEDED = 500
# Milliseconds within which a held key repeats, even with the slowest setting that desktops offer.
_REPEATS = 2000
# Two presses within this distance, in Qt's pixels, are at the same place.
_NEAR = 12
# Milliseconds. An X11 window manager that inspects a click takes the pointer away for at most `_GLIMPSE`, and
# then passes the click on within `_AT_ONCE`. Other window systems do not do this.
_GLIMPSE = 100
_AT_ONCE = 30
# Milliseconds. An event whose timestamp is older uses another clock than the program.
_OLD = 5000
# Shift, Control, Meta, Alt, CapsLock, NumLock, Super and AltGr, as numbers of `Qt.Key`: creating all names of
# `Qt` would delay the window too long.
_MODIFIERS = frozenset((*range(0x01000020, 0x01000026), 0x01000053, 0x01000054, 0x01001103))


def needed() -> float:
    """Return the milliseconds that a control must be unchanged before a press counts.

    They are more than the desktop's interval for a double-click.
    """
    return max(NEEDED, QGuiApplication.styleHints().mouseDoubleClickInterval() + 100)


def now() -> float:
    """Return the milliseconds of a monotonic clock."""
    return time.monotonic() * 1000


class PressRefusal(StrEnum):
    """Why a press does not count."""

    NONE = ""
    NEW = "new"  # the control has just appeared or moved
    WINDOW = "window"  # the window has just come to the front, or is not in front
    POINTER = "pointer"  # another window that covered this window under the pointer has just gone
    AGAIN = "again"  # the press follows another press, as in a double-click or a series of clicks
    HELD = "held"  # the key repeats, or the user may have held it down before the window came to the front


@dataclass(slots=True)
class Press:
    """A press of a key, button or finger. `takers` are the guards for which it counted."""

    at: float
    place: QPointF | None = None  # position of a pointer or a finger; None for a key
    key: int = 0
    focus: int = 0  # address of the object that had the keyboard focus
    why: PressRefusal = PressRefusal.NONE
    takers: list[QObject] = field(default_factory=list)


class PressWatch(QObject):
    """Receives all events of a window before the window does. The window owns it."""

    # `ready_at()` changed.
    changed = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        # time when the window came to the front; None while it is not in front
        self._front: float | None = None
        self._unsaid = False  # whether `_front` was set because of a press, without a FocusIn event
        self._entered = self._left = float("-inf")  # times when the pointer last entered and left the window
        # time when the pointer came back after a window manager may have taken it
        self._glimpsed = float("-inf")
        self._refused = float("-inf")  # time of the last press that did not count
        self._clicked: Press | None = None  # last press of a button or finger, and of a key
        self._typed: Press | None = None
        self._fresh = True  # whether no key was pressed since the window came to the front
        self._delivered: Press | None = None
        self._foretold = 0  # key of a `ShortcutOverride`, whose `KeyPress` follows
        # smallest lag of events behind the program's clock, if they use the same clock
        self._lag = float("inf")
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
        """Return the time from which a press can count; infinity while the window is not in front."""
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
        if press is None:  # assistive technology presses neither a key nor a button
            if QGuiApplication.mouseButtons().value:
                return PressRefusal.AGAIN  # this press did not pass the event filter
            return PressRefusal.NONE if now() >= self.ready_at() else PressRefusal.WINDOW
        if press.why is PressRefusal.AGAIN and taker in press.takers:
            return PressRefusal.NONE  # the first press of the series counted for this control
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
        """Forget which controls accepted the last presses.

        A control moved, so the next press may be meant for another control.
        """
        for press in (self._clicked, self._typed):
            if press is not None:
                press.takers = []

    # --- events of the window ------------------------------------------------------------------

    def _on_front(self, _event: QEvent) -> None:
        if self._front is None or self._unsaid:
            self._come_to_front(unsaid=False)

    def _suppose_front(self) -> None:
        """Conclude from a press that the window is in front.

        On Wayland, Qt misses the FocusIn event if another window has the keyboard focus for a moment.
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
        """Stay the first event filter.

        Otherwise Qt's overlay for popups comes first and delivers presses itself.
        """
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
        """Return the time when the user made the press. The window may have been busy since then."""
        lag = (int(now()) - event.timestamp()) % 2**32
        if lag > _OLD:
            return now()  # another clock, as with a remote display or in a test
        self._lag = min(self._lag, lag)
        return now() - (lag - self._lag)


def _is_x11() -> bool:
    return QGuiApplication.platformName() == "xcb"


def watch_of(window: QWindow) -> PressWatch:
    """Return the watch of this window. Create it if the window does not have one."""
    watches = (child for child in window.children() if isinstance(child, PressWatch))
    return next(watches, None) or PressWatch(window)
