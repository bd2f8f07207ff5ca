"""A program's output is read at intervals. All output is emitted, and the end comes after it."""

import fcntl
import os
import sys
import termios
import time
from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess

from claude_desk.agent import output
from claude_desk.agent.output import ProcessOutput, _pause_after
from tests.waiting import signal_of, until

BOTH = pytest.mark.parametrize("system", ["linux", "darwin"])


class Run:
    """A shell that runs a script, with a record of its output."""

    def __init__(self, script: str) -> None:
        self.process = QProcess()
        self.output = ProcessOutput(self.process)
        self.pieces: list[bytes] = []
        self.told: list[str] = []
        self.output.came.connect(self._take)
        self.output.ended.connect(lambda: self.told.append("end"))
        self.process.setProgram("/bin/sh")
        self.process.setArguments(["-c", script])
        with self.output.starting():
            self.process.start()

    @property
    def data(self) -> bytes:
        return b"".join(self.pieces)

    def _take(self, piece: bytes) -> None:
        self.pieces.append(piece)
        self.told.append("piece")

    def close(self) -> None:
        self.process.kill()
        self.process.waitForFinished(5000)
        self.output.close()


@pytest.fixture
def runs(qapp: object) -> Iterator[list[Run]]:
    found: list[Run] = []
    yield found
    for run in found:
        run.close()


def begin(runs: list[Run], script: str) -> Run:
    runs.append(Run(script))
    return runs[-1]


@BOTH
async def test_all_of_it_and_then_the_end(
    system: str, runs: list[Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    run = begin(runs, "printf one; read x; head -c 300000 /dev/zero; printf two")
    await until(run.output.came, lambda: run.data == b"one")
    run.process.write(b"\n")
    await signal_of(run.process.finished)
    run.output.read_rest()
    if "end" not in run.told:
        await signal_of(run.output.ended)
    assert run.data == b"one" + bytes(300_000) + b"two"
    assert all(run.pieces), "no piece is empty"
    if system == "linux":
        assert run.told.count("end") == 1 and run.told[-1] == "end"
        assert max(map(len, run.pieces)) <= output._AT_ONCE


@BOTH
async def test_what_comes_in_a_pause_is_told_after_it(
    system: str, runs: list[Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    run = begin(runs, "printf one; read x; printf two; read x")
    await until(run.output.came, lambda: run.data == b"one")
    assert run.output._pause.isActive()
    run.process.write(b"\n")
    run.process.waitForBytesWritten(1000)
    run.process.waitForReadyRead(50)
    assert run.data == b"one", "nobody looks during a pause"
    await until(run.output.came, lambda: run.data == b"onetwo")


async def test_a_held_one_tells_nothing_while_its_process_is_waited_for(
    runs: list[Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`waitForStarted` reads the output that is there while the caller still starts the process."""
    monkeypatch.setattr(sys, "platform", "darwin")
    run = begin(runs, "printf one; read x")
    run.output.hold()
    assert run.output._pause.interval() == output.TAKE_EVERY_MS
    run.process.waitForReadyRead(5000)
    assert run.pieces == []
    await until(run.output.came, lambda: run.data == b"one")


async def test_a_pipe_of_our_own_needs_no_holding(runs: list[Run]) -> None:
    run = begin(runs, "printf one; read x")
    run.output.hold()
    assert not run.output._pause.isActive()


async def test_the_rest_is_told_at_once(runs: list[Run]) -> None:
    run = begin(runs, "printf one; read x; head -c 100000 /dev/zero; exec sleep 20")
    await until(run.output.came, lambda: run.data == b"one")
    run.process.write(b"\n")
    while len(run.data) < 100_003:  # the pipe has room for all output, even if nobody reads
        run.process.waitForBytesWritten(20)
        run.output.read_rest()
        assert not run.output._pause.isActive()
    assert run.told.count("end") == 0


async def test_a_closed_one_tells_nothing_more(runs: list[Run]) -> None:
    run = begin(runs, "printf one; read x; printf two")
    await until(run.output.came, lambda: run.data == b"one")
    pipe = run.output._pipe
    assert pipe is not None
    run.output.close()
    with pytest.raises(OSError):
        os.fstat(pipe)
    assert not run.output._pause.isActive()
    run.output.close()  # closing again must not close another file with the same number
    run.process.write(b"\n")
    await signal_of(run.process.finished)
    run.output.read_rest()
    assert run.data == b"one"
    assert run.told.count("end") == 0


@pytest.mark.parametrize(
    ("size", "pause"), [(0, 33), (2500, 33), (2501, 66), (8192, 66), (8193, 8), (32767, 8)]
)
def test_how_long_nobody_looks(size: int, pause: int) -> None:
    assert _pause_after(size) == pause


@pytest.mark.parametrize(("budget", "taken"), [(0.0, output._AT_ONCE), (60.0, 100_000)])
async def test_much_is_taken_for_some_milliseconds(
    budget: float, taken: int, runs: list[Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of the output is read a moment later, so that a frame may be drawn in between."""
    monkeypatch.setattr(output, "_LONG", budget)
    run = begin(runs, "head -c 100000 /dev/zero; exec sleep 20")
    wait_until_filled(run.output, 100_000)
    run.output._on_readable()
    assert len(run.data) == taken
    left = taken < 100_000
    assert run.output._pause.interval() == (output._TAKE_MORE_AFTER_MS if left else 8)
    await until(run.output.came, lambda: len(run.data) == 100_000)


def wait_until_filled(told: ProcessOutput, size: int) -> None:
    """Wait until `size` unread bytes are in the pipe."""
    pipe = told._pipe
    assert pipe is not None
    deadline = time.monotonic() + 10
    count = array("i", [0])
    while count[0] < size and time.monotonic() < deadline:
        fcntl.ioctl(pipe, termios.FIONREAD, count)
        time.sleep(0.001)
