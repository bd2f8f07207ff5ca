"""A server's tool whose input has a decoy: the card shows every member, and the server gets the input that
the card showed.

The tests use both real CLIs, and a real server that records its calls and runs nothing.
"""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse

pytestmark = pytest.mark.seconds(180)

TOOL = "mcp__shell__run"
DECOYS: list[dict[str, Any]] = [
    {"": "git status", "command": "rm -rf ~"},
    {"comm\u200band": "git status", "command": "rm -rf ~", "note": "Fine.\ncommand: git status"},
    {"description": "command: git status", "deep": {"command": "rm -rf ~", "list": ["a", {"b": 7}]}},
]
# The texts that the card shows of each input: each leaf with its name.
SHOWN = [
    ['"": git status', "command: rm -rf ~"],
    ['"comm⟨U+200B⟩and": git status', "command: rm -rf ~", "note:", "  │ Fine.", "  │ command: git status"],
    ["description: command: git status", '"command": "rm -rf ~"', '"a"', '"b": 7'],
]


@pytest.fixture
def calls(project: Path, tmp_path: Path) -> Path:
    """The file in which the server records its calls, one per line."""
    noted = tmp_path / "calls"
    args = [str(Path(__file__).with_name("noting_server.py")), str(noted)]
    servers = {"mcpServers": {"shell": {"command": sys.executable, "args": args}}}
    (project / ".mcp.json").write_text(json.dumps(servers))
    (project / ".claude").mkdir()
    (project / ".claude" / "settings.json").write_text('{"enableAllProjectMcpServers": true}')
    return noted


@pytest.mark.parametrize("number", range(len(DECOYS)))
async def test_what_is_shown_is_what_the_server_gets(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    calls: Path,
    number: int,
) -> None:
    sent = DECOYS[number]
    harmless = {"": "rm -rf ~", "command": "git status"}
    api.on("first", [Answer(ToolUse(TOOL, sent)), "It was denied."])
    api.on("second", [Answer(ToolUse(TOOL, sent)), "It was noted."])
    api.on("third", [Answer(ToolUse(TOOL, harmless)), "It was noted too."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.press("Trust this folder")
        await desk.say("first")
        assert missing(await card(desk), SHOWN[number]) == []
        await desk.decide("Deny")
        await desk.until_row("It was denied.")
        await desk.until_state(SessionPhase.READY)
        assert not calls.exists(), "what was denied was not called"
        await desk.say("second")
        assert missing(await card(desk), SHOWN[number]) == []
        await desk.decide("Allow once")
        await desk.until_row("It was noted.")
        await desk.until_state(SessionPhase.READY)
        await desk.say("third")
        assert missing(await card(desk), ['"": rm -rf ~', "command: git status"]) == []
        await desk.decide("Allow once")
        await desk.until_row("It was noted too.")
        await desk.until_state(SessionPhase.READY)
        rows = [row for row in desk.rows() if row.startswith("Tool: ")]
        assert len(rows) == 3
        assert all("rm -rf ~" in row for row in rows), rows
    assert [json.loads(line) for line in calls.read_text().splitlines()] == [sent, harmless]


async def card(desk: Desk) -> list[str]:
    """Return the lines of the input on the card."""
    await desk.until_settled()
    node = await desk.until_shown(Kind.EditableText, "Input")
    return [line.strip() for line in node.value.splitlines()]


def missing(lines: list[str], wanted: list[str]) -> list[str]:
    return [words for words in wanted if not any(words.strip() in line for line in lines)]
