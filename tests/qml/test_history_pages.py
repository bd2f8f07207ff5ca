"""Old pages of a conversation are loaded and dropped, and what the user reads stays in place."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtTest import QTest

from claude_desk.library.history.requests import ReadPage
from tests.paged_session import APART, PagedLibrary, PagedSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import at_end, the_list, top_row
from tests.qml.window import Window, items_below


def paged(open_window: OpenWindow, pages: int = 40, **library: Any) -> tuple[Window, PagedSession]:
    session = PagedSession(PagedLibrary(pages, **library))
    window = open_window(session)
    session.history.begin()
    window.qtbot.waitUntil(lambda: bool(session.history.pages) and at_end(window))
    return window, session


def settled(window: Window, session: PagedSession) -> None:
    """Wait until every page near the view is loaded."""
    window.qtbot.waitUntil(lambda: session.history._worker is None or session.history._worker.done())
    window.painted()
    window.painted()


def seen(window: Window, words: str) -> bool:
    items = the_list(window)
    for kind in ("UserRow", "ProseRow", "ToolRow", "GapRow"):
        for row in window.items(kind):
            top = row.mapToItem(items, 0, 0).y()
            if words in row.property("spoken") and -row.height() < top < items.height():
                return True
    return False


def scroll(window: Window, pixels: int) -> None:
    items = the_list(window)
    items.setProperty("contentY", items.property("contentY") + pixels)


def key(window: Window, key: Qt.Key) -> None:
    items = the_list(window)
    items.forceActiveFocus()
    QTest.keyClick(window.window, key)


def assert_home_and_end(window: Window, session: PagedSession, newest: str) -> None:
    """Assert that Home goes to the first answer, and End to the row with this text."""
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: seen(window, "Question 0"))
    settled(window, session)
    assert top_row(window)[0].startswith("Claude: Answer 0")
    assert the_list(window).property("atYBeginning")
    key(window, Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: seen(window, newest))


def test_the_newest_is_there_first_and_the_pages_near_it_are_read(open_window: OpenWindow) -> None:
    window, session = paged(open_window)
    assert seen(window, "Done 239")
    window.qtbot.waitUntil(lambda: 36 in session.library.read())
    settled(window, session)
    assert set(session.library.read()) <= set(range(33, 39))
    assert window.app.session.title == "A long evening"
    assert not window.items("GapRow")
    assert at_end(window)


def test_home_goes_to_the_true_top_and_end_to_the_newest(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 60)
    assert_home_and_end(window, session, "Done 359")
    assert len(session.entries) < 2_500


def test_the_way_to_the_top_goes_on_where_the_oldest_page_has_no_row(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 30, blank=(0,))
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: seen(window, "Question 6"))
    settled(window, session)
    assert the_list(window).property("atYBeginning")
    assert not window.items("GapRow")
    key(window, Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: seen(window, "Done 179"))


def test_a_jump_into_a_page_without_a_row_goes_to_the_row_behind_it(open_window: OpenWindow) -> None:
    """As with Alt+Up, the wanted row is a message that the page's mark lists. The rows after that message are
    not loaded yet."""
    window, session = paged(open_window, 30, blank=(3,))
    settled(window, session)
    past = window.app.session.property("history")
    reached: list[tuple[str, str]] = []
    past.rowRead.connect(lambda key, row: reached.append((key, row)))
    wanted = f"{3 * APART}.gap/2"
    assert past.reach(wanted)
    window.qtbot.waitUntil(lambda: bool(reached))
    [(key, row)] = reached
    assert (key, row) == (wanted, f"{4 * APART}.gap")
    assert row in [entry.id for entry in session.entries]


def kept(window: Window) -> dict[str, int]:
    """Return the loaded rows in sight: their keys, and their distances in pixels from the list's top."""
    items = the_list(window)
    places = {}
    for kind in ("UserRow", "ProseRow", "ToolRow", "CodeRow", "FooterRow"):
        for row in window.items(kind):
            top = round(row.mapToItem(items, 0, 0).y())
            if -row.height() < top < items.height():
                places[row.property("key")] = top
    return places


def assert_stay(before: dict[str, int], after: dict[str, int]) -> None:
    assert set(before) <= set(after)
    assert all(abs(after[row] - place) <= 1 for row, place in before.items())  # half pixels are rounded


