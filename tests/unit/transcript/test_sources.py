"""The lines of the wire from which a row was made."""

import json
from typing import Any

from claude_desk.protocol.wire.line_numbers import set_line
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import Decided, Dispatched, HostNotice, PermissionAsked, Sent, Verdict
from tests.unit.transcript.cli_messages import (
    delta,
    result,
    result_of,
    said,
    start,
    streamed,
    system,
    text,
    tool,
)
from tests.unit.transcript.reducer_harness import ReducerHarness


def sources(*events: Any) -> list[list[int]]:
    """Return the line numbers of each row. The number of a frame is its place among the events, from 1."""
    book = ReducerHarness()
    for number, event in enumerate(events, 1):
        if isinstance(event, dict):
            event = parse_line(json.dumps(event).encode())
            if event.type != "stream_event":
                set_line(event, number)
        book.play(event)
    return [entry.sources for entry in book.entries]


def test_a_tool_has_its_call_its_permission_and_its_result_as_sources() -> None:
    assert sources(
        Sent("u", "hi"),
        said(tool("t"), uuid="a"),
        PermissionAsked("t", 90),
        Decided("t", Verdict.ALLOWED, line=91),
        result_of("t"),
        result(),
    ) == [[], [2, 90, 91, 5], [6]]


def test_the_persons_message_has_what_we_sent_and_the_replay_as_sources() -> None:
    replay = {"type": "user", "message": {"content": "hi"}, "uuid": "u", "isReplay": True}
    assert sources(Sent("u", "hi", queued=True), Dispatched("u", 40), replay) == [[40, 3]]


def test_prose_has_the_full_message_as_source_and_not_what_came_between() -> None:
    assert sources(
        Sent("u", "hi"),
        start(),
        *streamed(0, text(""), "one\n\ntw"),
        system("notification", text="x"),
        delta(0, "text", "o"),
        said(text("one\n\ntwo")),
    ) == [[], [7], [7], [5]]


def test_text_that_was_cut_off_has_no_line() -> None:
    assert sources(Sent("u", "hi"), start(), *streamed(0, text(""), "one"), result()) == [[], [], [5]]


def test_a_row_of_ours_has_no_line() -> None:
    assert sources(HostNotice("it takes long")) == [[]]


def test_what_comes_again_and_again_is_bounded() -> None:
    [lines] = sources(*[{"type": "telepathy"}] * 2_000)
    assert lines == list(range(1, 501))


def test_a_background_agent_has_its_messages_as_sources() -> None:
    assert sources(
        said(tool("a", "Agent")),
        system("task_progress", task_id="1", tool_use_id="a"),
        system("task_notification", task_id="1", tool_use_id="a", status="completed"),
    )[0] == [1, 2, 3]
