"""The warden with real processes: no process of the CLI is left, and the warden passes everything else
through."""

import contextlib
import json
import os
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from claude_desk.agent import warden
from tests import process_mark
from tests.unit.agent.agent_harness import clean_environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the warden is Linux's")

WARDEN = [sys.executable, "-I", "-S", str(Path(warden.__file__))]
FAMILY = [sys.executable, "-I", "-S", str(Path(__file__).with_name("process_tree.py"))]
SECONDS = 10.0
AFTER_DEATH = 3.0
"""Seconds after a kill of our program until no process may be left (issue 2)."""

Started = subprocess.Popen[bytes]
Run = Callable[..., Started]
Family = Callable[[Started], "Watch"]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Provide a function that starts a program with pipes. The program is killed at the end of the test."""
    started: list[Started] = []

    def start(*command: str, **options: object) -> Started:
        one: Started = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=clean_environment(tmp_path) | {"PYTHONPATH": str(Path(__file__).parents[3])},
            **options,  # type: ignore[call-overload]
        )
        started.append(one)
        return one

    yield start
    for one in started:
        one.kill()
        one.wait(SECONDS)
        for pipe in (one.stdin, one.stdout, one.stderr):
            assert pipe is not None
            pipe.close()


def first_line(one: Started) -> bytes:
    assert one.stdout is not None
    ready, _, _ = select.select([one.stdout], [], [], SECONDS)
    assert ready, "it said nothing"
    return one.stdout.readline()


class Watch:
    """Waits for the ends of processes. A pidfd becomes readable when its process ends, reaped or not."""

    def __init__(self, pids: list[int]) -> None:
        self.pids = pids
        self._ends = [os.pidfd_open(pid) for pid in pids]

    def left(self, seconds: float) -> list[int]:
        """Return the processes that still run after `seconds`."""
        end = time.monotonic() + seconds
        waiting = dict(zip(self._ends, self.pids, strict=True))
        while waiting:
            ended, _, _ = select.select(list(waiting), [], [], max(0.0, end - time.monotonic()))
            if not ended:
                break
            for one in ended:
                del waiting[one]
        return list(waiting.values())

    def cli_ends(self) -> bool:
        """Return whether the first process, the CLI, ends in time."""
        return bool(select.select(self._ends[:1], [], [], SECONDS)[0])

    def close(self) -> None:
        for one in self._ends:
            os.close(one)


@pytest.fixture
def family(run: Run) -> Iterator[Family]:
    """Provide a function that waits until the CLI, its tool, the tool's child and the daemon run."""
    made: list[Watch] = []

    def watch(one: Started) -> Watch:
        made.append(Watch(json.loads(first_line(one))))
        assert len(made[-1].pids) == 4
        return made[-1]

    yield watch
    for one in made:
        for pid in one.left(0):
            with contextlib.suppress(ProcessLookupError):  # the process has ended meanwhile
                os.kill(pid, signal.SIGKILL)
        assert one.left(SECONDS) == []
        one.close()


# --- input, output and signals that pass through --------------------------------------------------


@pytest.mark.parametrize("code", [0, 1, 7, 127, 255])
def test_the_exit_code_is_passed_on(run: Run, code: int) -> None:
    assert run(*WARDEN, "--", "/bin/sh", "-c", f"exit {code}").wait(SECONDS) == code


@pytest.mark.parametrize("name", ["KILL", "TERM", "SEGV", "INT", "HUP", "USR1"])
def test_death_by_a_signal_is_passed_on(run: Run, name: str) -> None:
    one = run(*WARDEN, "--", "/bin/sh", "-c", f"kill -{name} $$")
    assert one.wait(SECONDS) == -getattr(signal, f"SIG{name}")


def test_the_cli_may_open_as_many_files_as_it_is_told(run: Run) -> None:
    one = run(*WARDEN, "--files=77", "--", "/bin/sh", "-c", "ulimit -Sn; ulimit -Hn")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert one.communicate(timeout=SECONDS)[0].split() == [b"77", str(hard).encode()]


def test_the_channels_are_the_cli_s_own(run: Run) -> None:
    one = run(*WARDEN, "--", "/bin/sh", "-c", "cat; echo words >&2")
    data = os.urandom(300_000)
    assert one.communicate(data, timeout=SECONDS) == (data, b"words\n")
    assert one.returncode == 0


def test_a_channel_the_cli_closes_is_closed(run: Run) -> None:
    one = run(*WARDEN, "--", "/bin/sh", "-c", "echo up; exec >&- 2>&-; read line")
    assert first_line(one) == b"up\n"
    assert first_line(one) == b""
    assert one.poll() is None


def test_the_end_of_stdin_reaches_the_cli(run: Run, family: Family) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli")
    family(one)
    assert one.stdin is not None
    one.stdin.close()
    assert one.wait(SECONDS) == 5


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 42), (signal.SIGTERM, 43)])
def test_signals_go_to_the_cli(run: Run, family: Family, number: int, code: int) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli")
    family(one)
    one.send_signal(number)
    assert one.wait(SECONDS) == code


def test_signals_go_to_the_cli_alone(run: Run) -> None:
    # os.write bypasses Python's own buffer, which may be in use at that moment.
    script = "import os, signal; signal.signal(signal.SIGINT, lambda *_: os.write(1, b'told\\n'))\n"
    script += "import subprocess; child = subprocess.Popen(['sleep', '1000'])\n"
    script += "print('up', flush=True); signal.pause(); print(child.poll(), flush=True); child.kill()"
    one = run(*WARDEN, "--", sys.executable, "-c", script)
    assert first_line(one) == b"up\n"
    one.send_signal(signal.SIGINT)
    assert first_line(one) == b"told\n"
    assert first_line(one) == b"None\n"
    assert one.wait(SECONDS) == 0


