"""Worktrees from the dialog to the disk: in trusted folders alone, with the person's message, and back."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.ui.sidebar.session_list import SessionListRole
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.file_lock import lock_at
from claude_desk.workspace.folder_trust import FolderConsent, TrustAnswer
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.unit.repository.conftest import Project, made_project
from tests.waiting import until

Begin = Callable[[], MainController]

pytestmark = pytest.mark.seconds(60)


HOOKS = json.dumps({"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "true"}]}]}})


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return made_project(tmp_path, monkeypatch)


@pytest.fixture
def begin(start_program: StartProgram, repository: Project) -> Begin:
    return lambda: start_program(cli="/nowhere/claude", directory=str(repository.folder))


async def planned(screen: WindowEngine, branch: str = "") -> None:
    view = screen.app.new_worktree_view
    view.ask()
    await until(view.changed, lambda: view.ready)
    if branch:
        view.setBranch(branch)
        await until(view.changed, lambda: view.ready)


async def test_a_new_worktree_gets_the_session_and_what_was_written(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program = begin()
    before = program.session_manager.current
    assert before is not None
    screen.app.view.composer.draft_view.keep("Fix the login", 3)
    view = screen.app.new_worktree_view
    await planned(screen)
    assert (view.branch, view.stage) == ("fix-the-login", "asking")
    assert repository.branches == ["main"]  # nothing is made before it is wanted
    view.make()
    await until(view.changed, lambda: view.stage == "")
    place = tmp_path / "atlas-fix-the-login"
    current = program.session_manager.current
    assert current is not None
    assert (current.folder, current is before) == (str(place), False)
    assert repository.git("symbolic-ref", "--short", "HEAD", at=place) == "fix-the-login"
    assert screen.app.view.composer.draft_view.text == "Fix the login"
    assert before.view.composer.draft_view.text == ""
    model = screen.app.session_list
    await until(
        model.dataChanged,
        lambda: (
            "atlas › atlas-fix-the-login · not running · fix-the-login"
            in {
                model.data(model.index(row, 0), SessionListRole.DETAIL).lower()
                for row in range(model.rowCount())
            }
        ),
    )


async def test_of_a_folder_opened_without_its_files_no_git_is_run(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.git("config", "core.fsmonitor", f"touch {tmp_path}/ran")
    program = begin()
    screen.app.openedWithout.emit()
    view, removal = screen.app.new_worktree_view, screen.app.worktree_removal_view
    view.ask()
    await until(view.changed, lambda: view.stage == "asking")
    assert view.trouble == "This folder is not trusted, so its git is not run. Open it and trust it first."
    assert not view.possible
    view.stop()
    program.worktrees.ask_to_remove(str(tmp_path / "other"), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking")
    assert removal.trouble == view.trouble or "not trusted" in removal.trouble
    assert program.repository._child.idle
    assert program.repository._child._process is None


async def test_an_answer_about_the_main_checkout_does_not_hold_for_a_worktree(
    begin: Begin, screen: WindowEngine, repository: Project
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.commit("hooks")
    program = begin()
    screen.app.trusted.emit()
    assert screen.app.page_name == "conversation"
    await planned(screen, "fix")
    view = screen.app.new_worktree_view
    view.make()
    await until(view.changed, lambda: view.stage == "")
    assert screen.app.page_name == "trust"
    current = program.session_manager.current
    assert current is not None
    assert current.consent is not None
    assert current.consent.answer is None
    main = FolderConsent(program._trust, repository.folder)
    assert main.answer is TrustAnswer.TRUSTED


async def test_the_message_comes_along_where_the_worktree_is_to_be_trusted_first(
    begin: Begin, screen: WindowEngine, repository: Project
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.commit("hooks")
    begin()
    screen.app.trusted.emit()
    screen.app.view.composer.draft_view.keep("Fix it", 3)
    await planned(screen)
    screen.app.new_worktree_view.make()
    await until(screen.app.pageChanged, lambda: screen.app.page_name == "trust")
    screen.app.openedWithout.emit()
    assert screen.app.view.composer.draft_view.text == "Fix it"


async def test_what_is_being_made_at_the_end_of_the_program_is_cleared_away(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    repository.write(".gitattributes", "* filter=slow\n")
    repository.commit("slow")
    repository.git("config", "filter.slow.smudge", f"touch {tmp_path}/reached; echo there >&2; sleep 60")
    program = begin()
    screen.app.trusted.emit()
    view = screen.app.new_worktree_view
    await planned(screen, "fix")
    assert view.filterWords.startswith("slow: touch")
    view.runFilters(True)
    view.make()
    await until(program.repository.news, (tmp_path / "reached").exists)
    await program.worktrees.close()
    assert not (tmp_path / "atlas-fix").exists()
    assert repository.branches == ["main"]


async def test_a_worktree_is_removed_from_the_list_and_its_sessions_stay(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    program.catalog.bring_back(
        record("s1", tmp_path, 1_000.0, folder=str(place), repository=str(repository.folder), branch="fix")
    )
    model, removal = screen.app.session_list, screen.app.worktree_removal_view
    key = next(
        str(model.data(model.index(row, 0), SessionListRole.KEY))
        for row in range(model.rowCount())
        if model.data(model.index(row, 0), SessionListRole.IN_WORKTREE)
    )
    model.act("worktree", key)
    await until(removal.changed, lambda: removal.ready)
    assert removal.branchLabel == "Also delete the branch fix"
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert not place.exists()
    assert repository.branches == ["fix", "main"]
    assert program.catalog.with_id("s1") is not None
    assert model.session_prompt.said == "The worktree was removed."


async def test_a_worktree_with_a_running_session_in_another_window_stays(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    program.catalog.bring_back(
        record("s1", tmp_path, 1_000.0, folder=f"{place}/sub", repository=str(repository.folder))
    )
    locks = program._places.state / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    lock = lock_at(locks / "s1.lock")
    assert lock.tryLock(0)
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert "running" in removal.trouble
    removal.remove()
    assert not removal.ready
    assert place.exists()
    lock.unlock()
