"""Scrolling through 20,000 mixed rows, and resizing the window among them.

Scrolling is by wheel and by finger, up from the newest row and down from the first row. The wheel also
scrolls while a reply is written at the end.

At each frame the visible rows are examined: no row may be missing, and no row may move against the
direction. At the end the rows must have moved by the requested number of pixels.
"""

import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest

from claude_desk.controllers.main_controller import keep_what_is_loaded, prefer_the_window
from claude_desk.transcript.entries import EntryKind
from tests.bench.bench_window import application
from tests.bench.figures import Figure, percentile
from tests.bench.many_rows import Opened
from tests.bench.texts import WORDS
from tests.bench.window_content import the_list

SIZE = 20_000
SECONDS = 10.0
EVERY_MS = 16
STEP = 120  # pixels of each event, which makes some seven screens per second
_FINGER_STEP = 24
_FINGER_WAY = 480  # pixels from where a finger touches down to where it is lifted
_REST_SECONDS = 0.15
_REPLY = 25  # characters written at a time
_SIZES = 200  # number of window sizes, one after the other
_NARROWER = 4  # pixels between two sizes; first narrower, then wider again
_FRAME = 33  # milliseconds
_BETWEEN = 48.0  # pixels; the heading of a day may be between two rows
_CLOSE = 1.0  # pixels; rows are at whole pixels


@dataclass
class Travel:
    """`gaps`: milliseconds between two frames. `empty`: number of frames with a hole in the rows. `against`:
    number of rows that moved against the direction. `moved`: pixels that the rows moved on the screen.
    `asked`: pixels that the gesture asked for."""

    gaps: list[float] = field(default_factory=list)
    empty: int = 0
    against: int = 0
    moved: float = 0.0
    asked: float = 0.0


def scrolling(rounds: int) -> list[Figure]:
    application()
    opened = Opened(SIZE)
    keep_what_is_loaded()  # as the program does
    prefer_the_window()
    figures: list[Figure] = []
    for words, gesture in (("by the wheel", _Wheel), ("by a finger", _Finger)):
        figures += _both_ways(f"scrolling {words}", opened, gesture, rounds)
    opened.to_end()
    with _Reply(opened):
        figures += _both_ways("scrolling while a reply is written", opened, _Wheel, rounds)
    figures += _resizing(opened, rounds)
    opened.close()
    return figures


def _both_ways(what: str, opened: Opened, gesture: type["_Gesture"], rounds: int) -> list[Figure]:
    opened.to_end()
    up = [gesture(opened, 1).run() for _ in range(rounds)]
    opened.to_top()
    down = [gesture(opened, -1).run() for _ in range(rounds)]
    return [*_figures(f"{what}, up", up), *_figures(f"{what}, down", down)]


def _resizing(opened: Opened, rounds: int) -> list[Figure]:
    found = [_Resizing(opened).run() for _ in range(rounds)]
    gaps = [gap for each in found for gap in each.gaps]
    return [
        Figure("resizing in 200 steps: longest frame", max(gaps), "ms", goal=50),
        Figure("resizing in 200 steps: frames, 99 of 100", percentile(gaps, 0.99), "ms", goal=50),
        Figure(
            "resizing in 200 steps: place of what is read, off by",
            max(each.off for each in found),
            "px",
            goal=1,
        ),
    ]


def _figures(what: str, travels: list[Travel]) -> list[Figure]:
    gaps = [gap for travel in travels for gap in travel.gaps]
    return [
        Figure(f"{what}: frames, 99 of 100", percentile(gaps, 0.99), "ms", goal=_FRAME),
        Figure(f"{what}: longest frame", max(gaps), "ms"),
        Figure(f"{what}: frames with a hole", sum(travel.empty for travel in travels), "frames", goal=0),
        Figure(f"{what}: rows that moved back", sum(travel.against for travel in travels), "rows", goal=0),
        Figure(
            f"{what}: pixels off at the end",
            max(abs(travel.moved - travel.asked) for travel in travels),
            "px",
            goal=1,
        ),
    ]


class _Gesture(QObject):
    """Scrolls for `SECONDS` seconds and examines each frame; `direction` is 1 for up and -1 for down."""

    def __init__(self, opened: Opened, direction: int) -> None:
        super().__init__()
        self._opened = opened
        self._counts = True
        self._window = opened.window
        self._list = the_list(opened.window)
        self._direction = direction
        self._travel = Travel()
        self._before: dict[str, float] = {}
        self._last = 0.0
        self._asked = 0.0  # pixels asked for since the last examination
        self._timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turn)

    def run(self) -> Travel:
        self._begin()
        self._look()
        self._travel = Travel()
        self._asked = 0.0
        self._last = time.perf_counter()
        self._window.frameSwapped.connect(self._on_frame)
        self._timer.start()
        _wait(SECONDS)
        self._timer.stop()
        self._end()
        _wait(0.5)  # the movement comes to rest
        self._window.frameSwapped.disconnect(self._on_frame)
        self._look()
        return self._travel

    def _begin(self) -> None: ...

    def _turn(self) -> None:
        """Send the next event."""
        raise NotImplementedError

    def _end(self) -> None: ...

    def _on_frame(self) -> None:
        now = time.perf_counter()
        if self._timer.isActive():
            self._travel.gaps.append((now - self._last) * 1000)
        if self._counts:
            self._look()
        self._last = now

    def _look(self) -> None:
        """Compare the places of the rows with their places at the last examination."""
        rows = self._rows()
        moves = [rows[key][0] - self._before[key] for key in rows if key in self._before]
        asked, self._asked = self._asked, 0.0
        if moves and self._counts:  # no common row: the window was blocked while a whole screen passed
            self._travel.moved += moves[0]
            self._travel.asked += asked
            self._travel.against += sum(1 for move in moves if move * self._direction < -_CLOSE)
        self._travel.empty += self._has_hole(rows)
        self._before = {key: top for key, (top, _) in rows.items()}

    def _has_hole(self, rows: dict[str, tuple[float, float]]) -> bool:
        """Whether a gap between the rows is too large. The space below the last row of the conversation does
        not count."""
        covered = 0.0
        for top, height in sorted(rows.values()):
            if top - covered > _BETWEEN:
                return True
            covered = max(covered, top + height)
        return self._list.height() - covered > _BETWEEN and not self._list.property("atYEnd")

    def _rows(self) -> dict[str, tuple[float, float]]:
        """Return the visible rows by their keys: each row's top in the list's coordinates, and its
        height."""
        found = {}
        for item in self._list.childItems()[0].childItems():
            if item.property("spoken") is None or not item.isVisible():
                continue
            top = item.mapToItem(self._list, QPointF(0, 0)).y()
            if top < self._list.height() and top + item.height() > 0:
                found[str(item.property("key"))] = (top, item.height())
        return found


