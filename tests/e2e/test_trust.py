"""No file of an unknown folder runs before the user allows it, on both CLIs."""

import json
import shlex
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import psutil
import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.workspace.folder_review import FolderReview
from claude_desk.workspace.folder_watcher import WatchedFolder
from tests.child_processes import wardens
from tests.clis import NEW as NEW_CLI
from tests.clis import Cli
from tests.e2e import unknown_folder
from tests.e2e.desk import Desk
from tests.e2e.steps import NEW
from tests.e2e.test_session_real import cli_process
from tests.e2e.unknown_folder import HOOK, PROMPT, RULE, SERVER, has_run, runs, tells
from tests.qml.window import Kind
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.waiting import until

QUESTION = "Do you trust this folder?"
COMMAND = "command"


@pytest.fixture
def desk_options(cli: Cli, api: StandIn, project: Path) -> Options:
    unknown_folder.write(project, api)
    return Options(directory=str(project), cli=shlex.join(cli.command()))


def what_ran(api: StandIn) -> list[str]:
    return [name for name in (HOOK, SERVER, RULE) if has_run(api, name)]


@pytest.mark.seconds(90)
@pytest.mark.each_run
async def test_nothing_runs_before_the_answer_nor_without_trust(
    desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None
        assert what_ran(api) == []

        await desk.press("Open without them")
        await desk.until_state(SessionPhase.READY)
        await desk.say(PROMPT)
        await desk.until_state(SessionPhase.WAITING)
        await desk.decide("Deny")
        await desk.until_state(SessionPhase.READY)
    assert what_ran(api) == []


@pytest.mark.seconds(90)
async def test_opened_without_its_settings_the_session_says_so_and_they_run_once_they_are_trusted(
    desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("Open without them")
        await desk.until_state(SessionPhase.READY)
        await desk.press("Folder settings off")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert what_ran(api) == []
        await desk.press("Trust this folder")
        await runs(api, HOOK)
        await runs(api, SERVER)
        await desk.until_state(SessionPhase.READY)
        assert desk.find(Kind.Button, "Folder settings off") is None


@pytest.mark.seconds(90)
@pytest.mark.each_run
async def test_shell_code_of_a_folder_s_command_does_not_run_before_trust(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The folder contains only that command. In a trusted folder, both CLIs run the command's code without a
    request."""
    command = project / ".claude" / "commands" / "go.md"
    command.parent.mkdir(parents=True)
    command.write_text(f"---\nallowed-tools: Bash(python3:*)\n---\nGo: !`{tells(api, COMMAND)}`\n")
    api.on("/go now", ["It is no command."])  # 2.1.330 passes an unknown command to Claude
    api.on("after it", ["All is quiet."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.program.session is None, "there is no child that could run anything"
        await desk.press("Open without them")
        await desk.until_state(SessionPhase.READY)
        await desk.say("/go now")
        desk.enter()  # confirms the question about the unknown command
        await desk.until_row("It is no command.")
        await desk.until_state(SessionPhase.READY)
        await desk.say("after it")
        await desk.until_row("All is quiet.")
    assert not has_run(api, COMMAND)


@pytest.mark.both_versions
@pytest.mark.seconds(90)
async def test_a_trusted_folder_runs_its_own_and_is_asked_about_once(
    cli: Cli, desk_options: Options, api: StandIn, environment: dict[str, str], tmp_path: Path
) -> None:
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("Trust this folder")
        await desk.until_state(SessionPhase.READY)
        await runs(api, HOOK)
        await runs(api, SERVER)
        await desk.say(PROMPT)
        if cli.version == NEW:  # 2.1.330 ignores rules in a project's shared settings
            await desk.until_state(SessionPhase.WAITING)
            await desk.decide("Allow once")
        await runs(api, RULE)
        await desk.until_state(SessionPhase.READY)
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        assert desk.program.session is not None, "it was asked about again"
        await desk.until_state(SessionPhase.READY)
        api.on("once more", ["Once more it is."])
        await desk.say("once more")  # `New session` would show an unused session again
        await desk.until_row("Once more it is.")
        page = desk.screen.app.preferences
        page.ask()
        assert page.folder_answers.rowCount() == 1
        page.folder_answers.forget(0)
        await desk.press("New session")
        await desk.until_shown(Kind.Heading, QUESTION)
        await desk.press("Trust this folder")
        await desk.until_state(SessionPhase.READY)
    changed = Path(desk_options.directory) / ".mcp.json"
    changed.write_text(json.dumps({"mcpServers": {"another": {"command": "false"}}}))
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert desk.session.state.phase is SessionPhase.NOT_RUNNING


@pytest.mark.seconds(120)
@pytest.mark.drawn(2)
@pytest.mark.parametrize("trusted", [True, False])
async def test_files_that_appear_in_a_session_do_not_run_with_its_next_child(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path, trusted: bool
) -> None:
    """In a clean folder the CLI dies, a pull brings a hook and a server, and the next message starts another
    CLI.

    The CLI must be dead before the pull. If a CLI ran, the program would react to the change itself: it would
    end the CLI and ask.
    """
    api.on("first words", ["The first answer."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await desk.until_row("Claude: The first answer.")
        await desk.until_state(SessionPhase.READY)
        session = desk.session
        cli_process().kill()
        await desk.until_state(SessionPhase.NOT_RUNNING)
        unknown_folder.write(project, api)
        await desk.say("second words")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert session.state.phase is SessionPhase.NOT_RUNNING
        await desk.press("Trust this folder" if trusted else "Open without them")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
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
    """`Always allow` lets the CLI write the folder's local settings."""
    api.on("first words", [Answer(ToolUse("Bash", {"command": "python3 -c 'print(40 + 2)'"})), "Done."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await desk.until_state(SessionPhase.WAITING)
        await desk.decide("Always allow")
        await desk.until_row("Claude: Done.")
        await desk.until_state(SessionPhase.READY)
        (rule,) = json.loads((project / ".claude" / "settings.local.json").read_text())["permissions"][
            "allow"
        ]
        desk.screen.app.preferences.ask()
        assert desk.screen.app.preferences.rules == [f"Allow: {rule} — this project's local settings"]
        cli_process().kill()
        await desk.until_state(SessionPhase.NOT_RUNNING)
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.press("New session")
        assert desk.program.session is not None, "it was asked about at the next opening"
        await desk.until_state(SessionPhase.READY)


# --- settings that appear or change while a session runs ---------------------------------------------

PROMPT_HOOK, END_HOOK, TOOL_HOOK = "prompt-hook", "end-hook", "tool-hook"
OWN_HOOK = "own-hook"
EVENTS = {"UserPromptSubmit": PROMPT_HOOK, "SessionEnd": END_HOOK, "PreToolUse": TOOL_HOOK}
LOCAL, SHARED = ".claude/settings.local.json", ".claude/settings.json"


def put_hooks(
    api: StandIn, project: Path, name: str, events: Mapping[str, str] = MappingProxyType(EVENTS)
) -> None:
    """Put hooks into the settings file `name` in one step, as a pull or a script does."""
    hooks = {
        event: [{"hooks": [{"type": "command", "command": tells(api, hook)}]}]
        for event, hook in events.items()
    }
    (project / name).parent.mkdir(exist_ok=True)
    part = project / f"{name}.part"
    part.write_text(json.dumps({"hooks": hooks}))
    part.replace(project / name)


def warden_ids() -> set[int]:
    """Return the ids of this process's wardens; each CLI runs below a warden."""
    return {warden.pid for warden in wardens()}


def hooks_that_ran(api: StandIn) -> list[str]:
    return [name for name in (PROMPT_HOOK, END_HOOK, TOOL_HOOK) if has_run(api, name)]


@pytest.mark.seconds(120)
@pytest.mark.drawn(2)
@pytest.mark.parametrize(("name", "trusted"), [(SHARED, True), (LOCAL, False)])
@pytest.mark.parametrize("before", [False, True], ids=["empty", "trusted"])
async def test_settings_that_appear_while_a_session_runs_are_asked_about(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path,
    name: str, trusted: bool, before: bool,
) -> None:  # fmt: skip
    """2.1.330 would obey such settings from the next prompt on. `before`: whether the folder already had
    trusted settings."""
    api.on("first words", ["The first answer."])
    api.on("second words", ["The second answer."])
    if before:
        (project / ".claude").mkdir()
        (project / SHARED).write_text(json.dumps({"permissions": {"allow": ["Bash(mkdir *)"]}}))
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        if before:
            await desk.press("Trust this folder")
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await desk.until_row("Claude: The first answer.")
        await desk.until_state(SessionPhase.READY)
        session, child = desk.session, cli_process().pid
        put_hooks(api, project, name)
        await desk.until_shown(Kind.Heading, QUESTION)
        assert not psutil.pid_exists(child), "the child that would obey them is gone"
        assert session.state.phase is SessionPhase.NOT_RUNNING
        await desk.press("Trust this folder" if trusted else "Open without them")
        await desk.until_state(SessionPhase.READY)
        assert any("have changed in this folder" in row for row in desk.rows())
        assert hooks_that_ran(api) == []
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
        assert desk.session is session
        assert any("The first answer." in row for row in desk.rows())
        if trusted:
            await runs(api, PROMPT_HOOK)
    assert has_run(api, PROMPT_HOOK) is trusted


@pytest.mark.seconds(120)
@pytest.mark.each_run
async def test_a_message_is_not_sent_to_a_child_that_obeys_what_nobody_saw(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The file system does not report the change. The folder is reviewed before the message is sent, and the
    message waits for the answer."""
    monkeypatch.setattr(WatchedFolder, "note", lambda self: None)
    api.on("first words", ["The first answer."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await desk.until_row("Claude: The first answer.")
        await desk.until_state(SessionPhase.READY)
        put_hooks(api, project, LOCAL)
        await desk.say("second words")
        await desk.until_shown(Kind.Heading, QUESTION)
        assert not any("second words" in text for each in api.requests for text in each.user_texts())
        await desk.press("Open without them")
        await desk.until_row("Claude: The second answer.")
        assert sum("You: second words" in row for row in desk.rows()) == 1
        await desk.until_state(SessionPhase.READY)
    assert hooks_that_ran(api) == []


@pytest.mark.seconds(120)
@pytest.mark.each_run
async def test_settings_that_appear_in_a_turn_end_it(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """A tool of Claude may have written the settings, and the next tool would run their hooks."""
    held = Gate()
    command = {"command": "python3 -c 'print(40 + 2)'"}
    api.on("first words", [Answer(Text("I look."), held, ToolUse("Bash", command)), "Done."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await held.reached()
        put_hooks(api, project, SHARED)
        await desk.until_shown(Kind.Heading, QUESTION)
        held.release()
        await desk.press("Open without them")
        await desk.until_state(SessionPhase.READY)
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
    assert hooks_that_ran(api) == []


@pytest.mark.both_versions
@pytest.mark.seconds(120)
async def test_a_child_without_the_folder_s_settings_goes_on_without_them(
    cli: Cli, desk_options: Options, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """New files of the folder do not affect a child that runs without its settings."""
    api.on("first words", ["The first answer."])
    async with Desk(desk_options, environment, tmp_path / "desk") as desk:
        await desk.press("Open without them")
        await desk.until_state(SessionPhase.READY)
        await desk.say("first words")
        await desk.until_row("Claude: The first answer.")
        await desk.until_state(SessionPhase.READY)
        put_hooks(api, project, LOCAL)
        put_hooks(
            api, Path(environment["CLAUDE_CONFIG_DIR"]), "settings.json", {"UserPromptSubmit": OWN_HOOK}
        )
        for number in range(60 if cli.version == NEW else 1):
            api.on(f"words {number}.", [f"Answer {number}."])
            await desk.say(f"words {number}.")
            await desk.until_row(f"Claude: Answer {number}.")
            await desk.until_state(SessionPhase.READY)
            if has_run(api, OWN_HOOK):
                break
        assert has_run(api, OWN_HOOK) is (cli.version == NEW), (
            "the person's own, which came later, are obeyed"
        )
    assert hooks_that_ran(api) == []
    assert what_ran(api) == []


@pytest.mark.seconds(120)
async def test_a_rule_that_the_person_adds_ends_nothing(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The CLI writes the rule into the folder's local settings, for all sessions of the folder."""
    ask = Answer(ToolUse("Bash", {"command": "python3 -c 'print(40 + 2)'"}))
    api.on("first words", [ask, "Done."])
    api.on("second words", ["The second answer."])
    api.on("third words", ["The third answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        beside = desk.session
        await desk.say("third words")
        await desk.until_row("Claude: The third answer.")
        desk.program.launcher.begin_in(str(project))
        await desk.until_state(SessionPhase.READY)
        assert desk.session is not beside
        looks: list[FolderReview] = []
        (watched,) = desk.program.folders.watched
        watched.reviewed.connect(looks.append)
        children = warden_ids()
        await desk.say("first words")
        await desk.until_state(SessionPhase.WAITING)
        await desk.decide("Always allow")
        await desk.until_row("Claude: Done.")
        await desk.until_state(SessionPhase.READY)
        await until(watched.reviewed, lambda: bool(looks), 30)
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
        assert warden_ids() == children
        assert len(children) == 2
        assert beside.state.phase is SessionPhase.READY
        assert QUESTION not in desk.shown(Kind.Heading)


@pytest.mark.seconds(120)
@pytest.mark.parametrize("cli", [NEW_CLI], indirect=True, ids=lambda cli: cli.version)
async def test_what_claude_schedules_ends_nothing(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.330 writes the task into the folder without a request. The next opening asks about the task."""
    task = {"cron": "7 3 1 1 *", "prompt": "Water the plants", "recurring": True, "durable": True}
    api.on("first words", [Answer(ToolUse("CronCreate", task)), "Done."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        looks: list[FolderReview] = []
        (watched,) = desk.program.folders.watched
        watched.reviewed.connect(looks.append)
        children = warden_ids()
        await desk.say("first words")
        await desk.until_row("Claude: Done.")
        await until(watched.reviewed, lambda: bool(looks), 30)
        await desk.until_state(SessionPhase.READY)
        await desk.say("second words")
        await desk.until_row("Claude: The second answer.")
        await desk.until_state(SessionPhase.READY)
        assert warden_ids() == children
        desk.program.launcher.begin_in(str(project))
        await desk.until_shown(Kind.Heading, QUESTION)
