"""Agents that only their files report: when they are looked for, and how they come into the tree."""

import asyncio
import json
import time
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.library.catalog.requests import FindTerminalSessions, TerminalSession
from claude_desk.library.history.line_player import PlayedSoFar
from claude_desk.library.history.lookup_requests import FindSubagents, FoundSubagent, SubagentEnd
from claude_desk.library.history.requests import ReadSubagent
from claude_desk.library.history.subagent_files import SubagentLine
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.protocol.disk.session_file import FileLine, read_line
from claude_desk.session.history import subagent_watch
from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.workers.worker_tree import WorkerState
from claude_desk.ui.agents.agent_rows import AgentState, RowKind, rows_of
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.gallery.opened_agent import BEGUN
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import init, result_of, said, system, text, tool

pytestmark = pytest.mark.usefixtures("screen_loop")


class FileLibrary:
    """A library that answers `FindSubagents` with `found`, or fails if `found` is None."""

    def __init__(self, *found: FoundSubagent) -> None:
        self.found: tuple[FoundSubagent, ...] | None = found
        self.running: tuple[TerminalSession, ...] = ()
        self.asked = 0

    async def ask(self, request: Any, seconds: float = 0) -> Any:
        if isinstance(request, FindTerminalSessions):
            return self.running
        if not isinstance(request, FindSubagents):
            return None
        self.asked += 1
        if self.found is None:
            raise LibraryError("gone")
        return self.found


class HeldLibrary(FileLibrary):
    """A `FileLibrary` that answers `FindTerminalSessions` only when the test says so."""

    def __init__(self, *found: FoundSubagent) -> None:
        super().__init__(*found)
        self.held: list[asyncio.Future[tuple[TerminalSession, ...]]] = []

    async def ask(self, request: Any, seconds: float = 0) -> Any:
        if isinstance(request, FindTerminalSessions):
            self.held.append(asyncio.get_running_loop().create_future())
            return await self.held[-1]
        return await super().ask(request, seconds)


class GrowingLibrary(FileLibrary):
    """A library whose file of a subagent has one line more at each read."""

    def __init__(self, *lines: dict[str, Any]) -> None:
        super().__init__()
        self._lines = [SubagentLine(number, _file_line(fields)) for number, fields in enumerate(lines)]
        self.reads = 0

    async def ask(self, request: Any, seconds: float = 0) -> Any:
        if not isinstance(request, ReadSubagent):
            return await super().ask(request, seconds)
        assert request.agent == "s1"
        self.reads += 1
        return tuple(self._lines[: self.reads])


def _file_line(fields: dict[str, Any]) -> FileLine:
    line = read_line(json.dumps({**fields, "isSidechain": True, "agentId": "s1"}).encode())
    assert line is not None
    return line


def filed(
    name: str, end: SubagentEnd = SubagentEnd.UNKNOWN, written: float = 1.0, **more: str
) -> FoundSubagent:
    fields = {"workflow": "", "parent": "", "call": "", "kind": "Explore", "asked": "Look.", **more}
    return FoundSubagent(id=name, name=f"Name of {name}", began=0.5, written=written, end=end, **fields)


LINES = (
    {"type": "user", "uuid": "u0", "message": {"role": "user", "content": "Survey the north"}},
    {**said(text("I look."), tool("t1"), id="m7"), "uuid": "u1"},
    {**result_of("t1"), "uuid": "u2"},
    {**said(text("It is done."), id="m8"), "uuid": "u3"},
)


def session_with(library: Any, version: str = "2.1.330") -> LiveSession:
    session = LiveSession(library=library)
    session.says({**init(version), "session_id": "00000000-0000-4000-8000-000000000001"})
    session.hear()
    return session


def inner(session: LiveSession, depth: int = 1) -> list[tuple[str, str]]:
    """Return the call and the words of each row inside another row."""
    return [(entry.parent, str(entry.content)) for entry in session.entries if entry.depth == depth]


