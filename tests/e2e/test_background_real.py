"""A background command that ends while the session is idle, with both real CLIs: its card reports the end
immediately."""

import asyncio
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.e2e.conftest import RealSession
from tests.e2e.desk import Desk
from tests.entry_words import said
from tests.standin import Answer, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_a_command_ends_while_nobody_talks(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.37 writes the end into its file immediately, and reports it on the stream only in the next turn."""
    call = ToolUse("Bash", {"command": "sleep 3", "description": "wait", "run_in_background": True})
    api.on("run it aside", [Answer(call), "It runs."], forever=True)
    api.on("background", ["It has ended."], forever=True)
    api.on("and now", ["Nothing."], forever=True)
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session
        await desk.say("run it aside")
        await desk.until_row("It runs.")
        told = 'Background command "wait" completed'
        await until(session.operations, lambda: any(told in said(e) for e in session.entries), 60)
        [card] = [entry.tool for entry in session.entries if entry.tool is not None]
        assert card.state.value == "done"
        if cli is clis.NEW:
            await desk.until_row("It has ended.")  # this CLI starts a turn by itself
        await desk.until_state(SessionPhase.READY)
        await desk.say("and now")
        await desk.until_row("Nothing.")
        await desk.until_state(SessionPhase.READY)
        assert sum(told in said(entry) for entry in session.entries) == 1
        live, session_id = session.entries, session.info.session_id
        await reopen_check.written(live, home, journals, session_id)
    assert not reopen_check.differences(live, home, journals, session_id)


async def test_a_message_that_crosses_the_end_of_a_command_has_its_own_answer(
    real_session: RealSession, cli: Cli, api: StandIn
) -> None:
    """2.1.330 begins a turn about the end at the moment when the message is written."""
    done = f"curl -s {api.gate_url('end')}"
    call = ToolUse("Bash", {"command": done, "description": "wait", "run_in_background": True})
    api.on("run it aside", [Answer(call), "It runs."], forever=True)
    api.on("background", ["It has ended."], forever=True)
    api.on("and now", ["Nothing."], forever=True)
    held = real_session(mode="bypassPermissions")
    session = held.session
    await held.turn("run it aside")
    told = 'Background command "wait" completed'

    def send_at_once() -> None:
        if any(told in said(entry) for entry in session.entries):
            session.operations.disconnect(send_at_once)
            session.send("and now")

    if cli is clis.NEW:
        session.operations.connect(send_at_once)
        api.gate("end").release()
    else:
        session.send("and now")
    await held.until(lambda: "prose: Nothing." in held.rows, 60)
    await held.state(SessionPhase.READY, 60)
    rows = [row for row in held.rows if not row.startswith("notice")]
    at = rows.index("user: and now")
    assert rows[at + 1 : at + 3] == ["prose: Nothing.", "footer: done"]
    assert not any(row == "prose: Nothing." for row in rows[:at])
    api.gate("end").release()


@pytest.mark.parametrize("order", ["before the message", "with the message", "after the message"])
async def test_a_stop_of_a_command_alone_keeps_the_message_in_its_turn(
    real_session: RealSession, cli: Cli, api: StandIn, order: str
) -> None:
    """Claude Code notes the end of the command, and this note is not the end of the user's turn."""
    if cli is clis.OLD:
        pytest.skip("2.1.37 cannot stop a single command")
    call = ToolUse("Bash", {"command": "sleep 300", "description": "wait", "run_in_background": True})
    api.on("run it aside", [Answer(call), "It runs."], forever=True)
    api.on("and now", [Answer(Text(api.gate("answer"), "Nothing."))], forever=True)
    held = real_session(mode="bypassPermissions")
    session = held.session
    await held.turn("run it aside")
    await held.until(lambda: len(session.workers.in_background) == 1, 60)
    (command,) = session.workers.in_background
    if order != "after the message":
        session.stop_task(command.id)
    if order == "before the message":
        await held.until(lambda: not session.workers.in_background, 60)
    session.send("and now")
    await asyncio.to_thread(api.gate("answer").wait_reached)
    session.stop_task(command.id)
    await held.until(lambda: not session.workers.in_background, 60)
    assert session.state.phase.in_turn
    api.gate("answer").release()
    await held.until(lambda: "prose: Nothing." in held.rows, 60)
    await held.state(SessionPhase.READY, 60)
    rows = [row for row in held.rows if not row.startswith("notice")]
    assert rows[rows.index("user: and now") :] == ["user: and now", "prose: Nothing.", "footer: done"]
    assert held.restored == []


@pytest.mark.parametrize("tool", ["Bash", "Agent"])
async def test_a_running_call_is_moved_to_the_background(
    real_session: RealSession, cli: Cli, api: StandIn, project: Path, tool: str
) -> None:
    """2.1.330 offers that some seconds after a command began, and for an agent from its beginning; 2.1.37
    never. The turn ends while the call works, and the call ends later."""
    wait = f"curl -s {api.gate_url('end')}; echo yes > {project / 'done.txt'}"
    inner = ToolUse("Bash", {"command": wait, "description": "inner"})
    call = ToolUse("Bash", {"command": wait, "description": "wait"})
    if tool == "Agent":
        name = "Task" if cli is clis.OLD else "Agent"
        given = {"description": "Look", "prompt": "the agent works", "subagent_type": "general-purpose"}
        call = ToolUse(name, given | ({} if cli is clis.OLD else {"run_in_background": False}))
        api.on("the agent works", [Answer(inner), "Report."], forever=True)
    api.on("run it", [Answer(call), "Turn over."], forever=True)
    api.on("task-notification", ["It has ended."], forever=True)
    held = real_session(mode="bypassPermissions")
    session = held.session
    session.send("run it")
    await asyncio.to_thread(api.gate("end").wait_reached)
    if cli is clis.OLD:
        assert session.movable == ()
        session.move_to_background()
        api.gate("end").release()
        await held.until(lambda: "prose: Turn over." in held.rows, 60)
        await held.state(SessionPhase.READY, 60)
        return
    await held.until(lambda: bool(session.movable), 60)
    (moved,) = session.movable
    session.move_to_background(moved.id)
    await held.until(lambda: held.footers == ["done"], 60)
    assert not (project / "done.txt").exists()
    assert session.movable == ()
    assert len(session.workers.in_background) >= 1
    assert not [row for row in held.rows if row.startswith("notice")]
    api.gate("end").release()
    await held.until(lambda: "prose: It has ended." in held.rows, 60)
    await held.state(SessionPhase.READY, 60)
    assert (project / "done.txt").read_text() == "yes\n"
    assert session.workers.in_background == ()
