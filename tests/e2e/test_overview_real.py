"""The page of all sessions with both real CLIs: sessions of two folders and two profiles, one of which asks.
The request is answered on the page."""

import shlex
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.test_profiles_real import profile, write_profiles
from tests.qml.window import Kind, items_of
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = [pytest.mark.seconds(120), pytest.mark.both_versions]
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("answer", ["Allow once", "Deny"])
async def test_a_request_of_another_folder_and_profile_is_answered_there(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path, answer: str
) -> None:
    api.on("make it", [Answer(ToolUse("Bash", {"command": "mkdir made"})), "It is over."])
    root, other = tmp_path / "desk", project.parent / "other"
    other.mkdir()
    variables = {
        name: {"source": "text", "value": environment[name]}
        for name in ("ANTHROPIC_BASE_URL", "ANTHROPIC_API_KEY")
    }
    write_profiles(root, profile("Work", tmp_path / "claude-work", **variables))
    options = Options(cli=shlex.join(cli.command()), directory=str(other), profile="Work")
    async with Desk(options, environment, root) as desk:
        await desk.until_state(SessionPhase.READY)
        asks, manager = desk.session, desk.program.session_manager
        desk.program.launcher.begin_in(str(project), "")
        await until(manager.changed, lambda: desk.session is not asks, 30)
        await desk.until_state(SessionPhase.READY)
        asks.send("make it")
        await until(asks.requests_changed, lambda: bool(asks.requests.pending), 60)
        desk.key(Qt.Key.Key_K, held=CHORD)
        await desk.until_shown(Kind.List, "All sessions")
        shown = {
            str(row.property("folder")): str(row.property("profile"))
            for row in items_of(desk.window, "OverviewRow")
        }
        assert shown == {"other": "Work", "project": ""}
        await desk.press(answer)
        await until(asks.state_changed, lambda: asks.state.phase is SessionPhase.READY, 60)
        assert (other / "made").exists() is (answer == "Allow once")
        assert desk.session is not asks, "the window stays where it is"
