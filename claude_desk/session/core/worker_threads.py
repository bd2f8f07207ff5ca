"""Threads of ours beside the window's. While one of them works, no garbage is collected.

Python collects garbage in whichever thread allocates next. Objects of Qt that go with it are then destroyed
in that thread, while the window's delivers events to them: it ends in a segmentation fault.
"""

import gc
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

_LONGEST_HOLD_SECONDS = 30.0
_P = ParamSpec("_P")
_Result = TypeVar("_Result")


class _Ends(QObject):
    """Brings the end of a hold into the window's thread."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)

    def ask(self, hold: "GarbageHold") -> None:
        self.asked.emit(hold)

    @Slot(object)
    def _on_asked(self, hold: "GarbageHold") -> None:
        hold.end()


class GarbageHold:
    """While there is one, garbage is not collected. Made in the window's thread.

    It ends by itself after `longest` seconds (None: never): a thread that waits for a disk that does not
    answer runs no Python, and collects nothing.
    """

    _count = 0
    _disabled = False
    _ends: _Ends | None = None

    def __init__(self, longest: float | None = _LONGEST_HOLD_SECONDS) -> None:
        if GarbageHold._ends is None:
            GarbageHold._ends = _Ends()
        self._held = True
        if not GarbageHold._count and gc.isenabled():
            gc.disable()
            GarbageHold._disabled = True
        GarbageHold._count += 1
        self._limit: QTimer | None = None
        if longest is not None and QCoreApplication.instance() is not None:
            self._limit = QTimer()
            self._limit.setSingleShot(True)
            self._limit.timeout.connect(self.end)
            self._limit.start(round(longest * 1000))

    def end(self) -> None:
        """In the window's thread."""
        if not self._held:
            return
        self._held = False
        if self._limit is not None:
            self._limit.stop()
            self._limit = None
        GarbageHold._count -= 1
        if not GarbageHold._count and GarbageHold._disabled:
            GarbageHold._disabled = False
            gc.enable()

    def end_soon(self) -> None:
        """In any thread: the window's ends it when it comes to it."""
        if GarbageHold._ends is not None:
            GarbageHold._ends.ask(self)


def start_thread(
    work: Callable[[], None], name: str, longest: float | None = _LONGEST_HOLD_SECONDS
) -> threading.Thread:
    """Do it in a thread of its own. Nobody waits for it at the end: a disk that does not answer keeps no
    program from that."""
    hold = GarbageHold(longest)

    def run() -> None:
        try:
            work()
        finally:
            hold.end_soon()

    thread = threading.Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread


async def run_in_thread(work: Callable[_P, _Result], *args: _P.args, **kwargs: _P.kwargs) -> _Result:
    """Do it in a thread of its own, and give what it gives."""
    import asyncio  # not before the first frame

    pool = WorkerPool("once")
    future = pool.submit(work, *args, **kwargs)
    pool.close(wait=False)
    return await asyncio.wrap_future(future)


class WorkerPool:
    """One thread that does what it is given, in turn. There is none before the first work."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._executor: ThreadPoolExecutor | None = None
        self._closed = False

    @property
    def begun(self) -> bool:
        return self._executor is not None

    def submit(self, work: Callable[_P, _Result], *args: _P.args, **kwargs: _P.kwargs) -> "Future[_Result]":
        """RuntimeError once it is closed."""
        if self._closed:
            raise RuntimeError(f"{self._name} takes no more work")
        if self._executor is None:
            from concurrent.futures import ThreadPoolExecutor

            self._executor = ThreadPoolExecutor(1, thread_name_prefix=self._name)
        hold = GarbageHold()
        future = self._executor.submit(work, *args, **kwargs)
        future.add_done_callback(lambda done: hold.end_soon())  # also where it is cancelled
        return future

    def close(self, *, wait: bool = True) -> None:
        """Wait for what is being done; what waits is not done. Without `wait` all of it is done later."""
        self._closed = True
        if self._executor is not None:
            self._executor.shutdown(wait=wait, cancel_futures=wait)
