"""The folders of the program's files are private from the first moment, for every umask, and even if another
user owned a folder before."""

import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk import paths
from claude_desk.paths import AppPaths, some_places
from tests import clis


@pytest.fixture
def umask_0() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(root: Path) -> list[str]:
    """Return the folders that other users can enter, and the files in them."""
    found = []
    for folder, _, names in os.walk(root):
        if stat.S_IMODE(os.lstat(folder).st_mode) & 0o077:
            found += [folder, *(os.path.join(folder, name) for name in names)]  # noqa: PTH118
    return found


def test_missing_folders_above_ours_are_private_too(umask_0: None, tmp_path: Path) -> None:
    AppPaths.under(tmp_path / "home" / ".local" / "share")
    assert open_to_others(tmp_path / "home") == []


def test_a_place_that_cannot_be_made_private_is_not_used(
    umask_0: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The place belongs to another user, and everybody can write to it. The program uses a new folder
    instead."""
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o777)
    names = ("config", "data", "cache", "state")
    monkeypatch.setattr(paths, "_located", lambda: {name: theirs / name for name in names})
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    chmod = Path.chmod

    def refuse(self: Path, mode: int) -> None:
        if self.is_relative_to(theirs):
            raise PermissionError(1, "Operation not permitted")
        chmod(self, mode)

    for name in names:
        (theirs / name).mkdir(mode=0o777)
    monkeypatch.setattr(Path, "chmod", refuse)
    with some_places() as places:
        root = places.config.parent
        assert root.parent == tmp_path and root != theirs
        assert open_to_others(root) == []
    assert not root.exists()
    assert "nothing is kept in" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["config", "state"])
def test_a_link_to_nowhere_is_no_place(tmp_path: Path, where: str) -> None:
    (tmp_path / where).symlink_to(tmp_path / "elsewhere" / "deep")
    with pytest.raises(OSError, match="File exists"):
        AppPaths.under(tmp_path)


def test_the_program_itself_leaves_nothing_open(tmp_path: Path) -> None:
    """Check also the files that exist before the program's own code makes a folder: Qt caches the compiled
    QML."""
    home = tmp_path / "home"
    environ = clis.clean_environment(home, "http://127.0.0.1:9") | {
        "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(clis.ROOT),
    }  # fmt: skip
    program = subprocess.Popen(
        [sys.executable, "-m", "claude_desk"], cwd=home, env=environ, umask=0,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        log = home / ".local" / "state" / "claude-desk" / "claude-desk.log"
        deadline = time.monotonic() + 60
        while not log.exists() and time.monotonic() < deadline and program.poll() is None:
            time.sleep(0.05)
        assert log.exists()
        program.send_signal(signal.SIGTERM)
        said, _ = program.communicate(timeout=60)
    finally:
        program.kill()
    private = [home / name for name in (".cache", ".config", ".local")]
    assert all(folder.is_dir() for folder in private)
    qts = home / ".cache" / "claude-desk" / "qmlcache"  # private folder, no words of conversations
    assert [
        path for folder in private for path in open_to_others(folder) if not path.startswith(str(qts))
    ] == []
    assert b"Traceback" not in said
