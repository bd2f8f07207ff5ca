"""Decides which presses of keys and buttons the user meant for a window, and which for an earlier window."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow

# Milliseconds for which a control must be unchanged before a press counts. Double-clicks usually take less.
NEEDED = 500
# Milliseconds after which a held key has repeated, even with the slowest setting that desktops offer.
_REPEATS = 2000
# Two presses within this distance, in Qt's pixels, are at the same place.
_NEAR = 12
# Milliseconds. Some X11 window managers inspect a click: they take the pointer away for at most `_GLIMPSE`
# and then pass the click on within `_AT_ONCE`. Other window systems do not do this.
_GLIMPSE = 100
_AT_ONCE = 30
# Milliseconds. If an event seems older than this, its timestamp comes from another clock.
_OLD = 5000
_PROPERTY = "_pressWatch"  # the dynamic property of a window that has its `PressWatch`
# Shift, Control, Meta, Alt, CapsLock, NumLock, Super and AltGr. These are numbers of `Qt.Key`, because
# creating all names of `Qt` would delay the window.
_MODIFIERS = frozenset((*range(0x01000020, 0x01000026), 0x01000053, 0x01000054, 0x01001103))


def needed() -> float:
    """Return the milliseconds for which a control must be unchanged before a press counts.

    The result is greater than the desktop's interval for a double-click.
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
    # The pointer has just entered the window, perhaps because another window closed. Or the window has moved.
    POINTER = "pointer"
    AGAIN = "again"  # the press soon follows another press, as in a double-click, or a refused press
    HELD = "held"  # the key repeats, or was perhaps pressed before the window came to the front


@dataclass(slots=True)
class Press:
    """A press of a key, button or finger. `takers` are the guards for which the press counted."""

    at: float
    place: QPointF | None = None  # position of a pointer or a finger; None for a key
    key: int = 0
    focus: int = 0  # address of the object that had the keyboard focus
    why: PressRefusal = PressRefusal.NONE
    takers: list[QObject] = field(default_factory=list)


class PressWatch(QObject):
    """Receives all events of a window before the window does. The window owns this object."""

    # `ready_at()` changed.
    changed = Signal()
    # A key was pressed, no modifier alone.
    typed = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        # time when the window came to the front; None while it is not in front
        self._front: float | None = None
        self._unsaid = False  # whether `_front` was set because of a press, without a FocusIn event
        # times when the pointer last entered the window (or the window moved), and when the pointer last left
        self._entered = self._left = float("-inf")
        # time when the pointer came back after a window manager may have taken it
        self._glimpsed = float("-inf")
        self._refused = float("-inf")  # time of the last press that a guard refused
        self._clicked: Press | None = None  # last press of a button or finger
        self._typed: Press | None = None  # last press of a key
        self._fresh = True  # whether the next key is the first key since the window came to the front
        self._delivered: Press | None = None  # the press that the window is receiving now
        self._foretold = 0  # key of a `ShortcutOverride`, whose `KeyPress` follows
        # smallest difference between the program's clock and the time of an event
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
        """Return the time after which a press can count; infinity while the window is not in front."""
        if self._front is None:
            return float("inf")
        return max(self._front, self._refused) + needed()

    @property
    def press(self) -> Press | None:
        """The press that the window is receiving now; None otherwise, and for assistive technology."""
        return self._delivered

    def refusal(self, taker: QObject) -> PressRefusal:
        """Return why the current press does not count for this control; `NONE` if it counts."""
        press = self._delivered
        if press is None:  # assistive technology presses neither a key nor a button
            if QGuiApplication.mouseButtons().value:
                return PressRefusal.AGAIN  # a button is down, but the event filter did not see the press
            return PressRefusal.NONE if now() >= self.ready_at() else PressRefusal.WINDOW
        if press.why is PressRefusal.AGAIN and taker in press.takers:
            return PressRefusal.NONE  # the first press of the series counted for this control
        return press.why

    def take(self, taker: QObject) -> None:
        """Note that the current press counted for this control."""
        if self._delivered is not None:
            self._delivered.takers.append(taker)

    def refuse(self) -> None:
        """Note that a guard refused the current press. Presses within `needed()` after it do not count."""
        if self._delivered is not None:
            self._refused = self._delivered.at
            self.changed.emit()

    def forget_takers(self) -> None:
        """Forget for which controls the last presses counted.

        Call this when a control moves, because the next press may be meant for another control.
        """
        for press in (self._clicked, self._typed):
            if press is not None:
                press.takers = []

    # --- events of the window ------------------------------------------------------------------

    def _on_front(self, _event: QEvent) -> None:
        if self._front is None or self._unsaid:
            self._come_to_front(unsaid=False)

    def _suppose_front(self) -> None:
        """Conclude from a press that the window has come to the front.

        On Wayland, Qt sends no FocusIn event if another window had the keyboard focus for a moment.
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
        """Install the event filter again, so that it stays the first.

        Otherwise Qt's overlay for popups would receive presses first and deliver them itself.
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
        self.typed.emit()

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
        """Return the time when the user pressed, which is earlier than now if the window was busy.

        If the event uses another clock, return the current time.
        """
        lag = (int(now()) - event.timestamp()) % 2**32
        if lag > _OLD:
            return now()  # another clock, as with a remote display or in a test
        self._lag = min(self._lag, lag)
        return now() - (lag - self._lag)


def _is_x11() -> bool:
    return QGuiApplication.platformName() == "xcb"


def watch_of(window: QWindow) -> PressWatch:
    """Return the `PressWatch` of this window. Create it if the window does not have one."""
    # A look through the children would make a Python object of each of them. For the first child of a private
    # class of Qt, PySide makes all of its classes that inherit `QObject`, which takes 12 ms.
    watch = window.property(_PROPERTY)
    if not isinstance(watch, PressWatch):
        watch = PressWatch(window)
        window.setProperty(_PROPERTY, watch)
    return watch
