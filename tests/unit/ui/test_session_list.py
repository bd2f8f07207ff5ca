"""The list of sessions: one row for each session, in groups, changed row by row."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.session_list import SessionListModel, SessionListRole
from claude_desk.ui.sidebar.session_rows import SessionMark, marked, plain
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.live_session import LiveSession
from tests.session_records import record

NOW = time.mktime((2026, 5, 20, 15, 0, 0, 0, 0, -1))
HOUR, DAY = 3600.0, 86400.0
PLACE = Path("/p")


class Told:
    """Replays the model's signals on a list, as a view does."""

    def __init__(self, model: SessionListModel) -> None:
        self.model = model
        self.keys = [model.keyAt(row) for row in range(model.rowCount())]
        self.resets = self.moves = self.changes = 0
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._move)
        model.modelReset.connect(self._reset)
        model.dataChanged.connect(self._change)

    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.keys[first:first] = [self.model.keyAt(row) for row in range(first, last + 1)]

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.keys[first : last + 1]

    def _move(self, a: QModelIndex, first: int, last: int, b: QModelIndex, to: int) -> None:
        assert first == last
        key = self.keys.pop(first)
        self.keys.insert(to - (to > first), key)
        self.moves += 1

    def _change(self) -> None:
        self.changes += 1

    def _reset(self) -> None:
        self.resets += 1
        self.keys = [self.model.keyAt(row) for row in range(self.model.rowCount())]

    def check(self) -> None:
        assert self.keys == [self.model.keyAt(row) for row in range(self.model.rowCount())]
        assert self.model._listed == sorted(self.model._listed, key=lambda row: row.section_place.order)
        assert all(row.listed for row in self.model._listed)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    clock = [NOW]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    return clock


@pytest.fixture
def model(qapp: QGuiApplication, now: list[float]) -> Iterator[SessionListModel]:
    model = SessionListModel()
    yield model
    model.show([])


def opened(model: SessionListModel, *sessions: LiveSession) -> list[SessionView]:
    views = []
    for session in sessions:
        view = SessionView(ProseRenderer(), model)
        view.attach(session)
        views.append(view)
    model.show(views)
    return views


def session(session_id: str = "", state: str = "ready", title: str = "Open", **config: Any) -> LiveSession:
    made = LiveSession(title=title, child="starting" if state == "starting" else "up", **config)
    made.info.session_id = session_id
    if state != "starting":
        made.bring_to(state)
    return made


def shown(model: SessionListModel, *roles: SessionListRole) -> list[Any]:
    rows = [[model.data(model.index(row), role) for role in roles] for row in range(model.rowCount())]
    return [row[0] if len(roles) == 1 else tuple(row) for row in rows]


def told(name: str, ago: float, **fields: Any) -> SessionRecord:
    return record(name, PLACE, NOW - ago, **fields)


def test_groups_by_the_days(model: SessionListModel) -> None:
    model.apply_changes(
        [told("old", 40 * DAY), told("today", HOUR), told("week", 3 * DAY), told("yesterday", 20 * HOUR)]
    )
    assert shown(model, SessionListRole.TITLE, SessionListRole.GROUP, SessionListRole.TIME) == [
        ("Session today", "group:today", "2:00\u202fPM"),
        ("Session yesterday", "group:yesterday", "7:00\u202fPM"),
        ("Session week", "group:week", "Sun"),
        ("Session old", "group:earlier", "Apr 10"),
    ]
    assert set(shown(model, SessionListRole.DETAIL)) == {"atlas · main"}
    assert set(shown(model, SessionListRole.STATE_NAME)) == {"Not running"}


@pytest.mark.parametrize("lost", ["newer", "older"])
def test_a_session_with_two_files_keeps_its_row_when_one_file_is_gone(
    model: SessionListModel, tmp_path: Path, lost: str
) -> None:
    files = {"older": record("s1", tmp_path / "a", NOW - DAY), "newer": record("s1", tmp_path / "b", NOW - 1)}
    model.apply_changes(list(files.values()))
    assert model.rowCount() == 2
    model.apply_changes([], [files.pop(lost)])
    opened(model, session("s1"))
    assert model.rowCount() == 1


