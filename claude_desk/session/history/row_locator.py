"""Finds the row of a search hit in a session: among the rows in memory, or on a page that has to be
loaded."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.library.catalog.requests import CLAUDE, THINKING, TOOL, USER, SearchHit
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.transcript.visible_text import texts_of, visible_texts

if TYPE_CHECKING:
    from claude_desk.library.history.requests import LineLocation
    from claude_desk.session.core.session import Session

_MILLISECONDS = 30_000  # a file of 400 MB is laid out within some seconds
_NEAR_SECONDS = 900.0
_KINDS = {
    USER: (EntryKind.USER,),
    CLAUDE: (EntryKind.PROSE, EntryKind.CODE, EntryKind.TABLE, EntryKind.ERROR, EntryKind.NOTICE),
    THINKING: (EntryKind.THINKING,),
    TOOL: (EntryKind.TOOL,),
}


class SearchTarget(NamedTuple):
    """A place that the search found. `words` are the words that match, in the spelling of the passage."""

    offset: int
    agent: str
    role: str
    call: str
    time: float
    passage: str
    words: tuple[str, ...]


def search_target(hit: SearchHit) -> SearchTarget:
    words = tuple(hit.passage[start : start + length] for start, length in hit.matches)
    return SearchTarget(hit.offset, hit.agent, hit.role, hit.call, hit.time, hit.passage.strip("…"), words)


class RowLocator(QObject):
    """Searches for the row from `begin()` on. Emits `ended` once, possibly during `begin()`."""

    ended = Signal(object, bool)  # Entry or None, and whether the entry is exactly the row of the hit

    def __init__(self, session: "Session", place: SearchTarget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._history = session.history
        self._place = place
        self._placed: LineLocation | None = None
        self._page: int | None = None  # the page that contains the row, and may not be loaded
        self._asked = self._done = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    def begin(self) -> None:
        past = self._history
        for signal in (past.loading_ended, past.laid_out, past.arrived):
            signal.connect(self._step)
        past.missed.connect(self._on_page_missed)
        self._timer.start(_MILLISECONDS)
        self._step()

    def cancel(self) -> None:
        """Stop looking; `ended` is not emitted."""
        if not self._done:
            self._done = True
            self._timer.stop()
            past = self._history
            for signal in (past.loading_ended, past.laid_out, past.arrived):
                signal.disconnect(self._step)
            past.missed.disconnect(self._on_page_missed)

    def _step(self, page: int = 0) -> None:
        if self._done or self._history.awaited:
            return
        entry = self._very_row()
        if entry is not None:
            self._end(entry, exact=True)
        elif self._history.complete and not self._asked:
            self._asked = True
            self._history.place(self._place.offset, self._place.agent, self._on_line_located)
        elif self._page is not None:
            self._search_page(self._page)

    def _on_line_located(self, placed: "LineLocation | None") -> None:
        if self._done:
            return
        self._placed = placed
        if placed is None or placed.page is None:
            self._history.eviction.find_page(
                lambda entries: self._very_of(entries) is not None, self._on_page_found
            )
        else:
            self._on_page_found(placed.page)

    def _on_page_found(self, page: int | None) -> None:
        if self._done:
            return
        self._page = page
        if page is None:
            self._end(self._nearest(), exact=False)
        elif self._history.unread(page):
            self._history.want(page)
        else:
            self._search_page(page)

    def _search_page(self, page: int) -> None:
        if not self._history.unread(page):
            entry = self._very_row()
            self._end(entry or self._nearest(), exact=entry is not None)

    def _on_page_missed(self, page: int) -> None:
        if self._page == page:
            self._on_timeout()

    def _on_timeout(self) -> None:
        if not self._done:
            self._end(self._nearest(), exact=False)

    def _end(self, entry: Entry | None, exact: bool) -> None:
        self.cancel()
        self.ended.emit(entry, exact)

    # --- choice of the row ---------------------------------------------------------------------

    def _very_row(self) -> Entry | None:
        return self._very_of(self._session.entries)

    def _very_of(self, entries: Sequence[Entry]) -> Entry | None:
        """Return the row that was made from the hit's line. A live row is found by its call or its words."""
        place = self._place
        matches = [e for e in entries if -1 - place.offset in e.sources and e.source_file == place.agent]
        if not matches and place.call:
            matches = [e for e in entries if e.tool is not None and e.tool.id == place.call]
        if matches:
            return best(matches, place)
        live = (e for e in entries if all(source >= 0 for source in e.sources))
        near = [e for e in live if abs((e.began or e.ended) - place.time) < _NEAR_SECONDS and says(e, place)]
        return best(near, place) if near else None

    def _nearest(self) -> Entry | None:
        """Return the row of the last line up to the hit, or the row of the subagent's call. If there is
        none, return the first row from the file. If the hit's page was not read, return the row of its
        gap."""
        entries = self._session.entries
        wanted = self._placed.offset if self._placed is not None else self._place.offset
        for entry in entries:
            if entry.gap is not None and entry.gap.id <= wanted < entry.gap.end:
                return entry
        agent = self._place.agent
        own = [(e, s) for e in entries if e.source_file == agent for s in e.sources if s < 0]
        before = [(e, s) for e, s in own if -1 - s <= self._place.offset] if agent else []
        if not before:
            own = [(e, s) for e in entries if not e.source_file for s in e.sources if s < 0]
            before = [(e, s) for e, s in own if -1 - s <= wanted]
        return min(before, key=lambda each: each[1])[0] if before else (own[0][0] if own else None)


def best(entries: Sequence[Entry], place: SearchTarget) -> Entry:
    """Return the row that fits the hit best, by the hit's kind, call, passage and words."""
    return max(entries, key=lambda entry: _score(entry, place))


def says(entry: Entry, place: SearchTarget) -> bool:
    """Whether a row of the hit's kind contains every word of the hit, even if Markdown hides some of the
    words."""
    if entry.kind not in _KINDS.get(place.role, ()):
        return False
    text = flat("\n".join(texts_of(entry))).casefold()
    return all(word.casefold() in text for word in place.words)


def literal(entry: Entry, query: str, words: Iterable[str]) -> str:
    """Return the text to mark in the row: the complete query, or the longest word found; "" without a
    match."""
    texts = [text.casefold() for text in visible_texts(entry)]
    full_query = query.replace('"', " ").strip()
    wanted = [full_query, *sorted(dict.fromkeys(words), key=len, reverse=True)]
    return next((w for w in wanted if w and any(w.casefold() in text for text in texts)), "")


def _score(entry: Entry, place: SearchTarget) -> float:
    texts = "\n".join(texts_of(entry))
    folded = texts.casefold()
    score = 1.0 * sum(word.casefold() in folded for word in set(place.words))
    score += 2.0 * (entry.kind in _KINDS.get(place.role, ()))
    score += 4.0 * (place.passage in flat(texts)) if len(texts) < 1_000_000 else 0.0
    score += 3.0 * (entry.tool is not None and entry.tool.id == place.call != "")
    return score
