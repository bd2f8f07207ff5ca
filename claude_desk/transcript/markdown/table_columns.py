"""A table of Claude's as it is written: how many columns it has, and the first of them."""

import re

# No more columns of a table are shown in its row: Qt lays out some 10,000 cells a second.
COLUMNS = 40

# What parts two cells (GFM: a bar behind a backslash is a bar, inside of code too).
_BAR = re.compile(r"(?<!\\)\|")


def columns_of(table: str) -> int:
    """By its heading, which every other line is filled up to or cut to."""
    head = table.partition("\n")[0].strip()
    bars = len(_BAR.findall(head))
    return bars + 1 - head.startswith("|") - bool(head.endswith("|") and _BAR.search(head, len(head) - 1))


def first_columns(table: str, count: int) -> str:
    """The table with so many columns at most."""
    return "\n".join(_first_cells(line, count) for line in table.split("\n"))


def _first_cells(line: str, count: int) -> str:
    line = line.strip()
    for number, bar in enumerate(_BAR.finditer(line, 1 if line.startswith("|") else 0), 1):
        if number == count:
            return line[: bar.end()]
    return line
