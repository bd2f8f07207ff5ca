"""Old pages among the rows: a gap is filled with its turns, and becomes a gap again."""

import json
import time

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import EntryKind, PageMark, TurnHead
from claude_desk.transcript.events import Sent
from claude_desk.transcript.operations import Insert, Operation, Remove
from claude_desk.transcript.reducer.reducer import Reducer
from tests.library.library_process import sent
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, text, tool

MARK = PageMark(1000, 1900, 4, (TurnHead("a", "hello", 10.0),), 900)
OLDER = PageMark(0, 900, 4, (TurnHead("b", "before", 5.0),), 900)


def fed(reducer: Reducer, *frames: Frame) -> None:
    for frame in frames:
        reducer.feed(parse_line(json.dumps(frame).encode()))


def a_page(first: int, uuid: str = "a", call_id: str = "toolu_1") -> Reducer:
    reducer = Reducer(first=first)
    reducer.feed(Sent(uuid, "hello"))
    call = tool(call_id, "Read", file_path="/a")
    fed(reducer, said(call), result_of(call_id), said(text("There."), id="m2"), result())
    reducer.drain()
    return reducer


def shown(reducer: Reducer) -> list[str]:
    return [entry.id for entry in reducer.store]


def replayed(ids: list[str], operations: list[Operation]) -> list[str]:
    """Return the ids of the rows after the operations."""
    for operation in operations:
        match operation:
            case Insert(row, entries):
                ids[row:row] = [entry.id for entry in entries]
            case Remove(row, count):
                del ids[row : row + count]
    return ids


def test_gaps_are_filled_and_come_back() -> None:
    reducer = a_page(5000)
    ids = shown(reducer)
    reducer.pages.show([OLDER, MARK])
    ids = replayed(ids, reducer.drain())
    assert ids == shown(reducer)
    assert [entry.kind for entry in reducer.store][:2] == [EntryKind.GAP, EntryKind.GAP]
    page = a_page(MARK.id, call_id="toolu_0")
    assert reducer.pages.fill(MARK.id, page.store.turns)
    ids = replayed(ids, reducer.drain())
    assert ids == shown(reducer)
    assert ids[1] == f"{MARK.id + 1}.1"
    found = reducer.store.find_turn("a")
    assert found is not None and found.number == 5001  # the newer of two turns with the same uuid
    assert reducer.rows.tool("toolu_0") is not None
    assert not reducer.pages.fill(MARK.id, page.store.turns)
    assert reducer.pages.release(MARK)
    ids = replayed(ids, reducer.drain())
    assert ids == shown(reducer)
    assert ids[:2] == ["0.gap", "1000.gap"]
    assert reducer.rows.tool("toolu_0") is None
    assert reducer.rows.tool("toolu_1") is not None
    assert not reducer.pages.release(MARK)


def test_a_gap_is_no_turn_that_things_are_added_to() -> None:
    reducer = a_page(5000)
    reducer.pages.show([MARK])
    reducer.feed(Sent("c", "again"))
    fed(reducer, said(text("Yes.")), result())
    assert reducer.store.turns[-1].number == 5002
    assert len(reducer.store.turns[0].entries) == 1


def test_a_reducer_goes_on_elsewhere() -> None:
    first = Reducer(now=time.time)
    first.feed(Sent("a", "hello"))
    fed(first, said(tool("toolu_1", "Read", file_path="/a")))
    first.drain()
    other = Reducer.restored(sent(first.saved()), lambda: 7.0)
    fed(other, result_of("toolu_1"), said(text("There."), id="m2"), result())
    assert [entry.kind for entry in other.store] == [
        EntryKind.USER,
        EntryKind.TOOL,
        EntryKind.PROSE,
        EntryKind.FOOTER,
    ]
    assert list(other.store)[-1].began == 7.0
    call = list(other.store)[1].tool
    assert call is not None and call.ended == 7.0
