"""The rows that the process with the session files sends: whatever well-typed state that process sends, the
window shows it without an error, and the conversation continues."""

import contextlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.frames import NotUnderstoodError, read_message, write_message
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import ChildEnded, Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.saved_reducer import SavedReducer
from claude_desk.transcript.search import counts_in
from claude_desk.transcript.workers.worker_tree import Run, Worker, WorkerTree
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from tests.live_session import LiveSession
from tests.unit.transcript import cli_messages as f
from tests.unit.transcript.reducer_harness import ReducerHarness

RECORDINGS = Path(__file__).parents[1] / "recordings"
NUMBERS = [0, -1, 1, 2, 3, 1_000_000, 2**60, -(2**60)]


def recorded() -> Iterator[Any]:
    """Yield states of reducers as data: in the middle of a recording, and at its end."""
    for path in sorted(RECORDINGS.glob("*/*.ndjson")):
        frames = [json.loads(line).get("frame") for line in path.read_text().splitlines()]
        heard = [frame for frame in frames if isinstance(frame, dict)]
        book = ReducerHarness()
        book.play(Sent("u1", [{"type": "text", "text": "Go"}]))
        for number, frame in enumerate(heard):
            book.play(parse_line(json.dumps(frame).encode()))
            if number == len(heard) // 2:
                yield msgspec.to_builtins(book.drain().reducer.saved())
        yield msgspec.to_builtins(book.drain().reducer.saved())


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    inner = [*value.keys(), *value.values()] if isinstance(value, dict) else value
    for each in inner if isinstance(inner, list) else ():
        yield from strings(each)


class Damage:
    """Changes values of a state. Ids and numbers become other ids and numbers, so that they name the wrong
    row, no row, or the row itself."""

    def __init__(self, seed: int, state: Any) -> None:
        self._random = Random(seed)
        self._names = sorted(set(strings(state)))
        self._share = self._random.choice([0.002, 0.01, 0.03])

    def of(self, value: Any) -> Any:
        if self._random.random() < self._share:
            value = self._other(value)
        if isinstance(value, dict):
            return {self._key(key): self.of(each) for key, each in value.items()}
        return [self.of(each) for each in value] if isinstance(value, list) else value

    def _key(self, key: Any) -> Any:
        return self._random.choice(self._names) if self._random.random() < self._share / 8 else key

    def _other(self, value: Any) -> Any:
        match value:
            case bool():
                return not value
            case int():
                return self._random.choice([*NUMBERS, value - 1, value + 1])
            case float():
                return self._random.choice([0.0, -1.0, 9e11, -9e11, 1e300])
            case str():
                return self._random.choice([*self._names, "", f"{value}x"])
            case [_, *_]:
                doubled = [*value, self._random.choice(value)]
                shuffled = self._random.sample(value, len(value))
                return self._random.choice([[], value[1:], value[:-1], doubled, shuffled])
        return value


def damaged(state: Any, seed: int) -> SavedReducer | None:
    """Return a damaged state; None if many attempts have damaged a value that has to be one of a few."""
    for attempt in range(60):
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.convert(Damage(seed + attempt, state).of(state), SavedReducer)
    return None


@cache
def states() -> list[Any]:
    return list(recorded())


@pytest.mark.usefixtures("screen_loop")
def test_a_window_survives_any_rows() -> None:
    session = LiveSession()
    view = SessionView(ProseRenderer())
    view.attach(session)
    view.property("agents").setShown(True)
    model = view.property("transcript")

    @given(st.integers(0, 2**32))
    def survives(seed: int) -> None:
        saved = damaged(Random(seed).choice(states()), seed)
        if saved is None:
            return
        session._feed.adopt(Reducer.restored(saved))
        session.history.opened.emit()
        assert look_at(model) == model.rowCount()
        given_result = f.result_of("t99")
        session.says(f.start("m99"), f.said(f.tool("t99", "Agent", prompt="x"), id="m99"), given_result)
        session.says(f.said(f.text("There."), id="m98"), f.result())
        session._feed.feed_now(ChildEnded("x", stopped=True))
        assert look_at(model) == model.rowCount()
        assert counts_in("there", session.entries, words=words)

    survives()
    view.detach()
    view.close()


@pytest.mark.usefixtures("screen_loop")
def test_a_page_far_behind_in_a_file_is_reported() -> None:
    """A page's id is its place in the file, and a file may be longer than an `int` of Qt counts."""
    session = LiveSession()
    view = SessionView(ProseRenderer())
    view.attach(session)
    history, reached = view.property("history"), list[tuple[str, str]]()
    history.rowRead.connect(lambda key, row: reached.append((key, row)))
    for page, signal in ((2**40, session.history.missed), (2**41, session.history.arrived)):
        history._wanted[page] = str(page)
        signal.emit(page)
    assert reached == [(str(2**40), ""), (str(2**41), "")]
    view.detach()
    view.close()


@pytest.mark.parametrize("damage", ["no run", "another id", "time"])
def test_a_state_that_no_reducer_makes_is_refused(damage: str) -> None:
    worker = Worker("a" if damage != "another id" else "b", runs=(Run(),) if damage != "no run" else ())
    book = ReducerHarness()
    book.play(Sent("u1", [{"type": "text", "text": "Go"}]))
    saved = book.drain().reducer.saved()
    saved.tasks.workers = WorkerTree({"a": worker})
    saved.turns[0].entries[0].began = 1e300 if damage == "time" else 1.0
    with pytest.raises(NotUnderstoodError):
        read_message(write_message(1, saved)).value(SavedReducer)


def look_at(model: Any) -> int:
    """Read all that is shown of all rows. Return the number of rows."""
    for row in range(model.rowCount()):
        for role in RowRole:
            model.data(model.index(row, 0), role)
    return int(model.rowCount())
