"""The model after any operations: rows, text and signals always agree."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.modeltest import ModelTester

from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition, SentState, ToolCall, ToolState
from claude_desk.transcript.operations import (
    AppendText,
    Finish,
    Insert,
    Operation,
    PositionChanged,
    Remove,
    Update,
)
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.row import SEGMENT
from claude_desk.ui.transcript.row_list import REMEMBERED
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.whole_tables import examples

PIECES = st.text(alphabet="ab\n\r 🎉é", max_size=12)


def entry(key: str, kind: EntryKind = EntryKind.PROSE, text: str = "", **rest: Any) -> Entry:
    return Entry(id=key, kind=kind, turn=1, text=text, **rest)


def value(model: TranscriptModel, row: int, role: RowRole) -> Any:
    return model.data(model.index(row), role)


def shown(model: TranscriptModel, row: int) -> str:
    """Return the text of the last part of a card."""
    return str(value(model, row, RowRole.PARTS)[-1]["text"])


@pytest.fixture
def model() -> TranscriptModel:
    return TranscriptModel(ProseRenderer())


class Listener:
    """Shows live text as a delegate does: only by appending."""

    def __init__(self, model: TranscriptModel, key: str) -> None:
        self.model, self.key = model, key
        self.pieces = [model.segment(key, 0)]
        model.appended.connect(self.take)

    def take(self, key: str, segment: int, offset: int, text: str) -> None:
        if key != self.key:
            return
        while len(self.pieces) <= segment:
            self.pieces.append("")
        if utf16_units(self.pieces[segment]) == offset:
            self.pieces[segment] += text


@settings(max_examples=examples(60))
@given(data=st.data())
def test_any_operations(data: st.DataObject) -> None:
    model = TranscriptModel(ProseRenderer())
    tester = ModelTester(config=None)
    tester.check(model, force_py=True)
    shadow: list[Entry] = []
    numbers = count()
    for _ in range(data.draw(st.integers(1, 12))):
        operations: list[Operation] = []
        for _ in range(data.draw(st.integers(1, 4))):
            operations += draw_operation(data, shadow, numbers)
        model.apply(operations)
        assert [value(model, row, RowRole.KEY) for row in range(model.rowCount())] == [e.id for e in shadow]
        for made in shadow:
            if made.kind in (EntryKind.CODE, EntryKind.THINKING):
                assert model.segment(made.id, 0) == made.text.replace("\r", "")
    tester._cleanup()


def draw_operation(data: st.DataObject, shadow: list[Entry], numbers: Iterator[int]) -> list[Operation]:
    kinds = ["insert"] + (["append", "update", "finish", "remove"] if shadow else [])
    match data.draw(st.sampled_from(kinds)):
        case "insert":
            row = data.draw(st.integers(0, len(shadow)))
            kind = data.draw(
                st.sampled_from([EntryKind.PROSE, EntryKind.CODE, EntryKind.THINKING, EntryKind.USER])
            )
            made = tuple(
                entry(f"{next(numbers)}", kind, data.draw(PIECES))
                for _ in range(data.draw(st.integers(1, 3)))
            )
            shadow[row:row] = made
            return [Insert(row, made)]
        case "append":
            made_one = data.draw(st.sampled_from(shadow))
            text = data.draw(PIECES)
            offset = len(made_one.text)
            made_one.text += text
            return [AppendText(made_one, offset, text)]
        case "update":
            made_one = data.draw(st.sampled_from(shadow))
            made_one.text = data.draw(PIECES)
            return [Update(made_one)]
        case "finish":
            return [Finish(data.draw(st.sampled_from(shadow)))]
        case _:
            row = data.draw(st.integers(0, len(shadow) - 1))
            count = data.draw(st.integers(1, len(shadow) - row))
            del shadow[row : row + count]
            return [Remove(row, count)]


@given(pieces=st.lists(PIECES, min_size=1, max_size=30))
def test_live_text_is_only_appended_to(pieces: list[str]) -> None:
    model = TranscriptModel(ProseRenderer())
    code = entry("c", EntryKind.CODE)
    model.apply([Insert(0, (code,))])
    seen = Listener(model, "c")
    for piece in pieces:
        offset = len(code.text)
        code.text += piece
        model.apply([AppendText(code, offset, piece)])
    assert "".join(seen.pieces) == code.text.replace("\r", "")


@given(lines=st.lists(st.integers(0, 30_000), min_size=1, max_size=8))
def test_long_text_is_cut_at_lines_into_bounded_items(lines: list[int]) -> None:
    model = TranscriptModel(ProseRenderer())
    code = entry("c", EntryKind.CODE, "\n".join("🎉" * n for n in lines), final=False)
    model.apply([Insert(0, (code,))])
    pieces = [model.segment("c", n) for n in range(value(model, 0, RowRole.SEGMENTS))]
    assert all(len(piece) <= SEGMENT for piece in pieces)
    assert "".join(pieces).replace("\n", "") == code.text.replace("\n", "")


def test_appended_text_changes_no_role_of_code_but_its_name_now_and_then(model: TranscriptModel) -> None:
    code = entry("c", EntryKind.CODE, "a" * 10)
    model.apply([Insert(0, (code,))])
    assert value(model, 0, RowRole.SPOKEN) == "Code: " + code.text
    said: list[list[int]] = []
    model.dataChanged.connect(lambda first, last, roles: said.append(list(roles)))

    def append(text: str) -> None:
        offset = len(code.text)
        code.text += text
        model.apply([AppendText(code, offset, text)])

    append("x" * 99)
    assert said == [[RowRole.SPOKEN]]
    value(model, 0, RowRole.SPOKEN)  # as a screen reader does
    said.clear()
    append("y")
    assert said == [], "a word more is not worth telling"
    append("x" * 3000)
    said.clear()
    append("y")
    assert said == [], "the name ends before it"


def test_a_batch_changes_a_row_once(model: TranscriptModel) -> None:
    prose = entry("p", text="a")
    model.apply([Insert(0, (prose,))])
    said: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: said.append(first.row()))
    prose.text = "abc"
    model.apply([AppendText(prose, 1, "b"), AppendText(prose, 2, "c"), Finish(prose)])
    assert said == [0]


def test_where_in_its_message_a_row_stands(model: TranscriptModel) -> None:
    row = entry("p", text="a")
    model.apply([Insert(0, (row,))])
    assert model.roleNames()[RowRole.PLACE] == b"place"
    assert value(model, 0, RowRole.PLACE) == "only"
    said: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: said.extend(roles))
    row.place = MessagePosition.FIRST
    model.apply([PositionChanged(row)])
    assert value(model, 0, RowRole.PLACE) == "first"
    assert said == [RowRole.PLACE]


def test_prose_that_grows_tells_its_revision_and_not_all_else(model: TranscriptModel) -> None:
    prose = entry("p", text="word ")
    model.apply([Insert(0, (prose,))])
    value(model, 0, RowRole.SPOKEN)
    told: list[list[int]] = []
    model.dataChanged.connect(lambda first, last, roles: told.append(roles))
    for _ in range(400):
        offset = len(prose.text)
        prose.text += "a word more "
        model.apply([AppendText(prose, offset, "a word more ")])
        value(model, 0, RowRole.SPOKEN)
    assert len(told) == 400
    assert all(RowRole.REVISION in roles for roles in told)
    assert sum(RowRole.SPOKEN in roles for roles in told) < 40


def test_view_state_is_the_row_s(model: TranscriptModel) -> None:
    tool = ToolCall(
        "t", "Bash", title="ls", input_text="ls", state=ToolState.DONE, result="\n".join("abcdefghijklmnop")
    )
    row = entry("t", EntryKind.TOOL, tool=tool, final=True)
    model.apply([Insert(0, (row,))])
    assert value(model, 0, RowRole.FOLDED)
    assert shown(model, 0).count("\n") == 11
    assert value(model, 0, RowRole.SPOKEN).endswith(", folded")
    model.fold("t", False)
    model.apply([Insert(0, (entry("a"),)), Update(row)])
    assert not value(model, 1, RowRole.FOLDED)
    assert shown(model, 1).count("\n") == 15
    assert model.source("t") == tool.result


def test_code_that_is_watched_does_not_fold_by_itself(model: TranscriptModel) -> None:
    text = "line\n" * 100
    watched, opened = entry("w", EntryKind.CODE, text), entry("o", EntryKind.CODE, text, final=True)
    model.apply([Insert(0, (watched, opened))])
    watched.final = True
    model.apply([Finish(watched)])
    assert [value(model, row, RowRole.FOLDED) for row in (0, 1)] == [False, True]
    assert model.segment("o", 0).count("\n") < 40


def test_only_the_person_s_own_row_at_the_end_is_a_message_sent(model: TranscriptModel) -> None:
    said: list[bool] = []
    model.sent.connect(lambda: said.append(True))
    model.apply([Insert(0, (entry("p"),))])
    model.apply([Insert(0, (entry("u", EntryKind.USER, "x", final=True),))])
    assert said == []
    model.apply([Insert(2, (entry("v", EntryKind.USER, "y", sent=SentState.QUEUED),))])
    assert said == [True]
    assert value(model, 2, RowRole.QUEUED)
    model.apply([Insert(3, (entry("w", EntryKind.USER, "z", final=True),))])
    assert said == [True], "this one waited elsewhere, and Claude took it up now"


@pytest.mark.parametrize("text", ["x" * 5000, "y " * 5000])
@pytest.mark.parametrize(
    "kind", [kind for kind in EntryKind if kind not in (EntryKind.TOOL, EntryKind.FOOTER, EntryKind.GAP)]
)
def test_a_name_is_bounded(model: TranscriptModel, kind: EntryKind, text: str) -> None:
    model.apply([Insert(0, (entry("e", kind, text, final=True),))])
    name = value(model, 0, RowRole.SPOKEN)
    assert 1900 <= len(name) <= 2000
    assert ": " in name[:12]
    assert name.endswith(", folded") == value(model, 0, RowRole.FOLDED)


@pytest.mark.parametrize("sealed", [False, True])
def test_thinking_without_words_says_so_when_opened(model: TranscriptModel, sealed: bool) -> None:
    thought = entry("t", EntryKind.THINKING, sealed=sealed)
    model.apply([Insert(0, (thought,))])
    assert model.segment("t", 0) == ""
    thought.final = True
    model.apply([Finish(thought)])
    assert ("encrypted" if sealed else "does not show") in model.segment("t", 0)
    assert model.source("t") == ""


@pytest.mark.parametrize(
    ("pieces", "topic"),
    [
        (["**Reading the loop**\n", "text\n\n**Which callers?** \n", "more"], "Which callers?"),
        (["## A *plan", "\n# Second\n"], "Second"),
        (["**Half", " a heading**", "\n", "**Not yet complete**"], "Half a heading"),
        (["It is **bold** in a line.\n", "- **item**\n", "#no heading\n"], ""),
        (["**a\u202eb**\n"], "a⟨U+202E⟩b"),
    ],
)
def test_the_newest_heading_is_the_topic_while_claude_thinks(
    model: TranscriptModel, pieces: list[str], topic: str
) -> None:
    thought = entry("t", EntryKind.THINKING)
    model.apply([Insert(0, (thought,))])
    told = [""]

    def on_changed(_first: object, _last: object, roles: list[int]) -> None:
        if RowRole.TOPIC in roles:
            told.append(value(model, 0, RowRole.TOPIC))

    model.dataChanged.connect(on_changed)
    for piece in pieces:
        offset = len(thought.text)
        thought.text += piece
        model.apply([AppendText(thought, offset, piece)])
    assert told[-1] == value(model, 0, RowRole.TOPIC) == topic
    thought.final = True
    model.apply([Finish(thought)])
    assert told[-1] == value(model, 0, RowRole.TOPIC) == ""


def test_what_a_row_carries_stays_unfolded() -> None:
    model = TranscriptModel(ProseRenderer())
    model.reset([Entry(id=key, kind=EntryKind.USER, turn=1, text=key, final=True) for key in "ab"])
    told: list[list[int]] = []
    model.dataChanged.connect(lambda first, last, roles: told.append([first.row(), last.row(), *roles]))
    model.showAllCarried("b")
    model.showAllCarried("b")
    assert [{*roles} for roles in told] == [{1, RowRole.ALL_ATTACHMENTS, RowRole.BODY, RowRole.CHIPS}]
    assert [model.data(model.index(row), RowRole.ALL_ATTACHMENTS) for row in range(2)] == [False, True]


def test_cards_far_above_the_newest_are_let_go_and_made_again(model: TranscriptModel) -> None:
    for number in range(REMEMBERED + 20):
        call = ToolCall(id=f"t{number}", name="Bash", input={"command": f"echo {number}"})
        call.state, call.result = ToolState.DONE, f"{number}\n"
        model.apply([Insert(number, (entry(f"k{number}", EntryKind.TOOL, tool=call),))])
        assert shown(model, number)
    assert sum(row._card is not None for row in model.rows) == REMEMBERED
    assert shown(model, 3) == "3"
