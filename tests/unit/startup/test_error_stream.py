"""If nothing can be written to stderr, the program still runs and ends with its own exit code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clis import ROOT

CODE = """
import sys
from claude_desk.startup.error_stream import error_stream_guarded
with error_stream_guarded():
    print("a line", file=sys.stderr)
    sys.stderr.write("and half of one")
    print(sys.stderr.isatty(), sys.stderr.fileno())
"""


MAIN = """
import sys
from claude_desk import app
def run(arguments):
    print("a line", file=sys.stderr)
    sys.stderr.write("and half of one")
    return 0
app._run = run
sys.exit(app.main([]))
"""


def run(stderr: int, code: str = CODE) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-c", code]
    return subprocess.run(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, text=True, timeout=60, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_full_disk_under_it() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        done = run(full)
    finally:
        os.close(full)
    assert (done.returncode, done.stdout) == (0, "False 2\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_the_program_on_a_full_disk_ends_as_it_says() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        done = run(full, MAIN)
    finally:
        os.close(full)
    assert done.returncode == 0


def test_it_says_what_it_is_told() -> None:
    done = run(subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, "a line\nand half of one")
