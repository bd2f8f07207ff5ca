"""The session's to-do list, which Claude changes with tool calls (protocol/README.md 12.2)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import ChecklistItem

# The states of `ChecklistItem`, by the states on the wire.
STATES = {"pending": "pending", "in_progress": "active", "completed": "done", "deleted": "deleted"}
_CREATED = re.compile(r"Task #(\S+) created")
_MOST = 1_000  # the most items that are kept


@dataclass(slots=True)
class Checklist:
    """The to-do list. TodoWrite replaces it. TaskCreate, TaskUpdate, TaskList and TaskGet change it.

    A new tuple replaces `items` when the list changes. Apply only calls of the main conversation.
    """

    items: tuple[ChecklistItem, ...] = ()
    tasks: dict[str, ChecklistItem] = field(default_factory=dict)  # by the id of the task

    def apply_call(self, call: ToolCall) -> None:
        """Apply a call that has its result. Ignore a call that was not successful."""
        if call.state is not ToolState.DONE:
            return
        structured: dict[str, Any] = call.structured if isinstance(call.structured, dict) else {}
        match call.name:
            case "TodoWrite":
                self.tasks.clear()
                self._set(_todos(call.input.get("todos")))
                return
            case "TaskCreate":
                self._created(call, structured)
            case "TaskUpdate":
                self._updated(call.input, structured)
            case "TaskGet":
                self._apply_task(structured.get("task"))
            case "TaskList" if isinstance(tasks := structured.get("tasks"), list):
                self._listed(tasks)
            case _:
                return
        self._set(tuple(self.tasks.values()))

    def next_turn(self) -> None:
        """Clear the list if all its items are done, because the last turn has shown them to the user."""
        if all(item.state == "done" for item in self.items):
            self.tasks.clear()
            self._set(())

    # --- helpers -------------------------------------------------------------------------------

    def _set(self, items: tuple[ChecklistItem, ...]) -> None:
        if items != self.items:
            self.items = items[:_MOST]

    def _created(self, call: ToolCall, structured: Mapping[str, Any]) -> None:
        task = structured.get("task")
        found = _CREATED.search(call.result)
        key = _id(task.get("id")) if isinstance(task, dict) else ""
        key = key or (found[1] if found else "")
        if key:
            self.tasks[key] = _check(call.input, "subject", f"Task {key}", "pending")

    def _updated(self, value: Mapping[str, Any], structured: Mapping[str, Any]) -> None:
        key = _id(value.get("taskId"))
        if not key or structured.get("success") is False:
            return
        if value.get("status") == "deleted":
            self.tasks.pop(key, None)
            return
        known = self.tasks.get(key, ChecklistItem(f"Task {key}", "pending"))
        changed = _check(value, "subject", known.text, known.state)
        self.tasks[key] = changed if changed.note else changed._replace(note=known.note)

    def _apply_task(self, task: Any) -> None:
        if isinstance(task, dict) and (key := _id(task.get("id"))) and task.get("status") != "deleted":
            known = self.tasks.get(key)
            self.tasks[key] = _check(task, "subject", f"Task {key}", "pending")
            if known is not None:
                self.tasks[key] = self.tasks[key]._replace(note=known.note)

    def _listed(self, tasks: list[Any]) -> None:
        known = self.tasks
        self.tasks = {}
        for task in tasks[:_MOST]:
            self._apply_task(task)
        for key, item in self.tasks.items():
            if key in known:
                self.tasks[key] = item._replace(note=known[key].note)


def _todos(todos: Any) -> tuple[ChecklistItem, ...]:
    found = todos[:_MOST] if isinstance(todos, list) else []
    kept = (todo for todo in found if isinstance(todo, dict) and todo.get("status") != "deleted")
    return tuple(_check(todo, "content", "", "pending") for todo in kept)


def _check(value: Mapping[str, Any], text: str, otherwise: str, state: str) -> ChecklistItem:
    """Make an item. `text`: the member with the item's text. `otherwise`: the text if this member is missing
    or blank. `state`: the state if `value` has no known status.

    The item's note is shown while Claude works on the item.
    """
    words = value.get(text)
    note = value.get("activeForm")
    return ChecklistItem(
        one_line(words) if isinstance(words, str) and words.strip() else otherwise,
        STATES.get(str(value.get("status")), state),
        one_line(note) if isinstance(note, str) else "",
    )


def _id(value: Any) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
