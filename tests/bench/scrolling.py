"""Scrolling through 20,000 mixed rows, up from the newest and down from the first.

At each frame the rows in sight are looked up: none may be missing, none may move against the direction, and
what they have moved by is what was asked for.
"""

import time
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent

from tests.bench.bench_window import application
from tests.bench.figures import Figure, percentile
from tests.bench.many_rows import Opened
from tests.bench.window_content import the_list

SIZE = 20_000
SECONDS = 10.0
EVERY_MS = 16
STEP = 120  # pixels at a time, some seven screens a second
_FRAME = 33  # milliseconds
_BETWEEN = 48.0  # pixels: a day may stand there
_CLOSE = 1.0  # pixels: rows stand on whole ones


@dataclass
class Travel:
    """`gaps`: milliseconds between two frames. `empty`: frames with a hole in the rows. `against`: rows that
    moved against the direction. `moved`: pixels, of the rows on the screen; `asked`: of the wheel."""

    gaps: list[float] = field(default_factory=list)
    empty: int = 0
    against: int = 0
    moved: float = 0.0
    asked: float = 0.0


def scrolling(rounds: int) -> list[Figure]:
    application()
    opened = Opened(SIZE)
    up = [_Wheel(opened, 1).run() for _ in range(rounds)]
    opened.to_top()
    down = [_Wheel(opened, -1).run() for _ in range(rounds)]
    figures = [
        *_figures(f"scrolling up, {SIZE:,} rows", up),
        *_figures(f"scrolling down, {SIZE:,} rows", down),
    ]
    opened.close()
    return figures


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
            goal=0.5,
        ),
    ]


class _Wheel(QObject):
    """Turns the wheel for some seconds and looks at each frame; `direction` 1 goes up."""

    def __init__(self, opened: Opened, direction: int) -> None:
        super().__init__()
        self._window = opened.window
        self._list = the_list(opened.window)
        self._direction = direction
        self._travel = Travel()
        self._before: dict[str, float] = {}
        self._last = 0.0
        self._asked = 0.0  # since the last look
        self._timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turn)

    def run(self) -> Travel:
        self._send(0, Qt.ScrollPhase.ScrollBegin)
        for _ in range(5):  # Qt takes a gesture some events after its begin
            self._send(self._direction * STEP, Qt.ScrollPhase.ScrollUpdate)
            _wait(0.02)
        self._look()
        self._travel = Travel()
        self._last = time.perf_counter()
        self._window.frameSwapped.connect(self._on_frame)
        self._timer.start()
        _wait(SECONDS)
        self._timer.stop()
        self._send(0, Qt.ScrollPhase.ScrollEnd)
        _wait(0.5)  # what is under way comes to rest
        self._window.frameSwapped.disconnect(self._on_frame)
        self._look()
        return self._travel

    def _turn(self) -> None:
        self._asked += self._direction * STEP
        self._send(self._direction * STEP, Qt.ScrollPhase.ScrollUpdate)

    def _send(self, pixels: int, phase: Qt.ScrollPhase) -> None:
        """As a touchpad does, which says by how many pixels; a wheel's notches turn into a movement."""
        middle = QPointF(self._window.width() / 2, self._window.height() / 2)
        delta = QPoint(0, pixels)
        wheel = QWheelEvent(
            middle, QPointF(self._window.position()) + middle, delta, delta, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, phase, False, Qt.MouseEventSource.MouseEventSynthesizedBySystem,
        )  # fmt: skip
        wheel.setTimestamp(time.monotonic_ns() // 1_000_000)
        QCoreApplication.sendEvent(self._window, wheel)

    def _on_frame(self) -> None:
        now = time.perf_counter()
        self._travel.gaps.append((now - self._last) * 1000)
        self._last = now
        self._look()

    def _look(self) -> None:
        """Compare where the rows are with where they were."""
        rows = self._rows()
        moves = [rows[key][0] - self._before[key] for key in rows if key in self._before]
        asked, self._asked = self._asked, 0.0
        if moves:  # else the window was stopped for longer than a screen takes
            self._travel.moved += moves[0]
            self._travel.asked += asked
            self._travel.against += sum(1 for move in moves if move * self._direction < -_CLOSE)
        self._travel.empty += self._has_hole(rows)
        self._before = {key: top for key, (top, _) in rows.items()}

    def _has_hole(self, rows: dict[str, tuple[float, float]]) -> bool:
        """Whether a stretch of the list is bare that is wider than what stands between two rows."""
        covered = 0.0
        for top, height in sorted(rows.values()):
            if top - covered > _BETWEEN:
                return True
            covered = max(covered, top + height)
        return self._list.height() - covered > _BETWEEN and not self._list.property("atYEnd")

    def _rows(self) -> dict[str, tuple[float, float]]:
        """Of each row in sight its top in the list's frame, and its height."""
        found = {}
        for item in self._list.childItems()[0].childItems():
            if item.property("spoken") is None or not item.isVisible():
                continue
            top = item.mapToItem(self._list, QPointF(0, 0)).y()
            if top < self._list.height() and top + item.height() > 0:
                found[str(item.property("key"))] = (top, item.height())
        return found


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()
