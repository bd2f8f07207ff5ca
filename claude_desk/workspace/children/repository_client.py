"""A project's git on the window's side: a child of ours that runs it, asked without waiting."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import claude_desk
from claude_desk.repository.requests import RepositoryError, RepositoryRequest
from claude_desk.workspace.children.contained_child import end_contained, start_contained
from claude_desk.workspace.children.frame_child import FrameChild

_CALL = "import sys; sys.path.append(sys.argv.pop(1));from claude_desk.repository.server import main; main()"
_LONGER = 10.0  # seconds beyond the request's own: the child ends git by itself


class RepositoryClient(QObject):
    """`ask()` from the GUI thread, with a running asyncio loop, of trusted folders alone. The child starts
    with the first question and ends with `close()`, or with us."""

    news = Signal(object)  # GitOutput

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

        def start(process: QProcess) -> None:
            # git, its hooks and signing programs find what they find in the person's terminal.
            process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
            root = str(Path(claude_desk.__file__).parents[1])
            start_contained(process, ["-I", "-X", "utf8", "-c", _CALL, root])

        self._child = FrameChild("the child of the repository", start, _end, RepositoryError, self)
        self._child.news.connect(self.news)

    async def ask(self, request: RepositoryRequest) -> Any:
        """The answer, or `GitFailure`; RepositoryError where there is none in its time."""
        return await self._child.ask(request, request.seconds + _LONGER)

    def close(self) -> None:
        self._child.close()


def _end(process: QProcess) -> None:
    """Without input it ends git, then itself."""
    process.closeWriteChannel()
    process.waitForFinished(500)
    end_contained(process)
