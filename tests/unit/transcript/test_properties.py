"""Properties of every conversation, whatever the CLI sends and however the stream is cut."""

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.protocol.wire.framing import LineFramer
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import (
    ChildEnded,
    Decided,
    Dispatched,
    HostNotice,
    NoticeActionUsed,
    PermissionAsked,
    Recalled,
    Sent,
    ServerAsked,
    StopRequested,
    Verdict,
    Withdrawn,
)
from tests.unit.transcript.cli_messages import (
    Frame,
    block_start,
    block_stop,
    delta,
    event,
    init,
    replay,
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
from tests.unit.transcript.reducer_harness import FINAL_STATES, ReducerHarness
from tests.whole_tables import examples

TEXTS = st.sampled_from(
    [
        "Hello.",
        "# A\n\nb",
        "- a\n- b\n" * 15,
        "```py\nx = 1\n",
        "```\na\n```\nend",
        "日本 👩‍👩‍👧\r\nx",
        "|a|\n|-|\n|b|\n",
        "1. a\n" * 25,
    ]
)
WORDS = st.one_of(TEXTS, st.text(min_size=1, max_size=30).filter(lambda s: s.strip()))
INPUTS = st.dictionaries(st.sampled_from(["command", "path"]), st.text(max_size=20), min_size=1)


@st.composite
def messages(draw: st.DrawFn) -> list[list[Frame]]:
    """Draw the content of some messages of one speaker. Each tool call has its own id, and no two texts are
    equal."""
    contents: list[list[Frame]] = []
    count = 0
    for _ in range(draw(st.integers(1, 3))):
        blocks: list[Frame] = []
        for kind in draw(st.lists(st.sampled_from(["text", "thinking", "tool"]), min_size=1, max_size=4)):
            count += 1
            if kind == "tool":
                blocks.append({**tool(f"t{count}"), "input": draw(INPUTS)})
            else:
                words = f"{count}: {draw(WORDS)}"
                blocks.append(text(words) if kind == "text" else thinking(words))
        contents.append(blocks)
    return contents


def words_of(block: Frame) -> str:
    return json.dumps(block["input"]) if block["type"] == "tool_use" else block[block["type"]]


def cut_at(words: str, size: int) -> list[str]:
    return [words[at : at + size] for at in range(0, len(words), size)]


def results_of(blocks: list[Frame]) -> list[Frame]:
    return [result_of(block["id"], "ok") for block in blocks if block["type"] == "tool_use"]


def streaming(contents: list[list[Frame]], size: int) -> Iterator[Frame]:
    """Yield the frames in the order in which both versions write them."""
    for number, blocks in enumerate(contents):
        id = f"m{number}"
        yield start(id)
        for index, block in enumerate(blocks):
            yield from streamed(index, block, *cut_at(words_of(block), size))
            yield said(block, id=id)
            yield block_stop(index)
        yield stop()
        yield from results_of(blocks)


def full_messages(contents: list[list[Frame]]) -> Iterator[Frame]:
    for number, blocks in enumerate(contents):
        for block in blocks:
            yield said(block, id=f"m{number}")
        yield from results_of(blocks)


def snapshots(contents: list[list[Frame]], id: str = "m{}") -> Iterator[Frame]:
    for number, blocks in enumerate(contents):
        for count in range(len(blocks)):
            yield said(*blocks[: count + 1], id=id.format(number))
        yield from results_of(blocks)


def late(contents: list[list[Frame]], size: int) -> Iterator[Frame]:
    """Yield the full messages after the ends of their blocks."""
    for number, blocks in enumerate(contents):
        id = f"m{number}"
        yield start(id)
        for index, block in enumerate(blocks):
            yield from streamed(index, block, *cut_at(words_of(block), size))
            yield block_stop(index)
            yield said(block, id=id)
        yield stop()
        yield from results_of(blocks)


def rows_of(frames: Iterator[Frame]) -> list[str]:
    return ReducerHarness().say("hi").play(*frames, result()).rows


@settings(max_examples=examples(150), deadline=None)
@given(messages(), st.integers(1, 40))
def test_with_or_without_deltas_the_rows_are_the_same(contents: list[list[Frame]], size: int) -> None:
    rows = rows_of(full_messages(contents))
    assert rows_of(streaming(contents, size)) == rows
    assert rows_of(late(contents, size)) == rows
    assert rows_of(snapshots(contents)) == rows


@settings(max_examples=examples(100), deadline=None)
@given(messages())
def test_ids_that_collide_or_are_missing_change_nothing_but_places(contents: list[list[Frame]]) -> None:
    def bare(rows: list[str]) -> list[str]:
        return [" ".join(w for w in row.split(" ") if w not in ("first", "middle", "last")) for row in rows]

    rows = bare(rows_of(full_messages(contents)))
    for id in ("m1", ""):
        assert bare(rows_of(iter([{**f, **_with_id(f, id)} for f in full_messages(contents)]))) == rows
        assert bare(rows_of(snapshots(contents, id))) == rows


def _with_id(frame: Frame, id: str) -> Frame:
    return {"message": {**frame["message"], "id": id}} if frame["type"] == "assistant" else {}


@settings(max_examples=examples(100), deadline=None)
@given(messages(), messages(), st.randoms(use_true_random=False))
def test_subagents_do_not_touch_each_other(
    one: list[list[Frame]], two: list[list[Frame]], random: Any
) -> None:
    def of(contents: list[list[Frame]], parent: str) -> list[Frame]:
        marked = [[_renamed(block, parent) for block in blocks] for blocks in contents]
        return [{**frame, "parent_tool_use_id": parent} for frame in streaming(marked, 9)]

    begin = [said(tool("a", "Task"), tool("b", "Task"), id="m0")]
    separate = rows_of(iter([*begin, *of(one, "a"), *of(two, "b")]))
    mixed = list(begin)
    queues = [of(one, "a"), of(two, "b")]
    while any(queues):
        mixed.append(random.choice([queue for queue in queues if queue]).pop(0))
    assert rows_of(iter(mixed)) == separate


def _renamed(block: Frame, parent: str) -> Frame:
    return {**block, "id": parent + block["id"]} if block["type"] == "tool_use" else block


@settings(max_examples=examples(100), deadline=None)
@given(
    messages(),
    st.lists(st.integers(1, 90), min_size=1, max_size=8),
    st.lists(st.booleans(), min_size=1, max_size=8),
)
def test_any_cut_of_the_bytes_gives_the_same_rows(
    contents: list[list[Frame]], cuts: list[int], drains: list[bool]
) -> None:
    frames = [*streaming(contents, 5), result()]
    line = "".join(json.dumps(frame, ensure_ascii=False) + "\n" for frame in frames).encode()
    framer = LineFramer()
    book = ReducerHarness().say("hi")
    at = turn = 0
    while at < len(line):
        size = cuts[turn % len(cuts)]
        for one in framer.feed(line[at : at + size]):
            book.play(parse_line(one))
        if drains[turn % len(drains)]:
            book.drain()
        at, turn = at + size, turn + 1
    assert book.rows == rows_of(streaming(contents, 5))


# --- events in any order, legal or not ---------------------------------------------------------------

PARENTS = st.sampled_from([None, None, "t1", "t2", "nobody"])
IDS = st.sampled_from(["m1", "m2", ""])
TOOLS = st.sampled_from(["t1", "t2", "t3", ""])
INDEXES = st.integers(0, 2)
SHORT = st.sampled_from(["Hello", "Hello, you", "a\n\nb", "```\nx", "x\n```\n", "- a\n" * 21, " ", ""])
STRANGE: list[Frame] = [
    {"type": "hologram"},
    {"type": "web_search_tool_result", "tool_use_id": "t1", "content": 5},
]
BLOCKS = st.one_of(
    SHORT.map(text),
    SHORT.map(thinking),
    st.builds(tool, TOOLS),
    st.builds(tool, TOOLS, st.just("Task")),
    st.sampled_from([*STRANGE, {"type": "redacted_thinking", "data": ""}]),
)
UUIDS = st.sampled_from(["a", "b", "c"])
KINDS = st.sampled_from(["text", "thinking", "partial_json"])
FRAMES = st.one_of(
    st.builds(start, IDS, PARENTS),
    st.builds(stop, PARENTS),
    st.builds(block_start, INDEXES, BLOCKS, PARENTS),
    st.builds(delta, INDEXES, KINDS, SHORT, PARENTS),
    st.builds(delta, INDEXES, KINDS, SHORT, PARENTS),
    st.builds(block_stop, INDEXES, PARENTS),
    st.builds(
        lambda b, i, p, u: said(*b, id=i, parent=p, uuid=u), st.lists(BLOCKS, max_size=3), IDS, PARENTS, UUIDS
    ),
    st.builds(lambda b, i, u: said(b, id=i, uuid=u, supersedes=["a"]), BLOCKS, IDS, UUIDS),
    st.builds(lambda t, p, e: result_of(t, "out", error=e, parent=p), TOOLS, PARENTS, st.booleans()),
    st.builds(lambda t: result_of(t, "…", tool_use_result={"status": "async_launched"}), TOOLS),
    st.builds(lambda u: {"type": "tombstone", "message": {"uuid": u}}, UUIDS),
    st.builds(lambda u: replay("hi", u), UUIDS),
    st.builds(lambda w: user(w), SHORT),
    st.builds(lambda t: system("permission_denied", tool_use_id=t, tool_name="Bash"), TOOLS),
    st.builds(lambda t, s: system("task_notification", tool_use_id=t, summary=s), TOOLS, SHORT),
    st.sampled_from(
        [
            init(),
            event("ping"),
            system("api_retry", attempt=1),
            system("model_refusal_fallback", retracted_message_uuids=["b"], content="x"),
            {"type": "telepathy"},
            result(),
            result(is_error=True, result="Hello"),
            result("error_during_execution", terminal_reason="aborted_tools"),
        ]
    ),
)
ACTS = st.one_of(
    st.builds(Sent, UUIDS, SHORT, st.booleans()),
    st.builds(Dispatched, UUIDS),
    st.builds(Recalled, UUIDS),
    st.builds(PermissionAsked, TOOLS),
    st.builds(Decided, TOOLS, st.sampled_from(list(Verdict)), st.just({"command": "x"}), st.booleans()),
    st.builds(Withdrawn, TOOLS),
    st.builds(ServerAsked, st.sampled_from(["weather", "none"]), st.booleans()),
    st.builds(HostNotice, SHORT),
    st.builds(NoticeActionUsed, st.sampled_from(["1.1", "2.1"])),
    st.builds(ChildEnded, st.just("Gone."), st.booleans()),
    st.just(StopRequested()),
)
DRAIN = object()
PLAYS = st.lists(st.one_of(FRAMES, FRAMES, FRAMES, ACTS, st.just(DRAIN)), max_size=40)


def play(events: list[Any]) -> ReducerHarness:
    book = ReducerHarness()
    for one in events:
        if one is DRAIN:
            book.drain()
        else:
            book.play(one)
    return book


@settings(max_examples=examples(500), deadline=None)
@given(PLAYS)
def test_no_order_of_events_breaks_anything(events: list[Any]) -> None:
    """The mirror checks every operation on the way (`reducer_harness`)."""
    book = play(events).drain()
    book.play(ChildEnded("Gone.", stopped=True)).drain()
    assert book.reducer.turn is None
    ended = {turn.number for turn in book.reducer.store.turns if turn.ended}
    for entry in book.entries:
        if entry.turn in ended and entry.tool is not None:
            assert entry.tool.state in FINAL_STATES
        if entry.turn in ended:
            assert entry.final


@settings(max_examples=examples(200), deadline=None)
@given(PLAYS)
def test_when_the_rows_are_asked_for_changes_nothing(events: list[Any]) -> None:
    often = [each for one in events for each in (one, DRAIN)]
    never = [one for one in events if one is not DRAIN]
    assert play(often).rows == play(never).rows
