"""A disk whose n-th change fails or that cannot be read, and helpers: a CLI that answers, and checks of the
program's files."""

import asyncio
import errno
import json
import os
import shlex
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any
from uuid import uuid4

import pytest

from claude_desk.options import Options
from claude_desk.protocol.files.journal_file import SentRecord, read_records
from claude_desk.transcript.entries import EntryKind
from tests.e2e.desk import Desk
from tests.entry_words import said
from tests.library.generate import encoded
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.session_harness import WIRE
from tests.waiting import until

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
COULD_NOT = "Could not save "


class Disk:
    """Counts the changes below `root`: files that are opened for writing, writes, renames and new folders.

    `fail` makes `count` changes fail, from change number `first` on, as on a full disk or with another error.
    With a count of 0 every change succeeds. After `refuse_reading` no file and no folder can be read.
    """

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.changes = 0
        self._first = self._last = 0
        self._error = errno.ENOSPC
        self._unread = 0

    def fail(self, first: int, count: int = 1, error: int = errno.ENOSPC) -> None:
        self.changes = 0
        self._first, self._last, self._error = first, first + count - 1, error

    def refuse_reading(self, error: int) -> None:
        self._unread = error

    def heal(self) -> None:
        self.fail(0, 0)
        self._unread = 0

    @property
    def failed(self) -> bool:
        return 0 < self._first <= self.changes

    def change(self) -> None:
        self.changes += 1
        if self._first <= self.changes <= self._last:
            raise OSError(self._error, os.strerror(self._error))

    def read(self) -> None:
        if self._unread:
            raise OSError(self._unread, os.strerror(self._unread))

    def is_here(self, path: object) -> bool:
        return isinstance(path, str | os.PathLike) and os.fspath(path).startswith(self.root)