def looked(session: LiveSession) -> dict[str, WorkerState]:
    """Look for the files. Return the states of all workers."""
    session.subagents._looked = 0.0  # the last look was long ago
    session.subagents.look()
    session.hear()
    return {worker.id: worker.state for worker in session.workers.workers.values()}


@pytest.mark.parametrize(
    ("end", "state"),
    [
        (SubagentEnd.DONE, WorkerState.DONE),
        (SubagentEnd.FAILED, WorkerState.FAILED),
        (SubagentEnd.STOPPED, WorkerState.STOPPED),
        (SubagentEnd.STOPPED_BY_USER, WorkerState.STOPPED_BY_USER),
        (SubagentEnd.UNKNOWN, WorkerState.LOST),
    ],
)
def test_an_agent_of_an_earlier_process_never_works(end: SubagentEnd, state: WorkerState) -> None:
    session = session_with(FileLibrary(filed("a1", end)))
    assert looked(session) == {"a1": state}
    worker = session.workers.workers["a1"]
    assert (worker.name, worker.agent_type, worker.run.asked) == ("Name of a1", "Explore", "Look.")


def test_an_agent_works_while_this_process_writes_its_file() -> None:
    library = FileLibrary(filed("a1", written=time.time() + 60))
    session = session_with(library)
    assert looked(session) == {"a1": WorkerState.WORKING}
    library.found = (filed("a1", SubagentEnd.DONE),)
    assert looked(session) == {"a1": WorkerState.DONE}
    library.found = (filed("a2", written=time.time() + 60),)
    assert looked(session)["a2"] is WorkerState.WORKING
    session.cli.end(ProcessOutcome(True, 0))
    session.hear()
    assert session.workers.workers["a2"].state is WorkerState.LOST
    assert looked(session)["a2"] is WorkerState.LOST


def test_messages_know_better_than_files() -> None:
    library = FileLibrary(filed("a2", SubagentEnd.DONE, parent="a9"))
    session = session_with(library)
    session.says(*BEGUN)
    assert looked(session)["a2"] is WorkerState.WORKING
    assert session.workers.workers["a2"].parent == "a1"


def test_an_agent_of_a_workflow_is_below_its_workflow() -> None:
    library = FileLibrary(
        filed("s1", workflow="wf_1"), filed("s2", workflow="wf_1"), filed("s3", workflow="wf_2")
    )
    session = session_with(library)
    progress = [{"type": "workflow_agent", "label": "one", "phaseIndex": 1, "agentId": "s2", "state": "done"}]
    about = {"task_id": "w1", "run_id": "0r1", "tool_use_id": "c1"}
    session.says(
        said(tool("c1", "Workflow", script="…"), id="m1"),
        system(
            "task_started", **about, task_type="local_workflow", workflow_name="check", is_backgrounded=True
        ),
        system("task_progress", **about, workflow_progress=progress),
        result_of("c1", tool_use_result={"transcriptDir": "/x/subagents/workflows/wf_1", "taskId": "w1"}),
    )
    states = looked(session)
    parents = {worker.id: worker.parent for worker in session.workers.workers.values()}
    assert "s2" not in states  # a step of the workflow shows it
    assert parents["s1"] == "w1" and "s3" not in parents
    assert [step.agent_id for step in session.workers.workers["wf_2"].steps] == ["s3"]


def test_a_workflow_of_an_earlier_process_lists_its_agents_by_phase() -> None:
    library = FileLibrary(
        filed("s1", SubagentEnd.DONE, workflow="wf_1", phase="Look"),
        filed("s2", SubagentEnd.FAILED, workflow="wf_1", phase="Look"),
        filed("s3", workflow="wf_1", phase="Join"),
    )
    session = session_with(library)
    session.says(
        said(tool("c1", "Workflow", script="…"), id="m1"),
        result_of("c1", tool_use_result={
            "status": "async_launched", "transcriptDir": "/x/subagents/workflows/wf_1", "taskId": "w1",
        }),
    )  # fmt: skip
    session.cli.end(ProcessOutcome(True, 0))
    session.hear()
    assert looked(session) == {"w1": WorkerState.LOST}
    rows = [(row.kind, row.name, row.state) for row in rows_of(session.workers)]
    assert rows == [
        (RowKind.WORKFLOW, "…", AgentState.LOST),
        (RowKind.PHASE, "Look", AgentState.FAILED),
        (RowKind.STEP, "Name of s1", AgentState.DONE),
        (RowKind.STEP, "Name of s2", AgentState.FAILED),
        (RowKind.PHASE, "Join", AgentState.LOST),
        (RowKind.STEP, "Name of s3", AgentState.LOST),
    ]
    library.found = (*(library.found or ())[:2], filed("s3", SubagentEnd.DONE, workflow="wf_1", phase="Join"))
    looked(session)
    assert rows_of(session.workers)[-1].state is AgentState.DONE, "a later look shows the newer state"


