"""The program as a separate process that sends two messages and types a third message.

`python -m tests.e2e.typing_program FOLDER CLI`. The process prints `kept` when the second message and the
draft are on disk.
"""

import asyncio
import os
import sys
from pathlib import Path

import qasync
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from tests.e2e.desk import Desk
from tests.waiting import until


async def write(folder: Path, cli: str) -> None:
    root = Path(os.environ["HOME"]) / "desk"
    kept = root / "data" / "drafts"
    kept.mkdir(mode=0o700, parents=True)
    async with Desk(Options(directory=str(folder), cli=cli), os.environ, root) as desk:
        watcher = QFileSystemWatcher([str(kept)])
        await desk.say("alpha question")
        await desk.until_row("One")
        await desk.say("beta question")
        desk.type("half a thou")
        await until(watcher.directoryChanged, lambda: _holds(kept, "beta question", "half a thou"))
        print("kept", flush=True)
        await asyncio.Event().wait()


def _holds(folder: Path, *texts: str) -> bool:
    """Whether the draft and the journal of its queue contain the texts."""
    kept = "".join(file.read_text() for file in folder.iterdir() if file.suffix in (".json", ".queue"))
    return all(text in kept for text in texts)


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(write(Path(sys.argv[1]), sys.argv[2]))


if __name__ == "__main__":
    main()
