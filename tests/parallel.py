"""Runs the tests in several processes: `pytest -p tests.parallel --processes 4`.

The process that collects the tests forks the test processes, so that the tests are imported and collected
only once. A test process gets complete files, in the order of the run, and sends each report to the
collecting process.

The collecting process has no thread and no Qt application, because a fork would have neither. If a test
process crashes, its test fails and another process plays the remaining tests.
"""

import atexit
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, groupby
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, NoReturn

import pytest

ENDING_SECONDS = 60.0
"""How long a test process may take to end after its tests, and how long all of them together may take to end
their tests and fixtures after the run was interrupted. Then they are killed."""
_LOOK_SECONDS = 1.0  # without a message, until we look whether a process has ended
_POLL_SECONDS = 0.01


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processes", type=int, default=1, help="play the tests in this many processes")


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Play the tests in processes. pytest itself plays a run of one process."""
    option = session.config.option
    if option.processes < 2 or option.collectonly or session.testsfailed or not hasattr(os, "fork"):
        return None
    if sys.platform == "linux":
        threads = os.listdir("/proc/self/task")  # noqa: PTH208
        assert len(threads) == 1, f"a fork would have only one of the threads {threads}"
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        terminal.showfspath = False  # the reports of several files alternate
    run = _Run(session)
    try:
        run.play(option.processes)
    finally:
        run.end()
    return True


@dataclass
class _Process:
    """A test process. `given`: the numbers of the tests that it has not begun. `playing`: the test that it
    plays, or None before its first test. `code`: its exit code, or the negative number of a signal; None
    while it runs."""

    name: str
    pid: int
    channel: Connection
    given: deque[int] = field(default_factory=deque)
    playing: int | None = None
    code: int | None = None

    def has_ended(self) -> bool:
        if self.code is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if ended else None
        return self.code is not None

    def end(self, until: float) -> int:
        """Wait for the end of the process, and kill it at `until` (monotonic time). Return its exit code."""
        while not self.has_ended():
            if time.monotonic() >= until:
                os.kill(self.pid, signal.SIGKILL)
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            time.sleep(_POLL_SECONDS)
        assert self.code is not None
        return self.code


class _Run:
    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        numbered = enumerate(session.items)
        self._files = deque(
            [number for number, _ in tests] for _, tests in groupby(numbered, lambda one: one[1].path)
        )
        self._processes: dict[Connection, _Process] = {}
        self._names = (f"gw{number}" for number in count())
        # The folder is made before the processes, so that they share it.
        self._folders: pytest.TempPathFactory = session.config._tmp_path_factory  # type: ignore[attr-defined]
        self._folders.getbasetemp()

    def play(self, processes: int) -> None:
        """Play all tests. Raise as pytest does if the run must end earlier."""
        session = self._session
        for _ in range(min(processes, len(self._files))):
            self._start()
        while self._processes:
            ready = wait(list(self._processes), _LOOK_SECONDS)
            if not ready:
                self._look()
            for channel in ready:
                assert isinstance(channel, Connection)
                process = self._processes[channel]
                try:
                    kind, value = channel.recv()
                except (EOFError, OSError):
                    self._lose(process)
                else:
                    self._take(process, kind, value)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)

    def end(self) -> None:
        """Let the processes end after the tests that they play, and kill those that do not end."""
        for channel in self._processes:
            channel.close()
        until = time.monotonic() + ENDING_SECONDS
        for process in self._processes.values():
            process.end(until)
        self._processes.clear()

    def _start(self) -> None:
        name = next(self._names)
        ours, theirs = Pipe()
        if pid := os.fork():
            theirs.close()
            self._processes[ours] = _Process(name, pid, ours)
            return
        for other in (ours, *self._processes):
            other.close()
        folder = self._folders.getbasetemp() / name
        folder.mkdir()
        self._folders._basetemp = folder
        _become(self._session, theirs)

    def _take(self, process: _Process, kind: str, value: Any) -> None:
        """Handle a message of the process."""
        hook = self._session.config.hook
        if kind == "report":
            report = hook.pytest_report_from_serializable(config=self._session.config, data=value)
            hook.pytest_runtest_logreport(report=report)
        elif kind == "next":
            file = self._files.popleft() if self._files else []
            process.given.extend(file)
            with suppress(OSError):  # the process has crashed: the end of its channel says so
                process.channel.send(file)
        elif kind == "begins":
            process.playing = process.given.popleft()
        elif kind == "exit":
            pytest.exit(*value)
        elif kind == "error":
            raise RuntimeError(f"the test process {process.name} failed:\n{value}")
        elif kind == "interrupt":
            raise KeyboardInterrupt(f"in the test process {process.name}")
        else:
            code = self._forget(process)
            if process.given:
                raise RuntimeError(f"the test process {process.name} ended before its last test")
            if code == -signal.SIGKILL:
                raise RuntimeError(f"the test process {process.name} was killed: it did not end by itself")

    def _look(self) -> None:
        """Find crashed processes whose channel is still open, because a process that they forked has it."""
        for process in list(self._processes.values()):
            if process.has_ended() and not process.channel.poll():
                self._lose(process)

    def _lose(self, process: _Process) -> None:
        """Report the test of a crashed process as failed, and give its other tests to a new process."""
        code = self._forget(process)
        if process.playing is None:
            raise RuntimeError(f"the test process {process.name} ended with {code} before its first test")
        item = self._session.items[process.playing]
        text = f"{process.name} ended with {code} while it played {item.nodeid}"
        lost = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "???")  # type: ignore[arg-type]
        if process.given:
            self._files.appendleft(list(process.given))
        if self._files:
            self._start()
        self._session.config.hook.pytest_runtest_logreport(report=lost)

    def _forget(self, process: _Process) -> int:
        """Return the exit code of a process that has ended or ends now."""
        del self._processes[process.channel]
        process.channel.close()
        return process.end(time.monotonic() + ENDING_SECONDS)


def _become(session: pytest.Session, channel: Connection) -> NoReturn:
    """Play the tests that the collecting process gives, then end this process.

    pytest's own end is left out: it belongs to the collecting process. So do the functions that are called at
    the end of that process: they would remove folders that other test processes use.
    """
    atexit._clear()
    plugins = session.config.pluginmanager
    try:
        if (terminal := plugins.get_plugin("terminalreporter")) is not None:
            plugins.unregister(terminal)
        capture = plugins.get_plugin("capturemanager")
        assert capture is not None
        # The files of the collecting process would be shared.
        capture.stop_global_capturing()
        capture.start_global_capturing()
        plugins.register(_Sender(session.config, channel))
        try:
            _play(session, channel)
        finally:
            session._setupstate.teardown_exact(None)
        said = ("done", None)
    except KeyboardInterrupt:
        said = ("interrupt", None)
    except pytest.exit.Exception as exit:
        said = ("exit", (exit.msg, exit.returncode))
    except BaseException as error:
        said = ("error", str(pytest.ExceptionInfo.from_exception(error).getrepr(style="short")))
    _say(channel, *said)
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    os._exit(0)


def _play(session: pytest.Session, channel: Connection) -> None:
    """Play the given tests, until there are none. Raise OSError or EOFError if the collecting process has
    closed the channel."""
    tests = deque(_next_file(channel))
    while tests and not session.shouldfail and not session.shouldstop:
        item = session.items[tests.popleft()]
        channel.send(("begins", None))
        if not tests:  # fixtures of the session stay for the next file
            tests.extend(_next_file(channel))
        next_item = session.items[tests[0]] if tests else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)


def _next_file(channel: Connection) -> Iterable[int]:
    channel.send(("next", None))
    return channel.recv()


class _Sender:
    """Sends the reports of a test process."""

    def __init__(self, config: pytest.Config, channel: Connection) -> None:
        self._config = config
        self._channel = channel

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        _say(self._channel, "report", data)


def _say(channel: Connection, kind: str, value: Any) -> None:
    """Send a message, if the collecting process still reads."""
    try:
        channel.send((kind, value))
    except OSError:
        return
