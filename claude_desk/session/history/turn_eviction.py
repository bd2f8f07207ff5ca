"""Evicts the oldest turns of an open session from memory once it has many rows.

A session holds in memory the rows of the newest page of its file, and all rows since then. (`HistoryLoader`
reads and releases the older pages of the file.) To limit the memory, old turns among these rows are put into
our cache, page by page. A gap takes the place of each page. The page is read again for the view, for search
and for export.

A page is also read again before a message about one of its turns is applied. Such messages come if Claude
asks an agent again that has ended.

The CLI's file cannot serve as the cache. Its lines give rows with other ids, and 2.1.37 writes them late or
not at all.

A turn is evicted only if it rests (see `rests`), is far from the rows in view, and is not among the newest
turns.
"""

import asyncio
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.page_window import AHEAD
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, PageMark, TurnHead
from claude_desk.transcript.notable_rows import first_words
from claude_desk.transcript.reducer.related_calls import calls_mentioned_in, hosts_in
from claude_desk.transcript.store import Turn

if TYPE_CHECKING:
    from claude_desk.transcript.reducer.reducer import Reducer


# -------------------------------------------------------------------------------------------------
# Which turns are over for good, so that their rows may be evicted.


def rests(reducer: "Reducer", turn: Turn) -> bool:
    """Whether nothing can change the turn any more. The turn and all that it began have ended, including
    subagents and their background tasks. No row of the turn offers an action. The turn is not the newest
    turn."""
    if not turn.ended or turn.queued or turn in (reducer.turn, reducer.last_turn):
        return False
    return turn.number not in reducer.late and all(map(_rests, turn.entries))


def _rests(entry: Entry) -> bool:
    over = entry.tool is None or entry.tool.ended > 0
    return over and entry.final and entry.action is NoticeAction.NONE


# How many of the newest rows always stay, and how many more rows make an eviction worthwhile.
NEWEST = 400
SLACK = 120
# How many rows, or how many characters, fill a page.
PAGE_ROWS = 60
PAGE_CHARACTERS = 200_000
_HEAD = 80  # characters of a message in the page's heads


class EvictedHistory(NamedTuple):
    """What another session needs to begin with the evicted rows of this session. Valid while this session is
    open."""

    turn_cache: TurnCache
    pages: dict[int, PageMark]
    numbers: "dict[int, array[int]]"
    hosts: dict[str, int]