def test_what_needs_the_person_comes_first(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR), told("pinned", 90 * DAY)])
    model.set_marks({"pinned": SessionMark(pinned=True)}, ["pinned"])
    asks, works, broken = session("1", "waiting"), session("2", "working"), session("3")
    broken.show_problem(Problem(ProblemKind.NO_CLI))
    opened(model, works, asks, broken)
    assert shown(model, SessionListRole.GROUP, SessionListRole.STATE_NAME, SessionListRole.SIGN) == [
        ("group:needs-you", "Needs you", "needs-you"),
        ("group:needs-you", "Ready", "failed"),
        ("group:working", "Working", "working"),
        ("group:pinned", "Not running", ""),
        ("group:today", "Not running", ""),
    ]
    assert shown(model, SessionListRole.NUMBER) == [1, 2, 3, 0, 0]


def test_a_session_is_one_row_whether_it_is_open_or_not(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR), told("b", 2 * HOUR)])
    seen = Told(model)
    key = model.keyAt(1)
    opened(model, session("b", title="Open"))
    assert shown(model, SessionListRole.TITLE, SessionListRole.OPEN) == [("Session a", False), ("Open", True)]
    assert model.keyAt(1) == key
    model.show([])
    assert shown(model, SessionListRole.TITLE, SessionListRole.OPEN) == [
        ("Session a", False),
        ("Session b", False),
    ]
    assert seen.resets == 0
    seen.check()


def test_one_that_is_new_has_its_row_before_it_is_on_disk(model: SessionListModel) -> None:
    fresh = session("", "starting", "")
    [view] = opened(model, fresh)
    assert shown(model, SessionListRole.TITLE, SessionListRole.STATE_NAME, SessionListRole.ON_DISK) == [
        ("New session", "Starting", False)
    ]
    key = model.keyAt(0)
    fresh.info.session_id, fresh.info.title = "n", "First words"
    fresh.info_changed.emit()
    model.apply_changes([told("n", 0)])
    assert shown(model, SessionListRole.TITLE, SessionListRole.ON_DISK) == [("First words", True)]
    assert model.keyAt(0) == key
    model.apply_changes([], [told("n", 0)])
    assert shown(model, SessionListRole.TITLE, SessionListRole.ON_DISK) == [("First words", False)]
    view.detach()
    view.set_folder("")
    assert model.rowCount() == 0


def test_one_that_goes_on_under_another_id_leaves_the_old_one(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR)])
    forked = session("a", title="Fork")
    opened(model, forked)
    forked.info.session_id = "b"
    forked.info_changed.emit()
    assert shown(model, SessionListRole.TITLE, SessionListRole.OPEN) == [("Fork", True), ("Session a", False)]
    model.apply_changes([told("b", 0)])
    assert model.rowCount() == 2


def test_one_that_turns_out_to_be_on_disk_keeps_its_number(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR)])
    coming = session("", "starting", "")
    opened(model, session("b"), coming)
    coming.info.session_id = "a"
    coming.info_changed.emit()
    assert sorted(shown(model, SessionListRole.NUMBER, SessionListRole.ON_DISK)) == [(1, False), (2, True)]


def test_a_reply_in_another_session_is_marked_until_that_is_shown(model: SessionListModel) -> None:
    first, second = session("1", "working"), session("2", "working")
    views = opened(model, first, second)
    model.mark(views[0])
    first.rests()
    second.rests()
    assert sorted(shown(model, SessionListRole.NUMBER, SessionListRole.UNSEEN, SessionListRole.SIGN)) == [
        (1, False, ""),
        (2, True, "unseen"),
    ]
    model.mark(views[1])
    assert shown(model, SessionListRole.UNSEEN) == [False, False]
    assert model.data(model.index(int(model.property("current"))), SessionListRole.SHOWN)


def test_rows_move_one_by_one(model: SessionListModel, now: list[float]) -> None:
    model.apply_changes([told(str(number), number * HOUR) for number in range(1, 8)])
    seen = Told(model)
    model.apply_changes([told("5", 0)])
    assert seen.keys[0] == model.keyAt(0)
    assert shown(model, SessionListRole.TITLE)[0] == "Session 5"
    assert (seen.moves, seen.resets) == (1, 0)
    model.apply_changes([told("6", 6 * HOUR, title="Another")])
    assert seen.moves == 1
    seen.check()


