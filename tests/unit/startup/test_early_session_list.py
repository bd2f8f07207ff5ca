"""The child that lists the sessions before the program is loaded."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtTest import QSignalSpy

from claude_desk.library.catalog.requests import ListSessions
from claude_desk.library.frames import pack
from claude_desk.paths import AppPaths, library_places
from claude_desk.startup import early_session_list
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.workspace.children.library_client import LibraryClient


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"HOME": str(tmp_path)}


@pytest.fixture
def places(tmp_path: Path) -> AppPaths:
    return AppPaths.under(tmp_path / "places")


@pytest.fixture
def early(qapp: Any, environ: dict[str, str], places: AppPaths) -> Iterator[EarlySessionList]:
    early = EarlySessionList(places, environ)
    yield early
    early.close()


async def test_the_program_takes_the_child_with_what_it_was_asked(
    test_loop: Any, early: EarlySessionList, environ: dict[str, str], places: AppPaths
) -> None:
    (child,) = early.findChildren(QProcess)
    librarian = LibraryClient(library_places(environ, places))
    assert early.hand_over(librarian) is None
    assert (await librarian.ask(ListSessions(), 20)).records == []
    early.close()
    assert child.state() is QProcess.ProcessState.Running
    assert [process for clerk in librarian.children() for process in clerk.findChildren(QProcess)] == [child]
    librarian.close()


def test_a_child_that_nobody_takes_ends(early: EarlySessionList) -> None:
    (child,) = early.findChildren(QProcess)
    early.close()
    assert child.state() is QProcess.ProcessState.NotRunning


class Listed:
    """Stands in for the list on the screen."""

    def __init__(self) -> None:
        self.answers: list[list[Any]] = []

    def apply_changes(self, records: list[Any]) -> None:
        self.answers.append(records)


@pytest.mark.parametrize("comes_first", [True, False], ids=["answer first", "list first"])
def test_the_answer_is_shown_as_soon_as_it_and_the_list_are_there(
    early: EarlySessionList, environ: dict[str, str], places: AppPaths, comes_first: bool
) -> None:
    listed = Listed()
    (child,) = early.findChildren(QProcess)
    if not comes_first:
        early.show(cast(SessionListModel, listed))
        assert listed.answers == []
    came = QSignalSpy(child.readyReadStandardOutput)
    while early.catalog is None:
        assert came.wait(20_000)
    if comes_first:
        assert listed.answers == []
        early.show(cast(SessionListModel, listed))
    assert listed.answers == [[]]
    librarian = LibraryClient(library_places(environ, places))
    assert early.hand_over(librarian) is early.catalog
    librarian.close()


@pytest.mark.parametrize("damage", [b"\xff" * 64, pack(1, ListSessions())], ids=["no frame", "another type"])
async def test_after_a_damaged_answer_the_program_asks_another_child(
    test_loop: Any,
    environ: dict[str, str],
    places: AppPaths,
    damage: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def start(process: QProcess, *_: Any) -> None:
        process.start("cat")

    with monkeypatch.context() as patched:
        patched.setattr(early_session_list, "start_child", start)
        patched.setattr(early_session_list, "pack", lambda *_: damage)
        early = EarlySessionList(places, environ)
    (child,) = early.findChildren(QProcess)
    assert QSignalSpy(child.readyReadStandardOutput).wait(20_000)
    librarian = LibraryClient(library_places(environ, places))
    assert early.hand_over(librarian) is None
    assert (await librarian.ask(ListSessions(), 20)).records == []
    assert not early.findChildren(QProcess)
    librarian.close()
