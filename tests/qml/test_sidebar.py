"""The sidebar: its content, what assistive technology reads, and its keys."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.sidebar.session_rows import SessionMark, SessionRow
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below, items_of
from tests.session_records import record

BUTTON, TEXT, LIST, ITEM = Kind.Button, Kind.EditableText, Kind.List, Kind.ListItem
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)

FORK_ICON = "M4.7 2.7 V13.3 M4.7 2.7 V4.3 C4.7 7.7 11.3 6.3 11.3 10 V13.3"
DELETE = PromptWords("Delete “A”?", "~/src · 2 MB", "Move to trash")
CLOSE = PromptWords("Close it?", "It works.", "Stop and close")


class Wishes(list[tuple[str, str, str]]):
    """The requests to the list: the action, the session's title, and a text."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        window.app.session_list.wanted.connect(self._take)

    def _take(self, action: str, row: SessionRow, text: str) -> None:
        self.append((action, row.title, text))


def listed(window: Window, count: int = 6, **fields: Any) -> Wishes:
    now = time.time()
    window.app.session_list.apply_changes(
        [record(str(number), Path("/p"), now - 90_000.0 * number - 400, **fields) for number in range(count)]
    )
    window.painted()
    return Wishes(window)


def rows(window: Window) -> list[str]:
    """Return the names of the rows, from top to bottom."""
    found = [node for node in window.all(ITEM) if node.x < 264]
    return [node.name for node in sorted(found, key=lambda node: node.y)]


def the_list(window: Window) -> QQuickItem:
    return window.item("SessionList")


