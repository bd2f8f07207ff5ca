"""A session in a separate window: it continues there unchanged, and comes back to the main window."""

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QPoint, QRect
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import SessionController
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.window_file import WindowGeometry, read_window
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.folder_trust import TrustAnswer
from tests.qml.window import items_of
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_main_controller import start_with_servers
from tests.unit.controllers.test_many_sessions import on_disk, write
from tests.unit.controllers.test_window_restore import A, B
from tests.waiting import until

pytestmark = pytest.mark.full_window

PROMPT = PromptWords("Close it?", "It works.", "Close")


class Two:
    """A program with two sessions; the second is shown."""

    def __init__(self, program: MainController, screen: WindowEngine, root: Path) -> None:
        self.program, self.manager, self.windows = program, program.session_manager, program.windows
        self.screen, self.app = screen, screen.app
        self.all: list[SessionController] = []
        for name, session_id in (("a", A), ("b", B)):
            program.launcher.open_session(str(root / name), session_id)
            assert self.manager.current is not None
            self.all.append(self.manager.current)

    def own(self, number: int) -> QQuickWindow:
        window = self.windows.window_of(self.all[number])
        assert window is not None
        return window

    async def move_out(self, number: int) -> QQuickWindow:
        """Move the session out, and wait until its window is active."""
        self.app.windowToggleWanted.emit(self.all[number].view)
        own = self.own(number)
        await until(own.activeChanged, own.isActive)
        return own


def run(window: QQuickWindow, action: str) -> None:
    """Run an action as its key does."""
    QMetaObject.invokeMethod(window, "run", Q_ARG(str, action))


async def place_at(window: QQuickWindow, place: QRect) -> None:
    window.setGeometry(place)
    told = (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged)
    await until(told, lambda: QRect(window.x(), window.y(), window.width(), window.height()) == place)


@pytest.fixture
def two(start_program: StartProgram, screen: WindowEngine, tmp_path: Path, on_loop: Any) -> Two:
    for name, session_id in (("a", A), ("b", B)):
        (tmp_path / name).mkdir()
        on_disk(tmp_path, session_id)

    async def begin() -> Two:
        return Two(start_program(cli="/nowhere/claude"), screen, tmp_path)

    found: Two = on_loop(begin())
    return found


async def test_none_is_there_before_it_is_wanted(two: Two) -> None:
    assert [two.windows.window_of(each) for each in two.all] == [None, None]


async def test_it_goes_there_as_it_is(two: Two) -> None:
    session, view = two.all[1].session, two.all[1].view
    write(two.all[1], "words")
    own = await two.move_out(1)
    assert two.all[1].session is session and two.all[1].view is view, "it was begun anew"
    assert own.title() == f"{view.property('title')} — Claude Desk"
    assert len(items_of(own, "SessionPage")) == 1
    assert two.manager.main is two.all[0], "the main window shows another"
    assert two.manager.current is two.all[1] and two.app.view is view
    field = next(iter(items_of(own, "MessageField")))
    assert field.property("text") == "words"


async def test_the_page_of_all_sessions_brings_its_window_to_the_front(two: Two) -> None:
    """Enter on the row of a session with a separate window: the window comes to the front. The page stays."""
    own = await two.move_out(1)
    main = two.screen.window
    main.requestActivate()
    await until(main.activeChanged, main.isActive)
    run(main, "overview")
    page = two.app.overview_view
    assert [row.title for row in page._model.rows] == [str(each.view.property("title")) for each in two.all]
    page.enter(1)
    page.open()
    await until(own.activeChanged, own.isActive)
    assert two.manager.current is two.all[1] and two.manager.main is two.all[0]
    run(own, "overview")  # in the main window, and closes the page there
    await until(main.activeChanged, main.isActive)
    assert page._model.rows == []


async def test_closing_its_window_brings_it_back_to_the_list(two: Two) -> None:
    own = await two.move_out(1)
    session = two.all[1].session
    own.close()
    assert two.windows.window_of(two.all[1]) is None
    assert list(two.manager) == two.all and two.all[1].session is session, "it was closed"
    assert two.manager.main is two.manager.current is two.all[0]
    two.manager.show(two.all[1])
    assert two.manager.main is two.all[1]
    assert two.app.property("page") == "conversation"


