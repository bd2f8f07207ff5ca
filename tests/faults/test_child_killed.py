"""The child killed at every kind of moment: the rows that the user sees, the records that are kept, and the
conversation that continues."""

from pathlib import Path

import pytest

from claude_desk.demo.message_builder import control_answer
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.child_processes import still_running
from tests.faults.scripted_project import HALF, ScriptedProject, gone, next_answer, warden, with_shell
from tests.qml.window import Kind
from tests.scripted_cli.script import INITIALIZE, Script, Steps
from tests.unit.session.session_harness import WIRE, calling, reply, streaming, tool

pytestmark = [pytest.mark.seconds(90), pytest.mark.drawn(2)]

BY_KILL = "Claude Code was terminated (signal KILL)."


def half_initialized() -> Steps:
    """Return steps that die in the middle of the answer to `initialize`."""
    answer = str(control_answer("req_1", INITIALIZE)).encode()
    return Steps().await_control("initialize", times=0).raw(answer[:200]).die()


@pytest.mark.parametrize(
    "steps",
    [Steps().await_control("initialize", times=0).die(), half_initialized()],
    ids=["initialize unanswered", "in its answer to initialize"],
)
async def test_killed_before_it_is_up(tmp_path: Path, steps: Steps) -> None:
    ground = ScriptedProject(tmp_path, Script(steps, initialize=None), next_answer())
    async with ground.desk() as desk:
        desk.session.send("alpha question")
        await desk.until_shown(Kind.Button, "Try again")
        problem = desk.session.state.problem
        assert problem is not None
        assert problem.kind is ProblemKind.START_FAILED
        assert words_of(problem.text) == BY_KILL
        assert any(BY_KILL in text for text in desk.shown(Kind.StaticText))
        assert desk.rows() == ["You: alpha question, queued"], "it waits for the next child"
        await desk.press("Try again")
        await desk.until_row("Here again.")
        await desk.until_state(SessionPhase.READY)
        assert [row.split(":")[0] for row in desk.rows()] == ["You", "Claude", "Turn"]
        assert ground.flag(2, "--session-id") == ground.flag(1, "--session-id")
    assert ground.prompts(2) == ["alpha question"]


