"""The events of workers in Claude Code's messages (protocol/README.md 4.6)."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol.wire import system as s
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.workers.worker_tree import (
    Began,
    Ended,
    Event,
    Figures,
    Listed,
    MovedToBackground,
    Progressed,
    Step,
    WorkerKind,
    WorkerState,
)

_KINDS = {
    "local_agent": WorkerKind.AGENT,
    "remote_agent": WorkerKind.AGENT,
    "local_workflow": WorkerKind.WORKFLOW,
}
ENDS = {
    "completed": WorkerState.DONE,
    "failed": WorkerState.FAILED,
    "stopped": WorkerState.STOPPED,
    "killed": WorkerState.STOPPED,
}
_TURN_LIMIT = re.compile(r"NOTE: this agent stopped at its \d+-turn limit")


def events_of(message: s.System, at: float, is_monitor: Callable[[str], bool]) -> tuple[Event, ...]:
    """Return the events of workers that a message reports; () if it reports none.

    `is_monitor`: returns whether the call with this id is a call of the tool Monitor. Claude Code reports a
    monitor as a command.
    """
    match message:
        case s.TaskStarted(task_id=id):
            kind = _kind(message.task_type)
            if kind is WorkerKind.COMMAND and is_monitor(message.tool_use_id or ""):
                kind = WorkerKind.MONITOR
            return (_began(id, message.run_id, kind, message, at),)
        case s.TaskProgress(task_id=id):
            steps = _steps(message.workflow_progress) if message.workflow_progress else None
            doing = one_line(message.summary or message.description or message.last_tool_name or "")
            return (Progressed(id, message.run_id, doing, figures_of(message.usage), steps),)
        case s.TaskUpdated(task_id=id, patch=patch):
            if patch.get("is_backgrounded") is True:
                return (MovedToBackground(id, message.run_id),)
            status, error = str(patch.get("status")), patch.get("error")
            if status not in ENDS:
                return ()
            return (Ended(id, message.run_id, ENDS[status], error if isinstance(error, str) else "", at=at),)
        case s.TaskNotification(task_id=id):
            return (end_of(id, message.run_id, message.status, message.summary, message.usage, at),)
        case s.BackgroundTasksChanged():
            return (Listed(tuple(_listed(task) for task in message.tasks if not task.get("ambient")), at),)
    return ()


def end_of(id: str, run: str, status: str, summary: str, usage: object, at: float) -> Ended:
    """Return the end that a `task_notification` reports. Claude Code reports an agent that has reached its
    limit of turns as completed. Such an agent counts as stopped."""
    state = ENDS.get(status, WorkerState.LOST)
    if state is WorkerState.DONE and _TURN_LIMIT.match(summary):
        state = WorkerState.STOPPED
    return Ended(id, run, state, summary.strip(), figures_of(usage), at)


def figures_of(usage: object) -> Figures:
    """Return the figures of a `usage`. Figures that are missing or not plausible are None."""
    said: Mapping[str, Any] = usage if isinstance(usage, dict) else {}
    tokens, tools = _number(said.get("total_tokens")), _number(said.get("tool_uses"))
    millis = _number(said.get("duration_ms"))
    return Figures(
        None if tokens is None else int(tokens),
        None if tools is None else int(tools),
        None if millis is None else millis / 1000,
    )


def _began(id: str, run: str, kind: WorkerKind, message: s.TaskStarted, at: float) -> Began:
    name = message.workflow_name or message.description
    return Began(
        id,
        run,
        message.tool_use_id or "",
        kind,
        one_line(name),
        message.prompt,
        message.subagent_type,
        message.parent_task_id,
        message.is_backgrounded is True,
        at,
    )


def _listed(task: Mapping[str, Any]) -> Began:
    said = {key: value for key, value in task.items() if isinstance(value, str)}
    id = said.get("task_id", "")
    return Began(
        id,
        said.get("run_id", ""),
        kind=_kind(said.get("task_type")),
        name=one_line(said.get("description", "")),
        agent_type=said.get("subagent_type", ""),
        parent=said.get("parent_task_id", ""),
    )


def _kind(task_type: str | None) -> WorkerKind:
    return _KINDS.get(task_type or "", WorkerKind.COMMAND)


def _steps(items: list[dict[str, Any]]) -> tuple[Step, ...]:
    return tuple(_step(item) for item in items if item.get("type") in ("workflow_phase", "workflow_agent"))


def _step(item: Mapping[str, Any]) -> Step:
    is_agent = item["type"] == "workflow_agent"
    state = ""
    if is_agent:
        state = "stopped" if item.get("endedWithRun") == "stopped" else str(item.get("state") or "start")
    phase = item.get("phaseIndex" if is_agent else "index")
    return Step(
        one_line(str(item.get("label" if is_agent else "title") or "")),
        phase if isinstance(phase, int) else 0,
        str(item.get("agentId") or ""),
        state,
        one_line(str(item.get("lastToolName") or "")),
    )


def _number(value: object) -> float | None:
    """Return a plausible figure; None for any other value, such as NaN or infinity."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if 0 <= value < 1e15 else None
