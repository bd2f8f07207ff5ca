"""Test runs of several processes. Each test here starts a separate test run in its own folder."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A fixture of the session notes its end, and each test notes its process.
CONFTEST = """
import os, pathlib, pytest
notes = pathlib.Path(__file__).with_name("notes")
notes.mkdir(exist_ok=True)

@pytest.fixture(scope="session", autouse=True)
def whole():
    begun = notes / f"begun-{os.getpid()}"
    assert not begun.exists()
    begun.touch()
    yield
    (notes / f"ended-{os.getpid()}").touch()

@pytest.fixture(autouse=True)
def note(request):
    with (notes / f"played-{os.getpid()}").open("a") as file:
        print(request.node.nodeid, file=file)

(notes / f"collected-{os.getpid()}").touch()
"""

Play = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """`play(*arguments, a="...", b="...")` plays the files `test_a.py`, `test_b.py`."""

    def play(*arguments: str, **files: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(tmp_path, arguments, files), cwd=tmp_path, env=environment(), capture_output=True,
            text=True, timeout=60, check=False,
        )  # fmt: skip

    return play


def command(folder: Path, arguments: tuple[str, ...], files: dict[str, str]) -> list[str]:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "conftest.py").write_text(CONFTEST)
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    return [sys.executable, "-m", "pytest", "-p", "tests.parallel", "--processes", "2", *arguments]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}


def played(folder: Path) -> list[list[str]]:
    """Return the tests that each process played."""
    return sorted(file.read_text().split() for file in (folder / "notes").glob("played-*"))


def noted(folder: Path, what: str) -> set[str]:
    return {file.name.partition("-")[2] for file in (folder / "notes").glob(f"{what}-*")}


MEETING = """
import pathlib, time, pytest

@pytest.mark.parametrize("number", range(3))
def test_meets(number):
    pathlib.Path(f"{__name__}-begun").touch()
    for _ in range(300):
        if len(list(pathlib.Path().glob("*-begun"))) == 2:
            return
        time.sleep(0.1)
    assert False
"""


def test_each_process_gets_whole_files_of_one_collection(play: Play, tmp_path: Path) -> None:
    done = play(a=MEETING, b=MEETING)
    assert done.returncode == 0, done.stdout
    assert "6 passed" in done.stdout
    meets = [f"test_meets[{number}]" for number in range(3)]
    assert played(tmp_path) == [[f"test_{file}.py::{each}" for each in meets] for file in "ab"]
    assert len(noted(tmp_path, "collected")) == 1
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun") != noted(tmp_path, "collected")


def test_fixtures_of_the_session_last_for_all_files_of_a_process(play: Play, tmp_path: Path) -> None:
    small = "def test_one(): pass\ndef test_two(): pass\n"
    done = play(a=small, b=small, c=small, d=small, e=small)
    assert "10 passed" in done.stdout
    assert len(noted(tmp_path, "begun")) == 2  # the fixture refuses to begin twice
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun")


SHARED = """
import atexit, pathlib, shutil, tempfile, time

folder = pathlib.Path(tempfile.mkdtemp())
atexit.register(shutil.rmtree, folder)

def test_late():
    time.sleep(2)
    assert folder.is_dir()
