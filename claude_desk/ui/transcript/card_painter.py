"""Colours the texts of cards."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.row_links import link_spans
from claude_desk.ui.transcript.transcript_model import TranscriptModel

if TYPE_CHECKING:  # cards load after the first frame
    from claude_desk.ui.transcript.card_parts import ShownPart
    from claude_desk.ui.transcript.card_view import CardView
    from claude_desk.ui.viewer.diff_panes import DiffPane, PaneLine


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# The prefix of the names under which colours are requested, and the separator after the row's key.
_NAME, _END = "card", "\x1f"


@QmlElement
class CardPainter(QObject):
    """Paints the text items of cards.

    `colouring` finds the colours of code. If it finds them later, `coloured` is emitted then.
    """

    coloured = Signal(str)  # the key of a row whose colours changed; "" for all rows after the theme changed

    def __init__(self, transcript: TranscriptModel, colouring: HighlightWorker, parent: QObject) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._lent: tuple[str, CardView] | None = None
        self._colouring = colouring
        colouring.ready.connect(self._on_highlighted)

    @Slot(str, object)
    def lend(self, key: str, card: "CardView") -> None:
        """Register a card without a row, so that `paint` finds it by `key`. Forget the previous such card."""
        self._lent = (key, card)

    @Slot(str, int, int, QQuickTextDocument)
    def paint(self, key: str, part: int, side: int, document: QQuickTextDocument) -> None:
        """Paint a text item that shows a part of a card.

        `side` is 0 for the whole part, 1 for the old text of a change, 2 for its new text.
        """
        shown = self._shown(key, part)
        if shown is None:
            return

        def colour(name: str, text: str, language: str) -> Sequence[TextSpan] | None:
            return self._colouring.spans(_END.join((_NAME, key, name)), text, language)

        text_formats.paint(document.textDocument(), spans_of_part(shown, side, colour))

    def _shown(self, key: str, part: int) -> "ShownPart | None":
        if self._lent is not None and self._lent[0] == key:
            return self._lent[1].shown(False, part)
        row = self._transcript.row(key)
        return row.card.shown(row.folded, part) if row is not None and row.card is not None else None

    @Slot(str)
    def _on_highlighted(self, name: str) -> None:
        kind, _, rest = name.partition(_END)
        if kind == _NAME:
            self.coloured.emit(rest.partition(_END)[0])

    def colours_changed(self) -> None:
        self.coloured.emit("")


# -------------------------------------------------------------------------------------------------
# The colours of a card's texts: those of code, with the presenter's marks on top. No Qt.


# A function from (a name for the text, the text, its language) to the colours; None if they come later.
Colour = Callable[[str, str, str], Sequence[TextSpan] | None]


def spans_of_part(shown: "ShownPart", side: int, colour: Colour) -> list[TextSpan]:
    """Return the colours of a pane. `side` is 0 for a listing or a unified change, 1 for the old text, 2 for
    the new text.
    """
    if not 0 <= side < len(shown.panes):
        return []
    pane = shown.panes[side]
    links = link_spans(pane.text) if shown.map["kind"] == "listing" else []
    if not shown.language:
        return [*pane.spans, *links]
    if pane.lines:
        return [*_of_change(shown, side, colour), *pane.spans]
    return [*(colour(f"{shown.number}", pane.text, shown.language) or ()), *pane.spans, *links]


def _of_change(shown: "ShownPart", side: int, colour: Colour) -> list[TextSpan]:
    """Return the colours of a change. Each line has the colours that it has in the old or the new text."""
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


def _moved(spans: Sequence[TextSpan], lines: "Sequence[PaneLine]", begins: Sequence[int]) -> list[TextSpan]:
    """Return the spans of a text that consists of `lines`, moved to where the lines begin in the pane."""
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


def _begins(pane: "DiffPane") -> list[int]:
    begins, position = [], 0
    for line in pane.lines:
        begins.append(position)
        position += len(line.text) + 1
    return begins
