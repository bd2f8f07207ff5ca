"""The program as a process of its own, with a hand that sends one message and allows what is asked.

`python -m tests.e2e.driven FOLDER CLI MESSAGE`: prints `running` once the tool's shell has written its pid.
With `--asked` before them nothing is allowed: it prints `asked` once the request waits, and leaves it there.
"""

import asyncio
import os
import sys
from pathlib import Path

import qasync
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from claude_desk.session.decisions import AllowOnce
from tests.e2e.desk import Desk
from tests.waiting import until


async def drive(folder: Path, cli: str, message: str, decides: bool = True) -> None:
    root = Path(os.environ["HOME"]) / "desk"
    async with Desk(Options(directory=str(folder), cli=cli), os.environ, root) as desk:
        session = desk.session
        await desk.say(message)
        await until(session.requests_changed, lambda: bool(session.requests), 40)
        if not decides:
            print("asked", flush=True)
            await asyncio.Event().wait()
        session.decide(session.requests[0].id, AllowOnce())
        watcher = QFileSystemWatcher([str(folder)])
        pid = folder / "pid"
        await until(watcher.directoryChanged, pid.exists, 40)
        print("running", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        words = [word for word in sys.argv[1:] if word != "--asked"]
        runner.run(drive(Path(words[0]), words[1], words[2], decides=len(words) == len(sys.argv) - 1))


if __name__ == "__main__":
    main()
