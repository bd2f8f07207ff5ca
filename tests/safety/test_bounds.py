"""Pipes, devices and endless files in place of files of an unknown folder: they do not cost much time or
memory."""

import asyncio
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.catalog.index import NAME, SessionIndex
from claude_desk.library.catalog.indexer import IndexerLock
from claude_desk.library.mentions import file_lister
from claude_desk.library.mentions.file_lister import files_of, with_folders
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotLimits, SnapshotMoment, Taken
from claude_desk.snapshots.requests import TakeSnapshot
from claude_desk.snapshots.store_list import stores_in
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from claude_desk.workspace.folder_review import review
from tests.odd_files import KINDS, put
from tests.unit.snapshots.conftest import run_git

_ODD = [kind for kind in KINDS if kind not in ("folder", "socket")]
# Files of a repository that git or the program opens.
_PLACES = (
    ".gitignore", "below/.gitignore", ".git/index", ".git/info/exclude", ".git/HEAD", ".git/packed-refs",
    ".git/config", ".gitmodules", ".git/refs/heads/main", ".worktreeinclude",
)  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Path:
    top = tmp_path / "project"
    (top / "below").mkdir(parents=True)
    (top / "a").write_text("a")
    (top / "below" / "b").write_text("b")
    run_git(top, "init", "-q", "--template=", "-b", "main")
    run_git(top, "add", ".")
    run_git(top, "commit", "-q", "-m", "x")
    (top / ".git" / "info").mkdir(exist_ok=True)
    (top / ".git" / "info" / "exclude").write_text("*.o\n")
    return top


@pytest.fixture
def store(tmp_path: Path, project: Path) -> FolderSnapshots:
    git = find_git()
    assert git is not None
    config = SnapshotConfig(tmp_path / "ours", tmp_path / "home", SnapshotLimits())
    return FolderSnapshots(str(project), config, git, lambda news: None)


@pytest.mark.parametrize("place", _PLACES)
@pytest.mark.parametrize("kind", _ODD)
def test_a_snapshot_does_not_wait(kind: str, place: str, project: Path, store: FolderSnapshots) -> None:
    put(kind, project / place)
    began = time.monotonic()
    taken = store.take(SnapshotMoment.TURN_START, "s", "t")
    assert isinstance(taken, Taken)
    assert taken.snapshot.files >= 2
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("kind", _ODD)
def test_an_index_that_is_shared_does_not_wait(kind: str, project: Path, store: FolderSnapshots) -> None:
    run_git(project, "update-index", "--split-index")
    (shared,) = (project / ".git").glob("sharedindex.*")
    assert isinstance(store.take(SnapshotMoment.TURN_START, "s", "t"), Taken)
    put(kind, shared)
    run_git_quietly(project)
    (project / ".git" / "index").touch()
    began = time.monotonic()
    assert isinstance(store.take(SnapshotMoment.TURN_END, "s", "t"), Taken)
    assert time.monotonic() - began < 20


def run_git_quietly(project: Path) -> None:
    """Replace git's index by a copy, which refers to the same shared index."""
    index = project / ".git" / "index"
    copy = index.with_name("copy")
    shutil.copyfile(index, copy)
    copy.replace(index)


def test_names_of_an_index_may_not_take_all_memory(project: Path, store: FolderSnapshots) -> None:
    """Each name is the previous name and one letter more, so 4 MB of index become 2 GB of names."""
    entries = 64_000
    head = b"DIRC" + (4).to_bytes(4) + entries.to_bytes(4)
    entry = bytes(24) + (0o100644).to_bytes(4) + bytes(32) + (0xFFF).to_bytes(2)
    body = head + b"".join(entry + b"\0a\0" for _ in range(entries))
    index = project / ".git" / "index"
    index.write_bytes(body + hashlib.sha1(body, usedforsecurity=False).digest())
    began = time.monotonic()
    assert isinstance(store.take(SnapshotMoment.TURN_START, "s", "t"), Taken)
    assert time.monotonic() - began < 60


@pytest.mark.parametrize("kind", _ODD)
@pytest.mark.parametrize("place", [".gitignore", ".git/index", ".git/info/exclude", ".git/config"])
def test_files_to_mention_do_not_wait(kind: str, place: str, project: Path) -> None:
    put(kind, project / place)
    began = time.monotonic()
    assert {"a", "below/b"} <= with_folders(files_of(project))
    assert time.monotonic() - began < 10


