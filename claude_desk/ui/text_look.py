"""What QML cannot say of a text: the space between its lines."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickTextDocument

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


@QmlElement
@QmlSingleton
class TextLook(QObject):
    @Slot(QQuickTextDocument, float)
    def space(self, document: QQuickTextDocument, height: float) -> None:
        """Set every line apart, `height` against the font's own. What is appended later takes it over."""
        look = QTextBlockFormat()
        look.setLineHeight(height * 100, _PROPORTIONAL)
        cursor = QTextCursor(document.textDocument())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(look)