def test_the_cli_ends_before_its_tools(run: Run) -> None:
    """Otherwise the CLI would report to Claude that the tool has failed, and continue the turn."""
    cli = "import os, signal, subprocess, sys, time\n"
    cli += "def end(*_):\n time.sleep(0.3); os.write(1, f'{child.poll()}\\n'.encode()); sys.exit()\n"
    cli += "signal.signal(signal.SIGTERM, end); child = subprocess.Popen(['sleep', '1000'])\n"
    cli += "print('up', flush=True); signal.pause()"
    host = "import subprocess, sys; subprocess.Popen(sys.argv[1:]).wait()"
    one = run(sys.executable, "-c", host, *WARDEN, "--grace=60", "--", sys.executable, "-c", cli)
    assert first_line(one) == b"up\n"
    one.kill()
    assert first_line(one) == b"None\n"


def test_a_signal_ignored_where_we_were_started_works_again(run: Run) -> None:
    """A shell starts its background jobs with SIGINT ignored."""
    ignoring = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    ignoring += "signal.signal(signal.SIGCHLD, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    script = (
        "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN, flush=True); signal.pause()"
    )
    one = run(sys.executable, "-c", ignoring, *WARDEN, "--", sys.executable, "-c", script)
    assert first_line(one) == b"False\n"
    one.send_signal(signal.SIGINT)
    assert one.wait(SECONDS) == -signal.SIGINT


def test_what_cannot_be_run(run: Run) -> None:
    one = run(*WARDEN, "--", "/nonexistent/claude")
    _, errors = one.communicate(timeout=SECONDS)
    assert one.returncode == 127
    assert errors == f"{warden.CANNOT_RUN}No such file or directory\n".encode()


@pytest.mark.parametrize("words", [[], ["--"], ["/bin/true"]])
def test_a_command_is_needed(run: Run, words: list[str]) -> None:
    one = run(*WARDEN, *words)
    _, errors = one.communicate(timeout=SECONDS)
    assert one.returncode == 1
    assert errors.startswith(b"usage")


def test_nothing_is_started_for_a_program_that_is_gone(run: Run) -> None:
    one = run(*WARDEN, "--parent=1", "--", "/bin/echo", "started")
    assert one.communicate(timeout=SECONDS)[0] == b""


# --- processes that must not be left --------------------------------------------------------------


@pytest.mark.parametrize("manners", [[], ["stubborn"]], ids=["mild", "stubborn"])
def test_the_cli_s_end_is_the_end_of_all(run: Run, family: Family, manners: list[str]) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli", *manners)
    them = family(one)
    assert one.stdin is not None
    one.stdin.close()
    assert one.wait(SECONDS) == 5
    assert them.left(0) == []


@pytest.mark.parametrize("manners", [[], ["stubborn"]], ids=["mild", "stubborn"])
def test_the_cli_s_death_is_the_end_of_all(run: Run, family: Family, manners: list[str]) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli", *manners)
    them = family(one)
    os.kill(them.pids[0], signal.SIGKILL)
    assert one.wait(SECONDS) == -signal.SIGKILL
    assert them.left(0) == []


def test_the_whole_tree_can_be_killed_at_once(run: Run, family: Family) -> None:
    one = run(*WARDEN, "--grace=1000", "--", *FAMILY, "cli", "stubborn")
    them = family(one)
    one.send_signal(signal.SIGUSR1)
    assert one.wait(SECONDS) == -signal.SIGKILL
    assert them.left(0) == []


def test_a_kill_need_not_wait_for_the_grace(run: Run, family: Family) -> None:
    one = run(*WARDEN, "--grace=1000", "--", *FAMILY, "cli", "stubborn")
    them = family(one)
    one.send_signal(signal.SIGTERM)
    assert them.cli_ends()
    one.send_signal(signal.SIGUSR1)
    assert one.wait(SECONDS) == 43
    assert them.left(0) == []


def test_the_warden_s_own_death_is_the_cli_s(run: Run, family: Family) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli")
    them = family(one)
    one.kill()
    assert them.cli_ends()


def test_orphans_that_end_are_reaped(run: Run, family: Family) -> None:
    one = run(*WARDEN, "--", *FAMILY, "cli")
    daemon = psutil.Process(family(one).pids[-1])
    assert daemon.ppid() == one.pid
    daemon.kill()
    assert psutil.wait_procs([daemon], timeout=SECONDS)[1] == []
    assert one.poll() is None


HOST = """
import sys
from PySide6.QtCore import QCoreApplication, QThread
from claude_desk.agent.finder import Command
from claude_desk.agent.process import ChildProcess
application = QCoreApplication([])
thread = QThread(); thread.start()  # a host with more threads than one
child = ChildProcess()
child.line_batch.connect(lambda lines: print(lines[0].decode(), flush=True))
child.start(Command(sys.argv[1], tuple(sys.argv[2:])), [], "/", {"CLAUDE_DESK_TEST_RUN": %r})
application.exec()
"""


@pytest.mark.parametrize("manners", [["deaf"], ["deaf", "stubborn"]], ids=["mild", "stubborn"])
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV])
def test_nothing_is_left_when_our_program_dies(
    run: Run, family: Family, number: int, manners: list[str]
) -> None:
    host = run(sys.executable, "-c", HOST % process_mark.value(), *FAMILY, "cli", *manners)
    them = family(host)
    guard = Watch([child.pid for child in psutil.Process(host.pid).children()])
    assert len(guard.pids) == 1
    host.send_signal(number)
    assert host.wait(SECONDS) == -number
    assert them.left(AFTER_DEATH) == []
    assert guard.left(AFTER_DEATH) == []
    guard.close()
