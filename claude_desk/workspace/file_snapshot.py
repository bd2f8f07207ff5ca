"""Reads the current content of a file, and its real path. Call these functions outside the GUI thread,
because they read the disk."""

import os
import unicodedata
from dataclasses import dataclass

from claude_desk.session.core.disk_looks import is_folder
from claude_desk.system.files import NotRegularError, open_to_read
from claude_desk.transcript.permissions.proposed_change import FileContent, FileState

# The characters that JavaScript's `trim` removes.
_BLANKS = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)

# The content of larger files is not returned.
MOST_BYTES = 2 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class FileLocation:
    """The place to which a path leads. `path`: the absolute path, with links. `real`: the path with all links
    resolved. `outside`: whether `real` is outside the session's folder."""

    path: str
    real: str
    outside: bool
    # Whether `path` is inside the folder, but a link in it leads to another place, inside or outside.
    linked: bool


def location_of(path: str, folder: str) -> FileLocation:
    """Return where a path leads. A relative path starts at the folder. If the path cannot be resolved, `real`
    is the path with its links."""
    named = _below(folder, _meant(path))
    try:
        real, root = os.path.realpath(named), os.path.realpath(folder)
    except (OSError, ValueError):
        real, root = named, folder
    inside = _is_inside(real, root)
    tops = [top for top in (folder, root) if _is_inside(named, top)]
    linked = any(real != _below(root, os.path.relpath(named, top)) for top in tops[:1])
    return FileLocation(named, real, not inside, linked)


def _below(folder: str, path: str) -> str:
    return os.path.normpath(os.path.join(folder, path))  # noqa: PTH118 - any string is taken


def _meant(path: str) -> str:
    """Return the path as the CLI understands it (2.1.37, 2.1.330): trimmed, in NFC, and with a leading `~`
    expanded.

    The paths in permission requests of 2.1.330 already have this form. 2.1.37 sends the path that Claude
    wrote.
    """
    path = unicodedata.normalize("NFC", path.strip(_BLANKS))
    return os.path.expanduser(path) if path == "~" or path.startswith("~/") else path  # noqa: PTH111


def read_now(path: str) -> FileContent:
    """Return the file's text, or the state that explains why there is no text."""
    try:
        with open_to_read(path) as file:
            if (size := os.fstat(file.fileno()).st_size) > MOST_BYTES:
                return FileContent(FileState.LARGE, size=size)
            return _text(file.read(MOST_BYTES + 1))
    except (FileNotFoundError, NotADirectoryError):
        return FileContent(FileState.MISSING)
    except NotRegularError:
        return FileContent(FileState.FOLDER if is_folder(path) else FileState.OTHER)
    except (OSError, ValueError):
        return FileContent(FileState.UNREADABLE)


def _text(data: bytes) -> FileContent:
    """Decode a file as the CLI does: as UTF-16 if the file begins with UTF-16's byte order mark, else as
    UTF-8. If at least half of the lines end in CRLF, convert every CRLF to LF. For a file that is too large
    or not text, return only its state."""
    if len(data) > MOST_BYTES:
        return FileContent(FileState.LARGE, size=len(data))
    try:
        text = data.decode("utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig")
    except UnicodeDecodeError:
        return FileContent(FileState.BINARY, size=len(data))
    if "\0" in text:
        return FileContent(FileState.BINARY, size=len(data))
    crlf = text.count("\r\n")
    lines = text.count("\n")
    mostly = crlf > 0 and crlf * 2 >= lines
    return FileContent(
        FileState.TEXT, text.replace("\r\n", "\n") if mostly else text, mostly, mixed=0 < crlf < lines
    )


def _is_inside(path: str, folder: str) -> bool:
    try:
        return bool(folder) and os.path.commonpath((path, folder)) == os.path.normpath(folder)
    except ValueError:
        return False
