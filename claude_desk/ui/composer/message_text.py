"""The text of the message in the composer, changed from Python. Each change is one undo step."""

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtQuick import QQuickTextDocument

_KEEP = QTextCursor.MoveMode.KeepAnchor


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
        document = self._document()
        if document is None:
            return None
        last = document.characterCount() - 1
        cursor = QTextCursor(document)
        cursor.setPosition(max(0, min(begin, last)))
        cursor.setPosition(max(0, min(end, last)), _KEEP)
        first = cursor.selectionStart()
        cursor.insertText(text)
        return TextPlaceholder(document, first, cursor.position())

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