async def test_move_back_shows_it_in_the_main_window(two: Two) -> None:
    await two.move_out(1)
    two.app.windowToggleWanted.emit(two.all[1].view)
    assert two.windows.window_of(two.all[1]) is None
    assert two.manager.main is two.manager.current is two.all[1]


async def test_the_last_one_leaves_the_start_page(two: Two) -> None:
    two.manager.close(two.all[0])
    own = await two.move_out(1)
    assert two.manager.main is None and two.app.property("page") == "start"
    own.close()
    assert two.manager.main is two.all[1] and two.app.property("page") == "conversation"


async def test_another_one_beside_comes_into_the_only_pane(two: Two) -> None:
    with two.manager.opening_in_other_pane():
        two.manager.show(two.all[0])
    await two.move_out(0)
    assert (two.manager.main, two.manager.other_pane) == (two.all[1], None)
    two.app.otherPaneWanted.emit()
    assert two.manager.other_pane is None, "no other is in the main window"


async def test_the_session_that_is_opened_then_is_shown_in_the_main_window(two: Two, tmp_path: Path) -> None:
    two.manager.close(two.all[0])
    await two.move_out(1)
    two.program.launcher.open_session(str(tmp_path / "a"), A)
    main = two.manager.main
    assert main is not None and main.session_id == A and main.view is not two.all[1].view
    assert two.app.property("page") == "conversation"
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    assert two.manager.current is main


async def test_showing_it_goes_to_its_window(two: Two) -> None:
    own = await two.move_out(1)
    two.screen.window.requestActivate()
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    assert two.manager.current is two.all[0]
    two.manager.show(two.all[1])
    await until(own.activeChanged, own.isActive)
    assert two.manager.main is two.all[0] and two.manager.current is two.all[1]


async def test_keys_are_for_the_window_in_front(two: Two) -> None:
    own = await two.move_out(1)
    run(own, "find")
    assert items_of(own, "FindBar") and not items_of(two.screen.window, "FindBar")
    run(own, "close")
    assert list(two.manager) == [two.all[0]]
    assert two.manager.current is two.all[0]


async def test_a_key_of_the_main_window_leads_there(two: Two) -> None:
    own = await two.move_out(1)
    run(own, "settings")
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    assert items_of(two.screen.window, "SettingsPage"), "it went again when the window came to the front"


async def test_a_key_brings_it_back(two: Two) -> None:
    own = await two.move_out(1)
    run(own, "ownWindow")
    assert two.windows.window_of(two.all[1]) is None and two.manager.main is two.all[1]
    two.screen.window.requestActivate()
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    run(two.screen.window, "ownWindow")
    assert two.windows.window_of(two.all[1]) is not None


async def test_the_end_hides_all_windows(two: Two) -> None:
    own = await two.move_out(1)
    two.program.end()
    assert not own.isVisible() and not two.screen.window.isVisible()


async def test_what_is_asked_before_it_is_closed_is_asked_in_the_main_window(two: Two) -> None:
    own = await two.move_out(1)
    two.all[1].view.set_asked(True)
    prompt = two.app.session_list.session_prompt
    prompt.ask(lambda: PROMPT, lambda: None)
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    assert own.isVisible()


async def test_windows_are_where_they_were_at_the_next_start(
    two: Two, start_program: StartProgram, screen: WindowEngine, places: AppPaths
) -> None:
    own = await two.move_out(1)
    await place_at(own, QRect(120, 90, 640, 500))
    two.program.end()
    await two.program.close()
    kept = read_window(max((places.state / "windows").glob("*.json"), key=os.path.getmtime).read_bytes())
    assert kept is not None
    place = WindowGeometry(x=120, y=90, width=640, height=500)
    assert [(each.id, each.apart, each.place) for each in kept.sessions] == [
        (A, False, WindowGeometry()),
        (B, True, place),
    ]
    two.manager.take_back(two.all[1])
    screen.window.show()
    program = start_program(cli="/nowhere/claude")
    await until(program.session_manager.changed, lambda: len(program.session_manager) == 2)
    again = program.session_manager.with_id(B)
    assert again is not None and program.session_manager.has_own_window(again)
    window = program.windows.window_of(again)
    assert window is not None
    assert (window.position(), window.width(), window.height()) == (QPoint(120, 90), 640, 500)
    assert again.session is not None, "it is not begun"
    assert program.session_manager.main is not None and program.session_manager.main.session_id == A


