"""Tracks subagents and background tasks, in rows and in the tree of workers (protocol/README.md 4.6,
12.2)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.content_blocks import ToolUseBlock
from claude_desk.protocol.wire.messages import AssistantMessage, ToolProgress
from claude_desk.transcript.entries import Entry, EntryKind, RunProgress, ToolCall, ToolState
from claude_desk.transcript.reducer.agent_results import result_phrase
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.tool_calls import SKILLS, ToolCallTracker
from claude_desk.transcript.reducer.tool_input import subject_of
from claude_desk.transcript.reducer.tool_results import AGENTS, runs_on, task_id_of
from claude_desk.transcript.reducer.workflow_rows import events_of_steps, show_step
from claude_desk.transcript.text.synthetic_text import is_count
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.workers.worker_messages import end_of, events_of
from claude_desk.transcript.workers.worker_tree import (
    Began,
    CliEnded,
    Ended,
    Event,
    Figures,
    Filed,
    StopAsked,
    WorkerKind,
    WorkerState,
    WorkerTree,
    step,
)

_KINDS = {"Monitor": WorkerKind.MONITOR, "Workflow": WorkerKind.WORKFLOW}
_CALL_AGAIN = "SendMessage"
_CALLED_AGAIN: Final = "task.called_again"
_STOPPERS = frozenset({"TaskStop", "KillShell", "KillBash"})
OUTPUTS = frozenset({"TaskOutput", "BashOutput", "AgentOutputTool"})
_ENDS = {
    "completed": ToolState.DONE,
    "failed": ToolState.FAILED,
    "stopped": ToolState.STOPPED,
    "killed": ToolState.STOPPED,
}
_CUT = (ToolState.STOPPED, ToolState.CANCELLED)
_FILED_ENDS = {WorkerState.DONE: "completed", WorkerState.FAILED: "failed"}
_DOING_LENGTH = 100
_STOPPED = re.compile(r"(?:Agent|Task) \"(.*)\" was stopped by (\w*)", re.S)
_STOPPERS_NAMED = {"user": WorkerState.STOPPED_BY_USER, "Claude": WorkerState.STOPPED_BY_CLAUDE}
_FAILED = re.compile(r"Agent \"(.*?)\" failed: (.*)", re.S)
_FINISHED = re.compile(r"Agent \"(.*)\" (?:finished|completed)", re.S)
_MONITOR = re.compile(r"Monitor event: \"(.*)\"", re.S)
_TAG = re.compile(
    r"<(task-id|tool-use-id|status|summary|event|result|subagent_tokens|total_tokens|tool_uses|duration_ms)>(.*?)</\1>",
    re.S,
)


class _End(NamedTuple):
    task_id: str
    status: str
    summary: str


@dataclass(slots=True)
class TaskMemory:
    """The state of tasks that is not in their rows."""

    calls_of: dict[str, str] = field(default_factory=dict)  # a task's id -> the call that began the task
    # A subagent's call -> the subagent's calls that were counted.
    counted: dict[str, set[str]] = field(default_factory=dict)
    # A call's id -> the end of its task, if that end came before the call's result.
    early: dict[str, _End] = field(default_factory=dict)
    noted: set[str] = field(default_factory=set)  # tasks whose end only the file has reported so far
    waited: set[str] = field(default_factory=set)  # tasks that Claude waits for; results of calls end them
    listed: set[str] = field(default_factory=set)  # tasks that the CLI listed as running in the background
    elsewhere: set[str] = field(default_factory=set)  # tasks that another process of the CLI works on
    lists: bool = False  # whether the CLI sends such lists; if so, results of calls begin no tasks
    workers: WorkerTree = field(default_factory=WorkerTree)  # each change makes another tree


class TaskTracker:
    """Tracks the subagents and background tasks that tool calls have started."""

    def __init__(self, rows: RowWriter, calls: ToolCallTracker, memory: TaskMemory) -> None:
        self._rows = rows
        self._calls = calls
        self.memory = memory

    @property
    def workers(self) -> WorkerTree:
        return self.memory.workers

    # --- reports -------------------------------------------------------------------------------

    def observe(self, message: AssistantMessage) -> None:
        """Count the tool calls in a subagent's message. While the subagent runs, show its newest call as its
        progress."""
        content = message.message.content
        host = self._rows.tool(message.parent_tool_use_id or "")
        if host is None or host.tool is None or isinstance(content, str):
            return
        for block in content:
            if isinstance(block, ToolUseBlock):
                self._used(host, host.tool, block)

    def _used(self, host: Entry, call: ToolCall, block: ToolUseBlock) -> None:
        counted = self.memory.counted.setdefault(call.id, set())
        if block.id in counted:
            return
        counted.add(block.id)
        progress = _progress(call)
        progress.observed_tools += 1
        progress.tools = max(progress.tools or 0, progress.observed_tools)
        if not call.ended:
            progress.doing = _doing(f"{block.name} {subject_of(block.name, block.input)}")
        self._rows.update(host)

    def system(self, message: s.System) -> Text | None:
        """Process a message about a task. Return the notice to show, "" for no notice; None if the message is
        not about a task."""
        late = self._is_late(message)
        again = self._begins_run(message)
        self._note(*events_of(message, self._rows.now(), self._is_monitor))
        if late:
            return ""
        match message:
            case s.TaskStarted():
                self._started(message, again)
            case s.TaskProgress():
                self._progressed(message)
            case s.TaskUpdated():
                self._updated(message)
            case s.BackgroundTasksChanged():
                self._changed(message)
            case s.TaskNotification():
                extra = message.model_extra or {}
                quiet = bool(extra.get("skip_transcript") or extra.get("ambient"))
                host = self._host(message.task_id, message.tool_use_id)
                if message.task_id in self.memory.noted:
                    self.memory.noted.discard(message.task_id)
                    return ""
                if _ends_with_result(host):
                    self._over(host, _End(message.task_id, message.status, message.summary), message.usage)
                    return ""
                if message.task_id in self.memory.waited and host is not None:
                    self.memory.waited.discard(message.task_id)
                    return ""
                summary = message.summary.strip()
                report = "" if _FINISHED.fullmatch(summary) else summary
                said = self._end_notice(host, message.status, message.summary, report)
                self.end(message.task_id, host, message.status, message.summary, message.usage)
                return "" if quiet else said
            case _:
                return None
        return ""

    def text(self, text: str) -> Text:
        """Process a `<task-notification>` from a message. Return the notice to show, "" for no notice."""
        tags = tags_in(text)
        host = self._host(tags.get("task-id", ""), tags.get("tool-use-id"))
        status, summary = tags.get("status", ""), tags.get("result") or tags.get("summary", "")
        by: WorkerState | None = None
        if found := _STOPPED.match(summary):
            status, summary = "stopped", found[1]  # the same values as in the stream
            by = _STOPPERS_NAMED.get(found[2])
        elif found := _FAILED.match(summary):
            summary = found[2]
        call = host.tool if host is not None else None
        known = call is not None and call.progress is not None and call.progress.summary
        report = tags.get("result", "")
        said = "" if known else self._end_notice(host, status, tags.get("summary", ""), report)
        # The row of the agent's call may be on another page. Then `host` is None, or the call that called the
        # agent again.
        if isinstance(said, str) and (found := _FINISHED.fullmatch(said)):
            finished = Phrase("task.agent_finished", title=found[1])
            said = result_phrase(found[1], report) if report else finished
        elif isinstance(said, str) and (found := _FAILED.fullmatch(said)):
            said = Phrase("task.agent_failed", title=found[1], reason=one_line(found[2]))
        if not self._works_again(tags.get("task-id", "")):
            ends = _end_in(tags.get("task-id", ""), status, summary, _usage_in(tags), self._rows.now())
            self._note(*(replace(end, state=by or end.state) for end in ends))
            self.end(tags.get("task-id", ""), host, status, summary, _usage_in(tags))
        return said

    def in_file(self, text: str) -> tuple[str, Text]:
        """Process a `<task-notification>` from the session's file about a task that runs here.

        Return the task's id and the notice to show. Return "" and "" if no such task runs, or if the report
        is not about an end. Remember the end, because the stream may report it again.
        """
        tags = tags_in(text)
        task_id = tags.get("task-id", "")
        call = self._rows.tool(tags.get("tool-use-id") or self.call_of(task_id))
        runs = call is not None and call.tool is not None and not call.tool.ended and runs_on(call.tool)
        if not (task_id and runs and tags.get("status") in _ENDS) or self._works_again(task_id):
            return "", ""
        self.memory.noted.add(task_id)
        return task_id, self.text(text)

    def event(self, text: str) -> tuple[str, Text, str]:
        """Return the task's id, the monitor's name and the line from the `<task-notification>` of a monitor's
        event."""
        tags = tags_in(text)
        found = _MONITOR.fullmatch(tags.get("summary", ""))
        name: Text = Phrase("task.monitor", title=one_line(found[1]) if found is not None else "")
        if found is None:
            name = tags.get("summary") or name
        return tags.get("task-id", ""), name, tags.get("event", "")

    def result(self, entry: Entry) -> None:
        """Process what a call's result says about a task. The call may have begun, stopped or read the
        task."""
        call = entry.tool
        if call is None:
            return
        structured = call.structured if isinstance(call.structured, dict) else {}
        if call.name in AGENTS:
            _apply_totals(call, structured)
        if runs_on(call):
            self._runs_on(entry, call)
        elif call.name == _CALL_AGAIN and isinstance(again := structured.get("resumedAgentId"), str):
            self._called_again(again, call.id, str(call.input.get("message") or ""))
            self._name_caller(again, entry)
        elif call.name in _STOPPERS and call.state is ToolState.DONE:
            of = structured.get("task_id") or call.input.get("task_id") or call.input.get("shell_id")
            self._note(Ended(str(of), "", WorkerState.STOPPED_BY_CLAUDE, at=self._rows.now()))
            self.end(str(of), self._host(str(of), None), "stopped")
        elif call.name in OUTPUTS and isinstance(task := structured.get("task"), dict):
            of = str(task.get("task_id"))
            self._note(*_end_in(of, str(task.get("status")), "", None, self._rows.now()))
            self.end(of, self._host(of, None), str(task.get("status")))
        self.memory.early.pop(call.id, None)
        if call.ended and call.progress is not None:
            call.progress.doing = ""
            if not runs_on(call) and call.name not in AGENTS:
                call.progress.background = False
                call.progress = None if call.progress == RunProgress() else call.progress

    def forget(self, entries: Sequence[Entry]) -> None:
        """Drop the data about the calls of these rows, before the rows are released."""
        for entry in entries:
            if entry.tool is not None:
                self.memory.counted.pop(entry.tool.id, None)
                self.memory.early.pop(entry.tool.id, None)

    def call_of(self, task_id: str) -> str:
        """Return the id of the call that began a task; "" if the call is unknown."""
        return self.memory.calls_of.get(task_id, "")

    def know(self, task_id: str, call: str) -> None:
        """Note that this call, whose row is on another page, began the task. Do nothing if `task_id` is
        ""."""
        if task_id:
            self.memory.calls_of[task_id] = call

    def child_gone(self) -> None:
        """End all workers, because Claude Code has ended. The next child reports its own tasks."""
        self.memory.lists = False
        self._note(CliEnded(self._rows.now()))

    def cut_off(self, call: str, state: ToolState, figures: Figures) -> None:
        """End a call in the background that the end of Claude Code has cut off, and show its last figures."""
        host = self._rows.tool(call)
        if host is None or host.tool is None or host.id not in self._calls.running_on:
            return
        progress = host.tool.progress
        if figures != Figures():
            progress = _progress(host.tool)
            progress.tools, progress.tokens, progress.seconds = figures.tools, figures.tokens, figures.seconds
        if progress is not None:
            progress.doing = ""
        self._calls.ended(host, state)

    def stop_asked(self, task_id: str) -> None:
        """Note that the user has asked to stop this task."""
        self._note(StopAsked(task_id))

    def filed(self, found: Iterable[Filed]) -> None:
        """Note the agents that have files. Show the call of an agent as running while another process of
        Claude Code works on the agent, and end the call with the agent."""
        for each in found:
            self._note(each)
            worker, followed = self.workers.workers.get(each.id), each.id in self.memory.elsewhere
            if worker is None or followed is each.elsewhere:
                continue
            self.memory.elsewhere ^= {each.id}
            host = self._host(each.id, each.call)
            if followed:
                self.end(each.id, host, _FILED_ENDS.get(worker.state, "stopped"))
            elif worker.works and host is not None and host.tool is not None and host.tool.state in _CUT:
                progress = _progress(host.tool)
                progress.background, progress.status = True, ""
                self._calls.work_again(host)
                self._rows.update(host)

    def turn_stop_asked(self) -> None:
        """Note that the user stops the turn, which ends the agents and commands that the turn waits for."""
        workers = self.workers.workers.values()
        self._note(*(StopAsked(worker.id) for worker in workers if worker.works and not worker.in_background))

    # --- helpers -------------------------------------------------------------------------------

    def _note(self, *events: Event) -> None:
        for event in events:
            self.memory.workers = step(self.memory.workers, event)

    def _is_late(self, message: s.System) -> bool:
        """Return whether the message is about an earlier run of an agent, before Claude called it again."""
        if not isinstance(message, s.TaskStarted | s.TaskProgress | s.TaskUpdated | s.TaskNotification):
            return False
        worker = self.workers.workers.get(message.task_id)
        return worker is not None and message.run_id != "" and message.run_id < worker.run.id

    def _works_again(self, task_id: str) -> bool:
        """Return whether the task is an agent that was called again and works. A text about its end may be
        about an earlier run."""
        worker = self.workers.workers.get(task_id)
        return worker is not None and worker.works and worker.listed and len(worker.runs) > 1

    def _is_monitor(self, tool_use_id: str) -> bool:
        entry = self._rows.tool(tool_use_id)
        return entry is not None and entry.tool is not None and entry.tool.name == "Monitor"

    def _begun_by_result(self, call: ToolCall) -> None:
        """Note a task that still runs according to its call's result. Do nothing if the CLI sends lists of
        tasks."""
        kind = WorkerKind.AGENT if call.name in AGENTS else _KINDS.get(call.name, WorkerKind.COMMAND)
        task_id = task_id_of(call)
        if not self.memory.lists:
            name, now = one_line(call.title), self._rows.now()
            self._note(Began(task_id, "", call.id, kind, name, in_background=True, at=now))

    def _called_again(self, task_id: str, call: str, asked: str) -> None:
        """Note that Claude has called an agent again. Show the agent's first call as running."""
        began = Began(task_id, "", call, asked=asked, in_background=True, at=self._rows.now())
        self._note(began)
        self._work_again(task_id)

    def _work_again(self, task_id: str) -> None:
        """If an agent works again, show the agent's first call as running."""
        worker, host = self.workers.workers.get(task_id), self._host(task_id, None)
        if worker is None or not worker.works or len(worker.runs) == 1 or host is None or host.tool is None:
            return
        progress = _progress(host.tool)
        progress.background, progress.status, progress.summary = True, "", ""
        self._calls.work_again(host)
        self._rows.update(host)

    def begin_run(self, host: Entry | None, at: float) -> None:
        """Add the row with which a later run of a subagent begins. `host`: the row of the subagent's first
        call."""
        if host is None or host.tool is None or not self._rows.holds(host):
            return
        turn, call = self._rows.store.turn_of(host), host.tool.id
        number = 2 + sum(1 for entry in turn.entries if entry.parent == call and _is_run(entry))
        entry = self._rows.new(
            turn, EntryKind.NOTICE, parent=call, text=Phrase("task.called_again", run=number, by=None)
        )
        entry.final, entry.began, entry.ended = True, at, at
        self._rows.append(turn, entry)

    def cut(self, host: Entry | None, size: int) -> None:
        """Say at the end of a subagent's rows that only the first `size` bytes of its file are shown. `host`:
        the row of the subagent's first call."""
        if host is None or host.tool is None or not self._rows.holds(host):
            return
        phrase = Phrase("task.file_cut", size=size)
        turn, call = self._rows.store.turn_of(host), host.tool.id
        if not any(entry.parent == call and entry.phrase == phrase for entry in turn.entries):
            self._rows.add(turn, EntryKind.NOTICE, phrase, parent=call)

    def _name_caller(self, task_id: str, caller: Entry) -> None:
        """Say in the row of the newest run who called the agent again. `caller`: the row of the call."""
        host = self._host(task_id, None)
        if host is None or host.tool is None:
            return
        turn, call = self._rows.store.turn_of(host), host.tool.id
        runs = [entry for entry in turn.entries if entry.parent == call and _is_run(entry)]
        row = next((entry for entry in runs if entry.phrase and entry.phrase.values["by"] is None), None)
        above = self._rows.tool(caller.parent) if caller.parent else None
        if row is None or row.phrase is None or (caller.parent and above is None):
            return
        name = above.tool.title if above is not None and above.tool is not None else ""
        row.phrase = Phrase("task.called_again", run=row.phrase.values["run"], by=name)
        self._rows.update(row)

    def _begins_run(self, message: s.System) -> bool:
        """Return whether the message begins a later run of an agent, by another call than the agent's
        first."""
        if not isinstance(message, s.TaskStarted) or not message.tool_use_id:
            return False
        worker = self.workers.workers.get(message.task_id)
        runs = worker.runs if worker is not None else ()
        host = self._host(message.task_id, message.tool_use_id)
        first = host.tool.id if host is not None and host.tool is not None else ""
        return first not in ("", message.tool_use_id) and all(run.call != message.tool_use_id for run in runs)

    def _started(self, message: s.TaskStarted, again: bool) -> None:
        if message.is_backgrounded is False:
            self.memory.waited.add(message.task_id)
        host = self._host(message.task_id, message.tool_use_id)
        if host is None or host.tool is None:
            return
        if again:
            self.begin_run(host, self._rows.now())
        self._work_again(message.task_id)
        host.tool.waited_for = message.is_backgrounded is False
        if message.is_backgrounded:
            _progress(host.tool).background = True
        self._rows.update(host)

    def _progressed(self, message: s.TaskProgress) -> None:
        host = self._host(message.task_id, message.tool_use_id)
        if host is None or host.tool is None:
            return
        progress = _progress(host.tool)
        _apply_usage(progress, message.usage)
        progress.retry = None
        doing = message.summary or ("" if progress.doing else message.last_tool_name)
        if doing and not host.tool.ended:
            progress.doing = _doing(doing)
        self._rows.update(host)
        worker = self.workers.workers.get(message.task_id)
        if message.workflow_progress and worker is not None:
            for step_event in events_of_steps(host.tool.id, worker.steps):
                show_step(self._rows, step_event)

    def tool_progress(self, message: ToolProgress) -> None:
        """Note that a subagent repeats a request to the API, or no longer repeats one."""
        host = self._rows.tool(message.parent_tool_use_id or "")
        if host is None or host.tool is None or host.tool.name not in AGENTS:
            return
        retry = message.subagent_retry or {}
        attempt, attempts = retry.get("attempt"), retry.get("max_retries")
        now = (attempt, attempts) if is_count(attempt) and is_count(attempts) else None
        if now != (host.tool.progress.retry if host.tool.progress is not None else None):
            _progress(host.tool).retry = now
            self._rows.update(host)

    def _updated(self, message: s.TaskUpdated) -> None:
        host = self._host(message.task_id, None)
        if host is None or host.tool is None:
            return
        if message.patch.get("is_backgrounded") is True:
            self.memory.waited.discard(message.task_id)
            host.tool.waited_for = False
            _progress(host.tool).background = True
            self._rows.update(host)
        status = str(message.patch.get("status"))
        if status in _ENDS:
            error = message.patch.get("error")
            end = _End(message.task_id, status, error if isinstance(error, str) else "")
            if _ends_with_result(host):
                self._over(host, end)
            else:
                self.end(end.task_id, host, end.status, end.summary)

    def _changed(self, message: s.BackgroundTasksChanged) -> None:
        """Process the complete list of tasks. If a task has left the list and its call still runs, end the
        call as completed."""
        now = {str(task.get("task_id")) for task in message.tasks}
        for task_id in self.memory.listed - now:
            host = self._host(task_id, None)
            if host is not None and host.tool is not None and not host.tool.ended and runs_on(host.tool):
                self.end(task_id, host, "completed")
        self.memory.waited -= now
        self.memory.listed = now
        self.memory.lists = True

    def _host(self, task_id: str, tool_use_id: str | None) -> Entry | None:
        first = self.workers.call_of(task_id)  # a later call only sends a message to the agent
        calls = (first, tool_use_id or "", self.call_of(task_id))
        host = next(filter(None, map(self._rows.tool, calls)), None)
        if host is None or host.tool is None or not self._rows.holds(host):
            return None
        if task_id:
            self.memory.calls_of[task_id] = host.tool.id
        self._rows.add_source(host)
        return host

    def _runs_on(self, entry: Entry, call: ToolCall) -> None:
        """Process a result that only reports that a task began. Keep the call running, unless the task has
        already ended."""
        progress = _progress(call)
        progress.background = True
        if task_id := task_id_of(call):
            self.memory.calls_of[task_id] = call.id
            self.memory.waited.discard(task_id)
        if (end := self.memory.early.pop(call.id, None)) is not None:
            self.end(end.task_id, entry, end.status, end.summary)
        elif progress.status in _ENDS:
            self._settle(entry, call, progress)
        else:
            self._calls.keep_running(entry)
            self._begun_by_result(call)

    def end(
        self, task_id: str, host: Entry | None, status: str, summary: str = "", usage: Any = None
    ) -> None:
        """End a task: end its call and the calls inside its subagent.

        A call that has ended by its own result keeps its state. Do nothing if the call has no row, or if
        `status` is not an end.
        """
        if host is None or host.tool is None or status not in _ENDS:
            return
        if host.tool.ended and not runs_on(host.tool) and host.tool.name not in AGENTS:
            return  # the result ended the call; only notices report on its task, for example on a monitor
        progress = _progress(host.tool)
        progress.status = status
        progress.observed_tools = 0
        progress.doing = ""
        # For a stopped task, CLI 2.1.330 sends the task's description as the summary.
        named = summary.strip() in (host.tool.title, host.tool.input.get("description"))
        said = "" if named else summary.strip()
        progress.summary = said or progress.summary
        _apply_usage(progress, usage)
        self.memory.listed.discard(task_id)
        self.memory.counted.pop(host.tool.id, None)
        self._calls.end_under(host.tool.id)
        if runs_on(host.tool):
            self._settle(host, host.tool, progress)
        self._rows.update(host)

    def _over(self, host: Entry | None, end: "_End", usage: Any = None) -> None:
        """Note the end of a task in the foreground. The call's result will follow and end the call."""
        if host is None or host.tool is None:
            return
        progress = _progress(host.tool)
        progress.doing = ""
        _apply_usage(progress, usage)
        self.memory.listed.discard(end.task_id)
        self._calls.end_under(host.tool.id)
        self.memory.early[host.tool.id] = end
        self._rows.update(host)

    def _settle(self, host: Entry, call: ToolCall, progress: RunProgress) -> None:
        if progress.summary:
            call.result = progress.summary
        self._calls.ended(host, _ENDS[progress.status])

    def _end_notice(self, host: Entry | None, status: str, summary: str, report: str) -> Text:
        """Return the notice of a task's end; "" for a stopped task, because its card says so.

        For an agent with a report, return its result. An agent that another agent has begun reports to that
        agent, and its end is only a quiet line in the conversation.
        """
        if status in ("stopped", "killed"):
            return ""
        call = host.tool if host is not None else None
        if call is None or call.name not in AGENTS:
            return summary.strip() or Phrase("task.ended", status=status)
        if status == "failed":
            return Phrase("task.agent_failed", title=call.title, reason=one_line(summary))
        if report and host is not None and not host.parent:
            return result_phrase(call.title, report)
        return Phrase("task.agent_finished", title=call.title)


