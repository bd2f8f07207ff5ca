"""Which sessions are side by side, and what opening, closing and showing does to them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import SessionController
from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.window.window_engine import WindowEngine
from tests.qml.window import items_of
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import write
from tests.whole_tables import first_of


class Three:
    """A program with three sessions; the last is shown."""

    def __init__(self, program: MainController, root: Path) -> None:
        self.program, self.manager = program, program.session_manager
        self.all: list[SessionController] = []
        for name in "abc":
            (root / name).mkdir()
            program.launcher.open_folder(str(root / name))
            assert self.manager.current is not None
            write(self.manager.current, f"words for {name}")
            self.all.append(self.manager.current)

    @property
    def shown(self) -> tuple[int, int]:
        """The numbers of the current session and of the session beside it; -1 if there is no such session."""
        numbers = {None: -1, **{each: number for number, each in enumerate(self.all)}}
        return numbers[self.manager.current], numbers[self.manager.other_pane]

    def beside(self, number: int) -> None:
        with self.manager.opening_in_other_pane():
            self.manager.show(self.all[number])


@pytest.fixture
def three(start_program: StartProgram, tmp_path: Path, on_loop: Any) -> Three:
    async def begin() -> Three:
        return Three(start_program(cli="/nowhere/claude"), tmp_path)

    found: Three = on_loop(begin())
    return found


async def test_showing_goes_where_it_stands_or_into_the_pane_of_the_person(three: Three) -> None:
    three.beside(0)
    assert three.shown == (0, 2)
    three.manager.show(three.all[2])
    assert three.shown == (2, 0)
    three.manager.show(three.all[1])
    assert three.shown == (1, 0)
    three.beside(2)
    assert three.shown == (2, 1)
    three.beside(1)
    assert three.shown == (1, 2), "it stands there by now"


async def test_a_closed_session_leaves_the_other_alone(three: Three) -> None:
    three.beside(0)
    three.manager.close(three.all[0])
    assert three.shown == (2, -1)
    three.beside(1)
    three.manager.close(three.all[2])
    assert three.shown == (1, -1)
    three.manager.close(three.all[1])
    assert three.shown == (-1, -1)


async def test_a_closed_pane_leaves_its_session_open(three: Three, screen: WindowEngine) -> None:
    three.beside(0)
    screen.app.paneCloseWanted.emit(three.all[0].view)
    assert three.shown == (2, -1) and len(three.manager) == 3
    three.beside(0)
    screen.app.paneCloseWanted.emit(three.all[2].view)
    assert three.shown == (0, -1) and len(three.manager) == 3
    screen.app.paneCloseWanted.emit(three.all[0].view)
    assert three.shown == (0, -1), "there is one pane at least"


async def test_the_key_shows_the_one_before_and_takes_it_away(three: Three, screen: WindowEngine) -> None:
    three.manager.show(three.all[0])
    screen.app.otherPaneWanted.emit()
    assert three.shown == (2, 0), "the one that was shown before"
    screen.app.otherPaneWanted.emit()
    assert three.shown == (2, -1)


async def test_without_another_session_it_says_so(three: Three, screen: WindowEngine) -> None:
    for each in three.all[:2]:
        three.manager.close(each)
    screen.app.otherPaneWanted.emit()
    assert three.shown == (2, -1)
    assert screen.app.property("note") == words(Phrase("session_notice.no_other_session"))


async def test_a_session_of_the_list_opens_beside(three: Three, screen: WindowEngine) -> None:
    row = screen.app.session_list.row_of(three.all[0].view)
    assert row is not None
    screen.app.session_list.act("beside", str(row.serial))
    assert three.shown == (0, 2)


async def test_a_new_session_takes_the_place_of_the_one_that_the_person_is_at(
    three: Three, tmp_path: Path
) -> None:
    three.beside(0)
    three.program.launcher.begin_in(str(tmp_path / "b"))
    assert three.manager.current not in three.all
    assert three.manager.other_pane is three.all[2]


async def test_only_what_is_seen_counts_as_in_front(three: Three, screen: WindowEngine) -> None:
    three.beside(0)
    screen.app.setSplit(True)
    assert [three.manager.is_seen(each) for each in three.all] == [True, False, True]
    screen.app.setSplit(False)
    assert [three.manager.is_seen(each) for each in three.all] == [True, False, False]


@pytest.mark.full_window
@pytest.mark.parametrize("seed", first_of(6))
async def test_whatever_is_done_window_and_manager_agree(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, seed: int
) -> None:
    chosen = Random(seed)
    program = start_program(cli="/nowhere/claude")
    manager, app = program.session_manager, screen.app
    warnings: list[str] = []
    screen.engine.warnings.connect(lambda told: warnings.extend(each.toString() for each in told))
    begun = 0
    for _ in range(60):
        there = list(manager)
        act = chosen.choice(("open", "show", "beside", "out", "back", "pane", "close", "enter", "key"))
        if not there or (act == "open" and len(there) < 6):
            begun += 1
            folder = tmp_path / f"{seed}-{begun}"
            folder.mkdir()
            program.launcher.open_folder(str(folder))
            assert manager.current is not None
            write(manager.current, "words")
        else:
            one = chosen.choice(there)
            match act:
                case "show":
                    manager.show(one)
                case "beside":
                    with manager.opening_in_other_pane():
                        manager.show(one)
                case "out":
                    manager.move_out(one)
                case "back":
                    manager.take_back(one, chosen.random() < 0.5)
                case "pane":
                    manager.close_pane(one)
                case "close":
                    program._close_session(one)
                case "enter":
                    manager.enter_window(one if manager.has_own_window(one) else None)
                case "key":
                    app.otherPaneWanted.emit()
        assert_agree(program, screen)
        if chosen.random() < 0.5:
            await asyncio.sleep(0)  # objects that wait for their deletion are deleted
    assert warnings == []


def assert_agree(program: MainController, screen: WindowEngine) -> None:
    manager, app = program.session_manager, screen.app
    apart = [each for each in manager if manager.has_own_window(each)]
    shown = [each for each in (manager.main, manager.other_pane) if each is not None]
    assert not set(apart) & set(shown)
    assert (manager.main is None) == (len(apart) == len(manager))
    assert app.property("page") == ("start" if manager.main is None else "conversation")
    if manager.main is not None:
        assert app.pane_view is manager.main.view
    assert app._other_pane is (manager.other_pane.view if manager.other_pane is not None else None)
    if manager.current is not None:
        assert app.view is manager.current.view
    assert {each.view for each in (*shown, *apart)} == {each.view for each in manager if each.view.current}
    assert {each for each in manager if program.windows.window_of(each) is not None} == set(apart)
    assert len({each.view for each in manager}) == len(manager), "two have one view"
    pages = [page for page in items_of(screen.window, "SessionPage") if page.parentItem() is not None]
    assert len(pages) <= 2
