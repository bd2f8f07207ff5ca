"""A code fence whose end has not come: its lines are code without any parsing."""

import re
from functools import lru_cache

_TAB = 4


class OpenFence:
    """Whole lines are passed on; what may be the fence's last line is held back."""

    def __init__(self, indent: int, mark: str) -> None:
        self._indent = indent
        self._end, self._maybe = _ends(mark)
        self._line = ""  # what there is of the last line
        self._shown = 0  # characters of it that were passed on
        self._started = False

    def feed(self, text: str, *, end: bool) -> tuple[str, str | None]:
        """Give the code that was added, and what stands after the fence (None: it is still open)."""
        *whole, last = (self._line + text).split("\n")
        added: list[str] = []
        for number, line in enumerate(whole):
            if self._end.match(line):
                return "".join(added), "\n".join([*whole[number + 1 :], last])
            added.append(self._pass_on(line))
            self._shown = 0
        self._line = last
        if end:
            if last and not self._end.match(last):
                added.append(self._pass_on(last))
            return "".join(added), ""
        if not self._maybe.match(last):
            added.append(self._pass_on(last))
        return "".join(added), None

    def _pass_on(self, line: str) -> str:
        text = unindent(line, self._indent)
        lead = "\n" if self._started and not self._shown else ""
        fresh = text[self._shown :]
        self._started = True
        self._shown = len(text)
        return lead + fresh


@lru_cache(maxsize=64)
def _ends(mark: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What the last line of a fence is, and what may become one."""
    sign = re.escape(mark[0])
    return re.compile(rf"^ {{0,3}}{sign}{{{len(mark)},}}[ \t]*$"), re.compile(rf"^[ \t]*{sign}*[ \t]*$")


def unindent(line: str, columns: int) -> str:
    """The line without so many columns of white space; a tab that is cut leaves spaces."""
    column = at = 0
    while column < columns and at < len(line) and line[at] in " \t":
        column += _TAB - column % _TAB if line[at] == "\t" else 1
        at += 1
    return " " * max(column - columns, 0) + line[at:]
