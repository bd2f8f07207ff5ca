"""Deltas and full messages are two reports of the same block."""

from itertools import permutations

import pytest

from tests.unit.transcript.cli_messages import (
    Frame,
    block_start,
    block_stop,
    delta,
    event,
    result,
    result_of,
    said,
    start,
    stop,
    streamed,
    system,
    text,
    thinking,
    tool,
    user,
)
from tests.unit.transcript.reducer_harness import ReducerHarness, rows_after


def block(index: int, block: Frame, *pieces: str, id: str = "m1") -> list[Frame]:
    """Return the frames of a block as both versions write them: the full message comes before the block's
    end."""
    return [*streamed(index, block, *pieces), said(block, id=id), block_stop(index)]


def test_deltas_and_the_full_message_make_one_row() -> None:
    assert rows_after(start(), *block(0, text("Hello there"), "Hel", "lo there"), stop()) == [
        "prose 'Hello there'"
    ]


def test_a_reply_that_is_cut_and_asked_for_again_leaves_nothing() -> None:
    cut = {**stop(), "abandoned_blocks": {"api_message_id": "m1", "from_block_index": 1}}
    piece = [*streamed(1, text(""), "One.\n\nTw"), block_stop(1)]
    first = [start(), *block(0, text("Whole."), "Whole."), *piece]
    again = [start("m2"), *block(0, text("All of it."), "All", " of it.", id="m2"), stop()]
    assert rows_after(*first, cut) == ["prose 'Whole.'"]
    assert rows_after(*first, cut, *again) == ["prose 'Whole.'", "prose 'All of it.'"]


def test_text_stands_while_it_is_written() -> None:
    rows = rows_after(start(), *streamed(0, text(""), "Hel"))
    assert rows == ["prose open 'Hel'"]


def test_a_full_message_without_deltas_makes_the_same_row() -> None:
    assert rows_after(said(text("Hello there"))) == ["prose 'Hello there'"]


def test_a_text_that_comes_as_a_string() -> None:
    frame = {"type": "assistant", "message": {"id": "m1", "content": "Hello"}}
    assert rows_after(frame) == ["prose 'Hello'"]


def test_the_full_message_may_come_after_the_end_of_its_block() -> None:
    blocks = [text("one"), text("two"), tool("t1")]
    frames = [start()]
    for index, one in enumerate(blocks):
        words = one.get("text", '{"command": "ls"}')
        frames += [*streamed(index, one, words), block_stop(index)]
    rows = rows_after(*frames, stop(), *(said(b) for b in blocks))
    assert rows == ["prose first 'one'", "prose middle 'two'", "tool last Bash 'ls' running"]


def test_the_full_message_is_the_truth() -> None:
    rows = rows_after(start(), *block(0, text("Hello, friend"), "Hello wor"))
    assert rows == ["prose 'Hello, friend'"]


def test_the_truth_takes_the_place_of_rows_that_were_final() -> None:
    long = "One.\n\nTwo.\n\nThree.\n\n"
    rows = rows_after(
        start(), *streamed(0, text(""), long), *streamed(1, tool("t1"), "{"), said(text("1\n\n2"))
    )
    assert rows == ["prose first '1'", "prose middle '2'", "tool last open Bash '' running"]


def test_blocks_of_white_space_are_left_out() -> None:
    frames = [start(), *streamed(0, text(""), "\n\n"), block_stop(0), *block(1, text("Hello"), "Hello")]
    assert rows_after(*frames) == ["prose 'Hello'"]
    assert rows_after(said(text("  \n"))) == []


def test_one_block_a_message() -> None:
    rows = rows_after(
        start(),
        *block(0, thinking("Hm"), "H", "m"),
        *block(1, text("I look."), "I look."),
        *block(2, tool("t1"), '{"command": "ls"}'),
        *block(3, tool("t2"), '{"command": "ls"}'),
        stop(),
    )
    assert rows == [
        "thinking first 'Hm'",
        "prose middle 'I look.'",
        "tool middle Bash 'ls' running",
        "tool last Bash 'ls' running",
    ]


SNAPSHOT = [thinking("Hm"), text("I look."), tool("t1")]
SNAPSHOT_ROWS = ["thinking first 'Hm'", "prose middle 'I look.'", "tool last Bash 'ls' running"]


@pytest.mark.parametrize("id", ["m1", ""])
def test_the_growing_snapshot(id: str) -> None:
    frames = [said(*SNAPSHOT[: count + 1], id=id) for count in range(3)]
    assert rows_after(*frames) == SNAPSHOT_ROWS


