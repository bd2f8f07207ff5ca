"""Actions on attachments, run in another thread: read and copy pictures, save files."""

import contextlib
import os
import shutil
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Text
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.transcript.attachments import Attachment, picture_format
from claude_desk.ui.attachments.attachment_items import attachment_of, file_name_of
from claude_desk.ui.attachments.picture_reader import (
    AttachmentUnreadable,
    bytes_of,
    cut_round,
    fits,
    read_picture,
)
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate
from claude_desk.workspace.atomic_files import write_atomic
from claude_desk.workspace.file_lock import FileLock
from claude_desk.workspace.temporary_files import picture_folder

# -------------------------------------------------------------------------------------------------
# Pictures as files that QML can read. Use a cache in one thread at a time.
#
# QML can get pictures from memory through an image provider, but a provider in Python can cause a deadlock
# (PySide6 6.11). QML's reader thread holds a lock while it calls the provider, and waits for Python's lock.
# The GUI thread may hold Python's lock and wait for QML's lock.


_LARGEST_THUMBNAIL = 2048


class PictureCache:
    """A folder of picture files that only this user can read. `close()` removes the folder.

    The methods raise `OSError` if a file cannot be written, for instance on a full disk.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._lock: FileLock | None = None
        self._full: Path | None = None
        self._numbers = count(1)  # for names that are used only once: QML caches pictures by their address

    def thumbnail(self, attachment: Attachment, size: QSize, radius: int) -> str:
        """Return the address of a picture of this size, but at most 2048 points wide and high.

        Return "" if the picture cannot be shown.
        """
        wanted = size.boundedTo(QSize(_LARGEST_THUMBNAIL, _LARGEST_THUMBNAIL))
        picture = cut_round(read_picture(attachment, wanted), wanted, radius)
        if picture.isNull():
            return ""
        path = self._new(".png")
        if not picture.save(str(path)):
            raise OSError("the picture could not be written")
        return _address(path)

    def full_picture(self, attachment: Attachment) -> str:
        """Return the address of the full picture, and remove the previous full picture.

        Return "" if the picture cannot be shown, or cannot be saved in a smaller size. Raise `ValueError` or
        `OSError` if the attachment's data cannot be read.
        """
        self.drop_full_picture()
        data = bytes_of(attachment)
        kind = picture_format(data)
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
        previous, self._full = self._full, None
        if previous is not None:
            _remove(previous)

    def remove(self, address: str) -> None:
        """Remove a thumbnail that is not needed any more."""
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


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of bytes of an attachment that can be saved. A file may be larger than any shown picture.
_MOST_BYTES = 1 << 30
# Greatest number of thumbnails that are kept. A thumbnail takes about 30 KB.
KEPT = 400
# The address of a picture that cannot be shown.
BROKEN = "broken"


@QmlElement
class AttachmentActions(QObject):
    """Runs the actions, one at a time, in a thread that `close()` ends.

    Keys are those of ui/attachments/attachment_items.py.
    """

    saved = Signal(str)  # the name of the file written
    copied = Signal()
    failed = Signal(str)  # why the action failed, in words for the user

    # The request as passed to `thumbnail`, and the address of its thumbnail, or `broken`.
    thumbnailReady = Signal(str, str)
    # The attachment's key, and the address of its full picture, or `broken`.
    pictureReady = Signal(str, str)

    # Carries a function from the thread to the GUI thread. The signals for QML are emitted there, because QML
    # does not always receive signals of another thread.
    _back = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerPool("attachments")
        self._files = PictureCache()
        # By request: the address of its thumbnail, `broken`, or "" while the thumbnail is being made.
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._full_wishes = 0  # number of calls of `preparePicture`
        self._closed = False
        self._back.connect(self._on_call)

    def close(self) -> None:
        """Wait for the running action, drop the waiting actions, and remove the picture files."""
        self._closed = True
        self._worker.close()
        self._files.close()

    @Slot(str, result=str)
    def thumbnail(self, wish: str) -> str:
        """Return the address of a thumbnail, requested as `KEY/WIDTH/HEIGHT/RADIUS` in the screen's points.

        Return "" while the thumbnail is being made: `thumbnailReady` follows. Return `broken` for a request
        of another form or an attachment that no longer exists.
        """
        known = self._addresses.get(wish)
        if known is not None:
            self._addresses.move_to_end(wish)
            return known
        key, *numbers = wish.split("/")
        attachment = attachment_of(key)
        if attachment is None or len(numbers) != 3 or not all(number.isdecimal() for number in numbers):
            return BROKEN
        width, height, radius = (int(number[:5]) for number in numbers)
        self._addresses[wish] = ""
        self._submit(self._make_thumbnail, wish, attachment, QSize(width, height), radius)
        return ""

    @Slot(str)
    def preparePicture(self, key: str) -> None:
        """Make the full picture; `pictureReady` follows unless this method is called again before.

        An empty or unknown key drops the full picture.
        """
        attachment = attachment_of(key)
        self._full_wishes += 1
        if attachment is not None:
            self._submit(self._decode_full, self._full_wishes, key, attachment)
        elif self._worker.begun:
            self._submit(self._files.drop_full_picture)

    @Slot(str, result=str)
    def fileName(self, key: str) -> str:
        """Return a name to save the attachment under; "" if it no longer exists."""
        attachment = attachment_of(key)
        return file_name_of(attachment) if attachment is not None else ""

    @Slot(str, str)
    def save(self, key: str, address: str) -> None:
        """Write the attachment to a file, given as a local path or a file address.

        `saved` or `failed` follows.
        """
        url = QUrl(address)
        path = Path(path_of(url) or address)
        self._run(key, lambda attachment: self._save(attachment, path))

    @Slot(str)
    def copyPicture(self, key: str) -> None:
        """Put the picture on the clipboard; `copied` or `failed` follows."""
        self._run(key, self._copy)

    def _run(self, key: str, work: Callable[[Attachment], None]) -> None:
        attachment = attachment_of(key)
        if attachment is None or self._closed:
            self.failed.emit(translate("AttachmentActions", "It no longer exists."))
        else:
            self._submit(work, attachment)

    def _submit(self, work: Callable[..., None], *arguments: object) -> None:
        if not self._closed:
            self._worker.submit(work, *arguments)

    # --- in the thread -------------------------------------------------------------------------

    def _make_thumbnail(self, wish: str, attachment: Attachment, size: QSize, radius: int) -> None:
        try:
            address = self._files.thumbnail(attachment, size, radius)
        except OSError:
            address = ""
        self._back.emit(partial(self._thumbnail_made, wish, address or BROKEN))

    def _decode_full(self, wish: int, key: str, attachment: Attachment) -> None:
        if wish != self._full_wishes:
            return
        try:
            address = self._files.full_picture(attachment)
        except (OSError, ValueError):
            address = ""
        self._back.emit(partial(self._full_decoded, wish, key, address or BROKEN))

    def _save(self, attachment: Attachment, path: Path) -> None:
        try:
            write_atomic(path, bytes_of(attachment, _MOST_BYTES), chosen=True)
        except OSError as error:
            self._back.emit(partial(self._report_unsaved, path, error.strerror or str(error)))
        except AttachmentUnreadable as error:
            self._back.emit(partial(self._report_unsaved, path, error.reason))
        else:
            self._back.emit(partial(self.saved.emit, path.name))

    def _copy(self, attachment: Attachment) -> None:
        picture = read_picture(attachment, QSize(0, 0))
        if picture.isNull():
            self._back.emit(self._report_unreadable)
        else:
            self._back.emit(partial(self._to_clipboard, picture))

    # --- in the GUI thread ---------------------------------------------------------------------

    @Slot(object)
    def _on_call(self, what: Callable[[], None]) -> None:
        if not self._closed:
            what()

    def _report_unsaved(self, path: Path, reason: Text) -> None:
        self.failed.emit(
            translate(
                "AttachmentActions", "Could not save {name}: {reason}", name=path.name, reason=words(reason)
            )
        )

    def _report_unreadable(self) -> None:
        self.failed.emit(translate("AttachmentActions", "Cannot read this image."))

    def _thumbnail_made(self, wish: str, address: str) -> None:
        self._addresses[wish] = address
        while len(self._addresses) > KEPT:
            _, gone = self._addresses.popitem(last=False)
            if gone not in ("", BROKEN):
                self._submit(self._files.remove, gone)
        self.thumbnailReady.emit(wish, address)

    def _full_decoded(self, wish: int, key: str, address: str) -> None:
        """Report the picture if no newer request was made. A newer request removes the picture's file."""
        if wish == self._full_wishes:
            self.pictureReady.emit(key, address)

    def _to_clipboard(self, picture: QImage) -> None:
        QGuiApplication.clipboard().setImage(picture)
        self.copied.emit()
