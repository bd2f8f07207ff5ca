"""A change of a file as text with line numbers: in one pane, or old and new lines side by side. No Qt."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, NamedTuple

from claude_desk.transcript.text.diff import DiffLine, remark_of
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.tools.card import LineBand
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.excerpt import CUT, LINE

GAP = "⋯"
_SIGNS = {"+": "+", "-": "−"}
_TONES = {"+": "added", "-": "removed", "@": "hunk"}
_STYLES = {"+": "added", "-": "removed"}


Pair = tuple[DiffLine | None, DiffLine | None]


class PaneLine(NamedTuple):
    """A line of a pane. `line` is None if only the other pane has a line in this row."""

    line: DiffLine | None
    text: str


@dataclass(frozen=True, slots=True)
class DiffPane:
    text: str
    gutter: str = ""  # a line for each line of the text; "" without a gutter
    bands: tuple[LineBand, ...] = ()
    spans: tuple[TextSpan, ...] = ()
    lines: tuple[PaneLine, ...] = ()

    def map(self) -> dict[str, Any]:
        """Return the pane as a map for QML."""
        return {"text": self.text, "gutter": self.gutter, "bands": band_maps(self.bands)}


def band_maps(bands: Iterable[LineBand]) -> list[dict[str, Any]]:
    return [{"line": band.line, "size": band.size, "tone": band.tone} for band in bands]


def unified(lines: Sequence[DiffLine], width: int | None = None) -> DiffPane:
    """Return one pane with old lines above new lines. `width` is the number of digits of a line number."""
    width = number_width(lines) if width is None else width
    gutter = [_gutter_word(line, line.old if line.sign == "-" else line.new, width) for line in lines]
    return _pane([PaneLine(line, _text(line)) for line in lines], gutter)


def sides(lines: Sequence[DiffLine]) -> tuple[DiffPane, DiffPane]:
    """Return the old and the new text, with matching lines side by side."""
    return sides_of(paired(lines), number_width(lines))


def sides_of(pairs: Sequence[Pair], width: int) -> tuple[DiffPane, DiffPane]:
    """Return the old and the new text of lines that are already paired."""
    old = [PaneLine(pair[0], _text(pair[0])) for pair in pairs]
    new = [PaneLine(pair[1], _text(pair[1])) for pair in pairs]
    old_words = [_gutter_word(pair[0], pair[0].old if pair[0] else 0, width) for pair in pairs]
    new_words = [_gutter_word(pair[1], pair[1].new if pair[1] else 0, width) for pair in pairs]
    return _pane(old, old_words), _pane(new, new_words)


def columns(both: Sequence[DiffPane]) -> int:
    """Return the number of characters of the longest line in both panes, including the line number."""
    return max((len(line) for pane in both for line in pane.text.split("\n")), default=0) + max(
        (len(pane.gutter.partition("\n")[0]) for pane in both), default=0
    )


def sided(lines: Iterable[DiffLine]) -> bool:
    """Return whether the change has both added and removed lines. Other changes need only one pane."""
    signs = {line.sign for line in lines}
    return "+" in signs and "-" in signs


def paired(lines: Iterable[DiffLine]) -> list[Pair]:
    """Pair each old line with the new line that replaces it. Without such a line, the other side is None.

    Pair unchanged lines and remarks with themselves.
    """
    found: list[Pair] = []
    removed: list[DiffLine] = []
    added: list[DiffLine] = []
    for line in lines:
        if line.sign == "-" and not added:
            removed.append(line)
        elif line.sign == "+":
            added.append(line)
        else:
            found += zip_longest(removed, added)
            removed, added = ([line], []) if line.sign == "-" else ([], [])
            if line.sign != "-":
                found.append((line, line))
    found += zip_longest(removed, added)
    return found


def text_of(line: DiffLine) -> str:
    """Return the line as in the text form of a change, with its sign."""
    return _said(line) if line.sign == "@" else f"{line.sign}{_said(line)}"


def length_in_text(line: DiffLine) -> int:
    return len(_said(line)) if line.sign == "@" else len(_said(line)) + 1


def _said(line: DiffLine) -> str:
    if line.sign not in "@\\":
        return line.text
    return words(remark_of(line)) or GAP


def _pane(lines: list[PaneLine], gutter: list[str]) -> DiffPane:
    spans: list[TextSpan] = []
    position = 0
    for line, text in lines:
        if line is not None and line.sign in _STYLES:
            spans += (
                TextSpan(position + start, position + min(end, len(text)), _STYLES[line.sign])
                for start, end in line.marks
                if start < len(text)
            )
        elif line is not None and line.sign == "@":
            spans.append(TextSpan(position, position + len(text), "faint"))
        position += len(text) + 1
    return DiffPane(
        "\n".join(text for _, text in lines),
        "\n".join(gutter) if any(word.strip() for word in gutter) else "",
        tuple(_bands(lines)),
        tuple(spans),
        tuple(lines),
    )


def _bands(lines: Iterable[PaneLine]) -> list[LineBand]:
    found: list[LineBand] = []
    for number, (line, _) in enumerate(lines):
        tone = "absent" if line is None else _TONES.get(line.sign, "")
        last = found[-1] if found else None
        if last is not None and last.tone == tone and last.line + last.size == number:
            found[-1] = LineBand(last.line, last.size + 1, tone)
        elif tone:
            found.append(LineBand(number, 1, tone))
    return found


def _text(line: DiffLine | None) -> str:
    if line is None:
        return ""
    text = _said(line)
    text = text.replace("\n", " ") if "\n" in text else text
    return text if len(text) <= LINE else text[:LINE] + CUT


def number_width(lines: Iterable[DiffLine]) -> int:
    """Return the number of digits of the line numbers; 0 without line numbers."""
    most = max((max(line.old, line.new) for line in lines), default=0)
    return len(str(most)) if most else 0


def _gutter_word(line: DiffLine | None, number: int, width: int) -> str:
    if line is None or line.sign == "@":
        return " " * (width + 2)
    return f"{number or '':>{width}} {_SIGNS.get(line.sign, ' ')}" if width else _SIGNS.get(line.sign, " ")