class _File:
    """A file on the disk. Buffered data is written at `close`, so `close` may fail."""

    def __init__(self, file: IO[bytes], disk: Disk, buffered: bool) -> None:
        self._file = file
        self._disk = disk
        self._buffered = buffered
        self._full: OSError | None = None

    def write(self, data: bytes) -> int:
        if self._full is not None:
            raise self._full
        if not self._buffered:
            try:
                self._disk.change()
            except OSError as full:
                self._full = full
                return self._file.write(data[: len(data) // 2])  # half of the data still has room
        return self._file.write(data)

    def close(self) -> None:
        if self._buffered and not self._file.closed:
            try:
                self._disk.change()
            except OSError:
                self._file.seek(0)
                self._file.truncate(0)
                self._file.close()
                raise
        self._file.close()

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


_disk: Disk | None = None


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    disk = _disk
    if disk is None or event not in ("open", "os.mkdir", "os.rename", "os.listdir", "os.scandir"):
        return
    path, flags = arguments[0], arguments[2] if event == "open" else 0
    looks = event in ("os.listdir", "os.scandir") or (event == "open" and not flags & _WRITES)
    if looks and disk.is_here(path):
        disk.read()
        return
    made = event == "os.mkdir" and disk.is_here(path) and not os.path.lexists(path)
    opened = isinstance(flags, int) and flags & _WRITES and disk.is_here(path)
    if made or opened or (event == "os.rename" and disk.is_here(path)):
        disk.change()


@contextmanager
def failing_disk(root: Path, patch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Make the disk below `root` a `Disk` that can fail. Python's audit hook reports opens, renames, new
    folders and reads. Wrapped files report writes."""
    global _disk
    if not getattr(sys, "_claude_desk_hook", False):
        sys.addaudithook(_hook)  # an audit hook cannot be removed
        sys._claude_desk_hook = True  # type: ignore[attr-defined]
    disk = _disk = Disk(root)
    fdopen, temporary = os.fdopen, tempfile.TemporaryFile

    def opened(handle: int, mode: str = "r", *more: Any, **named: Any) -> Any:
        file = fdopen(handle, mode, *more, **named)
        ours = "b" in mode and mode[0] in "wa" and disk.is_here(Path(f"/proc/self/fd/{handle}").readlink())
        return _File(file, disk, named.get("buffering", -1) != 0) if ours else file

    def nameless(*more: Any, **named: Any) -> Any:
        file = temporary(*more, **named)
        return _File(file, disk, False) if disk.is_here(named.get("dir")) else file

    patch.setattr(os, "fdopen", opened)
    patch.setattr(tempfile, "TemporaryFile", nameless)
    try:
        yield disk
    finally:
        _disk = None


def answering(project: Path) -> Options:
    """Return options with the project and a CLI that answers every message with `Answer to MESSAGE.`"""
    turn = Steps().await_user().write(*WIRE.text_turn("Answer to {{user_text}}.", message_id="msg_1"))
    return options_of(project, Script(Steps().loop(turn)))


def options_of(project: Path, script: Script) -> Options:
    """Return options with the project and a CLI that plays the script."""
    return Options(directory=str(project), cli=shlex.join(script.save(project / "script.json")))


async def ask(desk: Desk, text: str, answer: str = "") -> None:
    """Send the text, and wait for the answer (`Answer to TEXT.` by default) and the end of the turn."""
    footers = _footers(desk)
    await desk.say(text)
    await until(desk.session.operations, lambda: _footers(desk) > footers, 30, desk.rows)
    said = f"Claude: {answer or f'Answer to {text}.'}"
    await until(desk.window.frameSwapped, lambda: any(said in row for row in desk.rows()), 30, desk.rows)


def _footers(desk: Desk) -> int:
    return sum(entry.kind is EntryKind.FOOTER for entry in desk.session.entries)


async def change_all(desk: Desk, number: int) -> None:
    """Change something in each of the program's files, and get an answer. The draft is not sent."""
    desk.clear()
    desk.screen.app.chooseTextScale(1.0 + number / 100)
    desk.window.setWidth(900 + number)
    await ask(desk, f"message {number}")
    rename(desk, f"title {number}")
    desk.type(f"draft {number}")


def rename(desk: Desk, title: str) -> None:
    listed, controller = desk.screen.app.session_list, desk.program.session_manager.current
    assert controller is not None
    listed.wanted.emit("rename", listed.row_of(controller.view), title)


async def draft_is_kept(data: Path, text: str) -> None:
    async with asyncio.timeout(30):
        while text not in [json.loads(file.read_bytes())["text"] for file in data.glob("drafts/*.json")]:
            await asyncio.sleep(0.01)


def told(desk: Desk) -> list[str]:
    """Return the notices about files that could not be saved."""
    return [said(entry) for entry in desk.session.entries if said(entry).startswith(COULD_NOT)]


def keep_session_file(environment: Mapping[str, str], project: Path, session_id: str, *said: str) -> None:
    """Write the session file that a real CLI would have written, because the scripted CLI does not write
    it."""
    folder = Path(environment["CLAUDE_CONFIG_DIR"]) / "projects" / encoded(str(project))
    folder.mkdir(parents=True, exist_ok=True)
    lines, before = [], None
    for words in said:
        line = {"type": "user", "uuid": str(uuid4()), "parentUuid": before, "sessionId": session_id}
        line |= {"cwd": str(project), "timestamp": "2026-11-22T10:00:00.000Z", "isSidechain": False}
        lines.append(json.dumps(line | {"message": {"role": "user", "content": words}}) + "\n")
        before = line["uuid"]
    (folder / f"{session_id}.jsonl").write_text("".join(lines))


def sent_of(data: Path, session_id: str) -> list[str]:
    """Return the sent messages in the program's journal of the session."""
    file = data / "journals" / f"{session_id}.jsonl"
    records = read_records(file.read_bytes()) if file.exists() else []
    return [record.text for record in records if isinstance(record, SentRecord)]


def assert_whole(root: Path) -> None:
    """Check that every JSON file can be read, and that the folder has neither half-written nor damaged
    files."""
    for file in root.rglob("*.json"):
        json.loads(file.read_bytes())
    for file in root.rglob("*.jsonl"):
        for line in file.read_bytes().splitlines():
            json.loads(line)
    assert not (halves := lasting_parts(root)), halves
    assert not [path for path in files_below(root) if path.suffix == ".damaged"]


def files_below(root: Path) -> set[Path]:
    """Return all files below the folder. Other processes may be working there."""
    return {Path(folder, name) for folder, _, names in os.walk(root) for name in names}


def lasting_parts(root: Path, seconds: float = 10.0) -> set[Path]:
    """Return the half-written files that still exist after `seconds`. A working child finishes its files
    within that time."""
    end = time.monotonic() + seconds
    found = {path for path in files_below(root) if path.suffix == ".part"}
    while found and time.monotonic() < end:
        time.sleep(0.02)
        found &= files_below(root)
    return found
