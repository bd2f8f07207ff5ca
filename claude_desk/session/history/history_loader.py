"""Reads the history of a resumed session: the newest rows first, the other rows page by page."""

import asyncio
import logging
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.library.catalog.session_paths import FileTrouble, is_session
from claude_desk.library.history.lookup_requests import LocateFile, ProbeFile
from claude_desk.library.history.requests import (
    FileFacts,
    FindInPages,
    HistoryOpened,
    LayOutPages,
    LineLocation,
    LocateLine,
    OpenFromJournal,
    OpenHistory,
    OtherStrand,
    PageMatches,
    PageRead,
    PagesLaidOut,
    ReadPage,
    SourceLines,
)
from claude_desk.library.request_base import LibraryError, Request
from claude_desk.protocol.phrase import Words
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import HistoryPages, SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.page_window import PageWindow, far_from, first_of, near_to, spans_of
from claude_desk.session.history.turn_eviction import TurnEviction
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.entries import Entry, EntryKind, PageMark
from claude_desk.transcript.events import HostNotice
from claude_desk.transcript.search import count_in, counts_in

if TYPE_CHECKING:
    from pathlib import Path

    from claude_desk.library.history.line_player import PlayedSoFar
    from claude_desk.transcript.store import Turn, TurnStore

_log = logging.getLogger(__name__)

# How long the library may take for each request that opens the history. Messages wait meanwhile. If it takes
# longer, the session continues without the history. The library's child may have to start first, on a busy
# machine or a slow disk.
_OPEN_SECONDS = 20.0
_LAYOUT_SECONDS = 120.0
_PAGE_SECONDS = 20.0
NO_PAGE = -1


