"""A session in a worktree ends with a merge of what Claude committed there; Claude is asked about conflicts,
and only when the user sends it."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.snapshots.conftest import run_git
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_what_claude_committed_in_a_worktree_is_merged(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", environment["HOME"])
    run_git(project, "init", "-q", "-b", "main")
    run_git(project, "config", "user.name", "Someone")
    run_git(project, "config", "user.email", "someone@example.org")
    (project / "notes.txt").write_text("one\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    place = tmp_path / "project-fix"
    run_git(project, "worktree", "add", "-q", "-b", "fix", str(place))
    (project / "notes.txt").write_text("one\nmain\n")
    run_git(project, "commit", "-q", "-a", "-m", "meanwhile")
    command = "echo fix >> notes.txt && git commit -qam fix"
    api.on("Do it", [Answer(ToolUse("Bash", {"command": command})), "It is done."])
    options = Options(directory=str(place), cli=shlex.join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.say("Do it")
        await desk.until_row("It is done.")
        await desk.until_state(SessionPhase.READY)
        view, changes = desk.screen.app.worktree_merge_view, desk.screen.app.view.changes_view
        changes.show_branch()
        await until(changes.changed, lambda: changes.mergeable)
        await desk.press("Merge into main…")
        await until(view.changed, lambda: view.ready)
        assert "will be in conflict" in view.warning
        await desk.press("Merge into main")
        await until(view.changed, lambda: view.stage == "stopped")
        await desk.press("Let Claude resolve it")
        await desk.until_frame(lambda: "- notes.txt" in desk.written(), 30.0, desk.written)
        assert not any("merge stopped" in str(turn.messages) for turn in api.turns)
        assert b"<<<<<<<" in (project / "notes.txt").read_bytes()
        api.on("I merged the branch fix", ["I kept both."])
        await desk.press("Send")
        await desk.until_row("I kept both.")
        await desk.until_state(SessionPhase.READY)
        await desk.press("Merge into main…")
        await until(view.changed, lambda: view.stage == "stopped")
        await desk.press("Undo the merge")
        await until(view.changed, lambda: view.stage == "")
    assert (project / "notes.txt").read_text() == "one\nmain\n"
    assert run_git(project, "status", "--porcelain") in (b"", "")
