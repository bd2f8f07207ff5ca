"""A stand-in for `Session.history`, for a session without a history."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.phrase import Words
from claude_desk.transcript.entries import Entry, PageMark
from claude_desk.transcript.store import TurnStore


class FakeHistoryLoader(QObject):
    opened = Signal()
    settled = Signal()
    paging = Signal(bool)
    arrived = Signal(int)
    missed = Signal(int)
    laid_out = Signal()
    found = Signal(str, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.awaited = False
        self.complete = True
        self.file: Path | None = None
        self.end = 0
        self.searching = False
        self.pages: tuple[PageMark, ...] = ()
        self.store = TurnStore()

    def near(self, first: int, last: int) -> None:
        pass

    def want(self, page: int) -> None:
        pass

    @property
    def eviction(self) -> "FakeHistoryLoader":
        return self

    def find_page(self, test: Callable[[list[Entry]], bool], take: Callable[[int | None], None]) -> None:
        take(None)

    def leave(self) -> None:
        pass

    def fetch(self, page: int, take: Callable[[Any], None]) -> None:
        take(())

    def lines(self, entry: Entry, take: Callable[[list[tuple[int, bytes]]], None]) -> None:
        take([])

    def find(self, query: str, words: Words) -> None:
        pass

    def place(self, offset: int, agent: str, take: Callable[[Any], None]) -> None:
        take(None)

    def unread(self, page: int) -> bool:
        return False
