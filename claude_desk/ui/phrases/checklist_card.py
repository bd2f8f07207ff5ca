"""Cards of to-do lists and tasks."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def done_of(done: int, count: int) -> str:
    if not count:
        return translate("ChecklistCard", "No tasks")
    return translate(
        "ChecklistCard",
        "{done} of {count} done",
        done=locale_format.number(done),
        count=locale_format.number(count),
    )


WORDS: Table = {
    "pending": Wording("to do"),
    "in_progress": Wording("in progress"),
    "completed": Wording("done"),
    "deleted": Wording("deleted"),
    "done_of": done_of,
    "display_name": Wording("Display name"),
    "owner": Wording("Owner"),
    # Label of the tasks that wait for this task.
    "before": Wording("Blocks"),
    # Label of the tasks for which this task waits.
    "after": Wording("Blocked by"),
    # The change of a task from a state to another state.
    "change": Wording("{before} → {after}"),
    "no_such_task": Wording("No such task"),
    "no_tasks": Wording("no tasks"),
    "tasks_done": Wording(
        "{done} of %Ln tasks done", n="count", one="{done} of %Ln task done", done=locale_format.number
    ),
    "waits_for": Wording("blocked by {tasks}"),
}
