"""Addresses of files that come from outside: from a drop, the clipboard or a dialog."""

import os

from PySide6.QtCore import QUrl


def path_of(address: QUrl) -> str:
    """Return the path of a file on this machine; "" for any other address.

    Access to a file on another machine would use the network, and on some systems would send the user's name.
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
    """Return the exact bytes of the path. Qt's text replaces characters in a name that is not UTF-8."""
    from urllib.parse import unquote_to_bytes  # not needed for the first frame

    return unquote_to_bytes(address.path(QUrl.ComponentFormattingOption.FullyEncoded))


def address_of(path: str) -> QUrl:
    """Return the address of a local path, which may contain any bytes.

    `path_of` returns the same path again.
    """
    try:
        path.encode()
    except UnicodeEncodeError:
        from urllib.parse import quote

        return QUrl.fromEncoded(b"file://" + quote(os.fsencode(path)).encode())
    return QUrl.fromLocalFile(path)
