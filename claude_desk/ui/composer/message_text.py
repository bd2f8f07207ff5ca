"""The text of the message in the composer, changed from Python. Each change is one undo step.

A chip is one object character (`chip_text.MARK`) whose format has the chip's number and width. QML lays an
item over it. Other object characters are no chips.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QRectF, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.chip_text import MARK, only

_KEEP = QTextCursor.MoveMode.KeepAnchor
_NUMBER = 0x100001  # the first property of ours, after QTextFormat.UserProperty
_PICTURE = "chip:"  # the picture below each chip; it is transparent


class PlacedChip(NamedTuple):
    """A chip to insert: its number, and its width and height in pixels."""

    number: str
    width: float
    height: float


class TextPlaceholder:
    """The range of an inserted text. The range moves when the text before it changes."""

    def __init__(self, document: QTextDocument, begin: int, end: int) -> None:
        self._begin = QTextCursor(document)
        self._begin.setPosition(begin)
        self._begin.setKeepPositionOnInsert(True)
        self._end = QTextCursor(document)
        self._end.setPosition(end)
        self._end.setKeepPositionOnInsert(True)

    @property
    def span(self) -> tuple[int, int]:
        return self._begin.position(), self._end.position()


class MessageText(QObject):
    """The text of the message in the composer. Positions are in UTF-16 units, as in QML."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._field: QQuickTextDocument | None = None

    def set_document(self, document: QQuickTextDocument) -> None:
        self._field = document

    def drop_document(self, document: QQuickTextDocument) -> None:
        """Drop the document if it is the current one."""
        if self._field is document:
            self._field = None

    def replace(self, begin: int, end: int, text: str) -> TextPlaceholder | None:
        """Replace the text from `begin` to `end`.

        Return the range of the new text, or None without a text field.
        """
        return self.replace_pieces(begin, end, [text])

    def replace_pieces(
        self, begin: int, end: int, pieces: Sequence[str | PlacedChip], joined: bool = False
    ) -> TextPlaceholder | None:
        """Replace the text from `begin` to `end` by words and chips, as `replace` does. Object characters
        among the words are left out. With `joined`, the change is a part of the last undo step."""
        document = self._document()
        if document is None:
            return None
        last = document.characterCount() - 1
        cursor = QTextCursor(document)
        cursor.setPosition(max(0, min(begin, last)))
        cursor.setPosition(max(0, min(end, last)), _KEEP)
        first = cursor.selectionStart()
        if joined:
            cursor.joinPreviousEditBlock()
        else:
            cursor.beginEditBlock()
        _insert(document, cursor, pieces)
        cursor.endEditBlock()
        return TextPlaceholder(document, first, cursor.position())

    def fill(self, pieces: Sequence[str | PlacedChip]) -> None:
        """Replace the whole text. The document forgets its undo steps."""
        document = self._document()
        if document is None:
            return
        document.setUndoRedoEnabled(False)
        cursor = QTextCursor(document)
        cursor.select(QTextCursor.SelectionType.Document)
        _insert(document, cursor, pieces)
        document.setUndoRedoEnabled(True)

    def forget_steps(self) -> None:
        """Forget the undo steps. The next change is the first one."""
        document = self._document()
        if document is not None:
            document.clearUndoRedoStacks()

    def holds(self, text: str, numbers: Sequence[str]) -> bool:
        """Whether the field shows this text, with these chips."""
        document = self._document()
        if document is None or document.toRawText().replace("\u2029", "\n") != text:
            return False
        return [number for _, number in self.chips()] == list(numbers)

    @property
    def shown(self) -> bool:
        """Whether there is a text field."""
        return self._document() is not None

    def fit(self, widths: Mapping[str, PlacedChip]) -> None:
        """Give chips another size, as a part of the last undo step."""
        document = self._document()
        if document is None:
            return
        for position, number in list(self.chips()):
            cursor = _character(document, position)
            found, wanted = cursor.charFormat().toImageFormat(), widths.get(number)
            if wanted and (found.width(), found.height()) != (wanted.width, wanted.height):
                cursor.joinPreviousEditBlock()
                cursor.setCharFormat(_chip_format(document, wanted))
                cursor.endEditBlock()

    def chips(self, text: str | None = None) -> Iterator[tuple[int, str]]:
        """Yield the position of each object character, and the number of its chip; "" if it is no chip."""
        document = self._document()
        if document is None:
            return
        from claude_desk.ui.safe_text import utf16_units  # not needed for the first frame

        words = document.toRawText() if text is None else text
        at, before, position = words.find(MARK), 0, 0
        while at >= 0:
            position += utf16_units(words[before:at])
            form = _character(document, position).charFormat()
            yield position, str(form.property(_NUMBER) or "") if form.isImageFormat() else ""
            before = at
            at = words.find(MARK, at + 1)

    def chip_rectangle(self, position: int) -> QRectF:
        """Return the place of the chip at a position, in the coordinates of the text field."""
        document = self._document()
        if document is None or position >= document.characterCount() - 1:
            return QRectF()
        block = document.findBlock(position)
        top = document.documentLayout().blockBoundingRect(block).topLeft()
        line = block.layout().lineForTextPosition(position - block.position())
        if not line.isValid():
            return QRectF()
        form = _character(document, position).charFormat().toImageFormat()
        width, height = form.width(), form.height()
        x, end = (_x_of(line.cursorToX(position - block.position() + more)) for more in (0, 1))
        if end < x or (abs(abs(end - x) - width) > 1 and _is_right_to_left(block)):
            x -= width
        # The middle of the chip is the middle of the small letters beside it.
        middle = line.y() + line.ascent() - QFontMetricsF(document.defaultFont()).xHeight() / 2
        # A chip alone in its line is as high as the line.
        y = max(line.y(), min(middle - height / 2, line.y() + line.height() - height))
        return QRectF(top.x() + x, top.y() + y, width, height)

    def between(self, begin: int, end: int) -> str:
        """Return the text of a range, without object characters that are no chips."""
        document = self._document()
        if document is None:
            return ""
        cursor = QTextCursor(document)
        cursor.setPosition(begin)
        cursor.setPosition(end, _KEEP)
        text = cursor.selectedText().replace("\u2029", "\n")
        return only(text, [bool(number) for at, number in self.chips() if begin <= at < end])

    @property
    def font(self) -> QFont | None:
        """The font of the text, None without a text field."""
        document = self._document()
        return document.defaultFont() if document is not None else None

    @property
    def width(self) -> float:
        document = self._document()
        return document.textWidth() if document is not None else -1.0

    @property
    def length(self) -> int:
        document = self._document()
        return document.characterCount() - 1 if document is not None else 0

    def find(self, text: str) -> int:
        """Return where the last occurrence of `text` begins; -1 if it is not found or `text` is empty."""
        from claude_desk.ui.safe_text import utf16_units  # not needed for the first frame

        document = self._document()
        full_text = document.toRawText().replace("\u2029", "\n") if document is not None else ""
        found = full_text.rfind(text) if text else -1
        return utf16_units(full_text[:found]) if found >= 0 else -1

    def around(self, position: int) -> tuple[str, str]:
        """Return the character before and the character after a position, "" at an end of the text."""
        document = self._document()
        if document is None:
            return "", ""
        last = document.characterCount() - 1
        before = document.characterAt(position - 1) if position > 0 else ""
        after = document.characterAt(position) if position < last else ""
        return str(before), str(after)

    def _document(self) -> QTextDocument | None:
        # Get the document each time: the field may be gone, and with it the document, even if Python has a
        # reference to it.
        valid = self._field is not None and shiboken6.isValid(self._field)
        return self._field.textDocument() if self._field is not None and valid else None


