"""The library's children: requests, failures, closing."""

import asyncio
import builtins
import contextlib
import io
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import psutil
import pytest
from PySide6.QtCore import QProcess

from claude_desk.library.catalog.requests import ListSessions
from claude_desk.library.child_service import ChildService
from claude_desk.library.frames import FrameReader, pack, read_frame
from claude_desk.library.request_base import (
    READER,
    LibraryPaths,
    PrepareReading,
    Request,
    RequestFailure,
)
from claude_desk.library.server import serve
from claude_desk.workspace.children.library_client import LibraryChild, LibraryClient, LibraryError
from claude_desk.workspace.children.library_process import start_child
from tests import lazy_readers
from tests.unit.library.test_frames import HOSTILE
from tests.waiting import until


@dataclass(frozen=True, slots=True)
class Unheard(Request):
    """A request that no server knows."""


@pytest.fixture(autouse=True)
def readers_as_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LibraryChild, "_prepare", lazy_readers.prepare_as_in_use)


@pytest.fixture
def librarian(tmp_path: Path, test_loop: Any) -> Iterator[LibraryClient]:
    librarian = LibraryClient(LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals"))
    yield librarian
    librarian.close()


async def test_what_cannot_be_asked_fails_and_the_child_lives_on(librarian: LibraryClient) -> None:
    for _ in range(2):
        with pytest.raises(LibraryError):
            await librarian.ask(Unheard())


async def test_nothing_is_asked_of_a_closed_one(librarian: LibraryClient) -> None:
    librarian.prepare()
    librarian.close()
    with pytest.raises(LibraryError, match="closed"):
        await librarian.ask(Unheard())


@pytest.mark.parametrize("answered", [True, False])
async def test_a_child_that_was_started_before_goes_on(
    librarian: LibraryClient, tmp_path: Path, answered: bool
) -> None:
    """The child's first request is answered once, to the caller that makes the same request."""
    process, frames = QProcess(), FrameReader()
    start_child(process, READER, LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals"))
    process.write(pack(1, ListSessions()))
    if answered:
        await until(process.readyReadStandardOutput, lambda: process.bytesAvailable() > 0)
        assert [each.number for each in frames.feed(bytes(process.readAllStandardOutput().data()))] == [1]
    librarian.adopt(process, frames, None if answered else ListSessions())
    for _ in range(2):
        assert (await librarian.ask(ListSessions())).records == []
    with pytest.raises(LibraryError):
        await librarian.ask(Unheard())


def has_what_reads_sessions(process: QProcess) -> bool:
    return any("_pydantic_core" in each.path for each in psutil.Process(process.processId()).memory_maps())


@pytest.mark.parametrize("early", [True, False])
async def test_a_child_that_has_told_the_list_loads_what_reads_sessions(
    librarian: LibraryClient, tmp_path: Path, early: bool
) -> None:
    """A child that was started early loads the modules for reading sessions only later, because loading them
    would slow down the program's start."""
    if early:
        process = QProcess()
        places = LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals")
        start_child(process, READER, places)
        process.write(pack(1, ListSessions()))
        await until(process.readyReadStandardOutput, lambda: process.bytesAvailable() > 0)
        process.readAllStandardOutput()
        assert not has_what_reads_sessions(process)
        librarian.adopt(process, FrameReader(), None)
    else:
        await librarian.ask(ListSessions())
    child = librarian._clerks[READER]._process
    assert child is not None
    async with asyncio.timeout(10):
        while not has_what_reads_sessions(child):  # the child does not report the import
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
async def test_a_child_that_is_not_understood_is_ended_and_another_asked(
    librarian: LibraryClient, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    feed = FrameReader.feed
    with monkeypatch.context() as patched:
        patched.setattr(FrameReader, "feed", lambda frames, _: feed(frames, data))
        with pytest.raises(LibraryError, match="not understood"):
            await librarian.ask(Unheard())
    assert not any(process.processId() for process in librarian.findChildren(QProcess))
    assert (await librarian.ask(ListSessions())).records == []


def test_an_answer_that_cannot_be_sent_fails_and_the_next_is_given() -> None:
    told: list[tuple[int, Any]] = []
    done = threading.Event()

    class Pipe(io.BytesIO):
        def flush(self) -> None:
            messages = FrameReader().feed(self.getvalue())
            told.extend((message.number, message.value(RequestFailure)) for message in messages)
            self.seek(self.truncate(0))
            done.set()

    service = ChildService(io.BytesIO(), Pipe())
    for number in (1, 2):
        service.put("lane", number, Unheard(), lambda request: threading.Lock())
        assert done.wait(10)
        done.clear()
    assert [(number, type(answer)) for number, answer in told] == [(1, RequestFailure), (2, RequestFailure)]


def test_what_reads_sessions_is_imported_before_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`PrepareReading` imports the handlers for a session's pages, so that the first opened session does not
    wait for the import."""
    imported = threading.Event()
    monkeypatch.setattr(builtins, "claude_desk_next", imported, raising=False)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "claude_desk_next_module.py").write_text("claude_desk_next.set()\n")
    asks, heard = os.pipe()
    says, said = os.pipe()
    with contextlib.ExitStack() as stack:
        stdin, stdout = (
            stack.enter_context(os.fdopen(end, mode)) for end, mode in ((asks, "rb"), (said, "wb"))
        )
        asked, answers = (
            stack.enter_context(os.fdopen(end, mode)) for end, mode in ((heard, "wb"), (says, "rb"))
        )
        child = threading.Thread(target=_serve, args=(stdin, stdout, "claude_desk_next_module"))
        child.start()
        asked.write(pack(0, LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals")))
        asked.flush()
        asked.write(pack(1, ListSessions()))
        asked.flush()
        read_frame(answers)
        assert not imported.is_set(), "an early child would hold up the start"
        asked.write(pack(2, PrepareReading()))
        asked.flush()
        assert read_frame(answers).number == 2
        assert imported.is_set()
        asked.close()
        child.join(10)
    assert not child.is_alive()


def _serve(stdin: IO[bytes], stdout: IO[bytes], module: str) -> None:
    with contextlib.suppress(EOFError):
        serve(stdin, stdout, module)