class _Wheel(_Gesture):
    """Scrolls by pixels, as a touchpad does. The notches of a wheel would start an animation."""

    def _begin(self) -> None:
        self._send(0, Qt.ScrollPhase.ScrollBegin)
        for _ in range(5):  # Qt accepts a gesture only some events after its beginning
            self._send(self._direction * STEP, Qt.ScrollPhase.ScrollUpdate)
            _wait(0.02)

    def _turn(self) -> None:
        self._asked += self._direction * STEP
        self._send(self._direction * STEP, Qt.ScrollPhase.ScrollUpdate)

    def _end(self) -> None:
        self._send(0, Qt.ScrollPhase.ScrollEnd)

    def _send(self, pixels: int, phase: Qt.ScrollPhase) -> None:
        middle = QPointF(self._window.width() / 2, self._window.height() / 2)
        delta = QPoint(0, pixels)
        wheel = QWheelEvent(
            middle, QPointF(self._window.position()) + middle, delta, delta, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, phase, False, Qt.MouseEventSource.MouseEventSynthesizedBySystem,
        )  # fmt: skip
        wheel.setTimestamp(time.monotonic_ns() // 1_000_000)
        QCoreApplication.sendEvent(self._window, wheel)


class _Finger(_Gesture):
    """Drags the rows with a finger. At the end of its way, the finger is lifted and touches down again. The
    way back does not count as movement."""

    def _begin(self) -> None:
        self._put_down()

    def _put_down(self) -> None:
        """Touch down where there is room to drag. The first moves are not counted, since Qt needs them to
        tell a drag from a tap."""
        start = self._window.height() / 2 - self._direction * _FINGER_WAY / 2
        self._place = QPoint(self._window.width() // 2, int(start))
        self._way = 0
        self._event().press(0, self._place, self._window).commit()
        for _ in range(3):
            self._move()
            self._opened.frame()

    def _turn(self) -> None:
        if self._way < _FINGER_WAY:
            self._move()
            self._asked += self._direction * _FINGER_STEP
        else:
            self._lift()

    def _lift(self) -> None:
        self._timer.stop()
        self._end()
        self._opened.frame()
        self._counts = False
        self._put_down()
        self._look()
        self._asked = 0.0
        self._counts = True
        self._last = time.perf_counter()
        self._timer.start()

    def _move(self) -> None:
        self._way += _FINGER_STEP
        self._place += QPoint(0, self._direction * _FINGER_STEP)
        self._event().move(0, self._place, self._window).commit()

    def _end(self) -> None:
        """Lift the finger after a rest, so that no flick follows."""
        _wait(_REST_SECONDS)
        self._event().release(0, self._place, self._window).commit()

    def _event(self) -> Any:
        return QTest.touchEvent(self._window, _touch())


class _Reply:
    """Writes a reply at the end of the conversation, within its `with` block."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._session = opened.session
        self._entry = opened.make(EntryKind.PROSE, final=False)
        self._timer = QTimer(interval=EVERY_MS)
        self._timer.timeout.connect(self._write)
        self._at = 0

    def __enter__(self) -> None:
        self._session.works()
        self._session.add(self._entry)
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.stop()
        self._session.finish(self._entry)
        self._session.rests()

    def _write(self) -> None:
        """Write some characters, as a reducer does: each paragraph is a separate entry."""
        self._at += 1
        if self._at % 40 == 0:
            self._session.finish(self._entry)
            self._entry = self._opened.make(EntryKind.PROSE, final=False)
            self._session.add(self._entry)
        begin = self._at * _REPLY % len(WORDS)
        self._session.append(self._entry, WORDS[begin : begin + _REPLY] or " ")


class _Resizing(QObject):
    """Makes the window narrower and wider again, with one frame for each size."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self._opened = opened
        self.gaps: list[float] = []
        self.off = 0.0

    def run(self) -> "_Resizing":
        window = self._opened.window
        wheel = _Wheel(self._opened, 1)
        wheel._begin()
        wheel._end()
        _wait(0.3)
        before = wheel._rows()
        key = min((key for key in before if before[key][0] >= 0), key=lambda key: before[key][0])
        width, height = window.width(), window.height()
        for step in range(_SIZES):
            narrower = min(step + 1, _SIZES - 1 - step) * _NARROWER
            began = time.perf_counter()
            window.resize(width - narrower, height)
            self._opened.frame()
            self.gaps.append((time.perf_counter() - began) * 1000)
        after = wheel._rows()
        self.off = abs(after[key][0] - before[key][0]) if key in after else float(height)
        return self


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


@cache
def _touch() -> QPointingDevice:
    """Return the touch device. Call this only after the application was made: the window system removes
    devices that were made before."""
    return QTest.createTouchDevice()
