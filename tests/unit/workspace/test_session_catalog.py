"""The catalog of sessions: listed, scanned for, and reported as they change."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from claude_desk.library.catalog.requests import CatalogUpdate, DiskScan, ListSessions, ScanDisk
from claude_desk.library.request_base import Request
from claude_desk.workspace import session_catalog as module
from claude_desk.workspace.children.library_client import LibraryError
from claude_desk.workspace.session_catalog import CatalogChange, SessionCatalog
from tests.session_records import record
from tests.waiting import DEFAULT_SECONDS


class FakeLibrarian(QObject):
    """Answers with the values that the test has set. `looks`: the catalog updates that scans report."""

    news = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.listed: CatalogUpdate | None = CatalogUpdate([], [], 0, 0, 1)
        self.looks: list[CatalogUpdate] = []
        self.asked: list[Request] = []
        self.holds = asyncio.Event()
        self.holds.set()

    async def ask(self, request: Request, seconds: float = 30.0) -> Any:
        self.asked.append(request)
        await self.holds.wait()
        if self.listed is None:
            raise LibraryError("no")
        if isinstance(request, ListSessions):
            return self.listed
        while self.looks:
            self.news.emit(self.looks.pop(0))
        return DiskScan(0)

    def count(self, kind: type[Request]) -> int:
        return sum(isinstance(request, kind) for request in self.asked)


@pytest.fixture
def librarian(test_loop: Any, monkeypatch: pytest.MonkeyPatch) -> FakeLibrarian:
    monkeypatch.setattr(module, "_SETTLE_MS", 1)
    monkeypatch.setattr(module, "_PAUSE_SECONDS", 0.0)
    return FakeLibrarian()


def begun(librarian: FakeLibrarian, projects: Path) -> tuple[SessionCatalog, list[CatalogChange]]:
    catalog = SessionCatalog(librarian, projects, librarian)  # type: ignore[arg-type]
    told: list[CatalogChange] = []
    catalog.changed.connect(told.append)
    catalog.begin()
    return catalog, told


async def until(condition: Any) -> None:
    async with asyncio.timeout(DEFAULT_SECONDS):
        while not condition():
            await asyncio.sleep(0.002)


async def test_what_the_index_knows_comes_first_and_then_only_what_differs(
    librarian: FakeLibrarian, tmp_path: Path
) -> None:
    one, two, three = (record(str(number), tmp_path) for number in range(3))
    librarian.listed = CatalogUpdate([one, two], [], 2, 2, 1)
    grown = two._replace(size=9000, modified=two.modified + 5)
    librarian.looks = [
        CatalogUpdate([one, grown, three], [], 3, 3, 1),
        CatalogUpdate([], [one.path, "elsewhere"], 3, 3, 1),
    ]
    catalog, told = begun(librarian, tmp_path)
    await until(lambda: not catalog.reading)
    assert told == [
        CatalogChange((one, two), ()),
        CatalogChange((grown, three), ()),
        CatalogChange((), (one,)),
    ]
    assert set(catalog.records) == {two.path, three.path}
    assert catalog.with_id("1") == grown
    assert catalog.with_id("0") is None
    assert (catalog.done, catalog.total, catalog.trouble) == (3, 3, False)
    await catalog.close()


async def test_where_two_files_have_one_id_the_newest_is_meant(
    librarian: FakeLibrarian, tmp_path: Path
) -> None:
    old = record("a", tmp_path / "x", modified=10.0)
    new = record("a", tmp_path / "y", modified=20.0)
    librarian.listed = CatalogUpdate([new, old], [], 2, 2, 1)
    catalog, _ = begun(librarian, tmp_path)
    await until(lambda: not catalog.reading)
    assert catalog.with_id("a") == new
    await catalog.close()


async def test_what_is_taken_away_during_a_look_does_not_come_back_with_it(
    librarian: FakeLibrarian, tmp_path: Path
) -> None:
    """The scan may have seen the file before it was removed. A file that was put back in the meantime is
    listed."""
    one, two = record("1", tmp_path), record("2", tmp_path)
    librarian.listed = CatalogUpdate([one, two], [], 2, 2, 1)
    librarian.looks = [CatalogUpdate([one._replace(size=7), two._replace(size=7)], [], 2, 2, 2)]
    catalog, _ = begun(librarian, tmp_path)
    catalog.changed.connect(lambda _: librarian.holds.clear())  # hold up the scan
    await until(lambda: librarian.count(ScanDisk) == 1)
    for each in (one, two):
        catalog.remove(each.path)
    catalog.bring_back(two)
    librarian.holds.set()
    await until(lambda: not catalog.reading)
    assert set(catalog.records) == {two.path}
    await catalog.close()


async def test_many_moves_are_one_look_and_one_more_after_it(
    librarian: FakeLibrarian, tmp_path: Path
) -> None:
    catalog, _ = begun(librarian, tmp_path)
    await until(lambda: not catalog.reading)
    librarian.holds.clear()
    for _ in range(5):
        catalog.schedule_scan()
    await until(lambda: librarian.count(ScanDisk) == 2)
    for _ in range(5):
        catalog.schedule_scan()
    librarian.holds.set()
    await until(lambda: librarian.count(ScanDisk) == 3)
    await asyncio.sleep(0.02)
    assert librarian.count(ScanDisk) == 3
    await catalog.close()


async def test_a_hidden_window_looks_once_it_is_shown(librarian: FakeLibrarian, tmp_path: Path) -> None:
    catalog, _ = begun(librarian, tmp_path)
    await until(lambda: not catalog.reading)
    catalog.set_shown(False)
    catalog.schedule_scan()
    await asyncio.sleep(0.02)
    assert librarian.count(ScanDisk) == 1
    catalog.set_shown(True)
    await until(lambda: librarian.count(ScanDisk) == 2)
    await catalog.close()


async def test_files_that_come_or_grow_are_looked_for(
    librarian: FakeLibrarian, tmp_path: Path, qtbot: QtBot
) -> None:
    projects = tmp_path / "projects"
    folder = projects / "-srv-atlas"
    folder.mkdir(parents=True)
    known = record("a", folder)
    Path(known.path).write_bytes(b"{}\n")
    librarian.listed = CatalogUpdate([known], [], 1, 1, 1)
    catalog, _ = begun(librarian, projects)
    await until(lambda: not catalog.reading)
    for number, move in enumerate(
        (
            lambda: (folder / "b.jsonl").write_bytes(b"{}\n"),
            lambda: _append(Path(known.path)),
            lambda: (projects / "-srv-relay").mkdir(),
        )
    ):
        seen = librarian.count(ScanDisk)
        move()
        await until(lambda seen=seen: librarian.count(ScanDisk) > seen), number
        await until(lambda: not catalog._scanning)
    await catalog.close()


def _append(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")
        os.fsync(file.fileno())


async def test_a_library_that_does_not_answer_is_a_quiet_line(
    librarian: FakeLibrarian, tmp_path: Path
) -> None:
    librarian.listed = None
    catalog, told = begun(librarian, tmp_path)
    await until(lambda: not catalog.reading)
    assert catalog.trouble
    assert told == []
    assert librarian.asked[-1] == ScanDisk(0), "what the index has is not known here"
    librarian.listed = CatalogUpdate([], [], 0, 0, 7)
    librarian.looks = [CatalogUpdate([record("a", tmp_path)], [], 1, 1, 7)]
    catalog.schedule_scan()
    await until(lambda: told)
    await until(lambda: not catalog.trouble)
    catalog.schedule_scan()
    await until(lambda: librarian.asked[-1] == ScanDisk(7))
    await catalog.close()


async def test_it_is_asked_again_though_nothing_moves(
    librarian: FakeLibrarian, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_TROUBLE_MS", 20)
    librarian.listed = None
    catalog, told = begun(librarian, tmp_path)
    await until(lambda: catalog.trouble)
    librarian.listed = CatalogUpdate([], [], 0, 0, 7)
    librarian.looks = [CatalogUpdate([record("a", tmp_path)], [], 1, 1, 7)]
    await until(lambda: told)
    await until(lambda: not catalog.trouble)
    await catalog.close()
