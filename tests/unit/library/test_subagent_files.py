"""Subagents without a file at the usual place: those in workflows' folders, and those in progress lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.catalog.session_paths import find_files
from claude_desk.library.history import requests as r
from claude_desk.library.history.handlers import place_of
from claude_desk.library.history.page_layout import FileLayout, read_tail
from claude_desk.library.history.page_reader import read_tail_page
from claude_desk.system.patience import Patience
from tests.unit.library.row_text import followed, paged, rows
from tests.unit.library.session_file_builder import SessionFile, task_words, tool

SESSION = "0a0a0a0a-1111-4222-8333-444444444444"


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return SessionFile(tmp_path / "projects" / "-a" / f"{SESSION}.jsonl")


def inner_message(kind: str, content: Any, uuid: str) -> dict[str, Any]:
    message = {"role": kind, "content": content, **({"id": f"m{uuid}"} if kind == "assistant" else {})}
    return {"type": kind, "uuid": uuid, "message": message, "timestamp": "2026-09-21T14:13:52.000Z"}


def progress(file: SessionFile, call: str, message: dict[str, Any], agent: str = "a1") -> None:
    data = {"type": "agent_progress", "agentId": agent, "message": message, "prompt": "look around"}
    file.line("progress", data=data, parentToolUseID=call, toolUseID="x")


def told_in_progress_lines(file: SessionFile) -> None:
    file.says("question")
    call = file.answers(tool("t1", "Task", description="Look", prompt="look around"))
    progress(file, "t1", inner_message("user", "look around", "p1"))
    progress(file, "t1", inner_message("assistant", [tool("i1")], "p2"))
    result = {"type": "tool_result", "tool_use_id": "i1", "content": "found"}
    progress(file, "t1", inner_message("user", [result], "p3"))
    progress(file, "t1", inner_message("assistant", [{"type": "text", "text": "I have it."}], "p4"))
    file.last = call


INNER = [
    "user question", "tool Look done It is here.", "  tool run i1 done found", "result Look: It is here.",
    "prose Done.",
]  # fmt: skip


def test_an_agent_of_which_only_progress_lines_tell(file: SessionFile) -> None:
    told_in_progress_lines(file)
    file.result("t1", "It is here.", toolUseResult={"status": "completed", "agentId": "a1"})
    file.answers("Done.")
    assert rows(file.path) == paged(file.path) == followed(file.path) == INNER
    entry = list(read_tail_page(file.path, read_tail(file.path), None, True).store)[2]
    offset = -1 - entry.sources[0]
    line = file.path.read_bytes()[offset:].split(b"\n")[0]
    assert entry.source_file == "" and b'"agent_progress"' in line and b'"i1"' in line


def called_again(file: SessionFile, inside: bool) -> None:
    """Write a subagent that two calls start and that looks once for each call. With `inside`, its messages
    are progress lines of the session's file."""
    file.says("question")
    own = SessionFile(file.path.with_suffix("") / "subagents" / "agent-a1.jsonl")
    for number in (1, 2):
        call = file.answers(tool(f"t{number}", "Task", description=f"Look {number}", prompt=f"look {number}"))
        result = {"type": "tool_result", "tool_use_id": f"i{number}", "content": "found"}
        if inside:
            own.path.unlink(missing_ok=True)
            progress(file, f"t{number}", inner_message("assistant", [tool(f"i{number}")], f"p{number}"))
            progress(file, f"t{number}", inner_message("user", [result], f"q{number}"))
            file.last = call
        else:
            own.says(f"look {number}")
            own.answers(tool(f"i{number}"))
            own.result(f"i{number}", "found")
        file.result(f"t{number}", "Here.", toolUseResult={"status": "completed", "agentId": "a1"})
        file.answers(f"Done {number}.")


@pytest.mark.parametrize("inside", [True, False])
def test_what_an_agent_does_is_shown_once_though_it_is_called_again(file: SessionFile, inside: bool) -> None:
    called_again(file, inside)
    first, second = ["  tool run i1 done found"], ["  tool run i2 done found"]
    under = (first, second) if inside else (first + second, [])  # the subagent's file names neither call
    assert rows(file.path) == [
        "user question", "tool Look 1 done Here.", *under[0], "result Look 1: Here.", "prose Done 1.",
        "tool Look 2 done Here.", *under[1], "result Look 2: Here.", "prose Done 2.",
    ]  # fmt: skip
    assert paged(file.path) == followed(file.path) == rows(file.path)


