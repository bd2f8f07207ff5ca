"""The program as a separate process that sends a message by itself and allows the tool that Claude asks for.

`python -m tests.e2e.busy_program [FLAGS] FOLDER CLI MESSAGE`: the program prints `running` when the tool's
shell has written its pid. With `--asked` it prints `asked` when the request waits, and does not answer the
request. With `--count=N` it runs N sessions side by side, in the folders `1` to `N` of FOLDER. With
`--streams` it waits for the first row of each answer instead of a tool, and then prints `running`.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

import qasync
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from claude_desk.session.core.session import Session
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.transcript.entries import EntryKind
from tests.e2e.desk import Desk
from tests.waiting import until


async def drive(told: argparse.Namespace) -> None:
    root = Path(os.environ["HOME"]) / "desk"
    folders = [Path(told.folder)]
    if told.count:
        folders = [folders[0] / str(number) for number in range(1, told.count + 1)]
    async with Desk(Options(directory=str(folders[0]), cli=told.cli), os.environ, root) as desk:
        sessions = [begin(desk, folder, told.message) for folder in folders]
        for folder, session in zip(folders, sessions, strict=True):
            await (answered(session) if told.streams else asked(session))
            if not (told.asked or told.streams):
                await allow(session, folder)
        print("asked" if told.asked else "running", flush=True)
        await asyncio.Event().wait()


def begin(desk: Desk, folder: Path, message: str) -> Session:
    desk.program.launcher.open_folder(str(folder))
    desk.session.send(message)
    return desk.session


async def answered(session: Session) -> None:
    await until(
        session.operations, lambda: any(entry.kind is EntryKind.PROSE for entry in session.entries), 40
    )


async def asked(session: Session) -> None:
    await until(session.requests_changed, lambda: bool(session.requests.pending), 40)


async def allow(session: Session, folder: Path) -> None:
    session.requests.decide(session.requests.pending[0].id, AllowOnce())
    watcher = QFileSystemWatcher([str(folder)])
    await until(watcher.directoryChanged, (folder / "pid").exists, 40)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--asked", action="store_true")
    parser.add_argument("--streams", action="store_true")
    parser.add_argument("--count", type=int, default=0)
    for name in ("folder", "cli", "message"):
        parser.add_argument(name)
    application = QGuiApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(drive(parser.parse_args()))


if __name__ == "__main__":
    main()
