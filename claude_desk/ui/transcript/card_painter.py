"""Lays the colours over the texts of cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.transcript import text_formats as painter
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.transcript_model import TranscriptModel

if TYPE_CHECKING:
    from claude_desk.ui.transcript.card_parts import ShownPart
    from claude_desk.ui.transcript.card_view import CardView

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Begins the names under which colours are asked for, and parts the row's key from the rest.
_NAME, _END = "card", "\x1f"


@QmlElement
class CardPainter(QObject):
    """What code is in is found by `colouring`, later for long texts: `coloured` tells of it."""

    coloured = Signal(str)  # a row's key; "" for all rows: the theme is another one

    def __init__(self, transcript: TranscriptModel, colouring: HighlightWorker, parent: QObject) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._lent: tuple[str, CardView] | None = None
        self._colouring = colouring
        colouring.ready.connect(self._on_highlighted)

    @Slot(str, object)
    def lend(self, key: str, card: "CardView") -> None:
        """A card that is of no row, shown under this key; one at a time."""
        self._lent = (key, card)

    @Slot(str, int, int, QQuickTextDocument)
    def paint(self, key: str, part: int, side: int, document: QQuickTextDocument) -> None:
        """Paint a text item that shows a part of a card; `side`: 0 all of it, 1 the old, 2 the new text."""
        shown = self._shown(key, part)
        if shown is None:
            return

        def colour(name: str, text: str, language: str) -> Sequence[TextSpan] | None:
            return self._colouring.spans(_END.join((_NAME, key, name)), text, language)

        from claude_desk.ui.transcript.part_spans import spans_of_part  # the first frame comes before cards

        painter.paint(document.textDocument(), spans_of_part(shown, side, colour))

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
