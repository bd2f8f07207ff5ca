"""Searches everything that was said in the sessions, within a time limit.

The newest places are collected first, a few of each session, until there are enough or the time is over. The
best places are shown. The score of a place depends on the speaker, the time, and how often the text has the
words, compared with its length. Unlike bm25, the score does not depend on how rare a word is, because every
place has all the words.
"""

import bisect
import os
import re
import time
import unicodedata
from collections import Counter
from typing import Any, NamedTuple, TypeAlias

from claude_desk.library.catalog.index import CHUNK, DAY, SessionIndex
from claude_desk.library.catalog.line_reader import ROLES
from claude_desk.library.catalog.requests import (
    CLAUDE,
    OTHER,
    THINKING,
    TOOL,
    USER,
    SearchHit,
    SearchResults,
    SearchSessions,
    TitleHit,
)
from claude_desk.library.catalog.word_folding import SearchTerm, fold, index_word, spans, terms_of
from claude_desk.protocol.disk.searchable_text import SpokenText, parts_of
from claude_desk.system.files import open_descriptor

# -------------------------------------------------------------------------------------------------
# Reading the passage around the found words from the session's file.


Matches: TypeAlias = tuple[tuple[int, int], ...]

BEFORE, LENGTH = 48, 220
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_EMPTY = re.compile(r"\s+")


class Passage(NamedTuple):
    """The part of a text around the found words. `matches`: (start, length) of each match in this part.
    `counts`: how often the complete text has each term. `length`: the characters of the complete text."""

    text: str
    matches: Matches
    uuid: str
    call: str
    counts: tuple[int, ...]
    length: int


