"""The user is asked about a folder once, before any process runs there."""

from pathlib import Path

import pytest

from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.session.snapshots.session_changes import ChangeScope
from claude_desk.snapshots.records import Refusal, Refused, SnapshotMoment
from claude_desk.snapshots.requests import TakeSnapshot
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.folder_trust import TrustAnswer
from tests.unit.controllers.conftest import StartProgram
from tests.unit.snapshots.conftest import run_git
from tests.waiting import signal_of, until


async def test_a_folder_in_which_nothing_is_found_is_asked_about_once(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    (folder / "below").mkdir(parents=True)
    program = start_program(known=False, cli="/nowhere/claude", directory=str(folder))
    page = screen.app.property("trust")
    assert screen.app.property("page") == "trust"
    assert page.property("empty") and not page.property("notHeld")
    assert program.session is None
    screen.app.trusted.emit()
    assert program.session is not None and screen.app.property("page") == "conversation"
    program.launcher.begin_in(str(folder))
    assert screen.app.property("page") == "conversation", "it is known"
    program.launcher.begin_in(str(folder / "below"))
    assert screen.app.property("page") == "trust", "it is another one, of no repository"


async def test_a_session_from_before_is_asked_about_with_its_next_message(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """No page appears while the user types the message, and nothing runs meanwhile."""
    folder = tmp_path / "folder"
    folder.mkdir()
    program = start_program(known=False, cli="true")
    controller = program.session_manager.open(str(folder))
    program.launcher.begin_again(controller, "")
    session = controller.session
    assert session is not None and screen.app.property("page") == "conversation"
    controller.view.drafted.emit()
    assert screen.app.property("page") == "conversation"
    assert not session.may_ask_git
    source = session._config.snapshots
    assert source is not None
    told = await source.ask(TakeSnapshot(str(folder), SnapshotMoment.SESSION_START, "", ""))
    assert told == Refused(Refusal.UNASKED, first=False)
    session.send("hello")
    assert screen.app.property("page") == "trust"
    assert [each.message.text for each in session.message_dispatch.queue.queue] == ["hello"]
    screen.app.trusted.emit()
    assert screen.app.property("page") == "conversation"
    assert session.may_ask_git
    await until(session.state_changed, lambda: session.state.problem is not None)


async def test_git_is_not_asked_where_a_folder_is_opened_without_its_settings(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    program = start_program(known=False, cli="/nowhere/claude", directory=str(folder))
    screen.app.openedWithout.emit()
    session = program.session
    assert session is not None and not session.may_ask_git
    controller = program.session_manager.current
    assert controller is not None and controller.consent is not None
    assert controller.consent.answer is TrustAnswer.WITHOUT
    kept_out = controller.view.kept_out_view
    assert kept_out.property("words") == "This folder was opened without its own settings."


async def test_the_demo_asks_about_no_folder_and_runs_nothing_there(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(known=False, demo=True, directory=str(tmp_path))
    assert screen.app.property("page") == "conversation"
    assert program.session is not None and not program.session.may_ask_git
    assert program.session._config.snapshots is None and program.session._config.repository is None


@pytest.mark.parametrize(
    ("found", "elsewhere", "may_run"),
    [(False, False, True), (True, False, False), (False, True, False)],
    ids=["a worktree of the repository", "one with hooks of its own", "another repository"],
)
async def test_git_runs_in_a_worktree_that_claude_has_entered_if_the_answer_holds_there(
    start_program: StartProgram,
    screen: WindowEngine,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    found: bool,
    elsewhere: bool,
    may_run: bool,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    checkout, tree = tmp_path / "project", tmp_path / "tree"
    for folder in (checkout, tmp_path / "other"):
        folder.mkdir()
        run_git(folder, "init", "-q", "-b", "main")
        (folder / "a").write_text("one\n")
        run_git(folder, "add", ".")
        run_git(folder, "commit", "-q", "-m", "one")
    made_from = tmp_path / "other" if elsewhere else checkout
    run_git(made_from, "worktree", "add", "-q", "-b", "fix", str(tree))
    (tree / "a").write_text("two\n")
    program = start_program(known=False, cli="/nowhere/claude", directory=str(checkout))
    screen.app.trusted.emit()
    session = program.session
    assert session is not None and session.may_ask_git
    if found:
        (tree / ".claude").mkdir()
        hook = '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"touch /ran"}]}]}}'
        (tree / ".claude/settings.json").write_text(hook)
    session.info.place = WorkPlace(str(tree), str(tree), "fix")
    session._follow_place()
    assert session.may_ask_git is may_run
    view = screen.app.view
    changes = view.changes_view
    told = signal_of(session.changes.found)
    changes.setOpen(True)
    changes.choose(ChangeScope.UNSTAGED)
    while (await told)[0].scope is not ChangeScope.UNSTAGED:
        told = signal_of(session.changes.found)
    assert changes.property("untrusted") is not may_run
    if not may_run:
        changes.askAboutFolder()
        assert screen.app.property("page") == "trust", "it asks, and runs nothing before"
        assert program.session_manager.current is not None
        assert program.session_manager.current.folder == str(tree)
        screen.app.trusted.emit()
        assert session.may_ask_git is False, "as it was looked at last"
        assert session._config.may_run_git(str(tree))
    changes.setOpen(False)
