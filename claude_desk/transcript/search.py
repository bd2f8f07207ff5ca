"""Looking for words in the rows of a conversation, piece by piece: no step reads more than a little."""

import re
from collections import deque
from collections.abc import Iterable, Mapping

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall

# A step reads about so many characters (some 10 ns each), and looks at so many rows.
STEP_CHARACTERS = 32_768
STEP_ROWS = 256
QUERY_LENGTH = 1_000


def texts_of(entry: Entry) -> tuple[str, ...]:
    """All that a row says, folded or not, in the order in which it says it; a tool call its title first."""
    tool = entry.tool
    if tool is not None:
        texts = (tool.title, "" if _says_no_more(tool) else tool.input_text, tool.result)
    elif entry.kind is EntryKind.FOOTER:
        texts = ("", "", "")
    else:
        texts = (entry.text, "", "")
    carried = (*entry.attachments, *(tool.attachments if tool else ()))
    return (*(text for text in texts if text), *(a.name for a in carried if a.name))


def in_title(entry: Entry, query: str) -> int:
    """How often the query stands in the title of a tool call: that is in sight even while it is folded."""
    title = entry.tool.title if entry.tool is not None else ""
    return len(_pattern(query).findall(title)) if title and query else 0


def _says_no_more(tool: ToolCall) -> bool:
    """Whether the input is the title over again, with a word before it at most (`file_path: `)."""
    return len(tool.input_text) < len(tool.title) + 24 and tool.title in tool.input_text


def _pattern(query: str) -> re.Pattern[str]:
    return re.compile(re.escape(query[:QUERY_LENGTH]), re.IGNORECASE)


class RowSearch:
    """Counts where `query` stands in each row that it is given, whatever the case of its letters.

    Occurrences do not overlap and do not go from one text of a row into the next.
    """

    def __init__(self, query: str) -> None:
        self.query = query[:QUERY_LENGTH]
        self.counts: dict[str, int] = {}  # row -> how many, of rows that have one
        self.total = 0
        self._pattern = _pattern(self.query)
        self._rows: deque[Entry] = deque()
        self._waiting: set[str] = set()
        # Of the row that is being read: its texts, which of them, the place in it, how many were found.
        self._texts: tuple[str, ...] = ()
        self._text = 0
        self._place = 0
        self._found = 0

    @property
    def done(self) -> bool:
        return not self._rows

    def add(self, entries: Iterable[Entry]) -> None:
        """Rows to be read, or to be read again because they changed. The one being read begins anew."""
        if not self._rows:
            self._rows.extend(entries)
            self._waiting.update(entry.id for entry in self._rows)
            return
        for entry in entries:
            if self._rows and self._rows[0] is entry:
                self._texts = ()
            elif entry.id not in self._waiting:
                self._rows.append(entry)
                self._waiting.add(entry.id)

    def know(self, counts: Mapping[str, int]) -> None:
        """Rows that were read elsewhere."""
        for key, count in counts.items():
            self.total += count - self.counts.get(key, 0)
            self.counts[key] = count

    def forget(self, key: str) -> None:
        """The row is gone."""
        self.total -= self.counts.pop(key, 0)
        if key in self._waiting:
            first = self._rows[0].id == key
            self._waiting.discard(key)
            self._rows = deque(row for row in self._rows if row.id != key)
            if first:
                self._texts = ()

    def step(self) -> int:
        """Read on, at most a bounded piece; gives the number of characters that were looked at."""
        read = rows = 0
        while self._rows and read < STEP_CHARACTERS and rows < STEP_ROWS:
            if not self._texts:
                self._begin()
            read += self._read(STEP_CHARACTERS - read)
            if self._text >= len(self._texts):
                self._end()
                rows += 1
        return read

    def _begin(self) -> None:
        # A row without a text has an empty one, so that a row that was begun can be told.
        self._texts = texts_of(self._rows[0]) or ("",)
        self._text = self._place = self._found = 0

    def _read(self, budget: int) -> int:
        """Look at one text from the place reached, for so many characters."""
        text = self._texts[self._text]
        begin, end = self._place, self._place + budget
        # An occurrence that begins in the piece may end after it.
        for found in self._pattern.finditer(text, begin, min(len(text), end + len(self.query) - 1)):
            self._found += 1
            self._place = found.end()
        if end < len(text):
            self._place = max(self._place, end)
            return budget
        self._text += 1
        self._place = 0
        return len(text) - begin

    def _end(self) -> None:
        row = self._rows.popleft()
        self._waiting.discard(row.id)
        self.total += self._found - self.counts.pop(row.id, 0)
        if self._found:
            self.counts[row.id] = self._found
        self._texts = ()


def counts_in(query: str, entries: Iterable[Entry]) -> dict[str, int]:
    """How often each of these rows has the words, of those that have them."""
    search = RowSearch(query)
    search.add(entries)
    while not search.done:
        search.step()
    return search.counts
