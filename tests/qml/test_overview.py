"""The page of all sessions: its keys, and the answers to requests there."""

from PySide6.QtCore import Qt

from claude_desk.session.permissions.decisions import AllowOnce, DenyOnce
from tests.gallery import overview
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import keys_count, settled
from tests.qml.test_sidebar import FORK_ICON, Wishes
from tests.qml.window import Kind, Window, items_below

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key
ASKS = "Rotate the signing keys before the old ones are revoked"


def opened(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int] = (1280, 860)
) -> tuple[Window, list[LiveSession]]:
    window = open_window(session, size)
    sessions = overview.open_sessions(window.screen)
    window.key(KEY.Key_K, CHORD)
    window.wait_for(Kind.List, "All sessions")
    window.painted()
    return window, sessions


def rows(window: Window) -> list[str]:
    window.painted()
    found = sorted(window.items("OverviewRow"), key=lambda row: row.y())
    return [str(row.property("title")) for row in found if row.isVisible()]


def current(window: Window) -> str:
    window.painted()
    names = [str(row.property("title")) for row in window.items("OverviewRow") if row.property("ringed")]
    assert len(names) == 1, names
    return names[0]


def test_the_rows_are_walked_by_keys(open_window: OpenWindow, session: LiveSession) -> None:
    window, _ = opened(open_window, session)
    assert current(window) == ASKS == rows(window)[0]
    window.key(KEY.Key_Down)
    window.key(KEY.Key_Down)
    assert current(window) == "Port the tests to pytest 9"
    window.key(KEY.Key_Up)
    assert current(window) == "修复上传测试中的竞态条件"
    window.key(KEY.Key_End)
    assert current(window) == rows(window)[-1]
    window.key(KEY.Key_Home)
    assert current(window) == ASKS


def test_a_fork_has_a_mark(open_window: OpenWindow, session: LiveSession) -> None:
    session.info.title = "Release notes (fork)"
    window, _ = opened(open_window, session)
    forks = [
        str(row.property("title"))
        for row in window.items("OverviewRow")
        if any(icon.property("path") == FORK_ICON for icon in items_below(row, "Icon"))
    ]
    assert forks == ["Release notes (fork)"]
    assert window.all(Kind.ListItem, "Release notes (fork), fork, ")


def test_a_figure_chooses_a_filter_and_answers_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    window, sessions = opened(open_window, session)
    settled(window)
    counts = []
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5):
        window.key(key)
        counts.append(len(rows(window)))
    assert counts == [8, 2, 2, 1, 2]
    assert window.find(Kind.PageTab, "Ended 2") is not None
    assert all(each.decisions == [] for each in sessions)


def test_enter_opens_the_session_and_escape_closes_the_page(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, _ = opened(open_window, session)
    wishes = Wishes(window)
    window.key(KEY.Key_Return)
    window.key(KEY.Key_Return, CTRL)
    assert [wish[:2] for wish in wishes] == [("choose", ASKS), ("beside", ASKS)]
    window.key(KEY.Key_Escape)
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))
    assert not window.items("OverviewRow")


