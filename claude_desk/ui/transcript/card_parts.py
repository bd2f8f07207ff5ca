"""The parts of a card for QML: plain maps of bounded size that say how much they omit. No Qt."""

from dataclasses import dataclass
from typing import Any

from claude_desk.transcript.tools.card import (
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
from claude_desk.ui.transcript.excerpt import CUT, LINE, Excerpt, ExcerptLimit, head, lines_of, tail
from claude_desk.ui.viewer import diff_panes
from claude_desk.ui.viewer.diff_panes import DiffPane, band_maps

_KEY = 200  # longest key of a fact, and longest label, in characters
_NOTE = ExcerptLimit(12, 1_200)
_CHECKS = 150  # greatest number of shown items of a checklist, because each needs a few QML items


@dataclass(slots=True)
class ShownPart:
    """A part of a card as shown.

    `number` is the part's index in the card. `panes` are the texts to paint. A listing has one pane. A diff
    has the unified text, followed by the old and the new side if they can be shown side by side.
    """

    number: int
    part: Part
    map: dict[str, Any]
    text: str  # the shown text, as plain text
    rows: int  # approximate number of rows on the screen
    characters: int
    lines_left: int = 0
    characters_left: int = 0
    panes: tuple[DiffPane, ...] = ()
    language: str = ""
    excerpt: Excerpt | None = None

    @property
    def is_complete(self) -> bool:
        return not self.lines_left and not self.characters_left


def shown_part(number: int, part: Part, limit: ExcerptLimit) -> ShownPart:
    """Return the part as shown, cut to the limit."""
    match part:
        case ListingPart():
            return _listing(number, part, limit)
        case DiffPart():
            return _diff(number, part, limit)
        case MarkdownPart():
            return _rich(number, part, limit)
        case FactsPart():
            return _facts(number, part, limit)
        case ChecklistPart():
            return _checklist(number, part, limit)
        case PicturesPart():
            return _pictures(number, part)
        case NotePart():
            return _note(number, part)


def size(part: Part) -> tuple[int, int]:
    """Return the approximate number of lines and characters in the part."""
    match part:
        case DiffPart():
            return len(part.diff.lines), sum(len(line.text) + 1 for line in part.diff.lines)
        case ChecklistPart():
            return len(part.items), sum(len(item.text) + 1 for item in part.items)
        case PicturesPart():
            return len(part.items), 0
    text = plain(part)
    return lines_of(text), len(text)


def plain(part: Part) -> str:
    """Return the whole part as text, for copying."""
    match part:
        case ListingPart():
            return part.text
        case DiffPart():
            return "\n".join(map(diff_panes.text_of, part.diff.lines))
        case MarkdownPart():
            return part.markdown
        case FactsPart():
            return "\n".join(_fact(words(key), words(value)) for key, value in part.rows)
        case ChecklistPart():
            return "\n".join(_check(item.text, item.state, words(item.note)) for item in part.items)
        case PicturesPart():
            return "\n".join(item.name for item in part.items)
        case NotePart():
            return words(part.text)


# --- the kinds of parts ---------------------------------------------------------------------------


def _listing(number: int, part: ListingPart, limit: ExcerptLimit) -> ShownPart:
    cut = (tail if part.tail else head)(part.text, limit, part.wrap)
    bands = tuple(cut.bands(part.bands))
    gutter = _gutter(part, cut)
    pane = DiffPane(cut.text, gutter, bands, tuple(cut.spans(part.spans)))
    shown = _base(number, part, "listing", cut.text, cut.rows)
    shown.map |= {
        "text": cut.text,
        "gutter": gutter,
        "bands": band_maps(bands),
        "tone": part.tone,
        "wrap": part.wrap,
        "hangs": part.wrap and part.language != "" and not gutter,
    }
    shown.lines_left, shown.characters_left = cut.lines_left, cut.characters_left
    shown.panes, shown.language, shown.excerpt = (pane,), part.language, cut
    return shown


def _gutter(part: ListingPart, cut: Excerpt) -> str:
    if part.gutter:
        words = part.gutter[cut.first : cut.first + len(cut.starts)]
        width = max(map(len, words), default=0)
        return "\n".join(f"{word:>{width}}" for word in words)
    if not part.first:
        return ""
    first = part.first + cut.first
    width = len(str(part.first + lines_of(part.text)))
    return "\n".join(f"{number:>{width}}" for number in range(first, first + len(cut.starts)))


def _diff(number: int, part: DiffPart, limit: ExcerptLimit) -> ShownPart:
    lines = part.diff.lines[: limit.rows]
    characters = 0
    for count, line in enumerate(lines):
        characters += min(len(line.text), LINE) + 1
        if characters > limit.characters:
            lines = lines[: max(1, count)]
            break
    one = diff_panes.unified(lines)
    both = diff_panes.sides(lines) if diff_panes.sided(lines) else ()
    shown = _base(number, part, "diff", one.text, len(lines))
    shown.map |= {
        "one": one.map(),
        "sides": [pane.map() for pane in both],
        "columns": diff_panes.columns(both),
    }
    left = part.diff.lines[len(lines) :]
    cut = sum(max(0, len(line.text) - LINE) for line in lines)
    shown.lines_left, shown.characters_left = len(left), sum(len(line.text) + 1 for line in left) + cut
    shown.panes, shown.language = (one, *both), part.diff.language
    return shown


def _rich(number: int, part: MarkdownPart, limit: ExcerptLimit) -> ShownPart:
    cut = head(part.markdown, limit)
    shown = _base(number, part, "rich", cut.text, cut.rows)
    shown.lines_left, shown.characters_left = cut.lines_left, cut.characters_left
    return shown


def _facts(number: int, part: FactsPart, limit: ExcerptLimit) -> ShownPart:
    rows: list[dict[str, str]] = []
    used = lines_left = characters_left = 0
    room = limit.characters
    for key, value in ((words(key), words(value)) for key, value in part.rows):
        if used >= limit.rows or room <= 0:
            lines_left += lines_of(value)
            characters_left += len(value) + 1
            continue
        cut = head(value, ExcerptLimit(limit.rows - used, room))
        rows.append({"key": key[:_KEY] + (CUT if len(key) > _KEY else ""), "value": cut.text})
        used += max(1, cut.rows)
        room -= len(cut.text) + 1
        lines_left += cut.lines_left
        characters_left += cut.characters_left + max(0, len(key) - _KEY)
    text = "\n".join(_fact(row["key"], row["value"]) for row in rows)
    shown = _base(number, part, "facts", text, used)
    shown.map["rows"], shown.map["opens"] = rows, part.opens
    shown.lines_left, shown.characters_left = lines_left, characters_left
    return shown


def _checklist(number: int, part: ChecklistPart, limit: ExcerptLimit) -> ShownPart:
    items: list[dict[str, str]] = []
    used, room = 0, limit.characters
    lines_left = characters_left = 0
    for item in part.items:
        if used >= limit.rows or room <= 0 or len(items) == _CHECKS:
            break
        cut = head(item.text, ExcerptLimit(limit.rows - used, room))
        note = words(item.note)
        items.append({"text": cut.text, "state": item.state, "note": note[:_KEY]})
        lines_left += cut.lines_left
        characters_left += cut.characters_left + max(0, len(note) - _KEY)
        used += max(1, cut.rows)
        room -= len(cut.text) + 1
    left = part.items[len(items) :]
    text = "\n".join(_check(item["text"], item["state"], item["note"]) for item in items)
    shown = _base(number, part, "checklist", text, used)
    shown.map["items"] = items
    shown.lines_left = lines_left + len(left)
    shown.characters_left = characters_left + sum(len(item.text) + 1 for item in left)
    return shown


def _pictures(number: int, part: PicturesPart) -> ShownPart:
    return _base(number, part, "pictures", "\n".join(item.name for item in part.items), 4)


def _note(number: int, part: NotePart) -> ShownPart:
    cut = head(words(part.text), _NOTE)
    shown = _base(number, part, "note", cut.text, cut.rows)
    shown.map |= {"text": shown.text, "tone": part.tone}
    shown.lines_left, shown.characters_left = cut.lines_left, cut.characters_left
    return shown


# --- helpers -----------------------------------------------------------------------------------


def _base(number: int, part: Part, kind: str, text: str, rows: int) -> ShownPart:
    label = "" if isinstance(part, NotePart) else words(part.label)[:_KEY]
    made = {"kind": kind, "number": number, "label": label}
    return ShownPart(number, part, made, text, rows + (1 if label else 0), len(text))


def _fact(key: str, value: str) -> str:
    return f"{key}:\n{value}" if "\n" in value else f"{key}: {value}"


def _check(text: str, state: str, note: str) -> str:
    mark = {"done": "x", "active": ">"}.get(state, " ")
    return f"[{mark}] {text}" + (f" ({note})" if note else "")
