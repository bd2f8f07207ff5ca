"""The client of the child process that runs git in a project."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import claude_desk
from claude_desk.repository.requests import GitFailure, GitOutput, RepositoryError, RepositoryRequest
from claude_desk.workspace.children.contained_child import end_contained, start_contained
from claude_desk.workspace.children.frame_child import FrameChild

_CALL = (
    "import sys; sys.path.append(sys.argv.pop(1)); from claude_desk.startup import lean_imports;"
    " lean_imports.prepare_dataclasses(); lean_imports.load_msgspec_alone();"
    " from claude_desk.repository.server import main; main()"
)
_LONGER = 10.0  # more seconds than the request's own limit, after which the child itself ends git


class RepositoryClient(QObject):
    """Asks git. Send requests only for folders that the user trusts.

    Call `ask()` from the GUI thread, with a running asyncio loop. The child starts with the first request and
    ends with `close()`, or with the program.
    """

    news = Signal(object)  # GitOutput

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

        def start(process: QProcess) -> None:
            # git, its hooks and signing programs get the same environment as in the user's terminal.
            process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
            root = str(Path(claude_desk.__file__).parents[1])
            start_contained(process, ["-I", "-X", "utf8", "-c", _CALL, root])

        types = (GitOutput, GitFailure)
        self._child = FrameChild("the child of the repository", start, _end, RepositoryError, self, types)
        self._child.news.connect(self.news)

    async def ask(self, request: RepositoryRequest) -> Any:
        """Send a request and return the answer, or `GitFailure`. Raise RepositoryError if no answer comes
        within the request's time, the child ends, or the request's handler fails. Raise it also after
        `close`."""
        return await self._child.ask(request, request.seconds + _LONGER)

    def close(self) -> None:
        self._child.close()


def _end(process: QProcess) -> None:
    """End the child. After its input is closed, the child ends git and then itself."""
    process.closeWriteChannel()
    process.waitForFinished(500)
    end_contained(process)
