"""Calls of all tools by family, calls in every state, and calls whose input is being written."""

import json
import time
from collections.abc import Callable
from functools import partial

from claude_desk.protocol.wire.partial_json import read_partial
from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from tests.gallery.entry_maker import Maker
from tests.gallery.tool_calls import CALLS, Call

Show = Callable[[Maker], list[Entry]]

_ENDED_BADLY = {
    ToolState.FAILED: "Exit code 1\nIt did not work.",
    ToolState.DENIED: "Not like this.",
    ToolState.STOPPED: "",
    ToolState.CANCELLED: "",
}


def entry_of(make: Maker, call: Call) -> Entry:
    """Return the entry that the reducer would make of the call."""
    now = time.time()
    waits = call.state in (ToolState.RUNNING, ToolState.WAITING)
    entry = make.tool(
        call.name, "", call.state, "" if waits else call.result,
        structured=None if waits else call.told, progress=call.progress, complete=True,
        started=now - 75, ended=0 if waits else now - 3,
    )  # fmt: skip
    assert entry.tool is not None
    set_input(entry.tool, call.given)
    return entry


def family(name: str, make: Maker) -> list[Entry]:
    return [entry_of(make, call) for call in CALLS[name]]


def in_state(state: ToolState, make: Maker) -> list[Entry]:
    """Return one call of each tool, in this state."""
    first: dict[str, Call] = {}
    for calls in CALLS.values():
        for call in calls:
            first.setdefault(call.name, call)
    # the report of a command is always complete
    changed = [call._replace(state=state) for name, call in first.items() if not name.startswith("/")]
    if state in _ENDED_BADLY:
        changed = [call._replace(result=_ENDED_BADLY[state], told=None) for call in changed]
    return [entry_of(make, call) for call in changed]


def being_written(make: Maker) -> list[Entry]:
    """Return calls of which only two thirds of the input are written."""
    entries = in_state(ToolState.RUNNING, make)
    for entry in entries:
        assert entry.tool is not None
        text = json.dumps(entry.tool.input)
        set_input(entry.tool, read_partial(text[: len(text) * 2 // 3]))
        entry.tool.complete = False
    return entries


SHOWS: dict[str, Show] = {
    **{f"tools-{name}": partial(family, name) for name in CALLS},
    **{f"tools-{state.name.lower()}": partial(in_state, state) for state in ToolState},
    "tools-being-written": being_written,
}
