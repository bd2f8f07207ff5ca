"""A request of a real CLI, shown and denied from a desktop notification."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import ToolState
from tests.clis import Cli
from tests.e2e.desk import PROMPTS, Desk
from tests.notification_service import NotificationService
from tests.qml.window import items_of
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(90)

COMMANDS = [ToolUse("Bash", {"command": f"python3 -c 'print({number})'"}) for number in (1, 2)]


def has_keyboard(desk: Desk, kind: str) -> bool:
    item, cards = desk.window.activeFocusItem(), items_of(desk.window, kind)
    while item is not None and item not in cards:
        item = item.parentItem()
    return item is not None


async def test_a_request_is_shown_and_denied_from_one(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], bus: str
) -> None:
    api.on("run them", [Answer(COMMANDS[0]), Answer(COMMANDS[1]), "Neither was run."])
    service = await NotificationService("actions").start(bus)
    options = Options(cli=shlex.join(cli.command()), directory=str(project))
    async with Desk(options, environment, Path(environment["HOME"]) / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        session, first = desk.session, desk.program.session_manager.current
        assert first is not None
        session.send("run them")
        (project / "other").mkdir()
        desk.program.launcher.open_folder(str(project / "other"))
        await until(service.changed, lambda: bool(service.shown), 30)
        [(number, told)] = service.shown.items()
        assert told[4] == f"Needs you · Run this command? python3 -c 'print(1)'\n{project}"
        assert told[5][-2:] == ["deny", "Deny “python3 -c 'print(1)'”"]
        await service.press(number, "deny")
        await until(service.changed, lambda: [*service.shown] not in ([], [number]), 30)
        assert desk.program.session_manager.current is not first, "the window stays where it is"
        [number] = service.shown
        await service.press(number, "show")
        await until(
            desk.program.session_manager.changed, lambda: desk.program.session_manager.current is first
        )
        await desk.until_settled()
        await desk.until_frame(lambda: has_keyboard(desk, PROMPTS[0]), 30, desk.rows)
        assert len(session.requests.pending) == 1 and service.shown == {}
        await desk.decide("Deny")
        await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 30)
        states = [entry.tool.state for entry in session.entries if entry.tool is not None]
        assert states == [ToolState.DENIED, ToolState.DENIED]
        said = json.dumps(api.turns[-1].body["messages"])
        assert "Neither" not in said and "print(2)" in said
    await service.stop()
