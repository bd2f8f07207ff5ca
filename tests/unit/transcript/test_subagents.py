"""Subagents on the same stream, in the foreground and in the background, and messages that come late."""

import pytest

from tests.unit.transcript.cli_messages import (
    Frame,
    block_stop,
    delta,
    event,
    init,
    result,
    result_of,
    said,
    start,
    stop,
    streamed,
    system,
    text,
    tool,
    user,
)
from tests.unit.transcript.reducer_harness import ReducerHarness, rows_after


def test_subagents_interleave_and_none_resets_another() -> None:
    rows = rows_after(
        said(tool("a", "Task", description="one"), tool("b", "Task", description="two")),
        start("x", "a"),
        *streamed(0, text(""), "from ", parent="a"),
        start("x", "b"),
        *streamed(0, text(""), "out of ", parent="b"),
        start("m2"),
        *streamed(0, text(""), "ma"),
        delta(0, "text", "a", "a"),
        delta(0, "text", "b", "b"),
        delta(0, "text", "in"),
        said(text("from a"), id="x", parent="a"),
        said(text("out of b"), id="x", parent="b"),
        said(text("main"), id="m2"),
    )
    assert rows == [
        "tool first Task 'one' running",
        "  prose 'from a'",
        "tool last Task 'two' running",
        "  prose 'out of b'",
        "prose 'main'",
    ]


@pytest.mark.parametrize("id", ["m1", ""])
def test_snapshots_of_subagents_interleave(id: str) -> None:
    rows = rows_after(
        said(tool("a", "Task", description="one"), tool("b", "Task", description="two"), id=id),
        said(text("I"), id=id, parent="a"),
        said(text("I"), id=id, parent="b"),
        said(text("I"), tool("a1"), id=id, parent="a"),
        said(text("I"), tool("b1"), id=id, parent="b"),
        result_of("b1", parent="b"),
        said(text("I"), tool("a1"), text("end"), id=id, parent="a"),
        result_of("a1", parent="a"),
    )
    assert rows == [
        "tool first Task 'one' running",
        "  prose first 'I'",
        "  tool middle Bash 'ls' done = 'ok'",
        "  prose last 'end'",
        "tool last Task 'two' running",
        "  prose first 'I'",
        "  tool last Bash 'ls' done = 'ok'",
    ]


def test_subagents_in_subagents() -> None:
    rows = rows_after(
        said(tool("a", "Task", description="outer")),
        said(tool("b", "Task", description="inner"), parent="a"),
        said(tool("c"), parent="b"),
        said(text("outer again"), id="m2", parent="a"),
        said(text("inner again"), id="m2", parent="b"),
    )
    assert rows == [
        "tool Task 'outer' running",
        "  tool Task 'inner' running",
        "    tool Bash 'ls' running",
        "    prose 'inner again'",
        "  prose 'outer again'",
    ]


def test_the_prompt_of_a_subagent_is_no_row() -> None:
    prompt = user([text("do look")], parent_tool_use_id="a")
    assert rows_after(said(tool("a", "Task", description="x")), prompt) == ["tool Task 'x' running"]


LAUNCHED = {"status": "async_launched", "agentId": "1"}


def test_a_background_agent_outlives_its_turn() -> None:
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        result_of("a", "Async agent launched successfully. (internal)", tool_use_result=LAUNCHED),
        said(tool("a1"), parent="a"),
        result(),
        said(text("still here"), id="m2", parent="a"),
    )
    assert book.rows[1:] == [
        "tool Task 'x' running",
        "  tool Bash 'ls' running",
        "  prose 'still here'",
        "footer done",
    ]
    assert book.reducer.turn is None, "what a subagent says makes nobody busy"
    book.play(result_of("a1", parent="a"))
    assert "  tool Bash 'ls' done = 'ok'" in book.rows


def test_an_agent_that_an_agent_began_in_the_background_runs_until_its_end() -> None:
    """Inside agents, the CLI sends results as text only."""
    launched = "Async agent launched successfully. (internal)\nagentId: a2 (internal ID - hidden)\nIt works."
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        result_of("a", "Async agent launched successfully. (internal)", tool_use_result=LAUNCHED),
        said(tool("b", "Agent", description="y"), parent="a"),
        result_of("b", launched, parent="a"),
        said(tool("c"), id="m3", parent="a"),
        result_of("c", launched, parent="a"),
        result(),
    )
    assert book.rows[2] == "  tool Agent 'y' running"
    assert book.rows[3].startswith("  tool Bash 'ls' done")  # its output has the same words
    book.play(
        system("task_notification", task_id="a2", tool_use_id="b", status="completed", summary="Report.")
    )
    assert book.rows[2] == "  tool Agent 'y' done = 'Report.'"


def test_a_command_that_an_agent_left_running_runs_until_its_end() -> None:
    left = "Command running in background with ID: b1. Output is being written to: /tmp/b1.output"
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        said(tool("b", command="make", run_in_background=True), parent="a"),
        result_of("b", left, parent="a"),
        said(tool("c", command="cat log"), id="m3", parent="a"),
        result_of("c", left, parent="a"),
        result_of("a", "Report."),
        result(),
    )
    assert book.rows[1] == "tool Task 'x' done = 'Report.'"
    assert book.rows[2] == "  tool Bash 'make' running"
    assert book.rows[3].startswith("  tool Bash 'cat log' done"), "its output has the same words"
    book.play(system("task_notification", task_id="b1", tool_use_id="b", status="failed", summary="Exit 2."))
    assert book.rows[2] == "  tool Bash 'make' failed = 'Exit 2.'"


