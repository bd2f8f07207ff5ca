"""Which entries of a repository's index are repositories of their own (gitformat-index(5))."""

_GITLINK = b"\x00\x00\xe0\x00"  # mode 160000
_FIXED = 62  # bytes of an entry before its path, with object names of SHA-1
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
    found, at, path = [], 12, b""
    for _ in range(int.from_bytes(data[8:12])):
        begin, mode = at, data[at + 24 : at + 28]
        flags = int.from_bytes(data[at + 60 : at + 62])
        at += _FIXED + (2 if flags & _EXTENDED else 0)
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
