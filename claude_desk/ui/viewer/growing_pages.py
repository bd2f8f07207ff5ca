"""The pages of a text that grows at its end and loses its beginning. No Qt."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.terminal_output import MOST_SPANS
from claude_desk.transcript.text.terminal_stream import TerminalText
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.viewer.text_pages import PAGE_CHARACTERS, TextPages

# If a text has more than `MOST` characters, its beginning is removed and about `KEPT` characters remain.
MOST, KEPT = 1_000_000, 750_000


NOTHING = TerminalText("")


class Growth(NamedTuple):
    """The change of the pages.

    `dropped` pages with `characters` characters were removed at the start. The next `same` pages and the next
    `same_characters` characters are unchanged.
    """

    dropped: int
    same: int
    characters: int
    same_characters: int


class GrowingPages(TextPages):
    """Pages of a growing text. All pages are always known.

    The pages show no line numbers, because the first lines may have been removed.
    """

    def __init__(self, done: TerminalText = NOTHING, open_line: TerminalText = NOTHING) -> None:
        super().__init__(ListingPart(""))
        self._ended = 0  # number of characters in lines that have ended
        self._spans_of_ended: list[TextSpan] = []
        self.cut = False  # whether the beginning of the text was removed
        self.grow(done, open_line)

    def grow(self, done: TerminalText, open_line: TerminalText) -> Growth:
        """Add lines and replace the open line. Return the change of the pages."""
        before = self._ended
        self.text = self.text[:before] + done.text + open_line.text
        self._ended = before + len(done.text)
        self._spans_of_ended += _moved(done.spans, before)
        # The new text may change the ends of the last pages. Drop these pages. The next loop adds them again.
        while self.count and self._starts[-2] + PAGE_CHARACTERS > before:
            self._starts.pop()
            self._lines.pop()
        same = self.count
        while self.find_more(len(self.text)):
            pass
        dropped = self._drop()
        del self._spans_of_ended[: max(0, len(self._spans_of_ended) - MOST_SPANS)]
        spans = (*self._spans_of_ended, *_moved(open_line.spans, self._ended))
        self._listing = ListingPart(self.text, spans=spans)
        gone = dropped[1]
        return Growth(dropped[0], max(0, same - dropped[0]), gone, max(0, before - gone))

    def _drop(self) -> tuple[int, int]:
        """Drop the first pages if the text is too long. Return how many pages and characters were dropped."""
        if len(self.text) <= MOST:
            return 0, 0
        pages = bisect_left(self._starts, len(self.text) - KEPT)
        gone, lines = self._starts[pages], self._lines[pages]
        self.text = self.text[gone:]
        for numbers, less in ((self._starts, gone), (self._lines, lines)):
            del numbers[:pages]
            for at in range(len(numbers)):
                numbers[at] -= less
        self._ended = max(0, self._ended - gone)
        self._spans_of_ended = [span for span in _moved(self._spans_of_ended, -gone) if span.start >= 0]
        self.cut = True
        return pages, gone

    def _gutter(self, start: int, line: int, lines: int) -> str:
        return ""


def _moved(spans: Iterable[TextSpan], by: int) -> Iterable[TextSpan]:
    return (TextSpan(span.start + by, span.end + by, span.style) for span in spans)
