"""Finds picture files of the project by their names, and reads their sizes from their headers.

Everything here waits for the disk. Usable in any thread.
"""

import os
from collections.abc import Sequence
from typing import NamedTuple

from claude_desk.system.files import read_beginning
from claude_desk.transcript.attachments import Attachment, picture_format
from claude_desk.ui.attachments.picture_reader import HEAD, MOST_BYTES, MOST_POINTS, size_in

# A photograph can have much text before its size.
_LONG_HEAD = 512 * 1024


class NamedPicture(NamedTuple):
    """A picture file. `wide` and `high`: the size of the picture in points."""

    attachment: Attachment
    wide: int
    high: int


def picture_in(name: str, folders: Sequence[str]) -> NamedPicture | None:
    """Return the picture of this name in the first folder that has it.

    Return None if no folder has such a file, if links lead out of the folder, if the file is no picture that
    the program shows, and if the picture is too large to be decoded.
    """
    for folder in folders:
        try:
            root = os.path.realpath(folder, strict=True)
            path = os.path.realpath(os.path.join(root, name), strict=True)  # noqa: PTH118 - as in the check
            if not path.startswith(root.rstrip(os.sep) + os.sep):
                continue
            if (found := _read(name, path, root)) is not None:
                return found
        except (OSError, ValueError):
            continue
    return None


def _read(name: str, path: str, root: str) -> NamedPicture | None:
    length = os.stat(path).st_size  # noqa: PTH116 - the path is a string
    head = read_beginning(path, HEAD) if 0 < length <= MOST_BYTES else b""
    kind = picture_format(head)
    if not kind:
        return None
    size = size_in(head, kind)
    if size.isEmpty():
        size = size_in(read_beginning(path, _LONG_HEAD), kind)
    if not 0 < size.width() * size.height() <= MOST_POINTS:
        return None
    file = Attachment(os.path.basename(name), f"image/{kind}", path=path, size=length, folder=root)  # noqa: PTH119
    return NamedPicture(file, size.width(), size.height())
