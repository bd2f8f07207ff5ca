"""Attachments on their way into a message: read, checked and scaled in a thread of their own."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QImage

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.worker_threads import WorkerPool

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.ui.attachments.attachment_encoder import FolderRefused

    Work = Callable[[], Attachment | FolderRefused]


class AttachmentLoader(QObject):
    """Each is told once, in the order in which they were asked for, on the window's thread."""

    ready = Signal(str, object)  # its number; Attachment or preparing.Folder
    refused = Signal(str, object)  # its number; why, a Phrase
    # From the thread: what is to be done on the window's.
    _back = Signal(object)  # Callable[[], None]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerPool("attaching")
        self._closed = False
        self._back.connect(self._on_call)

    def load_file(self, number: str, path: str) -> None:
        from claude_desk.ui.attachments.attachment_encoder import from_file

        self._submit(number, partial(from_file, path))

    def load_picture(self, number: str, data: bytes, name: str) -> None:
        from claude_desk.ui.attachments.attachment_encoder import from_picture

        self._submit(number, partial(from_picture, data, name))

    def load_image(self, number: str, image: QImage, name: str) -> None:
        from claude_desk.ui.attachments.attachment_encoder import from_image

        self._submit(number, partial(from_image, image, name))

    def close(self) -> None:
        """End the thread; what waits is not done."""
        self._closed = True
        self._worker.close()

    def _submit(self, number: str, work: "Work") -> None:
        if not self._closed:
            self._worker.submit(self._do, number, work)

    def _do(self, number: str, work: "Work") -> None:
        from claude_desk.ui.attachments.attachment_encoder import AttachmentRefused

        try:
            made = work()
        except AttachmentRefused as error:
            self._back.emit(partial(self.refused.emit, number, error.reason))
        except Exception as error:  # whatever a file does to a reader, the person is told
            reason = Phrase("attachment_note.unreadable", reason=str(error))
            self._back.emit(partial(self.refused.emit, number, reason))
        else:
            self._back.emit(partial(self.ready.emit, number, made))

    @Slot(object)
    def _on_call(self, what: Callable[[], None]) -> None:
        if not self._closed:
            what()
