"""Saving attachments and copying pictures, beside the window's thread."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.picture_reading import bytes_of, read_picture
from claude_desk.ui.pictures import attachment_of, file_name_of
from claude_desk.workspace.files import write_whole

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# What is kept in a file may be larger than any picture that is shown.
_MOST_BYTES = 1 << 30
_GONE = "It is not there any more."


@QmlElement
class AttachmentActions(QObject):
    """One at a time, in a thread of its own that `close()` ends. Keys are those of ui/pictures.py."""

    saved = Signal(str)  # the name of the file written
    copied = Signal()
    failed = Signal(str)  # words for the person

    _read = Signal(object)  # a QImage for the clipboard, from the thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: ThreadPoolExecutor | None = None
        self._closed = False
        self._read.connect(self._to_clipboard)

    def close(self) -> None:
        """End the thread; what it is at is done first, what waits is not."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown(wait=True, cancel_futures=True)

    @Slot(str, result=str)
    def fileName(self, key: str) -> str:
        """A name to save it under."""
        attachment = attachment_of(key)
        return file_name_of(attachment) if attachment is not None else ""

    @Slot(str, str)
    def save(self, key: str, address: str) -> None:
        """Write it to a file, given as a local path or a file address. Ends in `saved` or `failed`."""
        url = QUrl(address)
        path = Path(url.toLocalFile() if url.isLocalFile() else address)
        self._run(key, lambda attachment: self._save(attachment, path))

    @Slot(str)
    def copyPicture(self, key: str) -> None:
        """Put the picture on the clipboard. Ends in `copied` or `failed`."""
        self._run(key, self._copy)

    def _run(self, key: str, work: Callable[[Attachment], None]) -> None:
        attachment = attachment_of(key)
        if attachment is None or self._closed:
            self.failed.emit(_GONE)
            return
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor

            self._thread = ThreadPoolExecutor(1, thread_name_prefix="attachments")
        self._thread.submit(work, attachment)

    # --- in the thread -------------------------------------------------------------------------

    def _save(self, attachment: Attachment, path: Path) -> None:
        try:
            write_whole(path, bytes_of(attachment, _MOST_BYTES))
        except OSError as error:
            self.failed.emit(f"{path.name} was not saved: {error.strerror or error}")
        except ValueError as error:
            self.failed.emit(f"{path.name} was not saved: {error}")
        else:
            self.saved.emit(path.name)

    def _copy(self, attachment: Attachment) -> None:
        picture = read_picture(attachment, QSize(0, 0))
        if picture.isNull():
            self.failed.emit("This picture cannot be read.")
        else:
            self._read.emit(picture)

    # --- on the window's thread ----------------------------------------------------------------

    def _to_clipboard(self, picture: QImage) -> None:
        QGuiApplication.clipboard().setImage(picture)
        self.copied.emit()