@pytest.mark.parametrize("by_folder", [False, True])
def test_any_change_is_told_as_it_is(model: SessionListModel, by_folder: bool) -> None:
    """Random changes: a view that replays the model's signals shows the model's rows."""
    chance = random.Random(7)
    model.arrange(by_folder, ())
    folders = ["/srv/atlas", "/srv/relay", "/opt/atlas", ""]
    seen = Told(model)
    known: dict[str, SessionRecord] = {}
    sessions = [session(str(number)) for number in range(4)]
    opened(model, *sessions)
    for _ in range(300):
        what = chance.randrange(9)
        names = [str(chance.randrange(60)) for _ in range(chance.choice((1, 1, 2, 12)))]
        if what < 3:
            home = chance.choice(folders)
            put = {
                name: told(name, chance.random() * 9 * DAY, folder=home, repository=home) for name in names
            }
            known.update(put)
            model.apply_changes(list(put.values()))
        elif what == 3:
            model.apply_changes([], [known.pop(name) for name in set(names) if name in known])
        elif what == 4:
            chosen = chance.choice(sessions)
            chosen.bring_to(chance.choice(("ready", "working", "waiting")))
        elif what == 5:
            model.set_marks(
                {name: SessionMark(pinned=True, archived=chance.random() < 0.3) for name in names}, known
            )
        elif what == 6:
            model.fold(
                chance.choice([*folders, "group:today", "group:week", "group:pinned"]), chance.random() < 0.6
            )
        elif what == 7:
            model.unfoldTail(chance.choice(folders) or "group:unknown-folder", chance.random() < 0.5)
        else:
            model.setProperty("filter", chance.choice(("", "session 1", "open")))
        seen.check()
        hidden = sum(row.hidden for row in model._listed)
        if not model.property("filter"):
            away = sum(row.mark.archived and row.view is None for row in model._register.rows.values())
            others = sum(not row.is_session for row in model._listed)
            assert hidden + model.rowCount() - others == len(model._register.rows) - away
        else:
            assert hidden == 0, "what is searched for is not folded away"
    model.setProperty("filter", "")
    model.setProperty("withArchived", True)
    model.foldAll(False)
    for section in (*folders, "group:unknown-folder"):
        model.unfoldTail(section, True)
    seen.check()
    assert seen.resets == 0
    ids = {*known, *(one.info.session_id for one in sessions)}
    assert sum(row.is_session for row in model._listed) == len(ids)


def test_found_by_title_words_folder_and_branch(model: SessionListModel) -> None:
    model.apply_changes(
        [
            told("1", 1, title="Café terrasse", first="where to sit"),
            told("2", 2, folder="/srv/relay", repository="/srv/relay"),
            told("3", 3, branch="release/2.4"),
        ]
    )
    for text, found in (("CAFE sit", ["1"]), ("relay", ["2"]), ("release 2.4", ["3"]), ("nowhere", [])):
        model.setProperty("filter", text)
        assert shown(model, SessionListRole.TITLE) == [
            {"1": "Café terrasse"}.get(n, f"Session {n}") for n in found
        ]
    assert model.property("note") == "No matching sessions."
    model.setProperty("filter", "")
    assert model.rowCount() == 3


def test_archived_ones_are_behind_a_button(model: SessionListModel) -> None:
    model.apply_changes([told("1", 1), told("2", 2)])
    model.set_marks({"2": SessionMark(archived=True)}, ["2"])
    assert (shown(model, SessionListRole.TITLE), model.property("archived")) == (["Session 1"], 1)
    model.setProperty("withArchived", True)
    assert shown(model, SessionListRole.GROUP) == ["group:today", "group:archived"]
    opened(model, session("2"))
    model.setProperty("withArchived", False)
    assert model.rowCount() == 2, "one that is open is never hidden"


def test_the_days_pass(model: SessionListModel, now: list[float]) -> None:
    model.apply_changes([told("1", HOUR), told("2", 20 * HOUR)])
    seen = Told(model)
    now[0] += 90
    model.turn_day()
    assert shown(model, SessionListRole.GROUP) == ["group:today", "group:yesterday"]
    assert seen.changes == 0, "nothing is told of what is the same"
    now[0] += DAY
    model.turn_day()
    assert shown(model, SessionListRole.GROUP, SessionListRole.TIME) == [
        ("group:yesterday", "2:00\u202fPM"),
        ("group:week", "Tue"),
    ]
    assert seen.resets == 0
    seen.check()


@pytest.mark.parametrize("change", ["on disk", "a mark", "one that is open"])
def test_a_change_on_another_day_moves_all(model: SessionListModel, now: list[float], change: str) -> None:
    """No signal reports midnight. The next change moves all sessions to their new groups."""
    model.apply_changes([told("1", HOUR), told("2", 20 * HOUR)])
    now[0] += DAY
    if change == "on disk":
        model.apply_changes([told("3", -DAY)])
    elif change == "a mark":
        model.set_marks({"3": SessionMark(pinned=True)}, ["3"])
    else:
        opened(model, session("3", "working"))
    groups = dict(shown(model, SessionListRole.TITLE, SessionListRole.GROUP))
    assert (groups["Session 1"], groups["Session 2"]) == ("group:yesterday", "group:week")


