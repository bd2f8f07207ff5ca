"""What the page of a new session says about its folder: from the disk, and from the known sessions."""

from pathlib import Path

import pytest

from claude_desk.ui.session.new_session_view import NewSessionView
from claude_desk.ui.window.start_page import StartListModel, StartRole
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.folder_trust import TrustAnswer
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.unit.repository.conftest import made_project
from tests.waiting import until


def titles(view: NewSessionView) -> list[str]:
    model = view.findChildren(StartListModel)[0]
    return [model.data(model.index(row, 0), StartRole.TITLE) for row in range(model.rowCount())]


async def test_the_facts_are_told_while_the_page_is_shown(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "atlas" / "src"
    head = tmp_path / "atlas" / ".git" / "HEAD"
    head.parent.mkdir(parents=True)
    folder.mkdir()
    head.write_text("ref: refs/heads/one\n")
    (tmp_path / "atlas" / "CLAUDE.md").write_text("Use tabs.")
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    view = screen.app.new_session_view
    view.setFolder(str(folder))
    await until(view.changed, lambda: (view.branch, view.instructions) == ("one", "CLAUDE.md"))
    head.write_text("ref: refs/heads/two\n")
    program._new_session.come_to_front()
    await until(view.changed, lambda: view.branch == "two")
    view.setFolder("")
    assert (view.branch, view.instructions) == ("", "")


async def test_a_page_that_is_shown_before_the_program_is_there_has_its_facts(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    (tmp_path / "CLAUDE.md").write_text("Use tabs.")
    view = screen.app.new_session_view
    view.setFolder(str(tmp_path))
    start_program(cli="/nowhere/claude", directory="")
    await until(view.changed, lambda: view.instructions == "CLAUDE.md")


async def test_the_newest_sessions_of_the_folder_are_offered(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    view, model = screen.app.new_session_view, screen.app.new_session_view.findChildren(StartListModel)[0]
    view.setFolder("/srv/atlas")
    for number in range(5):
        program.catalog.bring_back(record(f"s{number}", tmp_path, 1_000.0 + number))
    program.catalog.bring_back(record("elsewhere", tmp_path, 9_000.0, folder="/srv/other"))
    program.catalog.bring_back(record("empty", tmp_path, 9_000.0, title=""))
    program._metadata.archive("s4", True)
    program._metadata.rename("s3", "Renamed")
    await until(
        model.modelReset, lambda: titles(view) == ["Renamed", "Session s2", "Session s1", "Session s0"]
    )
    opened: list[tuple[str, str]] = []
    view.sessionWanted.connect(lambda *told: opened.append(told))
    view.openSession("s2")
    assert opened == [("/srv/atlas", "s2")]


async def test_the_branch_of_the_folder_is_switched_in_its_menu(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = made_project(tmp_path, monkeypatch)
    project.git("branch", "other")
    program = start_program(cli="/nowhere/claude", directory=str(project.folder))
    view = screen.app.new_session_view
    view.setFolder(str(project.folder))
    await until(view.changed, lambda: view.branch == "main")
    view.askBranches()
    await until(view.changed, lambda: sorted(view.branches) == ["main", "other"])
    assert view.branches[view.currentBranch] == "main"
    checked_out: list[str] = []
    view.changed.connect(
        lambda: None if view.switching else checked_out.append(project.git("branch", "--show-current"))
    )
    view.switchBranch(view.branches.index("other"))
    assert view.switching
    await until(view.changed, lambda: view.branch == "other")
    assert set(checked_out) == {"other"}, "it is being switched until git has done so"

    project.write("a.txt", "two\n")
    project.commit("second")
    project.write("a.txt", "three\n")
    view.switchBranch(view.branches.index("main"))
    await until(view.changed, lambda: view.branchTrouble != "")
    assert "a.txt" in view.branchTrouble and not view.switching
    assert project.git("branch", "--show-current") == "other"

    controller = program.session_manager.current
    assert controller is not None
    monkeypatch.setattr(type(controller.view), "busy", True)
    view.switchBranch(view.branches.index("main"))
    await until(view.changed, lambda: "is working in this folder" in view.branchTrouble)


async def test_git_lists_no_branches_of_a_folder_that_is_not_trusted(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = made_project(tmp_path, monkeypatch)
    program = start_program(cli="/nowhere/claude", directory=str(project.folder))
    controller = program.session_manager.current
    assert controller is not None and controller.consent is not None
    controller.consent.answer = TrustAnswer.WITHOUT
    monkeypatch.setattr(controller, "renew", lambda: None)
    view = screen.app.new_session_view
    view.setFolder(str(project.folder))
    view.askBranches()
    await until(view.changed, lambda: "trust" in view.branchTrouble)
    assert view.branches == []