class SearchedFiles:
    """The files of one search, each opened once."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def passage(
        self, path: str, offset: int, length: int, role: str, terms: list[SearchTerm]
    ) -> Passage | None:
        """Return a passage of the words that `role` said in a line; None if the line is gone, or these words
        do not have all terms."""
        spoken = parts_of(self._read(path, offset, length))
        said = [said for said in spoken.said if said.role == role] if spoken else []
        if spoken is None or not said:
            return None
        text = unicodedata.normalize("NFC", "\n".join(part.text for part in said))
        places = [spans(text, [term]) for term in terms]
        if not all(places):
            return None
        shown, matches = around(text, terms, places)
        counts = tuple(map(len, places))
        return Passage(shown, matches, spoken.uuid, _call(said, places), counts, len(text))

    def close(self) -> None:
        for file in self._open.values():
            os.close(file)
        self._open.clear()

    def _read(self, path: str, offset: int, length: int) -> bytes:
        try:
            if path not in self._open:
                self._open[path] = open_descriptor(path)
            os.lseek(self._open[path], offset, os.SEEK_SET)
            return os.read(self._open[path], length)
        except OSError:
            return b""


def around(text: str, terms: list[SearchTerm], places: list[list[tuple[int, int]]]) -> tuple[str, Matches]:
    """Return a short piece of the text with as many terms as possible, on one line, and the matches in it.

    `places`: the places of each term in the text.
    """
    starts = sorted((start, n) for n, found in enumerate(places) for start, _ in found[:40])
    best = max(starts, key=lambda place: (_terms_near(starts, place[0]), -place[0]), default=(0, 0))[0]
    start = max(0, best - BEFORE)
    if start and (blank := _EMPTY.search(text, start, best)):
        start = blank.end()
    end = min(len(text), start + LENGTH)
    shown = _EMPTY.sub(" ", _TURNING.sub("", text[start:end]).replace("\0", " ")).strip()
    shown = ("…" if start else "") + shown + ("…" if end < len(text) else "")
    return shown, tuple(spans(shown, terms))


def _call(said: list[SpokenText], places: list[list[tuple[int, int]]]) -> str:
    """Return the id of the tool call that has the first match. A line may have several calls."""
    first = min(found[0][0] for found in places)
    for part in said[:-1]:
        first -= len(part.text) + 1
        if first < 0:
            return part.call
    return said[-1].call


def _terms_near(places: list[tuple[int, int]], start: int) -> int:
    return len({term for place, term in places if start <= place < start + LENGTH - BEFORE})


_AT_ONCE = 100
# A chunk's number is the time of its first line, or usually the next free number below. In an index that an
# earlier version wrote, the number may be greater than the time. The search finds chunks whose number is at
# most this many seconds greater.
_LATE = 3_600
_OF_A_SESSION = 8
# While the index changes, titles and chunks are read again only after so many seconds.
_FRESH = 1.0
_PLACES = 150
_TITLES = 20
_AT_LEAST = 15  # number of hits that are read even if the time is over

_WEIGHT = {USER: 1.3, CLAUDE: 1.0, THINKING: 0.7, TOOL: 0.6, OTHER: 1.0}
_MONTH = 30 * 86_400.0
_USUAL = 600  # characters of a text of usual length

_FIND = """
SELECT d.id, d.offset, d.length, d.role, t.name, d.time, f.path, f.main, f.agent
FROM words CROSS JOIN docs d ON d.id = words.rowid CROSS JOIN chunks c ON c.id = d.id / ?
CROSS JOIN files f ON f.id = c.file LEFT JOIN tools t ON t.id = d.tool
WHERE words MATCH ? AND words.rowid BETWEEN ? AND ? AND d.time BETWEEN ? AND ?
ORDER BY words.rowid DESC LIMIT ?
"""


class HitLocation(NamedTuple):
    id: int
    offset: int
    length: int
    role: int
    tool: str | None
    time: int
    path: str
    main: str
    agent: str


class TitleEntry(NamedTuple):
    path: str
    session: str
    title: str
    folder: str
    repository: str
    active: float
    folded: str
    forked: bool


class IndexSearch:
    """Searches one index. Keeps the titles and chunks until the index changes."""

    def __init__(self, index: SessionIndex) -> None:
        self._index = index
        self._titles: dict[str, TitleEntry] = {}
        self._chunks: list[int] = []
        self._main_of: dict[int, str] = {}
        self._sequence = -1
        self._read_at = 0.0

    def search(self, asked: SearchSessions) -> SearchResults:
        terms = terms_of(asked.query, asked.typing)
        if not terms:
            return SearchResults([], [], more=False, complete=True)
        self._refresh()
        done, total = self._index.totals()
        places, more, found = self._find(asked, terms)
        hits, read = self._read(places, terms, asked.seconds)
        return SearchResults(
            [] if asked.roles or asked.tools else self._find_titles(asked, terms),
            [hit for _, hit in hits[: asked.most]],
            more or len(hits) > asked.most or not read,
            done >= total,
            unfinished=not (found and read),
        )

    def _refresh(self) -> None:
        sequence = self._index.sequence()
        if sequence == self._sequence or time.monotonic() - self._read_at < _FRESH:
            return
        self._sequence, self._read_at = sequence, time.monotonic()
        rows = self._index.sql.execute(
            "SELECT c.id, f.main FROM chunks c JOIN files f ON f.id = c.file ORDER BY c.id"
        )
        self._main_of = dict(rows)
        self._chunks = list(self._main_of)
        self._titles = {
            path: TitleEntry(
                path, id, title, folder, repository, active, fold(f"{title}\n{first}\n{folder}"), bool(forked)
            )
            for path, id, title, folder, repository, active, first, forked in self._index.titles()
        }

    def _find_titles(self, asked: SearchSessions, terms: list[SearchTerm]) -> list[TitleHit]:
        words = [word for term in terms for word in term.words]
        until = asked.until or float("inf")
        found = [
            title
            for title in self._titles.values()
            if all(word in title.folded for word in words)
            and (not asked.folders or title.folder in asked.folders or title.repository in asked.folders)
            and asked.since <= title.active <= until
        ]
        loose = [SearchTerm((word,), prefix=True) for word in words]
        hits = [TitleHit(*title[:4], tuple(spans(title.title, loose)), title.forked) for title in found]
        return sorted(hits, key=lambda hit: -len(hit.matches))[:_TITLES]

    def _find(self, asked: SearchSessions, terms: list[SearchTerm]) -> tuple[list[HitLocation], bool, bool]:
        """Return the newest places, whether there are more places, and whether the time was enough.

        An unfinished word is first searched as a complete word. If this finds enough places, the index need
        not collect all words that begin with the unfinished word.
        """
        end = time.monotonic() + asked.seconds
        if terms[-1].prefix:
            found, more, done = self._find_all(asked, [*terms[:-1], terms[-1]._replace(prefix=False)], end)
            if len(found) >= _PLACES // 2:
                return found, more, done
        return self._find_all(asked, terms, end)

    def _find_all(
        self, asked: SearchSessions, terms: list[SearchTerm], end: float
    ) -> tuple[list[HitLocation], bool, bool]:
        match = self._match(asked, terms)
        if not match:
            return [], False, True
        low, high = int(asked.since), int(asked.until) or 1 << 40
        first, top = max(0, low - DAY) * CHUNK, (high + _LATE) * CHUNK
        most = 5 * _AT_ONCE if terms[-1].prefix else _AT_ONCE
        found: list[HitLocation] = []
        of_session: Counter[str] = Counter()
        while len(found) < _PLACES:
            rows = self._index.sql.execute(_FIND, (CHUNK, match, first, top, low, high, most))
            places = [HitLocation(*row) for row in rows]
            for place in places:
                of_session[place.main] += 1
                if of_session[place.main] <= _OF_A_SESSION:
                    found.append(place)
            if len(places) < most:
                return found, any(count > _OF_A_SESSION for count in of_session.values()), True
            full = {main for main, count in of_session.items() if count >= _OF_A_SESSION}
            top = self._below(places[-1].id, full)
            if len(found) < _PLACES and time.monotonic() > end:
                return found, True, False
        return found, True, True

    def _below(self, id: int, full: set[str]) -> int:
        """Return the largest number below `id` at which the search continues; -1 if nothing is left. Skip the
        chunks of the sessions `full`, which have enough places."""
        place = bisect.bisect_right(self._chunks, id // CHUNK) - 1
        if place < 0 or self._main_of[self._chunks[place]] not in full:
            return id - 1
        while place >= 0 and self._main_of[self._chunks[place]] in full:
            place -= 1
        return (self._chunks[place] + 1) * CHUNK - 1 if place >= 0 else -1

    def _match(self, asked: SearchSessions, terms: list[SearchTerm]) -> str:
        """Return the query in SQLite's full-text syntax; "" if no entry can pass the filters."""
        roles = [role for role in ROLES if role in asked.roles] if asked.roles else list(ROLES)
        if asked.tools:
            roles = [TOOL] if TOOL in roles else []
        if not roles:
            return ""
        parts = [" AND ".join(map(_phrase, terms))]
        if len(roles) < len(ROLES):
            parts[0] = f"{{{' '.join(roles)}}} : ({parts[0]})"
        sql = self._index.sql
        if asked.folders:
            marks = ", ".join("?" * len(asked.folders))
            rows = sql.execute(
                f"SELECT 'p' || id FROM folders WHERE path IN ({marks}) OR repository IN ({marks})",
                (*asked.folders, *asked.folders),
            )
            parts.append(_marked(rows.fetchall()))
        if asked.tools:
            marks = ", ".join("?" * len(asked.tools))
            rows = sql.execute(f"SELECT 't' || id FROM tools WHERE name IN ({marks})", asked.tools)
            parts.append(_marked(rows.fetchall()))
        return " AND ".join(f"({part})" for part in parts) if all(parts) else ""

    def _read(
        self, places: list[HitLocation], terms: list[SearchTerm], seconds: float
    ) -> tuple[list[tuple[float, SearchHit]], bool]:
        """Return the hits with their scores, the best first, and whether the time was enough to read all
        places.

        The newest places are read first, and at least `_AT_LEAST` hits are read.
        """
        files = SearchedFiles()
        now = time.time()
        end = time.monotonic() + seconds
        done = True
        hits: list[tuple[float, SearchHit]] = []
        try:
            for number, place in enumerate(places, 1):
                title = self._titles.get(place.main)
                if title is None:
                    continue
                role = ROLES[place.role]
                passage = files.passage(place.path, place.offset, place.length, role, terms)
                if passage is not None:
                    hits.append((_score(place, role, passage, now), _hit(place, role, title, passage)))
                if len(hits) >= _AT_LEAST and number < len(places) and time.monotonic() > end:
                    done = False
                    break
        finally:
            files.close()
        return sorted(hits, key=lambda hit: -hit[0]), done


def _phrase(term: SearchTerm) -> str:
    words = " ".join(map(index_word, term.words))
    return f'"{words}" *' if term.prefix else f'"{words}"'


def _marked(rows: list[Any]) -> str:
    return f"mark : ({' OR '.join(row[0] for row in rows)})" if rows else ""


def _score(place: HitLocation, role: str, passage: Passage, now: float) -> float:
    weight = 1.2 * (0.25 + 0.75 * passage.length / _USUAL)
    words = sum(count / (count + weight) for count in passage.counts) / len(passage.counts)
    recency = 1 / (1 + max(0.0, now - place.time) / _MONTH)
    return _WEIGHT[role] * words * (0.4 + recency)


def _hit(place: HitLocation, role: str, title: TitleEntry, passage: Passage) -> SearchHit:
    return SearchHit(
        title.path,
        title.session,
        title.title,
        title.folder,
        role,
        place.tool or "",
        float(place.time),
        passage.text,
        passage.matches,
        place.offset,
        passage.uuid,
        passage.call,
        place.agent,
        title.forked,
    )
