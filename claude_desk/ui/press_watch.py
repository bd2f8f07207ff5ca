"""Which presses of keys and buttons were made for a window: one may have been meant for another window."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow

# How long what is answered must have been as it is, in milliseconds. A double-click takes less.
NEEDED = 500
# A held key tells of itself again after so long at the most, on the slowest setting that desktops offer.
_REPEATS = 2000
# Two presses so near to each other are at the same place, in Qt's pixels.
_NEAR = 12
# A window manager of X11 that looks at a click takes the pointer away for so long at the most, and hands the
# click on at once. Elsewhere none does.
_GLIMPSE = 100
_AT_ONCE = 30
# An event that says to be older than this has another clock than ours.
_OLD = 5000
# Shift, Control, Meta, Alt, CapsLock, NumLock, Super, AltGr: `Qt.Key` by its numbers, as all the names of
# `Qt` take longer to make than the window may wait.
_MODIFIERS = frozenset((*range(0x01000020, 0x01000026), 0x01000053, 0x01000054, 0x01001103))


def needed() -> float:
    """How long what is answered must have been as it is: never less than a double-click of this desktop."""
    return max(NEEDED, QGuiApplication.styleHints().mouseDoubleClickInterval() + 100)


def now() -> float:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic() * 1000


class PressRefusal(StrEnum):
    """Why a press does not count."""

    NONE = ""
    NEW = "new"  # what was pressed has just come, or moved
    WINDOW = "window"  # the window has just come to the front, or is not there
    POINTER = "pointer"  # what lay over the window, under the pointer, has just gone
    AGAIN = "again"  # it goes on from a press before it: a double-click, a hand that clicks and clicks
    HELD = "held"  # the key may have been held down since before


@dataclass(slots=True)
class Press:
    """`takers`: the guards for which it counted."""

    at: float
    place: QPointF | None = None  # of a pointer or a finger; None of a key
    key: int = 0
    focus: int = 0  # what had the keyboard
    why: PressRefusal = PressRefusal.NONE
    takers: list[QObject] = field(default_factory=list)


class PressWatch(QObject):
    """Sees all that comes to a window before the window does. It goes with the window."""

    # Whether it is ready changed, or when it will be.
    changed = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._front: float | None = None  # since when the window has been in front
        self._unsaid = False  # nobody has said so: a press came
        self._entered = self._left = float("-inf")  # when the pointer came to it, and went
        self._glimpsed = float("-inf")  # when it came back so soon that a window manager may have looked
        self._refused = float("-inf")  # when a press came last that did not count
        self._clicked: Press | None = None  # the last one of each kind
        self._typed: Press | None = None
        self._fresh = True  # no key yet since the window came to the front
        self._delivered: Press | None = None
        self._foretold = 0  # the key that was asked about as a shortcut: it comes once more
        self._lag = float("inf")  # of events behind our clock, where theirs is the same
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

    # --- what guards ask -----------------------------------------------------------------------

    def ready_at(self) -> float:
        """From when on a press can count, as things are; infinite while the window is not in front."""
        if self._front is None:
            return float("inf")
        return max(self._front, self._refused) + needed()

    @property
    def press(self) -> Press | None:
        """The press that the window is just told of; None for what presses no key and no button."""
        return self._delivered

    def refusal(self, taker: QObject) -> PressRefusal:
        """Why the press that the window is just told of does not count for this control."""
        press = self._delivered
        if press is None:  # assistive technology presses no key and no button
            if QGuiApplication.mouseButtons().value:
                return PressRefusal.AGAIN  # one that came past us
            return PressRefusal.NONE if now() >= self.ready_at() else PressRefusal.WINDOW
        if press.why is PressRefusal.AGAIN and taker in press.takers:
            return PressRefusal.NONE  # twice on the same control, and meant the first time
        return press.why

    def take(self, taker: QObject) -> None:
        """The press counted for this control."""
        if self._delivered is not None:
            self._delivered.takers.append(taker)

    def refuse(self) -> None:
        """The press did not count for what it came to: what follows it at once does not count either."""
        if self._delivered is not None:
            self._refused = self._delivered.at
            self.changed.emit()

    def forget_takers(self) -> None:
        """Something has moved: the next press at the same place is not for what took the last one."""
        for press in (self._clicked, self._typed):
            if press is not None:
                press.takers = []

    # --- what the window is told ---------------------------------------------------------------

    def _on_front(self, _event: QEvent) -> None:
        if self._front is None or self._unsaid:
            self._come_to_front(unsaid=False)

    def _suppose_front(self) -> None:
        """A press came: Qt loses the news where another window has the keyboard for a moment (Wayland)."""
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
        """Stay the first to see: Qt's overlay of popups comes before it else, and hands presses on itself."""
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
        """When the hand made it: the window may have been busy since."""
        lag = (int(now()) - event.timestamp()) % 2**32
        if lag > _OLD:
            return now()  # of another clock: a remote display, a test
        self._lag = min(self._lag, lag)
        return now() - (lag - self._lag)


def _is_x11() -> bool:
    return QGuiApplication.platformName() == "xcb"


def watch_of(window: QWindow) -> PressWatch:
    """The one that watches this window, from now on if not before."""
    found = window.findChild(PressWatch)
    return found if isinstance(found, PressWatch) else PressWatch(window)
