"""Nested and parallel subagents in random order: the list compared with its data."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import ChildEnded, Recalled, Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.unit.transcript.cli_messages import result, result_of, said, system, text, tool
from tests.unit.transcript.reducer_harness import FINAL_STATES, Clock, Mirror

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


def check(model: TranscriptModel, listed: list[str]) -> None:
    rows = model.rows
    assert listed == [model.keyAt(row) for row in range(model.rowCount())]
    assert listed == [row.entry.id for row in rows if not row.hidden]
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


@settings(max_examples=40, deadline=None)
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
    agents: list[str] = []
    told: list[str] = []
    for number in range(steps):
        for event in something(chance, number, agents, told) or [Sent(f"s{number}", "hi")]:
            reducer.feed(parse_line(json.dumps(event).encode()) if isinstance(event, dict) else event)
        if chance.random() < 0.4:
            operations = reducer.drain()
            mirror.apply(operations)
            model.apply(operations)
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
