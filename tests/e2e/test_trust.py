"""Nothing of an unknown folder runs before the person says so, on both CLIs (design.md section 4)."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.state import SessionState
from tests.clis import Cli
from tests.e2e import unknown_folder
from tests.e2e.desk import Desk
from tests.e2e.steps import NEW
from tests.e2e.test_session_real import cli_process
from tests.e2e.unknown_folder import HOOK, PROMPT, RULE, SERVER, has_run, runs, tells
from tests.qml.seen import Kind
from tests.standin import Answer, StandIn, ToolUse

QUESTION = "Do you trust this folder?"
COMMAND = "command"


@pytest.fixture
def desk_options(cli: Cli, api: StandIn, project: Path) -> Options:
    unknown_folder.write(project, api)
    return Options(directory=str(project), cli=shlex.join(cli.command()))


def what_ran(api: StandIn) -> list[str]:
    return [name for name in (HOOK, SERVER, RULE) if has_run(api, name)]


@pytest.mark.seconds(90)
async def test_nothing_runs_before_the_answer_nor_without_trust(
    desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None
        assert what_ran(api) == []

        await desk.press("Open without them")
        await desk.until_state(SessionState.READY)
        await desk.say(PROMPT)
        await desk.until_state(SessionState.WAITING)
        await desk.decide("Deny")
        await desk.until_state(SessionState.READY)
    assert what_ran(api) == []


@pytest.mark.seconds(90)
async def test_shell_code_of_a_folder_s_command_does_not_run_before_trust(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The folder has nothing but that command; trusted, both CLIs run its code without a request."""
    command = project / ".claude" / "commands" / "go.md"
    command.parent.mkdir(parents=True)
    command.write_text(f"---\nallowed-tools: Bash(python3:*)\n---\nGo: !`{tells(api, COMMAND)}`\n")
    api.on("/go now", ["It is no command."])  # 2.1.330 gives to Claude what it does not know
    api.on("after it", ["All is quiet."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None, "there is no child that could run anything"
        await desk.press("Open without them")
        await desk.until_state(SessionState.READY)
        await desk.say("/go now")
        await desk.until_row("/go now")
        await desk.until_state(SessionState.READY)
        await desk.say("after it")
        await desk.until_row("All is quiet.")
    assert not has_run(api, COMMAND)


@pytest.mark.seconds(90)
async def test_a_trusted_folder_runs_its_own_and_is_asked_about_once(
    cli: Cli, desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("Trust this folder")
        await desk.until_state(SessionState.READY)
        await runs(api, HOOK)
        await runs(api, SERVER)
        await desk.say(PROMPT)
        if cli.version == NEW:  # it does not take rules from a project's shared settings
            await desk.until_state(SessionState.WAITING)
            await desk.decide("Allow once")
        await runs(api, RULE)
        await desk.until_state(SessionState.READY)
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        assert desk.program.session is not None, "it was asked about again"
        await desk.until_state(SessionState.READY)
        page = desk.screen.app.preferences
        page.ask()
        assert page.folder_answers.rowCount() == 1
        page.folder_answers.forget(0)
        await desk.press("New session")
        await desk.until_shown(Kind.Heading, QUESTION)
        await desk.press("Trust this folder")
        await desk.until_state(SessionState.READY)
    changed = Path(desk_options.directory) / ".mcp.json"
    changed.write_text(json.dumps({"mcpServers": {"another": {"command": "false"}}}))
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.session.state is SessionState.NOT_RUNNING


@pytest.mark.seconds(120)
@pytest.mark.parametrize("trusted", [True, False])
async def test_files_that_appear_in_a_session_do_not_run_with_its_next_child(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path, trusted: bool
) -> None:
    """A clean folder; a pull brings a hook and a server; the CLI dies, the next message starts another."""
    api.on("first words", ["The first answer."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionState.READY)
        await desk.say("first words")
        await desk.until_row("Claude: The first answer.")
        await desk.until_state(SessionState.READY)
        session = desk.session
        unknown_folder.write(project, api)
        cli_process().kill()
        await desk.until_state(SessionState.NOT_RUNNING)
        await desk.say("second words")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert session.state is SessionState.NOT_RUNNING
        await desk.press("Trust this folder" if trusted else "Open without them")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionState.READY)
        assert desk.session is session
        assert any("The first answer." in row for row in desk.rows())
        if trusted:
            await runs(api, HOOK)
            await runs(api, SERVER)
    assert what_ran(api) == ([HOOK, SERVER] if trusted else [])


@pytest.mark.seconds(120)
async def test_a_rule_that_the_person_added_is_no_new_question(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """`Always allow` has the CLI write the folder's local settings."""
    api.on("first words", [Answer(ToolUse("Bash", {"command": "python3 -c 'print(6 * 7)'"})), "Done."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionState.READY)
        await desk.say("first words")
        await desk.until_state(SessionState.WAITING)
        await desk.decide("Always allow")
        await desk.until_row("Claude: Done.")
        await desk.until_state(SessionState.READY)
        (rule,) = json.loads((project / ".claude" / "settings.local.json").read_text())["permissions"][
            "allow"
        ]
        desk.screen.app.preferences.ask()
        assert desk.screen.app.preferences.rules == [f"Allow: {rule} — this project's local settings"]
        cli_process().kill()
        await desk.until_state(SessionState.NOT_RUNNING)
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionState.READY)
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        assert desk.program.session is not None, "it was asked about at the next opening"
        await desk.until_state(SessionState.READY)
