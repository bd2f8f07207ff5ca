"""The rows of a workflow's agents. Claude Code reports no calls for these agents, so each row has a call of
our own, inside the call of the workflow. The id of that call is the id of the agent."""

from collections.abc import Iterator

from claude_desk.transcript.entries import EntryKind, ToolCall, ToolState
from claude_desk.transcript.events import WorkflowStep
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.tool_input import subject_of
from claude_desk.transcript.workers.worker_tree import Step

_NAME = "Agent"
_ENDS = {"done": ToolState.DONE, "error": ToolState.FAILED}


def show_step(rows: RowWriter, step: WorkflowStep) -> None:
    """Add the row of an agent, or end its call. Do nothing if the call of the workflow has no row."""
    host, entry = rows.tool(step.call), rows.tool(step.agent)
    if host is None or not rows.holds(host):
        return
    if entry is None:
        turn = rows.store.turn_of(host)
        entry = rows.new(turn, EntryKind.TOOL, parent=step.call)
        given = {"description": step.title, "phase": step.phase}
        entry.tool = ToolCall(step.agent, _NAME, given, title=subject_of(_NAME, given), started=rows.now())
        entry.tool.structured, entry.tool.complete = {"agentId": step.agent}, True
        entry.final = True
        rows.register_tool(step.agent, entry)
        rows.append(turn, entry)
    call = entry.tool
    if call is None or entry.parent != step.call or call.ended or step.state is ToolState.RUNNING:
        return
    call.state, call.ended = step.state, rows.now()
    if call.progress is not None:
        call.progress.doing = ""
    rows.update(entry)


def events_of_steps(call: str, steps: tuple[Step, ...]) -> Iterator[WorkflowStep]:
    """Yield the agents in the steps of a workflow."""
    phases = {step.phase: step.title for step in steps if step.is_phase}
    for step in steps:
        if step.agent_id:
            state = _ENDS.get(step.state, ToolState.RUNNING)
            yield WorkflowStep(call, step.agent_id, step.title, phases.get(step.phase, ""), state)


def is_step(call: ToolCall, host: ToolCall | None) -> bool:
    """Return whether the call is that of a workflow's agent. `host`: the call around it."""
    return host is not None and host.name == "Workflow" and call.structured == {"agentId": call.id}
