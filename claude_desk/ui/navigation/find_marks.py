"""The marks of a search in the texts of a row that is built, whatever items the row is made of."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTextDocument, QTextLine
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript import text_formats as painter


def mark(row: QQuickItem, query: str, nth: int) -> None:
    """Mark the query in all texts of the row, the `nth` of them strongly (from 0; -1: none)."""
    before = 0
    for _, document in _texts(row):
        found = painter.mark(document, query, nth - before if nth >= before else -1)
        before += found


def place(row: QQuickItem, query: str, nth: int) -> float:
    """How far below the row's top the `nth` occurrence is; -1 where the row does not show so many."""
    hit = _hit(row, query, nth)
    return hit.item.mapToItem(row, QPointF(0, hit.where.y())).y() if hit is not None else -1.0


def reach(row: QQuickItem, query: str, nth: int) -> None:
    """Scroll what lies sideways in the row until the `nth` occurrence is in sight."""
    hit = _hit(row, query, nth)
    area = _sideways(hit.item, row) if hit is not None else None
    if hit is None or area is None:
        return
    left = hit.item.mapToItem(area, QPointF(hit.where.left(), 0)).x()
    right = left + hit.where.width()
    if left < 0 or right > area.width():
        most = float(area.property("contentWidth")) - area.width()
        wanted = float(area.property("contentX")) + left - area.width() * 0.35
        area.setProperty("contentX", max(0.0, min(wanted, most)))


class _Hit(NamedTuple):
    item: QQuickItem
    where: QRectF  # in the item


def _hit(row: QQuickItem, query: str, nth: int) -> _Hit | None:
    before = 0
    for item, document in _texts(row) if nth >= 0 else ():
        found = painter.matches(document.toPlainText(), query)
        if nth < before + len(found):
            return _Hit(item, _where(document, found[nth - before], len(query)))
        before += len(found)
    return None


def _sideways(item: QQuickItem, row: QQuickItem) -> QQuickItem | None:
    """What the item scrolls sideways in."""
    above = item.parentItem()
    while above is not None and above is not row:
        if above.inherits("QQuickFlickable") and above.property("contentWidth") > above.width():
            return above
        above = above.parentItem()
    return None


def _texts(item: QQuickItem) -> Iterator[tuple[QQuickItem, QTextDocument]]:
    """The text items in a row that can be seen, in the order in which they stand."""
    for child in item.childItems():
        if not child.isVisible():
            continue
        if child.inherits("QQuickTextEdit"):
            document = child.property("textDocument")
            if isinstance(document, QQuickTextDocument):
                yield child, document.textDocument()
        else:
            yield from _texts(child)


def _where(document: QTextDocument, position: int, length: int) -> QRectF:
    """Where so many characters from there on stand in the text, as far as they are in one line."""
    text = document.toPlainText()
    units = utf16_units(text[:position])
    block = document.findBlock(units)
    place = document.documentLayout().blockBoundingRect(block)
    first = units - block.position()
    line = block.layout().lineForTextPosition(first)
    if not line.isValid():
        return place
    last = min(first + utf16_units(text[position : position + length]), line.textStart() + line.textLength())
    left, right = (_x_of(line, at) for at in (first, last))
    return QRectF(place.x() + min(left, right), place.y() + line.y(), abs(right - left), line.height())


def _x_of(line: QTextLine, position: int) -> float:
    found: Any = line.cursorToX(position)  # a position, or one and where it really is
    return float(found[0] if isinstance(found, tuple) else found)
