"""Going back and forking by hand, in the window, with both real CLIs."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import OLD, Cli
from tests.e2e.desk import Desk
from tests.e2e.test_session_real import saved, session_files
from tests.qml.window import Kind
from tests.standin import StandIn

pytestmark = pytest.mark.seconds(120)


def asked(api: StandIn) -> str:
    return json.dumps(api.turns[-1].messages)


async def talk(desk: Desk, name: str) -> None:
    await desk.say(f"{name} question")
    await desk.until_row(f"The {name} answer.")
    await desk.until_state(SessionPhase.READY)


async def test_back_in_a_conversation_and_another_out_of_it(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    for name in ("alpha", "beta", "gamma", "delta"):
        api.on(f"{name} question", [f"The {name} answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await talk(desk, "alpha")
        await talk(desk, "beta")
        first_id = desk.session.info.session_id

        await desk.say("/rewind")
        await desk.until_shown(Kind.Button, "Rewind conversation")
        while desk.find(Kind.Button, "Rewind conversation"):  # the button accepts a click only after a moment
            if (node := desk.find(Kind.Button, "Rewind conversation")) is not None and not node.disabled:
                await desk.press("Rewind conversation")
            await desk.next_frame()
        await desk.until_shown(Kind.Button, "Undo")
        assert desk.written() == "beta question"
        assert not any("beta" in row for row in desk.rows())
        desk.clear()
        await talk(desk, "gamma")
        assert "alpha question" in asked(api)
        assert "beta question" not in asked(api)
        assert desk.session.info.session_id == first_id

        view = desk.screen.app.view
        key = next(row.entry.id for row in view.transcript.rows if row.entry.text == "The alpha answer.")
        view.rewind.fork(key)
        await desk.until_frame(lambda: desk.screen.app.view is not view, 20, desk.rows)
        assert [row for row in desk.rows() if "question" in row or "answer" in row] == [
            "You: alpha question",
            "Claude: The alpha answer.",
        ]
        await talk(desk, "delta")
        assert "The alpha answer." in asked(api)
        assert "gamma question" not in asked(api)
        await saved(environment, "The delta answer.")
        assert desk.session.info.title == "alpha question (fork)"
        assert {file.stem for file in session_files(environment)} >= {first_id, desk.session.info.session_id}
        assert desk.session.info.session_id != first_id


@pytest.mark.parametrize("cli", [OLD], ids=["2.1.37"], indirect=True)
async def test_a_fork_in_which_nothing_was_sent_comes_back_as_it_was(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Wait until the fork's CLI is ready before the window closes: this CLI may have started a file."""
    for name in ("alpha", "beta", "delta"):
        api.on(f"{name} question", [f"The {name} answer."])
    command = shlex.join(cli.command())
    async with Desk(Options(directory=str(project), cli=command), environment, tmp_path / "desk") as desk:
        await talk(desk, "alpha")
        await talk(desk, "beta")
        first_id, view = desk.session.info.session_id, desk.screen.app.view
        key = next(row.entry.id for row in view.transcript.rows if row.entry.text == "The alpha answer.")
        view.rewind.fork(key)
        await desk.until_frame(lambda: desk.screen.app.view is not view, 20, desk.rows)
        rows = desk.rows()
        await desk.press("Message", Kind.EditableText)
        desk.type("delta question")
        await desk.until_state(SessionPhase.READY)
    async with Desk(Options(cli=command), environment, tmp_path / "desk") as desk:
        await desk.until_frame(lambda: desk.rows() == rows, 20, desk.rows)
        assert desk.session.info.title == "alpha question (fork)"
        assert desk.written() == "delta question"
        assert desk.program.session_manager.with_id(first_id) is not None
        desk.enter()
        await desk.until_row("The delta answer.")
        await desk.until_state(SessionPhase.READY)
        assert "The alpha answer." in asked(api)
        assert "beta question" not in asked(api)
        await saved(environment, "The delta answer.")
        (source,) = [each for each in session_files(environment) if each.stem == first_id]
        (made,) = [each for each in session_files(environment) if each.stem == desk.session.info.session_id]
        assert "delta question" not in source.read_text()
        assert "delta question" in made.read_text()
