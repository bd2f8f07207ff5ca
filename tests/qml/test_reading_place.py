"""A conversation opens in the next run at the same place: at its end, or at the same row."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMetaObject, Qt

from claude_desk.protocol.files.window_file import ReadingPlace
from claude_desk.transcript.events import Sent
from claude_desk.ui.session.session_view import SessionView
from tests.paged_session import PagedLibrary, PagedSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import at_end, the_list
from tests.qml.test_history_pages import key, paged, settled
from tests.qml.window import Window

PAGES, TURNS = 12, 6


def stands(window: Window) -> list[tuple[str, int]]:
    """Return the rows in sight: the text of each, and its distance below the list's top."""
    items = the_list(window)
    rows = [row for kind in ("UserRow", "ProseRow", "CodeRow") for row in window.items(kind)]
    placed = [(row, round(row.mapToItem(items, 0, 0).y())) for row in rows]
    return [(row.property("spoken"), top) for row, top in placed if -row.height() < top < items.height()]


def are_there(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> bool:
    """Return whether all rows are where they were before. Half pixels are rounded."""
    return all(any(row == words and abs(top - y) <= 1 for words, y in after) for row, top in before)


def assert_stands(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> None:
    assert len(before) > 2, "nothing was in sight"
    assert are_there(before, after), (before, after)


def next_run(
    window: Window, reading: ReadingPlace | None, pages: int = PAGES
) -> tuple[SessionView, PagedSession]:
    """Open the same conversation in a new view, as after a start of the program."""
    assert reading is not None
    kept = ReadingPlace.model_validate_json(reading.model_dump_json())
    session = PagedSession(PagedLibrary(pages, TURNS))
    view = window.app.add_view()
    view.return_to(kept)
    view.attach(session)
    window.app.show_view(view)
    window.painted()
    session.history.begin()
    return view, session


def up(window: Window, session: PagedSession, times: int) -> None:
    for _ in range(times):
        key(window, Qt.Key.Key_PageUp)
        settled(window, session)


@pytest.mark.parametrize("pages_up", [1, 3, 30], ids=["newest page", "some pages", "an old page"])
def test_it_stands_at_the_same_row(open_window: OpenWindow, pages_up: int) -> None:
    window, session = paged(open_window, PAGES)
    settled(window, session)
    up(window, session, pages_up)
    before = stands(window)
    _, later = next_run(window, window.app.view.reading)
    window.qtbot.waitUntil(lambda: are_there(before, stands(window)))
    settled(window, later)
    assert_stands(before, stands(window))
    assert not at_end(window)


def test_it_stands_at_its_end_where_it_stood_there(open_window: OpenWindow) -> None:
    window, session = paged(open_window, PAGES)
    up(window, session, 2)
    key(window, Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: at_end(window))
    reading = window.app.view.reading
    assert reading is not None and not reading.known
    _, later = next_run(window, reading, PAGES + 1)
    window.qtbot.waitUntil(lambda: bool(later.history.pages) and at_end(window))


def test_the_first_row_is_the_first_again(open_window: OpenWindow) -> None:
    window, session = paged(open_window, PAGES)
    key(window, Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: any("Question 0" in words for words, _ in stands(window)))
    settled(window, session)
    before = stands(window)
    _, later = next_run(window, window.app.view.reading)
    window.qtbot.waitUntil(lambda: are_there(before, stands(window)))
    settled(window, later)
    assert_stands(before, stands(window))


@pytest.mark.parametrize("pages", [PAGES + 1, PAGES + 3], ids=["newest page", "an old page"])
def test_a_row_that_was_told_live_is_found_in_the_file(open_window: OpenWindow, pages: int) -> None:
    window, session = paged(open_window, PAGES)
    session._feed.reducer.rows.line = 1  # from now on a line of the wire, not of the file
    for turn in range(PAGES * TURNS, (PAGES + 1) * TURNS):
        session.turn(turn)
    window.qtbot.waitUntil(lambda: at_end(window))
    settled(window, session)
    up(window, session, 2)
    before = stands(window)
    assert any(f"Answer {turn}." in words for words, _ in before for turn in range(PAGES * TURNS, 99))
    _, later = next_run(window, window.app.view.reading, pages)
    window.qtbot.waitUntil(lambda: are_there(before, stands(window)))
    settled(window, later)
    assert_stands(before, stands(window))


def person_scrolls(window: Window, later: PagedSession) -> None:
    key(window, Qt.Key.Key_PageUp)


def person_sends(window: Window, later: PagedSession) -> None:
    later._feed.feed_now(Sent("0000-1000", "Question 1000", queued=True))
    later._feed.flush()


def person_begins_to_go(window: Window, later: PagedSession) -> None:
    """A jump or a flick begins. Its end is reported later."""
    QMetaObject.invokeMethod(window.item("NavigationLayer"), "leaving")


@pytest.mark.parametrize("act", [person_scrolls, person_sends, person_begins_to_go])
def test_who_goes_elsewhere_first_stays_there(
    open_window: OpenWindow, act: Callable[[Window, PagedSession], None]
) -> None:
    window, session = paged(open_window, PAGES)
    up(window, session, 20)
    reading = window.app.view.reading
    view = window.app.add_view()
    later = PagedSession(PagedLibrary(PAGES, TURNS))
    later.library.hold = lambda request: later.library.asked.index(request) > 0  # only the newest page comes
    assert reading is not None
    view.return_to(reading)
    view.attach(later)
    window.app.show_view(view)
    later.history.begin()
    window.qtbot.waitUntil(lambda: bool(later.entries) and bool(stands(window)))
    window.painted()
    assert view.reading == reading, "what is not gone to yet is kept"
    act(window, later)
    window.painted()
    before = stands(window)
    later.library.hold = lambda request: False
    window.qtbot.waitUntil(lambda: bool(later.history.pages))
    settled(window, later)
    assert_stands(before, stands(window))


@pytest.mark.parametrize(
    "place",
    [
        ReadingPlace(turn="0000-9999", row=3, line=10**9, mark="00"),
        ReadingPlace(turn="0000-9999", row=3),
        ReadingPlace(line=PAGES * 10_000 * 2),
    ],
)
def test_a_place_that_is_gone_is_the_end(open_window: OpenWindow, place: ReadingPlace) -> None:
    window, _ = paged(open_window, 3)
    _, later = next_run(window, place)
    window.qtbot.waitUntil(lambda: bool(later.history.pages))
    settled(window, later)
    assert at_end(window)


def test_a_row_that_is_gone_is_that_which_stands_there_now(open_window: OpenWindow) -> None:
    window, session = paged(open_window, PAGES)
    up(window, session, 1)
    reading = window.app.view.reading
    assert reading is not None
    place = reading.changed(mark="gone", line=5, row=10**6, turn=f"0000-{PAGES * TURNS - 3}")
    view, later = next_run(window, place.changed(line=-1))
    window.qtbot.waitUntil(lambda: bool(later.history.pages))
    settled(window, later)
    assert not view.history.property("follows")
    last = view.transcript.row(view.history.property("placeKey"))
    assert last is not None and last.entry.kind == "footer"


def test_a_row_that_is_lower_now_ends_where_the_view_begins(open_window: OpenWindow) -> None:
    """A row is less high than before if the window is wider now, or if the text is smaller."""
    window, session = paged(open_window, PAGES)
    up(window, session, 2)
    reading = window.app.view.reading
    assert reading is not None
    view, later = next_run(window, reading.changed(offset=-5000.0))
    window.qtbot.waitUntil(lambda: bool(later.history.pages))
    settled(window, later)
    items = the_list(window)
    row = view.transcript.row_of(view.history.property("placeKey"))
    kinds = ("UserRow", "ProseRow", "CodeRow", "ToolRow", "FooterRow")
    built = [item for kind in kinds for item in window.items(kind)]
    shown = next(item for item in built if item.property("key") == view.transcript.keyAt(row))
    assert shown.mapToItem(items, 0, shown.height()).y() >= 0


def test_a_move_is_told_for_it_to_be_kept(open_window: OpenWindow) -> None:
    window, session = paged(open_window, PAGES)
    told: list[bool] = []
    window.app.view.placed.connect(lambda: told.append(True))
    for pressed in (Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_End):
        told.clear()
        key(window, pressed)
        settled(window, session)
        assert told, pressed
