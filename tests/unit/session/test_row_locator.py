"""Finds the row of a search hit in a session that is read page by page."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.library.catalog.requests import CLAUDE, TOOL, USER, SearchHit
from claude_desk.library.history.requests import LineLocation, LocateLine, ReadPage
from claude_desk.library.request_base import LibraryError, Request
from claude_desk.session.history.row_locator import RowLocator, literal, search_target
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.paged_session import APART, PagedLibrary, PagedSession

pytestmark = pytest.mark.usefixtures("screen_loop")


class Placing(PagedLibrary):
    """A library that knows the page of any offset."""

    left = False

    async def ask(self, request: Request, seconds: float = 0) -> Any:
        answer = await super().ask(request, seconds)
        if isinstance(request, LocateLine):
            page = request.offset // APART * APART
            return LineLocation(page if page < (self.count - 1) * APART else None, request.offset, self.left)
        return answer


def hit(
    offset: int, passage: str, *words: str, role: str = CLAUDE, call: str = "", time: float = 0.0
) -> SearchHit:
    matches = tuple((passage.index(word), len(word)) for word in words)
    return SearchHit("/x.jsonl", "x", "T", "/src", role, "", time, passage, matches, offset, "u", call, "")


class Seeker:
    def __init__(self, session: Any, found: SearchHit) -> None:
        self.ended: list[tuple[Entry | None, bool]] = []
        self.seeking = RowLocator(session, search_target(found), session)
        self.seeking.ended.connect(lambda entry, exact: self.ended.append((entry, exact)))
        self.seeking.begin()

    def wait(self, qtbot: QtBot) -> tuple[Entry | None, bool]:
        qtbot.waitUntil(lambda: bool(self.ended))
        assert len(self.ended) == 1
        return self.ended[0]


def test_an_old_page_is_read_for_it(qtbot: QtBot) -> None:
    session = PagedSession(Placing(30))
    seeker = Seeker(session, hit(3 * APART, "…There is more. Words that", "more"))
    session.history.begin()
    entry, exact = seeker.wait(qtbot)
    assert exact and entry is not None and entry.text.startswith("There is more.") and entry.turn > 3 * APART
    assert session.library.read()[0] == 3 * APART // APART
    assert entry in session.entries


def test_of_the_rows_of_a_line_it_is_that_of_whom_it_was(qtbot: QtBot) -> None:
    session = PagedSession(Placing(30))
    session.history.begin()
    entry, exact = Seeker(session, hit(4 * APART, "pytest -k 25", "25", role=TOOL, call="toolu_25")).wait(
        qtbot
    )
    assert exact and entry is not None and entry.tool is not None and entry.tool.id == "toolu_25"
    entry, exact = Seeker(session, hit(4 * APART, "Question 26", "Question", role=USER)).wait(qtbot)
    assert exact and entry is not None and entry.text == "Question 26"


def test_the_newest_page_needs_no_reading(qtbot: QtBot) -> None:
    session = PagedSession(Placing(3))
    session.history.begin()
    qtbot.waitUntil(lambda: not session.history.awaited)
    read = session.library.read()
    seeker = Seeker(session, hit(2 * APART, "Done 17", "Done"))
    assert seeker.ended and seeker.ended[0][1]
    assert session.library.read() == read


def test_a_line_that_no_row_tells_ends_at_the_row_before_it(qtbot: QtBot) -> None:
    session = PagedSession(Placing(30))
    session.history.begin()
    entry, exact = Seeker(session, hit(3 * APART + 5, "branched off", "off")).wait(qtbot)
    assert not exact and entry is not None and entry.sources == [-1 - 3 * APART]


def test_a_page_that_cannot_be_read_ends_near_it(qtbot: QtBot) -> None:
    library = Placing(30)
    library.mark(3)
    real = library.answer

    def answer(request: Any) -> Any:
        if isinstance(request, ReadPage) and request.page == 3 * APART:
            raise LibraryError("it cannot be read")
        return real(request)

    library.answer = answer  # type: ignore[method-assign]
    session = PagedSession(library)
    session.history.begin()
    entry, exact = Seeker(session, hit(3 * APART, "There is more", "more")).wait(qtbot)
    assert not exact and entry is not None and entry.kind is EntryKind.GAP


@pytest.mark.parametrize("kind", [EntryKind.PROSE, EntryKind.CODE])
def test_what_was_told_live_is_found_by_its_words(qtbot: QtBot, kind: EntryKind) -> None:
    make = Maker()
    entries = [
        make(EntryKind.USER, "Why is the upload flaky?"),
        make(kind, "The **upload** is\nflaky."),
        make(kind, "No."),
    ]
    for entry in entries:
        entry.began = 1000.0
    session = LiveSession(entries)
    seeker = Seeker(session, hit(77, "The upload is flaky.", "upload", "flaky", time=1001.0))
    assert seeker.ended == [(entries[1], True)]
    seeker = Seeker(session, hit(77, "The upload is flaky.", "upload", "flaky", time=90_000.0))
    assert seeker.wait(qtbot) == (None, False)


def test_a_call_that_was_told_live_is_found_by_its_id(qtbot: QtBot) -> None:
    entry = Maker()(EntryKind.TOOL)
    entry.tool = ToolCall("toolu_1", "Bash", result="3 passed")
    seeker = Seeker(LiveSession([entry]), hit(77, "3 passed", "passed", role=TOOL, call="toolu_1"))
    assert seeker.ended == [(entry, True)]


def test_one_that_is_given_up_tells_nothing(qtbot: QtBot) -> None:
    session = PagedSession(Placing(30))
    seeker = Seeker(session, hit(3 * APART, "There is more", "more"))
    seeker.seeking.cancel()
    session.history.begin()
    qtbot.waitUntil(lambda: bool(session.history.pages))
    assert seeker.ended == []


def test_the_words_to_mark_are_such_that_stand_in_the_row() -> None:
    make = Maker()
    entry = make(EntryKind.PROSE, "The **upload** test is Flaky on CI")
    assert literal(entry, '"flaky on ci"', ["flaky"]) == "flaky on ci"
    assert literal(entry, "flaky upl", ["Flaky", "upload"]) == "upload"
    assert literal(entry, "nowhere", ["nowhere"]) == ""
