"""How much a session may cost before the user is asked."""

import math

from PySide6.QtCore import QObject, Signal

from claude_desk.transcript.reducer.turn_result import TurnCosts


class CostLimit(QObject):
    """A limit in US dollars. Costs are known at the end of a turn, so the user is asked before the next
    message is written.

    The message waits meanwhile. If the CLI reports no costs, no message is ever held back.
    """

    changed = Signal()
    agreed = Signal()  # the waiting message may be sent
    refused = Signal()  # the waiting messages should go back to the composer

    def __init__(self, costs: TurnCosts, parent: QObject) -> None:
        super().__init__(parent)
        self._costs = costs
        self._amount: float | None = None
        self._once = False  # the next message may be sent although the limit is passed
        self._waits = False

    @property
    def amount(self) -> float | None:
        return self._amount

    @property
    def waits(self) -> bool:
        """Whether a message waits for the user's decision."""
        return self._waits

    @property
    def higher(self) -> float:
        """A suggestion for a higher limit: a multiple of the limit that is above the costs so far; 0 without
        a limit."""
        amount, cost = self._amount or 0.0, self._costs.total or 0.0
        return amount * max(2, math.floor(cost / amount) + 1) if amount else 0.0

    def set(self, amount: float | None) -> None:
        """Set the limit; None, zero and negative amounts remove it. A message that was held back is released
        if the new limit allows it."""
        self._amount = amount if amount and amount > 0 else None
        self._once = False
        self.changed.emit()
        if self._waits and not self._passed:
            self._agree()

    def holds(self, waiting: int) -> bool:
        """Return whether the next of `waiting` messages has to wait; if so, ask the user."""
        held = waiting > 0 and self._passed and not self._once
        if waiting > 0 and not held:
            self._once = False
        self.settle(int(held))
        return held

    def settle(self, waiting: int) -> None:
        """Ask the user while messages wait and the limit is passed. Stop asking when no message waits."""
        asks = waiting > 0 and (self._waits or self._passed)
        if asks != self._waits:
            self._waits = asks
            self.changed.emit()

    def go_on(self) -> None:
        """Send the next message, if the user was asked. The user is asked again before the message after
        that."""
        if self._waits:
            self._once = True
            self._agree()

    def not_now(self) -> None:
        if self._waits:
            self.refused.emit()
            self.settle(0)

    def _agree(self) -> None:
        """Close the question, even if a turn runs and the message has to wait for the turn's end."""
        self.settle(0)
        self.agreed.emit()

    @property
    def _passed(self) -> bool:
        cost = self._costs.total
        return self._amount is not None and cost is not None and cost >= self._amount
