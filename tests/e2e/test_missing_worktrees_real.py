"""A session whose worktree is gone continues only in the place that the user chooses.

2.1.330 would continue in the first folder, the main checkout, and report that only on stderr. 2.1.37 does not
make worktrees itself.
"""

import shlex
import shutil
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
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
    (project / "notes.txt").write_text("one\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    return project


def heard(api: StandIn, words: str) -> bool:
    return any(words in str(turn.messages) for turn in api.turns)


async def until_read(desk: Desk, words: str) -> None:
    """Wait until the words of the earlier conversation are shown."""
    await desk.until_frame(lambda: any(words in row for row in desk.rows()), 60.0, desk.rows)


async def until_gone(desk: Desk) -> None:
    def gone() -> bool:
        problem = desk.session.state.problem
        return problem is not None and problem.kind is ProblemKind.FOLDER_GONE

    await until(desk.session.state_changed, gone)


async def entered(desk: Desk, api: StandIn) -> str:
    """Let Claude enter a worktree in a session, and return the session's id."""
    api.on("Enter one", [Answer(ToolUse("EnterWorktree", {"name": "fix"})), "I am in it."])
    await desk.until_state(SessionPhase.READY)
    await desk.say("Enter one")
    await desk.until_row("I am in it.")
    await desk.until_state(SessionPhase.READY)
    return desk.session.info.session_id


@pytest.mark.parametrize("choice", ["Create it again", "Continue in project"])
async def test_a_worktree_that_claude_had_entered(
    cli: Cli, api: StandIn, checkout: Path, environment: dict[str, str], tmp_path: Path, choice: str
) -> None:
    if cli is OLD:
        pytest.skip("it has no worktrees of its own")
    place = checkout / ".claude/worktrees/fix"
    options = Options(directory=str(checkout), cli=shlex.join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session_id = await entered(desk, api)
    run_git(checkout, "worktree", "remove", "-f", "-f", str(place))
    api.on("Write it", [Answer(ToolUse("Bash", {"command": "echo x > made.txt"})), "It is written."])
    options = Options(
        directory=str(checkout), cli=shlex.join(cli.command()), mode="bypassPermissions", resume=session_id
    )
    async with Desk(options, environment, tmp_path / "later") as desk:
        await until_read(desk, "I am in it.")
        await desk.say("Write it")
        await until_gone(desk)
        assert not heard(api, "Write it")
        await desk.press(choice)
        await desk.until_row("It is written.")
        await desk.until_state(SessionPhase.READY)
        assert desk.session.info.session_id == session_id
    where = place if choice == "Create it again" else checkout
    assert (where / "made.txt").exists()
    assert not (checkout / "made.txt").exists() or where == checkout
    if where == place:
        assert run_git(place, "branch", "--show-current").strip() in (b"worktree-fix", "worktree-fix")


@pytest.mark.parametrize("choice", ["Create it again", "Continue in project"])
async def test_a_worktree_in_which_the_session_began(
    cli: Cli, api: StandIn, checkout: Path, environment: dict[str, str], tmp_path: Path, choice: str
) -> None:
    place = tmp_path / "project-fix"
    run_git(checkout, "worktree", "add", "-q", "-b", "fix", str(place))
    command = shlex.join(cli.command())
    api.on("Begin", ["I begin."])
    options = Options(directory=str(place), cli=command, mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("Begin")
        await desk.until_row("I begin.")
        await desk.until_state(SessionPhase.READY)
        session_id, program = desk.session.info.session_id, desk.program
        await until(program.catalog.changed, lambda: program.catalog.with_id(session_id) is not None)
    shutil.rmtree(place)
    api.on("Write it", [Answer(ToolUse("Bash", {"command": "echo x > made.txt"})), "It is written."])
    options = Options(directory=str(checkout), cli=command, mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        catalog = desk.program.catalog
        await until(catalog.changed, lambda: catalog.with_id(session_id) is not None)
        desk.program.launcher.open_session(str(place), session_id)
        await until_read(desk, "I begin.")
        await desk.say("Write it")
        desk.type("and then")
        await until_gone(desk)
        assert not heard(api, "Write it")
        left = desk.screen.app.view
        await desk.press(choice)
        if choice != "Create it again":  # in the main checkout Claude asks for permission
            await desk.until_frame(lambda: desk.session.folder == str(checkout), 60.0, desk.rows)
            await desk.until_state(SessionPhase.WAITING)
            await desk.decide("Allow once")
        await desk.until_row("It is written.")
        await desk.until_state(SessionPhase.READY)
        rows = desk.rows()
        assert any("I begin." in row for row in rows) and sum("Write it" in row for row in rows) == 1
        asked = next(turn for turn in api.turns if "Write it" in str(turn.messages))
        assert "I begin." in str(asked.messages), "Claude knows what was said before"
        assert desk.written() == "and then"
        if choice == "Create it again":
            assert desk.session.info.session_id == session_id
        else:
            assert desk.session.info.session_id != session_id and desk.session.folder == str(checkout)
            assert desk.screen.app.view.title == left.title
            assert not left.composer.draft_view.property("text")
            second = desk.session.info.session_id
    where = place if choice == "Create it again" else checkout
    assert (where / "made.txt").exists()
    assert place.exists() is (where == place)
    if where == checkout:  # the session continues in the checkout after a restart too
        api.on("Once more", ["Once more it is."])
        again = Options(directory=str(checkout), cli=command, mode="bypassPermissions", resume=second)
        async with Desk(again, environment, tmp_path / "desk") as desk:
            await until_read(desk, "It is written.")
            assert any("I begin." in row for row in desk.rows())
            await desk.say("Once more")
            await desk.until_row("Once more it is.")
            assert desk.session.info.session_id == second
