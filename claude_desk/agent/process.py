"""The CLI as a child process: a wrapper of QProcess. On Linux the warden runs between us and the CLI."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from claude_desk.agent import orphans, processor_share, warden
from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.output import ProcessOutput
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.framing import LineFramer
from claude_desk.system import open_files
from claude_desk.system.files import read_beginning

_STDERR_LIMIT = 64 * 1024
_KILL_GRACE_MS = 3000
_SHARE_MS = 150  # pause before the next attempt to restore the usual share of the processor
_SHARE_TRIES = 20
# Time from a closed channel to `broken`. A program that is ending closes its channels too, and needs some
# time to end its tools.
_BREAK_MS = 2000
_HALTED = b"Tt"  # states in /proc: halted by a signal, by a debugger


class ChildProcess(QObject):
    """One run of a program that writes lines. No method blocks.

    The program's stdout and stderr are always read, because a full pipe would stop the program
    (protocol/README.md 3.3). The signals are declared as `Signal(object)`, because `Signal(list)` would copy
    every line into a QVariant.
    """

    line_batch = Signal(object)
    """list[bytes]: the complete lines of one read, without their newlines. The last list may have a cut
    line."""
    broken = Signal()
    """The program closed its stdin or its stdout two seconds ago but still runs."""
    ended = Signal(object)
    """A ProcessOutcome. It is emitted exactly once, after all lines."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._framer = LineFramer()
        self._stderr = bytearray()
        self._outcome: ProcessOutcome | None = None
        self._writing = False
        self._warded = False
        self._share_tries = 0  # remaining attempts to restore the usual share of the processor
        self._mark = ""  # the value of `orphans.MARK` in the environment of the warden and its descendants
        self._process = QProcess(self)
        self._output = ProcessOutput(self._process)
        self._output.came.connect(self._on_output)
        self._output.ended.connect(lambda: self._miss(Phrase("process_end.output_closed")))
        self._process.readyReadStandardError.connect(self._read_errors)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._on_error)
        self._killer = QTimer(self, singleShot=True, interval=_KILL_GRACE_MS)
        self._killer.timeout.connect(self._process.kill)
        self._heard_at = time.monotonic()
        self._missing: Text = ""  # says which channel the program has closed; empty if none
        self._breaker = QTimer(self, singleShot=True, interval=_BREAK_MS)
        self._breaker.timeout.connect(self.broken)

    @property
    def running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    @property
    def pid(self) -> int:
        """The process id of the warden on Linux, of the program on other systems; 0 if no process runs."""
        return self._process.processId()

    @property
    def stderr_tail(self) -> str:
        """The last 64 KiB of stderr."""
        return self._stderr.decode("utf-8", "replace")

    def start(
        self,
        command: Command,
        arguments: Sequence[str],
        cwd: str,
        environment: Mapping[str, str],
        low_share: bool = False,
        terminal: str = "",
    ) -> None:
        """Start the command in `cwd` with this environment, on Linux under a warden. Call this once.

        `terminal`: the path of a terminal that the program gets in place of the channels (Linux only).

        `low_share`: the program has a low share of the processor until `restore_share` (Linux only, see
        processor_share.py). If the program cannot be run, emit `ended` with `started` False, possibly before
        this method returns.
        """
        program, first = command.program, list(command.arguments)
        if sys.platform == "linux" and sys.executable:
            self._warded = True
            options = [f"--parent={os.getpid()}"]
            if (files := open_files.limit_before()) is not None:
                options.append(f"--files={files}")
            if low_share:
                options.append(f"--nice={processor_share.LOW}")
                self._share_tries = _SHARE_TRIES
            if terminal:
                options.append(f"--terminal={terminal}")
            if not is_utf8(cwd):  # Qt would look for a folder with another name
                options.append(f"--folder={os.fsencode(cwd).hex()}")
                cwd = ""
            first = ["-I", "-S", str(Path(warden.__file__)), *options, "--", program, *first]
            program = sys.executable
            self._mark = orphans.new_mark()
            environment = {**environment, orphans.MARK: self._mark}
        variables = QProcessEnvironment()
        for name, value in environment.items():
            variables.insert(name, value)
        self._process.setProcessEnvironment(variables)
        self._process.setWorkingDirectory(cwd)
        with self._output.starting():
            self._process.start(program, [*first, *arguments])

    def restore_share(self) -> None:
        """Give the program the usual share of the processor if it was started with a low share.

        If Linux refuses for now, try again every 150 ms, 20 times in all.
        """
        if not self._share_tries or not self.running:
            return
        self._share_tries -= 1
        if processor_share.restore(self.pid):
            self._share_tries = 0
        else:
            QTimer.singleShot(_SHARE_MS, self, self.restore_share)

    def write(self, data: bytes) -> None:
        """Write bytes to the program's stdin. Bytes that do not fit into the pipe are written later.

        Do nothing if the program does not run.
        """
        if self.running:
            self._process.write(data)
        if self._process.state() == QProcess.ProcessState.Running:
            # `waitForBytesWritten` writes immediately. Without it Qt would write after the next frame.
            self._output.hold()
            self._writing = True
            self._process.waitForBytesWritten(0)
            self._writing = False

    def close_input(self) -> None:
        """Close the program's stdin once everything queued is written."""
        self._process.closeWriteChannel()

    def interrupt(self) -> None:
        """Send SIGINT to the program, but not to its children. On Windows, terminate the program."""
        if sys.platform == "win32":
            self._process.terminate()
        else:
            self._signal(signal.SIGINT)

    def terminate(self) -> None:
        """Ask the program to end (SIGTERM, or WM_CLOSE on Windows)."""
        self._process.terminate()

    def hang_up(self) -> None:
        """Tell the program that its terminal is gone (SIGHUP). Do nothing on Windows."""
        if sys.platform != "win32":
            self._signal(signal.SIGHUP)

    def kill(self) -> None:
        """Kill the program, on Linux with all its descendants."""
        if sys.platform == "linux" and self._warded:
            self._signal(signal.SIGCONT)  # a halted warden does not react to SIGUSR1
            self._signal(signal.SIGUSR1)
            if self.running:
                self._killer.start()
        else:
            self._process.kill()

    def _signal(self, number: signal.Signals) -> None:
        if self.running and self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    @property
    def silent_seconds(self) -> float:
        """Seconds since the last output on stdout was read; before the first output, since this object was
        made."""
        return time.monotonic() - self._heard_at

    def halted(self) -> int:
        """Return the program's process id if a signal or a debugger has halted the program, else 0. Always 0
        on other systems than Linux."""
        program = first_child(self.pid) if self._warded else self.pid
        return program if is_halted(program) else 0

    def _on_output(self, data: bytes) -> None:
        self._heard_at = time.monotonic()
        if lines := self._framer.feed(data):
            self.line_batch.emit(lines)

    def _on_errors(self, data: bytes) -> None:
        self._stderr += data
        if len(self._stderr) > _STDERR_LIMIT:
            del self._stderr[:-_STDERR_LIMIT]

    def _read_errors(self) -> None:
        if data := bytes(self._process.readAllStandardError().data()):
            self._on_errors(data)

    def _miss(self, what: Phrase) -> None:
        if self.running and not self._missing:
            self._missing = what
            self._breaker.start()

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        """Emit the rest of the output, then `ended`.

        If QProcess notices the end inside `write`, do this later, from the event loop. The caller of `write`
        may still have to record what it wrote, or may be handling lines of an earlier read.
        """
        if self._writing:
            QTimer.singleShot(0, self, lambda: self._finish(code, status))
            return
        if status == QProcess.ExitStatus.CrashExit:
            orphans.end_marked(self._mark)  # if the warden was killed, its descendants still run
        broke = bool(self._missing) and not self._breaker.isActive()
        self._killer.stop()
        self._breaker.stop()
        self._output.read_rest()
        self._read_errors()
        if rest := self._framer.end().strip():
            self.line_batch.emit([rest])
        outcome = self._outcome_of(code, status)
        if broke and outcome.by_signal is not None:  # the signal was sent because a channel was closed
            outcome = ProcessOutcome(True, None, None, self._missing, self.stderr_tail)
        self._end(outcome)

    def _outcome_of(self, code: int, status: QProcess.ExitStatus) -> ProcessOutcome:
        if status == QProcess.ExitStatus.CrashExit:
            # On Unix the code of a crash is the signal's number.
            number = code if sys.platform != "win32" and code else None
            return ProcessOutcome(True, None, number, "", self.stderr_tail)
        if self._warded and code == 127 and self.stderr_tail.startswith(warden.CANNOT_RUN):
            reason = self.stderr_tail.splitlines()[0].removeprefix(warden.CANNOT_RUN)
            return ProcessOutcome(False, None, None, reason, "")
        return ProcessOutcome(True, code, None, "", self.stderr_tail)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(ProcessOutcome(False, None, None, self._start_error(), self.stderr_tail))
        elif error == QProcess.ProcessError.WriteError:
            self._miss(Phrase("process_end.input_closed"))

    def _start_error(self) -> Text:
        folder = self._process.workingDirectory()
        with contextlib.suppress(OSError):  # if the folder cannot be examined, Qt's text below says why
            if folder and not Path(folder).is_dir():
                return Phrase("process_end.no_folder", folder=folder)
        # Qt's text is like "execve: No such file or directory".
        return self._process.errorString().rpartition(": ")[2]

    def _end(self, outcome: ProcessOutcome) -> None:
        if self._outcome is None:
            self._outcome = outcome
            self._output.close()
            self.ended.emit(outcome)


