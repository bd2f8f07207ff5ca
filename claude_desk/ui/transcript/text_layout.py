"""Text layout that QML cannot do: the height of lines, and the rows of wrapped lines."""

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text import chip_text
from claude_desk.ui.composer.message_text import MessageText

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class TextLayout(QObject):
    """Lays out text documents. Line heights also apply to text that is appended later."""

    @Slot(QQuickTextDocument, int)
    def setLeast(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line at least `height` pixels high."""
        _set_height(document.textDocument(), height, QTextBlockFormat.LineHeightTypes.MinimumHeight)

    @Slot(QQuickTextDocument, str, "QVariantList", float)
    def setChips(
        self, document: QQuickTextDocument, text: str, chips: list[dict[str, str]], line: float
    ) -> None:
        """Put a text with chips into the document: name, label and size of each mark's chip. `line`: the
        greatest width of a line."""
        from claude_desk.ui.composer.chip_size import sized  # not needed for the first frame

        field = MessageText()
        field.set_document(document)
        font = document.textDocument().defaultFont()
        made = [sized(str(at + 1), each["label"], each["size"], font, line) for at, each in enumerate(chips)]
        field.fill([words if chip is None else chip for words, chip in chip_text.pieces(text, made)])

    @Slot(QQuickTextDocument, result="QVariantList")
    def chipPlaces(self, document: QQuickTextDocument) -> list[QRectF]:
        """Return the places of the chips, in the coordinates of the text."""
        field = MessageText()
        field.set_document(document)
        return [field.chip_rectangle(position) for position, number in field.chips() if number]

    @Slot(QQuickTextDocument, int)
    def setLines(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line `height` pixels high, even with larger letters: texts side by side stay aligned."""
        _set_height(document.textDocument(), height, QTextBlockFormat.LineHeightTypes.FixedHeight)

    @Slot(QQuickTextDocument, int, int)
    def hang(self, document: QQuickTextDocument, height: int, indent: int) -> None:
        """Make every line at least `height` pixels high, and indent the wrapped rows of each line by `indent`
        pixels. If `height` is 0, the heights stay. The document forgets its undo steps."""
        text = document.textDocument()
        block_format = QTextBlockFormat()
        if height:
            block_format.setLineHeight(height, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        block_format.setLeftMargin(indent)
        block_format.setTextIndent(-indent)
        cursor = QTextCursor(text)
        cursor.select(QTextCursor.SelectionType.Document)
        text.setUndoRedoEnabled(False)
        cursor.mergeBlockFormat(block_format)
        text.setUndoRedoEnabled(True)

    @Slot(QQuickTextDocument, result="QVariantList")
    def wrapped(self, document: QQuickTextDocument) -> list[float]:
        """Return the tops of the screen rows that continue a line, in pixels from the top of the text."""
        text = document.textDocument()
        tops: list[float] = []
        block = text.begin()
        while block.isValid():
            top = text.documentLayout().blockBoundingRect(block).y()
            layout = block.layout()
            tops += [top + layout.lineAt(row).y() for row in range(1, layout.lineCount())]
            block = block.next()
        return tops

    @Slot(QQuickTextDocument, result="QVariantList")
    def rows(self, document: QQuickTextDocument) -> list[int]:
        """Return the number of the screen row in which each line begins, followed by the number of rows."""
        return _rows(document.textDocument())

    @Slot(str, "QVariantList", result=str)
    def aligned(self, words: str, rows: list[int]) -> str:
        """Return the lines of `words` with empty lines between them, so that they align with a wrapped text.

        `rows` is the result of `rows()` for that text.
        """
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
    block_format = QTextBlockFormat()
    block_format.setLineHeight(height, kind.value)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(block_format)


def _rows(document: QTextDocument) -> list[int]:
    starts, row = [], 0
    block = document.begin()
    while block.isValid():
        starts.append(row)
        row += max(1, block.layout().lineCount())
        block = block.next()
    return [*starts, row]
