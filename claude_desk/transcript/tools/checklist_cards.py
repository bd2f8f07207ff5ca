"""To-do lists and tasks."""

import re

from claude_desk.transcript.reducer.checklist import STATES
from claude_desk.transcript.text.number_format import many
from claude_desk.transcript.text.text_sanitizer import one_line, readable
from claude_desk.transcript.tools.card import ChecklistItem, ChecklistPart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import facts, note, rich
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_WORDS = {"pending": "to do", "in_progress": "in progress", "completed": "done", "deleted": "deleted"}
_LISTED = re.compile(r"^#(\S{1,40}) \[(\w{1,20})\] (.*)$", re.M)


# --- TodoWrite --------------------------------------------------------------------------------------


def todo_title(given: WireFields, folder: str) -> str:
    todos = given.rows("todos")
    if not isinstance(given.members.get("todos"), list):
        return ""
    done = sum(1 for todo in todos if todo.text("status") == "completed")
    return f"{done} of {len(todos)} done" if todos else "No more to do"


def show_todos(use: ToolUse) -> PresentedCall:
    todos = use.input.rows("todos") or use.structured.rows("newTodos")
    items = tuple(_todo(todo) for todo in todos)
    active = [item.text for item in items if item.state == "active"]
    return PresentedCall(
        [ChecklistPart(items, brief=True)] if items else [], one_line(active[0], 80) if active else ""
    )


def _todo(todo: WireFields) -> ChecklistItem:
    state = STATES.get(todo.text("status"), "pending")
    text = todo.text("activeForm", "content") if state == "active" else todo.text("content", "activeForm")
    return ChecklistItem(readable(text), state)


def show_todos_read(use: ToolUse) -> PresentedCall:
    todos = use.structured.rows("todos") or use.structured.rows("newTodos")
    items = tuple(_todo(todo) for todo in todos)
    return PresentedCall([ChecklistPart(items)] if items else note(use.reply, brief=False))


# --- TaskCreate, TaskGet, TaskUpdate, TaskList -------------------------------------------------------


def subject_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("subject"))


def task_title(given: WireFields, folder: str) -> str:
    number = given.word("taskId")
    status = _WORDS.get(given.text("status"), given.text("status"))
    subject = given.text("subject")
    words = " · ".join(word for word in (f"#{number}" if number else "", subject, status) if word)
    return one_line(words)


def show_create(use: ToolUse) -> PresentedCall:
    task = use.structured.inner("task")
    number = task.word("id")
    parts = rich(task.text("description") or use.input.text("description"))
    return PresentedCall(parts, one_line(f"#{number}") if number else "")


def show_update(use: ToolUse) -> PresentedCall:
    given, told = use.input, use.structured
    parts = rich(given.text("description"))
    parts += facts(
        [
            ("Shown as", given.text("activeForm")),
            ("Done by", given.text("owner")),
            ("Before", _numbers(given, "addBlocks")),
            ("After", _numbers(given, "addBlockedBy")),
        ]
    )
    change = told.inner("statusChange")
    before, after = (_WORDS.get(change.text(end), change.text(end)) for end in ("from", "to"))
    if told.text("error"):
        parts += note(told.text("error"), "bad")
    return PresentedCall(parts, one_line(f"{before} → {after}") if before and after else "")


def _numbers(fields: WireFields, name: str) -> str:
    return ", ".join(f"#{item}" for item in fields.items(name) if isinstance(item, str | int))


def show_get(use: ToolUse) -> PresentedCall:
    task = use.structured.inner("task")
    if not task:
        return PresentedCall(
            note("There is no such task" if "task" in use.structured else use.reply, brief=False)
        )
    parts: list[Part] = [ChecklistPart((_task(task),))]
    parts += rich(task.text("description"))
    parts += facts([("Before", _numbers(task, "blocks")), ("After", _numbers(task, "blockedBy"))])
    return PresentedCall(parts, one_line(task.text("subject"), 80))


def show_list(use: ToolUse) -> PresentedCall:
    items = [_task(task) for task in use.structured.rows("tasks")]
    if "tasks" not in use.structured:
        items = [
            ChecklistItem(readable(subject), STATES.get(status, "pending"), readable(f"#{number}"))
            for number, status, subject in _LISTED.findall(use.reply)
        ]
    if not items:
        return PresentedCall(note(use.reply, brief=False), "no tasks" if "tasks" in use.structured else "")
    done = sum(1 for item in items if item.state == "done")
    return PresentedCall(
        [ChecklistPart(tuple(items), brief=True)], f"{done} of {many(len(items), 'task')} done"
    )


def _task(task: WireFields) -> ChecklistItem:
    """A task, its number and what it waits for."""
    waits = _numbers(task, "blockedBy")
    words = (
        f"#{task.word('id')}" if task.word("id") else "",
        task.text("owner"),
        f"after {waits}" if waits else "",
    )
    note_words = " · ".join(word for word in words if word)
    return ChecklistItem(
        readable(task.text("subject")), STATES.get(task.text("status"), "pending"), readable(note_words)
    )


def none_title(given: WireFields, folder: str) -> str:
    return ""


# The tools of all versions that are shown by this module (protocol/README.md 8.1).
TOOLS = (
    ToolSpec("TodoWrite", todo_title, show_todos, family="list"),
    ToolSpec("TodoRead", none_title, show_todos_read, family="list"),
    ToolSpec("TaskCreate", subject_title, show_create, family="list"),
    ToolSpec("TaskGet", task_title, show_get, family="list"),
    ToolSpec("TaskUpdate", task_title, show_update, family="list"),
    ToolSpec("TaskList", none_title, show_list, family="list"),
)