def test_groups_and_rows(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    listed(window, 3)
    assert window.find(LIST, "Sessions")
    assert rows(window)[0] == "Fix the flaky upload test, Ready"
    assert rows(window)[1] == "Session 0, Not running"
    heads = [node.name for node in window.all(Kind.Heading) if node.x < 200]
    assert heads[0] == "Today"
    assert window.find(BUTTON, "New session")
    session.bring_to("waiting")
    window.painted()
    assert next(node.name for node in window.all(Kind.Heading) if node.x < 200) == "Needs you"
    assert rows(window)[0] == "Fix the flaky upload test, Needs you"


def test_a_sign_differs_in_more_than_its_colour(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)

    def form() -> tuple[object, ...]:
        window.painted()
        [sign] = items_below(window.item("SessionRow"), "StateIcon")
        assert sign.isVisible()
        return sign.property("path"), sign.property("filled")

    session.works()
    works = form()
    session.show_problem(Problem(ProblemKind.START_FAILED))
    assert form() != works


def test_numbers_are_shown_while_alt_is_held(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    sidebar = window.item("Sidebar")
    assert not sidebar.property("numbered")
    window.qtbot.keyPress(window.window, Qt.Key.Key_Alt)
    assert sidebar.property("numbered")
    window.qtbot.keyRelease(window.window, Qt.Key.Key_Alt)
    assert not sidebar.property("numbered")


def test_a_row_that_goes_into_another_group_in_place_has_its_head(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    for state, head in (("working", "Working"), ("waiting", "Needs you"), ("ready", "Today")):
        session.bring_to(state)
        window.painted()
        assert [node.name for node in window.all(Kind.Heading) if node.x < 200] == [head]


def test_what_is_read_stays_where_it_is(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    listed(window, 60)
    [view] = [item for item in the_list(window).childItems() if item.inherits("QQuickListView")]
    view.setProperty("contentY", 900.0)
    window.painted()
    before = {node.name: node.y for node in window.all(ITEM) if node.x < 264}
    window.app.session_list.apply_changes([record("new", Path("/p"), time.time())])
    session.works()
    window.painted()
    after = {node.name: node.y for node in window.all(ITEM) if node.x < 264}
    shared = before.keys() & after.keys()
    assert len(shared) > 5
    assert {name: after[name] for name in shared} == {name: before[name] for name in shared}


def test_found_while_one_types(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wishes = listed(window, 6)
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.type("session 4")
    window.painted()
    assert rows(window) == ["Session 4, Not running"]
    window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 4, Not running"))
    window.type("x")
    assert window.has_focus("Search sessions"), "what is typed in the list goes on in the field"
    window.painted()
    window.wait_for(Kind.StaticText, "No matching sessions.")
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert window.app.property("sessions").rowCount() == 7
    window.type("session 5")
    window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 5, Not running"))
    window.key(Qt.Key.Key_Return)
    assert wishes == [("choose", "Session 5", "")]
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    window.painted()
    assert len(rows(window)) == 7, "what was looked for is open"


@pytest.mark.parametrize("size", [(1280, 860), (700, 500)])
def test_enter_opens_the_first_session_that_is_found(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    wishes = listed(window, 6)
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.type("session")
    window.painted()
    first = rows(window)[0]
    window.key(Qt.Key.Key_Return)
    assert wishes == [("choose", first.partition(",")[0], "")]
    assert window.find(Kind.Heading, "Search") is None
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    assert window.wait_for(Kind.EditableText, "Search sessions").value == "", "it was found"
    window.painted()
    assert window.app.property("sessions").rowCount() == 7


def test_what_no_session_is_called_is_searched_everywhere(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    wishes = listed(window, 6)
    window.key(Qt.Key.Key_K, CTRL)
    window.type("needle")
    window.key(Qt.Key.Key_Return)
    window.wait_for(Kind.Heading, "Search")
    assert wishes == []


def test_ctrl_enter_searches_everywhere(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wishes = listed(window, 6)
    window.key(Qt.Key.Key_K, CTRL)
    window.type("session 4")
    window.key(Qt.Key.Key_Return, CTRL)
    window.wait_for(Kind.Heading, "Search")
    assert wishes == []


def test_a_drawer_that_comes_again_shows_what_it_is_filtered_by(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (700, 500))
    listed(window, 6)
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.type("session 4")
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=QPoint(690, 250))  # outside of the drawer
    window.wait_gone(Kind.List, "Sessions")
    window.key(Qt.Key.Key_K, CTRL)
    field = window.wait_for(Kind.EditableText, "Search sessions")
    window.painted()
    assert (field.value, rows(window)) == ("session 4", ["Session 4, Not running"])


def test_what_needs_the_person_stands_there_whatever_is_looked_for(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    wishes = listed(window, 6)
    session.bring_to("waiting")
    window.key(Qt.Key.Key_K, CTRL)
    window.type("session 4")
    window.painted()
    assert rows(window) == ["Fix the flaky upload test, Needs you", "Session 4, Not running"]
    window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 4, Not running"))
    window.key(Qt.Key.Key_K, CTRL)
    window.key(Qt.Key.Key_Return)
    assert wishes == [("choose", "Session 4", "")], "it is not what was looked for"
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.type("session 4")
    session.rests()
    window.painted()
    assert rows(window) == ["Session 4, Not running"]


def test_the_first_found_is_taken_wherever_the_cursor_was(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    wishes = listed(window, 15)
    window.key(Qt.Key.Key_K, CTRL)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_End)
    window.key(Qt.Key.Key_K, CTRL)
    window.type("session 1")
    window.painted()
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    assert wishes == [("choose", "Session 1", "")]


def test_the_list_by_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wishes = listed(window)
    window.key(Qt.Key.Key_K, CTRL)
    window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Fix the flaky upload test, Ready"))
    window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 0, Not running"))
    window.key(Qt.Key.Key_End)
    window.key(Qt.Key.Key_Delete)
    window.key(Qt.Key.Key_Home)
    window.key(Qt.Key.Key_Return)
    assert wishes == [("delete", "Session 5", ""), ("choose", "Fix the flaky upload test", "")]
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))


def test_renamed_in_its_place(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    wishes = listed(window)
    window.key(Qt.Key.Key_K, CTRL)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_F2)
    window.qtbot.waitUntil(lambda: window.has_focus("Title"))
    window.type("Queue")
    window.key(Qt.Key.Key_Return)
    assert wishes == [("rename", "Session 0", "Queue")]
    window.app.session_list.set_marks({"0": SessionMark("Queue")}, ["0"])
    window.qtbot.waitUntil(lambda: window.has_focus("Queue, Not running"))
    window.key(Qt.Key.Key_F2)
    window.qtbot.waitUntil(lambda: window.has_focus("Title"))
    window.type("Other")
    window.key(Qt.Key.Key_Escape)
    window.qtbot.waitUntil(lambda: window.has_focus("Queue, Not running"))
    assert len(wishes) == 1


@pytest.mark.parametrize("by", ["hand", "keys"])
def test_the_menu_of_a_row(open_window: OpenWindow, session: LiveSession, by: str) -> None:
    window = open_window(session)
    wishes = listed(window)
    window.app.session_list.set_marks({"0": SessionMark(pinned=True)}, ["0"])
    window.painted()
    if by == "hand":
        place = window.wait_for(ITEM, "Session 0, Not running").centre
        QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
    else:
        window.key(Qt.Key.Key_K, CTRL)
        window.key(Qt.Key.Key_Down)
        window.key(Qt.Key.Key_Home)
        window.key(Qt.Key.Key_F10, SHIFT)
    names = ("Rename", "Unpin", "Archive", "Export…", "Copy session ID", "Open folder", "Delete…")
    for name in names:
        window.wait_for(Kind.MenuItem, name)
    assert window.wait_for(Kind.MenuItem, "Close").disabled
    for name, action in (("Unpin", "pin"), ("Copy session ID", "copy")):
        if window.find(Kind.MenuItem, name) is None:
            place = window.wait_for(ITEM, "Session 0, Not running").centre
            QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=place)
        window.press(Kind.MenuItem, name)
        assert wishes[-1] == (action, "Session 0", "")
        window.wait_gone(Kind.MenuItem, name)


def test_archived_ones(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    listed(window, 3)
    window.app.session_list.set_marks({"1": SessionMark(archived=True)}, ["1"])
    window.painted()
    assert "Session 1, Not running" not in rows(window)
    window.press(BUTTON, "Show archived (1)")
    window.painted()
    assert rows(window)[-1] == "Session 1, Not running"
    window.press(BUTTON, "Hide archived")
    window.painted()
    assert "Session 1, Not running" not in rows(window)


def test_how_far_the_disk_is_read_and_what_went_wrong(open_window: OpenWindow) -> None:
    window = open_window()
    window.wait_for(Kind.StaticText, "No sessions yet.")
    window.app.session_list.set_status("Reading sessions… 1,200 of 3,000", "")
    window.wait_for(Kind.StaticText, "Reading sessions… 1,200 of 3,000")
    assert window.find(Kind.StaticText, "No sessions yet.") is None
    window.app.session_list.set_status("", "The sessions on disk could not be read just now.")
    window.wait_for(Kind.StaticText, "The sessions on disk could not be read just now.")


def test_a_question_takes_the_keyboard_to_what_changes_nothing(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    prompt = window.app.session_list.session_prompt
    said: list[str] = []
    for key, expected in ((Qt.Key.Key_Escape, []), (Qt.Key.Key_Space, [])):
        prompt.ask(lambda: DELETE, lambda: said.append("gone"))
        window.wait_for(Kind.Dialog, "Delete “A”?")
        window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
        window.key(key)
        window.wait_gone(Kind.Dialog, "Delete “A”?")
        assert said == expected
        window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    prompt.ask(lambda: DELETE, lambda: said.append("gone"))
    window.until_meant("Move to trash")
    window.press(BUTTON, "Move to trash")
    assert said == ["gone"]
    prompt.show_message(lambda: "“A” is in the trash.", lambda: said.append("back"))
    window.press(BUTTON, "Undo")
    assert said == ["gone", "back"]
    window.wait_gone(BUTTON, "Undo")


def test_a_question_with_three_answers(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    prompt = window.app.session_list.session_prompt
    said: list[str] = []

    def ask() -> None:
        words = CLOSE._replace(other="Keep working")
        prompt.ask(lambda: words, lambda: said.append("closed"), lambda: said.append("kept"))
        window.wait_for(Kind.Dialog, "Close it?")
        window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))

    ask()
    window.key(Qt.Key.Key_Tab, SHIFT)
    assert window.has_focus("Keep working")
    window.until_meant("Keep working")
    window.key(Qt.Key.Key_Space)
    assert said == ["kept"]
    ask()
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.Dialog, "Close it?")
    assert said == ["kept"], "Enter is what changes nothing"
    ask()
    window.until_meant("Stop and close")
    window.press(BUTTON, "Stop and close")
    assert said == ["kept", "closed"]
    prompt.ask(lambda: DELETE, lambda: None)
    window.wait_for(Kind.Dialog, "Delete “A”?")
    window.wait_gone(BUTTON, "Keep working")


def test_escape_leaves_a_question_from_everywhere(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    prompt = window.app.session_list.session_prompt
    prompt.ask(lambda: CLOSE, lambda: None)
    window.wait_for(Kind.Dialog, "Close it?")
    window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, "Close it?")
    assert session.stops == 0
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 1


def test_a_new_session_here_and_elsewhere(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    with window.qtbot.waitSignal(window.app.newWanted):
        window.press(BUTTON, "New session")
    with window.qtbot.waitSignal(window.app.newWanted):
        window.key(Qt.Key.Key_N, CTRL)
    window.app.session_list.foldersAsked.connect(
        lambda: window.app.session_list.set_folders(["/srv/atlas", "/srv/relay"])
    )
    window.press(BUTTON, "New session in another folder")
    window.wait_for(Kind.MenuItem, "Open folder…")
    window.painted()
    with window.qtbot.waitSignal(window.app.newInWanted) as told:
        window.click(Kind.MenuItem, "/srv/relay")
    assert told.args == ["/srv/relay"]


@pytest.mark.parametrize("page", ["settings", "search"])
def test_what_is_shown_already_comes_from_behind_a_page(
    open_window: OpenWindow, session: LiveSession, page: str
) -> None:
    """If the shown session is new and empty, it is used as the new session."""
    window = open_window(session)
    window.app.newWanted.connect(lambda: window.app.show_view(window.app._session))
    for wanted in (lambda: window.press(BUTTON, "New session"), lambda: window.key(Qt.Key.Key_N, CTRL)):
        if page == "settings":
            window.key(Qt.Key.Key_Comma, CTRL)
            window.wait_for(Kind.Heading, "Settings")
        else:
            window.key(Qt.Key.Key_F, CTRL | SHIFT)
            window.qtbot.waitUntil(lambda: not window.has_focus("Message"))
        wanted()
        window.qtbot.waitUntil(lambda: window.has_focus("Message"))


def test_what_is_found_first_is_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    listed(window, 60)
    view = next(iter(items_below(window.item("SessionList"), "QQuickListView")))
    assert view.property("count") > 20
    view.setProperty("contentY", 1_200.0)
    window.painted()
    window.app.session_list.setProperty("filter", "Session")
    window.painted()
    assert view.property("contentY") == view.property("originY")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_row_has_two_lines_or_one_in_the_section_of_its_folder(
    open_window: OpenWindow, session: LiveSession, scale: float
) -> None:
    window = open_window(session)
    window.app.set_text_scale(scale)
    session.works()
    foldable(window)
    found = items_below(the_list(window), "SessionRow")
    heights = {(bool(row.property("oneLine")), row.height() / scale) for row in found}
    assert heights == {(False, 48), (True, 28)}
    for row in found:
        [sign] = items_below(row, "StateIcon")
        titles = [t for t in items_below(row, "PlainText") if t.property("text") == row.property("title")]
        begins = titles[0].mapToItem(row, QPointF()).x() / scale
        assert begins == 26, "the sign has a gutter of 18 pixels after a padding of 8"
        assert sign.mapToItem(row, QPointF(sign.width(), 0)).x() / scale <= 26


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_title_has_the_whole_width_in_both_directions(
    open_window: OpenWindow, session: LiveSession, qapp: QGuiApplication, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    try:
        window = open_window(session)
        listed(window, 3, forked=1)
        for row in window.items("SessionRow"):
            [sign] = items_below(row, "StateIcon")
            for text in items_below(row, "PlainText"):
                if text.property("text") == row.property("title"):
                    assert text.width() >= row.width() - 60
                    before = sign.mapToItem(row, QPointF()).x() < text.mapToItem(row, QPointF()).x()
                    assert before is (direction is Qt.LayoutDirection.LeftToRight)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_buttons_of_a_row_move_nothing_but_the_end_of_its_title(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    listed(window, 3)

    def places() -> dict[str, tuple[float, float]]:
        texts = [t for row in window.items("SessionRow") for t in items_below(row, "PlainText")]
        return {
            str(t.property("text")): (t.mapToScene(QPointF()).x(), t.mapToScene(QPointF()).y())
            for t in texts
            if t.isVisible()
        }

    before = places()
    row = window.items("SessionRow")[1]
    place = row.mapToScene(QPointF(60, 20)).toPoint()
    QTest.mouseMove(window.window, place)
    QTest.mouseMove(window.window, place + QPoint(3, 0))
    window.qtbot.waitUntil(lambda: bool(row.property("_tools")))
    window.painted()
    assert places() == before


def test_folders_that_differ_in_their_ends_are_told_apart(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.app.session_list.arrange(True, ())
    place = "/srv/a-very-long-name-of-a-folder-with-all-that-belongs-to-the-"
    window.app.session_list.apply_changes(
        [
            record(end, Path("/p"), time.time() - 100, folder=place + end, repository=place + end)
            for end in ("client", "server")
        ]
    )
    window.painted()
    name = place.rsplit("/", 1)[1]
    titles = [
        text
        for title in items_below(the_list(window), "SectionTitle")
        for text in items_below(title, "PlainText")
        if str(text.property("text")).startswith(name)
    ]
    assert [text.property("truncated") for text in titles] == [True, True]
    picture = window.window.grabWindow()
    drawn = [picture.copy(text.mapRectToScene(text.boundingRect()).toAlignedRect()) for text in titles]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("answer", ["Escape", "Move to trash", "Archive"])
def test_a_question_asked_by_a_key_of_the_list_gives_the_keyboard_back_to_it(
    open_window: OpenWindow, session: LiveSession, answer: str
) -> None:
    window = open_window(session)
    listed(window)
    sessions = window.app.session_list
    remove = lambda: sessions.apply_changes([], [record("5", Path("/p"))])  # noqa: E731
    asked = DELETE._replace(other="Archive" if answer == "Archive" else "")
    sessions.wanted.connect(lambda *_: sessions.session_prompt.ask(lambda: asked, remove, remove))
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 5, Not running"))
    window.key(Qt.Key.Key_Delete)
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    if answer == "Escape":
        window.key(Qt.Key.Key_Escape)
        window.qtbot.waitUntil(lambda: window.has_focus("Session 5, Not running"))
    else:
        window.until_meant(answer)
        window.press(BUTTON, answer)
        window.qtbot.waitUntil(lambda: window.has_focus("Session 4, Not running"))


@pytest.fixture
def three(open_window: OpenWindow, session: LiveSession) -> Iterator[tuple[Window, Wishes]]:
    """Three open sessions. The first of them is shown."""
    window = open_window(session)
    for number in (2, 3):
        another = LiveSession()
        another.info.title = f"Number {number}"
        window.app.add_view().attach(another)
    window.painted()
    return window, Wishes(window)


@pytest.mark.parametrize(
    ("key", "modifier", "place"),
    [
        (Qt.Key.Key_Tab, CTRL, 0),
        (Qt.Key.Key_Backtab, CTRL | SHIFT, 1),
        (Qt.Key.Key_1, ALT, 0),
        (Qt.Key.Key_2, ALT, 1),
    ],
)
def test_from_one_open_session_to_another(
    three: tuple[Window, Wishes], key: Qt.Key, modifier: Qt.KeyboardModifier, place: int
) -> None:
    """The digits follow the order of the list: the newest session is first, the shown session is last."""
    window, wishes = three
    sessions = window.app.session_list
    rows = [row for row in map(sessions.row_at, range(sessions.rowCount())) if row is not None and row.view]
    assert [row.number for row in rows] == [1, 2, 3] and rows[2].view is window.app.view
    window.key(key, modifier)
    assert wishes == [("choose", rows[place].title, "")]


def test_close_and_open_again(three: tuple[Window, Wishes]) -> None:
    window, _ = three
    with window.qtbot.waitSignal(window.app.closeWanted) as told:
        window.key(Qt.Key.Key_W, CTRL)
    assert told.args == [window.app.view]
    with window.qtbot.waitSignal(window.app.reopenWanted):
        window.key(Qt.Key.Key_T, CTRL | SHIFT)


def test_all_requests_that_wait_are_counted(three: tuple[Window, Wishes]) -> None:
    window, _ = three
    for view in window.app._views[1:]:
        view._session.set_requests([bash_request()])
    assert window.app.property("waiting") == 2
    assert window.app.property("waitingElsewhere") == 2
    window.app.show_view(window.app._views[1])
    assert window.app.property("waitingElsewhere") == 1
    window.app._views[1]._session.set_requests([])
    assert window.app.property("waiting") == 1
    window.app.remove_view(window.app._views[2])
    assert window.app.property("waiting") == 0


def test_its_edge_can_be_dragged_and_moved(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    kept: list[int] = []
    window.app.sidebarWidthWanted.connect(kept.append)
    edge = window.wait_for(Kind.Slider, "Sidebar width").centre
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=edge)
    for step in range(1, 9):
        QTest.mouseMove(window.window, edge + QPoint(10 * step, 0))
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=edge + QPoint(80, 0))
    window.painted()
    assert kept == [344]
    assert window.item("Sidebar").width() == 344
    window.item("SidebarResizer").forceActiveFocus()
    window.key(Qt.Key.Key_Left)
    window.key(Qt.Key.Key_Right)
    assert kept == [344, 328, 344]
    window.window.resize(900, 860)
    window.qtbot.waitUntil(lambda: window.item("Sidebar").width() == 344)
    window.window.resize(830, 860)
    window.qtbot.waitUntil(lambda: window.item("Sidebar").width() == 830 - 556)


def test_in_a_narrow_window_it_comes_and_goes(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (700, 860))
    wishes = listed(window)
    assert window.find(LIST, "Sessions") is None
    window.press(BUTTON, "Show sessions")
    window.wait_for(LIST, "Sessions")
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(LIST, "Sessions")
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    window.press(BUTTON, "Show sessions")
    window.click(ITEM, "Session 0, Not running")
    assert wishes == [("choose", "Session 0", "")]
    window.wait_gone(LIST, "Sessions")
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))


def test_it_is_beside_the_start_page_too(open_window: OpenWindow) -> None:
    window = open_window()
    window.app.show_start_page()
    listed(window)
    window.wait_for(ITEM, "Session 0, Not running")
    window.window.resize(700, 860)
    window.press(BUTTON, "Show sessions")
    window.wait_for(LIST, "Sessions")


def test_few_rows_are_built_of_many(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    listed(window, 3000)
    assert len(items_below(the_list(window), "SessionRow")) < 60


def test_one_of_the_list_is_exported_once_its_rows_are_there(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    window.app.session_list.exportAsked.emit()
    window.painted()
    assert window.find(Kind.MenuItem, "Save as Markdown…") is None
    session.add(Entry(id="e1", kind=EntryKind.USER, turn=1, text="hello", final=True))
    window.wait_for(Kind.MenuItem, "Save as Markdown…")


def foldable(window: Window) -> None:
    now = time.time()
    places = {"1": "/srv/alpha", "2": "/srv/alpha", "3": "/srv/beta"}
    window.app.session_list.arrange(True, ())
    window.app.session_list.apply_changes(
        [
            record(name, Path("/p"), now - 100 * int(name), folder=place, repository=place)
            for name, place in places.items()
        ]
    )
    window.painted()


def heads(window: Window) -> list[str]:
    found = [node for node in window.all(Kind.Heading) if node.x < 200]
    return [node.name for node in sorted(found, key=lambda node: node.y)]


def test_sections_are_folded_and_unfolded_by_key(open_window: OpenWindow, session: LiveSession) -> None:
    session.works()
    window = open_window(session)
    foldable(window)
    assert heads(window) == ["Working", "alpha", "beta"]
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    for _ in range(3):
        window.key(Qt.Key.Key_Down)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 2, Not running"))
    window.key(Qt.Key.Key_Left)
    window.qtbot.waitUntil(lambda: window.has_focus("alpha, 2 sessions, collapsed"))
    window.painted()
    assert heads(window) == ["Working", "beta"]
    assert rows(window)[1:] == ["alpha, 2 sessions, collapsed", "Session 3, Not running"]
    window.key(Qt.Key.Key_Right)
    for name in ("Session 1", "Session 2", "Session 3"):
        window.qtbot.waitUntil(lambda: window.has_focus(f"{name}, Not running"))  # noqa: B023
        if name != "Session 3":
            window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Left)
    window.qtbot.waitUntil(lambda: window.has_focus("beta, 1 session, collapsed"))
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 3, Not running"))
    window.key(Qt.Key.Key_Home)
    window.key(Qt.Key.Key_Left)
    window.painted()
    assert heads(window) == ["Working", "alpha", "beta"], "what works is not folded away"


def test_a_click_on_a_head_folds_and_unfolds(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    foldable(window)
    window.app.session_list.fold("/srv/beta", True)
    window.painted()
    window.click(Kind.Heading, "alpha")
    window.wait_for(ITEM, "alpha, 2 sessions, collapsed")
    assert [row for row in rows(window) if "collapsed" in row] == [
        "alpha, 2 sessions, collapsed",
        "beta, 1 session, collapsed",
    ]
    window.click(ITEM, "beta, 1 session, collapsed")
    window.wait_for(ITEM, "Session 3, Not running")


def test_the_older_sessions_of_a_folder_are_shown_by_key_and_by_click(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    now = time.time()
    window.app.session_list.arrange(True, ())
    window.app.session_list.apply_changes(
        [
            record(str(n), Path("/p"), now - 100 * n, folder="/srv/zeta", repository="/srv/zeta")
            for n in range(1, 12)
        ]
    )
    window.painted()
    window.key(Qt.Key.Key_K, CTRL)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: window.has_focus("4 more sessions in zeta"))
    window.key(Qt.Key.Key_F2)
    window.key(Qt.Key.Key_Delete)
    assert window.has_focus("4 more sessions in zeta"), "the row is no session"
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.has_focus("Session 8, Not running"))
    window.key(Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: window.has_focus("Show fewer sessions in zeta"))
    window.key(Qt.Key.Key_Space)
    window.qtbot.waitUntil(lambda: window.has_focus("4 more sessions in zeta"))
    assert rows(window)[-2:] == ["Session 7, Not running", "4 more sessions in zeta"]
    window.key(Qt.Key.Key_Left)
    window.qtbot.waitUntil(lambda: window.has_focus("zeta, 11 sessions, collapsed"))
    window.key(Qt.Key.Key_Right)
    window.click(ITEM, "4 more sessions in zeta")
    window.wait_for(ITEM, "Session 11, Not running")
    window.click(ITEM, "Show fewer sessions in zeta")
    window.wait_gone(ITEM, "Session 11, Not running")


def test_the_list_is_arranged_in_its_menu(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    foldable(window)
    window.click(BUTTON, "Group sessions")
    window.wait_for(Kind.MenuItem, "By time")
    assert {node.name: node.description for node in window.all(Kind.MenuItem)}["By folder"] == "Selected"
    window.click(Kind.MenuItem, "By time")
    window.qtbot.waitUntil(lambda: "Today" in heads(window))
    window.wait_gone(Kind.MenuItem, "By time")
    window.click(BUTTON, "Group sessions")
    window.wait_for(Kind.MenuItem, "Collapse all")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Return)
    window.wait_for(ITEM, "Today, 4 sessions, collapsed")


def test_the_sidebar_stays_as_it_was_left(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    kept: list[bool] = []
    window.app.sidebarWanted.connect(kept.append)
    window.key(Qt.Key.Key_B, CTRL)
    window.painted()
    assert kept == [False]
    assert window.find(BUTTON, "New session") is None
    window.app.set_sidebar(True)
    window.painted()
    assert window.find(BUTTON, "New session")


def test_few_rows_are_built_of_3000_in_folders(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    now = time.time()
    homes = [f"/srv/p{number}" for number in range(40)]
    window.app.session_list.arrange(True, homes[3:20])
    window.app.session_list.apply_changes(
        [
            record(str(number), Path("/p"), now - number, folder=home, repository=home)
            for number, home in enumerate(homes * 75)
        ]
    )
    window.painted()
    built = len(items_of(window.window, "SessionRow")) + len(items_of(window.window, "FoldedSectionRow"))
    assert 5 < built < 3 * 860 / 40
    for home in homes[:3]:
        window.app.session_list.fold(home, True)
    window.painted()
    assert len(items_of(window.window, "FoldedSectionRow")) > 10
    assert (
        len(items_of(window.window, "SessionRow")) + len(items_of(window.window, "FoldedSectionRow"))
        < 3 * 860 / 25
    )


def test_the_menu_of_folders_begins_with_no_line(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.press(BUTTON, "New session in another folder")
    window.wait_for(Kind.MenuItem, "Open folder…")
    assert not any(item.isVisible() for item in window.items("DeskMenuSeparator"))


def test_a_ring_around_settings_lies_over_no_row(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    settings = window.wait_for(BUTTON, "Settings")
    rows = window.item("SessionList")
    assert rows.mapToScene(QPointF(0, rows.height())).y() <= settings.y - 4


def test_a_fork_has_a_mark_before_its_title(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    now = time.time()
    window.app.session_list.apply_changes(
        [
            record("a", Path("/p"), now - 400, title="Release notes"),
            record("b", Path("/p"), now - 300, title="Release notes (fork)"),
            record("c", Path("/p"), now - 200, title="Forks (and knives)"),
            record("d", Path("/p"), now - 100, title="Another name", forked=1),
        ]
    )
    window.painted()
    marked = {
        str(row.property("title")): any(
            icon.property("path") == FORK_ICON for icon in items_below(row, "Icon")
        )
        for row in window.items("SessionRow")
    }
    assert {title for title, mark in marked.items() if mark} == {"Release notes (fork)", "Another name"}
    row = next(row for row in window.items("SessionRow") if row.property("fork"))
    icon = next(icon for icon in items_below(row, "Icon") if icon.property("path") == FORK_ICON)
    title = next(
        text for text in items_below(row, "PlainText") if text.property("text") == row.property("title")
    )
    assert icon.mapToScene(QPointF(icon.width(), 0)).x() <= title.mapToScene(QPointF(0, 0)).x()


def test_the_handle_of_the_scroll_bar_is_beside_the_rows(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    listed(window, 30)
    [bar] = [each for each in items_below(window.item("SessionList"), "DeskScrollBar") if each.isVisible()]
    handle = bar.property("contentItem")
    row = window.items("SessionRow")[0]
    seen = row.property("background")
    assert handle.mapToScene(QPointF()).x() >= seen.mapToScene(QPointF(seen.width(), 0)).x()
