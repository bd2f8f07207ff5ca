"""A damaged index is rebuilt, whatever the damage is: the sessions are listed and found."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from claude_desk.library.catalog import handlers
from claude_desk.library.catalog.index import NAME, SessionIndex, check, clear_way
from claude_desk.library.catalog.indexer import CatalogChanges, DiskScanner
from claude_desk.library.catalog.requests import CatalogUpdate, ListSessions, ListTools, SearchSessions
from claude_desk.library.request_base import LibraryPaths
from tests.library.generate import generate
from tests.library.index_driver import IndexDriver

PAGE = 4096


@dataclass(frozen=True)
class Library:
    """The folder `config` with its sessions, the bytes of their index, and the paths of the sessions."""

    config: Path
    index: bytes
    paths: frozenset[str]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("library")
    config = folder / "c"
    generate(config, 8, 200_000, seed=3)
    keeping = IndexDriver(config, folder / "i")
    keeping.look()
    keeping.read()
    paths = frozenset(keeping.records())
    keeping.close()
    return Library(config, (folder / "i" / NAME).read_bytes(), paths)


@pytest.fixture
def places(library: Library, tmp_path: Path) -> Iterator[LibraryPaths]:
    """Yield the paths that a child of the program gets. The index is closed at the end."""
    found = LibraryPaths(library.config, tmp_path / "index", tmp_path / "journals")
    found.index.mkdir()
    yield found
    forget(found)


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", ".lock"])
@pytest.mark.parametrize("kind", ["folder", "link to a folder", "pipe", "broken link"])
def test_something_else_at_the_path_of_a_file_is_removed(tmp_path: Path, kind: str, ending: str) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "file").touch()
    path = tmp_path / "index" / f"{NAME}{ending}"
    path.parent.mkdir()
    match kind:
        case "folder":
            (path / "inner").mkdir(parents=True)
        case "link to a folder":
            path.symlink_to(kept)
        case "pipe":
            os.mkfifo(path)
        case "broken link":
            path.symlink_to(tmp_path / "nowhere")
    clear_way(path.parent)
    assert list(path.parent.iterdir()) == []
    assert (kept / "file").exists()


def damaged(data: bytes, pick: random.Random) -> bytes:
    """Return the data with bytes, pages or parts of its head overwritten, or with its end cut off."""
    left = bytearray(data)
    how = pick.choice(["bytes", "bytes", "page", "zero", "head", "cut"])
    if how == "cut":
        return data[: pick.randrange(len(data))]
    for _ in range(pick.choice([1, 1, 5, 30])):
        at, size = pick.randrange(len(left)), pick.choice([1, 4, 50])
        if how == "head":
            at, size = pick.randrange(200), 1
        elif how in ("page", "zero"):
            at, size = at // PAGE * PAGE, PAGE
        fresh = bytes(size) if how == "zero" else pick.randbytes(size)
        left[at : at + size] = fresh[: len(left) - at]
    return bytes(left)


def look(places: LibraryPaths) -> list[CatalogUpdate]:
    """Update the list of sessions as the indexer child does, without indexing the words."""
    told: list[CatalogUpdate] = []

    def work() -> int:
        index: SessionIndex = handlers._desk(places).index()
        check(index.sql)
        return DiskScanner(places.config, CatalogChanges(0)).scan(index, told.append)

    handlers._desk(places).sound(work)
    return told


def forget(places: LibraryPaths) -> None:
    """Close the index, as at the end of the child."""
    desk = handlers._desks.pop(places.index, None)
    if desk is not None:
        desk.close()


def listed(places: LibraryPaths) -> set[str]:
    return {record.path for record in handlers._list(ListSessions(), places, lambda _: None).records}


def test_bytes_of_it_are_others(library: Library, places: LibraryPaths) -> None:
    for seed in range(16):
        (places.index / NAME).write_bytes(damaged(library.index, random.Random(seed)))
        listed(places)
        handlers._search(SearchSessions("the"), places, lambda _: None)
        handlers._tools(ListTools(), places, lambda _: None)
        look(places)
        assert listed(places) == library.paths, f"seed {seed}"
        forget(places)


def test_text_of_it_is_none(library: Library, places: LibraryPaths) -> None:
    """SQLite itself does not report this damage."""
    folder = str(library.config).encode()
    assert folder in library.index
    (places.index / NAME).write_bytes(library.index.replace(folder, b"\xff" * len(folder)))
    look(places)
    assert listed(places) == library.paths


@pytest.mark.parametrize("what", ["a folder", "a loop", "a link to nowhere", "a file"])
def test_something_is_in_its_way(what: str, library: Library, places: LibraryPaths) -> None:
    if what == "a folder":
        (places.index / NAME / "more").mkdir(parents=True)
    else:
        places.index.rmdir()
        if what == "a file":
            places.index.write_text("none of ours")
        else:
            places.index.symlink_to(places.index if what == "a loop" else places.index / "nowhere")
    look(places)
    assert listed(places) == library.paths


HOLDER = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


def test_another_holds_it_for_long(
    library: Library, places: LibraryPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process locks the index. Meanwhile the old list is available; the new list comes after the lock
    is released. The index is kept."""
    path = places.index / NAME
    path.write_bytes(library.index)
    extra = shutil.copytree(library.config, places.index.parent / "c")
    places = LibraryPaths(extra, places.index, places.journals)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **(k | {"timeout": 0.05})))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        inode = path.stat().st_ino
        assert listed(places) == library.paths
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            look(places)
        holder.kill()
        holder.wait(20)
    look(places)
    assert path.stat().st_ino == inode
    assert listed(places) == {path.replace(str(library.config), str(extra)) for path in library.paths}


def test_a_question_that_is_none_costs_no_index(library: Library, places: LibraryPaths) -> None:
    path = places.index / NAME
    path.write_bytes(library.index)
    inode = path.stat().st_ino

    def ask() -> None:
        handlers._desk(places).index().sql.execute("SELECT * FROM words WHERE words MATCH '\"half'")

    with pytest.raises(sqlite3.OperationalError, match="unterminated"):
        handlers._desk(places).sound(ask)
    assert path.stat().st_ino == inode
