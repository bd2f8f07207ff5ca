"""Two sessions side by side: typing, pressing and moving affect the session that the user works in."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.session.permissions.decisions import DenyOnce
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.session_list import SessionListRole
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import long_talk
from tests.qml.window import Kind, items_below

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
WIDE, NARROW = (1280, 860), (900, 700)


class Panes:
    """Two sessions in the panes of a window. The user works in the second pane."""

    def __init__(self, open_window: OpenWindow, first: LiveSession, size: tuple[int, int] = WIDE) -> None:
        self.sessions = (first, LiveSession(long_talk(12)))
        first.info.title, self.sessions[1].info.title = "Left", "Right"
        self.window = window = open_window(first, size)
        app = self.app = window.app
        app.viewWanted.connect(app.show_view)
        app.paneCloseWanted.connect(app.close_pane)
        self.views: tuple[SessionView, SessionView] = (app.view, app.add_view())
        self.views[1].attach(self.sessions[1])
        app.show_in_other_pane(self.views[1])
        self.settle()

    def settle(self) -> None:
        self.window.painted()
        self.window.painted()

    @property
    def pages(self) -> list[QQuickItem]:
        """The pages of the panes, from left to right."""
        pages = [page for page in self.window.items("SessionPage") if page.isVisible()]
        return sorted(pages, key=lambda page: page.mapToScene(QPoint(0, 0)).x())

    @property
    def titles(self) -> list[str]:
        """The titles of the sessions in the panes."""
        return [str(QQmlProperty(page, "session.title").read()) for page in self.pages]

    def part(self, pane: int, kind: str) -> QQuickItem:
        return items_below(self.pages[pane], kind)[0]

    def until_at(self, pane: int) -> None:
        """Wait until the user works in this pane, with the keyboard focus in it."""
        self.window.qtbot.waitUntil(
            lambda: self.app.view is self.views[pane] and bool(self.pages[pane].property("activeFocus"))
        )

    def press(self, item: QQuickItem, at: QPoint | None = None) -> None:
        place = item.mapToScene(at or QPoint(int(item.width() / 2), int(item.height() / 2)))
        QTest.mouseClick(self.window.window, Qt.MouseButton.LeftButton, pos=place.toPoint())


@pytest.fixture
def panes(open_window: OpenWindow, session: LiveSession) -> Panes:
    session.add(*long_talk(9))
    return Panes(open_window, session)


def test_there_is_one_page_until_another_is_wanted(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.app.add_view()
    assert len(window.items("SessionPage")) == 1
    assert not window.items("SecondPane")
    assert window.find(Kind.Button, "Close pane") is None


def test_what_is_typed_is_for_the_pane_with_the_keyboard(panes: Panes) -> None:
    panes.until_at(1)
    panes.window.type("to the right")
    panes.window.key(Qt.Key.Key_Return)
    panes.window.key(Qt.Key.Key_F6, SHIFT)
    panes.until_at(0)
    panes.window.type("to the left")
    panes.window.key(Qt.Key.Key_Return)
    assert [session.sent for session in panes.sessions] == [["to the left"], ["to the right"]]


def test_a_press_goes_to_the_pane_under_it(panes: Panes) -> None:
    panes.press(panes.part(0, "TranscriptView"))
    panes.until_at(0)
    panes.press(panes.part(1, "SessionHeader"), QPoint(60, 20))  # nothing handles a press there
    panes.until_at(1)
    panes.window.type("x")
    assert panes.views[1].composer.draft_view.property("text") == "x"


def test_a_menu_of_the_other_pane_stays_open(panes: Panes) -> None:
    panes.until_at(1)
    panes.press(panes.part(0, "SessionChoice"))
    composer = panes.part(0, "Composer")
    panes.window.qtbot.waitUntil(lambda: bool(composer.property("menuOpen")))
    panes.settle()
    assert composer.property("menuOpen") and panes.app.view is panes.views[0]
    panes.window.key(Qt.Key.Key_Escape)
    panes.window.qtbot.waitUntil(lambda: not composer.property("menuOpen"))
    panes.until_at(0)


def test_the_menu_of_a_row_of_the_other_pane_stays_open(panes: Panes) -> None:
    panes.until_at(1)
    places = [row.mapToScene(QPoint(40, 10)).toPoint() for row in items_below(panes.pages[0], "ProseRow")]
    place = next(place for place in places if 100 < place.y() < 600)
    QTest.mouseClick(panes.window.window, Qt.MouseButton.RightButton, pos=place)
    panes.window.wait_for(Kind.MenuItem, "Copy")
    panes.settle()
    assert panes.window.find(Kind.MenuItem, "Copy") is not None
    assert panes.app.view is panes.views[0]


def test_keys_of_the_session_go_to_the_pane_with_the_keyboard(panes: Panes) -> None:
    left, right = panes.sessions
    for session in (left, right):
        session.works()
    panes.window.key(Qt.Key.Key_Escape)
    assert (left.stops, right.stops) == (0, 1)
    panes.window.key(Qt.Key.Key_F, CONTROL)
    panes.window.wait_for(Kind.EditableText, "Find")
    assert items_below(panes.pages[1], "FindBar")[0].isVisible()
    panes.window.key(Qt.Key.Key_F6, SHIFT)
    panes.until_at(0)
    panes.window.key(Qt.Key.Key_Escape)
    assert (left.stops, right.stops) == (1, 1)


def test_a_button_of_the_other_pane_is_for_its_session(panes: Panes) -> None:
    left, right = panes.sessions
    for session in (left, right):
        session.works()
    panes.settle()
    panes.press(items_below(panes.pages[0], "StopButton")[0])
    assert (left.stops, right.stops) == (1, 0)
    panes.until_at(0)


def test_each_pane_has_its_requests(panes: Panes) -> None:
    left, right = panes.sessions
    for session in (left, right):
        session.set_requests([bash_request()])
    panes.settle()
    cards = [panes.part(pane, "PermissionDialog") for pane in (0, 1)]
    panes.window.qtbot.waitUntil(lambda: all(card.property("settled") for card in cards))
    deny = next(
        each for each in items_below(panes.pages[0], "DecisionButton") if each.property("text") == "Deny"
    )
    panes.press(deny)
    assert left.decisions == [("r1", DenyOnce(""))]
    assert not right.decisions
    assert panes.app.property("waitingElsewhere") == 0


def test_what_happens_in_the_other_pane_leaves_the_keyboard_where_it_is(panes: Panes) -> None:
    left = panes.sessions[0]
    panes.until_at(1)
    left.show_problem(Problem(ProblemKind.START_FAILED, "error: unknown option"))
    left.state_changed.emit()
    panes.settle()
    left.show_problem(None)
    left.state_changed.emit()
    left.set_requests([bash_request()])
    panes.settle()
    left.set_requests([])
    left.restored.emit("words that come back", ())
    panes.settle()
    panes.until_at(1)
    panes.window.type("x")
    assert panes.views[1].composer.draft_view.property("text") == "x"
    assert panes.views[0].composer.draft_view.property("text") == "words that come back"


def test_a_low_width_leaves_the_pane_with_the_keyboard_and_a_wider_one_brings_both_back(panes: Panes) -> None:
    panes.window.type("words")
    rows = panes.part(1, "TranscriptView")
    panes.window.window.resize(*NARROW)
    panes.window.qtbot.waitUntil(lambda: len(panes.pages) == 1)
    assert panes.titles == ["Right"]
    assert panes.window.has_focus("Message")
    assert not panes.app.is_seen(panes.views[0])
    panes.window.key(Qt.Key.Key_F6, SHIFT)
    panes.window.qtbot.waitUntil(lambda: panes.titles == ["Left"])
    panes.window.qtbot.waitUntil(lambda: bool(panes.pages[0].property("activeFocus")))
    panes.window.window.resize(*WIDE)
    panes.window.qtbot.waitUntil(lambda: len(panes.pages) == 2)
    assert panes.part(1, "TranscriptView") is rows, "it was made anew"
    assert panes.app.is_seen(panes.views[1])
    panes.until_at(0)


@pytest.mark.parametrize("pane", (0, 1))
def test_closing_a_pane_leaves_the_other_alone(panes: Panes, pane: int) -> None:
    button = next(
        each for each in items_below(panes.pages[pane], "IconButton") if each.property("text") == "Close pane"
    )
    panes.press(button)
    panes.window.qtbot.waitUntil(lambda: not panes.window.items("SecondPane"))
    assert panes.app.view is panes.views[1 - pane]
    assert panes.titles == [("Right", "Left")[pane]]
    panes.window.qtbot.waitUntil(lambda: panes.window.has_focus("Message"))
    assert panes.app.session_list.row_of(panes.views[pane]) is not None, "it is closed"
    assert panes.window.find(Kind.Button, "Close pane") is None


def test_a_key_closes_the_pane_that_the_person_is_at(panes: Panes) -> None:
    panes.window.key(Qt.Key.Key_W, SHIFT | CONTROL)
    panes.window.qtbot.waitUntil(lambda: not panes.window.items("SecondPane"))
    assert panes.app.view is panes.views[0]


def test_a_session_that_is_closed_takes_its_pane_along(panes: Panes) -> None:
    panes.app.remove_view(panes.views[0])
    panes.settle()
    assert panes.titles == ["Right"]


def test_another_session_comes_into_the_pane_with_the_keyboard(panes: Panes) -> None:
    third = panes.app.add_view()
    session = LiveSession()
    session.info.title = "Third"
    third.attach(session)
    panes.app.show_view(third)
    panes.settle()
    assert panes.titles == ["Left", "Third"]
    panes.app.show_view(panes.views[0])
    panes.until_at(0)
    panes.app.show_in_other_pane(panes.views[1])
    panes.settle()
    assert panes.titles == ["Left", "Right"]


def test_a_message_goes_along_into_another_pane(panes: Panes) -> None:
    """An unfinished message moves with its session to another pane. The composer can still replace parts of
    the text there."""
    panes.window.type("half a message")
    panes.app.close_pane(panes.views[1])
    panes.app.fill_other_pane(panes.views[1], False, 0.5)
    panes.settle()
    assert panes.part(1, "MessageField").property("text") == "half a message"
    panes.app.close_pane(panes.views[0])
    panes.settle()
    assert panes.titles == ["Right"]
    panes.app.fill_other_pane(panes.views[0], True, 0.5)
    panes.settle()
    assert panes.titles == ["Left", "Right"]
    panes.views[1].composer.replace(0, 4, "a whole")
    assert panes.part(1, "MessageField").property("text") == "a whole a message"
    assert panes.part(0, "MessageField").property("text") == ""


def moved(panes: Panes, act: Callable[[], None]) -> float:
    before = panes.pages[0].width()
    act()
    panes.settle()
    return panes.pages[0].width() - before


def test_the_divider_is_moved_by_keys_and_by_the_pointer(panes: Panes) -> None:
    divider = panes.window.item("PaneDivider")
    divider.forceActiveFocus()
    assert panes.window.has_focus("Divider between the sessions")
    assert moved(panes, lambda: panes.window.key(Qt.Key.Key_Right)) == pytest.approx(24, abs=1)
    assert moved(panes, lambda: panes.window.key(Qt.Key.Key_Left)) == pytest.approx(-24, abs=1)
    seam = divider.mapToScene(QPoint(3, 400)).toPoint()

    def drag() -> None:
        QTest.mousePress(panes.window.window, Qt.MouseButton.LeftButton, pos=seam)
        QTest.mouseMove(panes.window.window, seam + QPoint(-50, 0))
        QTest.mouseRelease(panes.window.window, Qt.MouseButton.LeftButton, pos=seam + QPoint(-50, 0))

    panes.app.show_view(panes.views[0])
    panes.settle()
    assert moved(panes, drag) == pytest.approx(-50, abs=1)
    assert panes.app.view is panes.views[0], "the divider is no pane"
    divider.forceActiveFocus()
    for _ in range(20):
        panes.window.key(Qt.Key.Key_Right)
    panes.settle()
    assert panes.pages[1].width() == 420


def test_read_from_the_right_the_first_pane_is_at_the_right(panes: Panes, qapp: QGuiApplication) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        panes.settle()
        assert panes.titles == ["Right", "Left"]
        divider = panes.window.item("PaneDivider")
        divider.forceActiveFocus()
        before = panes.pages[1].width()
        panes.window.key(Qt.Key.Key_Left)
        panes.settle()
        assert panes.pages[1].width() == pytest.approx(before + 24, abs=1)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_list_shows_which_two_stand_there(panes: Panes) -> None:
    listed = panes.app.session_list

    def role(view: SessionView, role: SessionListRole) -> bool:
        return bool(listed.data(listed.index(listed.place_of(listed.row_of(view))), role))

    assert [role(view, SessionListRole.SHOWN) for view in panes.views] == [False, True]
    assert [role(view, SessionListRole.SHOWN_ELSEWHERE) for view in panes.views] == [True, False]
    panes.sessions[0].works()
    panes.sessions[0].rests()
    assert not role(panes.views[0], SessionListRole.UNSEEN)
    panes.window.window.resize(*NARROW)
    panes.window.qtbot.waitUntil(lambda: len(panes.pages) == 1)
    panes.sessions[0].works()
    panes.sessions[0].rests()
    assert role(panes.views[0], SessionListRole.UNSEEN)


def test_the_list_asks_for_a_session_beside(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    view = window.app.add_view()
    other = LiveSession()
    other.info.title = "The other"
    view.attach(other)
    wanted: list[tuple[str, SessionView]] = []
    window.app.session_list.wanted.connect(lambda action, row, _: wanted.append((action, row.view)))
    window.key(Qt.Key.Key_K, CONTROL)
    window.type("other")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return, CONTROL)
    assert wanted == [("beside", view)]


def test_the_panes_are_told_apart_when_read_out(panes: Panes) -> None:
    assert [node.name for node in panes.window.all(Kind.Pane) if node.name in ("Left", "Right")] == [
        "Left",
        "Right",
    ]
    assert len(panes.window.all(Kind.EditableText, "Message")) == 2
