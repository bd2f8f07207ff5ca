"""Addresses of files as others give them: by a drop, by the clipboard, by a dialog."""

import os

from PySide6.QtCore import QUrl


def path_of(address: QUrl) -> str:
    """The path of a file of this machine; "" for all else.

    To look at a file of another machine asks the network for it, on some systems with the person's name.
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
    """A name that is no UTF-8 is exact only so: as text Qt puts another character in its place."""
    from urllib.parse import unquote_to_bytes  # not before the first frame

    return unquote_to_bytes(address.path(QUrl.ComponentFormattingOption.FullyEncoded))


def address_of(path: str) -> QUrl:
    """The address of a local path, whatever bytes are in it; `path_of` gives the same path back."""
    try:
        path.encode()
    except UnicodeEncodeError:
        from urllib.parse import quote

        return QUrl.fromEncoded(b"file://" + quote(os.fsencode(path)).encode())
    return QUrl.fromLocalFile(path)
