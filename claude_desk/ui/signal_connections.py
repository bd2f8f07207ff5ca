"""Connections to the signals of the object that a view model shows."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance


class SignalConnections:
    """The connections of a view model to the object that it shows. `disconnect` ends all of them."""

    def __init__(self) -> None:
        self._made: list[tuple[SignalInstance, Callable[..., object] | SignalInstance]] = []

    def connect(self, signal: SignalInstance, receiver: Callable[..., object] | SignalInstance) -> None:
        """Connect a signal to a receiver: a slot, or another signal."""
        signal.connect(receiver)
        self._made.append((signal, receiver))

    def disconnect(self) -> None:
        made, self._made = self._made, []
        for signal, receiver in made:
            signal.disconnect(receiver)