@pytest.mark.parametrize("has_file", [True, False], ids=["2.1.330", "2.1.37"])
def test_an_agent_that_another_process_works_on_is_followed_until_its_end(has_file: bool) -> None:
    """2.1.37 does not say that it has the session. Then the file of the agent grows."""
    library = FileLibrary(filed("a1", written=1_000.0, call="c1"))
    session = session_with(library)
    session.says(
        said(tool("c1", "Agent", description="Look"), id="m1"),
        result_of("c1", tool_use_result={"status": "async_launched", "agentId": "a1"}),
    )
    session.cli.end(ProcessOutcome(True, 0))
    session.hear()
    [card] = [entry.tool for entry in session.entries if entry.tool is not None]
    assert looked(session) == {"a1": WorkerState.LOST} and card.ended
    if has_file:
        there = TerminalSession(session.info.session_id, RunningStatus.BUSY, started=1_001.0)
        library.running = (there, replace(there, session_id="another", started=0.5))
        assert looked(session) == {"a1": WorkerState.LOST}, "the file is older than that process"
    library.found = (filed("a1", written=1_002.0, call="c1"),)
    assert looked(session) == {"a1": WorkerState.WORKING} and not card.ended
    assert not session.workers.in_background, "nothing here waits for it"
    assert session.subagents._again.isActive()
    library.found = (filed("a1", SubagentEnd.DONE, written=1_003.0, call="c1"),)
    session.subagents._again.stop()
    assert looked(session) == {"a1": WorkerState.DONE} and card.state is ToolState.DONE
    assert not session.subagents._again.isActive()


