"""What a window shows is kept for the next window; two windows never use the same file."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from claude_desk.protocol.files.appearance import first_place
from claude_desk.protocol.files.window_file import (
    OpenSession,
    WindowFile,
    WindowGeometry,
    read_window,
    write_window,
)
from claude_desk.workspace.file_lock import FileLock
from claude_desk.workspace.window_state import WindowState


def window(*ids: str, shown: int = 0) -> WindowFile:
    return WindowFile(sessions=[OpenSession(id=name, folder="/srv/atlas") for name in ids], shown=shown)


def ids(found: WindowFile | None) -> list[str]:
    assert found is not None
    return [session.id for session in found.sessions]


def files(folder: Path, ending: str = "json") -> list[Path]:
    return sorted(folder.glob(f"*.{ending}"))


def killed(folder: Path, *kept: WindowFile) -> None:
    """Leave what killed windows leave: files, and locks that name a process that is gone."""
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    folder.mkdir(exist_ok=True)
    for number, each in enumerate(kept):
        file = folder / f"{number}.json"
        file.write_bytes(write_window(each))
        os.utime(file, (number, number))
        file.with_suffix(".lock").write_text(f"{gone.pid}\npython\n{os.uname().nodename}\n")


def test_the_next_window_finds_what_was_kept_last(tmp_path: Path, qapp: object) -> None:
    keeper = WindowState(tmp_path / "w")
    assert keeper.adopt_last() is None
    keeper.keep(window("a"))
    keeper.end(window("a", "b", shown=1))
    keeper.close()
    (file,) = files(tmp_path / "w")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found = WindowState(tmp_path / "w").adopt_last()
    assert ids(found) == ["a", "b"]
    assert found is not None and found.ended and found.shown == 1


def test_two_windows_do_not_fight(tmp_path: Path, qapp: object) -> None:
    first, second = WindowState(tmp_path), WindowState(tmp_path)
    first.adopt_last()
    first.keep(window("a"))
    assert second.adopt_last() is None, "the first one lives"
    second.keep(window("b"))
    assert len(files(tmp_path)) == 2
    first.keep(window("a", "c"))
    assert sorted(len(ids(read_window(file.read_bytes()))) for file in files(tmp_path)) == [1, 2]
    for keeper in (first, second):
        keeper.close()


def test_a_window_without_a_folder_locks_its_file(tmp_path: Path, qapp: object) -> None:
    first, second = WindowState(tmp_path / "w"), WindowState(tmp_path / "w")
    first.keep(window("a"))
    assert second.adopt_last() is None, "the first one lives"
    shutil.rmtree(tmp_path / "w")
    first.keep(window("a", "b"))
    assert second.adopt_last() is None, "its lock is made again"
    first.close()
    assert ids(second.adopt_last()) == ["a", "b"]
    second.close()


def test_a_lock_that_could_not_be_made_is_made_with_a_later_write(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = WindowState(tmp_path), WindowState(tmp_path), WindowState(tmp_path)
    with monkeypatch.context() as full:
        full.setattr(FileLock, "tryLock", lambda *_: False)
        full.setattr(FileLock, "error", lambda _: QLockFile.LockError.PermissionError)
        first.keep(window("a"))
    first.keep(window("a", "b"))
    assert second.adopt_last() is None
    with monkeypatch.context() as full:
        full.setattr(FileLock, "tryLock", lambda *_: False)
        full.setattr(FileLock, "error", lambda _: QLockFile.LockError.PermissionError)
        second.keep(window("c"))
    assert ids(third.adopt_last()) == ["c"], "nobody has its lock"
    second.keep(window("c", "d"))
    third.keep(window("c", "e"))
    kept = [ids(read_window(file.read_bytes())) for file in files(tmp_path)]
    assert sorted(kept) == [["a", "b"], ["c", "d"], ["c", "e"]], "a window that lost its file takes another"
    for keeper in (first, second, third):
        keeper.close()


def test_all_windows_that_were_killed_come_back_in_one(tmp_path: Path, qapp: object) -> None:
    killed(tmp_path, window("a", "b", shown=1), window("c", "a", shown=0))
    keeper = WindowState(tmp_path)
    found = keeper.adopt_last()
    assert ids(found) == ["c", "a", "b"], "the newest first, none of them twice"
    assert found is not None and not found.ended and found.shown == 0
    assert [file.name for file in files(tmp_path)] == ["1.json"]
    assert WindowState(tmp_path).adopt_last() is None
    keeper.close()


def test_of_those_that_ended_in_order_only_the_last_comes_back(tmp_path: Path, qapp: object) -> None:
    old, new = window("a"), window("b")
    old.ended = new.ended = True
    killed(tmp_path, old, new)
    keeper = WindowState(tmp_path)
    assert ids(keeper.adopt_last()) == ["b"]
    assert len(files(tmp_path)) == 1
    keeper.close()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"sessions": 3}', b'{"sessions": [{}], "shown": "x"}'])
def test_a_damaged_file_is_nothing(tmp_path: Path, qapp: object, data: bytes) -> None:
    (tmp_path / "x.json").write_bytes(data)
    keeper = WindowState(tmp_path)
    found = keeper.adopt_last()
    assert found is None or found.sessions == []
    keeper.keep(window("a"))
    keeper.close()
    assert ids(WindowState(tmp_path).adopt_last()) == ["a"]


def test_nothing_is_written_where_nothing_changed(tmp_path: Path, qapp: object) -> None:
    keeper = WindowState(tmp_path)
    keeper.keep(window("a"))
    (file,) = files(tmp_path)
    before = file.stat().st_ino
    keeper.keep(window("a"))
    assert file.stat().st_ino == before
    keeper.keep(window("b"))
    assert file.stat().st_ino != before
    keeper.close()


def test_a_disk_that_takes_nothing_stops_nothing(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "w").write_text("no folder")
    keeper = WindowState(tmp_path / "w")
    assert keeper.adopt_last() is None
    keeper.end(window("a"))
    keeper.close()


def test_the_place_is_known_before_the_first_frame() -> None:
    kept = WindowFile(place=WindowGeometry(x=-5, y=7, width=900, height=600, maximized=True))
    assert first_place(write_window(kept)) == (-5, 7, 900, 600, True)
    for data in (b"", b"[]", b'{"place": 3}', b'{"place": {"x": "1", "width": 1e9}}', write_window(window())):
        assert first_place(data) is None


def test_one_that_cannot_be_read_now_stays(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x.json").write_text('{"sessions": [{"folder": "/a"}]}')

    def broken(path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.window_state.read_if_there", broken)
        keeper = WindowState(tmp_path)
        assert keeper.adopt_last() is None
    found = WindowState(tmp_path).adopt_last()
    assert found is not None
    assert [session.folder for session in found.sessions] == ["/a"]


def test_a_damaged_one_is_kept_aside(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "x.json").write_bytes(b"{")
    keeper = WindowState(tmp_path)
    assert keeper.adopt_last() is None
    assert keeper.damaged
    assert (tmp_path / "x.json.damaged").read_bytes() == b"{"
