"""The log in unexpected cases: floods, uncaught errors, and words of the conversation in both."""

import asyncio
import gc
import io
import logging
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.library.child_service import ChildService
from claude_desk.library.error_redaction import log_plainly
from claude_desk.library.frames import FrameReader
from claude_desk.library.request_base import Request, RequestFailure
from claude_desk.paths import AppPaths
from claude_desk.workspace.log_file import logged, start_log, stop_log

WORDS = "the words of a conversation"


class Told(QObject):
    said = Signal()


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    with logged(AppPaths.under(tmp_path)):
        yield tmp_path / "state" / "claude-desk.log"


def fail() -> None:
    raise ValueError(WORDS)


def fail_deep(depth: int) -> None:
    if depth:
        fail_deep(depth - 1)
    fail()


def test_an_error_in_a_slot_is_logged_without_its_words(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told = Told()
    told.said.connect(fail)
    told.said.emit()
    text = log.read_text()
    assert "an error came through" in text
    assert "in fail\n  ValueError" in text
    assert WORDS not in text + "".join(capfd.readouterr())


def test_an_error_in_a_thread_and_one_passed_over(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    class Ending:
        def __del__(self) -> None:
            fail()

    Ending()
    gc.collect()
    text = log.read_text()
    assert "a thread ended" in text
    assert "an error was passed over" in text
    assert text.count("ValueError") == 2
    assert WORDS not in text + "".join(capfd.readouterr())


def test_what_asyncio_says_of_a_task_is_cut_before_it_quotes(
    log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def failing(said: str) -> None:
        raise ValueError(said)

    async def forgotten() -> None:
        asyncio.get_running_loop().call_soon(lambda said: fail(), WORDS)
        task = asyncio.ensure_future(failing(WORDS))
        await asyncio.wait([task])

    asyncio.run(forgotten())
    gc.collect()
    text = log.read_text()
    assert "ERROR asyncio: Task exception was never retrieved\n" in text
    assert "ERROR asyncio: Exception in callback " in text
    assert WORDS not in text + "".join(capfd.readouterr())


def test_a_deep_error_is_bounded(log: Path) -> None:
    try:
        fail_deep(500)
    except ValueError:
        logging.getLogger("claude_desk").exception("too deep")
    assert len(log.read_text().splitlines()) < 25


def test_a_flood_does_not_wash_away_what_was_before(log: Path) -> None:
    logger = logging.getLogger("claude_desk")
    logger.warning("the first sign")
    for _ in range(3_000):
        logger.error("again and again " + "x" * 400)
    later = logger.makeRecord(logger.name, logging.INFO, "", 0, "an hour later", (), None)
    later.created += 3600
    logger.handle(later)
    assert [file.name for file in log.parent.iterdir()] == [log.name]
    lines = log.read_text().splitlines()
    assert "the first sign" in lines[0]
    assert lines[-2].endswith("lines of a minute were not written")
    assert lines[-1].endswith("an hour later")
    assert len(lines) <= 2 * 200 + 3  # one more minute may have begun meanwhile


def test_without_a_file_words_stay_out_of_stderr_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = AppPaths.under(tmp_path)
    (places.state / "claude-desk.log").mkdir()
    with logged(places):
        logging.getLogger("claude_desk").warning("this is told")
        try:
            fail()
        except ValueError:
            logging.getLogger("claude_desk").exception("and this")
    said = capsys.readouterr().err
    assert "this is told" in said
    assert "ValueError" in said
    assert WORDS not in said


def test_a_link_in_the_place_of_the_log_is_not_written_through(tmp_path: Path) -> None:
    places = AppPaths.under(tmp_path)
    (places.state / "claude-desk.log").symlink_to(tmp_path / "elsewhere")
    with logged(places):
        logging.getLogger("claude_desk").warning("said")
    assert not (tmp_path / "elsewhere").exists()


def test_a_log_that_others_could_read_is_closed(tmp_path: Path) -> None:
    places = AppPaths.under(tmp_path)
    path = places.state / "claude-desk.log"
    path.touch(mode=0o644)
    before = os.umask(0)
    try:
        stop_log(start_log(places))
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


# --- reports of the library's children -----------------------------------------------------------------


class Asked(Request):
    """A request that fails."""


def test_a_request_that_fails_says_its_kind_alone(capfd: pytest.CaptureFixture[str]) -> None:
    """Error messages of parsers quote the text that they could not read, and the window logs what a child
    writes to stderr."""
    out = io.BytesIO()
    ChildService(io.BytesIO(), out).answer(1, Asked(), lambda request: fail())
    [message] = FrameReader().feed(out.getvalue())
    assert message.value(RequestFailure) == RequestFailure("ValueError")
    said = capfd.readouterr().err
    assert said.startswith("Asked failed: ValueError\n")
    assert "in fail" in said
    assert WORDS not in said


def test_what_is_logged_in_a_child_is_as_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The presenters of tools log a call that they could not show, with the error."""
    last = logging.StreamHandler(io.StringIO())
    monkeypatch.setattr(logging, "lastResort", last)
    log_plainly()
    record = logging.LogRecord("cards", logging.WARNING, "", 0, "no card for %s", ("Bash",), None)
    try:
        fail()
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    said = last.format(record)
    assert said.startswith("cards: no card for Bash\n")
    assert said.endswith("in fail\n  ValueError")
    assert WORDS not in said


_TWO_THREADS = """
import sys, threading
sys.path.insert(0, sys.argv[1])
from claude_desk.library.error_redaction import log_plainly
begun, go_on = threading.Event(), threading.Event()

class Finder:
    def find_spec(self, name, *_):
        if name == "string":  # of the modules that logging imports
            begun.set()
            go_on.wait(30)

sys.modules.pop("string", None)
sys.meta_path.insert(0, Finder())
first = threading.Thread(target=lambda: __import__("logging"))
first.start()
assert begun.wait(30)
threading.Timer(0.1, go_on.set).start()
log_plainly()
import logging
logging.getLogger("cards").warning("no card", exc_info=ValueError("WORDS"))
"""


def test_it_is_plain_if_another_thread_imports_the_log_just_then() -> None:
    """Two lanes of a child answered at once, and one of them had half of `logging`."""
    done = subprocess.run(
        [sys.executable, "-c", _TWO_THREADS, str(Path(__file__).parents[2])],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == "cards: no card\n  ValueError\n"
