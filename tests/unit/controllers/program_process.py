"""The whole program in a separate process, ended in the middle of its work, and checks of what it leaves
behind."""

import json
import select
import shlex
import signal
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil

from claude_desk.protocol.files.journal_file import read_records
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.window_state import WindowState
from tests.child_processes import still_running
from tests.forks import programs
from tests.unit.controllers.busy_program import DRAFT, QUEUED

START_SECONDS, END_SECONDS, LEFT_SECONDS = 90.0, 30.0, 5.0


@contextmanager
def busy_program(cli: Sequence[str], folder: Path, environ: Mapping[str, str]) -> Iterator["ProgramProcess"]:
    """Yield the program in the middle of its work. If it still runs when the block ends, kill it."""
    program = programs.start(
        "tests.unit.controllers.busy_program",
        shlex.join(cli),
        str(folder),
        env={"QT_QPA_PLATFORM": "offscreen", **environ, "QT_QUICK_BACKEND": "software"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    try:
        assert select.select([program.stdout], [], [], START_SECONDS)[0], "it came nowhere"
        assert program.stdout.readline() == b"led\n", program.communicate(timeout=END_SECONDS)
        yield ProgramProcess(program)
    finally:
        program.kill()
        program.communicate(timeout=END_SECONDS)


class ProgramProcess:
    """The running program. `end` ends it by the name of a signal or of a method of `Hand` in
    `busy_program.py`."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self._program = program
        self.children = psutil.Process(program.pid).children(recursive=True)

    def end(self, how: str, seconds: float = END_SECONDS) -> int:
        """End the program and return its exit code. Raise an error if the end takes longer than `seconds`."""
        self.tell(how)
        return self._program.wait(seconds)

    def tell(self, how: str) -> None:
        if how.startswith("SIG"):
            self._program.send_signal(getattr(signal, how))
        else:
            assert self._program.stdin is not None
            self._program.stdin.write(f"{how}\n".encode())
            self._program.stdin.flush()

    def hear(self, seconds: float = START_SECONDS) -> str:
        """Return the next line that the program prints. Fail if no line begins within `seconds`."""
        assert self._program.stdout is not None
        assert select.select([self._program.stdout], [], [], seconds)[0], f"it said nothing for {seconds} s"
        return self._program.stdout.readline().decode().strip()

    def said_all(self, seconds: float) -> bool:
        """Whether the program closes its output, or prints more, within `seconds`."""
        assert self._program.stdout is not None
        return bool(select.select([self._program.stdout], [], [], seconds)[0])

    def left(self) -> list[psutil.Process]:
        """Return the program's children, the CLIs and their children among them, that still run after a
        while."""
        return still_running(self.children, LEFT_SECONDS)


def assert_all_is_kept(home: Path, folder: Path, *, in_order: bool) -> None:
    """Assert that the draft and the queued message come back, and that no file is half written. `in_order`:
    whether the window's file says that the program ended in order."""
    assert_no_partial_file(home)
    data, state = home / ".local/share/claude-desk", home / ".local/state/claude-desk"
    window = WindowState(state / "windows").adopt_last()
    assert window is not None and window.ended is in_order
    (session,) = window.sessions
    assert session.folder == str(folder)
    drafts = Drafts(data / "drafts", lambda _: True)
    keeper = drafts.open(str(folder), session.id)
    assert keeper.draft.text == DRAFT
    assert [message.text for message in keeper.draft.queue] == [QUEUED]
    drafts.close()


def assert_no_partial_file(home: Path) -> None:
    for file in home.rglob("*"):
        assert file.suffix != ".part", file
        ours = "claude-desk" in str(file.relative_to(home))
        if ours and file.suffix == ".json":
            json.loads(file.read_bytes())
        elif ours and file.suffix == ".jsonl":
            assert len(read_records(file.read_bytes())) == len(file.read_bytes().splitlines())
        elif ours and is_database(file):
            with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
                assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
            database.close()


def is_database(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(15) == b"SQLite format 3"
