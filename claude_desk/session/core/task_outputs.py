"""Finds the output of a background task: the call that began the task, the place of the output, and the part
that Claude has read."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from claude_desk.library.task_outputs import TaskOutputPlace
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.transcript.entries import Entry, ToolCall
from claude_desk.transcript.reducer.background_tasks import OUTPUTS
from claude_desk.transcript.reducer.tool_results import output_task_of, task_id_of


class TaskOutputs:
    """Finds outputs of tasks. `entries` returns the rows in memory; `earlier` are the ids of the sessions
    that this session continues."""

    def __init__(
        self,
        environ: Mapping[str, str],
        folder: str,
        info: SessionInfo,
        entries: Callable[[], Iterable[Entry]],
        earlier: Iterable[str] = (),
    ) -> None:
        self._environ = environ
        self._folder = folder
        self._info = info
        self._entries = entries
        self._earlier = tuple(filter(None, earlier))

    def place(self, task_id: str) -> TaskOutputPlace:
        """Return where to look for the output. Only the task's id comes from Claude or a tool. The id
        is checked when the output is read."""
        sessions = (self._info.session_id, *self._earlier)
        return TaskOutputPlace(self._environ, self._folder, sessions, task_id)

    def call(self, task_id: str) -> ToolCall | None:
        """Return the call that began the task; None if its row is not in memory."""
        calls = (entry.tool for entry in self._entries() if entry.tool is not None)
        return next((call for call in calls if output_task_of(call) == task_id), None)

    def row(self, task_id: str, call: str = "") -> str:
        """Return the id of the row whose call began the task, whatever kind the task is; "" if that row is
        not in memory. `call`: the id of that call, "" if it is not known."""
        rows = [entry for entry in self._entries() if entry.tool is not None]
        of_call = (row.id for row in rows if call and row.tool and row.tool.id == call)
        of_task = (row.id for row in rows if row.tool and task_id_of(row.tool) == task_id)
        return next(chain(of_call, of_task), "")

    def task_of(self, call: ToolCall) -> str:
        """Return the id of the task that the call began; "" if its result does not name a task."""
        return task_id_of(call) or output_task_of(call)

    def read_by_claude(self, task_id: str) -> str:
        """Return the newest output that a tool has given to Claude, or "" if Claude has read no output."""
        calls = (entry.tool for entry in self._entries() if entry.tool is not None)
        found = (read for call in calls if (read := _given(call, task_id)))
        return next(iter(deque(found, maxlen=1)), "")


_IDS = ("task_id", "bash_id", "shell_id")


def _given(call: ToolCall, task_id: str) -> str:
    """Return the task's output that the call has read, with `TaskOutput` of old versions or from the
    output's file. Return "" if the call has not read this output."""
    result = call.structured
    if not isinstance(result, dict):
        return ""
    output: object = ""
    if call.name in OUTPUTS:
        task = result["task"] if isinstance(result.get("task"), dict) else result
        of = task.get("task_id") or next((call.input[name] for name in _IDS if call.input.get(name)), "")
        output = task.get("output", task.get("stdout")) if of == task_id else ""
    elif call.name == "Read" and str(call.input.get("file_path")).endswith(f"/tasks/{task_id}.output"):
        file = result.get("file")
        output = file.get("content") if isinstance(file, dict) else ""
    return output if isinstance(output, str) else ""
