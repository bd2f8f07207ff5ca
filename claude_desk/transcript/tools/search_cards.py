"""Looking for files, lines, symbols, tools."""

import re
from collections.abc import Iterable

from claude_desk.transcript.text.number_format import many
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.matches import counts_listing, found_lines
from claude_desk.transcript.tools.part_builder import facts, lines, note
from claude_desk.transcript.tools.paths import shorten
from claude_desk.transcript.tools.presenter import PresentedCall, ToolUse

_NOTHING = ("No files found", "No matches found", "No files matched")
_FOUND = re.compile(r"\AFound \d+ (?:files?|total occurrences?[^\n]*|lines?)[^\n]*\n")
_OPTIONS = {
    "-A": "Lines after", "-B": "Lines before", "-C": "Lines around", "context": "Lines around",
    "head_limit": "At most", "offset": "Without the first",
}  # fmt: skip


def pattern_title(given: WireFields, folder: str) -> str:
    """The pattern, and where it is looked for."""
    pattern = given.text("pattern")
    places = [shorten(given.text("path"), folder), given.text("glob"), given.text("type")]
    place = ", ".join(place for place in places if place and place != ".")
    return one_line(f"{pattern} in {place}" if pattern and place else pattern)


# --- Glob -------------------------------------------------------------------------------------------


def show_glob(work: ToolUse) -> PresentedCall:
    if not work.done:
        return PresentedCall()
    if "filenames" in work.structured:
        names = work.structured.texts("filenames")
    else:
        names = [] if work.text.startswith(_NOTHING) else work.text.strip("\n").split("\n")
        names = [name for name in names if name and not name.startswith("(Results are truncated")]
    whole = work.structured.number("totalMatches") or work.structured.number("numFiles") or len(names)
    cut = work.structured.flag("truncated") or whole > len(names) or "\n(Results are truncated" in work.text
    parts = lines(_short(names, work.folder))
    if cut:
        parts += note(f"Only the first {len(names):,} are told", brief=False)
    return PresentedCall(parts, _files_words(whole, cut and whole <= len(names)))


def _files_words(count: int, more: bool = False) -> str:
    return many(count, "file") + (" or more" if more else "") if count else "no files"


def _short(names: Iterable[str], folder: str) -> str:
    return "\n".join(shorten(name.replace("\n", "⏎"), folder) for name in names)


# --- Grep -------------------------------------------------------------------------------------------


def show_grep(work: ToolUse) -> PresentedCall:
    options = [(words, work.input.word(name)) for name, words in _OPTIONS.items()]
    flags = [("-i", "any case"), ("-o", "the matches alone"), ("multiline", "over line ends")]
    asked = facts([*options, ("How", ", ".join(word for flag, word in flags if work.input.flag(flag)))])
    if not work.done:
        return PresentedCall(asked)
    mode = work.structured.text("mode") or work.input.text("output_mode") or "files_with_matches"
    shown = {"content": _content, "count": _counts}.get(mode, _files)(work)
    if work.structured.flag("timedOut"):
        shown.parts += note("The search took too long: there may be more", "warn")
    limit = work.structured.number("appliedLimit")
    if limit:
        shown.parts += note(f"Only the first {limit:,} are told", brief=False)
    return PresentedCall(asked + shown.parts, shown.summary)


def _text(work: ToolUse) -> str:
    """The matches, without the words around them."""
    text = work.structured.text("content") if "content" in work.structured else work.text
    return "" if text.startswith(_NOTHING) else _FOUND.sub("", text).strip("\n")


def _files(work: ToolUse) -> PresentedCall:
    names = work.structured.texts("filenames") if "filenames" in work.structured else _text(work).split("\n")
    names = [name for name in names if name]
    whole = work.structured.number("totalFiles") or work.structured.number("numFiles") or len(names)
    return PresentedCall(lines(_short(names, work.folder)), _files_words(max(whole, len(names))))


def _counts(work: ToolUse) -> PresentedCall:
    listing, matches, files = counts_listing(_text(work), work.folder)
    matches = work.structured.number("numMatches") or matches
    return PresentedCall([listing] if listing else [], _matches_words(matches, files))


def _content(work: ToolUse) -> PresentedCall:
    found = found_lines(
        _text(work), work.folder, work.input.text("pattern"), work.input.flag("-i"), work.input.text("path")
    )
    parts: list[Part] = [found.listing] if found.listing else []
    return PresentedCall(
        parts, _matches_words(work.structured.number("numMatches") or found.matches, found.files)
    )


def _matches_words(matches: int, files: int) -> str:
    if not matches:
        return "no matches"
    words = many(matches, "match", "matches")
    return f"{words} in {many(files, 'file')}" if files > 1 else words


# --- LSP, ToolSearch --------------------------------------------------------------------------------


def lsp_title(given: WireFields, folder: str) -> str:
    path = shorten(given.text("filePath"), folder)
    line, character = given.word("line"), given.word("character")
    place = ":".join(word for word in (path, line, character) if word)
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", given.text("operation")[:100]).lower()
    return one_line(f"{words} · {place}" if words and place else words or place)


def show_lsp(work: ToolUse) -> PresentedCall:
    return PresentedCall(facts([("Query", work.input.text("query"))]) + lines(work.reply))


def query_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("query"))


def show_tool_search(work: ToolUse) -> PresentedCall:
    names = work.structured.texts("matches")
    if isinstance(work.call.structured, list):
        told = [
            item if isinstance(item, str) else WireFields(item).text("name", "tool_name")
            for item in work.call.structured
        ]
        names = [name for name in told if name]
    parts = lines("\n".join(names) if names else work.reply)
    return PresentedCall(parts, many(len(names), "tool") if names else "")
