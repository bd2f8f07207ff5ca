"""What QML cannot say of a text: the height of its lines, and where those that are broken go on."""

import re

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickTextDocument

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Emphasis in a line of plain words: neither a power (`2**8`) nor what a call is given (`f(**a)`), nor code.
_STRONG = r"(?<![\w*`(])\*\*(?=[^\s*])([^*`\n]{1,300}?)(?<=\S)\*\*(?![\w*`])"


@QmlElement
@QmlSingleton
class TextLayout(QObject):
    """Line heights hold for what is appended later too."""

    @Slot(QQuickTextDocument, float)
    def space(self, document: QQuickTextDocument, height: float) -> None:
        """Set every line apart, `height` against the font's own."""
        heights = QTextBlockFormat.LineHeightTypes  # made when it is first named: not before the first frame
        _set_height(document.textDocument(), height * 100, heights.ProportionalHeight)

    @Slot(QQuickTextDocument, int)
    def setLeast(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line at least so many pixels high."""
        _set_height(document.textDocument(), height, QTextBlockFormat.LineHeightTypes.MinimumHeight)

    @Slot(QQuickTextDocument, int)
    def setLines(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line so many pixels high, whatever letters are in it: what is beside it stays there."""
        _set_height(document.textDocument(), height, QTextBlockFormat.LineHeightTypes.FixedHeight)

    @Slot(QQuickTextDocument)
    def embolden(self, document: QQuickTextDocument) -> None:
        """Show what stands between `**` in a line bold, and the marks without ink or room. The text stays."""
        text = document.textDocument()
        marked = list(re.finditer(_STRONG, text.toPlainText())) if text is not None else []
        if not marked:
            return
        from claude_desk.ui.safe_text import utf16_units  # not before the first frame

        bold, bare = QTextCharFormat(), QTextCharFormat()
        bold.setFontWeight(QFont.Weight.DemiBold)  # as in prose: the bold of a variable font is drawn bolder
        bare.setForeground(QColor(0, 0, 0, 0))
        bare.setProperty(QTextFormat.Property.FontPixelSize, 1)
        cursor = QTextCursor(text)
        whole = text.toPlainText()
        for found in marked:
            for start, end, look in (
                (found.start(), found.start(1), bare),
                (found.start(1), found.end(1), bold),
                (found.end(1), found.end(), bare),
            ):
                cursor.setPosition(utf16_units(whole[:start]))
                cursor.setPosition(utf16_units(whole[:end]), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(look)

    @Slot(QQuickTextDocument, result="QVariantList")
    def rows(self, document: QQuickTextDocument) -> list[int]:
        """In which row of the screen each line begins, and how many rows there are in all."""
        return _rows(document.textDocument())

    @Slot(str, "QVariantList", result=str)
    def beside(self, words: str, rows: list[int]) -> str:
        """The words, a line each, with empty lines where the line beside goes on in further rows."""
        lines = words.split("\n")
        if not rows or rows[-1] == len(rows) - 1:
            return words
        made = []
        for at, word in enumerate(lines):
            made.append(word)
            if at + 1 < len(rows):
                made += [""] * (rows[at + 1] - rows[at] - 1)
        return "\n".join(made)


def _set_height(document: QTextDocument, height: float, kind: "QTextBlockFormat.LineHeightTypes") -> None:
    look = QTextBlockFormat()
    look.setLineHeight(height, kind.value)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(look)


def _rows(document: QTextDocument) -> list[int]:
    starts, row = [], 0
    block = document.begin()
    while block.isValid():
        starts.append(row)
        row += max(1, block.layout().lineCount())
        block = block.next()
    return [*starts, row]
