"""Cards of reading files and folders."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "page_range": Wording("pages {pages}"),
    "line_range": Wording("lines {first}–{last}"),
    "single_line": Wording("line {line}"),
    "from_line": Wording("from line {line}"),
    "not_changed": Wording("Unchanged since last read"),
    "unchanged": Wording("unchanged"),
    "file_empty": Wording("The file is empty"),
    "empty": Wording("empty"),
    "lines": Wording("%Ln lines", n="count", one="%Ln line"),
    "lines_of": Wording(
        "{shown} of %Ln lines", n="total", one="{shown} of %Ln line", shown=locale_format.number
    ),
    "truncated": Wording("Truncated: too large to read at once"),
    "size": Wording("Size"),
    "pages_saved_in": Wording("Pages saved in"),
    "pages": Wording("%Ln pages", n="count", one="%Ln page"),
    "cells": Wording("%Ln cells", n="count", one="%Ln cell"),
    "cell": Wording("Cell {number} · {kind}"),
    "numbered_cell": Wording("Cell {number}"),
    "empty_cell": Wording("Cell {number} · {kind}: empty"),
    "excluded": Wording("Excluded"),
}