def test_a_request_is_shown_in_full_and_answered_in_place(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, sessions = opened(open_window, session)
    asks = sessions[2]
    window.wait_for(Kind.Heading, "Run this command?")
    settled(window)
    window.key(KEY.Key_Down)
    window.key(KEY.Key_Up)
    window.wait_for(Kind.Heading, "Run this command?")
    settled(window)
    window.key(KEY.Key_Home)
    window.key(KEY.Key_Space)
    window.key(KEY.Key_1)  # too early after Home
    assert asks.decisions == []
    window.key(KEY.Key_Escape)
    assert current(window) == ASKS
    window.key(KEY.Key_F6)
    keys_count(window)
    window.key(KEY.Key_3)
    assert asks.decisions == [(asks.decisions[0][0], DenyOnce())]
    window.wait_for(Kind.List, "All sessions")
    window.qtbot.waitUntil(lambda: current(window) == ASKS)


def test_a_click_allows_once_after_the_card_has_been_in_place(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, sessions = opened(open_window, session)
    window.click(Kind.Button, "Allow once")
    assert sessions[2].decisions == []
    window.until_meant("Allow once")
    window.click(Kind.Button, "Allow once")
    assert [answer for _, answer in sessions[2].decisions] == [AllowOnce()]


def test_another_row_shows_its_own_request(open_window: OpenWindow, session: LiveSession) -> None:
    window, sessions = opened(open_window, session)
    window.until_meant("Allow once")
    window.key(KEY.Key_Down)
    window.wait_gone(Kind.Button, "Allow once")
    window.key(KEY.Key_Up)
    window.wait_for(Kind.Button, "Allow once")
    window.click(Kind.Button, "Allow once")  # the card is another card, and must first be in place
    assert all(each.decisions == [] for each in sessions)


def test_what_is_read_of_a_row(open_window: OpenWindow, session: LiveSession) -> None:
    window, _ = opened(open_window, session)
    names = [node.name for node in window.all(Kind.ListItem)]
    assert any(
        name.startswith(f"{ASKS}, Needs you · permission for Bash, 2 min ") and name.endswith(", relay")
        for name in names
    )
    assert any(
        name.startswith("Move the upload queue to SQLite, Waiting for 3 agents, 4 min") for name in names
    )


def test_only_rows_in_sight_are_built(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    overview.open_sessions(window.screen, 40)
    window.key(KEY.Key_K, CHORD)
    window.wait_for(Kind.PageTab, "Working 40")
    window.painted()
    assert 10 < len(window.items("OverviewRow")) < 25


def test_nothing_is_cut_at_300_pixels(open_window: OpenWindow, session: LiveSession) -> None:
    window, _ = opened(open_window, session, (480, 800))
    window.app.set_text_scale(1.6)  # as 300 pixels at the usual size
    window.painted()
    for row in window.items("OverviewRow"):
        texts = [item for item in row.childItems() if item.property("text")]
        assert all(item.x() >= 0 and item.x() + item.width() <= row.width() for item in texts)
        name = next(item for item in texts if item.property("text") == row.property("title"))
        assert name.width() >= min(name.implicitWidth(), 60)


def test_the_button_in_the_sidebar_opens_the_page(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.click(Kind.Button, "All sessions")
    window.wait_for(Kind.List, "All sessions")
    assert rows(window) == ["Fix the flaky upload test"]


def test_a_command_that_is_edited_here_is_the_one_in_the_conversation(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """A request has one card at a time: no card shows another text than the one that Allow would run."""
    session.works()
    session.set_requests([bash_request()])
    window = open_window(session)
    window.wait_for(Kind.Heading, "Run this command?")
    window.key(KEY.Key_K, CHORD)
    window.wait_for(Kind.List, "All sessions")
    window.painted()
    assert len(window.items("PermissionDialog")) == 1
    settled(window)
    keys_count(window)
    window.click(Kind.EditableText, "Input")
    window.type("ls; ")
    edited = window.wait_for(Kind.EditableText, "Input").value
    assert "ls; " in edited
    window.key(KEY.Key_K, CHORD)
    window.painted()
    assert len(window.items("PermissionDialog")) == 1
    assert window.wait_for(Kind.EditableText, "Input").value == edited


def test_a_session_that_is_closed_takes_its_request_along(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window, _ = opened(open_window, session)
    window.wait_for(Kind.Heading, "Run this command?")
    window.app.remove_view(window.app.overview_view._asking)
    window.wait_gone(Kind.Heading, "Run this command?")
    window.qtbot.waitUntil(lambda: ASKS not in rows(window))
    assert current(window) == "修复上传测试中的竞态条件"


def test_the_request_of_a_separate_window_stays_there(open_window: OpenWindow, session: LiveSession) -> None:
    window, _ = opened(open_window, session)
    asking = window.app.overview_view._asking
    window.app.move_to_window(asking)
    window.wait_gone(Kind.Heading, "Run this command?")
    assert current(window) == ASKS and not asking.request_view.property("inOverview")
