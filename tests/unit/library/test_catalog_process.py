"""The catalog as the window uses it: children that list, scan and search, and are killed."""

import json
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from claude_desk.library.catalog.index import NAME
from claude_desk.library.catalog.requests import (
    CatalogUpdate,
    IndexProgress,
    ListSessions,
    ScanDisk,
    SearchSessions,
)
from claude_desk.library.request_base import INDEXER, READER, LibraryPaths
from tests.hung_mount import CannotMount, HungMount
from tests.library.generate import generate
from tests.library.index_driver import IndexDriver
from tests.library.library_process import LibraryProcess
from tests.unit.library.session_file_builder import SessionFile


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("config")
    generate(folder, 24, 3_000_000, seed=5)
    return folder


@pytest.fixture
def places(config: Path, tmp_path: Path) -> LibraryPaths:
    return LibraryPaths(config, tmp_path / "index", tmp_path / "journals")


def look_and_read(clerk: LibraryProcess) -> int:
    """Scan, and wait until all words are read too. Return the number of session files."""
    clerk.told.clear()
    files: int = clerk.ask(ScanDisk()).files
    while not any(isinstance(news, IndexProgress) and news.done == news.total for news in clerk.told):
        clerk.hear()
    return files


def test_listed_looked_for_and_found(places: LibraryPaths) -> None:
    with LibraryProcess(READER, places) as reader, LibraryProcess(INDEXER, places) as indexer:
        assert reader.ask(ListSessions()).records == []
        files = look_and_read(indexer)
        told = [news for news in indexer.told if isinstance(news, CatalogUpdate)]
        assert told[-1].done == told[-1].total == files
        assert len({record.path for catalog in told for record in catalog.records}) == 24
        listed = reader.ask(ListSessions())
        assert len(listed.records) == 24
        assert listed.sequence >= told[-1].sequence
        found = reader.ask(SearchSessions("needle7x"))
        assert found.complete
        assert [hit.title for hit in found.hits] == [
            r.title for r in listed.records if r.first.startswith("needle7x ")
        ]
        assert indexer.ask(ScanDisk()).files == files


def test_killed_at_any_moment_it_goes_on(places: LibraryPaths, tmp_path: Path) -> None:
    for n in range(5):
        clerk = LibraryProcess(INDEXER, places)
        clerk.ask(ScanDisk())
        time.sleep(0.03 * n)
        clerk.process.send_signal(signal.SIGKILL)
        clerk.close()
    with LibraryProcess(INDEXER, places) as clerk:
        look_and_read(clerk)
    fresh = IndexDriver(places.config, tmp_path / "fresh")
    fresh.look()
    fresh.read()
    assert IndexDriver(places.config, places.index).docs() == fresh.docs()


def test_two_windows_share_one_index(places: LibraryPaths) -> None:
    with (
        LibraryProcess(INDEXER, places) as one,
        LibraryProcess(INDEXER, places) as two,
        LibraryProcess(READER, places) as reader,
    ):
        known = reader.ask(ListSessions()).sequence
        assert one.ask(ScanDisk(known)) == two.ask(ScanDisk(known))
        for window in (one, two):
            told = {record.path for n in window.told if isinstance(n, CatalogUpdate) for record in n.records}
            assert len(told) == 24
        while not (found := reader.ask(SearchSessions("needle3x"))).complete:
            two.ask(ScanDisk())
        assert len(found.hits) == 1


def test_an_index_that_was_thrown_away_is_made_again(places: LibraryPaths) -> None:
    with LibraryProcess(INDEXER, places) as indexer, LibraryProcess(READER, places) as reader:
        look_and_read(indexer)
        assert len(reader.ask(ListSessions()).records) == 24
        for file in places.index.iterdir():
            file.unlink()
        assert reader.ask(ListSessions()).records == []
        look_and_read(indexer)  # perhaps the read of the old index ends here
        while not (found := reader.ask(SearchSessions("needle3x"))).complete:
            indexer.ask(ScanDisk())
        assert len(found.hits) == 1
        for file in places.index.iterdir():
            file.unlink()
        (places.index / NAME).write_bytes(b"x" * 10_000)
        assert reader.ask(ListSessions()).records == []
        assert reader.ask(SearchSessions("needle3x")).hits == []


