"""The marks of a search in the texts of a row that is built, whatever items the row is made of."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextDocument
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.ui import painter


def mark(row: QQuickItem, query: str, nth: int) -> None:
    """Mark the query in all texts of the row, the `nth` of them strongly (from 0; -1: none)."""
    before = 0
    for _, document in _texts(row):
        found = painter.mark(document, query, nth - before if nth >= before else -1)
        before += found


def place(row: QQuickItem, query: str, nth: int) -> float:
    """How far below the row's top the `nth` occurrence is; -1 where the row does not show so many."""
    before = 0
    for item, document in _texts(row) if nth >= 0 else ():
        found = painter.matches(document.toPlainText(), query)
        if nth < before + len(found):
            return _height_of(row, item, document, found[nth - before])
        before += len(found)
    return -1.0


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


def _height_of(row: QQuickItem, item: QQuickItem, document: QTextDocument, position: int) -> float:
    head = document.toPlainText()[:position]
    units = len(head.encode("utf-16-le", "surrogatepass")) // 2
    block = document.findBlock(units)
    line = block.layout().lineForTextPosition(units - block.position())
    above = document.documentLayout().blockBoundingRect(block).y()
    inside = line.y() if line.isValid() else 0.0
    return item.mapToItem(row, QPointF(0, above + inside)).y()
