"""The progress and the ends of subagents and background tasks."""

import json
from typing import Any

import pytest

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import RunProgress, ToolCall
from claude_desk.transcript.events import ChildEnded, TaskEndNoted
from claude_desk.transcript.operations import Update
from claude_desk.transcript.tools.card import MarkdownPart, NotePart
from claude_desk.ui.transcript.role_readers import progress_words
from tests.unit.transcript.cli_messages import Frame, init, result, result_of, said, system, text, tool, user
from tests.unit.transcript.reducer_harness import ReducerHarness
from tests.unit.transcript.tools.tool_calls import card_of

LAUNCHED = {"status": "async_launched", "agentId": "1", "outputFile": "/tmp/1"}
BACKGROUND = {"stdout": "", "stderr": "", "backgroundTaskId": "b1"}


def agent(*frames: Frame) -> ToolCall:
    """Return a subagent's call after these frames."""
    book = ReducerHarness().say("hi").play(said(tool("a", "Agent", description="look")), *frames)
    call = book.tool().tool
    assert call is not None
    return call


def progress(*frames: Frame) -> RunProgress:
    found = agent(*frames).progress
    assert found is not None
    return found


def ended(status: str, summary: str = "", **more: Any) -> Frame:
    return system("task_notification", task_id="1", tool_use_id="a", status=status, summary=summary, **more)


def test_the_tools_of_a_subagent_are_counted_as_they_come() -> None:
    read = tool("a2", "Read", file_path="/src/app.py")
    found = progress(
        said(tool("a1"), parent="a"),
        said(tool("a1"), read, parent="a"),  # a snapshot that repeats the first call
    )
    assert (found.tools, found.doing) == (2, "Read /src/app.py")


def test_a_nested_subagent_counts_its_own() -> None:
    book = ReducerHarness().say("hi").play(said(tool("a", "Agent", description="outer")))
    book.play(said(tool("b", "Agent", description="inner"), parent="a"), said(tool("c"), parent="b"))
    outer, inner = book.tool(0).tool, book.tool(1).tool
    assert (
        outer is not None and outer.progress is not None and inner is not None and inner.progress is not None
    )
    assert (outer.progress.tools, outer.progress.doing) == (1, "Agent inner")
    assert (inner.progress.tools, inner.progress.doing) == (1, "Bash ls")


def test_a_result_has_the_totals() -> None:
    totals = {"status": "completed", "totalToolUseCount": 7, "totalTokens": 12_400, "totalDurationMs": 34_500}
    found = progress(said(tool("a1"), parent="a"), result_of("a", "found", tool_use_result=totals))
    assert found == RunProgress(7, 12_400, 34.5, "")


@pytest.mark.parametrize("strange", [None, "many", -1, True, [], 1e300, float("nan")])
def test_figures_that_are_none(strange: Any) -> None:
    totals = {"totalToolUseCount": strange, "totalTokens": strange, "totalDurationMs": strange}
    found = progress(result_of("a", "found", tool_use_result=totals))
    assert found == RunProgress()


def test_messages_about_a_task_have_its_progress() -> None:
    usage = {"total_tokens": 900, "tool_uses": 2, "duration_ms": 4100}
    found = progress(
        system("task_started", task_id="1", tool_use_id="a", is_backgrounded=True),
        system("task_progress", task_id="1", description="look", usage=usage, last_tool_name="Read"),
    )
    assert found == RunProgress(2, 900, 4.1, "Read", background=True)
    found = progress(
        system("task_started", task_id="1", tool_use_id="a"),
        system("task_updated", task_id="1", patch={"is_backgrounded": True}),
        system("task_progress", task_id="1", summary="Reading the parser"),
    )
    assert found == RunProgress(doing="Reading the parser", background=True)


@pytest.mark.parametrize(
    ("status", "state", "notice"),
    [
        ("completed", "done", ["result 'look' = 'no luck'"]),
        ("failed", "failed", ["notice 'Agent “look” failed: no luck'"]),
        ("stopped", "stopped", []),
        ("killed", "stopped", []),
    ],
)
def test_a_background_agent_runs_until_its_end_is_reported(
    status: str, state: str, notice: list[str]
) -> None:
    book = (
        ReducerHarness()
        .say("hi")
        .play(
            said(tool("a", "Agent", description="look")),
            result_of("a", "Async agent launched successfully. …", tool_use_result=LAUNCHED),
            result(),
        )
    )
    assert book.rows[1] == "tool Agent 'look' running"
    assert book.reducer.turn is None, "nobody is busy with it"
    book.play(ended(status, "no luck", usage={"total_tokens": 150}))
    assert book.rows[1:] == [f"tool Agent 'look' {state} = 'no luck'", "footer done", *notice]
    call = book.tool().tool
    assert call is not None and call.ended and call.progress is not None
    assert (call.progress.tokens, call.progress.status, call.progress.doing) == (150, status, "")


