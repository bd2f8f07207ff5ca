"""Plays events into a reducer, and keeps a mirror of the rows that is built only from the operations."""

import json
from typing import Any

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition, SentState, ToolState
from claude_desk.transcript.events import Sent
from claude_desk.transcript.operations import (
    AppendText,
    Finish,
    Insert,
    Operation,
    PositionChanged,
    Remove,
    Update,
)
from claude_desk.transcript.reducer.agent_results import is_agent_result
from claude_desk.transcript.reducer.reducer import Reducer
from tests.entry_words import said

FINAL_STATES = set(ToolState) - {ToolState.WAITING, ToolState.RUNNING}


class Clock:
    """A clock that advances by one second with each call."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


class Mirror:
    """The rows, built only from operations."""

    def __init__(self) -> None:
        self.rows: list[Entry] = []
        self.texts: dict[str, str] = {}
        self.finished: dict[str, tuple[EntryKind, str, str]] = {}
        self.given: dict[str, Entry] = {}  # every entry that was ever a row, by its id

    def apply(self, operations: list[Operation]) -> None:
        for operation in operations:
            match operation:
                case Insert(row=row, entries=entries):
                    assert 0 <= row <= len(self.rows)
                    for entry in entries:
                        assert entry.id not in self.texts, "a row is there once"
                        # A row that was removed may come back, as the same entry.
                        assert self.given.setdefault(entry.id, entry) is entry, "ids are given once"
                        self.texts[entry.id] = entry.text
                    self.rows[row:row] = entries
                case AppendText(entry=entry, offset=offset, text=text):
                    assert offset == len(self.texts[entry.id])
                    assert text
                    assert entry.id not in self.finished
                    self.texts[entry.id] += text
                case Update(entry=entry):
                    assert entry.id in self.texts
                    self.texts[entry.id] = entry.text
                    self._check_finished(entry)
                case PositionChanged(entry=entry):
                    assert entry.id in self.texts  # later operations may add to the entry's text
                case Finish(entry=entry):
                    assert entry.id in self.texts and entry.final
                    assert entry.id not in self.finished
                    self.finished[entry.id] = (entry.kind, entry.text, entry.language)
                case Remove(row=row, count=count):
                    assert row >= 0 and row + count <= len(self.rows)
                    for entry in self.rows[row : row + count]:
                        del self.texts[entry.id]
                    del self.rows[row : row + count]
        for entry in self.rows:
            assert self.texts[entry.id] == entry.text
            self._check_finished(entry)

    def _check_finished(self, entry: Entry) -> None:
        if entry.id in self.finished:
            assert self.finished[entry.id] == (entry.kind, entry.text, entry.language)


class ReducerHarness:
    """Plays frames (dicts in the form of the wire) and our own events into a reducer."""

    def __init__(self) -> None:
        self.reducer = Reducer(Clock())
        self.mirror = Mirror()

    def play(self, *events: Any) -> "ReducerHarness":
        for event in events:
            if isinstance(event, dict):
                event = parse_line(json.dumps(event).encode())
            self.reducer.feed(event)
        return self

    def say(self, text: str, uuid: str = "u1") -> "ReducerHarness":
        """Play a message of the user."""
        return self.play(Sent(uuid, text))

    def drain(self) -> "ReducerHarness":
        self.mirror.apply(self.reducer.drain())
        assert [id(e) for e in self.mirror.rows] == [id(e) for e in self.reducer.store]
        assert len(self.reducer.store) == len(self.mirror.rows)
        return self

    @property
    def rows(self) -> list[str]:
        return [line_of(entry) for entry in self.drain().reducer.store]

    @property
    def entries(self) -> list[Entry]:
        return list(self.drain().reducer.store)

    def tool(self, number: int = 0) -> Entry:
        return [e for e in self.entries if e.tool is not None][number]


def rows_after(*frames: dict[str, Any]) -> list[str]:
    """Return the rows of one turn, drained after each frame."""
    book = ReducerHarness().say("hi")
    for frame in frames:
        book.play(frame).drain()
    return book.rows[1:]


def line_of(entry: Entry) -> str:
    """Return a row in one line, without values that differ from run to run (ids, times)."""
    if entry.tool is not None and is_agent_result(entry.tool):
        agent, said_by_it = entry.tool.input["agent"], _short(entry.tool.result)
        return f"{'  ' * entry.depth}result {agent!r} = {said_by_it!r}"
    words = ["  " * entry.depth + entry.kind.value]
    if entry.place is not MessagePosition.ONLY:
        words.append(entry.place.value)
    if not entry.final:
        words.append("open")
    if entry.sent is SentState.QUEUED:
        words.append("queued")
    if entry.language:
        words.append(f"[{entry.language}]")
    if entry.content:
        words.append(repr(_short(said(entry))))
    if entry.action:
        words.append(f"-> {entry.action.value}")
    if entry.tool is not None:
        tool = entry.tool
        words += [tool.name, repr(_short(tool.title)), tool.state.value]
        if tool.result:
            words.append(f"= {_short(tool.result)!r}")
    if entry.footer is not None:
        words += _footer_words(entry)
    return " ".join(words)


def _footer_words(entry: Entry) -> list[str]:
    footer = entry.footer
    assert footer is not None
    words = [name for name in ("stopped", "failed") if getattr(footer, name)] or ["done"]
    if footer.tokens_in is not None or footer.tokens_out is not None:
        words.append(f"{footer.tokens_in}/{footer.tokens_out} tokens")
    if footer.cost is not None:
        words.append(f"${footer.cost:.4f}")
    return words


def _short(text: str) -> str:
    return text if len(text) <= 120 else f"{text[:110]}… ({len(text)})"
