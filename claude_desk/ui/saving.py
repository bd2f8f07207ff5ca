"""Writes a text of any size to a file, a piece at a time."""

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QObject, QTimer, Signal

_PIECE = 1_000_000  # characters


class Saving(QObject):
    """One file at a time. The file is whole or as it was before."""

    done = Signal(str, str)  # its path; what went wrong, in words, or ""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._next = 0
        self._path = Path()
        self._part = Path()
        self._file: BinaryIO | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        return self._file is not None

    def start(self, path: str, text: str) -> None:
        """Write the text as UTF-8; what is being written is given up."""
        self.stop()
        self._path = Path(path)
        self._part = self._path.with_name(f".{self._path.name}.{os.getpid()}.part")
        try:
            self._file = self._part.open("wb")
        except OSError as error:
            self._end(error)
            return
        self._text, self._next = text, 0
        self._timer.start()

    def stop(self) -> None:
        """Give up what is not whole yet."""
        self._timer.stop()
        self._text = ""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                file.close()
            with contextlib.suppress(OSError):
                self._part.unlink()

    def _step(self) -> None:
        assert self._file is not None
        piece = self._text[self._next : self._next + _PIECE]
        try:
            # Half a character alone cannot be written.
            self._file.write(piece.encode("utf-8", "replace"))
            self._next += len(piece)
            if self._next < len(self._text):
                return
            self._file.close()
            self._part.replace(self._path)
        except OSError as error:
            self._end(error)
            return
        self._file = None
        self._end(None)

    def _end(self, error: OSError | None) -> None:
        self.stop()
        self.done.emit(str(self._path), (error.strerror or str(error)) if error else "")
