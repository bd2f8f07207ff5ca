"""Loads attachments for a message, one after another: a thread reads, checks and scales each of them."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.worker_threads import GarbageHold, start_thread

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.ui.attachments.attachment_encoder import FolderRefused

    Work = Callable[[], Attachment | FolderRefused]


_PATIENCE_MS = 20_000  # milliseconds to wait for one attachment, because a disk may never answer


class AttachmentLoader(QObject):
    """Reports each attachment once, in the GUI thread, in the order of the calls."""

    ready = Signal(str, object)  # the attachment's number; an Attachment or a FolderRefused
    refused = Signal(str, object)  # the attachment's number; the reason, a Phrase

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[str, Work]] = deque()
        self._running: tuple[str, Work] | None = None
        self._closed = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_patience_over)

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
        """Stop reporting attachments. Drop the attachments that wait. Do not wait for a running thread."""
        self._closed = True
        self._waiting.clear()
        self._patience.stop()

    def _submit(self, number: str, work: "Work") -> None:
        if not self._closed:
            self._waiting.append((number, work))
            self._begin_next()

    def _begin_next(self) -> None:
        if self._running is not None or not self._waiting:
            return
        task = self._running = self._waiting.popleft()
        self._patience.start(_PATIENCE_MS)
        start_thread(partial(self._do, task), "attaching")

    def _do(self, task: "tuple[str, Work]") -> None:
        from claude_desk.ui.attachments.attachment_encoder import AttachmentRefused

        try:
            made = task[1]()
        except AttachmentRefused as error:
            back = partial(self._end, task, why=error.reason)
        except Exception as error:  # reading an unknown file may raise anything: the user sees the reason
            reason = Phrase("attachment_note.unreadable", reason=str(error))
            back = partial(self._end, task, why=reason)
        else:
            back = partial(self._end, task, made)
        GarbageHold.call_in_gui_thread(back)

    def _end(self, task: "tuple[str, Work]", made: object = None, why: Phrase | None = None) -> None:
        """Report the result of a task and begin the next task. Runs in the GUI thread.

        Do nothing if the time of the task has run out already, or if the loader is closed.
        """
        if self._closed or task is not self._running:
            return
        self._running = None
        self._patience.stop()
        if why is None:
            self.ready.emit(task[0], made)
        else:
            self.refused.emit(task[0], why)
        self._begin_next()

    @Slot()
    def _on_patience_over(self) -> None:
        if self._running is not None:
            self._end(self._running, why=Phrase("attachment_note.no_answer"))