@pytest.mark.parametrize("id", ["m1", ""])
def test_the_growing_snapshot_with_deltas(id: str) -> None:
    words = ["Hm", "I look.", '{"command": "ls"}']
    frames = [start(id)]
    for index, one in enumerate(SNAPSHOT):
        frames += [
            *streamed(index, one, words[index]),
            said(*SNAPSHOT[: index + 1], id=id),
            block_stop(index),
        ]
    assert rows_after(*frames, stop()) == SNAPSHOT_ROWS


@pytest.mark.parametrize("id", ["m1", ""])
def test_the_growing_snapshot_goes_on_after_a_result(id: str) -> None:
    rows = rows_after(
        said(*SNAPSHOT, id=id),
        result_of("t1"),
        said(*SNAPSHOT, tool("t2"), id=id),
        result_of("t2"),
    )
    assert rows == [
        *SNAPSHOT_ROWS[:2],
        "tool middle Bash 'ls' done = 'ok'",
        "tool last Bash 'ls' done = 'ok'",
    ]


@pytest.mark.parametrize("id", ["m1", ""])
def test_the_same_words_in_the_next_message_of_the_same_id(id: str) -> None:
    """Ids of messages collide (protocol/README.md 5.3), and gateways leave the ids out."""
    round_one = [said(text("I look."), id=id), said(tool("t1"), id=id), result_of("t1")]
    round_two = [said(text("I look."), id=id), said(tool("t2"), id=id), result_of("t2")]
    assert (
        rows_after(*round_one, *round_two) == ["prose first 'I look.'", "tool last Bash 'ls' done = 'ok'"] * 2
    )


def test_the_same_id_again_with_deltas() -> None:
    one = [start(), *block(0, text("Yes."), "Yes."), stop()]
    assert rows_after(*one, *one) == ["prose 'Yes.'", "prose 'Yes.'"]


def test_full_messages_whose_id_is_missing_with_deltas() -> None:
    rows = rows_after(
        start("m1"), *block(0, text("Hello"), "Hel", id=""), *block(1, tool("t1"), "{}", id=""), stop()
    )
    assert rows == ["prose first 'Hello'", "tool last Bash 'ls' running"]


def test_parallel_tools_with_results_in_between() -> None:
    rows = rows_after(
        start(),
        *block(0, tool("t1"), "{}"),
        *streamed(1, tool("t2"), "{}"),
        result_of("t1", "one"),
        said(tool("t2")),
        result_of("t2", "two"),
        stop(),
    )
    assert rows == ["tool first Bash 'ls' done = 'one'", "tool last Bash 'ls' done = 'two'"]


def test_parallel_tools_without_deltas() -> None:
    rows = rows_after(said(tool("t1")), result_of("t1", "one"), said(tool("t2")), result_of("t2", "two"))
    assert rows == ["tool first Bash 'ls' done = 'one'", "tool last Bash 'ls' done = 'two'"]


def test_results_in_any_order() -> None:
    for order in permutations(["t1", "t2", "t3"]):
        rows = rows_after(
            *(said(tool(id)) for id in ("t1", "t2", "t3")), *(result_of(id, f"of {id}") for id in order)
        )
        assert [row.split("= ")[1] for row in rows] == ["'of t1'", "'of t2'", "'of t3'"]


def test_several_results_in_one_message() -> None:
    blocks = [{"type": "tool_result", "tool_use_id": id, "content": id} for id in ("t1", "t2")]
    rows = rows_after(said(tool("t1"), tool("t2")), user(blocks))
    assert rows == ["tool first Bash 'ls' done = 't1'", "tool last Bash 'ls' done = 't2'"]


def test_a_late_result_after_the_turn() -> None:
    rows = rows_after(said(tool("t1")), result(), result_of("t1", "late"))
    assert rows == ["tool Bash 'ls' done = 'late'", "footer done"]


def test_a_result_without_its_call_gets_a_card() -> None:
    assert rows_after(result_of("t9", "found")) == ["tool Tool '' done = 'found'"]


def test_an_orphan_does_not_break_the_text_that_is_written() -> None:
    frames = [start(), *streamed(0, text(""), "Hel"), result_of("t9", "x"), delta(0, "text", "lo")]
    assert rows_after(*frames, said(text("Hello"))) == ["prose 'Hello'", "tool Tool '' done = 'x'"]


def test_an_orphan_after_its_call_was_taken_back() -> None:
    frames = [said(tool("t1"), uuid="a"), said(text("No."), supersedes=["a"], id="m2"), result_of("t1", "x")]
    assert rows_after(*frames) == ["prose 'No.'", "tool Tool '' done = 'x'"]


def test_the_input_of_a_tool_can_be_read_while_it_is_written() -> None:
    frames = [start(), *streamed(0, tool("t1"), '{"comm', 'and": "ls -l', "a /tm")]
    assert rows_after(*frames) == ["tool open Bash 'ls -la /tm' running"]


