"""Both real CLIs fail at several moments, in one conversation that continues each time."""

import asyncio
import shlex
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from claude_desk.options import Options
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import Problem, ProblemKind, SessionPhase
from tests.child_processes import still_running, wardens
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.scenarios_decisions import waiting_command
from tests.e2e.test_session_real import saved
from tests.faults.scripted_project import KEPT
from tests.qml.window import Kind
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.waiting import until

BY_KILL = "Claude Code was terminated (signal KILL)."
IN_A_TURN = f"Error: {BY_KILL} {KEPT}"
SUMMARY = "Your task is to create a detailed summary"


def clis_running() -> list[psutil.Process]:
    return [cli for warden in wardens() for cli in warden.children()]


class Walk:
    """One conversation. After each fault a check shows that the conversation continues."""

    def __init__(self, desk: Desk, api: StandIn, environment: dict[str, str]) -> None:
        self.desk = desk
        self.api = api
        self._environment = environment
        self._asked = 0

    async def turn(self) -> None:
        """Send a message. Check that it is answered in the same conversation, and wait until the answer is on
        disk."""
        self._asked += 1
        question, answer = f"question number {self._asked}.", f"The answer number {self._asked}."
        self.api.on(question, [answer])
        before = self.desk.rows()
        await self.desk.say(question)
        await self.desk.until_row(answer, 60)
        await self.desk.until_state(SessionPhase.READY)
        rows = self.desk.rows()
        assert rows[: len(before)] == before, "what was said stays"
        assert [row.split(":")[0] for row in rows[len(before) :]] == ["You", "Claude", "Turn"]
        assert any("question number 1." in text for text in self.api.turns[-1].user_texts())
        await saved(self._environment, answer)

    async def killed(self, moment: Callable[[], Awaitable[None]], told: str = IN_A_TURN) -> None:
        """Kill the CLI at that moment. Check that a row begins with `told`, and that all processes of the CLI
        have ended."""
        await moment()
        (cli,) = clis_running()
        running = [cli, *cli.children(recursive=True)]
        cli.kill()
        await self.desk.until_state(SessionPhase.NOT_RUNNING)
        assert any(row.startswith(told) for row in self.desk.rows()[-2:]), self.desk.rows()
        assert self.desk.session.state.problem is None
        assert not self.desk.shown(Kind.Dialog)
        assert not still_running(running, 10)

    async def killed_at_the_start(self) -> None:
        """Kill the CLI at its start. The message waits, and is sent to the next child."""
        self.api.on("in vain", ["Not in vain."])
        await self.desk.say("in vain")
        async with asyncio.timeout(20):
            while not (found := clis_running()):
                await self.desk.next_frame()
        found[0].kill()
        await self.desk.until_shown(Kind.Button, "Try again")
        assert self.desk.session.state.problem == Problem(
            ProblemKind.START_FAILED, Phrase("process_end.signalled", name="KILL")
        )
        assert self.desk.rows()[-1] == "You: in vain, queued"
        await self.desk.press("Try again")
        await self.desk.until_row("Not in vain.")
        await self.desk.until_state(SessionPhase.READY)

    async def halted(self) -> None:
        """Halt the CLI in the middle of a text and continue it. No text is lost."""
        gate = Gate()
        self.api.on("tell me all", [Answer(Text("The one half\n\nand ", gate, "the other."))])
        await self.desk.say("tell me all")
        await self.desk.until_row("The one half")
        (cli,) = clis_running()
        cli.send_signal(signal.SIGSTOP)
        gate.release()
        self.desk.type("a draft")
        await self.desk.until_shown(Kind.StaticText, "Working")
        cli.send_signal(signal.SIGCONT)
        await self.desk.until_row("Claude: and the other.")
        await self.desk.until_state(SessionPhase.READY)
        assert self.desk.written() == "a draft"
        self.desk.clear()

    # --- moments at which the CLI is killed ------------------------------------------------------------

    async def text(self) -> None:
        self.api.on("tell me half", [Answer(Text("Half an answer\n\nand ", Gate(), "more."))])
        await self.desk.say("tell me half")
        await self.desk.until_row("Claude: Half an answer")

    async def request(self) -> None:
        self.api.on("ask me", [Answer(ToolUse("Bash", {"command": "touch made"}))])
        await self.desk.say("ask me")
        await self.desk.until_shown(Kind.Dialog, "Permission request: Bash")

    async def tool(self) -> None:
        command = waiting_command(self.api, "tool")
        self.api.on("run it", [Answer(ToolUse("Bash", {"command": command}))])
        await self.desk.say("run it")
        await self.desk.decide("Allow once")
        await self.api.gate("tool").reached()

    async def summing_up(self) -> None:
        gate = Gate()
        self.api.on(SUMMARY, [Answer(Text("<summary>We ", gate, "talked.</summary>"))])
        await self.desk.say("/compact")
        await gate.reached()
        await self.desk.until_row("Compacting")


@pytest.mark.seconds(240)
async def test_one_fault_after_the_other(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        walk = Walk(desk, api, environment)
        await walk.turn()
        session_id = desk.session.info.session_id
        await walk.halted()
        await walk.killed(walk.text)
        await walk.turn()
        await walk.killed(walk.request)
        assert "cancelled" in next(row for row in desk.rows() if "touch made" in row)
        assert not (project / "made").exists()
        await walk.turn()
        await walk.killed(walk.tool)
        await walk.killed_at_the_start()
        await walk.killed(walk.summing_up, "Notice: ")
        assert desk.written() in ("", "/compact"), "2.1.37 has not said that it has it"
        desk.clear()
        await walk.turn()
        assert desk.session.info.session_id == session_id
        await walk.text()
    # The window was closed in the middle of a text, and is opened again.
    async with Desk(Options(cli=options.cli), environment, tmp_path / "desk") as desk:
        walk.desk = desk
        await until(desk.session.history.opened, lambda: len(desk.rows()) > 10, 60, desk.rows)
        assert desk.session.info.session_id == session_id
        await walk.turn()
