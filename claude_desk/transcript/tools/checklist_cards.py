"""Cards of the tools for to-do lists and tasks."""

import re

from claude_desk.protocol.phrase import Phrase, Text, with_texts
from claude_desk.transcript.reducer.checklist import STATES
from claude_desk.transcript.text.text_sanitizer import one_line, readable
from claude_desk.transcript.tools.card import ChecklistItem, ChecklistPart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import facts, joined, note, rich
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_STATUS = {
    "pending": Phrase("checklist_card.pending"),
    "in_progress": Phrase("checklist_card.in_progress"),
    "completed": Phrase("checklist_card.completed"),
    "deleted": Phrase("checklist_card.deleted"),
}
_LISTED = re.compile(r"^#(\S{1,40}) \[(\w{1,20})\] (.*)$", re.M)


# --- TodoWrite --------------------------------------------------------------------------------------


def todo_title(given: WireFields, folder: str) -> Text:
    todos = given.rows("todos")
    if not isinstance(given.members.get("todos"), list):
        return ""
    done = sum(1 for todo in todos if todo.text("status") == "completed")
    return Phrase("checklist_card.done_of", done=done, count=len(todos))


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


def task_title(given: WireFields, folder: str) -> Text:
    number = given.word("taskId")
    return joined(f"#{number}" if number else "", given.text("subject"), _status(given.text("status")))


def _status(wire: str) -> Text:
    return _STATUS.get(wire, wire)


def show_create(use: ToolUse) -> PresentedCall:
    task = use.structured.inner("task")
    number = task.word("id")
    parts = rich(task.text("description") or use.input.text("description"))
    return PresentedCall(parts, one_line(f"#{number}") if number else "")


def show_update(use: ToolUse) -> PresentedCall:
    given, result = use.input, use.structured
    parts = rich(given.text("description"))
    parts += facts(
        [
            (Phrase("checklist_card.display_name"), given.text("activeForm")),
            (Phrase("checklist_card.owner"), given.text("owner")),
            (Phrase("checklist_card.before"), _numbers(given, "addBlocks")),
            (Phrase("checklist_card.after"), _numbers(given, "addBlockedBy")),
        ]
    )
    change = result.inner("statusChange")
    before, after = _status(change.text("from")), _status(change.text("to"))
    if result.text("error"):
        parts += note(result.text("error"), "bad")
    if not before or not after:
        return PresentedCall(parts)
    return PresentedCall(parts, Phrase("checklist_card.change", before=before, after=after))


def _numbers(fields: WireFields, name: str) -> str:
    return ", ".join(f"#{item}" for item in fields.items(name) if isinstance(item, str | int))


def show_get(use: ToolUse) -> PresentedCall:
    task = use.structured.inner("task")
    if not task:
        text = Phrase("checklist_card.no_such_task") if "task" in use.structured else use.reply
        return PresentedCall(note(text, brief=False))
    parts: list[Part] = [ChecklistPart((_task(task),))]
    parts += rich(task.text("description"))
    parts += facts(
        [
            (Phrase("checklist_card.before"), _numbers(task, "blocks")),
            (Phrase("checklist_card.after"), _numbers(task, "blockedBy")),
        ]
    )
    return PresentedCall(parts, one_line(task.text("subject"), 80))


def show_list(use: ToolUse) -> PresentedCall:
    items = [_task(task) for task in use.structured.rows("tasks")]
    if "tasks" not in use.structured:
        items = [
            ChecklistItem(readable(subject), STATES.get(status, "pending"), readable(f"#{number}"))
            for number, status, subject in _LISTED.findall(use.reply)
        ]
    if not items:
        none = Phrase("checklist_card.no_tasks") if "tasks" in use.structured else ""
        return PresentedCall(note(use.reply, brief=False), none)
    done = sum(1 for item in items if item.state == "done")
    summary = Phrase("checklist_card.tasks_done", done=done, count=len(items))
    return PresentedCall([ChecklistPart(tuple(items), brief=True)], summary)


def _task(task: WireFields) -> ChecklistItem:
    """Return a task as an item. The item's note has the number and the owner of the task, and the tasks that
    this task waits for."""
    waits = _numbers(task, "blockedBy")
    details = joined(
        f"#{task.word('id')}" if task.word("id") else "",
        task.text("owner"),
        Phrase("checklist_card.waits_for", tasks=waits) if waits else "",
    )
    state = STATES.get(task.text("status"), "pending")
    return ChecklistItem(readable(task.text("subject")), state, with_texts(details, readable))


def none_title(given: WireFields, folder: str) -> str:
    return ""


TOOLS = (
    ToolSpec("TodoWrite", todo_title, show_todos, family="list"),
    ToolSpec("TodoRead", none_title, show_todos_read, family="list"),
    ToolSpec("TaskCreate", subject_title, show_create, family="list"),
    ToolSpec("TaskGet", task_title, show_get, family="list"),
    ToolSpec("TaskUpdate", task_title, show_update, family="list"),
    ToolSpec("TaskList", none_title, show_list, family="list"),
)
