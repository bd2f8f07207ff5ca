"""Builds tool calls by hand, and reads the texts of their cards."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from claude_desk.protocol.wire.characters import SPACES, visible
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import (
    Card,
    ChecklistPart,
    DiffPart,
    FactsPart,
    ListingPart,
    MarkdownPart,
    NotePart,
    Part,
    PicturesPart,
)
from claude_desk.ui.phrases.phrase_words import words

FOLDER = "/home/user/project"


def call(
    name: str,
    given: dict[str, Any] | None = None,
    structured: Any = None,
    result: str = "",
    state: ToolState = ToolState.DONE,
) -> ToolCall:
    made = ToolCall("t1", name, state=state, result=result, structured=structured, complete=True)
    set_input(made, given or {})
    return made


def card(
    name: str,
    given: dict[str, Any] | None = None,
    structured: Any = None,
    result: str = "",
    state: ToolState = ToolState.DONE,
) -> Card:
    return card_of(call(name, given, structured, result, state), FOLDER)


def card_of(made: ToolCall, folder: str = "") -> Card:
    return in_words(registry.card_of(made, folder))


def in_words(made: Card) -> Card:
    """Return the card with words in place of its phrases, as the window shows it."""
    said = {name: words(getattr(made, name)) for name in ("title", "name", "summary")}
    return replace(made, **said, parts=tuple(map(_part_in_words, made.parts)))


def _part_in_words(part: Part) -> Part:
    match part:
        case NotePart():
            return replace(part, text=words(part.text))
        case FactsPart():
            rows = tuple((words(key), words(value)) for key, value in part.rows)
            return replace(part, label=words(part.label), rows=rows)
        case ChecklistPart():
            items = tuple(item._replace(note=words(item.note)) for item in part.items)
            return replace(part, label=words(part.label), items=items)
    return replace(part, label=words(part.label))


def parts(shown: Card, kind: type[Part]) -> list[Any]:
    return [part for part in shown.parts if isinstance(part, kind)]


def outline(shown: Card) -> list[str]:
    """Return the parts, each in a line; a part that is also visible in a folded card has a star."""
    return [f"{_words(part)}{' *' if part.brief else ''}" for part in shown.parts]


def _words(part: Part) -> str:
    label = f"[{part.label}] " if not isinstance(part, NotePart) and part.label else ""
    match part:
        case ListingPart():
            tone = f"{part.tone}: " if part.tone else ""
            return f"{label}{tone}{part.text!r}"
        case DiffPart():
            return label + " ".join(f"{line.sign}{line.text}" for line in part.diff.lines)
        case MarkdownPart():
            return f"{label}rich {part.markdown!r}"
        case FactsPart():
            return label + ", ".join(f"{key}={value}" for key, value in part.rows)
        case ChecklistPart():
            items = (
                f"{item.text}:{item.state}{f' ({item.note})' if item.note else ''}" for item in part.items
            )
            return label + ", ".join(items)
        case PicturesPart():
            return label + ", ".join(f"{item.name} {item.media_type}" for item in part.items)
        case NotePart():
            return f"{part.tone or 'note'}: {part.text}"


def texts(shown: Card) -> Iterator[str]:
    """Yield all texts of a card except markdown, which is made safe when it is rendered."""
    yield from (shown.title, shown.name, shown.server, shown.summary)
    for part in shown.parts:
        match part:
            case ListingPart():
                yield from (part.text, part.label, part.language, *part.gutter)
            case DiffPart():
                yield from (part.label, part.diff.language, *(line.text for line in part.diff.lines))
            case FactsPart():
                yield from (part.label, *(word for row in part.rows for word in row))
            case ChecklistPart():
                yield from (part.label, *(word for item in part.items for word in item))
            case PicturesPart():
                yield from (item.name for item in part.items)
            case NotePart():
                yield part.text
            case MarkdownPart():
                yield part.label


def assert_sound(shown: Card) -> None:
    """Check the properties of a card on which the screen relies."""
    assert "\n" not in shown.title + shown.summary + shown.name + shown.server
    assert len(shown.title) <= 300
    for text in texts(shown):
        assert isinstance(text, str)
        assert visible(text, keep="\n\t" + SPACES, natural=True) == text
    for part in shown.parts:
        if isinstance(part, ListingPart):
            _assert_sound_listing(part)
        elif isinstance(part, DiffPart):
            for line in part.diff.lines:
                assert line.sign in " +-@\\" and "\n" not in line.text
                assert all(0 <= start < end <= len(line.text) for start, end in line.marks)
        elif isinstance(part, FactsPart):
            assert part.rows
        elif isinstance(part, MarkdownPart):
            assert part.markdown.strip()


def _assert_sound_listing(part: ListingPart) -> None:
    lines = part.text.split("\n")
    assert part.text.strip() or part.gutter or part.first
    assert not part.gutter or len(part.gutter) == len(lines)
    assert all(0 <= span.start < span.end <= len(part.text) for span in part.spans)
    assert all(re.fullmatch(r"[\w-]+( [\w-]+)*", span.style) for span in part.spans)
    assert all(band.line >= 0 and band.line + band.size <= len(lines) for band in part.bands)
