"""Fixtures: a folder, its store outside of the folder, and git as a user runs it."""

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotLimits
from tests.soak.snapshot_rounds import quick_folder

OpenStore = Callable[..., FolderSnapshots]


@pytest.fixture
def place() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


@pytest.fixture
def project(place: Path) -> Path:
    (place / "project").mkdir()
    return place / "project"


@pytest.fixture
def open_store(place: Path, project: Path) -> OpenStore:
    """A function that opens the store again, as another run of the child does."""

    def opened(**limits: int) -> FolderSnapshots:
        git = find_git()
        assert git is not None
        config = SnapshotConfig(place / "ours", place / "home", SnapshotLimits(**limits))
        return FolderSnapshots(str(project), config, git, lambda news: None)

    return opened


def run_git(folder: Path, *arguments: str) -> bytes:
    """Run git as the user does, with no configuration but the repository's."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    }  # fmt: skip
    command = ["git", "-c", "protocol.file.allow=always", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True).stdout
