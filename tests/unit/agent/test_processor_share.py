"""The share of the processor that Claude Code gets while it starts: when the share is low, and how it is
restored."""

import errno
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.agent import process, processor_share
from claude_desk.agent.finder import Command
from claude_desk.agent.process import ChildProcess
from tests.unit.agent.agent_harness import clean_environment
from tests.unit.agent.session_share import needs_shares, nice_of_session, until_nice
from tests.waiting import signal_of, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the warden is Linux's")


@pytest.mark.parametrize(
    ("told", "contended"),
    [
        ("160000000 3000000 90", False),
        ("160000000 60000000 900", True),
        ("0 0 0", False),
        ("160000000 60000000", False),
        ("nothing of the kind", False),
        (None, False),
    ],
)
def test_the_window_has_had_to_wait(
    told: str | None, contended: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file has the nanoseconds that the thread has run and waited, and how often the thread ran."""
    monkeypatch.setattr(processor_share, "_PROC", tmp_path)
    if told is not None:
        (tmp_path / "thread-self").mkdir()
        (tmp_path / "thread-self" / "schedstat").write_text(told)
    assert processor_share.is_contended() is contended


@pytest.mark.skipif(not Path("/proc/thread-self/schedstat").exists(), reason="it is not told here")
def test_what_linux_tells_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_share, "_CONTENDED", -1.0)
    assert processor_share.is_contended()


@pytest.fixture
def child(qapp: object) -> Iterator[ChildProcess]:
    one = ChildProcess()
    yield one
    one.kill()
    one._process.waitForFinished(10_000)


def start(child: ChildProcess, folder: Path, low_share: bool) -> None:
    command = Command("/bin/sh", ("-c", "echo up; exec sleep 600"))
    child.start(command, (), str(folder), clean_environment(folder), low_share)


@needs_shares
async def test_a_low_share_is_that_of_its_own_session_and_is_given_back(
    child: ChildProcess, tmp_path: Path
) -> None:
    ours = Path("/proc/self/autogroup").read_text()
    start(child, tmp_path, low_share=True)
    await signal_of(child.line_batch)
    assert nice_of_session(child.pid) == processor_share.LOW
    assert Path("/proc/self/autogroup").read_text() == ours
    child.restore_share()
    await until_nice(child.pid, 0)


@needs_shares
async def test_others_have_the_usual_share_and_no_second_look(
    child: ChildProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(processor_share, "restore", asked.append)
    start(child, tmp_path, low_share=False)
    await signal_of(child.line_batch)
    assert nice_of_session(child.pid) == 0
    child.restore_share()
    assert asked == []


async def test_what_linux_refuses_for_now_is_asked_again(
    child: ChildProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Linux lets all programs together change only ten shares a second."""
    asked: list[int] = []

    def restore(pid: int) -> bool:
        assert pid == child.pid
        asked.append(pid)
        child.line_batch.emit([])
        return len(asked) == 3

    monkeypatch.setattr(process, "_SHARE_MS", 1)
    monkeypatch.setattr(processor_share, "restore", restore)
    start(child, tmp_path, low_share=True)
    child.restore_share()
    await until(child.line_batch, lambda: len(asked) == 3)
    child.restore_share()
    assert len(asked) == 3, "it has it"


async def test_it_is_asked_for_no_more_than_twenty_times(
    child: ChildProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(processor_share, "restore", asked.append)
    start(child, tmp_path, low_share=True)
    for _ in range(25):
        child.restore_share()
    assert len(asked) == 20


def test_the_usual_share_is_that_of_nice_0(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_share, "_PROC", tmp_path)
    (tmp_path / "17").mkdir()
    assert processor_share.restore(17)
    assert (tmp_path / "17" / "autogroup").read_text() == "0"


@pytest.mark.parametrize(
    ("error", "done"), [(errno.EAGAIN, False), (errno.EACCES, True), (errno.ENOENT, True)]
)
def test_a_share_that_cannot_be_had_is_let_be(
    error: int, done: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(error, "refused")

    monkeypatch.setattr(Path, "write_text", refuse)
    assert processor_share.restore(1) is done
