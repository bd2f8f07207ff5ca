"""The view of the waiting requests, without a window: which request is shown, and to which a decision
applies."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import AllowOnce, DenyOnce, PendingRequest
from claude_desk.ui.permissions import similar_requests
from claude_desk.ui.permissions.request_view import RequestView
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.bench.steps import steps
from tests.live_session import LiveSession
from tests.whole_tables import examples

QUESTION = {"questions": [{"question": "Which?", "header": "H", "options": [{"label": "A"}, {"label": "B"}]}]}


def bash(number: int, command: str = "", asker: str = "Claude") -> PendingRequest:
    value = {"command": command or f"ls {number}"}
    return PendingRequest(f"r{number}", CanUseTool(tool_name="Bash", input=value), asker)


def question() -> PendingRequest:
    return PendingRequest("q", CanUseTool(tool_name="AskUserQuestion", input=QUESTION))


def plan() -> PendingRequest:
    return PendingRequest("p", CanUseTool(tool_name="ExitPlanMode", input={}), plan="# Plan")


def server() -> PendingRequest:
    asked = Elicitation(subtype="elicitation", mcp_server_name="s", message="m")
    return PendingRequest("e", CanUseTool(tool_name="s", input={}), elicitation=asked)


class Stand(QObject):
    """A view, the session that it shows, and what it reports."""

    def __init__(self) -> None:
        super().__init__()
        self.view = RequestView(ProseRenderer(), HighlightWorker(self), self)
        self.session = LiveSession()
        self.told: list[str] = []
        self.left: list[str] = []
        for name in ("changed", "countChanged", "alikeListChanged", "withdrawnChanged"):
            getattr(self.view, name).connect(lambda name=name: self.told.append(name))
        self.view.wordsLeft.connect(self.left.append)

    def get(self, name: str) -> Any:
        return self.view.property(name)

    def news(self) -> list[str]:
        told, self.told = self.told, []
        return told

    def ask(self, *requests: PendingRequest) -> None:
        self.session.set_requests(list(requests))


@pytest.fixture
def stand(qapp: Any) -> Iterator[Stand]:
    stand = Stand()
    stand.view.attach(stand.session)
    yield stand
    stand.view.close()


def test_the_first_is_looked_at_and_stays(stand: Stand) -> None:
    assert (stand.get("kind"), stand.get("requestId"), stand.get("count")) == ("", "", 0)
    stand.ask(bash(1))
    assert (stand.get("kind"), stand.get("requestId"), stand.get("count")) == ("permission", "r1", 1)
    assert stand.get("countWords") == ""
    assert {"changed", "countChanged"} <= set(stand.news())
    stand.ask(bash(1), bash(0), bash(2))
    assert stand.get("requestId") == "r1", "another that comes takes nothing away"
    assert stand.get("countWords") == "1 of 3"
    assert set(stand.news()) == {"countChanged"}
    stand.ask(bash(1), bash(0), bash(2))
    assert stand.news() == [], "nothing has changed"
    stand.ask(bash(0), bash(2))
    assert stand.get("requestId") == "r0"
    assert stand.get("countWords") == "1 of 2"
    stand.ask()
    assert (stand.get("kind"), stand.get("requestId"), stand.get("count")) == ("", "", 0)


def test_requests_that_waited_before_are_shown_at_once(qapp: Any) -> None:
    stand = Stand()
    stand.session.set_requests([bash(1)])
    stand.view.attach(stand.session)
    assert stand.get("requestId") == "r1"
    stand.view.close()


def test_another_one_with_its_id_is_another_one(stand: Stand) -> None:
    """The CLI may withdraw a request and immediately ask again under the same id. The session reports both as
    one change."""
    stand.ask(bash(1, "ls"), bash(2))
    stand.view.permission_view.edit("ls -l")
    stand.view.say("not now")
    first = stand.get("requestId")
    stand.news()
    stand.ask(bash(1, "rm -rf ~"), bash(2))
    assert "changed" in stand.news()
    assert stand.get("requestId") != first, "a press that is under way was meant for the other"
    assert stand.view.permission_view.property("input") == "rm -rf ~"
    assert not stand.view.permission_view.property("edited") and stand.get("words") == ""
    assert stand.left == ["ls -l\n\nnot now"]
    stand.view.permission_view.allowOnce()
    assert stand.session.decisions == [("r1", AllowOnce())]


def test_an_answer_is_for_none_that_was_not_shown_yet(stand: Stand) -> None:
    """The session already has other requests, but has not reported them to the view yet."""
    stand.ask(bash(1, "ls"), bash(2, "ls"))
    stand.session.set_requests([bash(1, "rm -rf ~"), bash(2, "rm -rf /")], heard=False)
    stand.view.allowAlike()
    stand.view.permission_view.allowOnce()
    assert stand.session.decisions == []
    assert stand.view.permission_view.property("input") == "rm -rf ~"
    stand.view.permission_view.allowOnce()
    assert stand.session.decisions == [("r1", AllowOnce())]


def test_what_was_typed_for_one_is_not_that_of_another_with_its_id(stand: Stand) -> None:
    stand.ask(bash(1, "ls"), bash(2))
    stand.view.permission_view.edit("ls -l")
    stand.view.select("r2")
    stand.ask(bash(1, "rm -rf ~"), bash(2))
    assert (stand.get("requestId"), stand.left) == ("r2", ["ls -l"])
    stand.view.select("r1")
    assert stand.view.permission_view.property("input") == "rm -rf ~"
    assert not stand.view.permission_view.property("edited")


def test_another_is_looked_at(stand: Stand) -> None:
    stand.ask(bash(1), bash(2), bash(3))
    stand.view.step(1)
    assert (stand.get("requestId"), stand.get("countWords")) == ("r2", "2 of 3")
    stand.view.step(-2)
    assert (stand.get("requestId"), stand.get("countWords")) == ("r3", "3 of 3")
    stand.view.step(1)
    assert stand.get("requestId") == "r1"
    stand.view.select("r3")
    assert stand.get("requestId") == "r3"
    stand.view.select("no such")
    assert stand.get("requestId") == "r3"
    stand.ask()
    stand.view.step(1)
    assert stand.get("requestId") == ""


@pytest.mark.parametrize(
    ("request_", "kind", "shown"),
    [
        (bash(1), "permission", (True, False, False)),
        (question(), "question", (False, True, False)),
        (server(), "server", (False, True, False)),
        (plan(), "plan", (False, False, True)),
    ],
    ids=["permission", "question", "server", "plan"],
)
def test_each_kind_is_shown_by_its_view_alone(
    stand: Stand, request_: PendingRequest, kind: str, shown: tuple[bool, bool, bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    given: dict[str, bool] = {}
    for name in ("_permission", "_question", "_plan"):
        view = getattr(stand.view, name)
        monkeypatch.setattr(
            view,
            "show",
            lambda pending, *_, name=name: given.__setitem__(name, pending in stand.session.requests.pending),
        )
    stand.ask(request_)
    assert stand.get("kind") == kind
    assert (given["_permission"], given["_question"], given["_plan"]) == shown


def test_the_others_are_named(stand: Stand) -> None:
    stand.ask(*(bash(number, asker=f"agent {number}") for number in range(6)))
    stand.view.step(1)
    others = stand.get("otherRequests")
    assert [other["id"] for other in others] == ["r0", "r2", "r3"], "so many are named"
    assert others[1] == {"id": "r2", "words": "Bash · ls 2", "asker": "agent 2"}


def test_what_is_decided_is_decided_on_the_one_looked_at(stand: Stand) -> None:
    stand.ask(bash(1), bash(2))
    stand.view.select("r2")
    stand.view.permission_view.allowOnce()
    assert stand.session.decisions == [("r2", AllowOnce(None))]
    assert stand.get("requestId") == "r1"
    stand.view._question.decided.emit(DenyOnce("q"))
    stand.view._plan.decided.emit(DenyOnce("p"))
    assert stand.session.decisions[1:] == [("r1", DenyOnce("q"))], "then there is none to decide on"


def test_words_are_kept_with_their_request(stand: Stand) -> None:
    stand.ask(bash(1), bash(2))
    stand.view.say("for the first")
    stand.view.step(1)
    assert stand.get("words") == ""
    stand.view.say("for the second")
    stand.view.step(1)
    assert stand.get("words") == "for the first"
    stand.ask(bash(2))
    assert stand.left == ["for the first"], "its request is gone"
    stand.ask()
    assert stand.left == ["for the first", "for the second"]
    stand.view.say("to nobody")
    assert stand.get("words") == ""


def test_words_of_several_that_went_are_left_together(stand: Stand) -> None:
    stand.ask(bash(1), bash(2), bash(3))
    stand.view.say(" one ")
    stand.view.select("r3")
    stand.view.say("three")
    stand.session.cli.end(ProcessOutcome(True, 1))
    assert stand.left == ["one\n\nthree"]


def test_words_that_went_with_the_answer_are_not_left(stand: Stand) -> None:
    stand.ask(bash(1))
    stand.view.say("Use pnpm")
    stand.view.permission_view.deny("Use pnpm")
    assert stand.session.decisions == [("r1", DenyOnce("Use pnpm"))]
    assert stand.left == []


def test_words_that_an_allow_does_not_carry_are_left(stand: Stand) -> None:
    stand.ask(bash(1))
    stand.view.say("Use pnpm")
    stand.view.permission_view.allowOnce()
    assert stand.left == ["Use pnpm"]


def test_those_that_are_alike_are_allowed_together(stand: Stand) -> None:
    stand.ask(bash(1, "make", asker="a"), bash(2, "make", asker="b"), bash(3, "other"))
    assert stand.get("alike") == ["Bash · make, asked by a", "Bash · make, asked by b"]
    assert "alikeListChanged" in stand.news()
    stand.view.allowAlike()
    assert stand.session.decisions == [("r1", AllowOnce()), ("r2", AllowOnce())]
    assert stand.get("alike") == []
    stand.news()
    stand.ask(bash(3, "other"), bash(4, "another"))
    assert "alikeListChanged" not in stand.news(), "none was alike, and none is"


def test_one_that_was_changed_is_like_no_other(stand: Stand) -> None:
    stand.ask(bash(1, "make"), bash(2, "make"), bash(3, "make"))
    stand.view.select("r2")
    stand.view.permission_view.edit("make clean")
    stand.view.select("r1")
    assert len(stand.get("alike")) == 2


def test_what_was_withdrawn_is_told_until_it_is_forgotten(stand: Stand) -> None:
    stand.news()
    stand.session.request_withdrawn.emit(bash(1))
    assert stand.get("withdrawn") == "Withdrawn by Claude Code: Bash · ls 1"
    stand.session.request_withdrawn.emit(bash(2))
    assert stand.get("withdrawn") == "Claude Code withdrew 2 requests, the last: Bash · ls 2"
    assert stand.news() == ["withdrawnChanged"] * 2
    stand.view.forgetWithdrawn()
    assert stand.get("withdrawn") == ""
    stand.view.forgetWithdrawn()
    assert stand.news() == ["withdrawnChanged"], "there was nothing more to forget"


def test_a_session_that_is_not_looked_at_is_not_heard_and_keeps_its_drafts(stand: Stand) -> None:
    stand.ask(bash(1))
    stand.view.say("half a sen")
    stand.session.request_withdrawn.emit(bash(9))
    stand.view.detach()
    assert (stand.get("requestId"), stand.get("withdrawn"), stand.left) == ("", "", [])
    stand.news()
    stand.ask(bash(1), bash(2))
    stand.session.request_withdrawn.emit(bash(9))
    assert (stand.get("requestId"), stand.get("withdrawn"), stand.news()) == ("", "", [])
    stand.view.permission_view.deny("")
    stand.view.allowAlike()
    assert stand.session.decisions == []
    other = LiveSession()
    stand.view.attach(other)
    other.set_requests([bash(1)])
    assert stand.get("words") == "", "the same id in another session"
    stand.view.detach()
    stand.view.attach(stand.session)
    assert (stand.get("requestId"), stand.get("words")) == ("r1", "half a sen")
    stand.view.detach()
    stand.view.detach()


def test_a_plan_that_comes_later_is_shown(stand: Stand) -> None:
    stand.session.cli.silent = True
    stand.ask(replace(plan(), plan=""))
    (late,) = stand.session.requests.pending
    arrived: list[None] = []
    stand.view._plan.arrived.connect(lambda: arrived.append(None))
    late.plan = "# The plan"
    stand.session.requests_changed.emit()
    assert len(arrived) == 1


@pytest.mark.parametrize("knows", [True, False])
def test_a_question_may_be_skipped_where_the_cli_knows_it(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, knows: bool
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(stand.view._question, "show", lambda pending, draft, skips: given.append(skips))
    stand.session.info.capabilities = ["ask_user_question_unanswered_v1"] if knows else []
    stand.ask(question())
    assert given[-1] is knows


def test_other_colours_are_told_to_what_is_painted(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    stand.view.permission_view.notesChanged.connect(lambda: told.append("permission"))
    monkeypatch.setattr(stand.view._plan, "colours_changed", lambda: told.append("plan"))
    stand.view.colours_changed()
    assert told == ["permission", "plan"]


# --- text that was typed and not sent -----------------------------------------------------------------

QUESTIONS = {
    "questions": [
        {"question": "Which @store?", "header": "Store", "options": [{"label": "Redis"}, {"label": "@etc"}]},
        {"question": "Which tests?", "header": "Tests", "multiSelect": True, "options": [
            {"label": "unit"}, {"label": "slow"}, {"label": "none"}]},
        {"question": "Why?", "header": "Why", "options": []},
    ]
}  # fmt: skip
FORM = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "title": "Your name", "default": "nobody"},
        "colour": {"type": "string", "title": "A colour", "enum": ["red", "blue"]},
        "sure": {"type": "boolean", "title": "Sure?"},
        "count": {"type": "integer", "title": "How many"},
    },
}
WITHDRAWALS = ["withdrawn", "the CLI dies", "denied elsewhere", "the session is closed"]


def questions() -> PendingRequest:
    return PendingRequest("q", CanUseTool(tool_name="AskUserQuestion", input=QUESTIONS))


def form() -> PendingRequest:
    asked = Elicitation(
        subtype="elicitation", mcp_server_name="s", message="m", mode="form", requested_schema=FORM
    )
    return PendingRequest("e", CanUseTool(tool_name="s", input={}), elicitation=asked)


def ends(stand: Stand, how: str) -> str:
    """End the waiting requests in the given way. Return the text that the user had typed for them."""
    if how == "withdrawn":
        for request in list(stand.session.requests.pending):
            stand.session.withdraw(request.id)
    elif how == "the session is closed":
        return stand.view.take_words()
    else:
        stand.ask()
    return "\n\n".join(stand.left)


@pytest.mark.parametrize("how", WITHDRAWALS)
def test_half_an_answer_comes_back(stand: Stand, how: str) -> None:
    stand.ask(questions())
    model = stand.view._question._model
    model.choose(0, 1, True)
    model.say(0, "or @mine")
    model.choose(1, 0, True)
    model.choose(1, 2, True)
    model.say(2, "Because\nof this")
    assert ends(stand, how) == (
        "> Which \uff20store?\n\uff20etc\nor @mine\n\n> Which tests?\nunit, none\n\n> Why?\nBecause\nof this"
    )


@pytest.mark.parametrize("how", WITHDRAWALS)
def test_half_a_form_comes_back(stand: Stand, how: str) -> None:
    stand.ask(form())
    model = stand.view._question._model
    model.say(0, "Somebody")
    model.choose(1, 1, True)
    model.say(3, "not a number")
    said = ends(stand, how)
    assert said == "> Your name\nSomebody\n\n> A colour\nblue\n\n> How many\nnot a number"


@pytest.mark.parametrize("how", WITHDRAWALS)
def test_comments_on_a_plan_come_back(stand: Stand, how: str) -> None:
    asked = plan()
    asked.plan = "# Plan\n\n- first @step\n- second"
    stand.ask(asked)
    stand.view._plan.comment(2, "the second is wrong")
    stand.view._plan.comment(1, "see @notes.txt")
    stand.view.say("and all of it")
    assert ends(stand, how) == (
        "> - first \uff20step\nsee @notes.txt\n\n> - second\nthe second is wrong\n\nand all of it"
    )


@pytest.mark.parametrize("how", WITHDRAWALS)
def test_a_changed_command_comes_back(stand: Stand, how: str) -> None:
    stand.ask(bash(1), bash(2))
    stand.view.permission_view.edit("ls 1")
    stand.view.select("r2")
    stand.view.permission_view.edit("ls --all")
    stand.view.say("Use this")
    assert ends(stand, how) == "ls --all\n\nUse this", "what is as it was asked is nobody's work"


def test_comments_that_an_approval_does_not_carry_come_back(stand: Stand) -> None:
    asked = plan()
    stand.ask(asked)
    stand.view._plan.comment(0, "too short")
    stand.view._plan.approve(False)
    stand.ask()
    assert stand.left == ["> # Plan\ntoo short"]


@pytest.mark.parametrize("answer", ["answer", "dismiss", "keepPlanning", "allowOnce", "deny"])
def test_what_went_with_the_answer_does_not(stand: Stand, answer: str) -> None:
    if answer in ("answer", "dismiss"):
        stand.ask(question())
        stand.view._question._model.choose(0, 0, True)
        stand.view._question._model.say(0, "mine")
        getattr(stand.view._question, answer)()
    elif answer == "keepPlanning":
        stand.ask(plan())
        stand.view._plan.comment(0, "too short")
        stand.view.say("all of it")
        stand.view._plan.keepPlanning("all of it")
    else:
        stand.ask(bash(1))
        stand.view.permission_view.edit("ls --all")
        view = stand.view.permission_view
        view.allowOnce() if answer == "allowOnce" else view.deny("no")
    assert len(stand.session.decisions) == 1
    stand.ask()
    assert stand.left == []


def test_an_answer_that_is_not_taken_leaves_all_as_it_is(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> bool:
        raise ValueError("it cannot be answered so")

    monkeypatch.setattr(stand.session.requests, "decide", refuses)
    stand.ask(bash(1))
    stand.view.permission_view.edit("ls --all")
    with pytest.raises(ValueError, match="so"):
        stand.view._on_decided(AllowOnce())
    stand.ask()
    assert stand.left == ["ls --all"]


@settings(
    max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    typed=st.lists(st.tuples(st.integers(0, 2), st.text(min_size=1, max_size=30)), min_size=1, max_size=6),
    chosen=st.lists(st.tuples(st.integers(0, 1), st.integers(0, 3), st.booleans()), max_size=6),
    comment=st.text(max_size=30),
    how=st.sampled_from(WITHDRAWALS),
)
def test_all_that_was_typed_comes_back(
    stand: Stand,
    typed: list[tuple[int, str]],
    chosen: list[tuple[int, int, bool]],
    comment: str,
    how: str,
) -> None:
    stand.left.clear()
    planned = plan()
    planned.plan = "one\n\ntwo"
    stand.ask(questions(), planned)
    model = stand.view._question._model
    last: dict[int, str] = {}
    for row, text in typed:
        model.say(row, text)
        last[row] = text
    for row, option, on in chosen:
        model.choose(row, option, on)
    stand.view.select("p")
    stand.view._plan.comment(1, comment)
    stand.view.say(comment)
    back = ends(stand, how)
    for text in (*last.values(), comment):
        assert text.strip() in back
    stand.ask()


@pytest.mark.parametrize("state", ["ready", "stopped", "not-running"])
def test_what_was_withdrawn_is_told_until_its_turn_ends(stand: Stand, state: str) -> None:
    stand.session.works()
    stand.ask(bash(1))
    stand.session.withdraw("r1")
    stand.session.bring_to("retrying")
    assert stand.get("withdrawn") == "Withdrawn by Claude Code: Bash · ls 1"
    stand.session.bring_to(state)
    assert stand.get("withdrawn") == ""


def test_each_of_many_is_compared_once_however_often_more_come(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    key = similar_requests._key

    def count(pending: PendingRequest, folder: str) -> Any:
        made.append(pending.id)
        return key(pending, folder)

    monkeypatch.setattr(similar_requests, "_key", count)
    many = [bash(number, "npm test" if number < 3 else "") for number in range(60)]
    for there in range(1, 61):
        stand.ask(*many[:there])
    assert sorted(made) == sorted(request.id for request in many)
    assert len(stand.get("alike")) == 3
    # A request with the same id but other contents, or from another folder, is another request.
    others = [many[0], bash(1, "rm -r /"), *many[2:]]
    stand.ask(*others)
    assert len(stand.get("alike")) == 2
    stand.news()
    next(each for each in stand.session.requests.pending if each.id == "r2").folder = "/other"
    stand.session.requests_changed.emit()
    assert stand.get("alike") == []
    assert {"countChanged", "alikeListChanged"} <= set(stand.news())


def test_a_further_request_costs_the_same_however_many_wait(stand: Stand) -> None:
    """A further request makes the view look up each waiting request, and nothing else. So the steps for each
    waiting request stay the same."""
    ran = {}
    for count in (100, 1_000):
        many = [bash(number) for number in range(count + 1)]
        stand.ask(*many[:-1])
        ran[count] = steps(lambda: stand.ask(*many)) / count  # noqa: B023
        stand.ask()
    assert ran[1_000] <= 1.1 * ran[100], ran
    assert ran[1_000] <= 15, ran
