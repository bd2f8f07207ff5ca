"""A diff as listings: in one column, or what was and what is side by side."""

from collections.abc import Iterable

from claude_desk.transcript.cards.card import Band, Listing
from claude_desk.transcript.diffs import Diff, DiffLine
from claude_desk.transcript.spans import Span

_TONES = {"-": "removed", "+": "added", "@": "hunk", "\\": "hunk"}
_FILLER = DiffLine("", 0, 0, "")


def unified(diff: Diff, most: int | None = None) -> Listing:
    """The lines, or the first `most` of them, in one column; beside each its numbers and sign."""
    lines = diff.lines[:most]
    highest = max((max(line.old, line.new) for line in lines), default=0)
    wide = len(str(highest)) if highest else 0
    return _listing(diff, lines, [_gutter(line, wide) for line in lines])


def side_by_side(diff: Diff, most: int | None = None) -> tuple[Listing, Listing]:
    """What was and what is, as many lines each: the shorter side is filled up with empty ones.

    `most`: only so many of the diff's lines, from its start.
    """
    left: list[DiffLine] = []
    right: list[DiffLine] = []
    for line in diff.lines[:most]:
        if line.sign == "+":
            right.append(line)
        elif line.sign == "-":
            if len(right) > len(left):
                _level(left, right)
            left.append(line)
        elif line.sign == "\\":
            (right if right and right[-1].sign == "+" and len(right) >= len(left) else left).append(line)
        else:
            _level(left, right)
            left.append(line)
            right.append(line)
    _level(left, right)
    return (
        _listing(diff, left, [_number(line.old) for line in left]),
        _listing(diff, right, [_number(line.new) for line in right]),
    )


def _level(left: list[DiffLine], right: list[DiffLine]) -> None:
    left += [_FILLER] * (len(right) - len(left))
    right += [_FILLER] * (len(left) - len(right))


def _number(number: int) -> str:
    return str(number) if number else ""


def _gutter(line: DiffLine, wide: int) -> str:
    if line.sign in ("@", "\\"):
        return "⋯" if line.sign == "@" else ""
    sign = "−" if line.sign == "-" else line.sign
    if not wide:
        return sign
    return f"{_number(line.old):>{wide}} {_number(line.new):>{wide}} {sign}"


def _listing(diff: Diff, lines: Iterable[DiffLine], gutter: list[str]) -> Listing:
    looks = _Looks()
    texts = []
    for line in lines:
        looks.take(line)
        texts.append(line.text)
    return Listing(
        "\n".join(texts),
        language=diff.language,
        gutter=tuple(gutter),
        spans=tuple(looks.spans),
        bands=tuple(looks.bands),
        wrap=False,
    )


class _Looks:
    """The bands and spans of lines one after the other."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.bands: list[Band] = []
        self._line = 0
        self._at = 0

    def take(self, line: DiffLine) -> None:
        tone = _TONES.get(line.sign, "")
        if tone:
            last = self.bands[-1] if self.bands else None
            if last and last.tone == tone and last.line + last.size == self._line:
                self.bands[-1] = last._replace(size=last.size + 1)
            else:
                self.bands.append(Band(self._line, 1, tone))
            self.spans += [Span(self._at + start, self._at + end, tone) for start, end in line.marks]
        self._line += 1
        self._at += len(line.text) + 1
