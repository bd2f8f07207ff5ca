"""Traps that notice when the program fetches or opens something because of a text."""

import ctypes
import os
import socket
import threading
from pathlib import Path

from PySide6.QtGui import QImage

_ACCESS, _OPEN = 0x1, 0x20
_EVENT_SIZE = 4096


class NetworkTrap:
    """Counts the connections to a port of the loopback interface."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.visits = 0
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            visitor, _ = self._socket.accept()
            with visitor:
                if visitor.recv(1) == b"\0":
                    return
                self.visits += 1

    def close(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port)) as last:
            last.sendall(b"\0")
        self._thread.join()
        self._socket.close()


class FileTrap:
    """A folder with a picture, a style and a page. The kernel (inotify(7)) reports when a file is opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        picture = QImage(4, 4, QImage.Format.Format_RGB32)
        picture.fill(0)
        assert picture.save(str(folder / "picture.png"))
        (folder / "style.css").write_text("p { color: red }")
        (folder / "page.html").write_text("<p>page</p>")
        libc = ctypes.CDLL(None, use_errno=True)
        self._watch = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert self._watch >= 0
        assert libc.inotify_add_watch(self._watch, str(folder).encode(), _ACCESS | _OPEN) >= 0

    @property
    def picture(self) -> str:
        return str(self.folder / "picture.png")

    def was_touched(self) -> bool:
        """Return whether anything in the folder, or the folder itself, was opened since the last call."""
        try:
            return bool(os.read(self._watch, _EVENT_SIZE))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._watch)
