"""The page of all sessions: the order of its rows, its filters, and what its model reports."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from claude_desk.library.catalog.requests import TerminalSession
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.ui.overview.overview_rows import (
    OverviewFilter,
    OverviewRow,
    arranged,
    counts,
    is_in,
    state_words,
)
from claude_desk.ui.overview.overview_view import OverviewModel, OverviewRole, OverviewView
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.session.state_text import WorkState
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.session_records import record
from tests.unit.ui.test_session_list import NOW, PLACE

ROWS = [
    OverviewRow("a", "Idle"),
    OverviewRow("b", "Works", state=WorkState.WORKING, step="Bash · ls"),
    OverviewRow("c", "Ended", state=WorkState.DONE, unseen=True),
    OverviewRow("d", "Waits", state=WorkState.WAITING, agents=3),
    OverviewRow("e", "Away", state=WorkState.NOT_RUNNING, elsewhere=True),
    OverviewRow("f", "Asks", state=WorkState.NEEDS_YOU, agents=1, need="a plan"),
    OverviewRow("g", "Seen", state=WorkState.FAILED),
    OverviewRow("h", "Retries", state=WorkState.RETRYING),
]
KEYS = [row.key for row in ROWS]


def keys(rows: list[OverviewRow]) -> str:
    return "".join(row.key for row in rows)


@pytest.mark.parametrize(
    ("which", "shown"),
    [("all", "fbhdceag"), ("needs-you", "f"), ("working", "bh"), ("waiting", "d"), ("ended", "cg")],
)
def test_what_needs_the_user_comes_first(which: str, shown: str) -> None:
    assert keys(arranged(ROWS, OverviewFilter(which))) == shown
    assert counts(ROWS)[OverviewFilter(which)] == len(shown)


@given(st.permutations(ROWS), st.permutations(KEYS), st.sampled_from(OverviewFilter))
def test_no_row_moves_under_the_pointer(
    rows: list[OverviewRow], before: list[str], which: OverviewFilter
) -> None:
    known = before[:4]
    shown = [row.key for row in arranged(rows, which, known)]
    staying = [key for key in known if key in shown]
    assert shown[: len(staying)] == staying
    assert sorted(shown) == sorted(row.key for row in rows if is_in(row, which))


def test_the_words_of_a_row() -> None:
    assert [state_words(row) for row in ROWS] == [
        "Ready",
        "Working · Bash · ls",
        "Done",
        "Waiting for 3 agents",
        "Open in another window",
        "Needs you · 1 agent · a plan",
        "Failed",
        "Retrying",
    ]


@pytest.fixture(scope="module")
def replayed(qapp: QGuiApplication) -> tuple[OverviewModel, list[str]]:
    """A model, and a list that follows the model's signals."""
    model, seen = OverviewModel(), list[str]()
    model.tester = QAbstractItemModelTester(model)  # type: ignore[attr-defined]

    def insert(parent: QModelIndex, first: int, last: int) -> None:
        seen[first:first] = [row.key for row in model.rows[first : last + 1]]

    def remove(parent: QModelIndex, first: int, last: int) -> None:
        del seen[first : last + 1]

    def move(a: QModelIndex, first: int, last: int, b: QModelIndex, to: int) -> None:
        key = seen.pop(first)
        seen.insert(to - (to > first), key)

    model.rowsInserted.connect(insert)
    model.rowsRemoved.connect(remove)
    model.rowsMoved.connect(move)
    return model, seen


@given(st.lists(st.sampled_from(ROWS), unique=True), st.lists(st.sampled_from(ROWS), unique=True))
def test_the_model_reports_each_change(
    replayed: tuple[OverviewModel, list[str]], one: list[OverviewRow], other: list[OverviewRow]
) -> None:
    model, seen = replayed
    for rows in (one, other):
        model.show(rows)
        assert model.rows == rows and seen == [row.key for row in rows]


@pytest.fixture
def listed(qapp: QGuiApplication) -> Iterator[SessionListModel]:
    model = SessionListModel()
    yield model
    model.show([])


def opened(listed: SessionListModel, count: int) -> tuple[list[LiveSession], list[SessionView]]:
    sessions = [LiveSession(folder="/home/x/atlas", title=f"Session {n}") for n in range(count)]
    views = []
    for number, session in enumerate(sessions):
        session.info.session_id = f"s{number}"
        views.append(SessionView(ProseRenderer(), listed))
        views[-1].attach(session)
    listed.show(views)
    return sessions, views


