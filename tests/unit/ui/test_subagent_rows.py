"""Nested and parallel subagents in random order: the list compared with its data."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.events import ChildEnded, Recalled, Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.unit.transcript.cli_messages import result, result_of, said, system, text, tool
from tests.unit.transcript.reducer_harness import FINAL_STATES, Clock, Mirror
from tests.whole_tables import examples

WORDS = ("one", "- x\n" * 50, "a\n\n```py\n" + "x\n" * 20_000 + "```\nend")


def something(chance: Random, number: int, agents: list[str], told: list[str]) -> list[Any]:
    """Return random next events. `agents` has the ids of the subagents' calls so far, `told` the uuids of the
    messages with calls. Both lists are extended."""
    parent = chance.choice([None, *agents])
    uuid = f"m{number}"
    match chance.randrange(10):
        case 0 | 1:
            agents.append(f"a{number}")
            told.append(uuid)
            return [said(tool(f"a{number}", "Task"), id=uuid, uuid=uuid, parent=parent)]
        case 2 | 3:
            told.append(uuid)
            return [said(tool(f"b{number}"), id=uuid, uuid=uuid, parent=parent)]
        case 4:
            return [said(text(chance.choice(WORDS)), id=uuid, parent=parent)]
        case 5 if agents:
            told_so = {"status": "async_launched"} if chance.random() < 0.5 else None
            return [result_of(chance.choice(agents), "…", parent=parent, tool_use_result=told_so)]
        case 6 if agents:
            return [system("task_notification", tool_use_id=chance.choice(agents), status="completed")]
        case 7 if told:
            return [said(text("instead"), id=uuid, parent=parent, supersedes=[chance.choice(told)])]
        case 8:
            return [result(), Sent(f"s{number}", "more", queued=chance.random() < 0.5)]
        case 9:
            gone = [ChildEnded("Gone.")] if number % 9 == 8 else []
            return [Recalled(f"s{chance.randrange(number + 1)}"), *gone]
    return []


def is_visible(model: TranscriptModel, row: TranscriptRow) -> bool:
    """Return whether the list must have the row: it is inside the root, and nothing below the root hides
    it."""
    if not model.root:
        return not row.hidden
    above = row.host
    while above is not None and above.entry.id != model.root:
        if above.shut:
            return False
        above = above.host
    return above is not None and not row.in_line


def is_inside(row: TranscriptRow, root: str) -> bool:
    above = row.host
    while above is not None and above.entry.id != root:
        above = above.host
    return above is not None


def put(followed: list[Entry], rows: EntryList, come: tuple[Entry, ...]) -> None:
    """Put the added rows at the place where the list has them."""
    first = rows.entries.index(come[0])
    followed[first:first] = come


def check(model: TranscriptModel, listed: list[str]) -> None:
    rows = model.rows
    assert listed == [model.keyAt(row) for row in range(model.rowCount())]
    assert listed == [row.entry.id for row in rows if is_visible(model, row)]
    assert all(model.row_of(key) == number for number, key in enumerate(listed))
    for number, row in enumerate(rows):
        assert row.number == number
        below = 0
        for other in rows:
            host = other.host
            while host is not None and host is not row:
                host = host.host
            below += host is row
        assert row.inside == below
        if row.host is not None and row.entry.continues is None:
            assert row.host.entry.tool is not None and row.host.entry.depth == row.entry.depth - 1


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 10**9), st.integers(5, 45))
def test_any_order_of_subagents(seed: int, steps: int) -> None:
    chance = Random(seed)
    reducer, mirror, model = Reducer(Clock()), Mirror(), TranscriptModel(ProseRenderer())
    listed: list[str] = []

    def added(_: object, first: int, last: int) -> None:
        listed[first:first] = [model.keyAt(row) for row in range(first, last + 1)]

    def removed(_: object, first: int, last: int) -> None:
        del listed[first : last + 1]

    model.rowsInserted.connect(added)
    model.rowsRemoved.connect(removed)
    model.modelReset.connect(
        lambda: listed.__setitem__(slice(None), [model.keyAt(row) for row in range(model.rowCount())])
    )
    navigation = ConversationNavigation(model, HistoryView(model))
    followed: list[Entry] = []  # the rows that the navigation has reported
    navigation.rows.was_reset.connect(lambda: followed.__setitem__(slice(None), navigation.rows.entries))
    navigation.rows.added.connect(lambda come: put(followed, navigation.rows, come))
    navigation.rows.removed.connect(lambda gone: [followed.remove(entry) for entry in gone])
    agents: list[str] = []
    told: list[str] = []
    for number in range(steps):
        for event in something(chance, number, agents, told) or [Sent(f"s{number}", "hi")]:
            reducer.feed(parse_line(json.dumps(event).encode()) if isinstance(event, dict) else event)
        if chance.random() < 0.4:
            operations = reducer.drain()
            mirror.apply(operations)
            model.apply(operations)
            navigation.apply(operations)
            if chance.random() < 0.2:
                keys = [row.entry.id for row in model.rows if row.inside or row.entry.tool is not None]
                model.open_inside(chance.choice(["", *keys]))
            inside = [row.entry for row in model.rows if not model.root or is_inside(row, model.root)]
            assert navigation.rows.entries == followed == inside
            if listed:
                model.fold(chance.choice(listed), chance.random() < 0.3)
            check(model, listed)
    reducer.feed(ChildEnded("Gone."))
    model.apply(reducer.drain())
    check(model, listed)
    assert all(e.final and (e.tool is None or e.tool.state in FINAL_STATES) for e in reducer.store)
    again = TranscriptModel(ProseRenderer())
    again.reset(reducer.store)
    hosts = [(row.entry.id, row.host and row.host.entry.id) for row in model.rows]
    assert hosts == [(row.entry.id, row.host and row.host.entry.id) for row in again.rows]