def test_what_a_stopped_agent_was_called_is_no_answer() -> None:
    launched = result_of("a", "Async agent launched successfully. …", tool_use_result=LAUNCHED)
    call = agent(system("task_started", task_id="1", tool_use_id="a"), launched, ended("stopped", "look"))
    assert (call.state.value, call.progress and call.progress.summary) == ("stopped", "")
    assert "look" not in [
        part.text for part in card_of(call).parts if isinstance(part, MarkdownPart | NotePart)
    ]


def test_an_update_ends_it_too() -> None:
    call = agent(
        system("task_started", task_id="1", tool_use_id="a"),
        result_of("a", "…", tool_use_result=LAUNCHED),
        system("task_updated", task_id="1", patch={"status": "failed", "error": "out of room"}),
    )
    assert (call.state.value, call.result) == ("failed", "out of room")


def test_an_end_that_comes_before_the_result() -> None:
    call = agent(ended("completed", "all is well"), result_of("a", "…", tool_use_result=LAUNCHED))
    assert (call.state.value, call.result) == ("done", "all is well")
    assert call.ended


def test_a_task_that_is_no_longer_listed_is_over() -> None:
    def listed(*tasks: str) -> Frame:
        return system("background_tasks_changed", tasks=[{"task_id": task} for task in tasks])

    launched = result_of("a", "…", tool_use_result=LAUNCHED)
    assert agent(launched, listed()).state.value == "running", "it was never listed"
    assert agent(launched, listed("1", "2"), listed("2")).state.value == "done"


@pytest.mark.parametrize(
    "end",
    [
        system("task_updated", task_id="b1", patch={"status": "completed"}),
        user("<task-notification>\n<task-id>b1</task-id>\n<status>completed</status>\n</task-notification>"),
        system("task_notification", task_id="b1", status="completed", summary=""),
    ],
)
def test_a_command_in_the_background(end: Frame) -> None:
    book = (
        ReducerHarness()
        .say("hi")
        .play(
            said(tool("t")),
            result_of("t", "Command running in background with ID: b1. …", tool_use_result=BACKGROUND),
            result(),
        )
    )
    assert book.rows[1] == "tool Bash 'ls' running"
    assert book.play(end).rows[1] == "tool Bash 'ls' done"


def test_a_task_that_claude_stops_or_asks_for() -> None:
    def ends(by: Frame, structured: Frame) -> str:
        book = (
            ReducerHarness()
            .say("hi")
            .play(said(tool("t")), result_of("t", "…", tool_use_result=BACKGROUND), said(by, id="m2"))
        )
        return book.play(result_of("x", "ok", tool_use_result=structured)).rows[1].split()[3]

    assert ends(tool("x", "TaskStop", task_id="b1"), {"task_id": "b1"}) == "stopped"
    assert ends(tool("x", "KillShell", shell_id="b1"), {}) == "stopped"
    output = tool("x", "TaskOutput", task_id="b1")
    assert ends(output, {"task": {"task_id": "b1", "status": "running"}}) == "running"
    assert ends(output, {"task": {"task_id": "b1", "status": "completed"}}) == "done"


def test_what_runs_in_the_background_ends_with_the_child() -> None:
    book = ReducerHarness().say("hi").play(said(tool("t")), result_of("t", "…", tool_use_result=BACKGROUND))
    book.play(result(), ChildEnded("gone", stopped=False))
    assert book.rows[1].startswith("tool Bash 'ls' cancelled")


def test_an_end_is_shown_once() -> None:
    again = user(
        "<task-notification><tool-use-id>a</tool-use-id><status>completed</status><summary>s</summary>"
    )
    book = (
        ReducerHarness()
        .say("hi")
        .play(
            said(tool("a", "Agent", description="look")),
            result_of("a", "…", tool_use_result=LAUNCHED),
            result(),
            ended("completed", "s"),
            init(),
            again,
        )
    )
    assert [row for row in book.rows if row.startswith(("notice", "result"))] == ["result 'look' = 's'"]


