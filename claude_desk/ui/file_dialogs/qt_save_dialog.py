"""Proposes a name in Qt's own save dialog, which Qt shows if the system has no such dialog."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

# Qt's name of the field, in every style (QtQuick/Dialogs/quickimpl, 6.10 and 6.11).
_FIELD = "fileNameTextField"


def propose(name: str) -> bool:
    """Write the name into the open dialog. Return whether the dialog's field was found.

    Without this, the dialog accepts only names of existing files.
    """
    windows = (window for window in QGuiApplication.allWindows() if isinstance(window, QQuickWindow))
    field = next((found for window in windows if (found := _field(window.contentItem())) is not None), None)
    return field is not None and field.setProperty("text", name)


def _field(within: QQuickItem) -> QQuickItem | None:
    for child in within.childItems():
        found = child if child.objectName() == _FIELD else _field(child)
        if found is not None:
            return found
    return None
