"""A child that reads slowly or not at all, or closes one of its channels and keeps running."""

import asyncio
import base64
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from claude_desk.agent import agent
from claude_desk.agent.finder import Command
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.phrases.phrase_words import words
from tests.faults.scripted_project import HALF, ScriptedProject, gone, next_answer, python
from tests.qml.window import Kind
from tests.scripted_cli.script import INITIALIZE, Script, Steps, words_of
from tests.unit.session.conftest import MakeSession, make_session
from tests.unit.session.session_harness import reply, streaming

__all__ = ["make_session"]

pytestmark = [pytest.mark.seconds(90), pytest.mark.drawn(2)]

TRICKLE = str(Path(__file__).with_name("slow_stdin.py"))
LASTS = "import os, time; os.close({channel}); time.sleep(600)"
LARGE = Attachment("large.png", "image/png", base64.b64encode(os.urandom(1_500_000)).decode(), size=1_500_000)


@pytest.fixture(autouse=True)
def quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time that a child gets to end by itself; other tests check that time."""
    monkeypatch.setattr(agent, "STEP_SECONDS", 0.3)


def closes(channel: int) -> tuple[str, ...]:
    return python(LASTS.format(channel=channel))


def once_up(code: str) -> Script:
    """Return the script of a CLI that answers `initialize` and then becomes a Python program with this
    code."""
    return Script(Steps().await_control("initialize", INITIALIZE).become(*python(code)), initialize=None)


# --- children that read slowly ----------------------------------------------------------------------


async def test_a_child_that_reads_slowly_gets_all_of_it(make_session: MakeSession, tmp_path: Path) -> None:
    """The child takes seconds for 2 MB. Meanwhile the event loop runs, and no message is lost."""
    steps = reply("I see it.")
    steps.steps += reply("And that.", "msg_2").steps
    held = make_session(Script(steps), command=Command(sys.executable, (TRICKLE, *words_of(tmp_path))))
    await held.ready()
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1

    timer = QTimer(interval=10)
    timer.timeout.connect(tick)
    timer.start()
    held.session.send("alpha question", (LARGE,))
    assert held.session.state.phase is SessionPhase.WORKING
    await held.until(lambda: held.footers == ["done"], 60)
    timer.stop()
    assert ticks > 50, "2 MB at 4 KiB each 5 ms are 2.5 s at least"
    await held.turn("beta question")
    await held.session.close()
    first, second = [m["message"]["content"] for m in held.got() if m["type"] == "user"]
    assert [block["source"]["data"] for block in first if block["type"] == "image"] == [LARGE.data]
    assert second == "beta question"


async def test_a_child_that_reads_nothing_is_stopped(make_session: MakeSession) -> None:
    """The interrupt waits behind 2 MB, but the escalation to signals does not."""
    held = make_session(once_up("import time; time.sleep(600)"), Script(reply("Here again.")))
    await held.ready()
    held.session.send("alpha question", (LARGE,))
    await asyncio.sleep(0)
    assert held.session.state.phase is SessionPhase.WORKING
    held.session.stop()
    await held.state(SessionPhase.STOPPED, 20)
    assert held.rows[-1] == "footer: stopped"
    await held.turn("beta question")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]


async def test_a_child_that_dies_while_it_reads_gives_the_attachment_back(make_session: MakeSession) -> None:
    dies = once_up("import os; os.read(0, 4096); os.kill(os.getpid(), 9)")
    held = make_session(dies, Script(reply("Here again.")))
    await held.ready()
    held.session.send("alpha question", (LARGE,))
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.restored == ["alpha question"]
    assert held.carried_back == [(LARGE,)]
    assert held.rows == ["notice: Claude Code was terminated (signal KILL)."]
    held.session.send(held.restored[0], (LARGE,))
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    (content,) = held.prompts(2)
    assert LARGE.data in str(content)


# --- closed channels ---------------------------------------------------------------------------------


async def test_stdin_closed_in_a_turn(tmp_path: Path) -> None:
    """The next write discovers the closed channel. The message of this write is in the composer again."""
    ground = ScriptedProject(tmp_path, Script(streaming(HALF).become(*closes(0))), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(HALF)
        await desk.say("waits its turn")
        desk.session.message_dispatch.send_now(desk.session.message_dispatch.queue.queue[0].uuid)
        rows = await gone(desk, "Claude Code is not answering: it closed its input.")
        assert rows == ["You: alpha question", f"Claude: {HALF}"]
        assert desk.written() == "waits its turn"
        desk.clear()
        await ground.goes_on(desk)


async def test_stdin_closed_between_turns(tmp_path: Path) -> None:
    """The message that the child never read is in the composer again. The next child answers the next
    message."""
    ground = ScriptedProject(tmp_path, Script(reply("Hello.").become(*closes(0))), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row("Turn: ")
        before = desk.rows()
        await desk.say("beta question")
        await desk.until_state(SessionPhase.NOT_RUNNING)
        words = "Notice: Claude Code is not answering: it closed its input."
        assert desk.rows() == [*before, words]
        assert desk.written() == "beta question"
        desk.clear()
        await ground.goes_on(desk)
    assert ground.prompts(1) == ["alpha question"]


async def test_stdout_closed_in_a_turn(tmp_path: Path) -> None:
    """The child can write nothing more, so the program does not wait any longer."""
    ground = ScriptedProject(tmp_path, Script(streaming(HALF).become(*closes(1))), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        rows = await gone(desk, "Claude Code is not answering: it closed its output.")
        assert rows == ["You: alpha question", f"Claude: {HALF}"]
        await ground.goes_on(desk)


async def test_stdout_closed_between_turns(tmp_path: Path) -> None:
    ground = ScriptedProject(tmp_path, Script(reply("Hello.").become(*closes(1))), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_state(SessionPhase.NOT_RUNNING)
        assert desk.rows()[-1] == "Notice: Claude Code is not answering: it closed its output."
        await ground.goes_on(desk)


async def test_stdout_closed_before_it_is_up(tmp_path: Path) -> None:
    ground = ScriptedProject(tmp_path, Script(Steps().become(*closes(1)), initialize=None), next_answer())
    async with ground.desk() as desk:
        await desk.until_shown(Kind.Button, "Try again")
        problem = desk.session.state.problem
        assert problem is not None
        assert problem.kind is ProblemKind.START_FAILED
        assert words(problem.text) == "Claude Code is not answering: it closed its output."
        await desk.press("Try again")
        await desk.until_state(SessionPhase.READY)
        await ground.goes_on(desk)


async def test_stdout_closed_on_the_way_to_its_end_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child may take its time to save its session. The row shows the child's own exit code."""
    monkeypatch.setattr(agent, "STEP_SECONDS", 30.0)
    leaves = "import os\nos.close(1)\nwhile os.read(0, 4096): pass\nos._exit(3)"
    ground = ScriptedProject(tmp_path, Script(streaming(HALF).become(*python(leaves))), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await gone(desk, "Claude Code exited (exit code 3).")
        await ground.goes_on(desk)
