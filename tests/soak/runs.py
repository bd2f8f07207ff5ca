"""The three runs: many turns in one session, many sessions one after the other, and idle hours."""

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psutil
from PySide6.QtCore import QObject

from claude_desk.session.core.async_tasks import AsyncTasks
from tests.e2e.desk import Desk
from tests.soak.active_timers import active_timers
from tests.soak.resource_counts import ResourceCounts, count_resources
from tests.soak.soak_session import begin, say
from tests.unit.library.session_file_builder import SessionFile

Note = Callable[[int, ResourceCounts], None]
_CHILDREN_SECONDS = 20.0
MINUTES_A_LINE = 10  # minutes between two lines that another program writes to a session


def roots(desk: Desk) -> list[QObject]:
    return [desk.program, desk.screen, desk.window, desk.screen.app]


async def answered() -> None:
    """Wait until all running tasks of the program are done, including tasks that start meanwhile."""
    while tasks := [
        task for each in gc.get_objects() if isinstance(each, AsyncTasks) for task in each._tasks
    ]:
        _, left = await asyncio.wait(tasks, timeout=30)
        assert not left


class Children:
    """Counts the processes below this process that stay.

    Processes that git starts for a snapshot, and ended processes, disappear a while later without a report.
    Therefore the processes are counted repeatedly for a bounded time. The smallest count is used, because
    another git process may start before the earlier processes have ended.
    """

    def __init__(self) -> None:
        self._least: int | None = None

    async def lasting(self) -> int:
        """Return the count, once it is not above the smallest earlier count, or after the bounded time."""
        process, deadline = psutil.Process(), time.monotonic() + _CHILDREN_SECONDS
        count = len(process.children(recursive=True))
        while self._least is not None and count > self._least and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
            count = min(count, len(process.children(recursive=True)))
        self._least = count if self._least is None else min(count, self._least)
        return count


async def counted(desk: Desk, children: Children) -> ResourceCounts:
    """Return the counts after all running tasks are done."""
    await answered()
    lasting = await children.lasting()
    return replace(count_resources(roots(desk)), children=lasting)


async def turns(desk: Desk, folder: Path, count: int, every: int, note: Note) -> None:
    """Run `count` turns in one session, each with a tool; `note` the counts after every `every` turns."""
    session = await begin(desk, folder)
    children = Children()
    for number in range(1, count + 1):
        await say(session, f"Turn {number}")
        if number == 1:
            count_resources(
                roots(desk)
            )  # the first count creates thousands of objects: the attributes of Qt's types, by name
        if number % every == 0:
            note(number, await counted(desk, children))


async def sessions(desk: Desk, folder: Path, count: int, every: int, note: Note) -> None:
    """Open `count` sessions, one after the other. Each session has one turn and is closed, while another
    session stays open. `note` the counts after every `every` sessions."""
    children = Children()
    for number in range(1, count + 1):
        desk.screen.app.newWanted.emit()
        session = await begin(desk, folder / str(number))
        await say(session, "Only this")
        controller = desk.program.session_manager.current
        assert controller is not None and controller.session is session
        del session
        await desk.program.session_manager.close(controller)
        del controller
        if number % every == 0:
            note(number, await counted(desk, children))


async def idle(desk: Desk, projects: Path, minutes: int, every: int, note: Note) -> None:
    """Simulate `minutes` idle minutes, in which each active timer fires once a minute. Every `MINUTES_A_LINE`
    minutes another program writes to its own session, and the catalog scans that session.

    `projects`: the CLI's folder of sessions.
    """
    other = SessionFile(projects / "elsewhere" / "0d5c7a3e-0000-4000-8000-000000000001.jsonl")
    catalog = desk.program.catalog
    children = Children()
    for minute in range(1, minutes + 1):
        for timer in active_timers(roots(desk)):
            timer.timeout.emit()
        if minute % MINUTES_A_LINE == 0:
            other.says(f"It is the minute {minute}")
            await catalog._scan()
        if minute % every == 0:
            note(minute, await counted(desk, children))
