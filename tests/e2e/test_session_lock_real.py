"""A session that a terminal writes too, with both real CLIs. The window notices that, follows the terminal,
and takes the session over."""

import asyncio
import json
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, Gate, StandIn, Text
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def in_a_terminal(
    cli: Cli, project: Path, environment: dict[str, str], session: str, text: str
) -> None:
    command = [*cli.command(), "-p", "--resume", session, text]
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=project,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    assert await asyncio.wait_for(process.wait(), 40) == 0


async def stands(session: Session) -> None:
    await until(session.file_watcher.baseline_set, lambda: session.file_watcher._offset >= 0, 60)


async def test_a_terminal_writes_to_it_too(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("remember seven", ["I will."])
    api.on("and eight", ["Eight too."])
    api.on("and nine", ["Nine too."])
    api.on("which ones", ["All three."])
    folder, words = str(project), " ".join(cli.command())
    async with Desk(Options(directory=folder, cli=words), environment, tmp_path / "desk") as desk:
        session, manager = desk.session, desk.program.session_manager
        name = session.info.session_id
        await desk.say("remember seven")
        await desk.until_row("I will.")
        await desk.until_state(SessionPhase.READY)
        await stands(session)
        session.file_watcher.check()

        await in_a_terminal(cli, project, environment, name, "and eight")
        await desk.until_shown(Kind.Button, "Reload session")
        assert not any("Eight too." in row for row in desk.rows())

        assert manager.current is not None
        manager.close(manager.current)
        desk.program.launcher.open_session(folder, name)
        session = desk.session
        await until(
            [session.history.opened, session.operations], lambda: "Eight too." in str(desk.rows()), 60
        )
        await stands(session)
        await in_a_terminal(cli, project, environment, name, "and nine")
        await desk.until_row("Nine too.")
        await desk.until_shown(Kind.Button, "Take over")

        await desk.say("which ones")
        assert desk.written() == "which ones", "nothing is sent by accident"
        await desk.press("Take over")
        controller = manager.current
        assert controller is not None
        await until(controller.begun, lambda: desk.session is not session, 60)
        await desk.until_state(SessionPhase.READY)
        await desk.press("Message", Kind.EditableText)
        desk.enter()
        await desk.until_row("All three.")
        await desk.until_state(SessionPhase.READY)
        said = json.dumps(api.turns[-1].body["messages"])
        assert all(part in said for part in ("remember seven", "and eight", "Nine too.", "which ones"))
        assert len([row for row in desk.rows() if row.startswith("You: ")]) == 4


async def test_a_terminal_writes_while_claude_works_here(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The window and the terminal each continue with their own words. The window reports that. After
    reloading, the terminal's words are another strand."""
    gate = Gate()
    api.on("remember seven", ["I will."])
    api.on("think about it", [Answer(Text("Seven is ", gate, "a prime."))])
    api.on("and eight", ["Eight too."])
    api.on("which ones", ["Mine."])
    options = Options(directory=str(project), cli=" ".join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session, controller = desk.session, desk.program.session_manager.current
        assert controller is not None
        name = session.info.session_id
        await desk.say("remember seven")
        await desk.until_row("I will.")
        await desk.until_state(SessionPhase.READY)
        await stands(session)
        await desk.say("think about it")
        await gate.reached()
        await in_a_terminal(cli, project, environment, name, "and eight")
        gate.release()
        await desk.until_row("a prime.")
        await desk.until_shown(Kind.Button, "Reload session")
        assert not any("Eight too." in row for row in desk.rows())
        await desk.press("Reload session")
        await until(controller.begun, lambda: desk.session is not session, 60)
        await desk.until_row("not in this conversation")
        await desk.until_state(SessionPhase.READY)
        assert any("a prime." in row for row in desk.rows())
        assert not any("Eight too." in row for row in desk.rows())
        await desk.say("which ones")
        await desk.until_row("Mine.")
        await desk.until_state(SessionPhase.READY)
        said = json.dumps(api.turns[-1].body["messages"])
        assert "a prime." in said and "Eight too." not in said
        await desk.press("Open them as a new session")
        await desk.until_frame(lambda: any("Eight too." in row for row in desk.rows()), 60.0, desk.rows)
        assert not any("a prime." in row for row in desk.rows())
