"""A table of Markdown as it is spoken: each cell after the head of its column. No Qt."""

import re

from claude_desk.ui import safe_text

_BAR = re.compile(r"(?<!\\)\|")


def spoken_table(markdown: str, limit: int) -> str:
    """Return the table in one line of at most `limit` characters: `file: a.py, lines: 12; file: …`.

    A table that has no row yet is its heads.
    """
    lines = [_cells(line, limit) for line in markdown[: limit * 2].splitlines() if line.strip()]
    if len(lines) < 3:
        return ", ".join(lines[0])[:limit] if lines else ""
    heads, rows = lines[0], lines[2:]
    spoken = (
        ", ".join(f"{head}: {cell}" if head else cell for head, cell in zip(heads, row, strict=False) if cell)
        for row in rows
    )
    return "; ".join(spoken)[:limit]


def _cells(line: str, limit: int) -> list[str]:
    line = line.strip().removeprefix("|")
    if line.endswith("|") and not line.endswith("\\|"):
        line = line[:-1]
    return [safe_text.plain_of_markdown(cell.replace("\\|", "|"), limit).strip() for cell in _BAR.split(line)]
