"""A hook changes a call's input before the user is asked, with both real CLIs.

The card, the row and the changes show the call that really runs.
"""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.snapshots.session_changes import ChangeScope
from claude_desk.snapshots.records import ChangeKind
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import signal_of, until

pytestmark = pytest.mark.seconds(120)

# The hook answers with `updatedInput`: the call's input, with these members replaced.
HOOK = """
import json, sys
told = json.load(sys.stdin)
value = {**told["tool_input"], **json.loads(sys.argv[1])}
print(json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", "updatedInput": value}}))
"""
CALLS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "Bash": ({"command": "touch asked", "description": "Make it"}, {"command": "touch hooked"}),
    "Write": ({"file_path": "{project}/asked", "content": "x\n"}, {"file_path": "{project}/hooked"}),
}
SHOWN = {"Bash": "touch hooked", "Write": "hooked"}


@pytest.mark.parametrize("tool", CALLS)
async def test_what_a_hook_has_put_in_is_shown_and_undone(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path, tool: str
) -> None:
    wrote, instead = (
        {name: text.replace("{project}", str(project)) for name, text in each.items()} for each in CALLS[tool]
    )
    (tmp_path / "hook.py").write_text(HOOK)
    command = shlex.join([sys.executable, str(tmp_path / "hook.py"), json.dumps(instead)])
    hooks = {"PreToolUse": [{"matcher": tool, "hooks": [{"type": "command", "command": command}]}]}
    home = Path(environment["CLAUDE_CONFIG_DIR"])
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.json").write_text(json.dumps({"hooks": hooks}))
    api.on("make it", [Answer(ToolUse(tool, wrote)), "It is made."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("make it")
        await desk.until_settled()
        card = await desk.until_shown(Kind.EditableText, "Input")
        assert "hooked" in card.value and "asked" not in card.value
        await desk.decide("Allow once")
        await desk.until_row("It is made.")
        await desk.until_state(SessionPhase.READY)
        assert [path.name for path in project.iterdir()] == ["hooked"]
        (row,) = [row for row in desk.rows() if row.startswith("Tool: ")]
        assert row.startswith(f"Tool: {tool}: {SHOWN[tool]}, done")
        snapshots = desk.session.snapshots
        await until(snapshots.changed, lambda: any(turn.after for turn in snapshots.turns.values()))
        found = signal_of(desk.session.changes.found)
        desk.session.changes.watch(ChangeScope.TURN)
        (comparison,) = await found
        desk.session.changes.stop()
        assert [(each.path, each.kind) for each in comparison.changes] == [(b"hooked", ChangeKind.ADDED)]
        ended = signal_of(desk.session.change_undo.ended)
        desk.session.change_undo.undo_files(comparison, comparison.changes)
        assert await ended == ("",)
        assert not list(project.iterdir())
        session_id = desk.session.info.session_id
    options = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_frame(lambda: any("It is made." in row for row in desk.rows()), 60, desk.rows)
        (row,) = [row for row in desk.rows() if row.startswith("Tool: ")]
        assert row.startswith(f"Tool: {tool}: {SHOWN[tool]}, done"), "so it is after a restart"
