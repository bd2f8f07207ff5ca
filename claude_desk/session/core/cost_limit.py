"""How much a session may cost before the person is asked."""

import math

from PySide6.QtCore import QObject, Signal

from claude_desk.transcript.reducer.turn_result import TurnCosts


class CostLimit(QObject):
    """US dollars. Costs are known at a turn's end: it is asked before the next message is written.

    The message waits meanwhile. Where the CLI tells no costs, nothing is ever held back.
    """

    changed = Signal()
    agreed = Signal()  # what waits may go
    refused = Signal()  # what waits is to come back

    def __init__(self, costs: TurnCosts, parent: QObject) -> None:
        super().__init__(parent)
        self._costs = costs
        self._amount: float | None = None
        self._once = False  # the next message may go all the same
        self._waits = False

    @property
    def amount(self) -> float | None:
        return self._amount

    @property
    def waits(self) -> bool:
        """Whether a message waits for the person's word."""
        return self._waits

    @property
    def higher(self) -> float:
        """A limit to raise this one to: a multiple of it that leaves room."""
        amount, cost = self._amount or 0.0, self._costs.total or 0.0
        return amount * max(2, math.floor(cost / amount) + 1) if amount else 0.0

    def set(self, amount: float | None) -> None:
        """None, or nothing above zero: there is none. What it held back goes, where it now may."""
        self._amount = amount if amount and amount > 0 else None
        self._once = False
        self.changed.emit()
        if self._waits and not self._passed:
            self._agree()

    def holds(self, waiting: int) -> bool:
        """Whether the next of so many messages has to wait; asks the person then."""
        held = waiting > 0 and self._passed and not self._once
        if waiting > 0 and not held:
            self._once = False
        self.settle(int(held))
        return held

    def settle(self, waiting: int) -> None:
        """There is nothing to ask about while nothing waits."""
        asks = waiting > 0 and (self._waits or self._passed)
        if asks != self._waits:
            self._waits = asks
            self.changed.emit()

    def go_on(self) -> None:
        """Send the next message; before the one after it this is asked again."""
        if self._waits:
            self._once = True
            self._agree()

    def not_now(self) -> None:
        if self._waits:
            self.refused.emit()
            self.settle(0)

    def _agree(self) -> None:
        """What was asked is answered, also where a turn runs and the message has to wait for its end."""
        self.settle(0)
        self.agreed.emit()

    @property
    def _passed(self) -> bool:
        cost = self._costs.total
        return self._amount is not None and cost is not None and cost >= self._amount