def titles(view: OverviewView) -> list[str]:
    return [row.title for row in view._model.rows]


def test_a_hidden_page_has_no_rows_and_no_timer(listed: SessionListModel) -> None:
    view = OverviewView(listed)
    [session], _ = opened(listed, 1)
    session.works()
    assert titles(view) == [] and not view._later.isActive() and not view._seconds.isActive()
    view.setShown(True)
    assert titles(view) == ["Session 0"] and view._seconds.isActive()
    view.setShown(False)
    assert titles(view) == [] and not view._seconds.isActive()


def test_the_current_row_follows_its_session(listed: SessionListModel) -> None:
    view = OverviewView(listed)
    sessions, views = opened(listed, 3)
    view.setShown(True)
    view.enter(1)
    sessions[2].works()
    sessions[2].set_requests([bash_request()])
    view._refresh()
    assert titles(view) == ["Session 2", "Session 0", "Session 1"]
    assert view.property("current") == 2 and view._asking is None
    view.enter(0)
    assert view._asking is views[2]
    sessions[2].set_requests([])
    view._refresh()
    assert view._asking is None and titles(view)[int(view.property("current"))] == "Session 2"


def test_a_list_that_is_filtered_hides_no_open_session(listed: SessionListModel) -> None:
    view = OverviewView(listed)
    sessions, _ = opened(listed, 2)
    listed.setProperty("filter", "nothing like it")
    view.setShown(True)
    assert titles(view) == ["Session 0", "Session 1"]
    sessions[1].works()
    assert view._later.isActive()


def test_sessions_of_other_processes_are_shown(listed: SessionListModel) -> None:
    view = OverviewView(listed)
    opened(listed, 1)
    listed.apply_changes([record("there", PLACE, NOW), record("s0", PLACE, NOW)])
    view.setShown(True)
    view.show_elsewhere(["there", "s0", "unknown"])
    model = view._model
    assert [model.data(model.index(n), OverviewRole.WORDS) for n in range(model.rowCount())] == [
        "Open in another window",
        "Ready",
    ]


@pytest.mark.parametrize(
    ("status", "words", "which"),
    [
        (RunningStatus.BUSY, "In a terminal · Working · Bash · pytest -q", "working"),
        (RunningStatus.WAITING, "In a terminal · Needs you · Bash · pytest -q", "needs-you"),
        (RunningStatus.IDLE, "In a terminal", "all"),
        (RunningStatus.UNKNOWN, "In a terminal", "all"),
    ],
)
def test_a_session_in_a_terminal_is_shown_with_what_it_does(
    listed: SessionListModel, status: RunningStatus, words: str, which: str
) -> None:
    view = OverviewView(listed)
    opened(listed, 1)
    listed.apply_changes([record("there", PLACE, NOW), record("s0", PLACE, NOW)])
    view.setShown(True)
    call = ("Bash", "pytest -q") if "Bash" in words else ("", "")
    view.show_terminals(
        [TerminalSession(each, status, NOW, NOW, *call) for each in ("there", "s0", "unknown")]
    )
    shown = [state_words(row) for row in view._model.rows]
    assert sorted(shown) == [words, "Ready"], "a session with a Claude Code here shows its own state"
    view.choose(which)
    view.enter([state_words(row) for row in view._model.rows].index(words))
    assert view._asking is None, "it is answered in the terminal"
    view.choose("all")
    view.show_terminals([])
    assert [state_words(row) for row in view._model.rows] == ["Ready"]


def test_the_newest_step_is_that_of_an_agent_while_no_turn_runs(listed: SessionListModel) -> None:
    from tests.gallery import overview

    view = OverviewView(listed)
    [working, waiting], _ = opened(listed, 2)
    overview._works(working)
    overview._waits(waiting)
    from tests.unit.transcript import cli_messages as f

    waiting.says(f.system("task_progress", task_id="a1", description="Read client.py", usage={}))
    view.setShown(True)
    said = {row.title: state_words(row) for row in view._model.rows}
    assert said["Session 0"] == "Working · Bash · pytest tests/upload -q"
    assert said["Session 1"] == "Waiting for 3 agents · Read client.py"


def test_a_page_that_closed_under_the_pointer_has_its_order_again(listed: SessionListModel) -> None:
    view = OverviewView(listed)
    sessions, _ = opened(listed, 3)
    view.setShown(True)
    view.hold(True)
    view.setShown(False)
    sessions[2].works()
    sessions[2].set_requests([bash_request()])
    view.setShown(True)
    assert titles(view)[0] == "Session 2"
