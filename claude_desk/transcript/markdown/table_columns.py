"""Counts and cuts the columns of a table in Markdown."""

import re

# A row shows at most this many columns of a table: Qt lays out some 10,000 cells a second.
COLUMNS = 40

# A bar between two cells. In GFM, a bar after a backslash is text, also inside code.
_BAR = re.compile(r"(?<!\\)\|")


def columns_of(table: str) -> int:
    """Return the number of columns in the heading. The parser fills or cuts all other lines to this
    number."""
    head = table.partition("\n")[0].strip()
    bars = len(_BAR.findall(head))
    return bars + 1 - head.startswith("|") - bool(head.endswith("|") and _BAR.search(head, len(head) - 1))


def first_columns(table: str, count: int) -> str:
    return "\n".join(_first_cells(line, count) for line in table.split("\n"))


def _first_cells(line: str, count: int) -> str:
    line = line.strip()
    for number, bar in enumerate(_BAR.finditer(line, 1 if line.startswith("|") else 0), 1):
        if number == count:
            return line[: bar.end()]
    return line
