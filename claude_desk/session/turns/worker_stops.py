"""Ends the workers in the background for the user, and says which workers a stop or an end has cut off.

Claude Code answers a request to stop a worker with `{}` even if it does not know the worker, and an older
version ends all agents with the turn. So only the tree of workers says what has ended (protocol/README.md
4.6).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.transcript.workers.worker_ends import cut_off, is_within
from claude_desk.transcript.workers.worker_tree import Worker, WorkerTree

STOP_SECONDS = 3.0  # how long the workers may take to end after the user has asked for it


class StopScope(IntEnum):
    """What should end. Of two scopes, the greater value counts."""

    TURN = 0  # Claude's turn; a version of Claude Code that spares no agent ends the agents too
    AGENTS = 1  # the agents and workflows in the background
    EVERYTHING = 2  # all workers; if they do not end, Claude Code too
    CHILD = 3  # Claude Code, and all workers with it


@dataclass(frozen=True, slots=True)
class StopRound:
    """A stop under way. `before`: the workers when it began. `late`: whether a worker that should have ended
    still works after `STOP_SECONDS`."""

    scope: StopScope
    before: WorkerTree
    late: bool = False

    def remaining(self, now: WorkerTree) -> tuple[Worker, ...]:
        """Return the workers that should end and still work. A worker that an agent has begun meanwhile ends
        with that agent."""
        if self.scope not in (StopScope.AGENTS, StopScope.EVERYTHING):
            return ()
        agents = frozenset(worker.id for worker in self.before.in_background if worker.thinks)
        return tuple(
            worker
            for worker in now.in_background
            if self.scope is StopScope.EVERYTHING or (worker.thinks and is_within(now, worker, agents))
        )


class WorkerStops(QObject):
    """Does one round at a time. A later round continues the earlier one, and has its `before`."""

    ended = Signal(object, object)  # Text for the user, and tuple[Worker, ...]: the workers that have ended
    changed = Signal()  # `late` has changed
    child_end_wanted = Signal()  # workers still work although everything should have ended

    def __init__(
        self,
        stop: Callable[[str], None],
        workers: Callable[[], WorkerTree],
        info: SessionInfo,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        """`stop` asks Claude Code to stop the worker with this id."""
        super().__init__(parent)
        self._stop = stop
        self._workers = workers
        self._info = info
        self._tasks = tasks
        self._round: StopRound | None = None
        self._asked: set[tuple[str, int]] = set()  # worker and number of its run

    @property
    def late(self) -> bool:
        return self._round is not None and self._round.late

    @property
    def everything_is_late(self) -> bool:
        """Whether everything should have ended, and a worker still works."""
        return self._round is not None and self._round.late and self._round.scope is StopScope.EVERYTHING

    def begin(self, scope: StopScope) -> None:
        """Begin to watch what ends. For agents or everything, ask Claude Code to stop each worker."""
        running = self._round
        if running is not None and scope <= running.scope:
            return
        before = self._workers() if running is None else running.before
        self._round = StopRound(scope, before)
        self._asked.clear()
        self.changed.emit()
        if self._round.remaining(self._workers()):
            self._tasks.start(self._wait(self._round))
        self.observe()

    def observe(self) -> None:
        """Stop workers that began meanwhile. If nothing is left to stop, end the round."""
        now, running = self._workers(), self._round
        if running is None or running.scope not in (StopScope.AGENTS, StopScope.EVERYTHING):
            return
        remaining = running.remaining(now)
        for worker in remaining:
            if (worker.id, len(worker.runs)) not in self._asked:
                self._asked.add((worker.id, len(worker.runs)))
                self._stop(worker.id)
        if not remaining:
            self._end(session_texts.stopped_by_user)

    def turn_stopped(self) -> None:
        """End a round that stopped a turn: the turn has ended, and Claude Code has reported which agents
        ended with it."""
        running = self._round
        if running is None or running.scope is not StopScope.TURN:
            return
        now = self._workers()
        if any(worker.thinks for worker in cut_off(running.before, now)):
            self._info.spares_agents = False
        elif any(w.thinks and w.listed and now.workers[w.id].works for w in running.before.in_background):
            self._info.spares_agents = True
        self._end(session_texts.stopped_with_turn)

    def child_ended(self) -> None:
        """End the round: the child has ended, and all workers with it."""
        self._end(session_texts.not_running)

    def _end(self, words: Callable[[list[str]], Phrase]) -> None:
        running, self._round = self._round, None
        self._asked.clear()
        if running is None:
            return
        if ended := cut_off(running.before, self._workers()):
            self.ended.emit(words([worker.words for worker in ended]), ended)
        self.changed.emit()

    async def _wait(self, waited: StopRound) -> None:
        await asyncio.sleep(STOP_SECONDS)
        if self._round is not waited:
            return
        self._round = replace(waited, late=True)
        self.changed.emit()
        if waited.scope is StopScope.EVERYTHING:
            self.child_end_wanted.emit()