def _is_run(entry: Entry) -> bool:
    """Return whether the row begins a later run of an agent."""
    return entry.phrase is not None and entry.phrase.kind == _CALLED_AGAIN


def _ends_with_result(host: Entry | None) -> bool:
    """Return whether the call's result will report the task's end. The result does so for an unfinished
    subagent or skill in the foreground."""
    call = host.tool if host is not None else None
    if call is None or call.ended or call.name not in (AGENTS | SKILLS):
        return False
    return call.progress is None or not call.progress.background


def tags_in(text: str) -> dict[str, str]:
    """Return the contents of the known tags in a `<task-notification>`, by tag; {} for any other text."""
    found = _TAG.finditer(text) if text.startswith("<task-notification>") else ()
    return {match[1]: match[2].strip() for match in found}


def _end_in(task_id: str, status: str, summary: str, usage: object, at: float) -> tuple[Ended, ...]:
    """Return a tuple with the end that a text or a result reports; () if `status` is not an end."""
    return (end_of(task_id, "", status, summary, usage, at),) if status in _ENDS else ()


def _progress(call: ToolCall) -> RunProgress:
    if call.progress is None:
        call.progress = RunProgress()
    return call.progress


def _doing(words: str) -> str:
    line = one_line(words)
    return line if len(line) <= _DOING_LENGTH else f"{line[:_DOING_LENGTH]}…"


