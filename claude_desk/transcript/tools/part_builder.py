"""Builds the parts of a card from the texts of a call.

The parts are safe to show. A function that returns a list returns [] if the part would have no content.
"""

import re
from collections.abc import Iterable
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text, with_texts
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.syntax_highlight import language_of
from claude_desk.transcript.text.terminal_output import terminal_text
from claude_desk.transcript.text.text_sanitizer import in_file, one_line, readable, visible
from claude_desk.transcript.tools.card import FactsPart, ListingPart, MarkdownPart, NotePart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.tool_text import words_of

# The marks of Markdown that have a meaning anywhere. `_FIRST` has the marks that have a meaning at the start
# of a line.
_MARKED = re.compile(r"([\\`*_{}<>#!|~&])")
# Brackets are escaped as entities, because a backslash before them would begin a formula.
_BRACKETS = str.maketrans({each: f"&#{ord(each)};" for each in "[]()"})
_FIRST = re.compile(r"\A(\d*)([.)+=-])")
_DATA = re.compile(r"data:([\w.+-]+/[\w.+-]+)[^,]{0,100};base64,")


def output(text: str, label: Text = "", tone: str = "", brief: bool = True) -> list[Part]:
    """Show a program's output with its terminal colours."""
    shown, spans = terminal_text(text.strip("\n"))
    if not shown.strip():
        return []
    return [ListingPart(shown, label=label, spans=spans, tone=tone, tail=True, brief=brief)]


def code(
    text: str, path: str = "", language: str = "", first: int = 0, label: Text = "", brief: bool = False
) -> list[Part]:
    """Show lines of a file or of code. `first`: the number of the first line, 0 for no line numbers."""
    shown = in_file(text.replace("\r\n", "\n")).removesuffix("\n")
    if not shown.strip():
        return []
    language = one_line(language) or language_of(path)  # Claude may have chosen the name of the language
    return [ListingPart(shown, label=label, language=language, first=first, wrap=not first, brief=brief)]


def lines(text: str, label: Text = "", brief: bool = False) -> list[Part]:
    """Show a text of unknown kind."""
    shown = readable(text.replace("\r\n", "\n")).strip("\n")
    return [ListingPart(shown, label=label, brief=brief)] if shown.strip() else []


def error(text: str) -> list[Part]:
    shown, _ = terminal_text(text.strip())
    return [ListingPart(shown, tone="bad", brief=True)] if shown.strip() else []


def rich(text: str, label: Text = "", brief: bool = False) -> list[Part]:
    return [MarkdownPart(text, label=label, brief=brief)] if text.strip() else []


def note(text: Text, tone: str = "", brief: bool = True) -> list[Part]:
    shown = with_texts(text, lambda said: readable(said.strip()))
    return [NotePart(shown, tone=tone, brief=brief)] if shown else []


def facts(
    rows: Iterable[tuple[Text, Text]], label: Text = "", brief: bool = False, opens: bool = False
) -> list[Part]:
    """Show a table of the rows (key, value) that have a value. `opens`: as in `FactsPart`."""
    kept = tuple((with_texts(key, visible), with_texts(value, visible)) for key, value in rows if value)
    return [FactsPart(kept, label=label, brief=brief, opens=opens)] if kept else []


def picture(fields: WireFields, name: str) -> Attachment | None:
    """Return the image or document in an object like `{base64, type, originalSize}`; None if the object has
    no content."""
    data = fields.text("base64", "data")
    if not data:
        return None
    known = fields.number("originalSize")
    media_type = fields.text("type", "media_type", "mimeType")
    return Attachment(visible(name), media_type, data, size=len(data) * 3 // 4 if known is None else known)


def data_picture(uri: str, name: str) -> Attachment | None:
    """Return the image in a data URI with base64; None for any other text."""
    found = _DATA.match(uri.lstrip())
    if not found:
        return None
    data = uri.lstrip()[found.end() :].strip()
    return Attachment(name, found[1], data, "", len(data) * 3 // 4)


def byte_size(number: int | None) -> Text:
    return "" if number is None else Phrase("tool_card.size", amount=number)


def duration(seconds: float | None) -> Text:
    return Phrase("tool_card.duration", seconds=seconds) if seconds else ""


def value_of(value: Any) -> Text:
    """Return a value of the wire as text, like `words_of`, but with phrases for None and booleans."""
    if value is None:
        return Phrase("tool_card.none")
    if isinstance(value, bool):
        return Phrase("tool_card.yes") if value else Phrase("tool_card.no")
    return words_of(value)


def joined(*texts: Text) -> Text:
    """Join the texts like `src/a.py · lines 3–9`. Leave out empty texts."""
    said, *rest = [text for text in texts if text] or [""]
    for text in rest:
        if isinstance(said, str) and isinstance(text, str):
            said = f"{said} · {text}"
        else:
            said = Phrase("tool_card.joined", first=said, second=text)
    return said


def listed(*texts: Text) -> Text:
    """Join texts as a list, like `ignore case, multiline`."""
    said, *rest = texts or ("",)
    for text in rest:
        said = Phrase("tool_card.listed", first=said, second=text)
    return said


def escaped(text: str) -> str:
    """Escape one line of text, so that Markdown shows it unchanged."""
    return _FIRST.sub(r"\1\\\2", _MARKED.sub(r"\\\1", text)).translate(_BRACKETS)


def shorten(path: str, folder: str) -> str:
    """Return `path` relative to `folder` if it is inside `folder`, otherwise unchanged."""
    base = folder.rstrip("/\\")
    if base and path == base:
        return "."
    if base and path.startswith(base) and path[len(base)] in "/\\":
        return path[len(base) + 1 :] or "."
    return path


def file_name(path: str) -> str:
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]
