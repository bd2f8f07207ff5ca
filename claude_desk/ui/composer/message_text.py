"""The text of the message that is being written, changed from Python: each change is one step of undo."""

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtQuick import QQuickTextDocument

_KEEP = QTextCursor.MoveMode.KeepAnchor


class TextPlaceholder:
    """A stretch of the text that was put there; it follows what is done around it."""

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
    """Positions are QML's: UTF-16 units."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._field: QQuickTextDocument | None = None

    def set_document(self, document: QQuickTextDocument) -> None:
        self._field = document

    def drop_document(self, document: QQuickTextDocument) -> None:
        """It is that of this text no longer."""
        if self._field is document:
            self._field = None

    def replace(self, begin: int, end: int, text: str) -> TextPlaceholder | None:
        """Put text in the place of what stands between; None where there is no field."""
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
        """Where the text begins, the last time that it is in the message; -1 where it is not, or is empty."""
        from claude_desk.ui.safe_text import utf16_units  # not before the first frame

        document = self._document()
        whole = document.toRawText().replace("\u2029", "\n") if document is not None else ""
        found = whole.rfind(text) if text else -1
        return utf16_units(whole[:found]) if found >= 0 else -1

    def around(self, position: int) -> tuple[str, str]:
        """The characters before and after a position; "" at the ends."""
        document = self._document()
        if document is None:
            return "", ""
        last = document.characterCount() - 1
        before = document.characterAt(position - 1) if position > 0 else ""
        after = document.characterAt(position) if position < last else ""
        return str(before), str(after)

    def _document(self) -> QTextDocument | None:
        # Asked for each time: the field may be gone, and what Python keeps of its document does not last.
        valid = self._field is not None and shiboken6.isValid(self._field)
        return self._field.textDocument() if self._field is not None and valid else None
