"""Makes room for drawn formulas in a text. The sources stay, invisible and as large as the pictures."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLine,
)

from claude_desk.formulas.requests import UNITS, FormulaOutline
from claude_desk.transcript.markdown.formulas import Formula, formula_of
from claude_desk.ui.formulas.strut_fonts import strut_families

# Margin around a picture, in units: letters extend beyond their boxes.
MARGIN = UNITS // 10
# Formulas are enlarged by this factor, because their letters are smaller than the text's at the same size.
SIZE = 1.12
# Properties of a formula's source.
_EM = QTextFormat.Property.UserProperty.value + 11  # the original em, in pixels
_SHARE = _EM + 1  # the drawn size as a share of the full size
_INK = _EM + 2  # the source's original colour, if that is not the text's colour
# Space above and below a formula on a line of its own, in ems: 6 pixels at text size 14.
_LINE_SPACE = 6 / 14
# Qt's factors for the font sizes of headings (QTextCharFormat).
_ADJUSTED = (0.7, 0.8, 1.0, 1.2, 1.5, 2.0, 2.4)
_LEAST_SHARE = 0.05


class FormulaSpan(NamedTuple):
    """The place of a formula's source in a document.

    `share` is the drawn size of the formula as a share of its full size; 0 if the source is shown instead.
    """

    start: int
    end: int
    source: str
    em: float
    share: float
    alone: bool  # whether the paragraph has no other text
    ink: str  # colour of the formula; "" for the text's colour

    @property
    def formula(self) -> Formula | None:
        return formula_of(self.source)


def formulas_in(document: QTextDocument) -> list[FormulaSpan]:
    """Return the formulas in the order of the text. In our HTML, the tool tip of a formula is its number."""
    found: list[FormulaSpan] = []
    block = document.begin()
    while block.isValid():
        found += _in_block(block, document)
        block = block.next()
    return found


def _in_block(block: QTextBlock, document: QTextDocument) -> Iterator[FormulaSpan]:
    number = ""
    start = end = 0
    source = ""
    char_format = QTextCharFormat()
    length = block.length() - 1

    def span() -> FormulaSpan:
        em = char_format.doubleProperty(_EM) or _em_of(char_format, document)
        share = char_format.doubleProperty(_SHARE)
        ink = char_format.stringProperty(_INK) if share else _ink_of(char_format)
        return FormulaSpan(start, end, source, em, share, end - start == length, ink)

    pieces = block.begin()
    while not pieces.atEnd():
        piece = pieces.fragment()
        tip = piece.charFormat().toolTip()
        if tip != number:
            if number:
                yield span()
            number, start, source, char_format = tip, piece.position(), "", piece.charFormat()
        if tip:
            source += piece.text().replace("\u2028", "\n")
            end = piece.position() + piece.length()
        pieces += 1
    if number:
        yield span()


def _ink_of(char_format: QTextCharFormat) -> str:
    brush = char_format.foreground()
    return brush.color().name() if brush.style() is not Qt.BrushStyle.NoBrush else ""


def _em_of(char_format: QTextCharFormat, document: QTextDocument) -> float:
    font = document.defaultFont()
    em = float(font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * 4 / 3)
    said = char_format.intProperty(QTextFormat.Property.FontPixelSize.value)
    if said:
        return float(said)
    step = char_format.intProperty(QTextFormat.Property.FontSizeAdjustment.value)
    return em * _ADJUSTED[min(max(step + 2, 0), len(_ADJUSTED) - 1)]


def make_room(document: QTextDocument, spans: Sequence[tuple[FormulaSpan, FormulaOutline]]) -> bool:
    """Make sources as large as their pictures. If the line is too narrow, shrink both.

    Return whether a source changed.
    """
    changed = False
    cursor = QTextCursor(document)
    for span, outline in spans:
        share = _share_of(document, span, outline)
        if abs(share - span.share) < 0.005:
            continue
        if not changed:
            cursor.beginEditBlock()
            changed = True
        _take_room(cursor, span, outline, share)
    if changed:
        cursor.endEditBlock()
    return changed


def _unit(span: FormulaSpan, share: float) -> float:
    return span.em * SIZE * share / UNITS


def _share_of(document: QTextDocument, span: FormulaSpan, outline: FormulaOutline) -> float:
    block = document.findBlock(span.start)
    document.documentLayout().blockBoundingRect(block)  # this call lays the block out
    line = block.layout().lineAt(0) if block.layout().lineCount() else None
    room = line.width() if line is not None and document.textWidth() > 0 else 0.0
    needed = outline.width * _unit(span, 1) + 2
    return max(_LEAST_SHARE, room / needed) if 0 < room < needed else 1.0


def _take_room(cursor: QTextCursor, span: FormulaSpan, outline: FormulaOutline, share: float) -> None:
    above, below = strut_families()
    unit = _unit(span, share)
    margin = span.em * _LINE_SPACE if _has_own_line(span) else 0.0
    ascent, descent = ceil(outline.ascent * unit + margin + 1), ceil(outline.descent * unit + margin + 1)
    # The last letter has the picture's depth and width. The letter at `middle` has the picture's height. They
    # are usually adjacent, so that a line cannot break between them.
    middle = span.end - 2 if span.source[-2].isascii() else span.start
    for start, end, family, size, space in (
        (span.start, middle, above, 1, 0.0),
        (middle, middle + 1, above, max(1, ascent), 0.0),
        (middle + 1, span.end - 1, above, 1, 0.0),
        (span.end - 1, span.end, below, max(1, descent), outline.width * unit),
    ):
        if start == end:
            continue
        char_format = QTextCharFormat()
        char_format.setFontFamilies([family])
        char_format.setProperty(QTextFormat.Property.FontPixelSize.value, size)
        char_format.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        char_format.setFontLetterSpacing(space)
        char_format.setForeground(QBrush(QColor(0, 0, 0, 0)))
        char_format.setProperty(_EM, span.em)
        char_format.setProperty(_SHARE, share)
        char_format.setProperty(_INK, span.ink)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(char_format)
    if _has_own_line(span):
        lines = QTextBlockFormat()
        lines.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        lines.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        cursor.mergeBlockFormat(lines)


def _has_own_line(span: FormulaSpan) -> bool:
    formula = span.formula
    return span.alone and formula is not None and formula.display


def _x_of(line: QTextLine, position: int) -> float:
    found: Any = line.cursorToX(position)  # x, or a tuple of x and its position
    return float(found[0] if isinstance(found, tuple) else found)


def drawn_in(document: QTextDocument) -> list[tuple[int, int]]:
    """Return the start and end of each invisible source."""
    return [(span.start, span.end) for span in formulas_in(document) if span.share]


def place_of(document: QTextDocument, span: FormulaSpan, outline: FormulaOutline) -> QRectF:
    """Return the place of a formula's picture with margin, in full pixels; empty before the text's layout."""
    block = document.findBlock(span.start)
    place = document.documentLayout().blockBoundingRect(block)
    at = span.end - 1 - block.position()
    line = block.layout().lineForTextPosition(at)
    if not line.isValid():
        return QRectF()
    left = min(_x_of(line, at), _x_of(line, at + 1))
    unit = _unit(span, span.share)
    x = place.x() + left + (outline.left - MARGIN) * unit
    y = place.y() + line.y() + line.ascent() - (outline.ascent + MARGIN) * unit
    width, height = outline.width + 2 * MARGIN, outline.ascent + outline.descent + 2 * MARGIN
    return QRectF(round(x), round(y), ceil(width * unit), ceil(height * unit))


def pixels_of(span: FormulaSpan) -> float:
    """Return the size of an em in a formula's picture, in pixels."""
    return _unit(span, span.share) * UNITS
