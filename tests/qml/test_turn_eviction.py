"""Old turns of an open session are let go of, and nobody who looks at the conversation sees that."""

from pathlib import Path

from PySide6.QtCore import Qt

from tests.fake_session import FakeSession
from tests.paged_session import PagedLibrary, PagedSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import at_end
from tests.qml.test_history_pages import assert_home_and_end, assert_stay, kept, key, seen, settled
from tests.qml.test_switching import second, show
from tests.qml.window import Window


def talking(open_window: OpenWindow, folder: Path, turns: int = 70) -> tuple[Window, PagedSession]:
    """Some seven rows for each turn, from turn 6 on."""
    session = PagedSession(PagedLibrary(1), wire_logs=folder)
    window = open_window(session)
    session.history.begin()
    window.qtbot.waitUntil(lambda: not session.history.awaited)
    talk(window, session, 6, turns)
    return window, session


def talk(window: Window, session: PagedSession, first: int, last: int) -> None:
    for number in range(first, last):
        session.turn(number)
    window.qtbot.waitUntil(lambda: not session.history._letting_go)
    window.painted()
    window.painted()


def gaps(session: PagedSession) -> int:
    return sum(entry.gap is not None for entry in session.entries)


def test_the_view_follows_the_end_and_home_is_the_first_message(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window, session = talking(open_window, tmp_path)
    for number in range(70, 160, 10):
        talk(window, session, number, number + 10)
        window.qtbot.waitUntil(lambda: at_end(window))
        assert seen(window, f"Done {number + 9}")
    assert gaps(session) > 5
    assert_home_and_end(window, session, "Done 159")


def test_who_reads_in_the_middle_of_it_is_left_in_peace(open_window: OpenWindow, tmp_path: Path) -> None:
    window, session = talking(open_window, tmp_path)
    for _ in range(3):
        key(window, Qt.Key.Key_PageUp)
        window.painted()
    before = kept(window)
    assert before
    talk(window, session, 70, 160)
    settled(window, session)
    assert gaps(session), "those above and below it went"
    assert_stay(before, kept(window))


def test_one_that_is_not_shown_lets_go_of_them_too(open_window: OpenWindow, tmp_path: Path) -> None:
    window, session = talking(open_window, tmp_path, 20)
    first, other = second(window, FakeSession())
    window.painted()
    assert session.entries[0].text == "Question 0"
    show(window, other)
    talk(window, session, 20, 160)
    assert gaps(session) and session.entries[0].gap is not None
    show(window, first)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert seen(window, "Done 159")
