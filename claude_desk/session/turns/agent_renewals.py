"""The offers to let agents work again that a stop, or the end of Claude Code, has ended.

The notice about that end makes the offer, until the user takes it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.transcript.entries import NoticeAction
from claude_desk.transcript.workers.renewal import Renewal, renewable, renewal_message
from claude_desk.transcript.workers.worker_tree import Worker, WorkerTree

_ACTIONS = {
    Renewal.NONE: NoticeAction.NONE,
    Renewal.CALL_AGAIN: NoticeAction.CALL_AGAIN,
    Renewal.BEGIN_ANEW: NoticeAction.BEGIN_ANEW,
}


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer of a notice. `agents`: as they were when they ended."""

    renewal: Renewal
    agents: tuple[Worker, ...]

    @property
    def action(self) -> NoticeAction:
        return _ACTIONS[self.renewal]


class AgentRenewals:
    """Knows which agents each notice offers to let work again."""

    def __init__(self, workers: Callable[[], WorkerTree]) -> None:
        self._workers = workers
        self._offers: dict[str, Offer] = {}  # by the id of the notice's row

    def offer(self, ended: Sequence[Worker]) -> Offer:
        """Return what a notice about the end of these workers can offer."""
        return Offer(*renewable(self._workers(), ended))

    def made(self, entry_id: str, offer: Offer) -> None:
        """Note that the notice in this row makes the offer."""
        self._offers[entry_id] = offer

    def take(self, entry_id: str) -> tuple[str, Authorship] | None:
        """Return the message to Claude that the notice offers, once. Return None if it offers nothing, or if
        all of its agents have been called again meanwhile."""
        offer = self._offers.pop(entry_id, None)
        if offer is None:
            return None
        now = self._workers().workers
        agents = [each for each in offer.agents if len(now[each.id].runs) == len(each.runs)]
        return renewal_message(agents, offer.renewal) if agents else None
