"""The colours of what a card shows: those of its code, and over them what its presenter marked. No Qt."""

from collections.abc import Callable, Sequence

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript.card_parts import ShownPart
from claude_desk.ui.viewer.diff_panes import DiffPane, PaneLine

# (a name for the text, the text, its language) -> its colours; None where they come later.
Colour = Callable[[str, str, str], Sequence[TextSpan] | None]


def spans_of_part(shown: ShownPart, side: int, colour: Colour) -> list[TextSpan]:
    """Of one pane: 0 is the one of a listing or of a change in one piece, 1 the old text, 2 the new one."""
    if not 0 <= side < len(shown.panes):
        return []
    pane = shown.panes[side]
    if not shown.language:
        return list(pane.spans)
    if pane.lines:
        return [*_of_change(shown, side, colour), *pane.spans]
    return [*(colour(f"{shown.number}", pane.text, shown.language) or ()), *pane.spans]


def _of_change(shown: ShownPart, side: int, colour: Colour) -> list[TextSpan]:
    """Each line has the colours it has in its own text: the old one or the new one."""
    pane = shown.panes[side]
    if side:
        return list(colour(f"{shown.number}.{side}", pane.text, shown.language) or ())
    begins = _begins(pane)
    found: list[TextSpan] = []
    for half, signs in ((1, "-"), (2, "+ ")):
        kept = [at for at, line in enumerate(pane.lines) if line.line is not None and line.line.sign in signs]
        text = "\n".join(pane.lines[at].text for at in kept)
        spans = colour(f"{shown.number}.0.{half}", text, shown.language) or ()
        found += _moved(spans, [pane.lines[at] for at in kept], [begins[at] for at in kept])
    return sorted(found)


def _moved(spans: Sequence[TextSpan], lines: Sequence[PaneLine], begins: Sequence[int]) -> list[TextSpan]:
    """Spans of lines that stand below one another, where these lines stand in the pane."""
    found: list[TextSpan] = []
    at = start = 0
    for span in sorted(spans):
        while at < len(lines) and span.start > start + len(lines[at].text):
            start += len(lines[at].text) + 1
            at += 1
        line, begin = at, start
        while line < len(lines) and begin < span.end:
            end = begin + len(lines[line].text)
            first, last = max(span.start, begin), min(span.end, end)
            if first < last:
                found.append(TextSpan(begins[line] + first - begin, begins[line] + last - begin, span.style))
            begin = end + 1
            line += 1
    return found


def _begins(pane: DiffPane) -> list[int]:
    begins, position = [], 0
    for line in pane.lines:
        begins.append(position)
        position += len(line.text) + 1
    return begins
