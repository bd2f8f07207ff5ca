"""Agents in the background with both real CLIs: Stop spares them, the state names them, and they are stopped
when the user asks for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.workers.worker_tree import WorkerState
from tests import clis
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


def agent(name: str, prompt: str) -> ToolUse:
    return ToolUse(
        "Task",
        {
            "description": name,
            "prompt": prompt,
            "subagent_type": "general-purpose",
            "run_in_background": True,
        },
    )


async def test_a_stop_ends_the_turn_and_no_agent(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("start two", [Answer(agent("One", "Work on one"), agent("Two", "Work on two")), "Both work."])
    api.on("Work on one", [Answer(Text(api.gate("one"), "One is done."))])
    api.on("Work on two", [Answer(Text(api.gate("two"), "Two is done."))])
    api.on("a long one", [Answer(Text("It begins", api.gate("long"), "."))])
    api.on("task-notification", ["They were stopped."], forever=True)
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session

        def states() -> list[WorkerState]:
            return [worker.state for worker in session.workers.workers.values()]

        def rows(begins: str) -> list[str]:
            """Return the rows of the page of agents that are read out so."""
            return [name for name in desk.shown(Kind.TreeItem) if name.startswith(begins)]

        await desk.say("start two")
        await desk.until_row("Both work.")
        if cli is clis.OLD:  # it does not say when its agents end, so nothing is said of them
            await desk.until_state(SessionPhase.READY)
            assert session.workers.agents_at_work == 0
            return
        await desk.until_state(SessionPhase.AGENTS)
        assert session.workers.agents_at_work == 2
        await desk.say("a long one")
        await desk.until_row("It begins")
        session.stop()
        await desk.until_state(SessionPhase.AGENTS)
        assert states() == [WorkerState.WORKING, WorkerState.WORKING]
        await desk.until_shown(Kind.Button, "Stop them too")
        desk.key(Qt.Key.Key_A, held=Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        await desk.until_frame(lambda: bool(rows("One, Working") and rows("Two, Working")), 30, desk.rows)
        await desk.press("Stop them too")
        await until(session.operations, lambda: WorkerState.WORKING not in states(), 30)
        assert states() == [WorkerState.STOPPED_BY_USER, WorkerState.STOPPED_BY_USER]
        await desk.until_frame(
            lambda: bool(rows("One, Stopped") and rows("Two, Stopped by you")), 30, desk.rows
        )
        await desk.until_state(SessionPhase.READY)
        assert session.workers.agents_at_work == 0
