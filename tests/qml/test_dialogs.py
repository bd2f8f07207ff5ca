"""What holds for every dialog: the focus, the keys, the order of the buttons, and what is spoken."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from claude_desk.ui.sidebar.session_prompt import PromptWords
from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.qml.window import Kind, Window
from tests.whole_tables import few_of
from tests.window_engines import SuccessiveWindow


class Case(NamedTuple):
    """A state of the gallery with a dialog. `first`: what has the focus. `buttons`: the last buttons."""

    heading: str
    buttons: tuple[str, ...]
    first: str = "Cancel"


DIALOGS = {
    "sessions-asked": Case("Delete “Move the upload queue to SQLite”?", ("Cancel", "Move to trash")),
    "closing": Case(
        "Close Claude Desk while Claude is working?", ("Keep working", "Cancel", "Stop and close")
    ),
    "closing-lost": Case(
        "Close Claude Desk while Claude is working?", ("Keep working", "Cancel", "Stop and close")
    ),
    "rewind": Case(
        "Rewind to “The upload test fails about one run in ten. Find out why and fix it.”?",
        ("Cancel", "Rewind conversation"),
    ),
    "ask-bypass": Case("Bypass all permissions?", ("Cancel", "Bypass permissions")),
    "worktree-new": Case("New session in a new worktree", ("Cancel", "Create and start"), "New branch"),
    "worktree-remove": Case("Remove the worktree atlas-retry-uploads?", ("Cancel", "Remove worktree")),
    "worktree-remove-open": Case(
        "Remove the worktree atlas-retry-uploads?", ("Cancel", "Close session and remove")
    ),
    "worktree-uncommitted": Case("Remove the worktree atlas-retry-uploads?", ("Cancel",)),
    "ceiling-asked": Case(
        "Send above the cost limit of $5.00?", ("Take the message back", "Cancel", "Send anyway")
    ),
    "changes-undo-all": Case("Undo all changes of this turn?", ("Cancel", "Undo 5 files")),
}


class Opened:
    """A window with the dialog of a state."""

    def __init__(self, state: str, qtbot: QtBot, size: tuple[int, int]) -> None:
        self.case = DIALOGS[state]
        self.screen = SuccessiveWindow()
        fill(state, self.screen)
        shown = self.screen.open()
        shown.resize(*size)
        qtbot.waitUntil(shown.isExposed)
        self.window = Window(self.screen, open_page(state, self.screen, shown), qtbot)
        self.window.window.requestActivate()
        self.window.wait_for(Kind.Dialog, self.case.heading)
        for name in self.case.buttons:
            self.window.wait_for(Kind.Button, name)
        self.window.painted()

    @property
    def card(self) -> QQuickItem:
        interface = self.window.interface(Kind.Dialog, self.case.heading)
        assert interface is not None
        found = interface.object()
        assert isinstance(found, QQuickItem)
        return found

    def button(self, name: str) -> QRectF:
        interface = self.window.interface(Kind.Button, name)
        assert interface is not None, name
        found = interface.object()
        assert isinstance(found, QQuickItem)
        return found.mapRectToScene(QRectF(0, 0, found.width(), found.height()))

    @property
    def box(self) -> QRectF:
        return self.card.mapRectToScene(QRectF(0, 0, self.card.width(), self.card.height()))

    def holds_focus(self) -> bool:
        item = self.window.window.activeFocusItem()
        while item is not None and item is not self.card:
            item = item.parentItem()
        return item is not None


# Each dialog in which the focus is on Cancel, cancelled in each way. A usual run plays each dialog once.
CANCELLED = [(name, way) for name in DIALOGS if DIALOGS[name].first == "Cancel" for way in ("enter", "shade")]
HALF = [case for number, case in enumerate(CANCELLED) if number % 4 in (0, 3)]


@pytest.fixture
def opened(qapp: QGuiApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Opened]:
    QAccessible.setActive(True)
    state, size = request.param if isinstance(request.param, tuple) else (request.param, (1280, 860))
    found = Opened(state, qtbot, size)
    yield found
    found.screen.close()
    QAccessible.setActive(False)


@pytest.mark.own_engine
@pytest.mark.parametrize("opened", DIALOGS, indirect=True)
def test_a_dialog_keeps_the_focus_fits_and_is_cancelled_by_escape(opened: Opened) -> None:
    window, case = opened.window, opened.case
    window.qtbot.waitUntil(lambda: window.has_focus(case.first))
    window.item("SessionPage").forceActiveFocus()
    assert not opened.holds_focus()
    window.qtbot.waitUntil(lambda: window.has_focus(case.first))
    said = QAccessible.queryAccessibleInterface(opened.card)
    assert said.text(QAccessible.Text.Name) == case.heading
    about = said.child(0)
    assert about is not None and about.role() != QAccessible.Role.Dialog
    assert about.text(QAccessible.Text.Name), "the dialog says what it is about"
    lefts = [opened.button(name).left() for name in case.buttons]
    assert lefts == sorted(lefts), "Cancel comes before the act"
    assert all(opened.box.contains(opened.button(name)) for name in case.buttons)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(12):
            window.key(key)
            assert opened.holds_focus()
    if case.heading != "Undo all changes of this turn?":  # a small window does not show these changes
        window.window.resize(480, 500)
        window.painted()
        window.painted()
        assert QRectF(0, 0, 480, 500).contains(opened.box)
        assert [name for name in case.buttons if not opened.box.contains(opened.button(name))] == []
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, case.heading)
    assert window.window.activeFocusItem() is not None


@pytest.mark.own_engine
@pytest.mark.parametrize("opened", ["ask-bypass"], indirect=True)
def test_the_end_of_a_dialog_takes_no_focus_from_another_dialog(opened: Opened) -> None:
    window, heading = opened.window, "Close the session?"
    prompt = window.app.session_list.session_prompt
    prompt.ask(lambda: PromptWords(heading, "It works.", "Close"), lambda: None)
    window.wait_for(Kind.Dialog, heading)
    window.app.view.choices.declineBypass()
    window.wait_gone(Kind.Dialog, opened.case.heading)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))


@pytest.mark.own_engine
@pytest.mark.parametrize(("opened", "way"), few_of(CANCELLED, HALF), indirect=["opened"])
def test_enter_on_cancel_and_a_press_beside_the_dialog_cancel_it(opened: Opened, way: str) -> None:
    window = opened.window
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    if way == "enter":
        window.key(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    window.wait_gone(Kind.Dialog, opened.case.heading)


@pytest.mark.own_engine
@pytest.mark.parametrize("opened", ["worktree-new"], indirect=True)
def test_a_press_beside_a_dialog_loses_nothing_that_was_written(opened: Opened) -> None:
    window = opened.window
    window.qtbot.waitUntil(lambda: window.has_focus("New branch"))
    window.key(Qt.Key.Key_End)
    window.type("-2")
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    window.painted()
    assert window.wait_for(Kind.EditableText, "New branch").value == "retry-uploads-2"


@pytest.mark.own_engine
@pytest.mark.parametrize("opened", [("worktree-new", (480, 640))], indirect=True)
def test_with_large_text_the_fields_stay_in_reach(opened: Opened) -> None:
    window = opened.window
    window.app.set_text_scale(2.0)
    window.painted()
    for _ in range(2):
        window.key(Qt.Key.Key_Tab)
        item = window.window.activeFocusItem()
        assert item is not None
        view = item
        while view.property("contentY") is None:
            view = view.parentItem()
        place = item.mapRectToItem(view, QRectF(0, 0, item.width(), item.height()))
        assert QRectF(0, 0, view.width(), view.height()).contains(place)
