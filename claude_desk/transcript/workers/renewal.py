"""How agents that have ended can work again, and the message that asks Claude for it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from claude_desk.protocol.wire.authorship import COMPOSED, PROMPT_END, Authorship
from claude_desk.transcript.workers import agent_messages
from claude_desk.transcript.workers.worker_ends import is_within
from claude_desk.transcript.workers.worker_tree import Worker, WorkerKind, WorkerState, WorkerTree


class Renewal(StrEnum):
    """How an agent that has ended can work again. The values are ids for QML."""

    NONE = ""  # the agent works, its id is unknown, or it is a workflow
    CALL_AGAIN = "call-again"  # Claude continues the agent
    BEGIN_ANEW = "begin-anew"  # Claude Code refuses to continue an agent that the user has stopped


def renewal_after(end: WorkerState) -> Renewal:
    """Return how an agent whose newest run is in this state can work again."""
    if end is WorkerState.WORKING:
        return Renewal.NONE
    return Renewal.BEGIN_ANEW if end is WorkerState.STOPPED_BY_USER else Renewal.CALL_AGAIN


def renewable(tree: WorkerTree, ended: Iterable[Worker]) -> tuple[Renewal, tuple[Worker, ...]]:
    """Return which of the workers that ended together can work again, and how. If some of them can be
    continued, return only these. An agent that another of them began is left to that agent."""
    agents = [worker for worker in ended if worker.kind is WorkerKind.AGENT]
    ids = frozenset(worker.id for worker in agents)
    outermost = [
        worker
        for worker in agents
        if (above := tree.workers.get(tree.parent_of(worker))) is None or not is_within(tree, above, ids)
    ]
    for renewal in (Renewal.CALL_AGAIN, Renewal.BEGIN_ANEW):
        found = tuple(worker for worker in outermost if _takes(worker, renewal))
        if found:
            return renewal, found
    return Renewal.NONE, ()


def _takes(worker: Worker, renewal: Renewal) -> bool:
    asked = renewal is not Renewal.BEGIN_ANEW or worker.runs[0].asked != ""
    return renewal_after(worker.state) is renewal and asked


def renewal_message(agents: Sequence[Worker], renewal: Renewal) -> tuple[str, Authorship]:
    """Return the message that has Claude let these agents work again, and who wrote it."""
    if renewal is Renewal.CALL_AGAIN:
        return "\n\n".join(agent_messages.call_again(each.id, each.words)[0] for each in agents), COMPOSED
    prompts = (agent_messages.begin_anew(each.words, each.agent_type, each.runs[0].asked) for each in agents)
    composed = "\n\n".join(authorship.composed for _, authorship in prompts)
    return f"{composed}\n\n{PROMPT_END}", Authorship(composed, typed=False)
