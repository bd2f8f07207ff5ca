"""Asks the user before a session costs more than a limit."""

import math

from PySide6.QtCore import QObject, Signal

from claude_desk.transcript.reducer.turn_result import TurnCosts


class CostLimit(QObject):
    """A limit in US dollars. Once the costs have reached the limit, the next message waits for the user's
    decision.

    Costs are known at the end of a turn. If the CLI reports no costs, no message waits.
    """

    changed = Signal()
    agreed = Signal()  # the waiting message may be sent
    refused = Signal()  # the waiting messages should go back to the composer

    def __init__(self, costs: TurnCosts, parent: QObject) -> None:
        super().__init__(parent)
        self._costs = costs
        self._amount: float | None = None
        self._once = False  # the next message may be sent although the costs have reached the limit
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
        """A suggestion for a higher limit: a multiple of the limit, above the costs so far. It is 0 without
        a limit."""
        amount, cost = self._amount or 0.0, self._costs.total or 0.0
        return amount * max(2, math.floor(cost / amount) + 1) if amount else 0.0

    def set(self, amount: float | None) -> None:
        """Set the limit; None, zero and negative amounts remove it. A message that waits for the user is
        sent if the new limit allows it."""
        self._amount = amount if amount and amount > 0 else None
        self._once = False
        self.changed.emit()
        if self._waits and not self._passed:
            self._agree()

    def holds(self, waiting: int) -> bool:
        """Return whether the next of `waiting` messages has to wait, and ask the user if so. If it need not
        wait, the permission of `go_on` is used up."""
        held = waiting > 0 and self._passed and not self._once
        if waiting > 0 and not held:
            self._once = False
        self.settle(int(held))
        return held

    def settle(self, waiting: int) -> None:
        """Ask the user if messages wait and the costs have reached the limit. Stop asking when no message
        waits."""
        asks = waiting > 0 and (self._waits or self._passed)
        if asks != self._waits:
            self._waits = asks
            self.changed.emit()

    def go_on(self) -> None:
        """Allow one message, if the user was asked. The user is asked again before the following message."""
        if self._waits:
            self._once = True
            self._agree()

    def not_now(self) -> None:
        if self._waits:
            self.refused.emit()
            self.settle(0)

    def _agree(self) -> None:
        """Close the question. The message may still have to wait for the end of a turn."""
        self.settle(0)
        self.agreed.emit()

    @property
    def _passed(self) -> bool:
        cost = self._costs.total
        return self._amount is not None and cost is not None and cost >= self._amount
