"""What the search page asks for, and how the hits are listed."""

import re
import time
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claude_desk.library.catalog.requests import (
    CLAUDE,
    TOOL,
    USER,
    SearchHit,
    SearchResults,
    SearchSessions,
    TitleHit,
)
from claude_desk.transcript.text.text_sanitizer import in_prose
from claude_desk.ui.profiles.profile_marks import ProfileMarks
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.search.search_rows import (
    MARK,
    SearchFilterState,
    count_words,
    date_of,
    folder_words,
    marked,
    rows_of,
)
from claude_desk.ui.search.search_view import MOST, SearchView

NOW = time.mktime((2026, 11, 22, 12, 0, 0, 0, 0, -1))
DAYS = DayBounds.around(NOW)
NO_MARKS = ProfileMarks()


def hit(session: str, offset: int = 0, ago: float = 60.0, role: str = CLAUDE, **more: Any) -> SearchHit:
    found = SearchHit(
        f"/p/{session}.jsonl", session, f"Title {session}", "/src/atlas", role, "", NOW - ago,
        "an upload fails", ((3, 6),), offset, "u", "", "",
    )  # fmt: skip
    return found._replace(**more)


def results(
    *hits: SearchHit, titles: tuple[TitleHit, ...] = (), more: bool = False, complete: bool = True
) -> SearchResults:
    return SearchResults(list(titles), list(hits), more, complete)


class Page:
    """A view, and the searches that it asked for."""

    def __init__(self) -> None:
        self.view = SearchView()
        self.asked: list[SearchSessions | None] = []
        self.renewed = 0
        self.view.wanted.connect(self.asked.append)
        self.view.renewed.connect(self._count)

    def _count(self) -> None:
        self.renewed += 1

    @property
    def last(self) -> SearchSessions:
        assert self.asked[-1] is not None
        return self.asked[-1]

    def said(self, name: str) -> Any:
        return self.view.property(name)


@pytest.fixture
def page(qapp: object) -> Page:
    return Page()


def test_each_letter_asks_and_no_words_ask_nothing(page: Page) -> None:
    page.view.begin("")
    assert page.asked == [] and "all sessions" in page.said("note")
    page.view.setQuery("u")
    page.view.setQuery("up")
    assert [search.query for search in page.asked if search] == ["u", "up"]
    assert page.said("busy") and page.said("note") == ""
    page.view.setQuery("  ")
    assert page.asked[-1] is None
    assert not page.said("busy")


def test_places_stand_below_their_session(page: Page) -> None:
    page.view.setQuery("upload")
    title = TitleHit("/p/b.jsonl", "b", "Upload", "/src/relay", ((0, 6),))
    page.view.show(page.last, results(hit("a"), hit("b", 1), hit("a", 2), titles=(title,)))
    rows = [page.view.model.row(n) for n in range(page.view.model.rowCount())]
    assert [(row.head, row.key.split()[0]) for row in rows] == [
        (True, "/p/b.jsonl"), (False, "/p/b.jsonl"), (True, "/p/a.jsonl"), (False, "/p/a.jsonl"),
        (False, "/p/a.jsonl"),
    ]  # fmt: skip
    assert page.said("counted") == "3 matches in 2 sessions"
    assert not page.said("busy")


def test_a_fork_is_marked_among_what_was_found() -> None:
    titles = tuple(
        TitleHit(f"/p/{name}.jsonl", name, title, "/src", (), name == "d")
        for name, title in (
            ("a", "Upload (fork)"), ("b", "Upload"), ("c", "Upload (Branch 2)"), ("d", "Renamed"),
        )
    )  # fmt: skip
    rows = rows_of(results(hit("b"), titles=titles), False, DAYS, NO_MARKS)
    assert {row.key: row.fork for row in rows if row.head} == {
        "/p/a.jsonl": True, "/p/b.jsonl": False, "/p/c.jsonl": True, "/p/d.jsonl": True,
    }  # fmt: skip
    assert not any(row.fork for row in rows if not row.head)


