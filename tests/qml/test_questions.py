"""The form of questions: its keyboard, missing and skipped answers, and questions that no form can show."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import AnswerQuestions, DenyOnce, PendingRequest
from tests.gallery.permission_requests import SKETCH, preview_request, question_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, keys_count, settled, tab_to
from tests.qml.window import Kind

BUTTON, RADIO, CHECK, WORDS = Kind.Button, Kind.RadioButton, Kind.CheckBox, Kind.StaticText
SIZE = (1280, 1400)


def asked(questions: Any) -> PendingRequest:
    request = CanUseTool(tool_name="AskUserQuestion", input={"questions": questions}, tool_use_id="q")
    return PendingRequest("rq", request, "Claude")


def test_by_keyboard_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "SQLite file")
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("PostgreSQL")
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Up)
    assert window.has_focus("Other"), "the arrows go round"
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Space)
    assert window.find(WORDS, "Unanswered: Events")
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("push"), "Tab goes to the next group"
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Space)
    tab_to(window, "Answer")
    window.key(Qt.Key.Key_Space)
    answers = {
        "Where should the relay keep undelivered webhooks?": "PostgreSQL",
        "Which events are to be relayed?": "push, release",
    }
    assert session.decisions == [("rq", AnswerQuestions(answers))]


def test_figures_choose_from_the_first_question_without_an_answer(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_9)
    assert session.decisions == [], "there is no answer yet"
    for figure, missing in (
        (Qt.Key.Key_2, "Unanswered: Events"),
        (Qt.Key.Key_1, "Claude receives all answers together"),
    ):
        settled(window)
        keys_count(window)
        window.key(figure)
        window.wait_for(WORDS, missing)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_9)
    answers = {
        "Where should the relay keep undelivered webhooks?": "PostgreSQL",
        "Which events are to be relayed?": "push",
    }
    assert session.decisions == [("rq", AnswerQuestions(answers))]


def test_figures_choose_several_of_the_last_question(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    window.key(Qt.Key.Key_F6)
    for figure, missing in (
        (Qt.Key.Key_2, "Unanswered: Events"),
        (Qt.Key.Key_1, "Claude receives all answers together"),
        (Qt.Key.Key_2, "Claude receives all answers together"),
        (Qt.Key.Key_9, ""),
    ):
        settled(window)
        keys_count(window)
        window.key(figure)
        if missing:
            window.wait_for(WORDS, missing)
    answers = {
        "Where should the relay keep undelivered webhooks?": "PostgreSQL",
        "Which events are to be relayed?": "push, release",
    }
    assert session.decisions == [("rq", AnswerQuestions(answers))]


def several_first() -> PendingRequest:
    options = [{"label": name, "description": ""} for name in ("push", "release", "issue")]
    return asked(
        [
            {"question": "Which events?", "header": "Events", "multiSelect": True, "options": options},
            {"question": "Which store?", "header": "Store", "multiSelect": False, "options": options},
        ]
    )


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_figures_stay_with_several_answers_until_one_goes_on(
    open_window: OpenWindow, session: LiveSession, key: Qt.Key
) -> None:
    window = open_window(session, SIZE)
    ask(window, session, several_first())
    window.key(Qt.Key.Key_F6)
    for figure in (Qt.Key.Key_1, Qt.Key.Key_3, key, Qt.Key.Key_2, Qt.Key.Key_9):
        settled(window)
        keys_count(window)
        window.key(figure)
    assert session.decisions == [
        ("rq", AnswerQuestions({"Which events?": "push, issue", "Which store?": "release"}))
    ]


def test_what_a_figure_chose_has_the_ring(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, several_first())
    window.key(Qt.Key.Key_F6)
    for figure, name in ((Qt.Key.Key_3, "issue"), (Qt.Key.Key_1, "push")):
        settled(window)
        keys_count(window)
        window.key(figure)
        assert window.has_focus(name)
        ringed = [i for i in window.items("DecisionOption") if i.property("visualFocus")]
        assert [item.property("label") for item in ringed] == [name]
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_Return)
    assert [i.property("index") for i in window.items("DecisionOption") if i.property("visualFocus")] == [0]
    assert window.items("QuestionGroup")[1].property("held") is False
    assert session.decisions == []


def test_previews_and_skipping(open_window: OpenWindow, session: LiveSession) -> None:
    session.info.capabilities = ["ask_user_question_unanswered_v1"]
    window = open_window(session, SIZE)
    request = preview_request()
    ask(window, session, request)
    settled(window)
    assert not window.all(WORDS, "Preview: ")
    window.click(RADIO, "Sidebar, always open")
    assert window.find(WORDS, f"Preview: {SKETCH}")
    window.painted()
    settled(window)
    skip = window.all(BUTTON, "Skip this question")
    assert len(skip) == 3
    window.click(CHECK, 'the "docs"')
    window.click(CHECK, "src, tests")
    # The second question has no options, so its field is there from the start.
    assert window.find(WORDS, "Unanswered: Name")
    window.screen.app.session.request.question.model.skip(1, True)
    assert window.find(BUTTON, "Answer this question")
    settled(window)
    window.until_enabled(BUTTON, "Answer")
    window.click(BUTTON, "Answer")
    [(_, decision)] = session.decisions
    first, name, third = (q["question"] for q in request.request.input["questions"])
    assert decision.input["answers"] == {
        first: "Sidebar, always open",
        third: '"src, tests", "the \\"docs\\""',
    }
    assert decision.input["annotations"] == {first: {"preview": SKETCH}, name: {"unanswered": "skipped"}}


def test_an_older_cli_cannot_be_told_what_was_skipped(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, preview_request())
    assert not window.all(BUTTON, "Skip this question")
    answer = window.wait_for(BUTTON, "Answer")
    assert answer.disabled


@pytest.mark.parametrize(
    "questions",
    [
        [{"question": "Which?", "options": [{"label": "a"}]}] * 2,
        [{"question": 7, "options": [{"label": "a"}]}],
        [{"question": "q" * 200_000, "options": [{"label": "a"}]}],
        "<img src=x>",
    ],
)
def test_what_no_form_can_show_is_shown_as_it_is(
    open_window: OpenWindow, session: LiveSession, questions: Any
) -> None:
    window = open_window(session)
    ask(window, session, asked(questions))
    window.wait_for(Kind.Dialog, "Permission request: AskUserQuestion")
    # A large input takes a moment.
    window.qtbot.waitUntil(lambda: "question" in window.wait_for(Kind.EditableText, "Input").value)
    settled(window)
    window.click(BUTTON, "Deny")
    assert session.decisions == [("rq", DenyOnce(""))]


def test_a_question_of_ten_thousand_characters(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    text = "<b>why</b> \u202e" + "x " * 5_000
    ask(window, session, asked([{"question": text, "options": [{"label": "a"}, {"label": "b"}]}]))
    assert any("⟨U+202E⟩x x" in node.name and "<b>why" in node.name for node in window.all(WORDS))
    for name in ("Answer", "Dismiss"):
        node = window.wait_for(BUTTON, name)
        assert node.y >= 0 and node.y + node.height <= 860


def test_next_question_goes_to_what_has_no_answer(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 700))
    ask(window, session, preview_request())
    window.click(BUTTON, "Next question")
    assert window.has_focus("Sidebar, always open")
    window.click(BUTTON, "Next question")
    assert window.has_focus("Your answer"), "the second question has no options"
    window.type("Atlas")
    window.click(BUTTON, "Next question")
    assert window.has_focus("src, tests")
    model = window.app.view.request.question.question_model
    model.choose(2, 0, True)
    window.click(BUTTON, "Next question")
    assert window.has_focus("Sidebar, always open"), "the first one again after the last one"
    assert window.wait_for(BUTTON, "Answer").disabled
    model.choose(0, 0, True)
    window.wait_gone(BUTTON, "Next question")
    window.until_enabled(BUTTON, "Answer")
    assert session.decisions == []