async def test_it_has_its_place_again_when_it_is_moved_out_again(two: Two) -> None:
    own = await two.move_out(1)
    await place_at(own, QRect(60, 70, 700, 600))
    two.app.windowToggleWanted.emit(two.all[1].view)
    own = await two.move_out(1)
    assert (own.position(), own.width(), own.height()) == (QPoint(60, 70), 700, 600)


async def test_a_cleared_session_leaves_its_window_to_the_new_one(two: Two) -> None:
    own = await two.move_out(1)
    await place_at(own, QRect(60, 70, 700, 600))
    session = two.all[1].session
    assert session is not None
    session.add_notice("Said before.")
    await until(session.operations, lambda: len(session.store))
    two.all[1].view.clearWanted.emit()
    new = next(each for each in two.manager if each not in two.all)
    assert two.manager.has_own_window(new) and not two.manager.has_own_window(two.all[1])
    assert two.manager.main is two.all[0], "the main window shows what it did"
    window = two.windows.window_of(new)
    assert window is not None
    assert (window.position(), window.width(), window.height()) == (QPoint(60, 70), 700, 600)


async def test_a_window_that_may_not_come_to_the_front_is_not_where_the_person_is(two: Two) -> None:
    await two.move_out(1)
    two.screen.window.requestActivate()
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    two.manager.enter_window(two.all[1])  # as `show` does, on a desktop that does not activate the window
    two.windows._refused.timeout.emit()
    assert two.manager.current is two.all[0]


async def test_the_list_moves_it_out_and_back(two: Two) -> None:
    row = two.app.session_list.row_of(two.all[0].view)
    assert row is not None
    two.app.session_list.act("apart", str(row.serial))
    assert two.windows.window_of(two.all[0]) is not None and two.manager.main is two.all[1]
    assert row.detail() == "a · own window"
    two.app.session_list.act("apart", str(row.serial))
    assert two.windows.window_of(two.all[0]) is None and two.manager.main is two.all[0]
    assert row.detail() == "a"


async def test_a_session_with_a_window_in_front_is_not_told_of(two: Two) -> None:
    await two.move_out(1)
    front = [two.program.notifications.is_in_front(each) for each in two.all]
    assert front == [False, True]
    two.screen.window.requestActivate()
    await until(two.screen.window.activeChanged, two.screen.window.isActive)
    front = [two.program.notifications.is_in_front(each) for each in two.all]
    assert front == [True, False]


async def test_its_export_is_asked_for_in_its_window(two: Two) -> None:
    await two.move_out(1)
    wished: list[str] = []
    two.all[1].view.wished.connect(wished.append)
    row = two.app.session_list.row_of(two.all[1].view)
    assert row is not None
    two.app.session_list.act("export", str(row.serial))
    assert wished == ["export"] and two.manager.current is two.all[1]


async def test_its_folder_is_asked_about_in_its_window(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """The answer applies to the session of that window, whatever the main window shows."""
    program, _ = start_with_servers(start_program, tmp_path)
    controller = program.session_manager.current
    assert controller is not None and screen.app.property("page") == "trust"
    screen.app.windowToggleWanted.emit(controller.view)
    own = program.windows.window_of(controller)
    assert own is not None
    assert items_of(own, "TrustPage") and not items_of(screen.window, "TrustPage")
    assert screen.app.property("page") == "start"
    view = program.windows._windows[controller].view
    view.openedWithout.emit()
    assert controller.consent is not None and controller.consent.answer is TrustAnswer.WITHOUT
    assert view.property("asks") is False and screen.app.property("page") == "start"
    controller.view.kept_out_view.review()
    assert view.property("asks") is True and screen.app.property("page") == "start"
    view.openedWithout.emit()
    assert view.property("asks") is False