def test_hooks_of_a_subagent_speak_below_its_call(file: SessionFile) -> None:
    own = SessionFile(file.path.with_suffix("") / "subagents" / "agent-a1.jsonl")
    own.says("look around")
    said = {"type": "hook_system_message", "content": "Begin so."}
    own.line("attachment", attachment={**said, "hookName": "SubagentStart:general-purpose"})
    own.answers(tool("i1"))
    own.result("i1", "found")
    own.says("Stop hook feedback:\n[a command]: Look again.", isMeta=True)
    again = {"blockingError": "Look again.", "command": "a command"}
    own.line(
        "attachment",
        attachment={"type": "hook_blocking_error", "hookName": "SubagentStop", "blockingError": again},
    )
    own.answers(tool("i2"))
    own.result("i2", "found")
    file.says("question")
    file.answers(tool("t1", "Task", description="Look", prompt="look around"))
    file.result("t1", "It is here.", toolUseResult={"status": "completed", "agentId": "a1"})
    file.answers("Done.")
    assert rows(file.path) == [
        "user question",
        "tool Look done It is here.",
        "  notice The hook SubagentStart:general-purpose says: Begin so.",
        "  tool run i1 done found",
        "  tool run i2 done found",
        "  notice The hook SubagentStop blocked this: Look again.",
        "result Look: It is here.",
        "prose Done.",
    ]
    assert paged(file.path) == followed(file.path) == rows(file.path)


def test_a_file_of_its_own_is_not_told_twice(file: SessionFile) -> None:
    told_in_progress_lines(file)
    own = SessionFile(file.path.with_suffix("") / "subagents" / "agent-a1.jsonl")
    own.says("look around")
    own.answers(tool("i1"))
    own.result("i1", "found")
    file.result("t1", "It is here.", toolUseResult={"status": "completed", "agentId": "a1"})
    file.answers("Done.")
    assert rows(file.path) == paged(file.path) == followed(file.path) == INNER


def test_a_call_without_a_result_has_its_agent(file: SessionFile) -> None:
    told_in_progress_lines(file)
    assert rows(file.path)[:3] == ["user question", "tool Look stopped ", "  tool run i1 done found"]
    assert followed(file.path)[2:] == ["  tool run i1 done found"]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (0, 1, 2, 0, 1, 2, 3)])
def test_lines_of_an_agent_that_are_out_of_order_or_doubled(
    file: SessionFile, order: tuple[int, ...]
) -> None:
    """2.1.37 writes them so."""
    own = SessionFile(file.path.with_suffix("") / "subagents" / "agent-a1.jsonl")
    own.says("look")
    own.answers("I look.", tool("i1"))
    own.result("i1", "found")
    lines = own.path.read_bytes().splitlines(keepends=True)
    own.path.write_bytes(b"".join(lines[number] for number in order))
    file.says("question")
    file.answers(tool("t1", "Task", description="Look", prompt="look"))
    file.result("t1", "Launched.", toolUseResult={"status": "async_launched", "agentId": "a1"})
    file.answers("Done.")
    assert rows(file.path)[2:4] == ["  prose I look.", "  tool run i1 done found"]
    assert paged(file.path) == rows(file.path)


