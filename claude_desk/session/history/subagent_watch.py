"""Finds agents in their files: agents that the stream does not report, and agents of earlier processes."""

import asyncio
import logging
import math
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.library.catalog.requests import FindTerminalSessions
from claude_desk.library.history.lookup_requests import FindSubagents, FoundSubagent, SubagentEnd
from claude_desk.library.history.requests import ReadSubagent
from claude_desk.library.history.subagent_files import SubagentLine
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.disk.session_file import workflow_folder
from claude_desk.protocol.wire.line_numbers import set_line
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.transcript.workers.worker_tree import Filed, Step, WorkerKind, WorkerState, WorkerTree

if TYPE_CHECKING:
    from claude_desk.library.history.line_player import PlayedSoFar

_log = logging.getLogger(__name__)

_SECONDS = 20.0  # how long a look may take
_PAUSE = 2.0  # seconds from a look to the next
# Seconds before each read of the file of an agent that has ended. Claude Code reports the end before it
# writes the end.
_READS = (0.0, 0.2, 0.4, 0.8, 1.6)
_ENDED_STEPS = ("done", "error", "stopped")
_AGAIN_MS = 5_000  # how often the files of agents are looked at while another process works on them
_GROWS = 30.0  # seconds after which a file that did not grow counts as finished
_STEP_STATES = {
    SubagentEnd.DONE: "done",
    SubagentEnd.FAILED: "error",
    SubagentEnd.STOPPED: "stopped",
    SubagentEnd.STOPPED_BY_USER: "stopped",
    SubagentEnd.UNKNOWN: "progress",
}
_STATES = {
    SubagentEnd.DONE: WorkerState.DONE,
    SubagentEnd.FAILED: WorkerState.FAILED,
    SubagentEnd.STOPPED: WorkerState.STOPPED,
    SubagentEnd.STOPPED_BY_USER: WorkerState.STOPPED_BY_USER,
}


