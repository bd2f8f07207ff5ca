"""The cost of a delta depends neither on the length of the reply nor on the length of the conversation.

The cost is counted in parsed characters and touched rows, not in seconds. So it is the same on every machine.
"""

from collections.abc import Callable

import pytest

from claude_desk.transcript import store
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.markdown import prose_splitter
from claude_desk.transcript.markdown.prose_splitter import ProseSplitter
from claude_desk.transcript.operations import Insert, Remove, Update
from claude_desk.transcript.reducer import row_writer
from tests.unit.transcript.cli_messages import block_start, block_stop, delta, result, said, start, text, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do "
REPLIES: dict[str, Callable[[int], str]] = {
    "paragraphs": lambda size: (WORDS * 5 + "\n\n") * (size // 312),
    "list": lambda size: f"- {WORDS}\n" * (size // 65),
    "numbered list": lambda size: f"1. {WORDS}\n" * (size // 66),
    "loose list": lambda size: f"- {WORDS}\n\n" * (size // 66),
    "one paragraph": lambda size: (WORDS + "end. ") * (size // 67),
    "one paragraph in lines": lambda size: (WORDS + "\n") * (size // 63),
    "fence": lambda size: "```py\n" + (WORDS + "\n") * (size // 63),
    "table": lambda size: "| a | b |\n|---|---|\n" + "| lorem | ipsum |\n" * (size // 18),
    "quote": lambda size: f"> {WORDS}\n" * (size // 65),
}
STEP = 120  # characters that arrive in 30 ms


class Counter:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parsed = 0
        real = prose_splitter.blocks_of

        def counting(source: str, number: int | None) -> list[prose_splitter.MarkdownBlock]:
            self.parsed += len(source)
            return real(source, number)

        monkeypatch.setattr(prose_splitter, "blocks_of", counting)

    def of(self, reply: str) -> float:
        """Return how often each character was parsed, on average."""
        before = self.parsed
        splitter = ProseSplitter()
        for at in range(0, len(reply), STEP):
            splitter.feed(reply[at : at + STEP])
        splitter.feed("", end=True)
        return (self.parsed - before) / len(reply)


@pytest.mark.parametrize("kind", REPLIES)
def test_a_long_reply_is_parsed_no_more_often_than_a_short_one(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(monkeypatch)
    short, long = counter.of(REPLIES[kind](30_000)), counter.of(REPLIES[kind](90_000))
    assert long <= short * 1.2
    assert long <= 60


def test_an_open_fence_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Counter(monkeypatch).of(REPLIES["fence"](400_000)) < 0.3


def test_the_input_of_a_tool_is_read_at_growing_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0

    def reading(source: str) -> dict[str, object]:
        nonlocal read
        read += len(source)
        return {}

    monkeypatch.setattr("claude_desk.transcript.reducer.live_blocks.read_partial", reading)
    book = ReducerHarness().say("hi").play(start(), block_start(0, tool("t1", "Write")))
    for _ in range(5_000):
        book.play(delta(0, "partial_json", "x" * 80)).reducer.drain()
    assert read < 400_000 * 10


def test_a_delta_changes_its_own_row_alone() -> None:
    book = ReducerHarness()
    for number in range(200):
        book.say("hi", f"u{number}").play(said(text("a\n\nb\n\nc"), id=f"m{number}"), result())
    book.say("go", "u").play(start("m"), block_start(0, text(""))).drain()
    reply = REPLIES["paragraphs"](30_000)
    for at in range(0, len(reply), STEP):
        operations = book.play(delta(0, "text", reply[at : at + STEP])).reducer.drain()
        assert len(operations) <= 8
        rows = len(book.reducer.store)
        assert all(operation.row >= rows - 3 for operation in operations if isinstance(operation, Insert))
        assert sum(len(o.entry.text) for o in operations if isinstance(o, Update)) < 2_000


class Walks:
    """Counts in `steps` the rows that were passed while searching rows in their turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        real = store.position_in

        def counting(turn: store.Turn, entry: Entry) -> int | None:
            found = real(turn, entry)
            self.steps += len(turn.entries) - (found or 0)
            return found

        for module in (store, row_writer):
            monkeypatch.setattr(module, "position_in", counting)


PARAGRAPHS = [f"Paragraph {number}." for number in range(1_000)]


def streamed(words: str) -> ReducerHarness:
    book = ReducerHarness().say("hi").play(start("m"), block_start(0, text("")))
    return book.play(delta(0, "text", words)).drain()


@pytest.mark.parametrize("end", ["\n\n", ""], ids=["with more white space", "with less"])
def test_a_full_text_that_differs_by_white_space_costs_a_look_at_each_row(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    walks = Walks(monkeypatch)
    reply = "\n\n".join(PARAGRAPHS)
    before = streamed(f"{reply}\n").play(block_stop(0)).drain()
    ids, walks.steps = [entry.id for entry in before.reducer.store], 0
    operations = before.play(said(text(reply + end), id="m")).reducer.drain()
    assert not [each for each in operations if isinstance(each, Insert | Remove)]
    assert [entry.id for entry in before.reducer.store] == ids
    assert walks.steps <= 2 * len(ids)


@pytest.mark.parametrize("kept", [0, 1, 500])
def test_a_full_text_that_is_another_one_from_there_on_costs_a_few_looks_at_each_row(
    kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    walks = Walks(monkeypatch)
    book = streamed("\n\n".join(PARAGRAPHS))
    walks.steps = 0
    paragraphs = [*PARAGRAPHS[:kept], *(f"Another {words}" for words in PARAGRAPHS[kept:])]
    operations = book.play(said(text("\n\n".join(paragraphs)), id="m")).reducer.drain()
    assert [entry.text for entry in book.reducer.store][1:] == paragraphs
    assert sum(isinstance(each, Remove) for each in operations) == 1
    assert walks.steps <= 5 * len(paragraphs)
