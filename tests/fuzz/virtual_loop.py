"""An asyncio loop in virtual time: when no work is left, the clock jumps to the next timer without
waiting."""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any


class StuckError(Exception):
    """Raised when a task waits and no timer is left that could wake it."""


class _AtOnce(ThreadPoolExecutor):
    """An executor that runs work in the thread that submits it, so that the order is always the same."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class _Selector(selectors.DefaultSelector):
    """A selector that advances the clock instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            if timeout is None:
                raise StuckError
            self.now += max(timeout, 0)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. `errors`: the errors that asyncio would only log."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)
        self.set_default_executor(_AtOnce(max_workers=1))
        self.errors: list[str] = []
        self.set_exception_handler(lambda _, context: self.errors.append(f"{context}"))

    def time(self) -> float:
        return self._clock.now

    def play(self, act: Callable[[], object], seconds: float = 0.0) -> None:
        """Call `act`, and run the loop for a few turns and `seconds` of virtual time."""

        async def work() -> None:
            act()
            for _ in range(12):
                await asyncio.sleep(0)
            if seconds:
                await asyncio.sleep(seconds)

        self.run_until_complete(work())

    def play_for(self, act: Callable[[], object], turns: int) -> None:
        """Call `act`, and run this many turns of the loop."""

        async def work() -> None:
            act()
            for _ in range(turns):
                await asyncio.sleep(0)

        self.run_until_complete(work())
