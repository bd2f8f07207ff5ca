"""Snapshots of folders with 10,000 and 100,000 files: a first snapshot, a snapshot without changes, and a
snapshot with a few changes.

The snapshots are compared with `git status` and `git diff` of the same folder.
"""

import os
import random
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from claude_desk.snapshots import folder_scanner
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotMoment
from tests.bench.figures import Figure, median

_SIZES = ((10_000, 60.0), (100_000, 400.0))  # files, and ms of processor time allowed without changes
_A_FOLDER = 20  # files in each subfolder
_TIMES = 1.5
_CHANGED = 20  # files that change between two snapshots


def snapshots(rounds: int) -> list[Figure]:
    return [figure for files, goal in _SIZES for figure in _of(files, goal, rounds)]


def _of(files: int, goal: float, rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        project = root / "project"
        _write(project, files)
        _git(project, "init", "-q")
        _git(project, "add", ".")
        _settle(root)
        _git(project, "status")
        git = find_git()
        assert git is not None
        store = FolderSnapshots(
            str(project), SnapshotConfig(root / "ours", root / "home"), git, lambda news: None
        )
        began = time.perf_counter()
        first = _cpu(lambda: _take(store))
        wall = time.perf_counter() - began
        status, diff, same, little, told = [], [], [], [], []
        for number in range(rounds):
            status.append(_cpu(lambda: _git(project, "status")))
            same.append(_cpu(lambda: _take(store)))
            before = store.snapshots()[-1].id
            for each in random.Random(number).sample(range(files), _CHANGED):
                _path(project, each).write_text(f"{number} is another")
            little.append(_cpu(lambda: _take(store)))
            diff.append(_cpu(lambda: _git(project, "diff", "--numstat")))
            told.append(_cpu(lambda before=before: store.changes(before, "")))  # type: ignore[misc]
            _settle(root)
            _git(project, "add", ".")
            _take(store)
        what = f"a folder of {files:,} files"
        beside = median(status)
        return [
            Figure(f"{what}: the first snapshot", wall, "s"),
            Figure(f"{what}: the first snapshot, of the processor", first / 1000, "s"),
            Figure(f"{what}: nothing changed, of the processor", median(same), "ms", goal=goal),
            Figure(
                f"{what}: nothing changed, of the processor", median(same), "ms", beside, "git status",
                goal=_TIMES, by_ratio=True,
            ),
            Figure(
                f"{what}: {_CHANGED} changed, of the processor", median(little), "ms", beside, "git status"
            ),
            Figure(
                f"{what}: what {_CHANGED} changes are, of the processor", median(told), "ms",
                # The yardstick includes `git status`, since it finds new files and `git diff` does not.
                beside + median(diff), "git status and git diff", goal=_TIMES, by_ratio=True,
            ),
        ]  # fmt: skip


def _take(store: FolderSnapshots) -> None:
    store.take(SnapshotMoment.MANUAL, "", "")


def _settle(root: Path) -> None:
    """Wait until all files are so old that a snapshot does not read them again. Git's index is then newer
    than all files."""
    time.sleep(folder_scanner.RACY_NS / 1e9 + 0.1)
    (root / "now").touch()


def _cpu(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time of `work`, including the processes that `work` has started
    and waited for."""
    before = _used()
    work()
    return (_used() - before) * 1000


def _used() -> float:
    own, below = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + below.ru_utime + below.ru_stime


def _path(project: Path, number: int) -> Path:
    folder = number // _A_FOLDER
    return project / f"p{folder // 400}" / f"q{folder // 20 % 20}" / f"r{folder % 20}" / f"file{number}.py"


def _write(project: Path, files: int) -> None:
    source = random.Random(files)
    for number in range(files):
        path = _path(project, number)
        if number % _A_FOLDER == 0:
            path.parent.mkdir(parents=True)
        path.write_text(f"# {number}\n" * source.randrange(5, 200))
    (project / ".gitignore").write_text("*.pyc\n*.log\n!keep.log\nbuild/\nnode_modules/\n")


def _git(project: Path, *arguments: str) -> None:
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(project.parent), "GIT_CONFIG_NOSYSTEM": "1",
    }  # fmt: skip
    subprocess.run(["git", *arguments], cwd=project, env=environment, check=True, capture_output=True)