class UnframedProcess(ChildProcess):
    """A program whose output is emitted as it is read, and not cut into lines."""

    came = Signal(object)  # bytes of stdout

    def _on_output(self, data: bytes) -> None:
        self.came.emit(data)


def is_utf8(path: str) -> bool:
    """Return whether the bytes of the path are UTF-8. Python represents other bytes as lone surrogates."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def first_child(pid: int) -> int:
    """Return the id of a process's oldest child; 0 if there is no child or the children are unknown.

    Linux only. On other systems return 0.
    """
    children = _read_state(f"/proc/{pid}/task/{pid}/children").split()
    return int(children[0]) if children else 0


def name_of(pid: int) -> str:
    """Return the name of a process's program, at most 15 bytes of it; "" if it is unknown. Linux only."""
    return _read_state(f"/proc/{pid}/comm").decode("utf-8", "replace").strip() if pid > 0 else ""


def is_halted(pid: int) -> bool:
    """Return whether a signal or a debugger has halted the process.

    Linux only. On other systems return False.
    """
    state = _read_state(f"/proc/{pid}/stat")
    return pid > 0 and state[state.rfind(b")") + 2 :][:1] in _HALTED if state else False


def _read_state(path: str) -> bytes:
    try:
        return read_beginning(path, 4096)
    except OSError:
        return b""
