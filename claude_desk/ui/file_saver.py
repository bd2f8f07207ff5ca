"""Writes a file in small slices, so that the window stays responsive."""

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.ui.translation import translate
from claude_desk.workspace.atomic_files import AtomicFile

_log = logging.getLogger(__name__)

# Seconds that the GUI thread writes at a time.
SLICE_SECONDS = 0.006
WAIT_MILLISECONDS = 5  # milliseconds until `ready` is called again after it returned False
_PIECE = 250_000  # characters


class FileSaver(QObject):
    """Writes one file at a time. In the end, the file is either complete or unchanged."""

    done = Signal(object, str)  # the file's Path; the error in words, or ""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: Iterator[bytes] = iter(())
        self._ready: Callable[[], bool] = lambda: True
        self._file: AtomicFile | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_slice_due)

    @property
    def running(self) -> bool:
        return self._file is not None

    def start(self, path: Path, pieces: Iterable[bytes], ready: Callable[[], bool] = lambda: True) -> None:
        """Write the pieces to a file. Take each piece only when it is needed and `ready` returns True.

        Abandon a previous file that is not complete, without a report. `done` reports the end of this file.
        """
        self.stop()
        try:
            self._file = AtomicFile(path, chosen=True)
        except (OSError, ValueError) as error:
            self.done.emit(path, _reason(error))
            return
        self._pieces = iter(pieces)
        self._ready = ready
        self._timer.start(0)

    def stop(self) -> None:
        """Abandon the file that is being written. `done` does not report this."""
        self._timer.stop()
        self._pieces = iter(())
        file, self._file = self._file, None
        if file is not None:
            file.abandon()

    @Slot()
    def _on_slice_due(self) -> None:
        file = self._file
        assert file is not None
        end = time.perf_counter() + SLICE_SECONDS
        try:
            while (ready := self._ready()) and (piece := next(self._pieces, None)) is not None:
                file.write(piece)
                if time.perf_counter() > end:
                    return
            self._timer.setInterval(0 if ready else WAIT_MILLISECONDS)
            if not ready:
                return
            file.finish()
        except (OSError, ValueError) as error:
            self.stop()
            self.done.emit(file.path, _reason(error))
        except Exception:
            # Stop now: the next slice would find the iterator at its end and finish an incomplete file.
            _log.exception("a file could not be made")
            self.stop()
            self.done.emit(file.path, translate("FileSaver", "internal error; see the log"))
        else:
            self._file = None
            self.stop()
            self.done.emit(file.path, "")


def encoded(text: str) -> Iterator[bytes]:
    """Yield a long text as UTF-8, piece by piece."""
    for start in range(0, len(text), _PIECE):
        yield text[start : start + _PIECE].encode("utf-8", "replace")  # a lone surrogate cannot be encoded


def _reason(error: OSError | ValueError) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
