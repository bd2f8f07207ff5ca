"""Starts threads besides the GUI thread, and keeps them from destroying Qt objects.

Python destroys an object in the thread that drops the last reference to it, and collects garbage in the
thread that allocates next. If such a thread destroys a Qt object while the GUI thread delivers an event to
it, the program crashes with a segmentation fault.

So no garbage is collected while a thread works. The work function of a thread refers to the object that
started the thread. Therefore the function is released in the GUI thread.

Connect a signal that a thread emits only to methods of a QObject. Qt delivers such a signal even to a slot
that was disconnected meanwhile, and PySide keeps no reference to the slot's object. For a QObject that was
destroyed, Qt drops the delivery. An object of another class may be gone when the delivery comes.
"""

import contextlib
import gc
import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from concurrent.futures import Future

_LONGEST_HOLD_SECONDS = 30.0
_P = ParamSpec("_P")
_Result = TypeVar("_Result")


class _Ends(QObject):
    """For other threads: ends `GarbageHold`s and calls functions in the GUI thread."""

    asked = Signal(object)
    looked = Signal(object)  # Callable[[], None]: a call to make in the GUI thread

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)
        self.looked.connect(self._on_looked)

    def ask(self, hold: "GarbageHold") -> None:
        self.asked.emit(hold)

    def call(self, back: Callable[[], None]) -> None:
        self.looked.emit(back)

    @Slot(object)
    def _on_looked(self, back: Callable[[], None]) -> None:
        back()

    @Slot(object)
    def _on_asked(self, hold: "GarbageHold") -> None:
        """End the hold after its thread has run its last line of Python."""
        if hold.thread is not None and hold.thread.is_alive():
            QTimer.singleShot(1, self, lambda: self._on_asked(hold))
        else:
            hold.end()
            hold.work = None


class GarbageHold:
    """Keeps Python from collecting garbage while a hold exists. Create it in the GUI thread.

    A hold ends by itself after `longest` seconds (None: never). This is safe only for a thread that waits for
    a silent disk: it runs no Python, and collects nothing. Use None for work that may run longer.
    """

    _count = 0
    _disabled = False
    _ends: _Ends | None = None

    def __init__(self, longest: float | None = _LONGEST_HOLD_SECONDS) -> None:
        if GarbageHold._ends is None:
            GarbageHold._ends = _Ends()
        self.thread: threading.Thread | None = None  # the thread that the hold is for
        self.work: Callable[[], None] | None = None  # the thread's work
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
        """End the hold. Call this in the GUI thread."""
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

    @staticmethod
    def call_in_gui_thread(back: Callable[[], None]) -> None:
        """Call `back` in the GUI thread. May be called in any thread, once a hold has been created."""
        if GarbageHold._ends is not None:
            GarbageHold._ends.call(back)

    def end_soon(self) -> None:
        """Have the GUI thread end the hold. May be called in any thread."""
        if GarbageHold._ends is not None:
            GarbageHold._ends.ask(self)


def start_thread(
    work: Callable[[], None],
    name: str,
    longest: float | None = _LONGEST_HOLD_SECONDS,
    *,
    waited_for: bool = False,
) -> threading.Thread:
    """Do the work in a new thread. Without `waited_for`, the program can exit while the work waits for a disk
    that does not answer. With `waited_for`, the program exits only after the work is done."""
    hold = GarbageHold(longest)
    hold.work = work

    def run() -> None:
        try:
            work()
        finally:
            hold.end_soon()

    hold.thread = threading.Thread(target=run, name=name, daemon=not waited_for)
    hold.thread.start()
    return hold.thread


def within(seconds: float, read: Callable[[], _Result], otherwise: _Result) -> _Result:
    """Return what `read` returns, or `otherwise` if `read` takes longer than `seconds`. A mount that hangs
    never answers, and must not freeze the window. An exception of `read` is raised here. Outside the GUI
    thread, `read` is called directly, without a limit."""
    if threading.current_thread() is not threading.main_thread():
        return read()
    given: list[_Result] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            given.append(read())
        except BaseException as error:
            raised.append(error)

    hold = GarbageHold(None)
    thread = threading.Thread(target=run, name="disk access", daemon=True)
    thread.start()
    thread.join(seconds)
    hold.end()  # a thread that still waits for a disk collects nothing
    if raised:
        raise raised[0]
    return given[0] if given else otherwise


def read_soon(seconds: float, read: Callable[[], _Result], late: Callable[[_Result], None]) -> list[_Result]:
    """Return a list with the result of `read`, or an empty list if `read` takes longer than `seconds`. In
    that case `late` gets the result later, in the GUI thread; if a mount hangs, that may never happen.

    `read` must not raise. Call this in the GUI thread.
    """
    given: list[_Result] = []
    waited = threading.Event()  # set when the caller no longer waits
    turn = threading.Lock()

    def run() -> None:
        found = read()
        with turn:
            given.append(found)
            if waited.is_set():
                GarbageHold.call_in_gui_thread(partial(late, found))
            done.set()

    done = threading.Event()
    start_thread(run, "disk access")
    done.wait(seconds)
    with turn:
        waited.set()
        return list(given)


async def run_in_thread(work: Callable[_P, _Result], *args: _P.args, **kwargs: _P.kwargs) -> _Result:
    """Do the work in a new thread, and return what it returns."""
    import asyncio  # not before the first frame

    return await asyncio.wrap_future(WorkerPool("once").submit(work, *args, **kwargs))


class WorkerPool:
    """Does work in order, in one thread besides the GUI thread. The thread exists only while there is
    work."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._thread: threading.Thread | None = None  # None if there is no work
        self._closed = False
        self.begun = False  # whether any work was ever submitted

    def submit(self, work: Callable[_P, _Result], *args: _P.args, **kwargs: _P.kwargs) -> "Future[_Result]":
        """Queue the work and return its future. Raise `RuntimeError` if the pool is closed."""
        from concurrent.futures import Future  # not before the first frame

        if self._closed:
            raise RuntimeError(f"{self._name} takes no more work")
        self.begun = True
        future: Future[_Result] = Future()
        with self._lock:
            self._waiting.append((future, partial(work, *args, **kwargs)))
            if self._thread is None:
                self._thread = start_thread(partial(self._run, []), self._name, waited_for=True)
        return future

    def close(self, *, wait: bool = True) -> None:
        """Accept no more work, wait for the running work, and cancel the rest. Without `wait`, return
        immediately; the thread still does all queued work."""
        self._closed = True
        if not wait:
            return
        with self._lock:
            thread, waiting = self._thread, list(self._waiting)
            self._waiting.clear()
        for future, _ in waiting:
            future.cancel()
        if thread is not None:
            thread.join()

    def _run(self, done: "list[tuple[Future[Any], Callable[[], Any]]]") -> None:
        """Do the queued work. `done` keeps finished work, so that the GUI thread releases this work and its
        objects."""
        while True:
            with self._lock:
                if not self._waiting:
                    self._thread = None
                    return
                future, work = self._waiting.popleft()
            done.append((future, work))
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = work()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)


async def run_to_end(work: Callable[_P, _Result], *args: _P.args, **kwargs: _P.kwargs) -> _Result:
    """Do the work in a new thread, and return what it returns. Ignore cancellation: the thread cannot be
    stopped, and the caller must finish what follows the work."""
    import asyncio  # not before the first frame

    done = asyncio.ensure_future(run_in_thread(work, *args, **kwargs))
    while not done.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait({done})
    return done.result()
