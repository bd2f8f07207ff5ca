"""Which entries of a repository's index are repositories of their own (gitformat-index(5))."""

import hashlib

_GITLINK = b"\x00\x00\xe0\x00"  # mode 160000
_STATUS = 40  # bytes of an entry before the name of its object
_EXTENDED = 0x4000


class MalformedError(ValueError):
    """It is not shaped as an index, or in a form that is not known."""


def gitlinks(data: bytes) -> list[bytes]:
    """Give the paths of submodules, relative to the working tree. MalformedError where there may be some that
    cannot be told."""
    if _GITLINK not in data:
        return []
    version = int.from_bytes(data[4:8])
    if data[:4] != b"DIRC" or version not in (2, 3, 4):
        raise MalformedError
    fixed = _STATUS + _size_of_names(data) + 2
    found, at, path = [], 12, b""
    for _ in range(int.from_bytes(data[8:12])):
        begin, mode = at, data[at + 24 : at + 28]
        flags = int.from_bytes(data[at + fixed - 2 : at + fixed])
        at += fixed + (2 if flags & _EXTENDED else 0)
        kept = 0
        if version == 4:
            taken, at = _varint(data, at)
            kept = len(path) - taken
        end = data.find(b"\0", at)
        if end < 0 or kept < 0:
            raise MalformedError
        path = path[:kept] + data[at:end]
        at = end + 1 if version == 4 else begin + (end - begin + 8) // 8 * 8
        if mode == _GITLINK:
            found.append(path)
    return found


def _size_of_names(data: bytes) -> int:
    """How many bytes the name of an object has: those of the checksum at the end, which may be left out."""
    for kind in (hashlib.sha1, hashlib.sha256):
        size = kind().digest_size
        if data[-size:] in (kind(data[:-size]).digest(), bytes(size)):
            return size
    raise MalformedError


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number as git packs it, and what follows it."""
    if at >= len(data):
        raise MalformedError
    value = data[at] & 0x7F
    while data[at] & 0x80:
        at += 1
        if at >= len(data):
            raise MalformedError
        value = ((value + 1) << 7) | (data[at] & 0x7F)
    return value, at + 1
