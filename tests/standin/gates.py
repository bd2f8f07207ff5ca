"""A place in a scripted answer where the stand-in stops until the test releases it."""

import asyncio
import threading
from collections.abc import Callable


class Gate:
    """A place to stop. It belongs between the parts of a `Text`, or between the blocks of an `Answer`.

    The server's thread calls `pass_through`. A test awaits `reached()`, checks the program, and calls
    `release()`. A released gate stays open.
    """

    def __init__(self, name: str = "gate") -> None:
        self.name = name
        self._reached = threading.Event()
        self._open = threading.Event()
        self._lock = threading.Lock()
        self._hearers: list[Callable[[], None]] = []

    def __repr__(self) -> str:
        return f"Gate({self.name!r}, reached={self._reached.is_set()}, open={self._open.is_set()})"

    def release(self) -> None:
        self._open.set()

    @property
    def is_reached(self) -> bool:
        return self._reached.is_set()

    async def reached(self, timeout: float = 20.0) -> None:
        """Wait, on the running asyncio loop, until the stand-in has come to this gate."""
        loop = asyncio.get_running_loop()
        event = asyncio.Event()
        self._call_when_reached(lambda: _tell(loop, event))
        try:
            async with asyncio.timeout(timeout):
                await event.wait()
        except TimeoutError:
            raise TimeoutError(f"the stand-in never came to {self!r} in {timeout} s") from None

    def wait_reached(self, timeout: float = 20.0) -> None:
        """Wait, in code without a loop, until the stand-in has come to this gate."""
        if not self._reached.wait(timeout):
            raise TimeoutError(f"the stand-in never came to {self!r} in {timeout} s")

    def pass_through(self, is_over: Callable[[], bool]) -> None:
        """Wait at the gate until it is open or `is_over()`. The server calls this."""
        with self._lock:
            self._reached.set()
            hearers, self._hearers = self._hearers, []
        for hear in hearers:
            hear()
        while not self._open.wait(0.05):
            if is_over():
                return

    def _call_when_reached(self, hear: Callable[[], None]) -> None:
        with self._lock:
            if not self._reached.is_set():
                self._hearers.append(hear)
                return
        hear()


def _tell(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(event.set)