def test_what_works_says_so_and_no_time(model: SessionListModel) -> None:
    works, ready = session("1", "working"), session("2", "ready")
    model.apply_changes([told("1", HOUR), told("2", HOUR)])
    opened(model, works, ready)
    said = dict(zip(shown(model, SessionListRole.TIME), shown(model, SessionListRole.DETAIL), strict=True))
    assert len(said) == 2 and "Working" in said[""]
    assert not any("Ready" in detail for detail in said.values())


def test_nothing_ticks(model: SessionListModel) -> None:
    model.apply_changes([told("1", HOUR)])
    assert model.findChildren(QTimer) == []


def test_a_worktree_is_told_with_its_repository(model: SessionListModel) -> None:
    model.apply_changes([told("1", HOUR, folder="/srv/wt-fix", repository="/srv/atlas")])
    assert shown(model, SessionListRole.DETAIL) == ["atlas › wt-fix · main"]


def test_next_previous_and_by_number(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR), told("b", 2 * HOUR)])
    views = opened(model, session("x", "working"), session("y", "working"), session("b"))
    model.mark(views[0])
    wished: list[tuple[str, str]] = []
    model.wanted.connect(lambda action, row, text: wished.append((action, row.session_id)))
    model.step(1)
    model.step(-1)
    model.number(3)
    model.number(9)
    model.walk(1)
    model.walk(-1)
    assert wished == [("choose", "y"), ("choose", "b"), ("choose", "b"), ("choose", "y")]


def test_those_at_work_stand_in_the_order_of_their_opening(model: SessionListModel) -> None:
    model.apply_changes([told("a", HOUR), told("b", 2 * HOUR), told("c", 3 * HOUR)])
    opened(model, *(session(name, "working", name) for name in ("b", "c", "a")))
    assert shown(model, SessionListRole.TITLE) == ["b", "c", "a"]


def test_numbers_follow_the_list_however_it_is_arranged(model: SessionListModel, now: list[float]) -> None:
    model.apply_changes([told("a", HOUR), told("b", 2 * HOUR, repository="/z"), told("c", 3 * HOUR)])
    last = session("a", "working")
    opened(model, session("c"), session("b"), last)
    followed = Told(model)

    def numbers() -> list[int]:
        followed.check()
        return [number for number in shown(model, SessionListRole.NUMBER) if number]

    def chosen(number: int) -> str:
        wished: list[str] = []
        hear = model.wanted.connect(lambda action, row, text: wished.append(row.session_id))
        model.number(number)
        model.wanted.disconnect(hear)
        return wished[0]

    assert (numbers(), [chosen(number) for number in (1, 2, 3)]) == ([1, 2, 3], ["a", "b", "c"])
    last.rests()
    model.apply_changes([told("c", -60)])
    assert (numbers(), [chosen(number) for number in (1, 2, 3)]) == ([1, 2, 3], ["c", "a", "b"])
    model.arrange(True, [])
    assert (numbers(), chosen(3)) == ([1, 2, 3], "b")
    model.fold(model.data(model.index(model.rowCount() - 1), SessionListRole.GROUP), True)
    assert (numbers(), chosen(3)) == ([1, 2], "b"), "one that is folded away keeps its number"


def test_one_that_moves_among_many_costs_little(model: SessionListModel) -> None:
    """Moving a session takes less than a quarter of the time that listing all sessions takes. tests/bench
    measures the time itself."""
    records = [told(str(number), number * HOUR) for number in range(3000)]
    began = time.perf_counter()
    model.apply_changes(records)
    listed = time.perf_counter() - began
    assert model.rowCount() > 100
    moves = []
    for number in range(5):
        began = time.perf_counter()
        model.apply_changes([records[1500 + number]._replace(modified=NOW)])
        moves.append(time.perf_counter() - began)
    assert min(moves) < listed / 4


def test_a_title_turns_nothing_about(model: SessionListModel) -> None:
    model.apply_changes([told("1", 1, title="a\u202egnp.\u2066b"), told("2", 2, title="إصلاح")])
    assert shown(model, SessionListRole.TITLE) == ["agnp.b", "إصلاح"]