def test_the_lines_of_an_agent_of_a_workflow_become_rows_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claude Code reports the end before it writes the end into the file."""
    monkeypatch.setattr(subagent_watch, "_READS", (0.0, 0.0, 0.0, 0.0))
    library = GrowingLibrary(*LINES, {**said(text("Nothing reads this."), id="m9"), "uuid": "u4"})
    session = session_with(library)
    about = {"task_id": "w1", "run_id": "0r1", "tool_use_id": "c1"}
    agent = {"type": "workflow_agent", "label": "north", "phaseIndex": 1, "agentId": "s1"}

    def progress(state: str) -> None:
        session.says(system("task_progress", **about, workflow_progress=[{**agent, "state": state}]))
        session.hear()

    session.says(
        said(tool("c1", "Workflow", script="…"), id="m1"),
        system("task_started", **about, task_type="local_workflow", is_backgrounded=True),
        result_of("c1", tool_use_result={"status": "async_launched", "taskId": "w1"}),
    )
    progress("progress")
    assert library.reads == 0
    progress("done")
    assert inner(session, 2) == [("s1", "I look."), ("s1", ""), ("s1", "It is done.")]
    assert library.reads == 4
    progress("done")
    assert library.reads == 4


@pytest.mark.parametrize("opened_before", [True, False], ids=["while-it-works", "at-its-end"])
def test_an_opened_agent_whose_file_gets_its_end_after_the_report_is_read_to_the_end(
    monkeypatch: pytest.MonkeyPatch, opened_before: bool
) -> None:
    """2.1.37 sends nothing of such an agent. When it reports the end, no second of the clock may have passed
    since the agent wrote."""
    monkeypatch.setattr(subagent_watch, "_READS", (0.0, 0.0, 0.0, 0.0))
    library = GrowingLibrary(*LINES)
    session = session_with(library, "2.1.37")
    assert session.info.hides_agents
    session.says(
        said(tool("c1", "Task", description="North", prompt="Survey the north"), id="m1"),
        result_of("c1", tool_use_result={"status": "async_launched", "agentId": "s1"}),
    )
    view = SessionView(ProseRenderer())
    view.attach(session)
    transcript, opened = view.property("transcript"), view.property("opened")

    def open_it() -> None:
        opened.show(transcript.row_of_call("c1").entry.id)
        session.hear()

    if opened_before:
        open_it()
        assert opened.agent.works and library.reads == 1 and not inner(session)
    library.found = (filed("s1", SubagentEnd.DONE, call="c1"),)
    assert looked(session) == {"s1": WorkerState.DONE}
    if not opened_before:
        open_it()
    session.hear()
    assert not opened.agent.works
    assert inner(session) == [("c1", "I look."), ("c1", ""), ("c1", "It is done.")]
    view.detach()


def test_an_agent_that_another_process_has_ended_is_read_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subagent_watch, "_READS", (0.0, 0.0, 0.0, 0.0))
    library = GrowingLibrary(*LINES)
    session = session_with(library)
    session.says(
        said(tool("c1", "Agent", description="North"), id="m1"),
        result_of("c1", tool_use_result={"status": "async_launched", "agentId": "s1"}),
    )
    session.cli.end(ProcessOutcome(True, 0))
    session.hear()
    monkeypatch.setattr(session.history, "played", PlayedSoFar(subagents={("s1", 99)}))
    library.found = (filed("s1", written=1_002.0, call="c1"),)
    library.running = (TerminalSession(session.info.session_id, RunningStatus.BUSY, started=1_001.0),)
    assert looked(session) == {"s1": WorkerState.WORKING}
    assert library.reads == 1 and not inner(session)
    library.found = (filed("s1", SubagentEnd.DONE, written=1_003.0, call="c1"),)
    assert looked(session) == {"s1": WorkerState.DONE}
    assert inner(session)[-1] == ("c1", "It is done.")
    reads = library.reads
    looked(session)
    assert library.reads == reads


def test_a_look_never_overtakes_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """An older look that ends later would set an older state."""
    library = HeldLibrary(filed("a1", written=1_002.0))
    session = session_with(library)
    session.cli.end(ProcessOutcome(True, 0))
    session.hear()
    assert looked(session) == {} and len(library.held) == 1, "the look waits for the sessions in a terminal"
    before = library.asked
    library.found = (filed("a1", SubagentEnd.DONE, written=1_003.0),)
    assert looked(session) == {} and library.asked == before
    monkeypatch.setattr(subagent_watch, "_PAUSE", 0.0)
    library.held[0].set_result(())
    session.hear()
    assert library.asked == before + 1, "the look that was wanted meanwhile is made"
    assert {worker.state for worker in session.workers.workers.values()} == {WorkerState.DONE}


def test_a_look_soon_after_a_look_is_made_later(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of an agent may be reported right after a look, and nothing else may look again."""
    library = FileLibrary(filed("a1", written=time.time() + 60))
    session = session_with(library)
    assert looked(session) == {"a1": WorkerState.WORKING}
    library.found = (filed("a1", SubagentEnd.DONE),)
    monkeypatch.setattr(subagent_watch, "_PAUSE", 0.05)
    session.subagents._looked = time.monotonic()
    session.subagents.look()
    qtbot.waitUntil(lambda: session.workers.workers["a1"].state is WorkerState.DONE)


def test_looks_are_not_too_frequent_and_a_failed_look_is_repeated() -> None:
    library = FileLibrary()
    session = session_with(library)
    before = library.asked
    session.subagents._looked = 0.0
    for _ in range(5):
        session.subagents.look()
        session.hear()
    assert library.asked == before + 1
    library.found = None
    assert looked(session) == {}
    library.found = (filed("a1", SubagentEnd.DONE),)
    assert looked(session) == {"a1": WorkerState.DONE}
