"""Text layout that QML cannot do: the height of lines, and the rows of wrapped lines."""

import math
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickTextDocument

if TYPE_CHECKING:
    from PySide6.QtGui import QTextBlock, QTextCharFormat, QTextDocument, QTextLayout, QTextLine

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Each word that is kept whole lays out its text once more.
_LONGEST = 6_000  # greatest number of characters of a text whose words are kept whole
_MOST_WIDENED = 80
# Numbers of enums whose classes take long to make.
_RIGHT_TO_LEFT = 1  # Qt.LayoutDirection.RightToLeft
_FIXED, _LEAST = 2, 3  # QTextBlockFormat.LineHeightTypes: FixedHeight, MinimumHeight
_MOST_CODE = 500  # the most places of code that are drawn in one text
_WORD = re.compile(r"[^ \t]+")


@QmlElement
@QmlSingleton
class TextLayout(QObject):
    """Lays out text documents. Line heights also apply to text that is appended later.

    QML finds the class only if it is registered before the first frame. Its functions import what they use:
    the classes of text formats alone take 2 ms to make.
    """

    @Slot(QQuickTextDocument, int)
    def setLeast(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line at least `height` pixels high."""
        _set_height(document.textDocument(), height, _LEAST)

    @Slot(QQuickTextDocument, str, "QVariantList", float)
    def setChips(
        self, document: QQuickTextDocument, text: str, chips: list[dict[str, str]], line: float
    ) -> None:
        """Put a text with chips into the document: name, label and size of each mark's chip. `line`: the
        greatest width of a line."""
        from claude_desk.transcript.text.chip_text import pieces
        from claude_desk.ui.composer.chip_size import sized
        from claude_desk.ui.composer.message_text import MessageText

        field = MessageText()
        field.set_document(document)
        font = document.textDocument().defaultFont()
        made = [sized(str(at + 1), each["label"], each["size"], font, line) for at, each in enumerate(chips)]
        field.fill([words if chip is None else chip for words, chip in pieces(text, made)])

    @Slot(QQuickTextDocument, result="QVariantList")
    def chipPlaces(self, document: QQuickTextDocument) -> list[QRectF]:
        """Return the places of the chips, in the coordinates of the text."""
        from claude_desk.ui.composer.message_text import MessageText

        field = MessageText()
        field.set_document(document)
        return [field.chip_rectangle(position) for position, number in field.chips() if number]

    @Slot(QQuickTextDocument, int)
    def setLines(self, document: QQuickTextDocument, height: int) -> None:
        """Make every line `height` pixels high, even with larger letters: texts side by side stay aligned."""
        _set_height(document.textDocument(), height, _FIXED)

    @Slot(QQuickTextDocument, int, int)
    def setBold(self, document: QQuickTextDocument, start: int, length: int) -> None:
        """Make only this part of a text bold. A text from outside has no markup that could do so."""
        from PySide6.QtGui import QTextCharFormat, QTextCursor

        text = document.textDocument()
        cursor = QTextCursor(text)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.setCharFormat(QTextCharFormat())
        cursor.setPosition(start)
        cursor.setPosition(min(start + length, text.characterCount() - 1), QTextCursor.MoveMode.KeepAnchor)
        bold = QTextCharFormat()
        bold.setFontWeight(600)
        cursor.mergeCharFormat(bold)

    @Slot(QQuickTextDocument, int, int)
    def hang(self, document: QQuickTextDocument, height: int, indent: int) -> None:
        """Make every line at least `height` pixels high, and indent the wrapped rows of each line by `indent`
        pixels. If `height` is 0, the heights stay. The document forgets its undo steps."""
        from PySide6.QtGui import QTextBlockFormat, QTextCursor

        text = document.textDocument()
        block_format = QTextBlockFormat()
        if height:
            block_format.setLineHeight(height, _LEAST)
        block_format.setLeftMargin(indent)
        block_format.setTextIndent(-indent)
        cursor = QTextCursor(text)
        cursor.select(QTextCursor.SelectionType.Document)
        text.setUndoRedoEnabled(False)
        cursor.mergeBlockFormat(block_format)
        text.setUndoRedoEnabled(True)

    @Slot(QQuickTextDocument)
    def keepWords(self, document: QQuickTextDocument) -> None:
        """Wrap the lines only between words, if a word has room in a row. The text stays as it is.

        Qt also breaks a line after `-` and `/`. The space before a word that would be broken becomes as wide
        as the rest of its row.
        """
        keep_words(document.textDocument())

    @Slot(QQuickTextDocument, str, int)
    def padCode(self, document: QQuickTextDocument, mono: str, padding: int) -> None:
        """Make `padding` pixels of room before and after code in the font family `mono`, once in a text."""
        from claude_desk.ui.transcript import text_formats

        text = document.textDocument()
        text_formats.widen_once(text, dict.fromkeys(spaces_around(text, mono), padding))

    @Slot(QQuickTextDocument, str, float, float, result="QVariantList")
    def codePlaces(
        self, document: QQuickTextDocument, mono: str, before: float, after: float
    ) -> list[QRectF]:
        """Return the places behind code (`places_of`)."""
        return places_of(document.textDocument(), mono, before, after)

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


def keep_words(document: "QTextDocument") -> None:
    """Wrap the lines only between words, as `TextLayout.keepWords` does."""
    from claude_desk.ui.transcript import text_formats

    text_formats.widen(document, {})
    if document.characterCount() > _LONGEST:
        return
    spaces: dict[int, int] = {}
    block = document.begin()
    while block.isValid() and len(spaces) < _MOST_WIDENED:
        row = 0
        while (found := _broken_word(document, block, row)) is not None and len(spaces) < _MOST_WIDENED:
            row, space, wider = found
            spaces[block.position() + space] = wider
            text_formats.widen(document, spaces)
            row += 1
        block = block.next()


def _broken_word(document: "QTextDocument", block: "QTextBlock", first: int) -> tuple[int, int, int] | None:
    """Return the first row from `first` on that ends within a word, although the word has room in a row; the
    space before the word; and the pixels that are left in the row after the space. Return None without one.
    """
    from PySide6.QtGui import QFontMetricsF

    document.documentLayout().blockBoundingRect(block)  # lays out the block
    layout, text = block.layout(), _in_units(block.text())
    metrics = QFontMetricsF(document.defaultFont())
    for row in range(first, layout.lineCount() - 1):
        line, below = layout.lineAt(row), layout.lineAt(row + 1)
        end = below.textStart()
        space = max(text.rfind(blank, 0, end) for blank in " \t")
        if text[end] in " \t" or space < line.textStart() or space + 1 == end:
            continue
        word = _WORD.match(text, space + 1)
        if word is not None and metrics.horizontalAdvance(_of_units(word[0])) <= below.width():
            left = line.x() + line.width() - _x_of(line, space + 1)
            return row, space, max(1, math.ceil(left) + 1)
    return None


def _in_units(text: str) -> str:
    """Return the text with a character for each UTF-16 unit, as Qt counts: surrogates are apart."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    return "".join(letter if letter <= "\uffff" else _apart(letter) for letter in text)


def _apart(letter: str) -> str:
    high, low = divmod(ord(letter) - 0x10000, 0x400)
    return chr(0xD800 + high) + chr(0xDC00 + low)


def _of_units(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _x_of(line: "QTextLine", position: int) -> float:
    found: Any = line.cursorToX(position)  # the stubs name only one of two results
    return float(found[0] if isinstance(found, tuple) else found)


def _set_height(document: "QTextDocument", height: float, kind: int) -> None:
    from PySide6.QtGui import QTextBlockFormat, QTextCursor

    block_format = QTextBlockFormat()
    block_format.setLineHeight(height, kind)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(block_format)


def _rows(document: "QTextDocument") -> list[int]:
    starts, row = [], 0
    block = document.begin()
    while block.isValid():
        starts.append(row)
        row += max(1, block.layout().lineCount())
        block = block.next()
    return [*starts, row]


# -------------------------------------------------------------------------------------------------
# The places of code within the lines of a rich text.
#
# The background of code is not part of the text's own format. If it were, Qt would draw letters twice where
# another format is laid over the text, and would omit the marks of a search (measured with Qt 6.10). Its
# corners are round, which Qt cannot draw in a text.


def spaces_around(document: "QTextDocument", mono: str) -> list[int]:
    """Return the characters that become wider to give code room for its background: the one before the code,
    and the last one of the code. Positions count UTF-16 units."""
    wider: list[int] = []
    block = document.begin()
    while block.isValid() and len(wider) < 2 * _MOST_CODE:
        for first, end, _ in code_in(block, mono):
            wider += [block.position() + at for at in (first - 1, end - 1) if at >= 0]
        block = block.next()
    return wider


def places_of(document: "QTextDocument", mono: str, before: float, after: float) -> list[QRectF]:
    """Return the rectangles behind the code, in the coordinates of the text: one for each row of a span.

    `before` and `after`: pixels by which a rectangle is wider than its letters.
    """
    from PySide6.QtGui import QFontMetricsF

    found: list[QRectF] = []
    layout = document.documentLayout()
    block = document.begin()
    while block.isValid() and len(found) < _MOST_CODE:
        for first, end, char_format in code_in(block, mono):
            metrics = QFontMetricsF(char_format.font())
            corner = layout.blockBoundingRect(block).topLeft()  # lays out the block
            lines = block.layout()
            for row in range(lines.lineForTextPosition(first).lineNumber(), lines.lineCount()):
                line = lines.lineAt(row)
                start, behind = line.textStart(), line.textStart() + line.textLength()
                if start >= end:
                    break
                left, right = _extent(block, lines, row, max(first, start), min(end, behind))
                if right > left:
                    height = math.ceil(metrics.ascent() + metrics.descent()) + 1
                    top = corner.y() + line.y() + line.ascent() - metrics.ascent()
                    found.append(
                        QRectF(corner.x() + left - before, round(top), right - left + before + after, height)
                    )
        block = block.next()
    return found


def _extent(block: "QTextBlock", lines: "QTextLayout", row: int, start: int, end: int) -> tuple[float, float]:
    """Return where the letters from `start` to `end` begin and end in a row, in pixels from the left."""
    line = lines.lineAt(row)
    if block.textDirection().value == _RIGHT_TO_LEFT:
        runs = [run.boundingRect() for run in line.glyphRuns(start, end - start)]
        return min((r.left() for r in runs), default=0.0), max((r.right() for r in runs), default=0.0)
    edges = (_x_of(line, start), _x_of(line, end))
    return min(edges), max(edges)


def code_in(block: "QTextBlock", mono: str) -> "Iterator[tuple[int, int, QTextCharFormat]]":
    """Yield the start, the end and the format of each text in the font family `mono`, in UTF-16 units.

    Text with its own background, and names of files with a line, are omitted.
    """
    from PySide6.QtGui import QTextCharFormat

    if not any(mono in (found.format.fontFamilies() or ()) for found in block.textFormats()):
        return
    piece = block.begin()
    open_from, open_to, open_format = -1, -1, QTextCharFormat()
    while not piece.atEnd():
        fragment = piece.fragment()
        char_format = fragment.charFormat()
        start = fragment.position() - block.position()
        if _is_code(char_format, mono):
            if open_to != start:
                if open_to >= 0:
                    yield open_from, open_to, open_format
                open_from, open_format = start, char_format
            open_to = start + fragment.length()
        piece += 1
    if open_to >= 0:
        yield open_from, open_to, open_format


def _is_code(char_format: "QTextCharFormat", mono: str) -> bool:
    from claude_desk.transcript.text.file_places import is_place

    return (
        mono in (char_format.fontFamilies() or ())
        and not char_format.background().isOpaque()
        and not (char_format.isAnchor() and is_place(char_format.anchorHref()))
    )
