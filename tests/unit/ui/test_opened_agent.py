"""The opened agent, as data: its path, its state, and how it can work again."""

import json

import pytest

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.workers.renewal import Renewal
from claude_desk.transcript.workers.worker_tree import Ended, WorkerState, WorkerTree, step
from claude_desk.ui.agents.agent_rows import AgentState
from claude_desk.ui.agents.opened_agent import OpenedAgent, opened_agent
from claude_desk.ui.transcript.row_list import RowList
from tests.gallery import opened_agent as gallery
from tests.unit.transcript.cli_messages import Frame, result_of, said, system, tool
from tests.unit.transcript.reducer_harness import Clock

INNER = gallery.NAME


def played(*frames: Frame) -> Reducer:
    reducer = Reducer(Clock())
    for frame in frames:
        reducer.feed(parse_line(json.dumps(frame).encode()))
    reducer.drain()
    return reducer


def opened(reducer: Reducer, call: str, tree: WorkerTree | None = None, source: str = "") -> OpenedAgent:
    rows = RowList()
    rows.reset(reducer.store)
    row = next(row for row in rows.rows if row.entry.tool is not None and row.entry.tool.id == call)
    return opened_agent(row, reducer.tasks.workers if tree is None else tree, (), source)


def test_the_path_leads_through_the_agents_around() -> None:
    found = opened(played(*gallery.BEGUN), "c2")
    assert [part.name for part in found.path] == ["Port the clients", INNER]
    assert len({part.key for part in found.path}) == 2
    assert (found.id, found.name, found.kind, found.asked) == ("a2", INNER, "general-purpose", gallery.PROMPT)
    assert found.state is AgentState.WORKING and found.works


@pytest.mark.parametrize(
    ("end", "renewal"),
    [
        (WorkerState.DONE, Renewal.CALL_AGAIN),
        (WorkerState.FAILED, Renewal.CALL_AGAIN),
        (WorkerState.LOST, Renewal.CALL_AGAIN),
        (WorkerState.STOPPED, Renewal.CALL_AGAIN),
        (WorkerState.STOPPED_BY_CLAUDE, Renewal.CALL_AGAIN),
        (WorkerState.STOPPED_BY_USER, Renewal.BEGIN_ANEW),
        (WorkerState.WORKING, Renewal.NONE),
    ],
)
def test_only_an_agent_that_the_user_stopped_is_begun_anew(end: WorkerState, renewal: Renewal) -> None:
    reducer = played(*gallery.BEGUN)
    tree = reducer.tasks.workers
    if end is not WorkerState.WORKING:
        tree = step(tree, Ended("a2", "0r2", end, at=5.0))
    assert opened(reducer, "c2", tree).renewal is renewal


def test_an_agent_of_a_workflow_has_its_phase_in_the_path() -> None:
    progress = [
        {"type": "workflow_phase", "index": 1, "title": "Look"},
        {"type": "workflow_agent", "label": "north", "phaseIndex": 1, "agentId": "s1", "state": "progress"},
        {"type": "workflow_agent", "label": "south", "phaseIndex": 1, "state": "start"},
    ]
    about = {"task_id": "w1", "run_id": "0r1", "tool_use_id": "w"}
    ends = {"done": WorkerState.DONE, "error": WorkerState.FAILED, "progress": WorkerState.LOST}
    for state, end in ends.items():
        reducer = played(
            said(tool("w", "Workflow", script="export const meta = {name: 'survey'}")),
            result_of("w", "", tool_use_result={"status": "async_launched", "taskId": "w1"}),
            system("task_started", **about, task_type="local_workflow", workflow_name="survey"),
            system("task_progress", **about, workflow_progress=progress),
        )
        found = opened(reducer, "s1")
        assert [part.name for part in found.path] == ["survey", "Look", "north"]
        assert (found.id, found.in_workflow, found.works) == ("s1", True, True)
        progress[1]["state"] = state
        later = system("task_progress", **about, workflow_progress=progress)
        for frame in (later, system("task_notification", **about, status="completed")):
            reducer.feed(parse_line(json.dumps(frame).encode()))
        found = opened(reducer, "s1")
        assert (found.ended_by, found.renewal, found.is_agent) == (end, Renewal.NONE, False)
        progress[1]["state"] = "progress"


def test_a_workflow_is_not_called_again() -> None:
    reducer = played(said(tool("w", "Workflow", script="…")), result_of("w", "Done."))
    found = opened(reducer, "w", source="a7")
    assert not found.is_agent and found.renewal is Renewal.NONE


def test_an_agent_that_no_message_has_named_is_known_by_its_call() -> None:
    """The file of a session has no messages about agents that Claude waited for."""
    call = tool("c", "Task", description="Look", prompt="Look around.", subagent_type="Explore")
    inner = said(tool("t", "Read", file_path="a.txt"), id="m2", parent="c")
    reducer = played(said(call), inner, result_of("t", parent="c"), result_of("c", "Seen."))
    found = opened(reducer, "c", WorkerTree(), "a7")
    assert (found.id, found.name, found.kind, found.asked) == ("a7", "Look", "Explore", "Look around.")
    assert found.ended_by is WorkerState.DONE and found.figures.tools == 1
    assert found.renewal is Renewal.CALL_AGAIN
    assert (
        opened(reducer, "c", WorkerTree()).renewal is Renewal.NONE
    )  # without an id, the message cannot name it
