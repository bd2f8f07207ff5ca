"""Cards of the tools that search for files, lines, symbols or tools."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import in_file, one_line, visible
from claude_desk.transcript.tools.card import LineBand, ListingPart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import facts, lines, listed, note, shorten
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

# -------------------------------------------------------------------------------------------------
# The lines that a search found, grouped by file.


# The number of marks after which further lines of a listing get no marks. More marks would not help.
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
    """Read the output of `rg`: `path:12:text` for a match, `path-11-text` for a line near a match, `--`
    between groups.

    Lines without line numbers are `path:text`. `place`: the searched path, or "". If only one file was
    searched, the lines have no path.
    """
    if not text.strip():
        return FoundLines(None, 0, 0)
    rows = in_file(text.replace("\r\n", "\n")).split("\n")
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
    """Read one line. `path`: the path of the previous line. Most lines have the same path."""
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
    """Return the expression to mark in the lines. Return None if the pattern is empty, has more than 200
    characters, or has operators. A pattern with operators could take long."""
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
    """Read lines like `path:3`. Return the listing, the number of matches and the number of files."""
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


_NOTHING = ("No files found", "No matches found", "No files matched")
_FOUND = re.compile(r"\AFound \d+ (?:files?|total occurrences?[^\n]*|lines?)[^\n]*\n")
_OPTIONS = {
    "-A": Phrase("search_card.lines_after"),
    "-B": Phrase("search_card.lines_before"),
    "-C": Phrase("search_card.lines_around"),
    "context": Phrase("search_card.lines_around"),
    "head_limit": Phrase("search_card.limit"),
    "offset": Phrase("search_card.skip"),
}
_FLAGS = {
    "-i": Phrase("search_card.ignore_case"),
    "-o": Phrase("search_card.matches_only"),
    "multiline": Phrase("search_card.multiline"),
}


def pattern_title(given: WireFields, folder: str) -> Text:
    """Return the pattern of the search, and its place if the input names a place."""
    pattern = given.text("pattern")
    places = [shorten(given.text("path"), folder), given.text("glob"), given.text("type")]
    place = ", ".join(place for place in places if place and place != ".")
    return Phrase("search_card.in_place", pattern=pattern, place=place) if pattern and place else pattern


# --- Glob -------------------------------------------------------------------------------------------


def show_glob(use: ToolUse) -> PresentedCall:
    if not use.done:
        return PresentedCall()
    if "filenames" in use.structured:
        names = use.structured.texts("filenames")
    else:
        names = [] if use.text.startswith(_NOTHING) else use.text.strip("\n").split("\n")
        names = [name for name in names if name and not name.startswith("(Results are truncated")]
    total = use.structured.number("totalMatches") or use.structured.number("numFiles") or len(names)
    cut = use.structured.flag("truncated") or total > len(names) or "\n(Results are truncated" in use.text
    parts = lines(_short(names, use.folder))
    if cut:
        parts += note(Phrase("search_card.only_first", count=len(names)), brief=False)
    if cut and total and total <= len(names):
        return PresentedCall(parts, Phrase("search_card.files_or_more", count=total))
    return PresentedCall(parts, Phrase("search_card.files", count=total))


def _short(names: Iterable[str], folder: str) -> str:
    return "\n".join(shorten(name.replace("\n", "⏎"), folder) for name in names)


# --- Grep -------------------------------------------------------------------------------------------


def show_grep(use: ToolUse) -> PresentedCall:
    options = [(words, use.input.word(name)) for name, words in _OPTIONS.items()]
    flags = listed(*(words for flag, words in _FLAGS.items() if use.input.flag(flag)))
    asked = facts([*options, (Phrase("search_card.options"), flags)])
    if not use.done:
        return PresentedCall(asked)
    mode = use.structured.text("mode") or use.input.text("output_mode") or "files_with_matches"
    shown = {"content": _content, "count": _counts}.get(mode, _files)(use)
    if use.structured.flag("timedOut"):
        shown.parts += note(Phrase("search_card.timed_out"), "warn")
    limit = use.structured.number("appliedLimit")
    if limit:
        shown.parts += note(Phrase("search_card.only_first", count=limit), brief=False)
    return PresentedCall(asked + shown.parts, shown.summary)


def _text(use: ToolUse) -> str:
    """Return the matches without the CLI's words around them."""
    text = use.structured.text("content") if "content" in use.structured else use.text
    return "" if text.startswith(_NOTHING) else _FOUND.sub("", text).strip("\n")


def _files(use: ToolUse) -> PresentedCall:
    names = use.structured.texts("filenames") if "filenames" in use.structured else _text(use).split("\n")
    names = [name for name in names if name]
    total = use.structured.number("totalFiles") or use.structured.number("numFiles") or len(names)
    count = max(total, len(names))
    return PresentedCall(lines(_short(names, use.folder)), Phrase("search_card.files", count=count))


def _counts(use: ToolUse) -> PresentedCall:
    listing, matches, files = counts_listing(_text(use), use.folder)
    matches = use.structured.number("numMatches") or matches
    return PresentedCall([listing] if listing else [], _matches_words(matches, files))


def _content(use: ToolUse) -> PresentedCall:
    found = found_lines(
        _text(use), use.folder, use.input.text("pattern"), use.input.flag("-i"), use.input.text("path")
    )
    parts: list[Part] = [found.listing] if found.listing else []
    return PresentedCall(
        parts, _matches_words(use.structured.number("numMatches") or found.matches, found.files)
    )


def _matches_words(matches: int, files: int) -> Text:
    if matches and files > 1:
        return Phrase("search_card.matches_in_files", matches=matches, files=files)
    return Phrase("search_card.matches", count=matches)


# --- LSP, ToolSearch --------------------------------------------------------------------------------


def lsp_title(given: WireFields, folder: str) -> str:
    path = shorten(given.text("filePath"), folder)
    line, character = given.word("line"), given.word("character")
    place = ":".join(word for word in (path, line, character) if word)
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", given.text("operation")[:100]).lower()
    return one_line(f"{words} · {place}" if words and place else words or place)


def show_lsp(use: ToolUse) -> PresentedCall:
    return PresentedCall(facts([(Phrase("search_card.query"), use.input.text("query"))]) + lines(use.reply))


def query_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("query"))


def show_tool_search(use: ToolUse) -> PresentedCall:
    names = use.structured.texts("matches")
    if isinstance(use.call.structured, list):
        found = [
            item if isinstance(item, str) else WireFields(item).text("name", "tool_name")
            for item in use.call.structured
        ]
        names = [name for name in found if name]
    parts = lines("\n".join(names) if names else use.reply)
    return PresentedCall(parts, Phrase("search_card.tools", count=len(names)) if names else "")


TOOLS = (
    ToolSpec("Glob", pattern_title, show_glob, family="search", heading="find-files", path="path"),
    ToolSpec("Grep", pattern_title, show_grep, family="search", heading="search-files", path="path"),
    ToolSpec("LSP", lsp_title, show_lsp, family="read"),
    ToolSpec("ToolSearch", query_title, show_tool_search, family="search"),
)
