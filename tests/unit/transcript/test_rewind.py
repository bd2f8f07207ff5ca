"""Rewinding a conversation, undoing that, and stranding another conversation off."""

import json
import time

import pytest

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, PageMark, ToolState
from claude_desk.transcript.events import CutOff, Dispatched, RewindUndone, Rewound, Sent
from claude_desk.transcript.operations import Insert, Operation, Remove
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.strand_copy import StrandCopy, copy_strand
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, text, tool
from tests.unit.transcript.reducer_harness import Mirror, ReducerHarness

TODOS = [{"content": "Look", "status": "in_progress", "activeForm": "Looking"}]


class Screen:
    """A reducer, and a list of the row ids that is built only from its operations."""

    def __init__(self, reducer: Reducer | None = None) -> None:
        self.reducer = reducer or Reducer()
        self.ids = [entry.id for entry in self.reducer.store]

    def feed(self, *events: object) -> None:
        for event in events:
            given = parse_line(json.dumps(event).encode()) if isinstance(event, dict) else event
            self.reducer.feed(given)
        self._apply(self.reducer.drain())

    def turn(self, uuid: str, *frames: Frame) -> None:
        self.feed(
            Sent(uuid, f"prompt {uuid}"), *frames, said(text(f"Answer {uuid}."), id=f"m{uuid}"), result()
        )

    def _apply(self, operations: list[Operation]) -> None:
        for operation in operations:
            match operation:
                case Insert(row, entries):
                    self.ids[row:row] = [entry.id for entry in entries]
                case Remove(row, count):
                    del self.ids[row : row + count]
        assert self.ids == [entry.id for entry in self.reducer.store]

    @property
    def rows(self) -> list[str]:
        return [entry.text for entry in self.reducer.store if entry.text]


def talked() -> Screen:
    screen = Screen()
    screen.turn("1")
    call = tool("t1", "TodoWrite", todos=TODOS)
    screen.turn("2", said(call, id="x"), result_of("t1"))
    screen.turn("3")
    return screen


ALL = ["prompt 1", "Answer 1.", "prompt 2", "Answer 2.", "prompt 3", "Answer 3."]


def test_the_rows_behind_go_and_come_back() -> None:
    screen = talked()
    before = list(screen.ids)
    items = screen.reducer.checklist.items
    assert items
    screen.feed(Rewound("2", "Back."))
    assert screen.rows == ["prompt 1", "Answer 1.", "Back."]
    assert screen.reducer.checklist.items == ()
    assert list(screen.reducer.store)[-1].action is NoticeAction.UNDO_REWIND
    assert screen.reducer.rewinds.has_removed
    screen.feed(RewindUndone())
    assert screen.rows == ALL
    assert screen.ids == before
    assert screen.reducer.checklist.items == items
    assert screen.reducer.rows.tool("t1") is not None
    assert not screen.reducer.rewinds.has_removed


def test_with_the_next_message_it_is_as_if_they_had_never_been() -> None:
    screen = talked()
    screen.feed(Rewound("2", "Back."))
    screen.turn("4")
    assert screen.rows == ["prompt 1", "Answer 1.", "prompt 4", "Answer 4."]
    screen.feed(RewindUndone())
    assert screen.rows == ["prompt 1", "Answer 1.", "prompt 4", "Answer 4."]


def test_back_to_the_beginning_and_twice() -> None:
    screen = talked()
    screen.feed(Rewound("3", "Back."), Rewound("1", "Back to the beginning."))
    assert screen.rows == ["Back to the beginning."]
    screen.feed(Rewound("2", "Nothing is there."))
    assert screen.rows == ["Back to the beginning."]
    screen.feed(RewindUndone())
    assert screen.rows == ALL
    screen.feed(Rewound("1", "Back."), Sent("9", "waits", queued=True))
    assert screen.rows == ["Back.", "waits"]
    screen.feed(Dispatched("9"))
    assert screen.rows == ["waits"]


def test_there_and_back_before_anybody_looks() -> None:
    """Random input found this case: rows come, go and come back in one list of operations."""
    book = ReducerHarness().say("Hello", "a").play(CutOff("This turn was interrupted."))
    book.play(Rewound("a", "Went back."), RewindUndone())
    assert book.rows == ["user 'Hello'", "notice 'This turn was interrupted.' -> continue"]
    assert [entry.id for entry in book.entries] == ["1.1", "1.2"]


def test_what_comes_back_are_the_entries_that_went() -> None:
    first, other = Entry("1.1", EntryKind.NOTICE, 1), Entry("1.1", EntryKind.NOTICE, 1)
    mirror = Mirror()
    mirror.apply([Insert(0, (first,)), Remove(0, 1), Insert(0, (first,))])
    with pytest.raises(AssertionError, match="a row is there once"):
        mirror.apply([Insert(0, (first,))])
    with pytest.raises(AssertionError, match="ids are given once"):
        mirror.apply([Remove(0, 1), Insert(0, (other,))])


def test_not_while_a_turn_runs() -> None:
    screen = talked()
    screen.feed(Sent("4", "prompt 4"), Rewound("2", "Back."))
    assert screen.rows == [*ALL, "prompt 4"]


def test_a_page_that_was_torn_is_not_read_again() -> None:
    screen = talked()
    mark = PageMark(0, 900, 4, (), 900)
    for turn in screen.reducer.store.turns[:2]:
        turn.page = mark.id
    screen.feed(Rewound("2", "Back."))
    assert not screen.reducer.pages.release(mark)
    screen.feed(RewindUndone())
    assert screen.reducer.pages.release(mark)


def key_of(screen: Screen, words: str) -> str:
    return next(entry.id for entry in screen.reducer.store if entry.text == words)


def begun(copy: StrandCopy) -> Reducer:
    return copy.begin(time.time)


def test_another_conversation_begins_with_the_same_rows() -> None:
    screen = talked()
    for words, kept in (("prompt 1", 0), ("Answer 1.", 2), ("prompt 2", 2), ("Answer 3.", 6)):
        found = copy_strand(screen.reducer, key_of(screen, words))
        assert found is not None
        other = Screen(begun(found))
        assert other.rows == ALL[:kept], words
        other.turn("4")
        assert other.rows == [*ALL[:kept], "prompt 4", "Answer 4."]
        assert len(set(other.ids)) == len(other.ids)
    assert screen.rows == ALL, "the first one is as it was"
    assert copy_strand(screen.reducer, "nothing") is None


def test_a_page_that_is_cut_for_it_is_not_read_again() -> None:
    screen = talked()
    mark = PageMark(0, 900, 4, (), 900)
    for turn in screen.reducer.store.turns[:2]:
        turn.page = mark.id
    found = copy_strand(screen.reducer, key_of(screen, "prompt 2"))
    assert found is not None and len(found.turns) == 1
    assert not begun(found).pages.release(mark)


def test_a_message_is_taken_completely_and_what_runs_in_it_stands_still() -> None:
    screen = talked()
    screen.feed(Sent("4", "prompt 4"), said(text("Let me look."), tool("t2"), id="m8"))
    found = copy_strand(screen.reducer, key_of(screen, "Let me look."))
    assert found is not None
    other = begun(found)
    assert Screen(other).rows == [*ALL, "prompt 4", "Let me look."]
    call = list(other.store)[-1].tool
    assert call is not None and call.id == "t2" and call.state is ToolState.CANCELLED
    assert other.turn is None
    first = screen.reducer.rows.tool("t2")
    assert first is not None and first.tool is not None and first.tool.state is ToolState.RUNNING