class TurnEviction:
    """The evicted turns of a session. `pages`: the pages of these turns by number; some may be loaded
    again."""

    def __init__(
        self, feed: TranscriptFeed, tasks: AsyncTasks, evicts: Callable[[int, Sequence[Turn]], None]
    ) -> None:
        """`evicts` is called with the page and its turns before they leave the memory."""
        self._feed = feed
        self._tasks = tasks
        self.pages: dict[int, PageMark] = {}
        self._numbers: dict[int, array[int]] = {}  # page -> the numbers of its turns
        self._hosts: dict[str, int] = {}  # calls that later messages may refer to -> their page
        self._next = NEWEST + SLACK  # the number of rows at which old turns are looked for again
        self._evicts = evicts

    def begin(self, evicted: EvictedHistory) -> None:
        """Use the evicted pages of another session, if they are among the rows of this session."""
        here = {turn.page for turn in self._feed.reducer.store.turns}
        self.pages.update((page, mark) for page, mark in evicted.pages.items() if page in here)
        self._numbers.update((page, evicted.numbers[page]) for page in self.pages)
        self._hosts.update((call, page) for call, page in evicted.hosts.items() if page in self.pages)

    @property
    def evicted_history(self) -> EvictedHistory:
        return EvictedHistory(self._feed.turn_cache, dict(self.pages), dict(self._numbers), dict(self._hosts))

    def forget(self) -> None:
        """Forget all pages: every row was replaced."""
        self.pages.clear()
        self._numbers.clear()
        self._hosts.clear()
        self._next = NEWEST + SLACK

    @property
    def due(self) -> bool:
        """Whether there may be too many rows. The check is cheap."""
        return len(self._feed.reducer.store) >= self._next and self._feed.turn_cache.writable

    def in_order(self) -> list[PageMark]:
        """Return the pages, oldest first."""
        return sorted(self.pages.values(), key=lambda mark: self._numbers[mark.id][0])

    def changed(self) -> None:
        """Check for old turns again soon, because pages were loaded or released."""
        self._next = min(self._next, len(self._feed.reducer.store) + SLACK)

    def page_of(self, number: int) -> int | None:
        """Return the page that has the turn of this number; None if the turn is loaded or not evicted."""
        is_gap = self._feed.reducer.pages.is_gap
        return next((page for page, all_ in self._numbers.items() if number in all_ and is_gap(page)), None)

    def pages_mentioned_in(self, message: Any) -> Iterable[int]:
        """Return the pages that are not loaded and have a call that the message refers to."""
        if not self._hosts or (type(message) is StreamEvent and not message.parent_tool_use_id):
            return ()  # nearly all messages are Claude's own
        reducer = self._feed.reducer
        pages = {self._hosts.get(call) for call in calls_mentioned_in(message, reducer.tasks)}
        return [page for page in pages if page is not None and reducer.pages.is_gap(page)]

    def find_page(self, test: Callable[[list[Entry]], bool], take: Callable[[int | None], None]) -> None:
        """Pass to `take` the newest page whose rows satisfy `test`; None if no page does."""

        async def work() -> None:
            for mark in reversed(self.in_order()):
                if test([entry for turn in self._feed.turn_cache.read(mark.id) for entry in turn.entries]):
                    take(mark.id)
                    return
                await asyncio.sleep(0)
            take(None)

        self._tasks.start(work())

    def evict(self, first: int, last: int) -> list[PageMark]:
        """Put old turns into the cache if they are far from the rows in view, from `first` to `last`. Return
        the pages of these turns. The caller can then release the rows. Evict nothing while a rewind can be
        undone."""
        reducer = self._feed.reducer
        marks = [] if reducer.rewinds.has_removed else [*map(self._put, self._full_pages(first, last))]
        self._next = len(reducer.store) + SLACK
        return [mark for mark in marks if mark is not None]

    def put_again(self, page: int) -> bool:
        """Put a page that was loaded again into the cache once more, so that it can be released. Return False
        if the page must stay."""
        reducer = self._feed.reducer
        turns = [turn for turn in reducer.store.turns if turn.page == page]
        if not all(rests(reducer, turn) for turn in turns) or not self._feed.turn_cache.put(page, turns):
            return False
        reducer.release(turns)
        self._note_hosts(page, turns)
        return True

    def _full_pages(self, first: int, last: int) -> Iterable[list[Turn]]:
        """Yield groups of neighbouring turns to evict, the oldest first. A group fills a page, or comes
        right before a page."""
        reducer = self._feed.reducer
        end = sum(len(turn.entries) for turn in reducer.store.turns if turn.page is None) - NEWEST
        row = own = 0  # counted among all rows, and among the rows that belong to no page
        page: list[Turn] = []
        for turn in tuple(reducer.store.turns):
            row, begin = row + len(turn.entries), row
            if turn.page is None:
                own += len(turn.entries)
            far = row + 2 * AHEAD < first or begin - 2 * AHEAD > last
            if turn.page is not None or own > end or not far or not rests(reducer, turn):
                if turn.page is not None and page:
                    yield page  # turns that did not rest when their neighbours were evicted
                page = []
                continue
            page.append(turn)
            if _is_full(page):
                yield page
                page = []

    def _put(self, turns: list[Turn]) -> PageMark | None:
        turn_cache = self._feed.turn_cache
        page = turn_cache.new_page()
        for turn in turns:
            turn.page = page
        if not turn_cache.put(page, turns):
            for turn in turns:
                turn.page = None
            return None
        self._evicts(page, turns)
        self._feed.reducer.release(turns)
        mark = self.pages[page] = _mark_of(page, turns)
        self._numbers[page] = array("q", [turn.number for turn in turns])
        self._note_hosts(page, turns)
        return mark

    def _note_hosts(self, page: int, turns: Sequence[Turn]) -> None:
        for turn in turns:
            self._hosts.update((call, page) for call in hosts_in(turn.entries))


def _is_full(turns: Sequence[Turn]) -> bool:
    entries = [entry for turn in turns for entry in turn.entries]
    return len(entries) >= PAGE_ROWS or sum(map(_weight, entries)) >= PAGE_CHARACTERS


def _weight(entry: Entry) -> int:
    return len(entry.text) + (len(entry.tool.result) + len(entry.tool.input_text) if entry.tool else 0)


def _mark_of(page: int, turns: Sequence[Turn]) -> PageMark:
    """Return a mark like the library's, except that it counts rows and has no place in a file."""
    entries = [entry for turn in turns for entry in turn.entries]
    heads = tuple(head for turn in turns for head in _heads_of(turn))
    return PageMark(page, page, len(entries), heads, sum(map(_weight, entries)))


def _heads_of(turn: Turn) -> Iterable[TurnHead]:
    """Yield the head of the turn, and of the messages that were folded into it."""
    said = turn.entries[0] if turn.entries and turn.entries[0].kind is EntryKind.USER else None
    if said is None or not turn.uuid:
        yield TurnHead("", "", turn.began)
    else:
        yield TurnHead(turn.uuid, first_words(said, _HEAD), turn.began)
    for entry in turn.entries:
        if entry.folded_uuid:
            yield TurnHead(entry.folded_uuid, first_words(entry, _HEAD), entry.began, folded=True)
