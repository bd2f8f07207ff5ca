"""A conversation of many turns whose old turns are evicted, and a second conversation that keeps the same
turns in memory."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import MonotonicClock, TranscriptFeed
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.history.turn_eviction import NEWEST, PAGE_ROWS, SLACK
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.events import Sent
from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, text, tool

ROWS = 4  # rows of each turn
MANY = (NEWEST + SLACK) // ROWS + 120
MOST = NEWEST + SLACK + PAGE_ROWS


class Ticks(MonotonicClock):
    """Adds a second at each call."""

    seconds = 1_000.0

    def set(self) -> None: ...

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


class Talk(QObject):
    """A conversation with its window. With `folder` None nothing is evicted."""

    def __init__(self, folder: Path | None, clock: MonotonicClock | None = None, **setup: Any) -> None:
        super().__init__()
        old = setup.get("begun_eviction")
        cache = old.turn_cache.fork() if old is not None else TurnCache(folder)
        self.feed = TranscriptFeed(self, setup.get("begun"), cache, clock or Ticks())
        self.model = TranscriptModel(ProseRenderer(), self)
        self.view = HistoryView(self.model, self)
        self.way = ConversationNavigation(self.model, self.view, parent=self)
        self.model.reset(self.feed.reducer.store)
        self.way.reset(self.feed.reducer.store)
        self.feed.operations.connect(self.model.apply)
        self.feed.operations.connect(self.way.apply)
        options = SessionConfig("/src", None, {}, Path("/nowhere"), wire_logs=folder, **setup)
        self.history = HistoryLoader(self.feed, SessionInfo("", "default", "x"), options, AsyncTasks(), self)
        self.history.paging.connect(self.model.on_paging)
        self.view.attach(self)  # type: ignore[arg-type]  # the view needs only the session's history

    @property
    def entries(self) -> list[Entry]:
        return list(self.feed.reducer.store)

    def take(self, *frames: Frame) -> None:
        messages = [parse_line(json.dumps(frame).encode()) for frame in frames]
        self.history.wake_for(messages)
        self.feed.feed_messages(messages)
        self.feed.flush()

    def turn(self, number: int, *frames: Frame) -> None:
        """Play a turn of four rows, with the given frames in it."""
        call = f"toolu_{number}"
        self.feed.feed_now(Sent(f"u{number}", f"Question {number}"))
        self.take(
            said(tool(call, command=f"count {number}"), id=f"a{number}"), result_of(call, f"{number}\n")
        )
        self.take(*frames, said(text(f"Answer {number}."), id=f"b{number}"), result())

    async def turns(self, first: int = 0, last: int = MANY) -> None:
        for number in range(first, last):
            self.turn(number)
        await self.settled()

    async def settled(self) -> None:
        """Wait until all turns that are due are evicted."""
        while self.history._letting_go:
            await asyncio.sleep(0)

    async def look(self, first: int, last: int) -> None:
        """Show these rows, and wait until no page is left to read."""
        self.history.near(first, last)
        while self.history._worker is not None and not self.history._worker.done():
            await self.history._worker

    def told(self) -> list[dict[str, Any]]:
        """Return all fields of all rows, including evicted rows."""
        return [asdict(entry) for entry in self.feed.everything()]

    def agrees(self) -> bool:
        """Whether the window has the rows of the store."""
        return [row.entry for row in self.model.rows] == self.entries == self.way.rows.entries