class HistoryLoader(QObject):
    """Loads and releases a session's pages: pages of its file, and pages that `TurnEviction` evicted.

    While the history is `awaited`, no message is written. Offsets are bytes of `file`. A page of the file has
    the offset of its first line as its number; pages of evicted turns have numbers below 0.
    """

    opened = Signal()  # every row was replaced
    loading_ended = Signal()  # the history is no longer awaited: its rows are there, or will not come
    paging = Signal(bool)  # True before pages are loaded or released in one step, False after that
    # A page's id is a place in the file, which may be too great for an `int` of Qt.
    arrived = Signal(object)  # a page was read
    evicts = Signal(object, object)  # a page and its turns, before they leave the memory
    missed = Signal(object)  # a page could not be read
    found = Signal(str, object, object)  # query, page, dict[entry's id, matches]; last query, NO_PAGE, {}
    laid_out = Signal()  # all pages are known

    def __init__(
        self,
        feed: TranscriptFeed,
        info: SessionInfo,
        config: SessionConfig,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._info = info
        self._config = config
        self._library = config.library
        self._tasks = tasks
        self._worker: asyncio.Task[None] | None = None
        self._near: list[int] = []  # pages to read, the next one first
        self._wanted: list[int] = []  # the pages in `_near` that `want` asked for
        self._unread: set[int] = set()  # pages that could not be read
        self._search: asyncio.Task[None] | None = None
        self._sought = False  # whether there is a query
        self._window = PageWindow()
        self._pages: dict[int, PageMark] = {}  # pages of the file
        self._eviction = TurnEviction(feed, tasks, self.evicts.emit)
        self._known: Mapping[int, PageMark] = ChainMap(self._eviction.pages, self._pages)
        self._letting_go = False
        self.awaited = False
        self.complete = True  # whether all pages are known
        self.file: Path | None = config.session_file
        self.tail: PageMark | None = None  # the newest page, whose rows are always loaded
        self.end = 0  # the offset up to which the file was read
        # the uuid of the last message that the CLI should resume; "" to let the CLI choose
        self.until = ""
        self.played: PlayedSoFar | None = None  # the state of the player after the newest page
        self.leaf = ""  # the uuid of the last line of the file's conversation
        self.disputed = False  # CLI versions resume different strands of the file
        self.other_strands: tuple[OtherStrand, ...] = ()
        self.rewound: tuple[str, str] | None = None  # the last rewound message, and the message before it
        self.gone = False  # the CLI does not have the session any more
        self.trouble: FileTrouble | None = None  # why a file that may exist cannot be read
        self.delivered: Set[str] = frozenset()  # the messages of `hold_against` that are in the file
        self.undelivered: Set[str] = frozenset()  # messages that went to the CLI and are not in the file
        self._held: tuple[tuple[str, str], ...] = ()
        self._taken: Set[str] = frozenset()
        self.copied = bool(config.fork)  # `file` belongs to the session that this session is a copy of
        if config.begun_pages is not None:
            begun = config.begun_pages
            self.file, self.tail = begun.file, begun.tail
            self._pages.update((mark.id, mark) for mark in begun.older)
        if config.begun_eviction is not None:
            self._eviction.begin(config.begun_eviction)
        feed.operations.connect(self._on_operations)
        self._name = config.resume or (config.fork if config.begun is None else "")
        if self._library is not None and (self._name or config.session_file is not None):
            self.awaited = True
            feed.expect()

    def begin(self) -> None:
        """Start to read the history if it is `awaited`. Needs a running asyncio loop."""
        if self.awaited:
            self._tasks.start(self._open())

    def hold_against(self, messages: Iterable[OutgoingMessage], taken: Set[str]) -> None:
        """Have `begin` search the file for these messages of an earlier run. `taken`: the uuids of the
        messages that went to the CLI."""
        self._held = tuple((message.uuid, message.text) for message in messages)
        self._taken = taken

    @property
    def pages(self) -> tuple[PageMark, ...]:
        """The pages whose rows may be unloaded, oldest first."""
        return (*self._pages.values(), *self._eviction.in_order())

    @property
    def store(self) -> "TurnStore":
        """All rows, by turn."""
        return self._feed.reducer.store

    @property
    def eviction(self) -> TurnEviction:
        return self._eviction

    @property
    def known(self) -> HistoryPages | None:
        """The pages that another session needs to begin with the rows of this session. None without a file,
        or before all pages are known."""
        if self.file is None or self.tail is None or not self.complete:
            return None
        return HistoryPages(self.file, self.tail, tuple(self._pages.values()))

    # --- the view ------------------------------------------------------------------------------

    def near(self, first: int, last: int) -> None:
        """Load the pages around the rows from `first` to `last`, counted among all rows. If too many rows are
        loaded, release pages that are far away."""
        self._window.set_rows(self._feed.reducer.store, first, last)
        if self._known:
            self._update_near()

    def view_closed(self) -> None:
        """Record that no view shows the session. The next view begins at the end."""
        self._window.clear()

    def want(self, page: int) -> None:
        """Read this page before all other pages, and emit `arrived` or `missed`. Do nothing if the page is
        loaded or not known."""
        if self.unread(page):
            self._wanted = [page, *(other for other in self._wanted if other != page)]
            self._near = [page, *(other for other in self._near if other != page)]
            self._work()

    def _update_near(self) -> None:
        store = self._feed.reducer.store
        spans, seen = spans_of(store, self._known), self._window.rows(store)
        near = [page for page in near_to(spans, *seen) if page not in self._unread]
        self._near = [*self._wanted, *(page for page in near if page not in self._wanted)]
        self._work()
        far = [page for page in far_from(spans, *seen) if page not in self._wanted]
        self._let_go(
            [self._known[page] for page in far if page in self._pages or self._eviction.put_again(page)]
        )

    def _let_go(self, marks: Sequence[PageMark]) -> None:
        if marks:
            self._change(lambda: [self._feed.reducer.pages.release(mark) for mark in marks])
            self._eviction.changed()

    @Slot()
    def _on_operations(self) -> None:
        if self._eviction.due and not self._letting_go:
            self._letting_go = True
            QTimer.singleShot(0, self, self._let_old_go)  # later, when every listener has these rows

    @Slot()
    def _let_old_go(self) -> None:
        self._letting_go = False
        if self._eviction.due and not (self._sought or self.awaited):
            self._feed.flush()
            self._let_go(self._eviction.evict(*self._window.rows(self._feed.reducer.store)))

    def _work(self) -> None:
        if self._near and (self._worker is None or self._worker.done()):
            self._worker = self._tasks.start(self._read_wanted())

    async def _read_wanted(self) -> None:
        while self._near:
            page = self._near.pop(0)
            if self._is_gap(page):
                self._bring(page, await self._turns_of(page))

    def wake_for(self, messages: Iterable[Any]) -> None:
        """Read evicted turns again if these messages change them. Call this before the messages are fed."""
        for message in messages:
            for page in self._eviction.pages_mentioned_in(message):
                if page not in self._unread:
                    self._bring(page, self._feed.turn_cache.read(page) or None)

    def _bring(self, page: int, turns: "Sequence[Turn] | None") -> None:
        """Put the turns in place of the page's gap. None means that the page could not be read."""
        self._wanted = [other for other in self._wanted if other != page]
        if turns is not None:
            self._change(partial(self._feed.reducer.pages.fill, page, turns))
            self.arrived.emit(page)
        else:
            self._unread.add(page)
            self.missed.emit(page)

    def _change(self, change: Callable[[], object]) -> None:
        self._feed.flush()
        self.paging.emit(True)
        change()
        self._feed.flush()
        self.paging.emit(False)

    def _is_gap(self, page: int) -> bool:
        return self._feed.reducer.pages.is_gap(page)

    # --- pages that are not loaded --------------------------------------------------------------

    def fetch(self, page: int, take: "Callable[[Sequence[Turn]], None]") -> None:
        """Pass the turns of a page to `take` without showing them; () if they cannot be read."""

        async def work() -> None:
            take(await self._turns_of(page) or ())

        self._tasks.start(work())

    def lines(self, entry: Entry, take: Callable[[list[tuple[int, bytes]]], None]) -> None:
        """Pass to `take` the lines from which a row was made, each with its offset. Pass [] if the lines
        cannot be read. If the session has no file, `take` is not called."""
        offsets = tuple(-1 - source for source in entry.sources if source < 0)

        async def work() -> None:
            assert self.file is not None
            found = await self._ask(SourceLines(self.file, offsets, entry.source_file)) if offsets else None
            take(list(zip(offsets, found or (), strict=False)))

        if self.file is not None:
            self._tasks.start(work())

    def place(self, offset: int, agent: str, take: "Callable[[LineLocation | None], None]") -> None:
        """Pass to `take` the location of a line of the file or of a subagent's file; None if it is
        unknown."""

        async def work() -> None:
            assert self.file is not None and self.tail is not None
            take(await self._ask(LocateLine(self.file, offset, agent, self.tail.id, self.leaf)))

        if self.file is not None and self.tail is not None:
            self._tasks.start(work())
        else:
            take(None)

    def unread(self, page: int) -> bool:
        """Whether the page is known and its rows are not loaded, so that `want` would read it."""
        return page in self._known and self._is_gap(page)

    def find(self, query: str, words: Words) -> None:
        """Search the pages that are not loaded, the newest first. `found` is emitted for each page with a
        match, and once at the end.

        `words` turns phrases into text. An earlier search is cancelled. An empty query only cancels. If
        the session has no pages, nothing is searched and `found` is not emitted.
        """
        if self._search is not None:
            self._search.cancel()
        self._sought = bool(query)
        self._search = self._tasks.start(self._find(query, words)) if query and self._known else None

    @property
    def searching(self) -> bool:
        return self._search is not None and not self._search.done()

    async def _find(self, query: str, words: Words) -> None:
        for mark in reversed(self.pages):
            if self._is_gap(mark.id) and (counts := await self._counts(query, mark.id, words)):
                self.found.emit(query, mark.id, counts)
        self._search = None
        self.found.emit(query, NO_PAGE, {})

    async def _counts(self, query: str, page: int, words: Words) -> dict[str, int]:
        """Return the number of matches in each row of the page that has a match, by the row's id."""
        if page in self._eviction.pages:
            await asyncio.sleep(0)
            entries = (entry for turn in self._feed.turn_cache.read(page) for entry in turn.entries)
            return counts_in(query, entries, self._config.folder, words)
        assert self.file is not None and self.tail is not None
        folder = self._config.folder
        request = FindInPages(self.file, query, (page,), self.tail.id, self.journal(), folder, self.leaf)
        found: PageMatches | None = await self._ask(request)
        counts = found.counts if found is not None else ()
        sums = ((key, count + sum(count_in(words(it), query) for it in its)) for key, count, its in counts)
        return {key: count for key, count in sums if count}

    async def _turns_of(self, page: int) -> "Sequence[Turn] | None":
        """Return the turns of a page; None if the page cannot be read."""
        if page in self._eviction.pages:
            return self._feed.turn_cache.read(page) or None
        if self.file is None or self.tail is None:
            return None
        request = ReadPage(self.file, page, self.tail.id, self.journal(), self.leaf)
        read: PageRead | None = await self._ask(request)
        return read.turns if read is not None else None

    async def _ask(self, request: Request) -> Any:
        """Return the library's answer. After an error, log it and return None."""
        assert self._library is not None
        try:
            return await self._library.ask(request, _PAGE_SECONDS)
        except LibraryError as error:
            _log.warning("%s: %s", type(request).__name__, error)
            return None

    def page_of(self, turn: int) -> int | None:
        """Return the page that has the turn of this number; None if the turn is loaded or not known."""
        pages = (m.id for m in self._pages.values() if m.id < turn <= m.end and self._is_gap(m.id))
        return next(pages, self._eviction.page_of(turn))

    def first_of(self, page: int, uuid: str = "") -> Entry | None:
        """Return the first row of a loaded page. With a `uuid`, return the first row of the turn that this
        message began in the page, or the message's own row if the message was folded into a turn. Return
        None if there is no such row."""
        return first_of([turn for turn in self._feed.reducer.store.turns if turn.page == page], uuid)

    def first_after(self, page: int) -> Entry | None:
        """Return the first row after a page. Call this if the page has no rows and its gap is gone."""
        turns = (turn for turn in self._feed.reducer.store.turns if turn.number > page and turn.entries)
        return next((turn.entries[0] for turn in turns), None)

    # --- opening -------------------------------------------------------------------------------

    async def _open(self) -> None:
        try:
            opened = await self._ask_for_newest()
        except LibraryError as error:
            _log.warning("the past of a session could not be read: %s", error)
            opened = None
            self._feed.feed_now(HostNotice(session_texts.PAST_UNREAD))
        if opened is None:
            self._feed.cancel_early()
            self._settle()
            return
        self._note_delivered(opened)
        self._on_opened(opened)
        if opened.older:
            await self._lay_out(opened.page)

    async def _ask_for_newest(self) -> HistoryOpened | None:
        """Read the newest page of the file. If the file is gone or cannot be read, read our journal; return
        None if the journal has no rows. Raise `LibraryError` if only the library failed."""
        if self.file is None:
            self.file = await self._locate()
        if self.file is None:
            return await self._recall()
        try:
            return await self._read_newest(self.file)
        except LibraryError:
            if await self._probe() is None and await self._locate() is not None:
                raise
            return await self._recall()

    async def _probe(self) -> FileTrouble | None:
        """Return why the session's file cannot be read. Return None if the file can be read or does not
        exist, or if the library fails."""
        if not is_session(self._name):
            return None
        answer = await self._ask(ProbeFile(self._name, self._config.folder))
        return answer if isinstance(answer, FileTrouble) else None

    def read_again(self) -> None:
        """Read the history once more if the file could not be read or was not found."""
        if (self.trouble is not None or self.gone) and not self.awaited:
            self.trouble, self.gone, self.awaited = None, False, True
            self._feed.expect()
            self.begin()

    async def _locate(self) -> "Path | None":
        assert self._library is not None
        found: Path | None = await self._library.ask(
            LocateFile(self._name, self._config.folder), _OPEN_SECONDS
        )
        return found

    async def _read_newest(self, file: "Path") -> HistoryOpened:
        assert self._library is not None
        until = self._config.until if self.copied else ""
        opened: HistoryOpened = await self._library.ask(self._open_request(file, until), _OPEN_SECONDS)
        if not self.copied:
            return opened
        # The copy's starting point is known already, and the copy has its own cost and title.
        return replace(opened, facts=_of_a_copy(opened.facts))

    def _open_request(self, file: "Path", until: str) -> OpenHistory:
        idle = self.copied or not self._config.written_elsewhere
        by_time = self._config.by_time and not self.copied
        return OpenHistory(file, self.journal(), idle, until=until, messages=self._held, by_time=by_time)

    async def _recall(self) -> HistoryOpened | None:
        """Read the session from our journal, because its file is gone or cannot be read. Return None without
        rows."""
        assert self._library is not None
        self.file = None
        if not is_session(self._name):  # `--resume` passes on what the user typed, even a path
            self._feed.feed_now(HostNotice(session_texts.PAST_UNREAD))
            return None
        self.trouble = await self._probe()
        self.gone = self.trouble is None
        journal = self._config.journals / f"{self._name}.jsonl"
        recalled: HistoryOpened = await self._library.ask(OpenFromJournal(journal, self._held), _OPEN_SECONDS)
        self._note_delivered(recalled)
        return recalled if any(turn.entries for turn in recalled.rows.turns) else None

    def _on_opened(self, opened: HistoryOpened) -> None:
        self.played = opened.played
        self.tail, self.end, self.until = opened.page, opened.end, opened.facts.until
        self.leaf, self.disputed = opened.leaf, opened.facts.disputed
        self.other_strands = opened.facts.other_strands
        self.rewound = opened.facts.rewound
        self.complete = not opened.older
        self._info.apply_file_facts(opened.facts)
        reducer = self._feed.restored(opened.rows)
        if not opened.older:
            for entry in reducer.store:
                if entry.kind is EntryKind.USER:
                    self._info.name_after(entry.text)
        if opened.older:
            reducer.pages.show_unknown(opened.page.id)
        self._eviction.forget()
        self._feed.adopt(reducer, opened.facts.cost)
        self.opened.emit()
        self._settle()

    def _note_delivered(self, opened: HistoryOpened) -> None:
        self.delivered = opened.delivered
        self.undelivered = self._taken - opened.delivered

    def _settle(self) -> None:
        self.awaited = False
        self.loading_ended.emit()

    async def _lay_out(self, tail: PageMark) -> None:
        assert self._library is not None and self.file is not None
        try:
            request = LayOutPages(self.file, tail.id, self.leaf)
            laid: PagesLaidOut = await self._library.ask(request, _LAYOUT_SECONDS)
        except LibraryError as error:
            _log.warning("the pages of a session could not be told: %s", error)
            return
        self._pages.update((mark.id, mark) for mark in laid.pages)
        for head in (head for mark in laid.pages for head in mark.turns):
            self._info.name_after(head.words)
        self._change(lambda: self._feed.reducer.pages.show(laid.pages))
        self.complete = True
        self.laid_out.emit()

    def journal(self) -> "Path | None":
        """Return the path of our journal of the session; None without a usable id."""
        name = self.file.stem if self.file is not None else ""
        if self.copied and self._name:
            name = self._config.new_id  # the fork's journal begins with records of the source's journal
        return self._config.journals / f"{name}.jsonl" if is_file_name(name) else None


def _of_a_copy(facts: FileFacts) -> FileFacts:
    return replace(facts, title="", cost=None, until="", rewound=None, disputed=False, other_strands=())