def test_the_newest_come_first_where_that_is_wanted(page: Page) -> None:
    found = results(hit("a", ago=500), hit("b", ago=90), hit("a", 1, ago=100), hit("a", 2, ago=50))
    assert [row.target.session for row in rows_of(found, True, DAYS, NO_MARKS) if row.head] == [
        "a",
        "b",
    ]
    assert [row.target.offset for row in rows_of(found, True, DAYS, NO_MARKS) if not row.head] == [
        2,
        1,
        0,
        0,
    ]


def test_filters_ask_again_and_can_be_cleared(page: Page) -> None:
    page.view.set_folders(["/src/atlas", "/src/relay"])
    page.view.set_tools(["Read", "Bash"])
    page.view.setQuery("upload")
    page.view.chooseFolder(2)
    page.view.chooseRole(1)
    assert page.last.folders == ("/src/relay",) and page.last.roles == (USER,)
    page.view.chooseTool(1)
    assert page.last.tools == ("Bash",) and page.last.roles == ()
    page.view.chooseRole(2)
    assert page.last.tools == () and page.last.roles == (CLAUDE,)
    page.view.chooseWhen(2)
    assert 6 * 86_400 < time.time() - page.last.since < 8 * 86_400 and page.last.until == 0
    assert page.said("filtered")
    page.view.clearFilters()
    assert page.last == SearchSessions("upload")
    assert not page.said("filtered")


def test_own_dates_take_the_days_whole(page: Page) -> None:
    page.view.setQuery("upload")
    page.view.chooseWhen(4)
    page.view.chooseDates("2026-05-03", "2026-05-04")
    day = time.mktime((2026, 5, 3, 0, 0, 0, 0, 0, -1))
    assert (page.last.since, page.last.until) == (day, day + 2 * 86_400 - 1)
    page.view.chooseDates("2026-05-0", "")
    assert page.asked[-1] is None and "2026-05-03" in page.said("note")
    page.view.chooseDates("", "")
    assert page.last == SearchSessions("upload")


@pytest.mark.parametrize(
    ("words", "known"), [("2026-05-03", True), ("3.5.2026", True), ("May", False), ("2026-02-30", False)]
)
def test_dates_are_read(words: str, known: bool) -> None:
    assert (date_of(words) is not None) is known


def test_dates_the_wrong_way_round_are_none() -> None:
    assert SearchFilterState(date=4, first="2026-05-04", last="2026-05-03").span(NOW) is None


def test_folders_of_the_same_name_say_where_they_are() -> None:
    found = folder_words(["/home/me/a/web", "/srv/web", "/home/me/atlas"], "/home/me")
    assert found == ["~/a/web", "/srv/web", "atlas"]


def test_more_is_asked_for_and_does_not_move_the_list(page: Page) -> None:
    page.view.setQuery("upload")
    page.view.show(page.last, results(hit("a"), more=True))
    assert page.renewed == 1 and page.said("more") and page.said("counted").endswith("; there are more")
    page.view.showMore()
    assert page.last.most == MOST and not page.said("busy")
    page.view.show(page.last, results(hit("a"), hit("a", 1), more=True))
    assert page.renewed == 1 and not page.said("more") and page.said("lastWords")


def test_an_older_answer_is_shown_while_a_newer_one_is_waited_for(page: Page) -> None:
    page.view.setQuery("up")
    first = page.last
    page.view.setQuery("upload")
    page.view.show(first, results(hit("a")))
    assert page.view.model.rowCount() == 2 and page.said("busy")
    page.view.show(page.last, results())
    assert page.said("note") == "No results." and not page.said("busy")