def up_to_a_gap(window: Window, session: PagedSession) -> None:
    """Stop loading pages, and scroll up until the view has a gap with rows below it."""
    settled(window, session)
    session.library.hold = lambda request: isinstance(request, ReadPage)
    key(window, Qt.Key.Key_PageUp)
    for _ in range(200):
        gaps = window.items("GapRow")
        if any(row.mapToItem(the_list(window), 0, row.height()).y() > 90 for row in gaps) and kept(window):
            return
        scroll(window, -200 if not gaps else -40)
        window.painted()
    raise AssertionError("no gap came")


def test_what_is_read_stays_where_it_is_when_the_page_above_it_comes(open_window: OpenWindow) -> None:
    window, session = paged(open_window)
    up_to_a_gap(window, session)
    before = kept(window)
    session.library.hold = lambda request: False
    window.qtbot.waitUntil(lambda: not window.items("GapRow"))
    after = kept(window)
    settled(window, session)
    assert_stay(before, after)
    assert len(after) > len(before)


def test_what_is_read_stays_where_it_is_when_the_page_below_it_comes(open_window: OpenWindow) -> None:
    window, session = paged(open_window)
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: seen(window, "Question 0"))
    settled(window, session)
    session.library.hold = lambda request: isinstance(request, ReadPage)
    for _ in range(200):
        key(window, Qt.Key.Key_PageDown)
        window.painted()
        if window.items("GapRow") and kept(window):
            break
    before = kept(window)
    assert before
    session.library.hold = lambda request: False
    window.qtbot.waitUntil(lambda: not window.items("GapRow"))
    settled(window, session)
    assert_stay(before, kept(window))


def test_pages_that_come_while_claude_speaks_do_not_take_the_view_from_its_end(
    open_window: OpenWindow,
) -> None:
    window, session = paged(open_window, pages=12, turns=1, slow=15)
    for number in range(40):
        session.say(f"Live words {number}. " * 10)
        window.painted()
        window.qtbot.waitUntil(lambda: at_end(window))
    window.qtbot.waitUntil(lambda: len(session.library.read()) == 11)
    settled(window, session)
    window.qtbot.waitUntil(lambda: at_end(window))
    assert seen(window, "Live words 39")


def test_page_up_goes_to_the_top_of_everything(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 9)
    settled(window, session)
    names: list[str] = []
    for _ in range(2_000):
        key(window, Qt.Key.Key_PageUp)
        window.painted()
        names += [row.property("spoken")[:18] for row in window.items("UserRow")]
        if the_list(window).property("atYBeginning") and names[-1].startswith("You: Question "):
            break
    assert seen(window, "Question 0")
    questions = {int(name.split()[-1]) for name in names}
    assert questions == set(range(min(questions), max(questions) + 1))  # no question was skipped
    assert len(session.entries) < 2_500


def test_a_gap_says_what_it_stands_for(open_window: OpenWindow) -> None:
    window, session = paged(open_window)
    session.library.hold = lambda request: isinstance(request, ReadPage)
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: seen(window, "Notice: Earlier: 6 turns, May 3"))


def test_what_is_not_read_is_searched_too(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 40)
    settled(window, session)
    find = window.app.session.find
    find.begin("")
    find.setQuery("Question 1")  # matches 1, 10 to 19, and 100 to 199
    window.qtbot.waitUntil(lambda: not find.property("searching"), timeout=30_000)
    assert find.property("count") == 111
    assert find.property("current") == 111
    find.next()  # past the end, to the first match
    window.qtbot.waitUntil(lambda: seen(window, "You: Question 1"))
    settled(window, session)
    assert (find.property("current"), find.property("count")) == (1, 111)
    find.previous()
    window.qtbot.waitUntil(lambda: seen(window, "You: Question 199"))
    settled(window, session)
    assert (find.property("current"), find.property("count")) == (111, 111)
    for _ in range(12):
        find.previous()
        settled(window, session)
    assert seen(window, "You: Question 187")
    assert (find.property("current"), find.property("count")) == (99, 111)


def test_the_messages_of_what_is_not_read_can_be_gone_to(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 40)
    settled(window, session)
    way = window.app.session.navigation
    way.prompts.open()
    assert way.prompts.property("count") == 240
    way.prompts.filter("Question 37")
    jumps = window.item("RowPositioner")
    QMetaObject.invokeMethod(jumps, "toRow", Q_ARG(str, way.prompts.keyAt(0)))
    window.qtbot.waitUntil(lambda: seen(window, "You: Question 37"))
    settled(window, session)
    assert seen(window, "You: Question 37")
    QMetaObject.invokeMethod(window.item("TranscriptView"), "run", Q_ARG(str, "previousMessage"))
    window.qtbot.waitUntil(lambda: seen(window, "You: Question 36"))
    assert 100 < len(way.scrollMarkers.ticks) <= 200


