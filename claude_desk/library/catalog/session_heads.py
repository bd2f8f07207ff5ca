"""Reads the facts that the list shows about a session from the beginning and the end of its file."""

import os

from claude_desk.protocol.disk.session_head import SessionHead, enough, read_head
from claude_desk.system.files import open_to_read

# Bytes that we read at each end of a file, as the CLI itself does (protocol/README.md 11.10).
END = 65_536
# Bytes to read if the first `END` bytes lack the first prompt: new CLIs write much before the prompt, and
# pictures are large.
_MORE = 1_048_576


def head_of(path: str, size: int, known: bool = False) -> SessionHead | None:
    """Read the beginning and the end of a file of `size` bytes; None if the file cannot be read. `known`:
    whether the beginning was read before. If so, read only the end."""
    try:
        with open_to_read(path) as file:
            if known:
                return read_head(b"", _tail(file.fileno(), size, 0), complete=False)
            head = _read(file.fileno(), END, 0)
            facts = _facts(file.fileno(), head, size)
            if not enough(facts) and size > END:
                facts = _facts(file.fileno(), _read(file.fileno(), _MORE, 0), size)
            return facts
    except OSError:
        return None


def _facts(file: int, head: bytes, size: int) -> SessionHead:
    complete = size <= len(head)
    return read_head(head, head if complete else _tail(file, size, len(head)), complete)


def _tail(file: int, size: int, after: int) -> bytes:
    begin = max(after, size - END)
    return _read(file, size - begin, begin)


def _read(file: int, size: int, offset: int) -> bytes:
    os.lseek(file, offset, os.SEEK_SET)
    parts = []
    while size > 0 and (data := os.read(file, size)):
        parts.append(data)
        size -= len(data)
    return b"".join(parts)
