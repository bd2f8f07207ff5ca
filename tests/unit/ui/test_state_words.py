"""One state has one word: in the list, the header, the composer, the page of agents and the notifications."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.session.core.session_state import (
    Problem,
    ProblemKind,
    SessionPhase,
    SessionState,
    TurnOutcome,
)
from claude_desk.transcript.workers.worker_tree import WorkerState
from claude_desk.ui import notification_text
from claude_desk.ui.agents.agent_rows import AgentFilter, AgentState
from claude_desk.ui.agents.agents_view import _filter_words, state_words
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.session.state_text import WorkState, need_words, state_word, work_state
from claude_desk.ui.sidebar.session_list import SessionListModel, SessionListRole
from claude_desk.ui.sidebar.session_sections import section_title
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.gallery.permission_requests import bash_request, plan_request, question_request
from tests.live_session import LiveSession
from tests.unit.transcript import cli_messages as f


def works(session: LiveSession) -> None:
    session.works()


def waits(session: LiveSession) -> None:
    session.works()
    session.bring_to("agents")


def asks(session: LiveSession) -> None:
    session.works()
    session.set_requests([bash_request()])


def ends(session: LiveSession) -> None:
    session.works()
    session.rests()


def fails(session: LiveSession) -> None:
    session.works()
    session.says(f.result(is_error=True, result="It broke."))


def is_stopped(session: LiveSession) -> None:
    session.works()
    session.stop()
    session.hear()
    session.says(f.result("error_during_execution", is_error=True))


CASES: dict[WorkState, tuple[Callable[[LiveSession], None], str]] = {
    WorkState.WORKING: (works, "Working"),
    WorkState.WAITING: (waits, "Waiting for 1 agent"),
    WorkState.NEEDS_YOU: (asks, "Needs you"),
    WorkState.DONE: (ends, "Done"),
    WorkState.FAILED: (fails, "Failed"),
    WorkState.STOPPED: (is_stopped, "Stopped"),
}


@pytest.fixture
def listed(qapp: QGuiApplication) -> Iterator[SessionListModel]:
    model = SessionListModel()
    yield model
    model.show([])


@pytest.mark.parametrize("state", CASES)
def test_a_state_has_the_same_word_in_all_places(listed: SessionListModel, state: WorkState) -> None:
    bring, word = CASES[state]
    session, other = LiveSession(), SessionView(ProseRenderer(), listed)
    view = SessionView(ProseRenderer(), listed)
    view.attach(session)
    listed.show([view, other])
    listed.mark(other)  # an end that the user has not seen
    bring(session)
    assert view.work_state is state
    assert view.property("stateName") == word  # the header, and what is read of the composer
    assert str(view.property("stateWords")).split(" · ")[0] == word  # the composer
    assert view.property("stateShort") == word
    index = listed.index(0)
    assert listed.data(index, SessionListRole.STATE_NAME) == word
    detail = str(listed.data(index, SessionListRole.DETAIL)).split(" · ")
    assert word in detail or (
        state is WorkState.NEEDS_YOU and listed.data(index, SessionListRole.GROUP) == "group:needs-you"
    )
    assert state_words(AgentState(state.value), WorkerState.WORKING) == (
        "Waiting" if state is WorkState.WAITING else word
    )
    if state.value in list(AgentFilter):
        assert _filter_words(AgentFilter(state.value)) == word
    if state.value in ("needs-you", "working"):
        assert section_title(f"group:{state.value}") == word
    requests = session.requests.pending
    told = {
        WorkState.NEEDS_YOU: lambda: notification_text.request_text("Title", "/p", requests[0]),
        WorkState.DONE: lambda: notification_text.done_text("Title", "/p", 20, 1),
        WorkState.FAILED: lambda: notification_text.failed_text("Title", "/p", "It broke."),
    }
    if state in told:
        assert told[state]().body.splitlines()[0].split(" · ")[0] == word


def test_the_list_says_what_is_needed(listed: SessionListModel) -> None:
    session, view = LiveSession(folder="/home/x/atlas"), SessionView(ProseRenderer(), listed)
    view.attach(session)
    listed.show([view])
    session.works()
    said = []
    for requests in (
        [bash_request()],
        [question_request()],
        [plan_request()],
        [plan_request(), bash_request()],
    ):
        session.set_requests(requests)
        said.append(listed.data(listed.index(0), SessionListRole.DETAIL))
    assert said == [
        "atlas · permission for Bash",
        "atlas · a question",
        "atlas · a plan",
        "atlas · 2 requests",
    ]
    session.set_requests([])
    view.set_asked(True)
    assert listed.data(listed.index(0), SessionListRole.DETAIL) == "atlas · trust in the folder"


OK, BAD, HALTED = TurnOutcome.DONE, TurnOutcome.FAILED, TurnOutcome.STOPPED


@pytest.mark.parametrize(
    ("state", "outcome", "shown"),
    [
        ("ready", None, "ready"),
        ("ready", OK, "done"),
        ("ready", BAD, "failed"),
        ("ready", HALTED, "stopped"),
        ("stopped", OK, "stopped"),
        ("not-running", None, "not-running"),
        ("not-running", OK, "not-running"),
        ("not-running", BAD, "failed"),
        ("not-running", HALTED, "stopped"),
        ("agents", OK, "waiting"),
        ("agents", BAD, "waiting"),
        ("working", BAD, "working"),
    ],
)
def test_the_outcome_counts_only_when_nothing_works(
    state: str, outcome: TurnOutcome | None, shown: str
) -> None:
    value = SessionState(SessionPhase(state), outcome=outcome)
    assert work_state(value) == shown
    assert work_state(value, asked=True) is WorkState.NEEDS_YOU


@pytest.mark.parametrize("phase", SessionPhase)
def test_an_account_that_is_signed_out_is_said_when_nothing_works(phase: SessionPhase) -> None:
    shown = work_state(SessionState(phase, problem=Problem(ProblemKind.NOT_SIGNED_IN), outcome=OK))
    busy = phase in ("working", "waiting", "retrying", "stopping", "agents")
    assert (shown is WorkState.SIGNED_OUT) is not busy


def test_no_two_states_have_the_same_word() -> None:
    words = [state_word(state) for state in WorkState]
    assert len(set(words)) == len(words) and all(words)


def test_a_turn_of_an_earlier_run_is_no_news(qapp: QGuiApplication) -> None:
    session = LiveSession()
    session._made = session.now() + 60  # the turn counts as one that was read from the disk
    ends(session)
    assert session.state.outcome is None and work_state(session.state) is WorkState.READY


def test_agents_that_end_with_claude_code_are_a_failure_until_the_next_turn(qapp: QGuiApplication) -> None:
    session = LiveSession()
    waits(session)
    session.cli.end(ProcessOutcome(True, 1))
    assert work_state(session.state) is WorkState.FAILED
    session = LiveSession()
    ends(session)
    session.cli.end(ProcessOutcome(True, 0))  # an idle end, as after a rest
    assert work_state(session.state) is WorkState.NOT_RUNNING


def test_nothing_is_needed_without_a_request() -> None:
    assert need_words([]) == ""
