"""Addresses of files from outside: from a drop, the clipboard or a dialog."""

import os

from PySide6.QtCore import QUrl


def path_of(address: QUrl) -> str:
    """Return the path of a file on this machine; "" for every other address.

    Access to a file on another machine would go over the network, on some systems with the user's name.
    """
    if not address.isLocalFile() or address.host().lower() not in ("", "localhost"):
        return ""
    address = QUrl(address)
    address.setHost("")
    path = address.toLocalFile()
    if os.name == "posix" and "\ufffd" in path:
        return os.fsdecode(_bytes_of(address))
    return path


def _bytes_of(address: QUrl) -> bytes:
    """Return the exact bytes of the path. In a name that is not UTF-8, Qt's text replaces characters."""
    from urllib.parse import unquote_to_bytes  # not before the first frame

    return unquote_to_bytes(address.path(QUrl.ComponentFormattingOption.FullyEncoded))


def address_of(path: str) -> QUrl:
    """Return the address of a local path with any bytes; `path_of` returns the same path again."""
    try:
        path.encode()
    except UnicodeEncodeError:
        from urllib.parse import quote

        return QUrl.fromEncoded(b"file://" + quote(os.fsencode(path)).encode())
    return QUrl.fromLocalFile(path)
