"""Runs the CLI's subcommands that edit its settings. They take the edit as JSON on stdin."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command, with_program_folder
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import UnframedProcess
from claude_desk.protocol.launch_options import LaunchOptions, environment
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.json_edit import EditAnswer, JsonEdit, edit_answer
from claude_desk.session.core.secret_filter import without_keys

_SECONDS = 30.0  # the CLI starts in a second, on a slow machine in ten
_END_SECONDS = 5.0
_MOST = 1_000_000  # bytes of an answer
_MOST_WORDS = 2_000  # characters of the CLI's words


@dataclass(frozen=True, slots=True)
class EditResult:
    """How an edit ended. `answer`: the CLI's answer if the CLI has written. `refusal`: why it has not, in the
    CLI's words or ours; "" if it has.

    `in_doubt`: whether the CLI may have written although it gave no answer.
    """

    answer: EditAnswer | None = None
    refusal: Text = ""
    in_doubt: bool = False


class CliEdits:
    """Runs one edit at a time, in the session's folder and with the environment of the session's CLI."""

    def __init__(
        self,
        command: Callable[[], Command | None],
        environ: Mapping[str, str],
        folder: Callable[[], str],
        may_start: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`may_start`: whether the user trusts the folder. The CLI reads its settings there."""
        self._command = command
        self._environ = environ
        self._folder = folder
        self._may_start = may_start
        self._parent = parent
        self._turn = asyncio.Lock()

    async def run(self, subcommand: str, edit: JsonEdit, seconds: float = _SECONDS) -> EditResult:
        """Run the subcommand with this edit. Return after its end, at most `seconds` and a few more later."""
        async with self._turn:
            command = self._command()
            if command is None:
                return EditResult(refusal=Phrase("process_end.edit_no_cli"))
            if not self._may_start():
                return EditResult(refusal=Phrase("process_end.edit_not_trusted"))
            return await self._run(command, subcommand, edit, seconds)

    async def _run(self, command: Command, subcommand: str, edit: JsonEdit, seconds: float) -> EditResult:
        folder = self._folder()
        process = UnframedProcess(self._parent)
        said = bytearray()
        over: asyncio.Future[ProcessOutcome] = asyncio.get_running_loop().create_future()

        def take(data: bytes) -> None:
            said.extend(data[: max(0, _MOST - len(said))])

        def end(outcome: ProcessOutcome) -> None:
            if not over.done():
                over.set_result(outcome)

        process.came.connect(take)
        process.ended.connect(end)
        process.ended.connect(process.deleteLater)
        variables = with_program_folder(environment(self._environ, folder, LaunchOptions()), command)
        process.start(command, (subcommand, "--json"), folder, variables)
        process.write(edit.to_bytes())
        process.close_input()
        try:
            await asyncio.wait({over}, timeout=seconds)
            if not over.done():
                process.kill()
                await asyncio.wait({over}, timeout=_END_SECONDS)
                return EditResult(
                    refusal=Phrase("process_end.edit_no_answer", seconds=seconds), in_doubt=True
                )
        finally:
            if not over.done():
                process.kill()
        return self._result(over.result(), bytes(said))

    def _result(self, outcome: ProcessOutcome, said: bytes) -> EditResult:
        answer = edit_answer(said)
        if answer is not None and answer.ok and outcome.code == 0:
            return EditResult(answer)
        words = outcome.stderr_tail.strip() or (answer.error or answer.refusal if answer else "")
        words = without_keys(words[:_MOST_WORDS], self._environ)
        if not outcome.started:
            return EditResult(refusal=Phrase("process_end.not_started", reason=outcome.error))
        # A CLI that was killed, or that says it has written and exits with an error, may have written.
        doubtful = outcome.code is None or (answer is not None and answer.ok)
        return EditResult(refusal=words or Phrase("process_end.edit_failed"), in_doubt=doubtful)
