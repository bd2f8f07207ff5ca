"""Cards of to-do lists and tasks."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def pending() -> str:
    return translate("ChecklistCard", "to do")


def in_progress() -> str:
    return translate("ChecklistCard", "in progress")


def completed() -> str:
    return translate("ChecklistCard", "done")


def deleted() -> str:
    return translate("ChecklistCard", "deleted")


def done_of(done: int, count: int) -> str:
    if not count:
        return translate("ChecklistCard", "No tasks")
    return translate(
        "ChecklistCard",
        "{done} of {count} done",
        done=locale_format.number(done),
        count=locale_format.number(count),
    )


def display_name() -> str:
    return translate("ChecklistCard", "Display name")


def owner() -> str:
    return translate("ChecklistCard", "Owner")


def before() -> str:
    """Label of the tasks that wait for this task."""
    return translate("ChecklistCard", "Blocks")


def after() -> str:
    """Label of the tasks that this task waits for."""
    return translate("ChecklistCard", "Blocked by")


def change(before: Value, after: Value) -> str:
    """From one state to another."""
    return translate(
        "ChecklistCard", "{before} → {after}", before=value_words(before), after=value_words(after)
    )


def no_such_task() -> str:
    return translate("ChecklistCard", "No such task")


def no_tasks() -> str:
    return translate("ChecklistCard", "no tasks")


def tasks_done(done: int, count: int) -> str:
    return translate(
        "ChecklistCard",
        "{done} of %Ln tasks done",
        n=count,
        one="{done} of %Ln task done",
        done=locale_format.number(done),
    )


def waits_for(tasks: str) -> str:
    return translate("ChecklistCard", "blocked by {tasks}", tasks=tasks)
