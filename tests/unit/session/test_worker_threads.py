"""Threads besides the GUI thread: they work, and collect no garbage."""

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from claude_desk.session.core.worker_threads import (
    GarbageHold,
    WorkerPool,
    run_in_thread,
    run_to_end,
    start_thread,
)
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text import syntax_highlight
from claude_desk.ui.attachments import attachment_actions
from claude_desk.ui.attachments.attachment_actions import AttachmentActions
from claude_desk.ui.transcript.highlight_worker import HighlightWorker


class Garbage:
    """An object in a cycle, so that only the garbage collector destroys it. The object notes the thread in
    which that happens."""

    taken: list[str]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Garbage.taken.append(threading.current_thread().name)


@pytest.fixture
def eager() -> Iterator[None]:
    """Make Python collect garbage at the first chance, in any thread."""
    Garbage.taken = []
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(1, 1, 1)
    yield
    gc.set_threshold(*before)
    assert gc.isenabled()


def drop_garbage() -> None:
    """Leave more garbage than the main thread's next steps collect by chance."""
    for _ in range(50):
        Garbage()
    [[] for _ in range(1_000)]  # this number of allocations would start a collection in any thread


def ended() -> bool:
    return gc.isenabled() and not GarbageHold._count


def test_a_thread_collects_nothing(eager: None, qtbot: QtBot) -> None:
    done = threading.Event()

    def work() -> None:
        drop_garbage()
        done.set()

    start_thread(work, "worker")
    assert done.wait(10)
    qtbot.waitUntil(ended)
    drop_garbage()
    assert set(Garbage.taken) == {threading.main_thread().name}


class Worker(QObject):
    """Works until nothing else refers to it. The worker notes the thread in which it is destroyed."""

    gone: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.forgotten = threading.Event()

    def work(self) -> None:
        assert self.forgotten.wait(10)

    def __del__(self) -> None:
        Worker.gone.append(threading.current_thread().name)


def _in_a_thread(work: Callable[[], None]) -> None:
    start_thread(work, "worker")


def _in_a_pool(work: Callable[[], None]) -> None:
    WorkerPool("worker").submit(work)


@pytest.mark.parametrize("start", [_in_a_thread, _in_a_pool])
def test_no_object_of_qt_goes_in_a_thread(start: Callable[[Callable[[], None]], None], qtbot: QtBot) -> None:
    """The GUI thread could be delivering an event to the object. That crashed the program at some starts."""
    Worker.gone = []
    worker = Worker()
    forgotten = worker.forgotten
    start(worker.work)
    del worker
    forgotten.set()
    qtbot.waitUntil(lambda: bool(Worker.gone))
    assert Worker.gone == [threading.main_thread().name]


def test_a_pool_collects_nothing(eager: None, qtbot: QtBot) -> None:
    pool = WorkerPool("worker")
    assert not pool.begun
    results = [pool.submit(work, n) for n in range(3) for work in (_doubled,)]
    assert [result.result(10) for result in results] == [0, 2, 4]
    pool.close()
    qtbot.waitUntil(ended)
    assert set(Garbage.taken) <= {threading.main_thread().name}


def _doubled(number: int) -> int:
    drop_garbage()
    return 2 * number


def test_what_waits_in_a_pool_that_closes_holds_nothing(qtbot: QtBot) -> None:
    pool, begun, goes_on = WorkerPool("worker"), threading.Event(), threading.Event()
    first = pool.submit(lambda: begun.set() or goes_on.wait(10))
    second = pool.submit(goes_on.wait, 10)
    second.add_done_callback(lambda future: goes_on.set())
    assert begun.wait(10) and not gc.isenabled()
    pool.close()
    assert first.result(0) and second.cancelled()
    qtbot.waitUntil(ended)


def test_work_that_fails_holds_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda args: None)
    start_thread(lambda: 1 / 0 and None, "worker").join(10)
    assert isinstance(WorkerPool("worker").submit(lambda: 1 / 0).exception(10), ZeroDivisionError)
    qtbot.waitUntil(ended)


def test_a_disk_that_does_not_answer_ends_the_hold(qtbot: QtBot) -> None:
    goes_on = threading.Event()
    thread = start_thread(lambda: goes_on.wait(10) and None, "worker", longest=0.01)
    assert not gc.isenabled()
    qtbot.waitUntil(ended)
    goes_on.set()
    thread.join(10)


async def test_work_that_is_waited_for() -> None:
    assert await run_in_thread(pow, 2, 5) == 32
    with pytest.raises(ZeroDivisionError):
        await run_in_thread(lambda: 1 / 0)
    while not ended():
        await asyncio.sleep(0)


def test_colours_are_found_without_a_collection(
    eager: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(syntax_highlight, "spans_of", lambda *job: drop_garbage() or ())
    worker = HighlightWorker()
    with qtbot.waitSignal(worker.ready):
        worker.spans("k", "def f(x):\n    return x + 1\n" * 1_000, "python")
    worker.close()
    qtbot.waitUntil(ended)
    assert set(Garbage.taken) <= {threading.main_thread().name}


def test_an_attachment_is_saved_without_a_collection(
    eager: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = threading.Event()
    monkeypatch.setattr(
        attachment_actions, "write_atomic", lambda *file, **rest: drop_garbage() or saved.set()
    )
    actions = AttachmentActions()
    actions._submit(actions._save, Attachment("a.txt", "text/plain", "d29yZHM="), tmp_path / "a.txt")
    assert saved.wait(10)
    actions.close()
    qtbot.waitUntil(ended)
    assert set(Garbage.taken) <= {threading.main_thread().name}


@pytest.mark.parametrize("cancels", [1, 2])
@pytest.mark.parametrize("fails", [False, True])
async def test_a_cancel_has_no_effect_before_the_work_has_ended(cancels: int, fails: bool) -> None:
    go_on, done = threading.Event(), list[str]()

    def work() -> str:
        assert go_on.wait(20)
        if fails:
            raise OSError("full")
        return "moved"

    async def all_of_it() -> None:
        try:
            done.append(await run_to_end(work))
        except OSError as error:
            done.append(str(error))
        done.append("noted")

    task = asyncio.ensure_future(all_of_it())
    for _ in range(cancels):
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.sleep(0)
    assert not task.done() and not done
    go_on.set()
    await task
    assert done == ["full" if fails else "moved", "noted"]
