"""The client of the child process that keeps snapshots."""

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

import claude_desk
from claude_desk.library.frames import pack
from claude_desk.snapshots.records import Refused, SnapshotConfig, SnapshotProgress
from claude_desk.snapshots.requests import SnapshotError, SnapshotRequest
from claude_desk.workspace.children.contained_child import end_contained, start_contained
from claude_desk.workspace.children.frame_child import FrameChild
from claude_desk.workspace.children.library_process import child_environment

_CALL = (
    "import sys; sys.path.append(sys.argv.pop(1)); from claude_desk.startup import lean_imports;"
    " lean_imports.prepare_dataclasses(); lean_imports.load_msgspec_alone();"
    " from claude_desk.snapshots.server import main; main()"
)
# Enough to scan a large folder on a slow disk for the first time, after waiting 20 s for another window.
_SECONDS = 600.0


class SnapshotClient(QObject):
    """Asks for snapshots. Call `ask()` from the GUI thread, with a running asyncio loop. The child starts
    with the first request and ends with `close()`, or with the program."""

    news = Signal(object)  # SnapshotProgress
    asked = Signal(object)  # SnapshotRequest: a request is being sent

    def __init__(self, config: SnapshotConfig, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._config = config
        self._outdated = False  # the running child has an older config

        def start(process: QProcess) -> None:
            environment = child_environment()
            if "XDG_CONFIG_HOME" in os.environ:  # where the user's exclude file is
                environment.insert("XDG_CONFIG_HOME", os.environ["XDG_CONFIG_HOME"])
            process.setProcessEnvironment(environment)
            # File names are passed as UTF-8 whatever the locale, and come back unchanged.
            root = str(Path(claude_desk.__file__).parents[1])
            start_contained(process, ["-I", "-X", "utf8", "-c", _CALL, root])
            process.write(pack(0, self._config))

        types = (SnapshotProgress, Refused)
        self._child = FrameChild("the child of snapshots", start, end_contained, SnapshotError, self, types)
        self._child.news.connect(self.news)

    async def ask(self, request: SnapshotRequest, seconds: float = _SECONDS) -> Any:
        """Send a request and return the answer, or `Refused`. Raise SnapshotError if no answer comes within
        `seconds`, the child ends, or the request's handler fails. Raise it also after `close`."""
        if self._outdated and self._child.idle:
            self._outdated = False
            self._child.renew()
        self.asked.emit(request)
        return await self._child.ask(request, seconds)

    @property
    def config(self) -> SnapshotConfig:
        return self._config

    def configure(self, config: SnapshotConfig) -> None:
        """Set the config for the next child. It replaces the current child at the first request that is sent
        while no other request is pending."""
        if config != self._config:
            self._config, self._outdated = config, True

    def close(self) -> None:
        self._child.close()