@pytest.fixture
def hung_project(config: Path, tmp_path: Path) -> Iterator[tuple[Path, Path, HungMount, int]]:
    """The CLI's folder, a project's folder in it that hangs, the mount, and the number of session files."""
    own = tmp_path / "own"
    shutil.copytree(config, own)
    project = sorted((own / "projects").iterdir())[0]
    index = LibraryPaths(own, tmp_path / "index", tmp_path / "journals")
    with LibraryProcess(INDEXER, index) as indexer:
        files = look_and_read(indexer)
    try:
        mount = HungMount(project)
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    yield own, project, mount, files
    mount.end()


@pytest.mark.seconds(60)
def test_one_folder_that_hangs_keeps_no_other_from_the_list(
    hung_project: tuple[Path, Path, HungMount, int], tmp_path: Path
) -> None:
    own, project, mount, files = hung_project
    places = LibraryPaths(own, tmp_path / "index", tmp_path / "journals")
    with LibraryProcess(READER, places) as reader, LibraryProcess(INDEXER, places) as indexer:
        listed = reader.ask(ListSessions()).records
        other = next(Path(each.path) for each in listed if Path(each.path).parent != project)
        with other.open("ab") as file:
            file.write(b'{"type":"custom-title","customTitle":"Anew","sessionId":"s"}\n')
        scan = indexer.ask(ScanDisk())
        assert scan.silent == (str(project),)
        told = [each for news in indexer.told if isinstance(news, CatalogUpdate) for each in news.records]
        assert [each.path for each in told] == [str(other)]
        assert not any(news.gone for news in indexer.told if isinstance(news, CatalogUpdate))
        assert len(reader.ask(ListSessions()).records) == len(listed), "what is known of it stays"
        mount.end()
        while (fresh := indexer.ask(ScanDisk())).silent:
            pass  # until the scan that waits for the folder has ended
        assert fresh.files == files


@pytest.mark.seconds(60)
def test_a_session_whose_own_folder_hangs_is_listed(tmp_path: Path) -> None:
    """The session's repository is looked up again once the folder answers and the session's file has
    grown."""
    folder = tmp_path / "work"
    (folder / ".git").mkdir(parents=True)
    inside = folder / "src"
    inside.mkdir()
    session = SessionFile(tmp_path / "own" / "projects" / "p" / f"{uuid4()}.jsonl")
    session.says("words", cwd=str(inside))
    places = LibraryPaths(tmp_path / "own", tmp_path / "index", tmp_path / "journals")
    try:
        mount = HungMount(inside)
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    with LibraryProcess(INDEXER, places) as indexer:
        try:
            indexer.ask(ScanDisk())
        finally:
            mount.end()
        [record] = [r for news in indexer.told if isinstance(news, CatalogUpdate) for r in news.records]
        assert (record.folder, record.repository) == (str(inside), str(inside))
    session.says("more", cwd=str(inside))
    with LibraryProcess(INDEXER, places) as indexer:
        indexer.ask(ScanDisk())
        [record] = [r for news in indexer.told if isinstance(news, CatalogUpdate) for r in news.records]
        assert record.repository == str(folder)


def test_sessions_are_listed_where_the_settings_of_their_project_put_them(tmp_path: Path) -> None:
    project, moved = tmp_path / "project", tmp_path / "moved"
    (project / ".claude").mkdir(parents=True)
    settings = {"env": {"CLAUDE_CONFIG_DIR": str(moved)}}
    (project / ".claude" / "settings.json").write_text(json.dumps(settings))
    folder = moved / "projects" / "-project"
    folder.mkdir(parents=True)
    SessionFile(folder / f"{uuid4()}.jsonl").says("one")
    places = LibraryPaths(tmp_path / "config", tmp_path / "index", tmp_path / "journals")
    with LibraryProcess(INDEXER, places) as indexer:
        assert indexer.ask(ScanDisk()).files == 0
        assert indexer.ask(ScanDisk(projects=(str(project), str(tmp_path)))).files == 1
