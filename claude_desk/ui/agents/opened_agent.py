"""The agent that is opened as a conversation of its own, as data. `opened_agent` makes it from the row of the
agent's call and the tree of workers. No Qt."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.workers.renewal import Renewal, renewal_after
from claude_desk.transcript.workers.worker_tree import Figures, Worker, WorkerState, WorkerTree
from claude_desk.ui.agents.agent_rows import AgentState, state_of, state_of_end
from claude_desk.ui.transcript.row import TranscriptRow

_NO_FIGURES = Figures()
_ENDS = {
    ToolState.DONE: WorkerState.DONE,
    ToolState.FAILED: WorkerState.FAILED,
    ToolState.DENIED: WorkerState.FAILED,
    ToolState.STOPPED: WorkerState.STOPPED,
    ToolState.CANCELLED: WorkerState.STOPPED,
}


@dataclass(frozen=True, slots=True)
class PathPart:
    """A part of the path to the opened agent. `key`: the key of the row whose call began the agent."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class OpenedAgent:
    """`id`: the agent's id; "" if unknown. `call`: the id of the call that began it. `ended_by`: the state of
    the newest run. `asked`: the prompt of the first run. `path`: the agents around this agent, from the
    outermost to this agent. `began` and `ended` are seconds since the epoch, 0 if unknown or if the run has
    not ended. `filed`: whether only the agent's file has reported it. `is_agent`: False for a workflow and
    its agents. `in_workflow`: whether a workflow began the agent. Only the agent's file has its messages."""

    id: str
    call: str
    name: str
    state: AgentState
    ended_by: WorkerState
    kind: str = ""
    asked: str = ""
    path: tuple[PathPart, ...] = ()
    began: float = 0.0
    ended: float = 0.0
    figures: Figures = _NO_FIGURES
    in_background: bool = False
    filed: bool = False
    is_agent: bool = True
    in_workflow: bool = False

    @property
    def works(self) -> bool:
        return self.ended_by is WorkerState.WORKING

    @property
    def renewal(self) -> Renewal:
        return renewal_after(self.ended_by) if self.id and self.is_agent else Renewal.NONE


def opened_agent(
    row: TranscriptRow, tree: WorkerTree, asking: Collection[str] = (), inner_source: str = ""
) -> OpenedAgent:
    """Return the agent that the tool call of this row began. `asking`: the ids of the agents that wait for
    the user's answer. `inner_source`: the id of the subagent whose file has the rows inside this row, "" if
    unknown."""
    # cards load after the first frame
    from claude_desk.transcript.reducer.tool_results import AGENTS, runs_on, task_id_of
    from claude_desk.transcript.reducer.workflow_rows import is_step

    call = row.entry.tool
    assert call is not None
    worker = worker_of(call, tree)
    path = tuple(_path(row, tree))
    in_workflow = row.host is not None and is_step(call, row.host.entry.tool)
    is_agent = call.name in AGENTS and not in_workflow
    given, progress = call.input, call.progress
    known = _NO_FIGURES
    if progress is not None:
        known = Figures(progress.tokens, progress.tools, progress.seconds)
    if worker is None:
        end = _ENDS.get(call.state, WorkerState.WORKING)
        if in_workflow and call.state is ToolState.CANCELLED:
            end = WorkerState.LOST
        needs = call.state is ToolState.WAITING
        return OpenedAgent(
            task_id_of(call) or inner_source,
            call.id,
            path[-1].name,
            AgentState.NEEDS_YOU if needs else state_of_end(end),
            end,
            _text(given, "subagent_type"),
            _text(given, "prompt"),
            path,
            call.started,
            call.ended,
            known,
            runs_on(call),
            is_agent=is_agent,
            in_workflow=in_workflow,
        )
    run = worker.run
    return OpenedAgent(
        worker.id,
        call.id,
        path[-1].name,
        state_of(worker, asking),
        worker.state,
        worker.agent_type or _text(given, "subagent_type"),
        _text(given, "prompt") or worker.runs[0].asked,
        path,
        run.began,
        run.ended or 0.0,
        known.updated(run.figures),
        runs_on(call),
        worker.filed,
        is_agent,
        in_workflow,
    )


def worker_of(call: ToolCall, tree: WorkerTree) -> Worker | None:
    """Return the worker that the call began; None if the tree does not have it."""
    from claude_desk.transcript.reducer.tool_results import task_id_of  # cards load after the first frame

    known = tree.workers.get(task_id_of(call))
    begun = (worker for worker in tree.workers.values() if worker.runs[0].call == call.id)
    return known or next(begun, None)


def name_of(row: TranscriptRow, tree: WorkerTree) -> str:
    """Return the name of the agent that the row's call began; "" if the row has no call."""
    call = row.entry.tool
    if call is None:
        return ""
    worker = worker_of(call, tree)
    named = worker.name if worker is not None else ""
    return named or _text(call.input, "description") or _text(call.input, "name") or call.title or call.name


def _path(row: TranscriptRow, tree: WorkerTree) -> Iterator[PathPart]:
    """Yield the agents around the row's agent, and the row's agent. An agent of a workflow has its phase
    before it, with the key of the workflow."""
    from claude_desk.transcript.reducer.workflow_rows import is_step  # cards load after the first frame

    for each in _around(row):
        call, host = each.entry.tool, each.host
        in_workflow = call is not None and host is not None and is_step(call, host.entry.tool)
        if call is not None and host is not None and in_workflow and (phase := _text(call.input, "phase")):
            yield PathPart(host.entry.id, phase)
        yield PathPart(each.entry.id, name_of(each, tree))


def _around(row: TranscriptRow) -> list[TranscriptRow]:
    """Return the row and the rows around it, the outermost first."""
    found: list[TranscriptRow] = []
    above: TranscriptRow | None = row
    while above is not None:
        found.append(above)
        above = above.host
    return found[::-1]


def _text(fields: dict[str, Any], name: str) -> str:
    found = fields.get(name)
    return found if isinstance(found, str) else ""
