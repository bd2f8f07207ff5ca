"""Addresses of files as others give them: by a drop, by the clipboard, by a dialog."""

from PySide6.QtCore import QUrl


def path_of(address: QUrl) -> str:
    """The path of a file of this machine; "" for all else.

    To look at a file of another machine asks the network for it, on some systems with the person's name.
    """
    if not address.isLocalFile() or address.host().lower() not in ("", "localhost"):
        return ""
    address = QUrl(address)
    address.setHost("")
    return address.toLocalFile()