def test_a_long_input_is_complete_when_its_deltas_end() -> None:
    frames = [start(), *streamed(0, tool("t1", "Write"), '{"file_path": "/a", "content": "'), block_stop(0)]
    frames[3:3] = [delta(0, "partial_json", "x" * 500) for _ in range(50)]
    book = ReducerHarness().say("hi")
    for frame in frames:
        book.play(frame).drain()
    call = book.tool().tool
    assert call is not None and len(call.input["content"]) == 25_000


# --- withdrawn blocks ------------------------------------------------------------------------------


def test_a_retry_drops_what_was_half_written() -> None:
    retry = system("api_retry", attempt=1, max_retries=10, retry_delay_ms=600, error_status=529)
    rows = rows_after(
        start(), *streamed(0, text(""), "Hel"), retry, start("m2"), *block(0, text("Yes"), "Yes", id="m2")
    )
    assert rows == ["prose 'Yes'"]


@pytest.mark.parametrize("kind", [text(""), thinking(""), tool("t1")])
def test_deltas_of_a_dropped_block_go_nowhere(kind: Frame) -> None:
    retry = system("api_retry", attempt=1, max_retries=10, retry_delay_ms=600, error_status=529)
    frames = streamed(0, kind, "{")
    assert len(rows_after(start(), *frames, retry, frames[-1], block_stop(0), stop(), said(text("x")))) == 1


def test_a_new_message_drops_what_was_half_written() -> None:
    assert rows_after(start(), *streamed(0, text(""), "Hel"), start("m2")) == []


def test_an_answer_that_came_otherwise() -> None:
    """After a broken stream, 2.1.330 asks again without streaming: one full message with another id."""
    assert rows_after(start(), *streamed(0, text(""), "Hel"), said(text("Late"), id="m2")) == ["prose 'Late'"]


def test_the_clis_own_words_do_not_take_back_claudes() -> None:
    broken = said(text("API Error: the connection broke"), id="s", model="<synthetic>")
    rows = rows_after(start(), *streamed(0, text(""), "Hel"), broken)
    assert rows == ["prose 'Hel'", "error 'API Error: the connection broke'"]


def test_an_empty_thinking_block_is_a_sign() -> None:
    assert rows_after(start(), *streamed(0, thinking("")), block_stop(0), *block(1, text("a"), "a")) == [
        "thinking first",
        "prose last 'a'",
    ]


def test_two_reports_of_thinking_without_words_are_one_row() -> None:
    assert rows_after(start(), *streamed(0, thinking("")), block_stop(0), said(thinking(""))) == ["thinking"]
    assert rows_after(said(thinking("")), said(thinking(""), text("a"))) == [
        "thinking first",
        "prose last 'a'",
    ]
    other = {"type": "thinking", "thinking": "", "signature": "another"}
    assert rows_after(said(thinking("")), said(other)) == ["thinking first", "thinking last"]


def test_encrypted_thinking_is_distinguished() -> None:
    def sealed(data: str) -> Frame:
        return {"type": "redacted_thinking", "data": data}

    book = (
        ReducerHarness()
        .say("hi")
        .play(said(thinking("Hm"), sealed("a"), sealed("b")), said(thinking("Hm"), sealed("a"), sealed("b")))
    )
    assert [(entry.text, entry.sealed) for entry in book.entries[1:]] == [
        ("Hm", False),
        ("", True),
        ("", True),
    ]


def test_thinking_keeps_its_deltas_where_the_full_block_is_empty() -> None:
    """Full blocks of thinking may be empty since 2.1.211 (protocol/README.md 5.2)."""
    assert rows_after(start(), *streamed(0, thinking(""), "Hm"), said(thinking(""))) == ["thinking 'Hm'"]


def test_redacted_thinking_is_a_sign() -> None:
    hidden = {"type": "redacted_thinking", "data": "abc"}
    assert rows_after(said(hidden), said(text("a"))) == ["thinking first", "prose last 'a'"]


def test_supersedes_takes_rows_back() -> None:
    frames = [said(text("Old"), uuid="a"), said(text("New"), id="m2", uuid="b", supersedes=["a"])]
    assert rows_after(*frames) == ["prose 'New'"]
    same = [said(text("Same"), uuid="a"), said(text("Same"), uuid="b", supersedes=["a"])]
    assert rows_after(*same) == ["prose 'Same'"]


def test_a_tombstone_takes_rows_back() -> None:
    frames = [said(thinking("Hm"), text("Old"), uuid="a"), {"type": "tombstone", "message": {"uuid": "a"}}]
    assert rows_after(*frames) == []
    assert rows_after(*frames, said(thinking("Hm"))) == ["thinking 'Hm'"]


def test_a_refusal_takes_rows_back() -> None:
    refusal = system("model_refusal_fallback", retracted_message_uuids=["a"], content="Retrying with b")
    assert rows_after(said(text("Old"), uuid="a"), refusal) == ["notice 'Retrying with b'"]


