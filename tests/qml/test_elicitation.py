"""An MCP server's question: its form, or a page to open. A single key does not discard a form."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices

from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import (
    AnswerElicitation,
    DeclineElicitation,
    DismissQuestions,
    PendingRequest,
)
from tests.gallery.elicitations import form_request, page_request
from tests.gallery.permission_requests import question_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, card, keys_count, settled, tab_to
from tests.qml.window import Kind, Window, items_of

BUTTON, RADIO, CHECK, WORDS = Kind.Button, Kind.RadioButton, Kind.CheckBox, Kind.StaticText
FIELD = Kind.EditableText
SIZE = (1280, 1500)


def test_a_form_by_keyboard_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, form_request())
    window.wait_for(Kind.Dialog, "MCP server question: weather")
    assert window.find(WORDS, "I need to know where you are.")
    assert window.find(WORDS, "Unanswered: City, Warn of storms")
    assert not window.all(RADIO, "Other"), "a server has no use for other words"
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Where shall I look?")
    window.type("B")
    assert window.find(WORDS, "Unanswered: City (Text, at least 2 characters), Warn of storms")
    window.type("onn")
    tab_to(window, "Days")
    window.key(Qt.Key.Key_Backspace)
    window.type("15")
    assert window.find(WORDS, "Unanswered: Days (A whole number, 1 to 14), Warn of storms")
    window.key(Qt.Key.Key_Backspace)
    tab_to(window, "Celsius")
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("Celsius"), "the arrows go round"
    tab_to(window, "Yes")
    window.key(Qt.Key.Key_Space)
    tab_to(window, "Answer")
    assert session.decisions == []
    window.key(Qt.Key.Key_Space)
    told = {"city": "Bonn", "days": 1, "unit": "f", "alarm": True}
    assert session.decisions == [("rs", AnswerElicitation(told))]


@pytest.mark.parametrize(("request_of", "sensitive"), [(form_request, True), (question_request, False)])
def test_input_methods_do_not_learn_what_a_server_is_told(
    open_window: OpenWindow, session: LiveSession, request_of: Callable[[], PendingRequest], sensitive: bool
) -> None:
    window = open_window(session, SIZE)
    ask(window, session, request_of())
    settled(window)
    fields = items_of(window.window, "DecisionField")
    assert fields
    hints = [Qt.InputMethodHint(field.property("inputMethodHints")) for field in fields]
    assert [bool(each & Qt.InputMethodHint.ImhSensitiveData) for each in hints] == [sensitive] * len(fields)


def test_what_was_chosen_can_be_left_out_again(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, SIZE)
    ask(window, session, form_request())
    settled(window)
    assert not window.all(BUTTON, "Clear answer"), "nothing was chosen yet"
    window.click(CHECK, "Wind")
    window.click(RADIO, "Celsius")
    window.painted()
    settled(window)
    model = window.screen.app.session.request.question.model
    model.skip(2, True)
    assert window.find(BUTTON, "Clear answer"), "of the other"
    model.say(0, "Bonn")
    model.choose(4, 1, True)
    window.until_enabled(BUTTON, "Answer")
    press_until(window, lambda: bool(session.decisions), "Answer")
    told = {"city": "Bonn", "days": 3, "wants": ["w"], "alarm": False}
    assert session.decisions == [("rs", AnswerElicitation(told))]


def test_a_server_is_told_no(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, form_request())
    settled(window)
    window.click(BUTTON, "Decline")
    assert session.decisions == [("rs", DeclineElicitation())]


def test_a_page_is_shown_before_it_is_opened(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[str] = []

    def go(url: QUrl) -> bool:
        went.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", go)
    window = open_window(session)
    address = "http://example.org@login.example.com/authorize?state=4711"
    ask(window, session, page_request(address))
    assert window.find(WORDS, "login.example.com")
    assert window.find(WORDS, address)
    assert window.find(WORDS, "Not encrypted")
    assert not window.all(BUTTON, "Answer")
    settled(window)
    assert went == []
    window.click(BUTTON, "Open in browser")
    assert went == [address]
    assert session.decisions == [("rs", AnswerElicitation({}))]


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:alert(1)", "", "mailto:a@example.org"])
def test_what_is_no_page_is_not_opened(open_window: OpenWindow, session: LiveSession, url: str) -> None:
    window = open_window(session)
    ask(window, session, page_request(url))
    assert window.wait_for(BUTTON, "Open in browser").disabled
    assert window.find(WORDS, "Cannot be opened from here")


@pytest.mark.parametrize(
    ("request_of", "option", "button", "decision"),
    [
        (question_request, "SQLite file", "Dismiss", DismissQuestions()),
        (form_request, "Celsius", "Decline", DeclineElicitation()),
    ],
)
def test_what_was_filled_in_is_not_lost_at_one_press(
    open_window: OpenWindow, session: LiveSession, request_of: Any, option: str, button: str, decision: Any
) -> None:
    window = open_window(session, SIZE)
    ask(window, session, request_of())
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, option)
    window.key(Qt.Key.Key_Space)
    tab_to(window, button)
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Space)
    assert session.decisions == [], "twice at once is once"
    asks = f"{button} and discard 1 answer?"
    assert window.has_focus(asks)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Keep answer")
    press_until(window, lambda: window.has_focus(button))
    assert window.wait_for(RADIO, option).checked
    press_until(window, lambda: bool(window.all(BUTTON, asks)))
    window.key(Qt.Key.Key_Backtab)
    window.wait_for(BUTTON, button)  # the focus has left, so the button is as before
    tab_to(window, button)
    press_until(window, lambda: bool(window.all(BUTTON, asks)))
    press_until(window, lambda: bool(session.decisions))
    assert session.decisions == [(request_of().id, decision)]


def press_until(window: Window, condition: Callable[[], bool], button: str = "") -> None:
    """Press the button, or Space, until the condition holds: a button with a new text ignores presses at
    first."""

    def pressed() -> bool:
        if not condition() and card(window).property("settled"):
            if button:
                window.click(BUTTON, button)
            else:
                window.key(Qt.Key.Key_Space)
        return condition()

    window.qtbot.waitUntil(pressed)


def test_what_a_server_says_is_shown_as_it_is(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    hostile = Elicitation(
        mcp_server_name="we<b>ather\u202e\n" + "x" * 500,
        message="<img src=http://x/>\u202e" + "\n" * 100 + "m" * 20_000,
        requested_schema={"properties": {"a\u200b": {"type": "string", "description": "<i>why</i>\u202e"}}},
    )
    request = CanUseTool(tool_name=hostile.mcp_server_name, input={})
    ask(window, session, PendingRequest("rs", request, "Claude", elicitation=hostile))
    shown = [node.name for node in window.all(WORDS)]
    assert any("<img src=http://x/>⟨U+202E⟩" in name for name in shown)
    assert any("<i>why</i>⟨U+202E⟩" in name for name in shown)
    (dialog,) = [node.name for node in window.nodes() if node.role == Kind.Dialog]
    assert dialog.startswith("MCP server question: we<b>ather⟨U+202E⟩")
    assert len(dialog) < 250
    for name in ("Answer", "Decline"):
        node = window.wait_for(BUTTON, name)
        assert node.y >= 0 and node.y + node.height <= 860


# --- questions that no form can show ---------------------------------------------------------------------


COUNTRIES = {"type": "string", "enum": [f"C{number}" for number in range(249)]}


def text_request(schema: dict[str, Any], name: str = "rs") -> PendingRequest:
    asked = Elicitation(mcp_server_name="atlas", message="Where do you live?", requested_schema=schema)
    request = CanUseTool(tool_name="atlas", input={})
    return PendingRequest(name, request, "Claude", elicitation=asked)


def test_what_no_form_can_show_is_answered_in_json(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    schema = {"properties": {"country": COUNTRIES, "zone": {"pattern": "a"}}, "required": ["country"]}
    ask(window, session, text_request(schema))
    assert "C248" in window.wait_for(FIELD, "Schema").description
    assert any("Not checked here: pattern" in node.name for node in window.all(WORDS))
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Your answer in JSON")
    assert window.wait_for(FIELD, "Your answer in JSON").value == '{\n  "country": ""\n}'
    assert any(node.name.startswith("country must meet enum") for node in window.all(WORDS))
    assert window.wait_for(BUTTON, "Answer").disabled
    window.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    window.type('{"country": "C7"')
    assert any(node.name.startswith("Not valid JSON: line 1") for node in window.all(WORDS))
    window.type("}")
    window.until_enabled(BUTTON, "Answer")
    tab_to(window, "Answer")
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_Space)
    assert session.decisions == [("rs", AnswerElicitation({"country": "C7"}))]


def test_what_was_written_is_not_dropped_by_one_press(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, text_request({"properties": {"deep": {"type": "object"}}}))
    ask(window, session, text_request({"properties": {"other": {"type": "object"}}}, "r2"))
    window.screen.app.session.request.question.write('{"deep": {"a": 1}}')
    window.screen.app.session.request.step(1)
    assert window.wait_for(FIELD, "Your answer in JSON").value == "{}"
    window.screen.app.session.request.step(1)
    assert window.wait_for(FIELD, "Your answer in JSON").value == '{"deep": {"a": 1}}'
    settled(window)
    window.click(BUTTON, "Decline")
    assert session.decisions == []
    settled(window)
    window.click(BUTTON, "Decline and discard 1 answer?")
    assert session.decisions == [("rs", DeclineElicitation())]


DEFAULTS = [" " * 5_000 + "rm -rf ~", "a\nb", "\u202ea", "x" * 900, "a" + " " * 400 + "b"]


@pytest.mark.parametrize("default", DEFAULTS)
def test_a_default_that_a_field_would_not_show_is_told_and_not_filled_in(
    open_window: OpenWindow, session: LiveSession, default: str
) -> None:
    window = open_window(session)
    ask(window, session, text_request({"properties": {"name": {"type": "string", "default": default}}}))
    question = window.screen.app.session.request.question.model.questions[0]
    assert question.words == ""
    (told,) = [node.name for node in window.all(WORDS) if node.name.startswith("default: ")]
    assert "\u202e" not in told and "    " not in told and len(told) < 1_000
    assert default.strip()[-1] in told


def test_options_that_look_the_same_are_told_apart(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    titles = {"keep": "Yes", "rm": "Yes ", "x": "No"}
    listed = [{"const": value, "title": title} for value, title in titles.items()]
    ask(window, session, text_request({"properties": {"sure": {"oneOf": listed}}}))
    names = [node.name for node in window.all(RADIO)]
    assert names == ['“Yes” ("keep")', '“Yes” ("rm")', "No"]


def test_options_of_claudes_that_look_the_same_are_told_apart(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    options = [{"label": "Yes"}, {"label": "yes\u200b"}, {"label": "No"}]
    asked = {"questions": [{"question": "Sure?", "options": options}]}
    ask(window, session, PendingRequest("rq", CanUseTool(tool_name="AskUserQuestion", input=asked)))
    names = [node.name for node in window.all(RADIO)]
    assert names[:3] == ["“Yes” (1)", "“yes⟨U+200B⟩” (2)", "No"]
