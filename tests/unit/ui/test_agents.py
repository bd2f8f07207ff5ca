"""The page of agents: its rows follow from the tree of workers, and its model reports each change."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from claude_desk.transcript.workers.worker_tree import Run, Step, Worker, WorkerKind, WorkerState, WorkerTree
from claude_desk.ui.agents.agent_rows import AgentFilter, AgentRow, AgentState, RowKind, counts, rows_of
from claude_desk.ui.agents.agents_view import AgentListModel, AgentRole, AgentsView
from tests.live_session import LiveSession
from tests.workers import in_background

DONE, WORKING = WorkerState.DONE, WorkerState.WORKING


def worker(id: str, state: WorkerState = WORKING, parent: str = "", **more: object) -> Worker:
    return Worker(id, name=id, parent=parent, runs=(Run(state=state, began=1.0),), **more)  # type: ignore[arg-type]


def tree(*workers: Worker) -> WorkerTree:
    return WorkerTree({each.id: each for each in workers})


def shown(rows: list[AgentRow]) -> list[tuple[int, str, str]]:
    return [(row.depth, row.name or row.kind.value, row.state.value) for row in rows]


def test_agents_stand_below_those_that_began_them() -> None:
    found = tree(worker("a1"), worker("a2", parent="a1"), worker("a3"), worker("a4", DONE, parent="a2"))
    assert shown(rows_of(found)) == [
        (0, "a1", "working"),
        (1, "a2", "working"),
        (2, "a4", "done"),
        (0, "a3", "working"),
    ]
    folded = rows_of(found, folds={"a2": True})
    assert [row.name for row in folded] == ["a1", "a2", "a3"]
    assert [(row.folds, row.open) for row in folded] == [(True, True), (True, False), (False, True)]


def test_an_agent_that_asks_needs_you() -> None:
    found = tree(worker("a1"), worker("a2", DONE))
    assert [row.state for row in rows_of(found, asking={"a1", "a2"})] == [
        AgentState.NEEDS_YOU,
        AgentState.DONE,
    ]
    assert counts(found, {"a1"}) == {
        AgentFilter.ALL: 2,
        AgentFilter.WORKING: 1,
        AgentFilter.NEEDS_YOU: 1,
        AgentFilter.FAILED: 0,
        AgentFilter.DONE: 1,
    }


def test_a_filter_keeps_the_agents_above_what_it_finds() -> None:
    failed = WorkerState.FAILED
    found = tree(worker("a1"), worker("a2", failed, parent="a1"), worker("a3", DONE), worker("a4", failed))
    assert [row.name for row in rows_of(found, which=AgentFilter.FAILED)] == ["a1", "a2", "a4"]
    assert [row.name for row in rows_of(found, which=AgentFilter.NEEDS_YOU)] == []


def test_the_session_is_above_all_rows() -> None:
    found = tree(worker("a1"), worker("a2", DONE))
    root = AgentRow("session", RowKind.SESSION, AgentState.WAITING, "Fix it")
    assert shown(rows_of(found, root=root)) == [
        (0, "Fix it", "waiting"),
        (1, "a1", "working"),
        (1, "a2", "done"),
    ]
    assert [row.name for row in rows_of(found, folds={"session": True}, root=root)] == ["Fix it"]
    assert rows_of(found, which=AgentFilter.FAILED, root=root) == [], "it is no row of its own"


@pytest.mark.parametrize(
    ("script", "states", "place"),
    [
        ("phases: [{title: 'Lint'}]", ("done", "progress", ""), (2, "Build", 3)),
        ("phases: [{title: 'Lint'}]", ("done", "done", "progress"), (3, "Try", 3)),
        ("", ("done", "progress", ""), (2, "Build", 3)),
        ("", ("done", "done", "progress"), (3, "Try", 0)),  # more phases may follow
        ("", ("", "", ""), (1, "Lint", 3)),
    ],
)
def test_a_workflow_says_in_which_phase_it_is(
    script: str, states: tuple[str, ...], place: tuple[int, str, int]
) -> None:
    steps = [Step(title, number) for number, title in enumerate(("Lint", "Build", "Try"), 1)]
    steps += [Step(f"s{n}", n, f"s{n}", state) for n, state in enumerate(states, 1) if state]
    run = Run(asked=script, began=1.0)
    flow = Worker("w1", WorkerKind.WORKFLOW, "w1", runs=(run,), steps=tuple(steps))
    assert rows_of(tree(flow))[0].phase == place
    over = Worker("w1", WorkerKind.WORKFLOW, "w1", runs=(Run(state=DONE),), steps=tuple(steps))
    assert rows_of(tree(over))[0].phase is None


def test_many_ended_agents_are_one_row() -> None:
    ended = [worker(f"d{number}", DONE) for number in range(4)]
    found = tree(worker("a1"), *ended, worker("a2", DONE), worker("a3", parent="a2"))
    assert [(row.kind, row.name, row.count) for row in rows_of(found)][-1] == (RowKind.DONE, "", 4)
    assert len(rows_of(found)) == 4  # a2 is done, but an agent below it works
    opened = rows_of(found, folds={"/done": False})
    assert [(row.depth, row.name) for row in opened[-4:]] == [(1, f"d{number}") for number in range(4)]
    assert [row.name for row in rows_of(found, which=AgentFilter.DONE)] == [
        *(f"d{number}" for number in range(4)),
        "a2",
    ]


def test_a_workflow_shows_its_phases() -> None:
    steps = (
        Step("Lint", 1),
        Step("Build", 2),
        Step("one", 1, "s1", "done"),
        Step("two", 2, "s2", "progress", "Bash"),
        Step("three", 2, "s3", "start"),
        Step("four", 2, "", "start"),  # an agent that waits for its turn has no id
    )
    flow = worker("w1", kind=WorkerKind.WORKFLOW, steps=steps)
    assert shown(rows_of(tree(flow))) == [
        (0, "w1", "working"),
        (1, "Lint", "done"),
        (1, "Build", "working"),
        (2, "two", "working"),
        (2, "three", "waiting"),
        (2, "four", "waiting"),
    ]
    steps_shown = [row for row in rows_of(tree(flow)) if row.kind is RowKind.STEP]
    assert [row.call for row in steps_shown] == ["s2", "s3", ""]
    phases = [row for row in rows_of(tree(flow)) if row.kind is RowKind.PHASE]
    assert [(row.count, row.done) for row in phases] == [(1, 1), (3, 0)]
    assert [state.value for state in rows_of(tree(flow))[0].phases] == ["done", "working"]
    gone = worker("w1", WorkerState.LOST, kind=WorkerKind.WORKFLOW, steps=steps)
    assert [row.state.value for row in rows_of(tree(gone))] == [
        "lost",
        "done",
        "lost",
        "lost",
        "lost",
        "lost",
    ]


_ROWS = st.lists(
    st.builds(
        AgentRow, st.sampled_from("abcdef"), st.just(RowKind.AGENT), st.sampled_from(AgentState), st.just("x")
    ),
    unique_by=lambda row: row.key,
)


@pytest.fixture(scope="module")
def _application(qapp: object) -> Iterator[None]:
    yield


@pytest.mark.usefixtures("_application")
@given(st.lists(_ROWS, max_size=6))
def test_the_model_shows_what_it_was_given(all_rows: list[list[AgentRow]]) -> None:
    """Each list of rows follows the list before it by removals, insertions and changes alone."""
    model = AgentListModel()
    tester = QAbstractItemModelTester(model)
    kept: list[tuple[str, str]] = []

    def removed(_parent: QModelIndex, first: int, last: int) -> None:
        del kept[first : last + 1]

    def inserted(_parent: QModelIndex, first: int, last: int) -> None:
        kept[first:first] = [read(number) for number in range(first, last + 1)]

    def changed(first: QModelIndex, last: QModelIndex) -> None:
        for number in range(first.row(), last.row() + 1):
            kept[number] = read(number)

    def read(number: int) -> tuple[str, str]:
        index = model.index(number, 0)
        return model.data(index, AgentRole.KEY), model.data(index, AgentRole.AGENT_STATE)

    model.rowsRemoved.connect(removed)
    model.rowsInserted.connect(inserted)
    model.dataChanged.connect(changed)
    for rows in all_rows:
        model.show(rows, True)
        assert kept == [(row.key, row.state.value) for row in rows]
    del tester


@pytest.mark.usefixtures("screen_loop")
def test_an_agent_that_is_not_found_is_forgotten_with_its_session(qapp: QGuiApplication) -> None:
    session, view = LiveSession(), AgentsView()
    session.show_background(in_background("a1", "Look around", agent=True))
    view.attach(session)
    view.setShown(True)
    view.open("a1")
    first = view._locator
    assert first is not None, "the row is not in memory"
    first.cancel()
    first.ended.emit(None, False)
    assert view.property("limits") == "Nothing of “Look around” is in this conversation."
    view.open("a1")
    locator = view._locator
    assert locator is not None and not locator._done
    view.detach()
    assert locator._done and view._locator is None
    view.attach(LiveSession())
    assert view.property("limits") == ""
    view.detach()
