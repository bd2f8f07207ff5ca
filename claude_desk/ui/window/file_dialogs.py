"""Addresses of files as others give them: by a drop, by the clipboard, by a dialog."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow


def path_of(address: QUrl) -> str:
    """The path of a file of this machine; "" for all else.

    To look at a file of another machine asks the network for it, on some systems with the person's name.
    """
    if not address.isLocalFile() or address.host().lower() not in ("", "localhost"):
        return ""
    address = QUrl(address)
    address.setHost("")
    return address.toLocalFile()


# -------------------------------------------------------------------------------------------------
# The name in Qt's own dialog for a file to be saved, which is shown where the system has none.


# So Qt calls its field, in every style (QtQuick/Dialogs/quickimpl, 6.10 and 6.11).
_FIELD = "fileNameTextField"


def propose(name: str) -> bool:
    """Write the name into the dialog that is open: it takes only names of files that are there by itself."""
    windows = (window for window in QGuiApplication.allWindows() if isinstance(window, QQuickWindow))
    field = next((found for window in windows if (found := _field(window.contentItem())) is not None), None)
    return field is not None and field.setProperty("text", name)


def _field(within: QQuickItem) -> QQuickItem | None:
    for child in within.childItems():
        found = child if child.objectName() == _FIELD else _field(child)
        if found is not None:
            return found
    return None
