"""What the system reports about a process: its oldest child, and whether the process is halted."""

import os
import subprocess
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP

import pytest

from claude_desk.agent import process_state
from claude_desk.agent.process_state import first_child, is_halted


def test_a_process_that_is_halted_and_goes_on() -> None:
    with subprocess.Popen(["/bin/sh", "-c", "echo; read line"], stdin=-1, stdout=-1) as shell:
        assert shell.stdout is not None and shell.stdin is not None
        shell.stdout.readline()
        assert not is_halted(shell.pid)
        shell.send_signal(SIGSTOP)
        os.waitid(os.P_PID, shell.pid, os.WSTOPPED)
        assert is_halted(shell.pid)
        shell.send_signal(SIGCONT)
        os.waitid(os.P_PID, shell.pid, os.WCONTINUED)
        assert not is_halted(shell.pid)
        shell.stdin.close()


def test_the_oldest_child() -> None:
    words = ["/bin/sh", "-c", "sleep 20 & echo $!; sleep 20 & echo $!; wait"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        children = [int(shell.stdout.readline()) for _ in range(2)]
        assert first_child(shell.pid) == children[0]
        assert first_child(children[0]) == 0, "it has none"
        for child in children:
            os.kill(child, SIGKILL)


@pytest.mark.parametrize("letter", ["T", "t"])
def test_a_name_that_looks_like_the_state(
    letter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """/proc/PID/stat has the program's name before the state, and the name may contain anything."""
    told = {"/proc/7/stat": b"7 (a) T (b) S 1", "/proc/8/stat": f"8 (a) S) {letter} 1".encode()}
    monkeypatch.setattr(process_state, "_read", lambda path: told.get(path, b""))
    assert not is_halted(7)
    assert is_halted(8)
    assert not is_halted(9)


def test_what_is_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_child(0) == 0
    gone = subprocess.Popen(["/bin/true"])
    gone.wait()
    assert first_child(gone.pid) == 0
    assert not is_halted(gone.pid)
    monkeypatch.setattr(process_state, "_read", lambda path: b"0 (it) T 0")
    assert not is_halted(0)
    assert is_halted(1)


def test_what_ends_while_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the process ends during the read, the kernel returns ESRCH. The file is closed nevertheless."""

    def fail(file: int, size: int) -> bytes:
        raise ProcessLookupError

    before = len(list(Path("/proc/self/fd").iterdir()))
    monkeypatch.setattr(process_state, "read_beginning", fail)
    assert first_child(os.getpid()) == 0
    assert not is_halted(os.getpid())
    assert len(list(Path("/proc/self/fd").iterdir())) == before
