"""A new session in a new worktree answers in that worktree, and changes files only there."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.sidebar.session_list import SessionListRole
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.snapshots.conftest import run_git
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


async def test_a_session_in_a_new_worktree_changes_files_there_alone(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", environment["HOME"])
    run_git(project, "init", "-q", "-b", "main")
    (project / "notes.txt").write_text("one\n")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")
    place = tmp_path / "project-add-a-file"
    write = ToolUse("Write", {"file_path": str(place / "new.txt"), "content": "there\n"})
    api.on("Add a file", [Answer(write), "It is written."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await desk.press("Message", Kind.EditableText)
        desk.type("Add a file")
        await desk.press("In a new worktree…")
        view = desk.screen.app.new_worktree_view
        await until(view.changed, lambda: view.ready)
        assert str(place) in view.summary
        await desk.press("Create and start")
        await until(view.changed, lambda: view.stage == "")
        assert desk.session.folder == str(place)
        await desk.until_state(SessionPhase.READY)
        assert desk.written() == "Add a file"
        await desk.press("Send")
        await desk.until_state(SessionPhase.WAITING)
        await desk.decide("Allow once")
        await desk.until_row("It is written.")
        await desk.until_state(SessionPhase.READY)
        model = desk.screen.app.session_list
        details = {model.data(model.index(row, 0), SessionListRole.DETAIL) for row in range(model.rowCount())}
        assert "project › project-add-a-file · add-a-file" in details
    assert (place / "new.txt").read_text() == "there\n"
    assert sorted(path.name for path in project.iterdir()) == [".git", "notes.txt"]
    assert run_git(project, "status", "--porcelain") in (b"", "")
