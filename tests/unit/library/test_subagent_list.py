"""The list of a session's subagents, from their files: who they are, and how they ended."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history import subagent_list
from claude_desk.library.history.lookup_requests import FindSubagents, FoundSubagent, SubagentEnd
from claude_desk.library.history.requests import ReadSubagent
from claude_desk.library.history.subagent_list import read_subagent
from claude_desk.library.request_base import LibraryPaths
from tests.library.all_handlers import HANDLERS
from tests.unit.library.session_file_builder import SessionFile, tool

ID = "00000000-0000-4000-8000-000000000001"


@pytest.fixture
def session(tmp_path: Path) -> SessionFile:
    file = SessionFile(tmp_path / "config" / "projects" / "-work-here" / f"{ID}.jsonl")
    file.says("look")
    return file


def agent(
    session: SessionFile, name: str, meta: dict[str, Any] | None = None, workflow: str = ""
) -> SessionFile:
    folder = session.path.with_suffix("") / "subagents"
    folder = folder / "workflows" / workflow if workflow else folder
    inner = SessionFile(folder / f"agent-{name}.jsonl")
    if meta is not None:
        (folder / f"agent-{name}.meta.json").write_text(json.dumps(meta))
    inner.says(f"Prompt of {name}", isSidechain=True)
    return inner


def found(session: SessionFile) -> list[FoundSubagent]:
    config = session.path.parents[2]
    paths = LibraryPaths(config, config, config)
    return list(HANDLERS[FindSubagents](FindSubagents(ID, "/work/here"), paths, lambda _: None))


def ends(inner: SessionFile, how: str) -> None:
    """Write the end of a subagent's file."""
    match how:
        case "words":
            inner.answers("That is all.", isSidechain=True)
        case "error":
            inner.answers("API Error: 400", isSidechain=True, isApiErrorMessage=True)
        case "call":
            inner.answers("", tool("t"), isSidechain=True)
        case "stopped":
            inner.answers("I begin.", isSidechain=True)
            inner.says("[Request interrupted by user]", isSidechain=True)


ENDS = [
    # meta file, end of the file, in a workflow, how it ended
    ({"finished": True}, "words", "", SubagentEnd.DONE),
    ({"finished": True}, "error", "", SubagentEnd.FAILED),
    ({"stoppedByUser": True}, "stopped", "", SubagentEnd.STOPPED_BY_USER),
    ({"stoppedByUser": True, "finished": True}, "words", "", SubagentEnd.STOPPED_BY_USER),
    ({}, "stopped", "", SubagentEnd.STOPPED),
    ({}, "words", "", SubagentEnd.UNKNOWN),  # words between two calls look the same
    ({}, "call", "", SubagentEnd.UNKNOWN),
    ({}, "words", "wf_1", SubagentEnd.DONE),  # never marked as finished
    ({}, "call", "wf_1", SubagentEnd.UNKNOWN),
    (None, "words", "", SubagentEnd.DONE),  # 2.1.37 writes no meta file
    (None, "error", "", SubagentEnd.FAILED),
    (None, "call", "", SubagentEnd.UNKNOWN),
    (None, "stopped", "", SubagentEnd.STOPPED),
]


def test_a_file_whose_lines_are_out_of_order(session: SessionFile) -> None:
    """2.1.37 may write a message before the message that it answers."""
    inner = agent(session, "a1")
    ends(inner, "error")
    first, last = inner.path.read_bytes().splitlines(keepends=True)
    inner.path.write_bytes(last + first)
    (only,) = found(session)
    assert (only.asked, only.end) == ("Prompt of a1", SubagentEnd.FAILED)


def test_the_prompt_of_a_workflows_agent_is_its_task(session: SessionFile) -> None:
    inner = agent(session, "a1", {}, "wf_1")
    inner.says(
        "Words of the harness. The computed task text follows:\n  Survey\n    the north", isSidechain=True
    )
    assert found(session)[0].asked == "Survey\n  the north"


@pytest.mark.parametrize(("meta", "how", "workflow", "end"), ENDS)
def test_the_files_tell_how_a_run_ended(
    session: SessionFile, meta: dict[str, Any] | None, how: str, workflow: str, end: SubagentEnd
) -> None:
    ends(agent(session, "a1", meta, workflow), how)
    assert [(each.id, each.workflow, each.end) for each in found(session)] == [("a1", workflow, end)]


def test_the_meta_file_tells_who_began_it(session: SessionFile) -> None:
    agent(session, "a1", {"description": "Look", "agentType": "Explore", "toolUseId": "t1", "spawnDepth": 1})
    agent(session, "a2", {"description": "Inner", "name": "scout", "toolUseId": "t2", "parentAgentId": "a1"})
    origins = {each.id: (each.name, each.kind, each.call, each.parent, each.asked) for each in found(session)}
    assert origins == {
        "a1": ("Look", "Explore", "t1", "", "Prompt of a1"),
        "a2": ("Inner", "", "t2", "a1", "Prompt of a2"),
    }


@pytest.mark.parametrize("meta", [b"", b"[]", b"{", b'{"description": 5, "finished": "yes"}', b"\xff\xfe"])
def test_a_strange_meta_file_does_not_hide_the_agent(session: SessionFile, meta: bytes) -> None:
    inner = agent(session, "a1")
    inner.path.with_name("agent-a1.meta.json").write_bytes(meta)
    assert [(each.id, each.name) for each in found(session)] == [("a1", "")]


def test_a_change_is_seen_and_a_gone_file_is_left_out(session: SessionFile) -> None:
    inner = agent(session, "a1", {})
    assert found(session)[0].end is SubagentEnd.UNKNOWN
    ends(inner, "words")
    inner.path.with_name("agent-a1.meta.json").write_text('{"finished": true}')
    assert found(session)[0].end is SubagentEnd.DONE
    inner.path.unlink()
    assert found(session) == []


def test_of_many_files_the_newest_are_listed(session: SessionFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subagent_list, "MOST_FILES", 3)
    for number in range(6):
        agent(session, f"a{number}", {})
    assert len(found(session)) == 3


def test_the_lines_are_read_from_an_offset_on(session: SessionFile) -> None:
    inner = agent(session, "a1", {})
    ends(inner, "words")
    config = session.path.parents[2]
    paths = LibraryPaths(config, config, config)
    lines = read_subagent(ReadSubagent(ID, "/work/here", "a1"), paths, lambda _: None)
    assert [line.line.type for line in lines] == ["user", "assistant"]
    rest = read_subagent(ReadSubagent(ID, "/work/here", "a1", lines[1].offset), paths, lambda _: None)
    assert rest == lines[1:]
    assert read_subagent(ReadSubagent(ID, "/work/here", "../a1"), paths, lambda _: None) == ()
