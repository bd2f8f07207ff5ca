"""An agent opened as a conversation of its own, with both real CLIs: its rows appear as it works, a message
for it goes to Claude, and a reopened session has the same rows."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.workers.worker_tree import Worker
from tests import clis
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.test_agents_real import agent
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.mark.both_versions
async def test_an_opened_agent_is_followed_messaged_and_reopened(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    (project / "a.txt").write_text("alpha")
    read = ToolUse("Read", {"file_path": str(project / "a.txt")})
    api.on("start one", [Answer(agent("One", "Work on one")), "It works."])
    gate = api.gate("one")
    api.on("Work on one", [Answer("I read.", read), Answer(Text("The first ", gate, "report."))])
    api.on("task-notification", ["Heard."], forever=True)
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session
        await desk.say("start one")
        await desk.until_row("It works.")
        await desk.press("Open One")
        await desk.until_shown(Kind.List, "Conversation of One")
        assert "It works." not in "".join(desk.rows())
        await desk.until_row("I read.")
        gate.release()
        await desk.until_row("The first report.")
        await desk.until_state(SessionPhase.READY)
        if cli is clis.OLD:  # its agents take no messages; what they do is read from their files
            await desk.until_frame(lambda: bool(desk.find(Kind.Button, "Call again")), 30, desk.rows)
            assert desk.find(Kind.EditableText, "Message") is None
            return
        worker = next(iter(session.workers.workers.values()))
        send = ToolUse("SendMessage", {"to": worker.id, "message": "More work", "summary": "more work"})
        api.on(f'To the agent "One" ({worker.id}): and more', [Answer(send), "Passed on."])
        api.on("More work", ["The second report."])
        await desk.say("and more")
        await desk.until_row("The second report.")
        await until(session.operations, lambda: not worker_of(desk).works, 30)
        await desk.until_state(SessionPhase.READY)
        live = desk.rows()
        assert any("Called again by Claude · run 2" in row for row in live)
        session_id = session.info.session_id
    options = Options(directory=str(project), cli=options.cli, mode=options.mode, resume=session_id)
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_frame(lambda: "Claude: Passed on." in desk.rows(), 30, desk.rows)
        await desk.press("Open One")
        await desk.until_shown(Kind.List, "Conversation of One")
        await desk.until_frame(lambda: desk.rows() == live, 30, desk.rows)


def worker_of(desk: Desk) -> Worker:
    return next(iter(desk.session.workers.workers.values()))
