"""Locks between windows: a living window keeps its lock, and a left-over lock blocks no window."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from claude_desk.workspace.file_lock import acquire, lock_at, locked

HOLDER = """
import sys
from pathlib import Path
from claude_desk.workspace.file_lock import lock_at
lock = lock_at(Path(sys.argv[1]))
print(lock.tryLock(0), flush=True)
sys.stdin.read()
"""


# A program that takes the lock and forks, as it does to start a child: for a moment the forked process also
# holds the lock.
STARTING = """
import os, sys
from pathlib import Path
from claude_desk.workspace.file_lock import lock_at
lock = lock_at(Path(sys.argv[1]))
taken = lock.tryLock(0)
if os.fork() == 0:
    sys.stdin.readline()
    os._exit(0)
print(taken, flush=True)
os.wait()
"""


def made_long_ago(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    os.utime(path, (1_000_000, 1_000_000))
    return path


@pytest.mark.parametrize("left", ["our number", "nothing", "no lock"])
def test_what_a_killed_window_left_is_taken(tmp_path: Path, qapp: object, left: str) -> None:
    """The killed window's pid may be this process's pid now, as in a sandbox that counts from 1 at each
    start."""
    before = lock_at(tmp_path / "a.lock")
    assert before.tryLock(0)
    data = (
        (tmp_path / "a.lock").read_bytes() if left == "our number" else b"" if left == "nothing" else b"\0x"
    )
    before.unlock()
    path = made_long_ago(tmp_path / "b.lock", data)
    assert lock_at(path).tryLock(0)


def test_who_lives_keeps_it_whatever_the_clock_says(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        for moment in (1_000_000, 4_000_000_000):  # the clock has jumped by decades
            os.utime(path, (moment, moment))
            lock = lock_at(path)
            assert not lock.tryLock(0)
            assert lock.error() is QLockFile.LockError.LockFailedError
        holder.kill()
        holder.wait(20)
        assert lock_at(path).tryLock(0)


def test_who_was_killed_while_it_started_a_program_keeps_it_for_a_moment_alone(
    tmp_path: Path, qapp: object
) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", STARTING, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdin is not None and holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not acquire(lock_at(path)), "its owner lives"
        holder.kill()
        holder.wait(20)
        lock = lock_at(path)
        assert not lock.tryLock(0), "what it began holds it"
        let_go = threading.Timer(0.1, holder.stdin.close)
        let_go.start()
        assert acquire(lock)
        let_go.join()


def test_one_writes_at_a_time_and_says_whose_turn_it_is(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "settings.json"
    with locked(path), pytest.raises(OSError, match="another window"), locked(path):
        pytest.fail("two at once")
    with locked(path):
        pass
    assert not list(tmp_path.iterdir())


def test_where_there_can_be_no_lock_there_is_none(tmp_path: Path, qapp: object) -> None:
    done = False
    with locked(tmp_path / "gone" / "settings.json"):
        done = True
    assert done


def test_in_a_folder_that_takes_nothing_what_is_left_over_holds_nobody_up(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.lock"
    path.write_bytes(b"left a moment ago")
    assert not acquire(lock_at(path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert acquire(lock_at(path))