def test_progress_is_reported_once_for_all_that_came_together() -> None:
    book = ReducerHarness().say("hi").play(said(tool("a", "Agent", description="look"))).drain()
    urgent = [
        book.reducer._system(message)
        for message in (
            _parsed(system("task_progress", task_id="1", tool_use_id="a", usage={"tool_uses": n}))
            for n in range(50)
        )
    ]
    assert not any(urgent)
    operations = book.reducer.drain()
    assert len(operations) == 1 and isinstance(operations[0], Update)


def _parsed(frame: Frame) -> Any:
    return parse_line(json.dumps(frame).encode())


@pytest.mark.parametrize("quiet", ["skip_transcript", "ambient"])
def test_a_task_that_is_not_to_be_shown(quiet: str) -> None:
    note = system("task_notification", task_id="9", status="completed", summary="x", **{quiet: True})
    assert ReducerHarness().say("hi").play(note, said(text("a"))).rows[1:] == ["prose 'a'"]


NOTIFICATION = (
    "<task-notification>\n<task-id>b1</task-id>\n<tool-use-id>a</tool-use-id>\n<status>completed</status>\n"
    "<summary>It is done</summary>\n</task-notification>"
)


def test_an_end_that_the_file_reports_first_is_shown_once() -> None:
    """2.1.37 reports the end on the stream only in the next turn."""
    book = ReducerHarness().say("hi").play(said(tool("a")))
    book.play(result_of("a", "Command running in background", tool_use_result=BACKGROUND), result())
    call = book.tool().tool
    assert call is not None
    assert not call.ended
    book.play(TaskEndNoted(NOTIFICATION))
    assert (call.state.value, book.rows[-1]) == ("done", "notice 'It is done'")
    rows = book.rows
    [row] = book.reducer.unsaved.pop_rows()
    assert row.task == "b1", "the journal has where it stands"
    book.play(TaskEndNoted(NOTIFICATION))
    book.play(
        system("task_notification", task_id="b1", tool_use_id="a", status="completed", summary="It is done")
    )
    assert book.rows == rows


def test_the_file_reports_nothing_of_a_task_that_does_not_run_here() -> None:
    book = ReducerHarness().say("hi").play(said(text("Hello.")), result())
    rows = book.rows
    assert book.play(TaskEndNoted(NOTIFICATION)).rows == rows


@pytest.mark.parametrize("goes_on", [False, True])
def test_a_command_that_claude_waits_for_has_no_row_but_its_card(goes_on: bool) -> None:
    """2.1.330 reports a command that takes some seconds like a task. Only a command in the background is a
    task."""
    ids = {"task_id": "b1", "tool_use_id": "t1"}
    moved = [system("task_updated", task_id="b1", patch={"is_backgrounded": True})] if goes_on else []
    book = (
        ReducerHarness()
        .say("hi")
        .play(
            said(tool("t1")),
            system("task_started", description="Run the tests", is_backgrounded=False, **ids),
            *moved,
            system("task_notification", status="completed", summary="Run the tests", **ids),
            result_of("t1"),
            result(),
        )
    )
    notices = [row for row in book.rows if row.startswith("notice")]
    assert bool(notices) is goes_on, notices


def retry(attempt: Any = None, attempts: Any = 10, of: str = "a") -> Frame:
    told = {} if attempt is None else {"subagent_retry": {"attempt": attempt, "max_retries": attempts}}
    return {
        "type": "tool_progress",
        "tool_use_id": "x",
        "tool_name": "Agent",
        "parent_tool_use_id": of,
        **told,
    }


STEP = system("task_progress", task_id="1", tool_use_id="a", description="Reading")


@pytest.mark.parametrize(
    ("frames", "words"),
    [
        ([retry(3)], "Retries 3 of 10"),
        ([retry(1), retry(2)], "Retries 2 of 10"),
        ([retry(3), retry()], ""),
        ([retry(3), STEP], "Reading"),
        ([retry(3), result_of("a", "report")], ""),
        ([retry(3, of="b")], ""),
        ([retry("3")], ""),
        ([retry(3, None)], ""),
    ],
)
def test_a_subagent_says_which_attempt_it_makes(frames: list[Frame], words: str) -> None:
    found = progress_words(agent(*frames))
    assert found == words if words != "Reading" else "Retries" not in found