def test_what_is_not_read_yet_is_told_and_looked_for_once_it_is(page: Page) -> None:
    page.view.begin("upload")
    page.view.show_progress(412_000_000, 1_200_000_000)
    assert page.said("reading").startswith("Indexing: 392.9 MB of 1.1 GB")
    assert page.said("share") == pytest.approx(0.343, abs=0.01)
    page.view.show(page.last, results(complete=False))
    assert page.said("note") == "No results yet; still indexing."
    asked = len(page.asked)
    page.view.show_progress(1_200_000_000, 1_200_000_000)
    assert len(page.asked) == asked + 1 and page.said("reading") == "" and page.said("share") < 0
    page.view.show(page.last, results(hit("a")))
    page.view.show_progress(1_200_000_000, 1_200_000_000)
    assert len(page.asked) == asked + 1


def test_a_search_whose_time_was_over_goes_on_and_says_so(page: Page) -> None:
    page.view.setQuery("upload")
    first = page.last
    page.view.show(first, replace(results(hit("a"), more=True), unfinished=True))
    assert page.said("counted") == "1 match in 1 session; still searching…"
    assert not page.said("busy") and page.renewed == 1
    again = page.last
    assert again.seconds > first.seconds and replace(again, seconds=first.seconds) == first
    page.view.show(again, results(hit("a"), hit("b")))
    assert page.said("counted") == "2 matches in 2 sessions"
    assert page.last == again and page.renewed == 1


def test_a_search_that_never_has_time_enough_ends(page: Page) -> None:
    page.view.setQuery("upload")
    for _ in range(20):
        page.view.show(page.last, replace(results(hit("a"), more=True), unfinished=True))
    assert page.said("counted") == "1 match in 1 session; there are more"
    assert len(page.asked) < 10
    page.view.setQuery("other")
    page.view.show(page.last, replace(results(), unfinished=True))
    assert page.said("note") == "Still searching…"
    older = page.asked[0]
    assert older is not None
    page.view.show(older, replace(results(hit("a")), unfinished=True))
    assert page.last.query == "other"


def test_a_failure_is_said_and_tried_again(page: Page) -> None:
    page.view.setQuery("upload")
    page.view.show_failure()
    assert page.said("failed") and not page.said("busy")
    page.view.tryAgain()
    page.view.show(page.last, results(hit("a")))
    assert not page.said("failed") and page.said("note") == ""


def test_a_row_is_chosen_with_the_words_that_found_it(page: Page) -> None:
    chosen: list[Any] = []
    page.view.chosen.connect(lambda target, query, beside: chosen.append((target, query)))
    page.view.setQuery("upload")
    page.view.show(page.last, results(hit("a", 7)))
    page.view.setQuery("upload x")
    page.view.choose(1)
    page.view.choose(5)
    assert chosen == [(hit("a", 7), "upload")]


def test_a_speaker_is_named() -> None:
    found = results(
        hit("a", role=USER), hit("a", 1, role=TOOL, tool="Bash", agent="x1"), hit("a", 2, role=TOOL)
    )
    assert [row.detail for row in rows_of(found, False, DAYS, NO_MARKS) if not row.head] == [
        "You · 11:59\u202fAM", "Bash · in a subagent · 11:59\u202fAM", "Tool · 11:59\u202fAM",
    ]  # fmt: skip
    assert count_words(replace(found, more=True), True) == "3 matches in 1 session; there are more"
    also = TitleHit("b", "b", "Only called so", "/p", ((0, 4),))
    assert count_words(replace(found, titles=[also]), True) == "2 sessions, 3 matches"


@example("a\u00a0b", [])
@given(st.text(max_size=60), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 9)), max_size=4))
def test_markup_says_the_text_and_nothing_else(text: str, places: list[tuple[int, int]]) -> None:
    html = marked(text, sorted(places))
    tags = re.findall(r"<[^>]*>", html)
    assert set(tags) <= {f'<span style="background-color:{MARK}">', "</span>"}
    assert re.sub(MARK, "", re.sub(r"<[^>]*>", "", html)).count("%") == 0
    said = unescape(re.sub(r"<[^>]*>", "", html))
    pieces = in_prose(text).replace("\n", " ")
    assert said == pieces or len(places) > 0  # text that a mark cuts may show hidden characters differently