async def test_killed_in_the_midst_of_a_text(tmp_path: Path) -> None:
    """The text so far stays. The queued message and the draft are in the composer."""
    steps = streaming(HALF).await_control("interrupt", times=0).die()
    ground = ScriptedProject(tmp_path, Script(steps), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(HALF)
        await desk.say("waits its turn")
        desk.type("a draft")
        warden().children()[0].kill()
        rows = await gone(desk, BY_KILL)
        assert rows == ["You: alpha question", f"Claude: {HALF}"]
        assert desk.written() == "waits its turn\n\na draft"
        assert ground.kinds(desk.session.info.session_id) == ["started", "sent", "ended", "cut", "turn"]
        desk.clear()
        await ground.goes_on(desk)
    assert ground.prompts(1) == ["alpha question"]
    assert ground.prompts(2) == ["beta question"]


async def test_killed_in_the_midst_of_a_character(tmp_path: Path) -> None:
    delta = (
        '{"type":"stream_event","event":{"type":"content_block_delta","index":0,'
        '"delta":{"type":"text_delta","text":" ü'
    )
    ground = ScriptedProject(
        tmp_path, Script(streaming(f"{HALF} 🙂").raw(delta.encode()[:-1]).die()), next_answer()
    )
    async with ground.desk() as desk:
        await desk.say("alpha question")
        rows = await gone(desk, BY_KILL)
        assert rows == ["You: alpha question", f"Claude: {HALF} 🙂"], "no row is made of half a line"
        await ground.goes_on(desk)


async def test_killed_while_a_request_waits(tmp_path: Path) -> None:
    """The prompt disappears, the call's row says that the call was cancelled, and no answer is sent."""
    ask = Steps().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    steps = calling()
    steps.steps += ask.steps
    again = reply("Here again.", "msg_2")
    ground = ScriptedProject(tmp_path, Script(steps), Script(again))
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_shown(Kind.Dialog, "Permission request: Bash")
        await desk.until_shown(Kind.StaticText, "Needs you")
        warden().children()[0].kill()
        rows = await gone(desk, BY_KILL)
        await desk.until_frame(lambda: not desk.shown(Kind.Dialog), 20, lambda: desk.shown(Kind.Dialog))
        (call,) = [row for row in rows if row.startswith("Tool: Bash: ")]
        assert "cancelled" in call
        (record,) = [r for r in ground.journal(desk.session.info.session_id) if r.kind == "undecided"]
        assert record.model_dump()["why"] == "gone"
        await ground.goes_on(desk)
    assert ground.answers(1) == {}
    assert ground.answers(2) == {}


async def test_its_warden_is_killed_while_a_request_waits(tmp_path: Path) -> None:
    """The CLI ends with its warden. No request waits for the user any more, and the next child answers the
    next message."""
    ask = Steps().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    steps = calling()
    steps.steps += ask.steps
    ground = ScriptedProject(tmp_path, Script(steps), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_shown(Kind.Dialog, "Permission request: Bash")
        await desk.until_shown(Kind.StaticText, "Needs you")
        guard = warden()
        (cli,) = guard.children(recursive=True)
        guard.kill()
        rows = await gone(desk, BY_KILL)
        await desk.until_frame(lambda: not desk.shown(Kind.Dialog), 20, lambda: desk.shown(Kind.Dialog))
        assert desk.session.requests.pending == []
        assert not still_running([cli], 5)
        (call,) = [row for row in rows if row.startswith("Tool: Bash: ")]
        assert "cancelled" in call
        (record,) = [r for r in ground.journal(desk.session.info.session_id) if r.kind == "undecided"]
        assert record.model_dump()["why"] == "gone"
        await ground.goes_on(desk)
    assert ground.answers(1) == {}
    assert ground.prompts(2) == ["beta question"]


async def test_killed_while_a_tool_runs(tmp_path: Path) -> None:
    """The tool's shell, in a separate session, ends with the CLI."""
    ground = ScriptedProject(tmp_path, Script(with_shell(calling()).hang()), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row("Tool: Bash: ")
        cli, shell = warden().children(recursive=True)
        cli.kill()
        rows = await gone(desk, BY_KILL)
        assert "cancelled" in rows[-1]
        assert not still_running([shell], 5)
        await ground.goes_on(desk)


async def test_its_warden_is_killed_while_a_tool_runs(tmp_path: Path) -> None:
    """The kernel ends the CLI with its warden. The program ends the tool's shell, which does not have a
    warden any more."""
    ground = ScriptedProject(tmp_path, Script(with_shell(calling()).hang()), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row("Tool: Bash: ")
        guard = warden()
        cli, shell = guard.children(recursive=True)
        guard.kill()
        rows = await gone(desk, BY_KILL)
        assert "cancelled" in rows[-1]
        assert not still_running([cli, shell], 5)
        await ground.goes_on(desk)


async def test_killed_while_it_sums_up(tmp_path: Path) -> None:
    """The next compaction gets a new row. It does not continue in the row of the first compaction."""
    words = "Compacting the conversation"
    again = Steps().await_user().write(WIRE.init("default"), WIRE.status("compacting"))
    again.write(*WIRE.text_turn("Here again.", message_id="msg_2")[1:])
    ground = ScriptedProject(
        tmp_path, Script(streaming(HALF).write(WIRE.status("compacting")).hang()), Script(again)
    )
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(words)
        assert desk.session.usage.compacting
        warden().children()[0].kill()
        rows = await gone(desk, BY_KILL)
        assert not desk.session.usage.compacting
        assert rows[1] == f"Claude: {HALF}"
        before = desk.rows()
        await desk.say("beta question")
        await desk.until_row("Here again.")
        assert any(words in row for row in desk.rows()[len(before) :]), desk.rows()
        assert desk.rows()[: len(before)] == before


async def test_ends_in_a_turn_as_if_all_were_well(tmp_path: Path) -> None:
    """The program does not take an exit code of 0 for the end of the answer."""
    ground = ScriptedProject(tmp_path, Script(streaming(HALF).exit(0)), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        rows = await gone(desk, "Claude Code exited.")
        assert rows == ["You: alpha question", f"Claude: {HALF}"]
        await ground.goes_on(desk)


async def test_killed_while_the_window_closes(tmp_path: Path) -> None:
    """The program itself stopped the turn, so the journal does not record an unexpected end of the child."""
    steps = streaming(HALF).await_control("interrupt", times=0).die()
    ground = ScriptedProject(tmp_path, Script(steps))
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(HALF)
        session_id = desk.session.info.session_id
        running = warden().children(recursive=True)
        desk.program.end()
        await desk.program.close()
        assert not still_running(running, 5)
    kinds = ground.kinds(session_id)
    assert "ended" not in kinds
    assert kinds[-1] == "turn"