def test_a_folder_that_is_gone_is_said_of_all_its_sessions(model: SessionListModel) -> None:
    tree = "/srv/atlas/.claude/worktrees/fix"
    model.apply_changes(
        [
            record("a", PLACE, NOW, folder="/srv/gone", repository="/srv/atlas"),
            record("b", PLACE, NOW - 1, worktree=tree),
            record("c", PLACE, NOW - 2),
        ]
    )

    def details() -> list[str]:
        return [model.data(model.index(row, 0), SessionListRole.DETAIL) for row in range(model.rowCount())]

    assert details() == ["atlas › gone · main", "atlas › fix · main", "atlas · main"]
    model.set_missing({"/srv/gone", tree})
    assert details() == [
        "atlas › gone · folder missing · main",
        "atlas › fix · folder missing · main",
        "atlas · main",
    ]
    model.apply_changes([record("d", PLACE, NOW - 3, folder="/srv/gone", repository="/srv/atlas")])
    assert details()[-1] == "atlas › gone · folder missing · main"
    model.set_missing(set())
    assert not any("missing" in detail for detail in details())


def details(model: SessionListModel) -> list[str]:
    return [
        str(model.data(model.index(row), SessionListRole.DETAIL)).partition(" · ")[0]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ({"last": "mend the upload"}, {"last": "draw a cat"}, ["mend the upload", "draw a cat"]),
        ({"first": "hello there", "last": "x"}, {"last": "HI"}, ["hello there", "atlas"]),
        ({"last": "/clear"}, {"last": "y " * 60}, ["atlas", "y " * 29 + "y…"]),
        (
            {"last": 'look\n<pasted_content id="a">\nsecret\n</pasted_content id="a">'},
            {"last": '<pasted_content id="a">\nsec…'},
            ["look", "atlas"],
        ),
    ],
)
def test_sessions_with_the_same_title_are_told_apart(
    one: dict[str, Any], two: dict[str, Any], expected: list[str]
) -> None:
    model = SessionListModel()
    hi = {"title": "hi", "first": "hi"}
    model.apply_changes(
        [record("a", PLACE, NOW, **hi | one), record("c", PLACE, NOW - 60, title="other", last="z")]
    )
    assert details(model) == ["atlas", "atlas"]
    told = Told(model)
    model.apply_changes([record("b", PLACE, NOW - 30, **hi | two | {"title": "Hi"})])
    assert details(model) == [*expected, "atlas"] and told.changes, "the first row was updated too"
    told.check()
    model.apply_changes([], [record("b", PLACE, NOW - 30, **hi)])
    assert details(model) == ["atlas", "atlas"]
    told.check()


@pytest.mark.parametrize(
    ("title", "search", "markup"),
    [
        ("Explain HTTP retry", "retry", "Explain HTTP <b>retry</b>"),
        ("Retry, then retry", "RETRY", "<b>Retry</b>, then <b>retry</b>"),
        ("Übersetzung prüfen", "uber pruf", "<b>Über</b>setzung <b>prüf</b>en"),
        ("a < b & <b>c</b>", "b", "a &lt; <b>b</b> &amp; &lt;<b>b</b>&gt;c&lt;/<b>b</b>&gt;"),
        ("Straße", "strasse", "<b>Straße</b>"),
        ("overlapping", "lap app", "over<b>lapp</b>ing"),
        ("of the folder only", "relay", ""),
    ],
)
def test_the_words_that_are_looked_for_are_bold(title: str, search: str, markup: str) -> None:
    assert marked(title, plain(search).split()) == markup


def test_the_matches_are_counted(model: SessionListModel) -> None:
    titles = ("Retry", "Other", "Try the retry")
    model.apply_changes(
        [
            record(i, PLACE, NOW - n, title=title)
            for n, (i, title) in enumerate(zip("abc", titles, strict=True))
        ]
    )
    assert model.property("counted") == "" and said(model, SessionListRole.MARKED_TITLE) == ["", "", ""]
    model.setProperty("filter", "retry")
    assert model.property("counted") == "2 of 3 sessions"
    assert said(model, SessionListRole.MARKED_TITLE) == ["<b>Retry</b>", "Try the <b>retry</b>"]
    model.set_marks({"c": SessionMark(archived=True)}, ["c"])
    assert model.property("counted") == "1 of 2 sessions"
    model.setProperty("filter", "needle")
    assert model.property("counted") == "0 of 2 sessions" and model.property("matchCount") == 0


def said(model: SessionListModel, role: SessionListRole) -> list[str]:
    return [model.data(model.index(row), role) for row in range(model.rowCount())]