@pytest.mark.parametrize("how", ["front", "background", "ended", "unfinished"])
def test_agents_of_agents_are_shown_below_their_calls(file: SessionFile, how: str) -> None:
    """Inside agents, results are only text. The meta file of an agent names its call."""
    agents = file.path.with_suffix("") / "subagents"
    written = []
    for agent, call in (("a1", "t1"), ("a2", "i1"), ("a3", "i2")):
        written.append(SessionFile(agents / f"agent-{agent}.jsonl"))
        written[-1].says("look")  # all agents have the same prompt
        (agents / f"agent-{agent}.meta.json").write_text(json.dumps({"toolUseId": call}))
    outer, inner, innermost = written
    launched = "Async agent launched successfully. (internal)\nagentId: a2 (internal ID)\nIt works."
    outer.answers(tool("i1", "Agent", description="Inner", prompt="look"))
    if how != "unfinished":
        outer.result("i1", "Report." if how == "front" else launched)
    inner.answers(tool("i2", "Agent", description="Innermost", prompt="look"))
    innermost.answers(tool("i3"))
    innermost.result("i3", "found")
    file.says("question")
    file.answers(tool("t1", "Agent", description="Outer", prompt="look"))
    file.result("t1", "Launched.", toolUseResult={"status": "async_launched", "agentId": "a1"})
    file.answers("Done.")
    if how == "ended":
        file.says("another question")
        file.answers("Done again.")
        file.says(task_words("i1", 'Agent "Inner" finished'))
        file.answers("Heard.")
    shown = rows(file.path)
    ends = {
        "ended": 'done Agent "Inner" finished (completed)',
        "front": "done Report.",
        "background": "stopped ",
        "unfinished": "stopped ",
    }
    innermost_ends = "cancelled" if how == "ended" else "stopped"
    assert shown[2:5] == [
        f"  tool Inner {ends[how]}",
        f"    tool Innermost {innermost_ends} ",
        "      tool run i3 done found",
    ]
    assert paged(file.path) == shown
    # what has no end in a file that grows still runs
    assert followed(file.path) == [row.replace(" stopped ", " running ") for row in shown]


def workflow(file: SessionFile) -> None:
    """Write a workflow with an agent that is done, an agent that has failed, and an agent without an end."""
    folder = file.path.with_suffix("") / "subagents" / "workflows" / "wf_1"
    for number, agent in enumerate(("a-x_1", "a2", "a3")):
        own = SessionFile(folder / f"agent-{agent}.jsonl")
        own.count = number
        own.says("part")
        own.answers("I look for the anchor.", tool(f"i{number}"))
        own.result(f"i{number}", "found")
        if number < 2:
            own.answers("It is over.", isApiErrorMessage=number == 1)
        meta = {"description": f"part {number}", "workflowPhase": "Look"}
        own.path.with_name(f"agent-{agent}.meta.json").write_text(json.dumps(meta))
    file.says("question")
    file.answers(tool("t1", "Workflow", title="flow"))
    place = f"/elsewhere/subagents/workflows/{folder.name}"
    told = {"status": "async_launched", "taskId": "w1", "runId": "wf_1", "transcriptDir": place}
    file.result("t1", "Workflow launched in background.", toolUseResult=told)
    file.answers("Done.")


def test_the_agents_of_a_workflow_have_rows_inside_its_call(file: SessionFile) -> None:
    workflow(file)
    shown = rows(file.path)
    inner = [row.strip() for row in shown if row.startswith("  ")]
    states = [row for row in inner if row.startswith("tool part")]
    assert states == ["tool part 0 done", "tool part 1 failed", "tool part 2 stopped"]
    for number in range(3):
        at = inner.index(next(row for row in inner if row.startswith(f"tool part {number}")))
        assert inner[at + 1 : at + 3] == ["prose I look for the anchor.", f"tool run i{number} done found"]
    assert paged(file.path) == shown
    assert followed(file.path) == [row.replace(" stopped ", " running ") for row in shown]
    steps = [entry.tool for entry in read_tail_page(file.path, read_tail(file.path), None, True).store]
    assert {step.input["phase"] for step in steps if step is not None and step.name == "Agent"} == {"Look"}


def test_a_workflow_leads_nowhere_else(file: SessionFile) -> None:
    folder = file.path.parent / "other"
    SessionFile(folder / "agent-a1.jsonl").answers(tool("i1"))
    file.says("question")
    file.answers(tool("t1", "Workflow", title="flow"))
    for place in (str(folder), "..", "../../../other", ""):
        told = {"status": "async_launched", "taskId": "w1", "transcriptDir": place}
        file.result("t1", "Workflow launched.", toolUseResult=told)
    assert not [row for row in rows(file.path) if row.startswith("  ")]


def test_the_agents_of_a_workflow_are_found(file: SessionFile, tmp_path: Path) -> None:
    workflow(file)
    found = {found.agent: found for found in find_files(tmp_path, Patience(30.0))[0]}
    assert set(found) == {"", "a-x_1", "a2", "a3"}
    assert found["a2"].main == str(file.path)
    layout = FileLayout(file.path)
    layout.refresh()
    placed = place_of(layout, r.LocateLine(file.path, 0, "a2", file.path.stat().st_size))
    assert not placed.left
    assert b"Workflow launched" in file.path.read_bytes()[placed.offset :].split(b"\n")[0]
