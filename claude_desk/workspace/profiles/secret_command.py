"""Runs the user's command that prints a secret: asynchronously, with a time limit, never in a shell."""

import asyncio
from collections.abc import Mapping

from PySide6.QtCore import QProcess

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.agent.finder import Command
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.profiles.process_group import is_over, kill_group, let_go, make_process

_MOST_BYTES = 65_536


async def printed_by(command: Command, environ: Mapping[str, str], seconds: float, variable: str) -> bytes:
    """Run the command and return its stdout, the value of `variable`. The command's stderr is ignored.

    Raise SecretsUnavailable if the command cannot start, fails, prints too much or exceeds the time. A
    command that prints too much or exceeds the time is killed with everything that it has started.
    """
    process = make_process(environ)
    process.setStandardInputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    ended = asyncio.Event()
    said = bytearray()

    def take() -> None:
        said.extend(process.readAllStandardOutput().data())
        if len(said) > _MOST_BYTES:
            kill_group(process)

    process.readyReadStandardOutput.connect(take)
    process.stateChanged.connect(lambda: ended.set() if is_over(process) else None)
    process.start(command.program, list(command.arguments))
    try:
        async with asyncio.timeout(seconds):
            while not is_over(process):
                await ended.wait()
        take()
    except TimeoutError:
        raise SecretsUnavailable(
            Phrase("process_end.profile_command_slow", variable=variable, seconds=seconds)
        ) from None
    finally:
        let_go(process)
    if process.error() is QProcess.ProcessError.FailedToStart:
        raise SecretsUnavailable(Phrase("process_end.profile_command_not_started", variable=variable))
    if len(said) > _MOST_BYTES:
        raise SecretsUnavailable(Phrase("process_end.profile_command_too_long", variable=variable))
    code = process.exitCode()
    if code or process.exitStatus() is not QProcess.ExitStatus.NormalExit:
        raise SecretsUnavailable(Phrase("process_end.profile_command_failed", variable=variable, code=code))
    return bytes(said)