"""


def test_a_folder_of_the_collecting_process_stays_until_all_tests_are_played(play: Play) -> None:
    done = play(a="def test_good(): pass\n", b=SHARED)
    assert "2 passed" in done.stdout, done.stdout


def test_what_a_failed_test_printed_is_shown_and_kept_for_the_next_run(play: Play) -> None:
    bad = 'def test_bad():\n    print("lone \\udc80 here")\n    assert 1 == 2\n'
    done = play(a=bad, b="def test_good(): pass\n")
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert "assert 1 == 2" in done.stdout
    assert "lone" in done.stdout
    assert "1 failed" in play("--last-failed").stdout


CRASH = """
import os
def test_before(): pass
def test_crash(): os.abort()
def test_after(): pass
"""


def test_a_crash_fails_its_test_and_the_others_are_played(play: Play, tmp_path: Path) -> None:
    done = play("-v", a=CRASH, b="def test_good(): pass\n", c="def test_good(): pass\n")
    assert "1 failed, 4 passed" in done.stdout
    assert "ended with -6 while it played test_a.py::test_crash" in done.stdout
    assert sorted(name for names in played(tmp_path) for name in names) == [
        "test_a.py::test_after", "test_a.py::test_before", "test_a.py::test_crash",
        "test_b.py::test_good", "test_c.py::test_good",
    ]  # fmt: skip


def test_the_first_failure_ends_a_run_that_asks_for_it(play: Play, tmp_path: Path) -> None:
    many = "import pytest\n@pytest.mark.parametrize('n', range(500))\ndef test_it(n): assert n\n"
    done = play("-x", "-q", a=many, b="def test_good(): pass\n")
    assert done.returncode == 1
    assert "1 failed" in done.stdout
    assert sum(map(len, played(tmp_path))) < 400
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun")


def test_tests_are_chosen_as_in_one_process(play: Play, tmp_path: Path) -> None:
    done = play("-k", "good", a="def test_good(): pass\ndef test_bad(): assert False\n", b=CRASH)
    assert (done.returncode, "1 passed" in done.stdout) == (0, True)
    assert played(tmp_path) == [["test_a.py::test_good"]]


def test_exit_of_a_test_ends_the_run(play: Play, tmp_path: Path) -> None:
    ends = "import pytest\ndef test_end(): pytest.exit('that is all', 7)\n"
    done = play(a=ends, b="def test_good(): pass\n")
    assert (done.returncode, "that is all" in done.stdout) == (7, True)
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun")


def test_an_error_of_pytest_in_a_process_is_told(play: Play) -> None:
    breaks = "def test_it(request): request.session.items[1] = None\ndef test_lost(): pass\n"
    done = play(a=breaks, b="def test_good(): pass\n")
    assert done.returncode == 3
    assert re.search("the test process gw[01] failed", done.stdout)


def test_an_interrupt_in_a_test_ends_the_run(play: Play, tmp_path: Path) -> None:
    interrupts = "def test_it(): raise KeyboardInterrupt\ndef test_lost(): assert False\n"
    done = play(a=interrupts, b="def test_good(): pass\n")
    assert done.returncode == 2
    assert re.search("KeyboardInterrupt: in the test process gw[01]", done.stdout)
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun")


def test_a_process_that_leaves_out_tests_fails_the_run(play: Play) -> None:
    stops = "def test_it(request): request.session.shouldstop = 'here'\ndef test_lost(): pass\n"
    done = play(a=stops, b="def test_good(): pass\n")
    assert (done.returncode, "ended before its last test" in done.stdout) == (3, True)


def test_a_process_that_does_not_end_after_its_tests_is_killed(play: Play) -> None:
    stays = """
import threading
import tests.parallel
tests.parallel.ENDING_SECONDS = 1.0
def test_it(): threading.Thread(target=threading.Event().wait).start()
"""
    done = play(a=stays, b="def test_good(): pass\n")
    assert done.returncode == 3
    assert re.search("gw[01] was killed: it did not end by itself", done.stdout)


def test_a_crash_is_found_although_another_process_has_the_channel(play: Play, tmp_path: Path) -> None:
    forks = """
import os, pathlib, time
after = pathlib.Path("after")
def test_crash():
    if os.fork():
        os.kill(os.getpid(), 9)
    limit = time.monotonic() + 20
    while not after.exists():
        if time.monotonic() > limit:
            pathlib.Path("late").touch()
            os._exit(1)
        time.sleep(0.1)
    os._exit(0)
def test_after(): after.touch()
"""
    done = play(a=forks, b="def test_good(): pass\n")
    assert "1 failed, 2 passed" in done.stdout
    assert "ended with -9 while it played test_a.py::test_crash" in done.stdout
    assert not (tmp_path / "late").exists()


def test_a_process_that_crashes_while_it_asks_for_tests_is_replaced(play: Play) -> None:
    dies = """
import os, time
from multiprocessing.connection import Connection
def test_late(): time.sleep(2)
def test_crash():
    real = Connection.send
    def send(channel, message):
        real(channel, message)
        if message[0] == "next": os.kill(os.getpid(), 9)
    Connection.send = send
def test_last(): pass
"""
    # The collecting process answers after the crash.
    slow = """
import os, time
own = os.getpid()
def pytest_runtest_logreport(report):
    if os.getpid() == own and "test_crash" in report.nodeid:
        time.sleep(0.3)
"""
    done = play("-p", "test_slow", a=dies, b="def test_good(): pass\n", slow=slow)
    assert (done.returncode, "1 failed, 3 passed" in done.stdout) == (1, True), done.stdout


def test_an_interrupted_run_ends_its_fixtures_and_its_processes(tmp_path: Path) -> None:
    long = "import pathlib, time\ndef test_long():\n    pathlib.Path('begun').touch()\n    time.sleep(300)\n"
    words = command(tmp_path, (), {"a": long, "b": "def test_good(): pass\n"})
    # A shell lets its jobs in the background ignore SIGINT, and a process inherits that.
    words = ["env", "--default-signal=INT", *words]
    run = subprocess.Popen(
        words, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        limit = time.monotonic() + 60
        while not (tmp_path / "begun").exists():
            assert time.monotonic() < limit
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # Ctrl+C in a terminal
        said, _ = run.communicate(timeout=60)
    finally:
        run.kill()
    assert run.returncode == 2, said
    assert "KeyboardInterrupt" in said
    assert noted(tmp_path, "ended") == noted(tmp_path, "begun")
    # A busy machine may have given the ids to other processes meanwhile.
    alive = [Path(f"/proc/{pid}/cmdline") for pid in noted(tmp_path, "begun")]
    assert not any(b"tests.parallel" in each.read_bytes() for each in alive if each.exists())
