"""Cards of reading files and folders."""

from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate


def page_range(pages: str) -> str:
    return translate("FileCard", "pages {pages}", pages=pages)


def line_range(first: int, last: int) -> str:
    return translate("FileCard", "lines {first}–{last}", first=first, last=last)


def single_line(line: int) -> str:
    return translate("FileCard", "line {line}", line=line)


def from_line(line: int) -> str:
    return translate("FileCard", "from line {line}", line=line)


def not_changed() -> str:
    return translate("FileCard", "Unchanged since last read")


def unchanged() -> str:
    return translate("FileCard", "unchanged")


def file_empty() -> str:
    return translate("FileCard", "The file is empty")


def empty() -> str:
    return translate("FileCard", "empty")


def lines(count: int) -> str:
    return translate("FileCard", "%Ln lines", n=count, one="%Ln line")


def lines_of(shown: int, whole: int) -> str:
    return translate(
        "FileCard",
        "{shown} of %Ln lines",
        n=whole,
        one="{shown} of %Ln line",
        shown=locale_format.number(shown),
    )


def truncated() -> str:
    return translate("FileCard", "Truncated: too large to read at once")


def size() -> str:
    return translate("FileCard", "Size")


def pages_saved_in() -> str:
    return translate("FileCard", "Pages saved in")


def pages(count: int) -> str:
    return translate("FileCard", "%Ln pages", n=count, one="%Ln page")


def cells(count: int) -> str:
    return translate("FileCard", "%Ln cells", n=count, one="%Ln cell")


def cell(number: int, kind: str) -> str:
    return translate("FileCard", "Cell {number} · {kind}", number=number, kind=kind)


def numbered_cell(number: int) -> str:
    return translate("FileCard", "Cell {number}", number=number)


def empty_cell(number: int, kind: str) -> str:
    return translate("FileCard", "Cell {number} · {kind}: empty", number=number, kind=kind)


def excluded() -> str:
    return translate("FileCard", "Excluded")
