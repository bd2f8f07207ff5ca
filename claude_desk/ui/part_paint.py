"""Paints what a card shows."""

from collections.abc import Sequence

from PySide6.QtGui import QTextDocument

from claude_desk.transcript.spans import Span
from claude_desk.ui.card_parts import ShownPart
from claude_desk.ui.part_spans import spans_of_part


def paint_part(parts: Sequence[ShownPart], number: int, side: int, document: QTextDocument) -> None:
    """Lay the colours of the part with that number in its card over a document that shows it."""
    # Imported at the first text that has colours: the window is shown before the painter is.
    from claude_desk.ui.painter import paint

    shown = next((part for part in parts if part.number == number), None)
    if shown is not None and side < len(shown.panes):
        paint(document, spans_of_part(shown, side, _colour))


def _colour(name: str, text: str, language: str) -> Sequence[Span] | None:
    return None
