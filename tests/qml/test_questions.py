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
from tests.qml.window import Kind, Window

BUTTON, RADIO, CHECK, WORDS = Kind.Button, Kind.RadioButton, Kind.CheckBox, Kind.StaticText
SIZE = (1280, 1400)


def asked(questions: Any) -> PendingRequest:
    request = CanUseTool(tool_name="AskUserQuestion", input={"questions": questions}, tool_use_id="q")
    return PendingRequest("rq", request, "Claude")


def moved(window: Window) -> None:
    """Wait until presses and keys count on the question that is shown now."""
    window.painted()
    settled(window)
    keys_count(window)


def test_by_keyboard_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    moved(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "SQLite file")
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("PostgreSQL")
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Up)
    assert window.has_focus("Other"), "the arrows go round"
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Space)
    assert window.find(WORDS, "1 of 2")
    window.key(Qt.Key.Key_Return)
    assert window.has_focus("push"), "Enter goes to the next question"
    assert window.find(WORDS, "2 of 2")
    moved(window)
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


def test_a_figure_chooses_and_shows_the_next_question(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    moved(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_9)
    assert session.decisions == [], "there is no answer yet"
    window.wait_for(Kind.Heading, "Where should the relay keep undelivered webhooks?")
    window.key(Qt.Key.Key_2)
    window.wait_for(Kind.Heading, "Which events are to be relayed?")
    assert window.has_focus("push")
    window.key(Qt.Key.Key_1)
    assert not window.wait_for(CHECK, "push").checked, "a figure for the question before does not count"
    for figure in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_9):
        moved(window)
        window.key(figure)
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


def test_figures_stay_with_several_answers_until_enter(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, several_first())
    window.key(Qt.Key.Key_F6)
    for figure in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_9):
        moved(window)
        window.key(figure)
    assert session.decisions == [
        ("rq", AnswerQuestions({"Which events?": "push, issue", "Which store?": "release"}))
    ]


def test_what_a_figure_chose_has_the_ring(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, several_first())
    window.key(Qt.Key.Key_F6)
    for figure, name in ((Qt.Key.Key_3, "issue"), (Qt.Key.Key_1, "push")):
        moved(window)
        window.key(figure)
        assert window.has_focus(name)
        ringed = [i for i in window.items("DecisionOption") if i.property("visualFocus")]
        assert [item.property("label") for item in ringed] == [name]
    assert session.decisions == []


def test_a_second_figure_at_once_answers_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    """Both questions have the same size, so that nothing moves but the words."""
    window = open_window(session, SIZE)
    options = [{"label": name, "description": ""} for name in ("one", "two")]
    both = [{"question": f"Which {name}?", "header": name, "options": options} for name in ("way", "end")]
    ask(window, session, asked(both))
    moved(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_2)
    window.wait_for(Kind.Heading, "Which end?")
    window.key(Qt.Key.Key_1)
    window.key(Qt.Key.Key_9)
    assert not window.wait_for(RADIO, "one").checked and session.decisions == []
    moved(window)
    window.key(Qt.Key.Key_1)
    assert window.wait_for(RADIO, "one").checked


def test_a_press_that_shows_the_next_question_answers_nothing_there(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """`Answer` stands where `Next question` stood: the second press of a double click does not count."""
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    model = window.app.view.request.question.question_model
    model.choose(1, 0, True)
    moved(window)
    window.click(RADIO, "SQLite file")
    window.wait_for(BUTTON, "Answer")  # both have an answer now
    model.choose(1, 0, False)
    window.painted()
    moved(window)
    window.click(BUTTON, "Next question")
    model.choose(1, 0, True)
    window.painted()
    window.click(BUTTON, "Answer")
    assert session.decisions == []
    moved(window)
    window.click(BUTTON, "Answer")
    assert len(session.decisions) == 1


def test_a_question_that_the_heading_cuts_is_shown_in_full(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (480, 400))
    text = "Where should the relay keep undelivered webhooks, and for how long before it gives them up?"
    ask(window, session, asked([{"question": text, "options": [{"label": "a"}, {"label": "b"}]}]))
    window.painted()
    assert window.item("RequestHeader").property("headingCut")
    assert window.find(WORDS, text)


def test_the_arrows_show_each_question(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, question_request())
    moved(window)
    window.click(BUTTON, "Following question")
    window.wait_for(CHECK, "push")
    assert window.find(RADIO, "SQLite file") is None
    window.click(BUTTON, "Previous question")
    window.wait_for(RADIO, "SQLite file")
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
    moved(window)
    window.click(BUTTON, "Next question")
    moved(window)
    # The second question has no options, so its field is there from the start.
    assert window.find(Kind.EditableText, "Your answer")
    window.click(BUTTON, "Skip this question")
    moved(window)
    window.click(CHECK, 'the "docs"')
    window.click(CHECK, "src, tests")
    window.click(BUTTON, "Previous question")
    moved(window)
    assert window.find(BUTTON, "Answer this question")
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
    assert window.find(BUTTON, "Answer") is None


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
    moved(window)
    window.click(BUTTON, "Next question")
    moved(window)
    window.click(Kind.EditableText, "Your answer")
    window.type("Atlas")
    moved(window)
    window.click(BUTTON, "Next question")
    moved(window)
    window.click(CHECK, "src, tests")
    assert window.find(BUTTON, "Answer") is None
    moved(window)
    window.click(BUTTON, "Next question")
    moved(window)
    assert window.find(WORDS, "1 of 3"), "the first one again after the last one"
    assert window.wait_for(BUTTON, "Answer").disabled
    window.click(RADIO, "Sidebar, always open")
    window.until_enabled(BUTTON, "Answer")
    assert session.decisions == []