def _insert(document: QTextDocument, cursor: QTextCursor, pieces: Sequence[str | PlacedChip]) -> None:
    cursor.removeSelectedText()
    for piece in pieces:
        if isinstance(piece, str):
            cursor.insertText(piece.replace(MARK, ""), QTextCharFormat())
        else:
            cursor.insertText(MARK, _chip_format(document, piece))


def _chip_format(document: QTextDocument, chip: PlacedChip) -> QTextImageFormat:
    transparent = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    transparent.fill(0)
    document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(_PICTURE), transparent)
    form = QTextImageFormat()
    form.setName(_PICTURE)
    form.setWidth(chip.width)
    form.setHeight(chip.height)
    form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    form.setProperty(_NUMBER, chip.number)
    return form


def _character(document: QTextDocument, position: int) -> QTextCursor:
    """Return a cursor that selects the character at a position."""
    cursor = QTextCursor(document)
    cursor.setPosition(position)
    cursor.setPosition(min(position + 1, document.characterCount() - 1), _KEEP)
    return cursor


def _is_right_to_left(block: QTextBlock) -> bool:
    from PySide6.QtCore import Qt  # its enums are not made before the first frame

    return block.textDirection() == Qt.LayoutDirection.RightToLeft


def _x_of(found: object) -> float:
    """Return the place that `QTextLine.cursorToX` found: PySide returns it with the position."""
    return float(found[0] if isinstance(found, (tuple, list)) else found)  # type: ignore[arg-type]
