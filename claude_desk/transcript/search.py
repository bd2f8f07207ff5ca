"""Searches the rows of a conversation in small steps."""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from claude_desk.protocol.phrase import Words, without_words
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.visible_text import file_names, may_show, texts_of, title_of, visible_texts

# A step reads about this many characters (some 10 ns each), and at most this many rows.
STEP_CHARACTERS = 32_768
STEP_ROWS = 256
QUERY_LENGTH = 1_000
# The cost of making a row's visible texts, in characters read: a fixed part, and a factor for each character.
_ROW_COST, _CHARACTER_COST = 8_192, 4
_STEP_MATCHES = 20_000
_WORD = re.compile(r"[^\W_]+")


def in_title(entry: Entry, query: str, folder: str = "", words: Words = without_words) -> int:
    """Return how often the query is in a tool call's title; 0 for other rows. A folded call still shows its
    title."""
    if not query or entry.tool is None:
        return 0
    return len(_pattern(query).findall(title_of(entry, folder, words)))


def in_file_names(entry: Entry, query: str) -> int:
    """Return how often the query is in the names of the row's files."""
    return sum(len(_pattern(query).findall(name)) for name in file_names(entry)) if query else 0


def _pattern(query: str) -> re.Pattern[str]:
    return re.compile(re.escape(query[:QUERY_LENGTH]), re.IGNORECASE)


def _longest_word(query: str) -> str:
    """Return the longest run of letters and digits."""
    return max(_WORD.findall(query), key=len, default="")


def _all_words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text)}


def count_in(text: str, query: str) -> int:
    """Return how often the query is in a text."""
    return len(_pattern(query).findall(text)) if query else 0


class RowSearch:
    """Counts how often `query` is visible in each added row, ignoring case.

    Occurrences do not overlap, and an occurrence is inside one text of a row. The raw texts of a row are
    searched for the longest word of the query. If they have this word, or the query has no word, or other
    words may be visible (`may_show`), the visible texts are made and searched. `folder`: the session's
    folder, for the cards. `words` turns phrases into the words that the user sees.

    `shown`: by the id of a row for which `may_show` is true, the visible words that no raw text has, one a
    line. The search adds rows to it, and makes the visible texts of a row in it only if the row may have the
    query. The caller keeps it for the next search, and removes rows that change.
    """

    def __init__(
        self,
        query: str,
        folder: str = "",
        words: Words = without_words,
        shown: dict[str, str] | None = None,
    ) -> None:
        self.query = query[:QUERY_LENGTH]
        self._folder = folder
        self._words = words
        self._shown = {} if shown is None else shown
        self.counts: dict[str, int] = {}  # id of a row -> count, for rows with an occurrence
        self.total = 0
        self._pattern = _pattern(self.query)
        self._word = _longest_word(self.query)
        self._rough = _pattern(self._word)
        self._rows: deque[Entry] = deque()
        self._waiting: set[str] = set()
        # The current row: its raw texts, the index of the current text, the place in this text, and whether
        # the row may have the query.
        self._texts: tuple[str, ...] = ()
        self._text = 0
        self._place = 0
        self._maybe = False
        # The occurrences in the current row that are not counted yet; None before the raw texts are searched.
        self._matches: Iterator[re.Match[str]] | None = None
        self._found = 0

    @property
    def done(self) -> bool:
        return not self._rows

    def add(self, entries: Iterable[Entry]) -> None:
        """Add rows that are new or have changed. If the current row has changed, read it again from the
        start."""
        if not self._rows:
            self._rows.extend(entries)
            self._waiting.update(entry.id for entry in self._rows)
            return
        for entry in entries:
            if self._rows and self._rows[0] is entry:
                self._reset_row()
            elif entry.id not in self._waiting:
                self._rows.append(entry)
                self._waiting.add(entry.id)

    def know(self, counts: Mapping[str, int]) -> None:
        """Set the counts of rows that another process has read."""
        for key, count in counts.items():
            self.total += count - self.counts.get(key, 0)
            self.counts[key] = count

    def forget(self, key: str) -> None:
        """Forget a row that was removed, and its count."""
        self.total -= self.counts.pop(key, 0)
        if key in self._waiting:
            first = self._rows[0].id == key
            self._waiting.discard(key)
            self._rows = deque(row for row in self._rows if row.id != key)
            if first:
                self._reset_row()

    def step(self) -> int:
        """Read a bounded part of the rows, or the visible texts of one row. Return the cost in characters."""
        read = rows = 0
        while self._rows and read < STEP_CHARACTERS and rows < STEP_ROWS:
            if not self._texts:
                self._begin()
            read += self._read(STEP_CHARACTERS - read)
            if self._text >= len(self._texts):
                read += self._end()
                rows += not self._texts
        return read

    def _begin(self) -> None:
        row = self._rows[0]
        shown = self._shown.get(row.id)
        # A row without texts gets one empty text, because `_texts` is empty only before a row is begun.
        self._texts = tuple(text for text in (*texts_of(row, self._words), shown) if text) or ("",)
        self._text = self._place = 0
        self._maybe = not self._word or (shown is None and may_show(row))

    def _read(self, budget: int) -> int:
        """Search the current text for the word, from the current place and for at most `budget` characters.

        Return the number of characters that were read. If the word was already found, skip the row's texts.
        """
        if self._maybe:
            self._text = len(self._texts)
            return 0
        text = self._texts[self._text]
        begin, end = self._place, self._place + budget
        # An occurrence that begins in these characters may end after them.
        if self._rough.search(text, begin, min(len(text), end + len(self._word) - 1)):
            self._maybe = True
        elif end < len(text):
            self._place = end
            return budget
        self._text += 1
        self._place = 0
        return len(text) - begin

    def _end(self) -> int:
        """Finish the current row, in several calls: make its visible texts, then count the occurrences.

        Return the cost in characters. Drop the row from the queue after all occurrences are counted. Skip the
        visible texts of a row that cannot have the query.
        """
        row = self._rows[0]
        if self._matches is None:
            shown = visible_texts(row, self._folder, self._words) if self._maybe else []
            if shown and row.id not in self._shown and may_show(row):
                self._shown[row.id] = "\n".join(_all_words(shown) - _all_words(self._texts))
            self._matches = (found for text in shown for found in self._pattern.finditer(text))
            self._found = 0
            if shown:
                return _ROW_COST + _CHARACTER_COST * sum(map(len, shown))
        more = sum(1 for _ in islice(self._matches, _STEP_MATCHES))
        self._found += more
        if more == _STEP_MATCHES:
            return STEP_CHARACTERS
        self._rows.popleft()
        self._waiting.discard(row.id)
        self.total += self._found - self.counts.pop(row.id, 0)
        if self._found:
            self.counts[row.id] = self._found
        self._reset_row()
        return 0

    def _reset_row(self) -> None:
        """Forget the progress in the current row. The first row of the queue will be read from its start."""
        self._texts = ()
        self._matches = None


def counts_in(
    query: str, entries: Iterable[Entry], folder: str = "", words: Words = without_words
) -> dict[str, int]:
    """Return how often the query is in each row, by the row's id. Rows without the query have no entry."""
    search = RowSearch(query, folder, words)
    search.add(entries)
    while not search.done:
        search.step()
    return search.counts