def test_the_deltas_of_a_background_agent_are_shown_after_its_turn() -> None:
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        result_of("a", "…", tool_use_result=LAUNCHED),
        start("x", "a"),
        *streamed(0, text(""), "begun", parent="a"),
        result(),
        delta(0, "text", " and ended", "a"),
    )
    assert "  prose open 'begun and ended'" in book.rows


def test_a_background_agent_that_ends_ends_its_tools() -> None:
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        result_of("a", "…", tool_use_result=LAUNCHED),
        said(tool("a1"), parent="a"),
        said(text("All is well"), id="m2", parent="a"),
        result(),
        system("task_notification", task_id="1", tool_use_id="a", status="completed", summary="All is well"),
    )
    assert book.rows[1:] == [
        "tool Task 'x' done = 'All is well'",
        "  tool Bash 'ls' cancelled",
        "  prose 'All is well'",
        "footer done",
        "result 'x' = 'All is well'",
    ]


def test_a_notice_is_kept_behind_claudes_own_message_not_a_subagents() -> None:
    """A subagent's lines are in another file. A row after such a line has no place in the session's file."""
    book = ReducerHarness().say("hi").play(said(tool("a", "Task", description="x"), uuid="call"))
    book.play(
        result_of("a", "…", tool_use_result=LAUNCHED, uuid="launched"),
        said(text("All."), id="m2", uuid="all"),
        result(),
        said(tool("a1"), parent="a", uuid="inner call"),
        result_of("a1", parent="a", uuid="inner result"),
        said(text("One."), id="m3", parent="a", uuid="inner words"),
        system("task_notification", task_id="1", tool_use_id="a", status="completed", summary="One."),
    )
    assert [row.after for row in book.reducer.unsaved.pop_rows()] == ["all"]


def test_the_report_of_a_background_task_stands_where_nothing_else_says_it() -> None:
    note = system("task_notification", task_id="1", tool_use_id="a", status="completed", summary="Done (0)")
    assert rows_after(said(tool("a")), result_of("a"), result(), note)[-1] == "notice 'Done (0)'"


def test_a_turn_that_the_cli_begins() -> None:
    book = ReducerHarness().say("hi").play(said(text("a")), result(), init())
    assert book.reducer.turn is not None
    book.play(said(text("b"), id="m2"), result(origin={"kind": "task-notification"}))
    began = "notice 'Started by Claude Code'"
    assert book.rows[1:] == ["prose 'a'", "footer done", began, "prose 'b'", "footer done"]


@pytest.mark.parametrize(
    "late",
    [
        block_stop(0),
        delta(0, "text", "x"),
        event("message_delta", delta={"stop_reason": None}),
        stop(),
        event("ping"),
        said(text("late")),
        result_of("t9"),
        user("[Request interrupted by user]"),
        user("who knows"),
        system("status", status=None),
    ],
)
def test_what_comes_after_the_end_makes_nobody_busy(late: Frame) -> None:
    book = ReducerHarness().say("hi").play(said(text("a")), result(), late)
    assert book.reducer.turn is None
    assert book.rows


def test_what_a_subagent_said_stands_where_its_call_stood_that_was_taken_back() -> None:
    book = (
        ReducerHarness()
        .say("hi")
        .play(
            said(tool("a", "Task", description="one"), id="m1"),
            said(tool("b", "Task", description="two"), id="m2", uuid="u-b"),
            said(text("in b"), id="m3", parent="b"),
            said(text("instead"), id="m4", supersedes=["u-b"]),
            said(text("in a"), id="m5", parent="a"),
        )
    )
    assert book.rows[1:] == [
        "tool Task 'one' running", "  prose 'in a'", "prose 'in b'", "prose 'instead'",
    ]  # fmt: skip


@pytest.mark.parametrize("often", [False, True])
def test_words_of_a_subagent_that_nobody_has_called_stand_where_they_came(often: bool) -> None:
    """Random input found this case: without a drain in between, these rows came after later rows."""
    book = ReducerHarness().say("hi")
    for frame in (*streamed(0, text(""), "From nowhere.", parent="nobody"), said(text("From Claude."))):
        book.play(frame)
        if often:
            book.drain()
    assert book.rows[1:] == ["prose open 'From nowhere.'", "prose 'From Claude.'"]


def test_of_a_subagent_without_a_card_only_the_calls_are_shown() -> None:
    """A command of the user may run in a subagent. No call has begun it, and its output has the words."""
    shown = rows_after(
        said(text("I look."), tool("t", "Bash", command="ls"), id="m1", parent="unknown"),
        result_of("t", "a.txt", parent="unknown"),
        said(text("It is quiet."), id="m2", parent="unknown"),
    )
    assert len(shown) == 1 and "Bash" in shown[0]
