"""A home that fills up and becomes read-only, on a real mount that processes outside the test do not see."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clis import ROOT

MOUNTED = 'mount -t tmpfs -o size=8m,mode=700 tmpfs "$HOME" && exec "$0" -m tests.faults.small_disk_program'
LARGER = MOUNTED.replace("8m", "16m").replace("small_disk_program", "full_repository_program")


def unshared() -> list[str]:
    """Return the words that give a command its own mounts, or [] if that is impossible on this machine."""
    words = ["unshare", "--mount", *(["--map-root-user"] if os.getuid() else [])]
    if not sys.platform.startswith("linux") or shutil.which("unshare") is None:
        return []
    tried = subprocess.run(
        [*words, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False
    )
    return words if tried.returncode == 0 else []


def test_a_home_that_is_full_read_only_and_bare(tmp_path: Path, environment: dict[str, str]) -> None:
    """`small_disk_program.py` has the checks for each of these states."""
    words = unshared()
    if not words:
        pytest.skip("nothing can be mounted here")
    home = tmp_path / "narrow"
    home.mkdir()
    environ = {
        **environment,
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
    }
    done = subprocess.run(
        [*words, "sh", "-c", MOUNTED, sys.executable],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-6000:]
    assert done.stdout.split() == ["fills_up", "is_read_only", "is_bare"]
    assert "Traceback" not in done.stderr, done.stderr[-6000:]
    assert list(home.iterdir()) == []


def test_a_repository_that_is_full_and_read_only(tmp_path: Path, environment: dict[str, str]) -> None:
    """A merge and the boxes of a rewind and for staging lose nothing (`full_repository_program.py`)."""
    words = unshared()
    if not words:
        pytest.skip("nothing can be mounted here")
    home = tmp_path / "narrow"
    home.mkdir()
    done = subprocess.run(
        [*words, "sh", "-c", LARGER, sys.executable],
        cwd=ROOT,
        env={**environment, "HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-6000:]
    assert done.stdout.split() == [
        "merge_full", "merge_read_only", "restore_full", "restore_read_only", "stage_full", "stage_read_only",
        "merged",
    ]  # fmt: skip
