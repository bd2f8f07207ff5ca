"""The lines that a search found, grouped by their file."""

import re
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import visible
from claude_desk.transcript.tools.card import LineBand, ListingPart
from claude_desk.transcript.tools.paths import shorten

# More marks than this help nobody.
_MOST_MARKS = 5_000
_HIT = re.compile(r"(?:(.{1,1000}?):)??(\d{1,9}):(.*)", re.S)
_NEAR = re.compile(r"(?:(.{1,1000}?)-)??(\d{1,9})-(.*)", re.S)
_NAMED = re.compile(r"([^:]{1,1000}):(.*)", re.S)
_COUNT = re.compile(r"(.+):(\d{1,9})")
_LITERAL = re.compile(r"[^\\^$.|?*+()\[\]{}]+")


class FoundLines(NamedTuple):
    listing: ListingPart | None
    matches: int
    files: int


class _Line(NamedTuple):
    path: str
    number: str
    text: str
    hit: bool


def found_lines(text: str, folder: str, pattern: str, any_case: bool, place: str) -> FoundLines:
    """What `rg` wrote: `path:12:text` for a match, `path-11-text` for a line near it, `--` between them.

    Where one file was searched (it is `place` then) there are no paths; without numbers there is `path:text`.
    """
    if not text.strip():
        return FoundLines(None, 0, 0)
    rows = visible(text.replace("\r\n", "\n")).split("\n")
    numbered = any(_HIT.match(row) for row in rows[:50])
    builder = _Builder(folder, _literal(pattern, any_case))
    path = ""
    for row in rows:
        if row == "--":
            builder.gap()
            continue
        line = _read(row, path, numbered, place)
        path = line.path
        builder.add(line)
    return builder.found()


def _read(row: str, path: str, numbered: bool, place: str) -> _Line:
    """One line; most are of the same file as the one before."""
    if not numbered:
        found = _NAMED.fullmatch(row)
        named = found is not None and ("/" in found[1] or "." in found[1]) and " " not in found[1]
        return _Line(found[1], "", found[2], True) if found and named else _Line(path, "", row, True)
    if path and row.startswith(path):
        rest = row[len(path) :]
        for form, hit in ((_HIT, True), (_NEAR, False)):
            found = form.fullmatch(rest[1:]) if rest[:1] == (":" if hit else "-") else None
            if found and found[1] is None:
                return _Line(path, found[2], found[3], hit)
    for form, hit in ((_HIT, True), (_NEAR, False)):
        found = form.fullmatch(row)
        if found and (found[1] or place):
            return _Line(found[1] or "", found[2], found[3], hit)
    return _Line(path, "", row, False)


def _literal(pattern: str, any_case: bool) -> re.Pattern[str] | None:
    """What to mark in the lines: only a pattern that is plain words, which cannot take long."""
    if not 0 < len(pattern) <= 200 or not _LITERAL.fullmatch(pattern):
        return None
    return re.compile(re.escape(pattern), re.IGNORECASE if any_case else 0)


class _Builder:
    def __init__(self, folder: str, mark: re.Pattern[str] | None) -> None:
        self._folder = folder
        self._mark = mark
        self._texts: list[str] = []
        self._gutter: list[str] = []
        self._spans: list[TextSpan] = []
        self._bands: list[LineBand] = []
        self._length = 0
        self._path: str | None = None
        self._paths: set[str] = set()
        self._matches = 0

    def add(self, line: _Line) -> None:
        if line.path != self._path:
            self._head(line.path)
        text = line.text
        self._matches += line.hit
        if self._mark is not None and len(self._spans) < _MOST_MARKS:
            self._spans += [
                TextSpan(self._length + found.start(), self._length + found.end(), "match")
                for found in self._mark.finditer(text)
            ]
        self._put(text, line.number)

    def gap(self) -> None:
        self._put("", "⋯")

    def found(self) -> FoundLines:
        text = "\n".join(self._texts)
        gutter = tuple(self._gutter) if any(self._gutter) else ()
        listing = ListingPart(
            text, gutter=gutter, spans=tuple(self._spans), bands=tuple(self._bands), wrap=False
        )
        return FoundLines(listing, self._matches, len(self._paths))

    def _head(self, path: str) -> None:
        self._path = path
        if not path:
            return
        self._paths.add(path)
        shown = shorten(path, self._folder)
        self._bands.append(LineBand(len(self._texts), 1, "hunk"))
        self._spans.append(TextSpan(self._length, self._length + len(shown), "path"))
        self._put(shown, "")

    def _put(self, text: str, gutter: str) -> None:
        self._texts.append(text)
        self._gutter.append(gutter)
        self._length += len(text) + 1


def counts_listing(text: str, folder: str) -> tuple[ListingPart | None, int, int]:
    """`path:3` for each file: the listing, how many matches, in how many files."""
    names: list[str] = []
    counts: list[str] = []
    for row in text.split("\n"):
        found = _COUNT.fullmatch(row.strip())
        if found:
            names.append(visible(shorten(found[1], folder)))
            counts.append(found[2])
    if not names:
        return None, 0, 0
    listing = ListingPart("\n".join(names), gutter=tuple(counts), wrap=False)
    return listing, sum(map(int, counts)), len(names)
