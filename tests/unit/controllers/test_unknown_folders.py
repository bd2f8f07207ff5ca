"""A folder is asked about once, before any process runs there."""

from pathlib import Path

from claude_desk.snapshots.records import Refusal, Refused, SnapshotMoment
from claude_desk.snapshots.requests import TakeSnapshot
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.folder_trust import TrustAnswer
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until


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
    """Nothing comes up under the hands that write it, and nothing runs meanwhile."""
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
    await until(session.problem_changed, lambda: session.problem is not None)


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
