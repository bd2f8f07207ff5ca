"""The program shows the folder in which Claude works: in the request, the header, the changes and a fork."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.sidebar.session_list import SessionListRole
from tests.clis import OLD, Cli
from tests.e2e.desk import Desk
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.snapshots.conftest import run_git
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


@pytest.fixture
def checkout(project: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", environment["HOME"])
    run_git(project, "init", "-q", "-b", "main")
    (project / "sub").mkdir()
    (project / "sub/notes.txt").write_text("one\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    return project


def bash(command: str) -> Answer:
    return Answer(ToolUse("Bash", {"command": command}))


async def asked_in(desk: Desk, folder: Path) -> None:
    """Wait until the request names this folder."""
    view = desk.screen.app.view.request
    await until(
        [view.changed, view.permission.changed],
        lambda: view.kind == "permission" and view.permission.asked.endswith(f"in {folder}"),
        30.0,
        lambda: view.permission.asked,
    )


async def test_the_request_after_a_cd_names_the_folder_that_the_command_runs_in(
    cli: Cli, api: StandIn, checkout: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    api.on("Look", [bash("cd sub && pwd"), bash("touch here.txt"), "It is there."])
    options = Options(directory=str(checkout), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("Look")
        await desk.until_state(SessionPhase.WAITING)
        await asked_in(desk, checkout / "sub")
        assert str(desk.screen.app.view.folderWords).endswith("/sub")
        await desk.decide("Allow once")
        await desk.until_row("It is there.")
    assert (checkout / "sub/here.txt").exists()


@pytest.mark.both_versions
async def test_a_worktree_that_claude_enters_is_followed(
    cli: Cli, api: StandIn, checkout: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    if cli is OLD:
        pytest.skip("it has no worktrees of its own")
    place = checkout / ".claude/worktrees/fix"
    enter = Answer(ToolUse("EnterWorktree", {"name": "fix"}))
    api.on("Enter one", [enter, bash("echo x > one.txt"), "First is written."])
    api.on("Go on", [bash("echo y > two.txt"), "Second is written."])
    api.on("Where are you", [bash("pwd"), "Told."])
    options = Options(directory=str(checkout), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("Enter one")
        await desk.until_state(SessionPhase.WAITING)
        await asked_in(desk, place)
        await desk.decide("Allow once")
        await desk.until_row("First is written.")
        await desk.until_state(SessionPhase.READY)
        snapshots = desk.session.snapshots
        assert snapshots.folder == str(place)
        await until(
            snapshots.changed,
            lambda: (
                [turn.figures is not None and turn.figures.files for turn in snapshots.turns.values()] == [1]
            ),
        )
        await desk.say("Go on")
        await desk.until_state(SessionPhase.WAITING)
        await asked_in(desk, place)
        await desk.decide("Allow once")
        await desk.until_row("Second is written.")
        await desk.until_state(SessionPhase.READY)
        await until(snapshots.changed, lambda: len([t for t in snapshots.turns.values() if t.figures]) == 2)
        model = desk.screen.app.session_list
        details = {model.data(model.index(row, 0), SessionListRole.DETAIL) for row in range(model.rowCount())}
        assert any(detail.startswith("project › fix") for detail in details), details
        view = desk.screen.app.view
        key = next(row.entry.id for row in view.transcript.rows if row.entry.text == "Second is written.")
        view.rewind.fork(key)
        await desk.until_frame(lambda: desk.screen.app.view is not view, 20, desk.rows)
        assert desk.session.folder == str(place)
        await desk.say("Where are you")
        if desk.screen.app.page_name == "trust":
            desk.screen.app.trusted.emit()
        await desk.until_row("Told.")
        assert str(place) in str(api.last_tool_result())
    assert (place / "two.txt").exists()
    assert not (checkout / "two.txt").exists()
