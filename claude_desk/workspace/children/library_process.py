"""Starts a child that reads sessions (library/server.py). This module is cheap to import, because the first
child starts before everything else."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment

import claude_desk
from claude_desk.library.frames import pack
from claude_desk.library.request_base import LibraryPaths

CALL = (
    "import sys; sys.path.append(sys.argv.pop(1)); from claude_desk.startup import lean_imports;"
    " lean_imports.prepare_child(); from claude_desk.library.server import main; main()"
)
_ENVIRONMENT = (
    "PATH",
    "HOME",
    "USERPROFILE",
    "SYSTEMROOT",
    "TMPDIR",
    "LANG",
    "LC_ALL",
    "PYTHONPYCACHEPREFIX",
)


def start_child(process: QProcess, role: str, paths: LibraryPaths) -> None:
    """Start a child of the library. A failure to start is reported by signals of `process`."""
    process.setProcessEnvironment(child_environment())
    root = str(Path(claude_desk.__file__).parents[1])
    process.start(sys.executable, ["-I", "-c", CALL, root, role])
    process.write(pack(0, paths))


def end_child(process: QProcess) -> None:
    """Kill a child of the library, and wait at most half a second for its end. Its current work is lost."""
    process.closeWriteChannel()
    process.kill()
    process.waitForFinished(500)
    process.deleteLater()


def child_environment() -> QProcessEnvironment:
    """Return the environment variables that Python needs, and no others."""
    environment = QProcessEnvironment()
    for name in _ENVIRONMENT:
        if name in os.environ:
            environment.insert(name, os.environ[name])
    return environment