class SubagentWatch(QObject):
    """Asks the library about the files of the session's agents. `child_started` and `child_ended` report the
    CLI's process. An agent whose file has no end counts as working only if its file was written since that
    process began. Without a process here, it counts as working while another process of the CLI has the
    session, or while its file grows. Such an agent is followed until its end."""

    changed = Signal()  # the tree of workers has changed
    read = Signal(str)  # the id of an agent: all of its lines that the file has are rows

    def __init__(
        self,
        info: SessionInfo,
        config: SessionConfig,
        feed: TranscriptFeed,
        tasks: AsyncTasks,
        history: HistoryLoader,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._info = info
        self._config = config
        self._feed = feed
        self._tasks = tasks
        self._since = 0.0  # when the CLI's process began; 0 without a process
        self._looked = 0.0
        self._looks = False
        self._look_due = False  # whether another look was wanted during a look
        self._closed = False
        self._locks: dict[str, asyncio.Lock] = {}  # an agent's file is read by one task at a time
        self._followed: dict[str, str] = {}  # agents on which another process works, and their calls
        self._read_ends: set[str] = set()  # ids of the agents of workflows whose files are read to the end
        self._played: PlayedSoFar | None = None
        self._written: dict[str, float] = {}  # when the file of an agent was written, at the last look
        self._grew: dict[str, float] = {}  # when the file of an agent was last seen to have grown
        self._again = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._again.timeout.connect(self.look)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.look)

    def child_started(self) -> None:
        self._since = time.time()

    def child_ended(self) -> None:
        self._since = 0.0

    def close(self) -> None:
        self._closed = True
        self._again.stop()
        self._later.stop()

    @Slot()
    def look(self) -> None:
        """Look for the files. If a look is running or was made a moment ago, look again later."""
        if self._config.library is None or not self._info.session_id or self._closed:
            return
        pause = self._looked + _PAUSE - time.monotonic()
        if self._looks:
            self._look_due = True
        elif pause > 0:
            self._later.start(math.ceil(pause * 1000))
        else:
            self._later.stop()
            self._looks, self._look_due = True, False
            self._tasks.start(self._look())

    def read_lines(self, agent: str, call: str) -> None:
        """Below the row of `call`, make rows of those lines of the agent that no row shows yet. Call this
        only for an agent whose messages the stream does not have. Otherwise rows would be there twice."""
        if not self._may_read(agent) or self._lock(agent).locked():
            return
        self._tasks.start(self._read_once(agent, call))

    def read_to_end(self, agent: str, call: str) -> None:
        """Make rows of all lines of an agent that has ended, like `read_lines`, also of those lines that
        Claude Code has not written yet."""
        if self._may_read(agent):
            self._tasks.start(self._read_to_end(agent, call))

    def _may_read(self, agent: str) -> bool:
        return self._config.library is not None and bool(agent) and not self._closed

    def _lock(self, agent: str) -> asyncio.Lock:
        return self._locks.setdefault(agent, asyncio.Lock())

    async def _read_once(self, agent: str, call: str) -> None:
        await self._read(agent, call)

    def follow(self, tree: WorkerTree) -> None:
        """Make rows of the lines of each workflow's agent that has ended. The stream has no messages of such
        agents."""
        for worker in tree.workers.values():
            for step in worker.steps:
                over = step.agent_id and (step.state in _ENDED_STEPS or not worker.works)
                if over and step.agent_id not in self._read_ends:
                    self._read_ends.add(step.agent_id)
                    self.read_to_end(step.agent_id, step.agent_id)

    async def _read_to_end(self, agent: str, call: str) -> None:
        for pause in _READS:
            await asyncio.sleep(pause)
            if await self._read(agent, call):
                return

    async def _look(self) -> None:
        try:
            await self._find()
        finally:
            self._looks, self._looked = False, time.monotonic()
        if self._look_due:
            self.look()

    async def _find(self) -> None:
        assert self._config.library is not None
        wanted = FindSubagents(self._info.session_id, self._config.folder)
        try:
            found = await self._config.library.ask(wanted, _SECONDS)
        except LibraryError as error:
            _log.warning("the files of agents were not looked for: %s", error)
            return
        if not isinstance(found, tuple):
            return
        elsewhere = frozenset[str]() if self._since else await self._worked_on_elsewhere(found)
        workers = self._feed.reducer.tasks.workers
        streamed = [worker for worker in workers.workers.values() if worker.run.id]
        steps = {step.agent_id for worker in streamed for step in worker.steps}
        workflows = self._workflows() if any(each.workflow for each in found) else {}
        known = {worker.id for worker in streamed}
        alone = [each for each in found if not each.workflow or workflows.get(each.workflow) in known]
        filed = [self._filed(each, workflows, elsewhere) for each in alone if each.id not in steps]
        groups: dict[str, list[FoundSubagent]] = {}
        for each in found:
            if each not in alone:
                groups.setdefault(each.workflow, []).append(each)
        filed += [self._workflow(workflows.get(at, ""), at, each, elsewhere) for at, each in groups.items()]
        self._feed.play(lambda: self._feed.reducer.tasks.filed(filed))
        if self._feed.reducer.tasks.workers is not workers:
            self.changed.emit()
        self._follow_elsewhere([each for each in found if each.id in elsewhere])

    async def _worked_on_elsewhere(self, found: tuple[FoundSubagent, ...]) -> frozenset[str]:
        """Return the ids of the agents without an end on which another process of the CLI works."""
        now = time.monotonic()
        for each in found:
            if each.written > self._written.setdefault(each.id, each.written):
                self._written[each.id], self._grew[each.id] = each.written, now
        open_ones = [each for each in found if each.end is SubagentEnd.UNKNOWN]
        began = await self._other_start() if open_ones else 0.0
        return frozenset(
            each.id
            for each in open_ones
            if (began and each.written >= began) or now - self._grew.get(each.id, -_GROWS) < _GROWS
        )

    async def _other_start(self) -> float:
        """Return when the process began that has the session in a terminal; 0 without such a process."""
        assert self._config.library is not None
        try:
            running = await self._config.library.ask(FindTerminalSessions(), _SECONDS)
        except LibraryError as error:
            _log.warning("the sessions in a terminal were not looked for: %s", error)
            return 0.0
        mine = self._info.session_id
        found = [each.started for each in running or () if each.session_id == mine]
        return max(found, default=0.0)

    def _follow_elsewhere(self, found: list[FoundSubagent]) -> None:
        """Make rows of the new lines of agents on which another process works, and look again soon. Read the
        files of those that have ended since the last look to the end."""
        if found and not self._closed:
            self._again.start()
        works = {each.id for each in found}
        for agent in self._followed.keys() - works:
            self.read_to_end(agent, self._followed.pop(agent))
        played = self._played or self._history.played
        shown = {agent for agent, _ in played.subagents} if played is not None else set()
        for each in found:
            # Without played lines here, the rows come from an older page. They would be there twice.
            if each.id in shown:
                self._followed[each.id] = each.call or each.id
                self.read_lines(each.id, self._followed[each.id])

    def _workflows(self) -> dict[str, str]:
        """Return the ids of the workflows, by the names of their folders."""
        reducer = self._feed.reducer
        begun = {worker.runs[0].call: worker.id for worker in reducer.tasks.workers.workers.values()}
        calls = [entry.tool for entry in reducer.store if entry.tool is not None]
        named = ((workflow_folder(call.structured), begun.get(call.id, "")) for call in calls)
        return {folder: worker for folder, worker in named if folder and worker}

    def _workflow(
        self, worker: str, folder: str, found: list[FoundSubagent], elsewhere: frozenset[str]
    ) -> Filed:
        """Return a workflow whose agents only their files report, with its phases. `worker`: its id, "" if
        its call is not in memory."""
        titles = [title for title in dict.fromkeys(each.phase for each in found) if title]
        phases = {title: number for number, title in enumerate(titles, start=1)}
        agents = (
            Step(each.name, phases.get(each.phase, 0), each.id, _STEP_STATES[each.end]) for each in found
        )
        works = any(each.id in elsewhere for each in found)
        done = not worker and all(each.end is SubagentEnd.DONE for each in found)
        state = WorkerState.WORKING if works else WorkerState.DONE if done else WorkerState.LOST
        return Filed(
            worker or folder,
            state=state,
            began=min(each.began for each in found),
            ended=None if works else max(each.written for each in found),
            kind=WorkerKind.WORKFLOW,
            steps=(*(Step(title, number) for title, number in phases.items()), *agents),
            elsewhere=works,
        )

    def _filed(self, found: FoundSubagent, workflows: Mapping[str, str], elsewhere: frozenset[str]) -> Filed:
        writes = (bool(self._since) and found.written >= self._since) or found.id in elsewhere
        state = _STATES.get(found.end, WorkerState.WORKING if writes else WorkerState.LOST)
        return Filed(
            found.id,
            found.call or (found.id if found.workflow else ""),  # see `workflow_rows`
            found.name,
            found.asked,
            found.kind,
            found.parent or workflows.get(found.workflow, ""),
            state,
            found.began,
            None if state is WorkerState.WORKING else found.written,
            elsewhere=found.id in elsewhere,
        )

    async def _read(self, agent: str, call: str) -> bool:
        """Return whether the file has the end of the agent."""
        assert self._config.library is not None
        async with self._lock(agent):
            wanted = ReadSubagent(self._info.session_id, self._config.folder, agent)
            try:
                lines = await self._config.library.ask(wanted, _SECONDS)
            except LibraryError as error:
                _log.warning("the file of an agent was not read: %s", error)
                return False
        if not isinstance(lines, tuple) or self._feed.reducer.rows.tool(call) is None:
            return False
        self._feed.play(lambda: self._play(agent, call, lines))
        self.read.emit(agent)
        said = [each.line for each in lines if each.line.type in ("user", "assistant")]
        return bool(said) and said[-1].type == "assistant" and not said[-1].calls

    def _play(self, agent: str, call: str, lines: tuple[SubagentLine, ...]) -> None:
        # not needed for the first frame
        from claude_desk.library.history.line_player import PlayedSoFar, SubagentMessages
        from claude_desk.library.history.subagent_files import KnownSubagents

        reducer = self._feed.reducer

        def feed(message: object, number: int) -> None:
            set_line(message, number)
            reducer.feed(message)

        self._played = self._played or self._history.played or PlayedSoFar()
        messages = SubagentMessages(reducer, KnownSubagents({agent: lines}, {}, {agent: call}, {}), feed)
        messages.go_on(self._played)
        messages.play(agent, call, says=True)
