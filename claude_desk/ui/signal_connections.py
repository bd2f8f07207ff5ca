"""Connections to the signals of something that is shown for a while, ended together."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance


class SignalConnections:
    """What a view model attaches to is connected by it, so that nothing stays connected after `detach`."""

    def __init__(self) -> None:
        self._made: list[tuple[SignalInstance, Callable[..., object] | SignalInstance]] = []

    def connect(self, signal: SignalInstance, receiver: Callable[..., object] | SignalInstance) -> None:
        """`receiver`: a slot, or a signal that is emitted too."""
        signal.connect(receiver)
        self._made.append((signal, receiver))

    def disconnect(self) -> None:
        made, self._made = self._made, []
        for signal, receiver in made:
            signal.disconnect(receiver)
