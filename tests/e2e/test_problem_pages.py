"""Problems that prevent a conversation, as the window shows them."""

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.clis import NEW, OLD, Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import StandIn
from tests.standin.script import HttpError
from tests.waiting import until


@pytest.mark.seconds(90)
async def test_not_signed_in_and_then_signed_in(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("hello there", [HttpError(401, "authentication_error", "invalid x-api-key")], forever=True)
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("hello there")
        await desk.until_shown(Kind.Button, "Try again", 60)
        assert any("not signed in" in name for name in desk.shown(Kind.Heading)), desk.shown(Kind.Heading)
        assert any("/login" in name for name in desk.shown(Kind.StaticText)), desk.shown(Kind.StaticText)
        assert desk.written() == ""
        assert not [name for name in desk.shown(Kind.ListItem) if name.startswith("Error")]
        await desk.until_shown(Kind.StaticText, "Not signed in", 60)
        if cli is OLD:  # 2.1.330 would begin to sign in
            await desk.press("Sign in…")
            await desk.until_shown(Kind.Heading, "Profiles")
            where = "This version of Claude Code signs in only in a terminal. Run this there:"
            await desk.until_shown(Kind.StaticText, where, 60)
            desk.screen.app.preferences.profiles_view.account_view.close()
            desk.key(Qt.Key.Key_Comma, held=Qt.KeyboardModifier.ControlModifier)
            await desk.until_shown(Kind.Button, "Try again")

        api.on("hello there", ["Signed in at last."], forever=True)
        await desk.press("Try again")
        await until(
            desk.session.operations, lambda: any("Signed in at last." in row for row in desk.rows()), 30
        )


@pytest.mark.seconds(60)
async def test_no_cli_leads_to_the_demo(project: Path, environment: dict[str, str], tmp_path: Path) -> None:
    environment = {**environment, "CLAUDE_DESK_DEMO_PACE": "0"}
    options = Options(directory=str(project), cli="/nowhere/claude")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, "Claude Code was not found")
        await desk.press("Try again")
        await desk.until_shown(Kind.Heading, "Claude Code was not found")
        await desk.press("Try the demo")
        await desk.until_state(SessionPhase.READY)
        await desk.say("hello")
        await until(desk.session.operations, lambda: any("demo" in row for row in desk.rows()), 30, desk.rows)


@pytest.mark.seconds(60)
async def test_a_cli_that_ends_at_the_start_shows_its_last_words(
    project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    words = "config is on fire"
    broken = [sys.executable, "-c", f"import sys; sys.exit({words!r})"]
    options = Options(directory=str(project), cli=shlex.join(broken))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Button, "Try again")
        problem = desk.session.state.problem
        assert problem is not None
        assert words in words_of(problem.text)
        assert desk.session.state.phase is SessionPhase.NOT_RUNNING


@pytest.mark.seconds(90)
async def test_a_broken_configuration_is_named_on_the_page(
    project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.330 says which file is broken. 2.1.37 ends without a word."""
    broken = Path(environment["CLAUDE_CONFIG_DIR"]) / ".claude.json"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_text("{broken")
    options = Options(directory=str(project), cli=shlex.join(NEW.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, "Claude Code could not start", 60)
        shown = desk.shown(Kind.StaticText)
        assert any(f"{broken} is not valid JSON" in name for name in shown), shown
        assert desk.rows() == []
        await desk.press("Open the file")
        await desk.until_shown(Kind.Dialog, broken.name)
        desk.key(Qt.Key.Key_Escape)
        await desk.until_shown(Kind.Button, "Try again")
        broken.unlink()
        await desk.press("Try again")
        await desk.until_state(SessionPhase.READY)
