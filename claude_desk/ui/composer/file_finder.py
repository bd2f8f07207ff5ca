"""Finds files of a folder by a part of their path.

A child process searches. The first query starts the child.
"""

import os
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

import claude_desk
from claude_desk.workspace.children.contained_child import (
    end_contained,
    end_contained_soon,
    start_contained,
)

_CALL = (
    "import sys; sys.path.append(sys.argv.pop(1));"
    "from claude_desk.library.mentions.file_server import main; main()"
)
# Greatest number of bytes of an unfinished line from the child that are kept.
_LONGEST = 1 << 20
# Milliseconds to wait for an answer: longer than git or a walk may take to list the files
# (library/mentions/file_lister.py).
_PATIENCE_MS = 25_000
# Milliseconds to wait for the child's first line: the child has started, and the folder answers it.
_FOLDER_MS = 5_000
# Milliseconds for which a child may work on a query whose answer is not needed any more.
_LINGER_MS = 2_000


class FileFinder(QObject):
    """Finds files without blocking.

    The child ends by `close()`, when no query comes for a while, or when its input is closed.
    """

    # The answer to the newest query. A second answer follows if the child finds more files.
    found = Signal(object)  # list[str]: paths relative to the folder; folders end with `/`
    silentBelow = Signal(object)  # list[str]: subfolders that do not answer; their files are not found
    silent = Signal()  # no answer came in time: the folder hangs, and the child was ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = ""
        self._by_git = True
        self._number = 0
        self._process: QProcess | None = None
        self._rest = b""
        self._open: str | None = None  # the newest query, until its answer comes
        self._again = False  # whether a second child received that query
        self._answers = False  # whether the folder answers the child
        self._busy = False  # whether the child has queries without an answer
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_patience_over)

    def set_folder(self, folder: str) -> bool:
        """Set the folder to search; return whether it changed."""
        if folder == self._folder:
            return False
        self.close()
        self._folder = folder
        return True

    def find(self, query: str, by_git: bool = True) -> None:
        """Start a search; `found` carries the answer. The answer to an earlier query is dropped.

        `by_git`: whether git may list the folder. Without git, the result includes files that git's settings
        outside the folder would leave out. Do nothing without a folder, or for a query with a line end.
        """
        if not self._folder or "\n" in query:
            return
        if by_git != self._by_git:
            self.close()
            self._by_git = by_git
        self._number += 1
        waited = self.waiting
        self._open, self._again = query, False
        if not (self._busy and waited and self._patience.isActive()):
            self._patience.start(_PATIENCE_MS if self._answers else _FOLDER_MS)
        self._busy = True
        process = self._process or self._start()
        process.write(f"{self._number} {query}\n".encode("utf-8", "replace"))

    @property
    def waiting(self) -> bool:
        """Whether the newest query has no answer yet."""
        return self._open is not None

    def forget(self) -> None:
        """Drop the query that waits for an answer. If the child stays busy with it, end the child soon."""
        self._number += 1
        if self._open is not None:
            self._open = None
            self._patience.start(_LINGER_MS)

    def close(self) -> None:
        """End the child."""
        self._patience.stop()
        hangs, self._busy, self._answers = self._busy, False, False
        process, self._process = self._process, None
        self._rest = b""
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_ready_read)
            process.finished.disconnect(self._on_finished)
            (end_contained_soon if hangs else end_contained)(process)

    @Slot()
    def _on_patience_over(self) -> None:
        wanted, self._open = self.waiting, None
        self.close()
        if wanted:
            self.silent.emit()

    def _start(self) -> QProcess:
        process = self._process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_ready_read)
        process.finished.connect(self._on_finished)
        root = str(Path(claude_desk.__file__).parents[1])
        how = [] if self._by_git else ["walk"]
        start_contained(process, ["-I", "-S", "-c", _CALL, root, self._folder, *how])
        return process

    @Slot()
    def _on_ready_read(self) -> None:
        if self._process is None:
            return
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        self._rest = self._rest if len(self._rest) < _LONGEST else b""
        if lines and not self._answers:
            self._answers = True
            if self._open is not None:
                self._patience.start(_PATIENCE_MS)
        said = [line.decode("utf-8", "replace").partition(" ") for line in lines]
        for _, _, paths in [each for each in said if each[0] == "0" and each[2].startswith("silent ")][-1:]:
            self.silentBelow.emit([path for path in paths.removeprefix("silent ").split("\t") if path])
        for number, _, paths in [each for each in said if each[0] != "0"][-1:]:
            if self._open is None or number == str(self._number):
                self._busy = False
                self._patience.stop()
            if number == str(self._number):
                self._open = None
                self.found.emit([path for path in paths.split("\t") if path])

    @Slot()
    def _on_finished(self) -> None:
        process, self._process = self._process, None
        self._rest, self._busy, self._answers = b"", False, False
        if process is not None:
            process.deleteLater()
        if self._open is not None and not self._again:  # the child ended before it answered
            query = self._open
            self.find(query, self._by_git)
            self._again = True


def _environment() -> QProcessEnvironment:
    """Return an environment with only the variables that the child and its git need."""
    environment = QProcessEnvironment()
    for name in ("PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "XDG_CONFIG_HOME", "TMPDIR"):
        if name in os.environ:
            environment.insert(name, os.environ[name])
    return environment
