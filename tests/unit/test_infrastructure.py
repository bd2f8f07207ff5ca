"""The test infrastructure itself: it must be able to fail."""

import asyncio
import os
import re
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest
import pytestqt.plugin
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from claude_desk.session.core.async_tasks import AsyncTasks
from tests import leftover_processes, process_mark
from tests.conftest import TestLoop
from tests.waiting import signal_of, until

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
SLEEPER = [sys.executable, "-c", "import sys; sys.stdin.read()"]


class Counter(QObject):
    counted = Signal(int)
    count = 0

    def step(self) -> None:
        self.count += 1
        self.counted.emit(self.count)


class Told(QObject):
    counted = Signal(int)
    last = 0

    def __init__(self) -> None:
        super().__init__()
        self.counted.connect(self._on_counted)

    @Slot(int)
    def _on_counted(self, count: int) -> None:
        self.last = count


async def test_a_signal_is_awaited() -> None:
    counter = Counter()
    waiting = signal_of(counter.counted, lambda count: count == 2)
    counter.step()
    counter.step()
    counter.step()
    assert await waiting == (2,)


async def test_a_condition_is_looked_at_again_with_each_emission() -> None:
    counter = Counter()
    clock = QTimer()
    clock.timeout.connect(counter.step)
    clock.start(0)
    await until(counter.counted, lambda: counter.count >= 5)
    clock.stop()
    assert counter.count >= 5


async def test_a_condition_is_looked_at_when_what_a_thread_emitted_before_is_delivered() -> None:
    told = Told()
    thread = threading.Thread(target=told.counted.emit, args=(1,))
    thread.start()
    thread.join()
    await until(told.counted, lambda: told.last == 1)


async def test_waiting_ends_with_a_word() -> None:
    counter = Counter()
    with pytest.raises(TimeoutError, match=r"never held .* it stood at 0"):
        await until(counter.counted, lambda: False, 0.01, lambda: f"it stood at {counter.count}")
    with pytest.raises(TimeoutError, match="no such emission"):
        await signal_of(counter.counted, timeout=0.01)


async def test_a_wait_that_ended_hears_what_a_thread_has_emitted_before(qapp: QCoreApplication) -> None:
    """The emission is delivered although nothing is connected any more."""
    counter = Counter()
    wait = signal_of(counter.counted)
    thread = threading.Thread(target=counter.step)
    thread.start()
    thread.join()
    wait.close()
    kept = weakref.ref(wait)
    del wait
    is_kept = kept() is not None
    if not is_kept:  # otherwise the delivery would cause a segmentation fault
        QCoreApplication.removePostedEvents(counter)
    QCoreApplication.sendPostedEvents(counter)
    assert is_kept


def test_between_the_phases_of_a_test_the_loop_runs(test_loop: TestLoop) -> None:
    """A timer that is due between two phases starts work, and the work continues when the loop runs next."""
    done: list[str] = []

    async def work() -> None:
        done.append("begun")
        await asyncio.sleep(0)
        done.append("ended")

    async def until_done() -> None:
        while len(done) < 2:
            await asyncio.sleep(0)

    QTimer.singleShot(0, lambda: AsyncTasks().start(work()))
    pytestqt.plugin._process_events()
    test_loop.run(until_done())
    assert done == ["begun", "ended"]


def test_a_process_left_is_found_though_its_parent_is_gone() -> None:
    """A grandchild that is no longer a descendant of the test run is recognized by the mark in its
    environment."""
    before = leftover_processes.ids()
    script = (
        "import subprocess, sys; pause = 'import signal; signal.pause()'; quiet = subprocess.DEVNULL; "
        "print(subprocess.Popen("
        "[sys.executable, '-c', pause], start_new_session=True, stdout=quiet, stderr=quiet).pid)"
    )
    marked = {**os.environ, process_mark.NAME: process_mark.value()}
    answer = subprocess.run(
        [sys.executable, "-c", script], env=marked, capture_output=True, text=True, check=True, timeout=60
    )
    left = leftover_processes.since(before)
    assert [process.pid for process in left] == [int(answer.stdout)]
    leftover_processes.GRACE, grace = 0.01, leftover_processes.GRACE
    try:
        assert "signal.pause" in leftover_processes.end_all(left)[0]
    finally:
        leftover_processes.GRACE = grace
    assert not leftover_processes.since(before)


# Each test fails for its own reason, and the message names this reason.
BAD_TESTS = f"""
import asyncio, pytest, subprocess
from PySide6.QtCore import qWarning
kept = []

async def test_assertion():
    assert False

@pytest.mark.seconds(0.1)
async def test_timeout():
    await asyncio.sleep(9)

async def test_task():
    kept.append(asyncio.create_task(asyncio.sleep(9)))

async def test_callback():
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)

def test_process():
    kept.append(subprocess.Popen({SLEEPER!r}, stdin=subprocess.PIPE))

def test_qt_warning(qapp):
    qWarning("oh dear")

def test_never_awaited():
    asyncio.sleep(0)

async def test_good():
    await asyncio.sleep(0)
"""
WORDS = {
    "test_assertion": "assert False",
    "test_timeout": "TimeoutError",
    "test_task": "a task was left",
    "test_callback": "ZeroDivisionError",
    "test_process": "a process was left",
    "test_qt_warning": "oh dear",
    "test_never_awaited": "never awaited",
}


def test_bad_tests_fail(pytester: pytest.Pytester) -> None:
    """A separate test run, with this run's conftest."""
    pytester.makeconftest("from tests.conftest import *\nfrom tests.conftest import _LOOP, _BEFORE")
    pytester.makeini(f"[pytest]\npythonpath = {ROOT}\nfilterwarnings = error\nqt_log_level_fail = WARNING\n")
    pytester.makepyfile(test_bad=BAD_TESTS)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-rA", timeout=120)
    said = result.stdout.str()
    for name, words in WORDS.items():
        assert re.search(rf"^(FAILED|ERROR) test_bad.py::{name}\b", said, re.MULTILINE), name
        assert words in said
    assert not re.search(r"^(FAILED|ERROR) test_bad.py::test_good\b", said, re.MULTILINE)
    assert result.ret == pytest.ExitCode.TESTS_FAILED


async def test_the_loop_runs_timers_and_tasks_together() -> None:
    counter = Counter()
    counted = signal_of(counter.counted)
    QTimer.singleShot(0, counter.step)
    answers = await asyncio.gather(counted, asyncio.sleep(0, "slept"))
    assert list(answers) == [(1,), "slept"]