@pytest.mark.parametrize(("presses", "question"), [(["previousMessage"] * 3, 34), (["nextMessage"], 38)])
def test_each_press_counts_while_a_page_is_read(
    open_window: OpenWindow, presses: list[str], question: int
) -> None:
    """The first jump goes to a row that must be read. The next presses count from this row."""
    window, session = paged(open_window, 40)
    settled(window, session)
    way = window.app.session.navigation
    way.prompts.open()
    way.prompts.filter("Question 37")
    QMetaObject.invokeMethod(window.item("RowPositioner"), "toRow", Q_ARG(str, way.prompts.keyAt(0)))
    for press in presses:
        QMetaObject.invokeMethod(window.item("TranscriptView"), "run", Q_ARG(str, press))
    window.qtbot.waitUntil(lambda: seen(window, f"You: Question {question}"))
    settled(window, session)
    rows = window.item("RowPositioner").eye()
    assert session.entries[[each.id for each in session.entries].index(rows)].text == f"Question {question}"


def test_errors_of_what_is_not_read_are_gone_to(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 40, failed=(37, 150))
    settled(window, session)

    def press(modifiers: Qt.KeyboardModifier) -> None:
        QTest.keyClick(window.window, Qt.Key.Key_F8, modifiers)

    back, on = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
    for modifiers, turn in ((back, 150), (back, 37), (on, 150)):
        press(modifiers)
        name = f"Tool: Bash: pytest -k {turn}, failed"
        window.qtbot.waitUntil(lambda: seen(window, name), timeout=30_000)  # noqa: B023
        settled(window, session)
    assert len(session.library.read()) > 20, "those between were looked through"
    assert len(session.entries) < 2_500, "and not shown"
    before = kept(window)
    press(on)
    window.qtbot.waitUntil(lambda: len(session.library.read()) > 50, timeout=30_000)
    settled(window, session)
    assert_stay(before, kept(window))
    session.library.hold = lambda request: isinstance(request, ReadPage)
    press(back)
    key(window, Qt.Key.Key_PageUp)
    before = kept(window)
    session.library.hold = lambda request: False
    settled(window, session)
    window.painted()
    assert_stay(before, kept(window))


def test_all_of_it_is_exported(open_window: OpenWindow, tmp_path: Path) -> None:
    window, session = paged(open_window, 30)
    settled(window, session)
    files = window.app.session.navigation.files
    for form in ("md", "html"):
        with window.qtbot.waitSignal(files.finished):
            files.save("", form, QUrl.fromLocalFile(str(tmp_path / f"talk.{form}")))
        text = (tmp_path / f"talk.{form}").read_text()
        places = [
            text.index(f"Question {number}<" if form == "html" else f"Question {number}\n")
            for number in range(180)
        ]
        assert places == sorted(places)
    assert len(session.entries) < 1_000


def test_the_source_of_an_old_row_is_read_from_the_file(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 30)
    settled(window, session)
    view = window.app.session
    view.viewSource(session.entries[-1].id)
    window.qtbot.waitUntil(lambda: view.viewer.property("open"))


def test_the_bar_tells_where_in_all_of_it_one_is_and_goes_there(open_window: OpenWindow) -> None:
    window, session = paged(open_window, 40)
    settled(window, session)
    place = window.item("HistoryScrollAnchor")
    bar = next(bar for bar in items_below(place, "DeskScrollBar") if bar.property("visible"))
    assert bar.property("position") + bar.property("size") > 0.98
    assert bar.property("size") < 0.05
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: seen(window, "Question 0"))
    settled(window, session)
    window.qtbot.waitUntil(lambda: bar.property("position") < 0.01)
    x = bar.mapToScene(QPointF(bar.width() / 2, 0)).x()
    top = bar.mapToScene(QPointF(0, 0)).y()
    grip, middle = QPoint(int(x), int(top + 8)), QPoint(int(x), int(top + bar.height() / 2))
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=grip)
    for step in range(1, 11):
        at = grip + (middle - grip) * step / 10
        QTest.mouseMove(window.window, at)
        window.painted()
    window.qtbot.waitUntil(lambda: not window.items("GapRow"))
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=middle)
    settled(window, session)
    assert bar.property("position") == pytest.approx(0.5, abs=0.06)
    questions = [int(row.property("spoken").split()[-1]) for row in window.items("UserRow")]
    assert questions and 95 <= questions[0] <= 145
