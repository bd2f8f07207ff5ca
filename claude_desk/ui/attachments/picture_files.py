"""Pictures as files of ours, for QML to read. One thread at a time.

They are files because QML's own way to hand it a picture from memory, an image provider, cannot be written in
Python: its reader thread asks the provider while it holds a lock that the window's thread takes too, and
Python's own lock on top of that stops both for good (PySide6 6.11).
"""

import contextlib
import os
import shutil
from itertools import count
from pathlib import Path

from PySide6.QtCore import QSize, QUrl

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.picture_reader import bytes_of, cut_round, fits, read_picture, sniff
from claude_desk.workspace.file_lock import FileLock
from claude_desk.workspace.temporary_files import picture_folder

_LARGEST_THUMBNAIL = 1024


class PictureCache:
    """A folder for its owner alone; `close()` removes it. OSError where there is no room for a file."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._lock: FileLock | None = None
        self._full: Path | None = None
        self._numbers = count(1)  # a name is never used twice: QML keeps what it has read by its address

    def thumbnail(self, attachment: Attachment, size: QSize, radius: int) -> str:
        """The address of a picture of just this size; "" where it cannot be shown."""
        wanted = size.boundedTo(QSize(_LARGEST_THUMBNAIL, _LARGEST_THUMBNAIL))
        picture = cut_round(read_picture(attachment, wanted), wanted, radius)
        if picture.isNull():
            return ""
        path = self._new(".png")
        if not picture.save(str(path)):
            raise OSError("the picture could not be written")
        return _address(path)

    def full_picture(self, attachment: Attachment) -> str:
        """The address of all of a picture; "" where it cannot be shown. The one before it is removed."""
        self.drop_full_picture()
        data = bytes_of(attachment)
        kind = sniff(data)
        if not fits(data, kind):
            picture = read_picture(attachment, QSize(0, 0))
            path = self._new(".png")
            if picture.isNull() or not picture.save(str(path)):
                return ""
        else:
            path = self._new("." + kind)
            path.write_bytes(data)
        self._full = path
        return _address(path)

    def drop_full_picture(self) -> None:
        whole, self._full = self._full, None
        if whole is not None:
            _remove(whole)

    def remove(self, address: str) -> None:
        """A thumbnail is not needed any more."""
        _remove(Path(QUrl(address).toLocalFile()))

    def close(self) -> None:
        folder, self._folder = self._folder, None
        if self._lock is not None:
            self._lock.unlock()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)

    def _new(self, ending: str) -> Path:
        if self._folder is None:
            self._folder, self._lock = picture_folder()
        path = self._folder / f"{next(self._numbers)}{ending}"
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return path


def _address(path: Path) -> str:
    return QUrl.fromLocalFile(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded)


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