def test_an_aborted_text_confirms_its_deltas() -> None:
    """At an interrupt 2.1.330 sends the text so far, and then the rest of the stream."""
    frames = [start(), *streamed(0, text(""), "Hel"), said(text("Hel"), aborted=True), block_stop(0), stop()]
    assert rows_after(*frames) == ["prose 'Hel'"]


# --- unknown blocks and events -----------------------------------------------------------------------


HOLOGRAM = "notice 'Unknown content type: hologram'"


def test_an_unknown_block_is_one_quiet_row() -> None:
    strange = {"type": "hologram", "data": 1}
    assert rows_after(said(strange)) == [HOLOGRAM]
    assert rows_after(start(), block_start(0, strange), said(strange), block_stop(0)) == [HOLOGRAM]
    assert rows_after(said(strange), said(strange, text("a"))) == [
        HOLOGRAM.replace("notice", "notice first"),
        "prose last 'a'",
    ]


def test_a_second_unknown_block_is_another_row() -> None:
    first, second = {"type": "hologram", "data": 1}, {"type": "hologram", "data": {"x": [2, "y"]}}
    for frames in ([said(first, second)], [said(first), said(first, second)]):
        rows = rows_after(*frames)
        assert [row.split(" '")[1] for row in rows] == ["Unknown content type: hologram'"] * 2


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("compaction", "Compacted automatically"),
        ("container_upload", "Claude saved a file to its workspace"),
    ],
)
def test_other_blocks_that_are_known_have_words(name: str, words: str) -> None:
    assert rows_after(start(), said({"type": name, "content": "x"})) == [f"notice {words!r}"]


def test_an_unknown_delta_is_let_pass() -> None:
    odd = event("content_block_delta", index=0, delta={"type": "sparkle_delta", "sparkle": "*"})
    assert rows_after(start(), *streamed(0, text(""), "a"), odd, said(text("a"))) == ["prose 'a'"]


@pytest.mark.parametrize("index", [0, 5, -1])
def test_a_delta_of_no_block(index: int) -> None:
    assert rows_after(start(), delta(index, "text", "x"), block_stop(index), stop()) == []


def test_what_the_api_ran_itself_has_its_result_folded() -> None:
    search = {"type": "server_tool_use", "id": "s1", "name": "web_search", "input": {"query": "qt"}}
    found = {"type": "web_search_tool_result", "tool_use_id": "s1", "content": [{"type": "x", "title": "Qt"}]}
    for frames in (
        [said(search), said(found)],
        [said(search, found)],
        [
            start(),
            block_start(0, search),
            said(search),
            block_stop(0),
            block_start(1, found),
            said(found),
            block_stop(1),
        ],
    ):
        rows = rows_after(*frames)
        assert len(rows) == 1
        assert rows[0].startswith("tool web_search 'qt' done = ") and "Qt" in rows[0]


def test_thinking_that_came_in_part_is_completed() -> None:
    """A final row does not change: another row replaces it."""
    book = (
        ReducerHarness()
        .say("hi")
        .play(start(), *streamed(0, thinking(""), "I wonder"), block_stop(0))
        .drain()
    )
    book.play(said(thinking("I wonder whether it rains"))).drain()
    assert [entry.text for entry in book.entries] == ["hi", "I wonder whether it rains"]


def test_words_of_an_error_that_were_taken_back_are_not_shown_again() -> None:
    book = ReducerHarness().say("hi").play(said(text("It broke"), id="m1"))
    book.play(result(is_error=True, result="It broke")).drain()
    book.play(said(text("It broke"), text("More"), id="m1")).drain()
    assert [entry.text for entry in book.entries][:2] == ["hi", "It broke"]
    assert book.entries[1].kind == "error"


def test_a_row_may_be_placed_and_go_on_in_the_same_drain() -> None:
    """A full message comes between two deltas of another block, and does not end that block."""
    book = ReducerHarness().say("hi").play(start(), *streamed(0, thinking(""), "Hm")).drain()
    book.play(said(text("Hello")), delta(0, "thinking", ", so")).drain()
    assert [entry.text for entry in book.entries] == ["hi", "Hm, so", "Hello"]


@pytest.mark.parametrize("blank", ["\u2028", "\u2003", "\x1c", "\n\u00a0\n"])
def test_text_of_white_space_alone_has_no_row(blank: str) -> None:
    """This holds for white space that Markdown treats as a letter, too."""
    assert rows_after(start(), *streamed(0, text(""), blank), said(text(blank)), block_stop(0)) == []
    rows = rows_after(start(), *block(0, text(f"a\n\n{blank}\n\nb"), "a\n\n", f"{blank}\n\nb"))
    assert rows == ["prose first 'a'", "prose last 'b'"]
