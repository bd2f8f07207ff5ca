"""A command of the person's that prints a secret: run beside the window, within a time, never in a shell."""

import asyncio
import os
import signal
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QProcess, QProcessEnvironment

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.agent.finder import Command
from claude_desk.protocol.phrase import Phrase

_MOST_BYTES = 65_536

_ending: set[QProcess] = set()  # killed, not gone yet: Qt waits for a process whose object goes


async def printed_by(command: Command, environ: Mapping[str, str], seconds: float, variable: str) -> bytes:
    """What it writes to its stdout, which is the value of that variable. What it writes to its stderr is not
    looked at.

    SecretsUnavailable where it fails, or is not done in that time: then it is ended, with all that it has
    started.
    """
    process = _make(environ)
    ended = asyncio.Event()
    said = bytearray()

    def take() -> None:
        said.extend(process.readAllStandardOutput().data())
        if len(said) > _MOST_BYTES:
            _kill(process)

    process.readyReadStandardOutput.connect(take)
    process.stateChanged.connect(lambda: ended.set() if _is_over(process) else None)
    process.start(command.program, list(command.arguments))
    try:
        async with asyncio.timeout(seconds):
            while not _is_over(process):
                await ended.wait()
        take()
    except TimeoutError:
        raise SecretsUnavailable(
            Phrase("process_end.profile_command_slow", variable=variable, seconds=seconds)
        ) from None
    finally:
        _let_go(process)
    if process.error() is QProcess.ProcessError.FailedToStart:
        raise SecretsUnavailable(Phrase("process_end.profile_command_not_started", variable=variable))
    if len(said) > _MOST_BYTES:
        raise SecretsUnavailable(Phrase("process_end.profile_command_too_long", variable=variable))
    code = process.exitCode()
    if code or process.exitStatus() is not QProcess.ExitStatus.NormalExit:
        raise SecretsUnavailable(Phrase("process_end.profile_command_failed", variable=variable, code=code))
    return bytes(said)


def _make(environ: Mapping[str, str]) -> QProcess:
    process = QProcess()
    variables = QProcessEnvironment()
    for name, value in environ.items():
        variables.insert(name, value)
    process.setProcessEnvironment(variables)
    process.setStandardInputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    if os.name == "posix":
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession  # a group, which can be ended whole
        process.setUnixProcessParameters(parameters)
    return process


def _is_over(process: QProcess) -> bool:
    return process.state() is QProcess.ProcessState.NotRunning


def _let_go(process: QProcess) -> None:
    """It has ended, or ends now."""
    if _is_over(process):
        return
    _ending.add(process)
    process.finished.connect(lambda: _ending.discard(process))
    _kill(process)


def _kill(process: QProcess) -> None:
    pid = process.processId()
    if os.name == "posix" and pid > 0:
        with suppress(OSError):
            os.killpg(pid, signal.SIGKILL)
    process.kill()
