"""The mark: processes with the mark are ended, and so are processes that they start meanwhile. No other
process is ended."""

import os
import subprocess
import sys

import psutil
import pytest

from claude_desk.agent.orphans import MARK, end_marked, new_mark
from tests.child_processes import still_running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
SECONDS = 10.0


def sleeping(mark: str) -> "subprocess.Popen[bytes]":
    """Start a shell in a new session. The shell's child sleeps. The shell ends with its input, not with its
    child."""
    environment = {"PATH": os.environ["PATH"], MARK: mark}
    command = ["/bin/sh", "-c", "sleep 20 & echo; wait; read -r _"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    shell = subprocess.Popen(command, env=environment, start_new_session=True, **pipes)
    assert shell.stdout is not None
    shell.stdout.readline()
    return shell


def test_what_has_the_mark_ends_and_nothing_else() -> None:
    mark = new_mark()
    with sleeping(mark) as marked, sleeping(new_mark()) as other:
        below = psutil.Process(marked.pid).children()
        assert len(below) == 1
        assert end_marked(mark) == 2
        assert marked.wait(SECONDS) == -9
        assert not still_running(below, SECONDS)
        assert other.poll() is None
        for process in psutil.Process(other.pid).children():
            process.kill()
        other.kill()


def test_without_a_mark_nothing_is_looked_for() -> None:
    assert end_marked("") == 0
    assert end_marked(new_mark()) == 0
