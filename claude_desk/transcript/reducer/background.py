"""What runs in the background now, by task (protocol.md sections 2.5 and 8.2)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from claude_desk.transcript.text.text_sanitizer import one_line

_AGENT_TYPES = ("local_agent", "remote_agent")


@dataclass(frozen=True, slots=True)
class BackgroundTask:
    id: str
    words: str  # what it is called, in one line
    agent: bool = False  # a subagent; else a command, or what we do not know


class BackgroundTaskList:
    """New CLIs tell the whole set, which then counts; of old ones we know what calls and their ends say."""

    def __init__(self) -> None:
        self.items: tuple[BackgroundTask, ...] = ()  # another tuple whenever it changes
        self._has_full_list = False

    def listed(self, tasks: Iterable[Mapping[str, Any]]) -> None:
        """The whole set, as `background_tasks_changed` tells it."""
        self._has_full_list = True
        self._show(_listed(task) for task in tasks if task.get("task_id") and not task.get("ambient"))

    def begun(self, task_id: str, words: str, agent: bool) -> None:
        """A call said that it left something running."""
        if self._has_full_list or not task_id or any(item.id == task_id for item in self.items):
            return
        self._show((*self.items, BackgroundTask(task_id, one_line(words) or task_id, agent)))

    def ended(self, task_id: str) -> None:
        self._show(item for item in self.items if item.id != task_id)

    def clear(self) -> None:
        """The child is gone, and all of it with it; the next one tells anew."""
        self._has_full_list = False
        self._show(())

    def _show(self, items: Iterable[BackgroundTask]) -> None:
        found = tuple(items)
        if found != self.items:
            self.items = found


def _listed(task: Mapping[str, Any]) -> BackgroundTask:
    task_id = str(task["task_id"])
    words = one_line(str(task.get("description") or "")) or task_id
    return BackgroundTask(task_id, words, task.get("task_type") in _AGENT_TYPES)
