"""Reads a program's output for a terminal while the program writes it."""

import codecs
import re
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.terminal_output import style_after, terminal_text

# The most characters of a line that are held back until the line ends: the program may write over them.
LONGEST_OPEN = 16_384
_LONGEST_ORDER = 256  # the longest escape sequence that may be incomplete at the end of the text
_NULLS = re.compile("\0{2,}")


class TerminalText(NamedTuple):
    text: str
    spans: tuple[TextSpan, ...] = ()  # places are relative to the beginning of `text`


class TerminalStream:
    """Turns bytes into text with colours. `feed` returns complete lines, and `open_line` is the rest."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._style = ""  # the escape sequences in effect at the start of the open line
        self._open = ""  # the line that has not ended, as the program wrote it

    def feed(self, data: bytes) -> TerminalText:
        """Add bytes. Return the lines that are complete now, each with its line end.

        If the open line has become too long, also return its beginning.
        """
        written = _NULLS.sub("\0", self._decoder.decode(data))  # a sparse file is full of null bytes
        text = self._open + written
        end = text.rfind("\n") + 1
        done, self._open = text[:end], text[end:]
        if len(self._open) > LONGEST_OPEN:
            done += self._shorten()
        shown = TerminalText(*terminal_text(self._style + done))
        if "\x1b" in done:
            self._style = style_after(self._style + done)
        return shown

    @property
    def open_line(self) -> TerminalText:
        """The line that has not ended, as a terminal would show it now."""
        return TerminalText(*terminal_text(self._style + self._open))

    def _shorten(self) -> str:
        """Drop the text before the last carriage return, because the program writes over it.

        Return "" if the open line is short enough then. Otherwise remove the line and return it, except for
        an escape sequence near its end that may be incomplete.
        """
        end = len(self._open.rstrip("\r"))
        over = self._open.rfind("\r", 0, end)
        if over >= 0:
            self._open = style_after(self._open[:over]) + self._open[over:]
        if len(self._open) <= LONGEST_OPEN:
            return ""
        cut = len(self._open)
        order = self._open.rfind("\x1b", cut - _LONGEST_ORDER)
        cut = order if order >= 0 else cut
        kept, self._open = self._open[:cut], self._open[cut:]
        return kept
