"""The question for a commit message: it ends whenever it is stopped."""

import asyncio
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.repository.records import StagedPatch
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.repository.commit_suggestion import CommitSuggestion


async def test_a_question_that_is_stopped_at_once_can_be_asked_again() -> None:
    asked: list[int] = []

    async def read() -> StagedPatch:
        asked.append(1)
        return StagedPatch("", ())

    config: Any = SimpleNamespace(command="claude", repository="git")
    parent = QObject()
    suggestion = CommitSuggestion(config, read, AsyncTasks(), parent)
    changes: list[bool] = []
    failed: list[object] = []
    suggestion.changed.connect(lambda: changes.append(suggestion.running))
    suggestion.failed.connect(failed.append)
    suggestion.ask()
    suggestion.stop()  # before its task has begun
    await asyncio.sleep(0.01)
    assert (asked, changes, failed) == ([], [True, False], [])
    suggestion.ask()
    await asyncio.sleep(0.01)
    assert (asked, changes, len(failed)) == ([1], [True, False, True, False], 1)
