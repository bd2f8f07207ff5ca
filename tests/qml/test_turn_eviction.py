"""Old turns of an open session are dropped from memory, and the user does not notice it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.ui.transcript.row_copier import CopyResult
from tests.live_session import LiveSession
from tests.paged_session import PagedLibrary, PagedSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import at_end
from tests.qml.test_history_pages import assert_home_and_end, assert_stay, kept, key, seen, settled
from tests.qml.test_switching import second, show
from tests.qml.window import Window


def talking(open_window: OpenWindow, folder: Path, turns: int = 70) -> tuple[Window, PagedSession]:
    """Return a window and a session with some seven rows for each turn, from turn 6 on."""
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
    first, other = second(window, LiveSession())
    window.painted()
    assert session.entries[0].text == "Question 0"
    show(window, other)
    talk(window, session, 20, 160)
    assert gaps(session) and session.entries[0].gap is not None
    show(window, first)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert seen(window, "Done 159")


def test_what_is_selected_is_copied_from_turns_that_were_let_go(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window, session = talking(open_window, tmp_path, 20)
    selection, transcript = window.app.view.selection, window.app.view.transcript
    keys = {entry.text: entry.id for entry in session.entries}
    assert transcript.row_of(keys["Question 8"]) >= 0
    selection.begin(keys["Question 8"], 0, 5, 0)
    selection.extend(keys["Question 12"], 0, 8)
    before = copied(window)
    assert before.startswith("ion 8\n\n") and before.endswith("\n\nQuestion")
    talk_on(window, session)
    assert transcript.row_of(keys["Question 8"]) < 0 and transcript.row_of(keys["Question 12"]) < 0
    assert selection.property("active"), "its rows can be read again"
    assert copied(window) == before
    selection.selectMore("")
    text = copied(window)
    asked = [line for line in text.split("\n") if line.startswith("Question ")]
    assert asked == [f"Question {number}" for number in range(160)]
    assert "Done 159." in text[-40:], "and how the turn ended"
    session.history.fetch = lambda page, take: take(())
    assert "Question 8\n" not in copied(window)
    assert window.app.view.selection.copier.property("words") == CopyResult.NOT_ALL.words


def talk_on(window: Window, session: PagedSession) -> None:
    for number in range(20, 160, 10):
        talk(window, session, number, number + 10)
        window.qtbot.waitUntil(lambda: at_end(window))


def copied(window: Window) -> str:
    QGuiApplication.clipboard().clear()
    window.app.view.selection.copy()
    window.qtbot.waitUntil(lambda: not window.app.view.selection.copier.property("busy"))
    return QGuiApplication.clipboard().text()
