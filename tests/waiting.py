"""Waiting for signals of Qt instead of a fixed time. Every wait has a limit and a clear message."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance

DEFAULT_SECONDS = 30.0

Arguments = tuple[Any, ...]


class _Delivery(QObject):
    """Has a queued signal, which Qt delivers after all earlier emissions of any thread."""

    due = Signal()


class SignalWait:
    """Waits for an emission. The wait listens from its creation, and its time limit begins then too."""

    def __init__(
        self, signals: Sequence[SignalInstance], accepts: Callable[..., bool], seconds: float, words: str
    ) -> None:
        self._signals = signals
        self._accepts = accepts
        self._words = words
        loop = asyncio.get_running_loop()
        self._future: asyncio.Future[Arguments] = loop.create_future()
        self._clock = loop.call_later(seconds, self._expire)
        self._seconds = seconds
        self._delivery: _Delivery | None = None
        # PySide does not keep the object of a connected method alive. A signal of another thread is delivered
        # later, even after a disconnection, and would then reach a deleted object.
        self._slot: Callable[..., None] | None = partial(self._hear)
        for signal in signals:
            signal.connect(self._slot)

    def __await__(self) -> Any:
        try:
            return (yield from self._future)
        finally:
            self.close()

    def look_after_delivery(self) -> None:
        """Also check the condition when all earlier emissions have been delivered."""
        self._delivery = _Delivery()
        self._delivery.due.connect(self._slot, Qt.ConnectionType.QueuedConnection)
        self._delivery.due.emit()

    def close(self) -> None:
        """Stop listening. Call this for a wait that is no longer needed."""
        self._clock.cancel()
        signals, self._signals = self._signals, ()
        slot, self._slot, self._delivery = self._slot, None, None
        for signal in signals:
            signal.disconnect(slot)

    def _hear(self, *arguments: Any) -> None:
        if self._future.done():
            return
        try:
            accepted = self._accepts(*arguments)
        except Exception as error:
            self._future.set_exception(error)
            return
        if accepted:
            self._future.set_result(arguments)

    def _expire(self) -> None:
        if not self._future.done():
            self._future.set_exception(TimeoutError(f"{self._words} (waited {self._seconds} s)"))


def signal_of(
    signal: SignalInstance,
    predicate: Callable[..., bool] | None = None,
    timeout: float = DEFAULT_SECONDS,
) -> SignalWait:
    """Wait for the next emission that `predicate` accepts; the result is its arguments as a tuple.

    The wait listens immediately: `said = signal_of(x.said); x.speak(); await said` misses nothing.
    """
    return SignalWait([signal], predicate or (lambda *_: True), timeout, f"no such emission of {signal}")


async def until(
    signals: SignalInstance | Sequence[SignalInstance],
    condition: Callable[[], bool],
    timeout: float = DEFAULT_SECONDS,
    words: Callable[[], object] = lambda: "",
) -> None:
    """Wait until `condition()` is true. Check it now, at each emission of `signals`, and once after all
    earlier emissions have been delivered.

    `words()` is added to the `TimeoutError`, to say what the state was.
    """
    if condition():
        return
    several = [signals] if isinstance(signals, SignalInstance) else list(signals)
    try:
        wait = SignalWait(several, lambda *_: condition(), timeout, "the condition never held")
        wait.look_after_delivery()
        await wait
    except TimeoutError as error:
        raise TimeoutError(f"{error} {words()}") from None
