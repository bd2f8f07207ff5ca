"""Unknown messages and blocks are kept in one quiet row. Known messages without news have no row."""

import pytest

from claude_desk.protocol.wire.parser import NonJsonLine, parse_line
from claude_desk.transcript.events import Recalled
from claude_desk.transcript.reducer.reducer import Reducer
from tests.entry_words import said as words_of
from tests.unit.transcript.cli_messages import Frame, result, said, start, system, text, user
from tests.unit.transcript.reducer_harness import ReducerHarness


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        ({"type": "telepathy", "x": 1}, "telepathy"),
        ({"x": 1}, "no type"),
        ({"type": "assistant"}, "assistant"),
        ({"type": "assistant", "message": {"content": 5}}, "assistant"),
        ({"type": "user", "message": None}, "user"),
        ({"type": "stream_event"}, "stream_event"),
        (system("aurora"), "aurora"),
    ],
)
def test_strange_messages_are_shown_once_a_turn(frame: Frame, name: str) -> None:
    book = ReducerHarness().say("hi").play(frame, frame, said(text("a"))).drain().play(frame)
    assert [e.kind.value for e in book.entries] == ["user", "notice", "prose"]
    assert words_of(book.entries[1]) == f"Unknown message type: {name} (3 times)"
    book.play(result()).say("again", "u2").play(frame)
    assert words_of(book.entries[-1]) == f"Unknown message type: {name}"


def test_a_strange_name_is_bounded() -> None:
    row = words_of(ReducerHarness().say("hi").play({"type": "tele\npathy " * 10_000}).entries[1])
    assert row.startswith("Unknown message type: tele pathy tele pathy") and len(row) < 150


def test_strange_messages_that_come_again_do_not_hurry() -> None:
    reducer = ReducerHarness().say("hi").reducer
    strange = parse_line(b'{"type": "telepathy"}')
    assert [reducer.feed(strange) for _ in range(3)] == [True, False, False]


def test_a_strange_message_of_a_turn_that_was_taken_back() -> None:
    book = ReducerHarness().say("hi").play({"type": "telepathy"}).drain()
    book.play(Recalled("u1"), {"type": "telepathy"})
    assert len(book.rows) == 1


def test_a_strange_block_of_a_message_to_claude_is_kept() -> None:
    book = (
        ReducerHarness()
        .say("hi")
        .play(start(), user([{"type": "smell", "of": "rain"}], parent_tool_use_id=None))
    )
    assert words_of(book.entries[1]) == "Unknown message type: smell"


def test_noise_is_a_diagnostic() -> None:
    reducer = Reducer()
    for number in range(150):
        assert not reducer.feed(NonJsonLine(str(number), 1))
    assert reducer.diagnostics == [str(number) for number in range(50, 150)]
    assert not reducer.drain()


def test_pictures_in_a_prompt_are_let_pass() -> None:
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": ""}}
    assert ReducerHarness().say("hi").play(user([picture, text("look")])).rows == ["user 'hi'", "user 'look'"]
