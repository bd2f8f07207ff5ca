"""Features that only the window can show, with both real CLIs: commands of the program, defaults and
limits."""

import json
import shlex
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import NEW, Cli
from tests.e2e.desk import Desk
from tests.e2e.test_session_real import cli_process
from tests.e2e.test_usage_real import TOOL, with_server
from tests.gallery.attachments import encoded, painted
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.standin.requests import blocks_of
from tests.standin.script import HttpError
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


def limits(status: str) -> tuple[tuple[str, str], ...]:
    """Return the headers with which the API reports an account's limits in each response."""
    later = str(int(time.time()) + 3600)
    told = {
        "status": status,
        "reset": later,
        "representative-claim": "five_hour",
        "5h-utilization": "0.92",
        "5h-reset": later,
        "5h-surpassed-threshold": "0.9",
        "7d-utilization": "0.5",
        "7d-reset": later,
    }
    return tuple((f"anthropic-ratelimit-unified-{name}", value) for name, value in told.items())


async def test_login_and_exit_are_ours_and_the_defaults_hold_in_the_next_session(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("hello there", ["Hello."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        assert desk.session.info.mode == "default"
        page = desk.screen.app.preferences
        page.ask()
        page.chooseMode(page.modes.index("Accept edits"))
        page.chooseModel(next(i for i, name in enumerate(page.models) if "Haiku" in name))

        await desk.say("/login")
        await desk.until_row("Sign in by running")
        (row,) = [row for row in desk.rows() if "Sign in" in row]
        assert f"{shlex.join(cli.command())} /login" in row
        await desk.say("/exit")
        await until(desk.window.visibleChanged, lambda: not desk.window.isVisible())
        assert len(desk.rows()) == 1, "they are no messages"
    assert api.turns == []

    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("hello there")
        await desk.until_row("Hello.")
        warden = cli_process().parent()
        assert warden is not None
        assert "--permission-mode=acceptEdits" in warden.cmdline()
        assert "--model=haiku" in warden.cmdline()
        assert desk.session.info.mode == "acceptEdits", "as its `init` says"
        assert "haiku" in desk.session.info.model
        assert "haiku" in api.turns[-1].model


async def test_keys_commands_and_what_is_pasted(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    for name in ("one", "two", "three"):
        write = ToolUse("Write", {"file_path": str(project / name), "content": name})
        api.on(f"write {name}", [Answer(write), f"Wrote {name}."])
    api.on("plan it", [Answer(ToolUse("EnterPlanMode")), "I plan."])
    api.on("look at this", ["I see."])
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", ["The beta answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.press("Message", Kind.EditableText)
        desk.key(Qt.Key.Key_Backtab, held=Qt.KeyboardModifier.ShiftModifier)
        await said(desk, "write one", "Wrote one.")
        assert (project / "one").read_text() == "one", "edits are accepted"
        await mode_is(desk, "Accept edits")
        while desk.session.settings.wanted_mode != "default":  # after Plan, and Auto where the CLI has it
            desk.key(Qt.Key.Key_Backtab, held=Qt.KeyboardModifier.ShiftModifier)
        await desk.say("write two")
        await desk.until_shown(Kind.Dialog, "Permission request: Write")
        await mode_is(desk, "Ask first")
        assert not (project / "two").exists()
        await desk.decide("Deny")
        await desk.until_row("Wrote two.")
        await desk.until_state(SessionPhase.READY)
        await said(desk, "plan it", "I plan.")
        await mode_is(desk, "Plan")  # Claude entered plan mode by itself

        carrying = desk.screen.app.view.composer.carrying_view
        carrying.addPicture(QByteArray(encoded(painted(64, 48))))
        carrying.addText(0, "".join(f"line {number}\u200b\n" for number in range(1, 61)))
        await desk.until_shown(Kind.Button, "Attachment: Pasted text, 60 lines")
        await desk.until_frame(lambda: not carrying.list.reading, 20, desk.rows)
        await said(desk, "look at this", "I see.")
        blocks = blocks_of(api.turns[-1].messages[-1])
        assert [block["type"] for block in blocks].count("image") == 1
        texts = "\n".join(block.get("text", "") for block in blocks)
        assert "\n\n[Pasted image.png] look at this" in texts and "line 1\nline 2\n" in texts

        while desk.session.settings.wanted_mode != "default":
            desk.key(Qt.Key.Key_Backtab, held=Qt.KeyboardModifier.ShiftModifier)
        await desk.say("/model")
        await desk.until_shown(Kind.ListItem, "Haiku")
        desk.type("h")
        desk.enter()
        await said(desk, "alpha question", "The alpha answer.")
        assert "haiku" in api.turns[-1].model
        await desk.say("/clear")
        await said(desk, "beta question", "The beta answer.")
        assert "write one" not in json.dumps(api.turns[-1].messages), "/clear begins anew"
        page = desk.screen.app.preferences
        page.ask()
        page.facts.copyDetails()
        assert f"Claude Code: {cli.version}" in QGuiApplication.clipboard().text()

        await desk.say("write three")
        await desk.until_shown(Kind.Dialog, "Permission request: Write")
        desk.window.close()
        await desk.press("Stop and close")
        await until(desk.window.visibleChanged, lambda: not desk.window.isVisible())
    assert not (project / "three").exists()


async def said(desk: Desk, words: str, answer: str) -> None:
    """Hold a turn without a request."""
    await desk.say(words)
    await desk.until_row(answer)
    await desk.until_state(SessionPhase.READY)


async def mode_is(desk: Desk, words: str) -> None:
    await desk.until_frame(
        lambda: (
            (node := desk.find(Kind.ComboBox, "Permission mode")) is not None and node.description == words
        ),
        20,
        lambda: str(desk.find(Kind.ComboBox, "Permission mode")),
    )


async def test_limits_of_an_account(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Only a subscription has limits. Headers report them; 2.1.330 passes the limits on, and 2.1.37 does
    not."""
    del environment["ANTHROPIC_API_KEY"]
    environment["CLAUDE_CODE_OAUTH_TOKEN"] = "sk-ant-oat01-not-a-token"
    refused = HttpError(429, "rate_limit_error", "limit", (*limits("rejected"), ("x-should-retry", "false")))
    api.on("alpha question", [Answer("The alpha answer.", headers=limits("allowed_warning"))])
    api.on("beta question", [refused])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("alpha question")
        await desk.until_row("The alpha answer.")
        if cli is NEW:
            await desk.until_row("Notice: 5-hour limit nearly reached. 92% used. Resets")
            await head_says(desk, "5-hour limit: 92% used, resets")
            kinds = {limit.kind: limit.percent for limit in desk.session.usage.limits}
            assert kinds == {"five_hour": pytest.approx(92), "seven_day": pytest.approx(50)}
        await desk.say("beta question")
        await desk.until_row("Error: You've hit your")
        await desk.until_state(SessionPhase.READY)
        notices = [row for row in desk.rows() if row.startswith("Notice: ")]
        if cli is NEW:
            assert "Notice: 5-hour limit reached." in notices[-1]
            await head_says(desk, "5-hour limit reached, resets")
        else:
            assert (notices, desk.session.usage.limits) == ([], [])


async def test_a_server_is_answered_in_the_window(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.37 reports to the server that it cannot ask, and continues. `test_usage_real` checks that
    report."""
    api.on("beta question", [Answer(ToolUse(TOOL, {"place": "Bonn"})), "The beta answer."])
    with_server(project)
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.press("Trust this folder")
        await desk.until_state(SessionPhase.READY)
        await desk.say("beta question")
        await desk.until_shown(Kind.Dialog, f"Permission request: {TOOL}")
        await desk.until_shown(Kind.Heading, "Use pressure from the MCP server weather?")
        await desk.decide("Allow once")
        if cli is NEW:
            await desk.until_shown(Kind.Dialog, "MCP server question: weather")
            # Keys count only some time after the last key in the composer, so this test does not type.
            # `test_elicitation.py` types.
            desk.screen.app.session.request.question.model.say(0, "Bonn")
            await desk.until_settled()
            await desk.press("Yes", Kind.RadioButton)
            await desk.decide("Answer")
            await desk.until_shown(Kind.StaticText, "weather.example.org")
            await desk.decide("Decline")
        await desk.until_row("The beta answer.")
        if cli is NEW:
            assert 'accept {"alarm": true, "city": "Bonn", "days": 3}; decline' in api.last_tool_result()
            notices = [
                row
                for row in desk.rows()
                if row.startswith("Notice: The question from the MCP server weather")
            ]
            assert ["was answered" in notices[0], "was declined" in notices[1]] == [True, True]


async def head_says(desk: Desk, words: str) -> None:
    await desk.until_frame(
        lambda: any(name.startswith(words) for name in desk.shown(Kind.Button)),
        20,
        lambda: desk.shown(Kind.Button),
    )