def _usage_in(tags: Mapping[str, str]) -> dict[str, int]:
    tokens = tags.get("total_tokens") or tags.get("subagent_tokens") or ""
    figures = {
        "tool_uses": tags.get("tool_uses", ""),
        "total_tokens": tokens,
        "duration_ms": tags.get("duration_ms", ""),
    }
    return {name: int(figure) for name, figure in figures.items() if figure.isdecimal() and len(figure) < 16}


def _apply_usage(progress: RunProgress, usage: Any) -> None:
    """Apply the `usage` of a `task_progress` or a `task_notification`."""
    fields = usage if isinstance(usage, dict) else {}
    _apply_figures(progress, fields, "tool_uses", "total_tokens", "duration_ms")


def _apply_totals(call: ToolCall, structured: Mapping[str, Any]) -> None:
    """Apply the totals in the result of a subagent in the foreground."""
    if any(key in structured for key in ("totalToolUseCount", "totalTokens", "totalDurationMs")):
        _apply_figures(_progress(call), structured, "totalToolUseCount", "totalTokens", "totalDurationMs")


def _apply_figures(
    progress: RunProgress, fields: Mapping[str, Any], tools: str, tokens: str, millis: str
) -> None:
    if (count := _number(fields.get(tools))) is not None:
        progress.tools = int(count)
    if (count := _number(fields.get(tokens))) is not None:
        progress.tokens = int(count)
    if (took := _number(fields.get(millis))) is not None:
        progress.seconds = took / 1000


def _number(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if 0 <= value < 1e15 else None
