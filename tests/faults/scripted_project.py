"""A scripted CLI that fails, in the whole program, and the checks that must hold after the failure."""

import os
import shlex
import sys
from pathlib import Path

import psutil

from claude_desk.options import Options
from claude_desk.protocol.files.journal_file import JournalRecord, read_records
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.child_processes import wardens
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.unit.session.session_harness import reply

HALF = "Half an answer"
KEPT = "The transcript is kept; your next message continues from here."


def next_answer() -> Script:
    """Return the script of the child that follows the failed child."""
    return Script(reply("Here again.", "msg_2"))


class ScriptedProject(ScriptSequence):
    """A project folder whose CLI plays script n at its n-th start."""

    def __init__(self, folder: Path, *scripts: Script, through: tuple[str, ...] = ()) -> None:
        """Prepare the project. `through`: the words of a program that runs the rest of the command line."""
        (folder / "cli").mkdir()
        self._words = [*through, *self.write_scripts(folder / "cli", *scripts)]
        self._project = folder / "project"
        self._project.mkdir()
        self._environment = clis.clean_environment(folder / "home", "http://127.0.0.1:9")
        self._root = folder / "desk"

    def desk(self) -> Desk:
        options = Options(directory=str(self._project), cli=shlex.join(self._words))
        return Desk(options, self._environment, self._root)

    def journal(self, session_id: str) -> list[JournalRecord]:
        return read_records((self._root / "data" / "journals" / f"{session_id}.jsonl").read_bytes())

    def kinds(self, session_id: str) -> list[str]:
        """Return the kinds of the journal's records. Snapshots are left out, as they have no fixed place."""
        return [record.kind for record in self.journal(session_id) if record.kind != "snapshot"]

    async def goes_on(self, desk: Desk, start: int = 2) -> None:
        """Check that the next message is answered in the same conversation, by the child of start number
        `start`."""
        session_id, before = desk.session.info.session_id, desk.rows()
        await desk.say("beta question")
        await desk.until_row("Here again.")
        await desk.until_state(SessionPhase.READY)
        await desk.until_shown(Kind.StaticText, "Done")
        rows = desk.rows()
        assert rows[: len(before)] == before, "what was said stays"
        assert rows[len(before)].startswith("You: beta question")
        assert not [row for row in rows[len(before) :] if row.startswith(("Error", "Notice"))]
        assert desk.session.info.session_id == session_id
        assert len(self.starts) == start
        assert session_id in (self.flag(start, "--resume"), self.flag(start, "--session-id"))
        assert desk.written() == ""


async def gone(desk: Desk, words: str) -> list[str]:
    """Wait until the child has ended in a turn. Check that its end is reported and that no error page covers
    the conversation. Return the rows before the report."""
    await desk.until_state(SessionPhase.NOT_RUNNING)
    await desk.until_shown(Kind.StaticText, "Failed")
    assert desk.session.state.problem is None
    *rows, error, footer = desk.rows()
    assert error.startswith(f"Error: {words} {KEPT}"), error
    assert footer.startswith("Turn: "), footer
    return rows


def python(code: str) -> tuple[str, ...]:
    """Return the command line of a Python program with this code, for `Steps.become`."""
    return (sys.executable, "-I", "-S", "-c", code)


def warden() -> psutil.Process:
    """Return the only warden. Its children are the CLI and the CLI's tools."""
    (found,) = wardens()
    return found


def signal_all(processes: list[psutil.Process], number: int) -> None:
    for process in processes:
        os.kill(process.pid, number)


def with_shell(steps: Steps) -> Steps:
    """Return the steps after starting a tool's shell, which keeps running."""
    begun = Steps().spawn("sleep", "600")
    begun.steps += steps.steps
    return begun
