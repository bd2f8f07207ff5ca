"""A long conversation without files: a session whose history is read from pages that are made on request."""

import asyncio
import json
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any

from claude_desk.library.history.requests import (
    FileFacts,
    FindInPages,
    HistoryOpened,
    LayOutPages,
    OpenHistory,
    PageMatches,
    PageRead,
    PagesLaidOut,
    ReadPage,
    SourceLines,
)
from claude_desk.library.request_base import Request
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import PageMark, TurnHead
from claude_desk.transcript.events import Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.search import RowSearch
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import result, result_of, said, text, tool

APART = 10_000  # bytes between the starts of two pages
BEGAN = 1_777_800_000.0
WORDS = "Words that are read in the evening, one after the other, until the page is full. "


class PagedLibrary:
    """A library with `turns` turns on each page; the last page is the newest. `slow`: milliseconds for each
    answer. `failed`: numbers of the turns whose tool call failed. `blank`: numbers of the pages that turn out
    to have no rows."""

    def __init__(
        self,
        pages: int,
        turns: int = 6,
        slow: int = 5,
        failed: Container[int] = (),
        blank: Container[int] = (),
    ) -> None:
        self.count, self.turns, self.slow = pages, turns, slow
        self.failed, self.blank = failed, blank
        self.asked: list[Request] = []
        self.hold: Callable[[Request], bool] = lambda request: False  # an answer waits while this is true

    async def ask(self, request: Request, seconds: float = 0) -> Any:
        self.asked.append(request)
        await asyncio.sleep(self.slow / 1000)
        while self.hold(request):
            await asyncio.sleep(0.005)
        return self.answer(request)

    def answer(self, request: Request) -> Any:
        match request:
            case OpenHistory():
                last = self.count - 1
                rows = self.reducer(last).saved()
                facts = FileFacts(title="A long evening", cost=1.25)
                return HistoryOpened(rows, self.mark(last), facts, last > 0, self.count * APART)
            case LayOutPages():
                return PagesLaidOut(tuple(self.mark(number) for number in range(self.count - 1)))
            case ReadPage(page=page):
                turns = () if page // APART in self.blank else self.reducer(page // APART).store.turns
                return PageRead(page, tuple(turns))
            case SourceLines(offsets=offsets):
                return tuple(json.dumps({"offset": offset}).encode() for offset in offsets)
            case FindInPages(query=query, pages=(page,)):
                search = RowSearch(query)
                search.add(list(self.reducer(page // APART).store))
                while not search.done:
                    search.step()
                counts = tuple((key, count, ()) for key, count in search.counts.items())
                return PageMatches(Path("x"), query, page, counts, 0)
        return None

    def read(self) -> list[int]:
        """Return the numbers of the pages that were read, in the order of the requests."""
        return [request.page // APART for request in self.asked if isinstance(request, ReadPage)]

    def mark(self, number: int) -> PageMark:
        heads = tuple(
            TurnHead(_uuid(turn), f"Question {turn}", BEGAN + turn * 60) for turn in self._numbers(number)
        )
        return PageMark(number * APART, number * APART + APART, self.turns * 5, heads, self.turns * 4_000)

    def reducer(self, number: int) -> Reducer:
        clock = [BEGAN]
        reducer = Reducer(now=lambda: clock[0], first=number * APART)
        reducer.rows.line = -1 - number * APART
        for turn in self._numbers(number):
            clock[0] = BEGAN + turn * 60
            reducer.feed(Sent(_uuid(turn), f"Question {turn}"))
            for frame in answer(turn, turn in self.failed):
                reducer.feed(frame)
        reducer.drain()
        for entry in reducer.store:
            entry.sources = [-1 - number * APART]
        return reducer

    def _numbers(self, number: int) -> range:
        return range(number * self.turns, number * self.turns + self.turns)


class PagedSession(LiveSession):
    """A session without a child, whose rows come from its history.

    `wire_logs`: the folder for the rows that the session drops from memory.
    """

    def __init__(self, library: PagedLibrary, wire_logs: Path | None = None) -> None:
        super().__init__(
            child="none",
            resume="x",
            library=library,
            session_file=Path("/nowhere/x.jsonl"),
            wire_logs=wire_logs,
        )
        self.library = library

    def turn(self, number: int) -> None:
        """Add a turn: a question of the user and Claude's answer."""
        self._feed.feed_now(Sent(_uuid(number), f"Question {number}"))
        self._feed.feed_messages(answer(number))
        self._feed.flush()

    def say(self, words: str) -> None:
        """Let Claude say `words` as another whole message."""
        count = len(self._feed.reducer.store)
        self._feed.feed_messages([parse_line(json.dumps(said(text(words), id=f"live {count}")).encode())])
        self._feed.flush()


def _uuid(turn: int) -> str:
    return f"0000-{turn}"


def answer(turn: int, failed: bool = False) -> list[Any]:
    """Return the messages of a turn: Claude's texts, a tool call with its result, and the end."""
    call = f"toolu_{turn}"
    frames = (
        said(text(f"Answer {turn}. {WORDS * (turn % 5 + 1)}\n\nThere is more. {WORDS}"), id=f"a{turn}"),
        said(tool(call, "Bash", command=f"pytest -k {turn}"), id=f"b{turn}"),
        result_of(call, f"{turn} passed\n" * (turn % 4 + 1), error=failed),
        said(text(f"```python\nnumber = {turn}\n```\n\nDone {turn}."), id=f"c{turn}"),
        result(),
    )
    return [parse_line(json.dumps(frame).encode()) for frame in frames]
