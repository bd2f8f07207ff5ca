"""Clocks: processor time, gaps between ticks of the GUI thread, and memory."""

import time
from dataclasses import dataclass
from types import TracebackType

import psutil
from PySide6.QtCore import QObject, Qt, QTimer

from tests.bench.figures import percentile

TICK = 4  # milliseconds


@dataclass(frozen=True)
class Load:
    """The cost of a stretch of time. `wall`: seconds by the clock. `cpu`: processor seconds of this process.
    The other fields are in milliseconds.

    `stall`: the 99.9th percentile gap between ticks of a 4 ms timer on the GUI thread. `work`: the 99.9th
    percentile of the processor time that the thread used between ticks; other programs do not lengthen it.
    `worst`: the longest gap.
    """

    wall: float
    cpu: float
    stall: float
    work: float
    worst: float


class Watch:
    """Measures a `with` block: `with Watch() as watch: ...`. Then `watch.load` has the figures. Qt's loop
    must run inside the block."""

    def __enter__(self) -> "Watch":
        self._gaps: list[float] = []
        self._works: list[float] = []
        self._owner = QObject()
        self._timer = QTimer(self._owner, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._wall, self._cpu = time.perf_counter(), time.process_time()
        self._last, self._last_work = self._wall, time.thread_time()
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._tick()
        self._timer.stop()
        self.load = Load(
            wall=time.perf_counter() - self._wall,
            cpu=time.process_time() - self._cpu,
            stall=percentile(self._gaps, 0.999) * 1000,
            work=percentile(self._works, 0.999) * 1000,
            worst=max(self._gaps) * 1000,
        )

    @property
    def ticks(self) -> int:
        """The number of ticks that the GUI thread has handled so far."""
        return len(self._gaps)

    def _tick(self) -> None:
        now, work = time.perf_counter(), time.thread_time()
        self._gaps.append(now - self._last)
        self._works.append(work - self._last_work)
        self._last, self._last_work = now, work


def memory(pid: int | None = None) -> float:
    """The resident memory of a process in MB."""
    return float(psutil.Process(pid).memory_info().rss) / 1e6
