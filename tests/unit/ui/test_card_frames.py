"""Calls that follow each other share one frame. The model says which corners of a card are round."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.operations import Insert, Operation, Remove
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.fuzz.checked_model import WatchedModel
from tests.unit.ui.test_lookup_runs import call, changed, model_of, step, value, words

FAILED, RUNNING, WAITING = ToolState.FAILED, ToolState.RUNNING, ToolState.WAITING
DAY = 86_400


def bash(key: str, state: ToolState = ToolState.DONE, parent: str = "", depth: int = 0) -> Entry:
    return call(key, "Bash", state, parent, depth)


def places(model: TranscriptModel) -> str:
    """Return the place of each row of the list; `-` for a row without a frame."""
    return " ".join(
        str(model.data(model.index(row), RowRole.CARD_PLACE)) or "-" for row in range(model.rowCount())
    )


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([bash("a")], "only"),
        ([bash("a"), bash("b")], "first last"),
        ([words("x"), bash("a"), bash("b"), bash("c"), words("y")], "- first middle last -"),
        ([bash("a"), words("x"), bash("b")], "only - only"),
        ([call("a"), bash("b")], "- only"),
        ([bash("a"), call("b"), bash("c")], "only - only"),
        ([call("a", state=RUNNING)], "-"),
        ([call("a", state=WAITING), bash("b")], "first last"),
        ([bash("a"), call("b", state=FAILED), bash("c")], "first middle last"),
        ([bash("a"), call("b"), call("c"), bash("d")], "only - only"),
        ([call("a", "mcp__fs__Read"), call("b", "Task")], "first last"),
    ],
)
def test_the_place_of_each_card(rows: list[Entry], found: str) -> None:
    assert places(model_of(*rows)) == found


def test_another_day_begins_another_frame() -> None:
    rows = [bash("a"), bash("b"), bash("c")]
    for entry, began in zip(rows, (10 * DAY, 12 * DAY, 12 * DAY), strict=True):
        entry.began = began
    assert places(model_of(*rows)) == "only first last"


def test_the_rows_of_a_subagent_share_no_frame_with_its_call() -> None:
    inside = [bash("a", parent="h", depth=1), bash("b", parent="h", depth=1)]
    model = model_of(call("h", "Agent"), *inside, bash("c"), bash("d"))
    assert places(model) == "first middle last", "folded"
    model.fold("h", False)
    assert places(model) == "only first last first last"


def test_cards_of_a_frame_touch() -> None:
    model = model_of(words("x"), bash("a"), bash("b"), call("c"), words("y"))
    gaps = {key: value(model, key, RowRole.GAP) for key in "abcy"}
    assert gaps == {"a": 12, "b": 0, "c": 8, "y": 12}


def test_an_opened_look_up_has_a_frame() -> None:
    read = call("b")
    assert read.tool is not None
    read.tool.result = "1\thello\n2\tworld"
    model = model_of(bash("a"), read, bash("c"))
    watched = WatchedModel(model, RowRole.CARD_PLACE)
    assert places(model) == "only - only"
    model.fold("b", False)
    assert places(model) == "first middle last"
    watched.check()
    model.fold("b", True)
    assert places(model) == "only - only"
    watched.check()
    watched.close()


def test_the_line_above_look_ups_parts_a_frame() -> None:
    first = call("a")
    assert first.tool is not None
    first.tool.result = "1\thello\n2\tworld"
    model = model_of(bash("x"), first, call("b"))
    model.fold("a", False)
    watched = WatchedModel(model, RowRole.CARD_PLACE)
    assert places(model) == "first last -"
    model.apply([Insert(3, (words("end"),))])
    assert places(model) == "only only - -"
    watched.check()
    model.foldLookups("a", True)
    assert places(model) == "only - -"
    watched.check()
    watched.close()


def test_the_frame_grows_and_closes_while_rows_come_and_go() -> None:
    a, b, c = bash("a"), bash("b"), call("c", state=RUNNING)
    model = model_of(a)
    watched = WatchedModel(model, RowRole.CARD_PLACE)
    changes: list[tuple[Callable[[], Operation], str]] = [
        (lambda: Insert(1, (b,)), "first last"),
        (lambda: Insert(2, (c,)), "first last -"),
        (lambda: changed(c, FAILED), "first middle last"),
        (lambda: Insert(1, (words("x"),)), "only - first last"),
        (lambda: Remove(1, 1), "first middle last"),
        (lambda: Remove(2, 1), "first last"),
        (lambda: Remove(0, 1), "only"),
    ]
    for change, found in changes:
        model.apply([change()])
        assert places(model) == found
        watched.check()
    watched.close()


@pytest.mark.parametrize("role", [RowRole.CARD_PLACE, RowRole.GAP])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_each_change_of_a_frame_is_told(role: RowRole, data: st.DataObject) -> None:
    """However rows come, go, change and fold, who follows only the signals knows the frames."""
    model = TranscriptModel(ProseRenderer())
    watched = WatchedModel(model, role)
    entries: list[Entry] = []
    for _ in range(data.draw(st.integers(1, 25))):
        step(data, model, entries)
        watched.check()
    watched.close()
