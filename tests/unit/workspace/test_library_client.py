"""The library's children: asked, failing, closed."""

import io
import pickle
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess

from claude_desk.library.catalog.requests import ListSessions
from claude_desk.library.frames import FrameReader, pack
from claude_desk.library.request_base import READER, LibraryPaths, Request, RequestFailure
from claude_desk.library.server import AnswerWriter, SubjectThread
from claude_desk.workspace.children import library_client as librarian_module
from claude_desk.workspace.children.library_client import LibraryClient, LibraryError
from claude_desk.workspace.children.library_process import start_child
from tests.waiting import until


@dataclass(frozen=True, slots=True)
class Unheard(Request):
    """Of no subject."""


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
    """What it was asked is answered once, to whom asks the same."""
    process, frames = QProcess(), FrameReader()
    start_child(process, READER, LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals"))
    process.write(pack((1, ListSessions())))
    if answered:
        await until(process.readyReadStandardOutput, lambda: process.bytesAvailable() > 0)
        assert [number for number, _ in frames.feed(bytes(process.readAllStandardOutput().data()))] == [1]
    librarian.adopt(process, frames, None if answered else ListSessions())
    for _ in range(2):
        assert (await librarian.ask(ListSessions())).records == []
    with pytest.raises(LibraryError):
        await librarian.ask(Unheard())


NEWER = b"cclaude_desk.library.frames\nNewer\n."  # a class that another version of us has


async def test_a_child_that_is_not_understood_is_ended_and_another_asked(
    librarian: LibraryClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(librarian_module.FrameReader, "feed", lambda frames, data: pickle.loads(NEWER))
        with pytest.raises(LibraryError, match="not understood"):
            await librarian.ask(Unheard())
    assert not any(process.processId() for process in librarian.findChildren(QProcess))
    assert (await librarian.ask(ListSessions())).records == []


def test_an_answer_that_cannot_be_sent_fails_and_the_next_is_given() -> None:
    asked = Unheard()
    told: list[tuple[int, Any]] = []
    done = threading.Event()

    class Pipe(io.BytesIO):
        def flush(self) -> None:
            told.extend(FrameReader().feed(self.getvalue()))
            self.seek(self.truncate(0))
            done.set()

    lane = SubjectThread("no.such.subject", LibraryPaths(Path(), Path(), Path()), AnswerWriter(Pipe()))
    lane._handlers = {Unheard: lambda request, places, tell: threading.Lock()}
    for number in (1, 2):
        lane.put(number, asked)
        assert done.wait(10)
        done.clear()
    assert [(number, type(answer)) for number, answer in told] == [(1, RequestFailure), (2, RequestFailure)]
