"""The text of the message in the composer, changed from Python. Each change is one undo step.

A chip is one object character (`chip_text.MARK`) whose format has the chip's number and width. QML lays an
item over it. Other object characters are no chips.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QFont, QTextCursor, QTextDocument
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.transcript.text.chip_text import MARK, only

if TYPE_CHECKING:
    from PySide6.QtGui import QTextBlock, QTextImageFormat

_KEEP = QTextCursor.MoveMode.KeepAnchor
_NUMBER = 0x100001  # the first property of ours, after QTextFormat.UserProperty
# The ends of words, as `QTextDocument.characterAt` returns them: a line end is the paragraph separator.
_SPACES = (" ", "\t", "\n", "\u00a0", "\u2028", "\u2029", "\u3000")
_CLOSING = ".,;:!?)]}"
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

    def move_chip(self, number: str, to: int) -> bool:
        """Move a chip before the character at a position, or to the nearer end of the word there. A space
        that stood beside the chip comes with it. Return whether the chip has moved."""
        from PySide6.QtGui import QTextCharFormat

        document = self._document()
        at = next((place for place, found in self.chips() if found == number), -1)
        if document is None or at < 0:
            return False
        last = document.characterCount() - 1
        to = _outside_word(document, max(0, min(to, last)))
        begin, end = at, at + 1
        before, after = _around(document, begin, end)
        if before == " " and (after in _SPACES or not after):
            begin -= 1
        elif after == " " and (before in _SPACES or not before):
            end += 1
        if begin <= to <= end:
            return False
        form = _character(document, at).charFormat()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        cursor.setPosition(begin)
        cursor.setPosition(end, _KEEP)
        cursor.removeSelectedText()
        to -= end - begin if to > begin else 0
        before, after = _around(document, to, to)
        cursor.setPosition(to)
        if before and before not in _SPACES:
            cursor.insertText(" ", QTextCharFormat())
        cursor.insertText(MARK, form)
        if after and after not in _SPACES and after not in _CLOSING:
            cursor.insertText(" ", QTextCharFormat())
        cursor.endEditBlock()
        return True

    def word_beside(self, number: str, by: int) -> int:
        """Return the position behind the word that follows a chip, or with a negative `by` the position
        before the word that the chip follows. Another chip is a word. Return -1 if there is no word."""
        document = self._document()
        at = next((place for place, found in self.chips() if found == number), -1)
        if document is None or at < 0:
            return -1
        last = document.characterCount() - 1
        step, place = (1, at + 1) if by > 0 else (-1, at - 1)
        while 0 <= place < last and str(document.characterAt(place)) in _SPACES:
            place += step
        if not 0 <= place < last:
            return -1
        if str(document.characterAt(place)) == MARK:
            return place + (1 if by > 0 else 0)
        while 0 <= place < last and _is_in_word(str(document.characterAt(place))):
            place += step
        return place if by > 0 else place + 1

    def is_right_to_left(self, number: str) -> bool:
        """Whether a chip is in a line that is read from the right."""
        document = self._document()
        at = next((place for place, found in self.chips() if found == number), -1)
        return document is not None and at >= 0 and _is_right_to_left(document.findBlock(at))

    def before(self, number: str, most: int) -> str:
        """Return the end of the text before a chip, at most this many characters."""
        at = next((place for place, found in self.chips() if found == number), -1)
        return self.between(max(0, at - most), at) if at > 0 else ""

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
        from PySide6.QtGui import QFontMetricsF

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
        return _around(document, position, position)

    def _document(self) -> QTextDocument | None:
        # Get the document each time: the field may be gone, and with it the document, even if Python has a
        # reference to it.
        valid = self._field is not None and shiboken6.isValid(self._field)
        return self._field.textDocument() if self._field is not None and valid else None


def _insert(document: QTextDocument, cursor: QTextCursor, pieces: Sequence[str | PlacedChip]) -> None:
    cursor.removeSelectedText()
    if not pieces:
        return
    from PySide6.QtGui import QTextCharFormat  # it takes long to make, and no text is shown at first

    for piece in pieces:
        if isinstance(piece, str):
            cursor.insertText(piece.replace(MARK, ""), QTextCharFormat())
        else:
            cursor.insertText(MARK, _chip_format(document, piece))


def _around(document: QTextDocument, begin: int, end: int) -> tuple[str, str]:
    """Return the character before and the character after a range, "" at an end of the text."""
    last = document.characterCount() - 1
    before = str(document.characterAt(begin - 1)) if begin > 0 else ""
    return before, str(document.characterAt(end)) if end < last else ""


def _is_in_word(character: str) -> bool:
    return character not in _SPACES and character != MARK


def _outside_word(document: QTextDocument, position: int) -> int:
    """Return the position, or the nearer end of the word in which it is."""
    begin = end = position
    while all(map(_is_in_word, (around := _around(document, begin, end)))) and all(around):
        begin, end = begin - 1, end + 1
    if begin == end or not around[0] or not _is_in_word(around[0]):
        return begin
    return end


def _chip_format(document: QTextDocument, chip: PlacedChip) -> "QTextImageFormat":
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QImage, QTextCharFormat, QTextImageFormat

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


def _is_right_to_left(block: "QTextBlock") -> bool:
    from PySide6.QtCore import Qt  # its enums are not made before the first frame

    return block.textDirection() == Qt.LayoutDirection.RightToLeft


def _x_of(found: object) -> float:
    """Return the place that `QTextLine.cursorToX` found: PySide returns it with the position."""
    return float(found[0] if isinstance(found, (tuple, list)) else found)  # type: ignore[arg-type]