def test_git_that_waits_is_ended(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipe is in a subfolder, where only git looks."""
    monkeypatch.setattr(file_lister, "_LIST_SECONDS", 0.5)
    put("pipe", project / "below" / ".gitignore")
    assert {"a", "below/b"} <= with_folders(files_of(project))


def test_a_pattern_that_goes_back_holds_nobody_up(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("*a*a*a*a*a*a*a*a*b\n*.log\n")
    (tmp_path / ("a" * 200)).touch()
    (tmp_path / "x.log").touch()
    began = time.monotonic()
    assert with_folders(file_lister.walk(tmp_path)) == {".gitignore", "a" * 200}
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("kind", _ODD)
@pytest.mark.parametrize(
    "place",
    [
        ".claude/settings.json",
        ".mcp.json",
        ".claude/commands/a.md",
        ".git/config",
        ".git/index",
        ".git/hooks/pre-commit",
    ],
)
def test_a_review_does_not_wait(kind: str, place: str, project: Path, tmp_path: Path) -> None:
    put(kind, project / place)
    began = time.monotonic()
    review(project, tmp_path / "own", tmp_path)
    assert time.monotonic() - began < 10


# Files of the program.

_OF_A_STORE = (
    "config", "HEAD", "packed-refs", "refs/snapshots/1-a", "refs/x", "info/exclude",
    "objects/info/alternates", "objects/pack/pack-a.idx", "shallow", "scan-cache", "generation", "folder",
    "restores/1-a", "index", ".HEAD.part",
)  # fmt: skip


@pytest.mark.parametrize("kind", _ODD)
@pytest.mark.parametrize("place", _OF_A_STORE)
def test_a_store_of_snapshots_does_not_wait(
    kind: str, place: str, tmp_path: Path, project: Path, store: FolderSnapshots
) -> None:
    first = store.take(SnapshotMoment.TURN_START, "s", "t")
    assert isinstance(first, Taken)
    (found,) = (each for each in (tmp_path / "ours").iterdir() if each.is_dir())
    put(kind, found / place)
    (project / "a").write_text("another")
    began = time.monotonic()
    second = store.take(SnapshotMoment.TURN_END, "s", "t")
    assert isinstance(second, Taken)
    assert [each.id for each in store.snapshots()] == [first.snapshot.id, second.snapshot.id]
    assert stores_in(tmp_path / "ours")
    assert store.restores() == ()
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("kind", _ODD)
@pytest.mark.parametrize("ending", ["", "-wal", "-shm", ".lock"])
def test_an_index_of_sessions_does_not_wait(kind: str, ending: str, tmp_path: Path) -> None:
    put(kind, tmp_path / "index" / f"{NAME}{ending}")
    began = time.monotonic()
    with IndexerLock(tmp_path / "index") as alone:
        assert alone
        SessionIndex(tmp_path / "index").close()
    assert time.monotonic() - began < 20


# Processes that the program starts end with the program.


@pytest.fixture
def client(tmp_path: Path, test_loop: Any) -> Iterator[SnapshotClient]:
    client = SnapshotClient(SnapshotConfig(tmp_path / "ours", tmp_path / "home", SnapshotLimits()))
    yield client
    client.close()


@pytest.fixture
def slow_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a git in PATH that never ends, ignores SIGTERM and forks a process into a new session. Return the
    path of the file with the ids of both processes."""
    program = tmp_path / "bin" / "git"
    program.parent.mkdir()
    numbers = tmp_path / "numbers"
    program.write_text(
        f"#!{sys.executable} -IS\n"
        "import os, signal, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "if not os.fork(): os.setsid()\n"
        f"with open({str(numbers)!r}, 'a') as file: file.write(f'{{os.getpid()}}\\n')\n"
        "time.sleep(600)\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    return numbers


async def _numbers_in(file: Path) -> list[int]:
    for _ in range(2000):
        found = file.read_text().split() if file.exists() else []
        if len(found) >= 2:
            return [int(each) for each in found]
        await asyncio.sleep(0.01)
    raise AssertionError("git was not started")


async def _until_gone(numbers: list[int]) -> None:
    for _ in range(1000):
        if not any(map(_lives, numbers)):
            return
        await asyncio.sleep(0.01)
    left = [number for number in numbers if _lives(number)]
    for number in left:
        os.kill(number, signal.SIGKILL)
    raise AssertionError(f"{len(left)} live on")


def _lives(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_bytes().rpartition(b")")[2].split()[0] != b"Z"
    except OSError:
        return False


async def test_git_ends_when_the_child_is_closed(
    client: SnapshotClient, project: Path, slow_git: Path
) -> None:
    asked = asyncio.ensure_future(client.ask(TakeSnapshot(str(project), SnapshotMoment.TURN_START, "s", "t")))
    numbers = await _numbers_in(slow_git)
    client.close()
    await _until_gone(numbers)
    with pytest.raises(Exception, match="closed"):
        await asked


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_git_ends_when_the_program_is_killed(
    number: signal.Signals, tmp_path: Path, project: Path, slow_git: Path
) -> None:
    code = (
        "import asyncio, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from qasync import QEventLoop\n"
        "from claude_desk.snapshots.records import SnapshotConfig, SnapshotLimits, SnapshotMoment\n"
        "from claude_desk.snapshots.requests import TakeSnapshot\n"
        "from claude_desk.workspace.children.snapshot_client import SnapshotClient\n"
        "app = QCoreApplication([]); loop = QEventLoop(app)\n"
        f"config = SnapshotConfig(Path({str(tmp_path / 'ours')!r}), Path('/'), SnapshotLimits())\n"
        "client = SnapshotClient(config)\n"
        f"request = TakeSnapshot({str(project)!r}, SnapshotMoment.TURN_START, 's', 't')\n"
        "loop.run_until_complete(client.ask(request))\n"
    )
    program = subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parents[2])
    try:
        numbers = await _numbers_in(slow_git)
    finally:
        program.send_signal(number)
        program.wait(30)
    await _until_gone(numbers)
