"""A request never takes the keyboard focus. Only a press that was meant for a request decides the request."""

import time
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Q_RETURN_ARG, QMetaObject, QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.session.permissions.decisions import (
    AllowOnce,
    AlwaysAllow,
    AnswerQuestions,
    ApprovePlan,
    Decision,
    DenyOnce,
    DismissQuestions,
    KeepPlanning,
    PendingRequest,
)
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text import text_sanitizer
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.window import app_view
from tests import gallery
from tests.gallery.permission_requests import asked
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, TEXT, DIALOG = Kind.Button, Kind.EditableText, Kind.Dialog
ASKED = "Permission request: Bash"
CARDS = ("PermissionDialog", "QuestionDialog", "PlanDialog")


def ask(window: Window, session: LiveSession, request: Any | None = None) -> None:
    """Add a request to the waiting requests."""
    session.set_requests([*session.requests.pending, request or gallery.bash_request()])
    window.painted()


def card(window: Window) -> QQuickItem:
    """Return the current card. Do not keep the item: the reference is dead after QML removes it."""
    return window.item(*CARDS)


def settled(window: Window) -> None:
    """Wait until the current card has been in place for long enough to accept a press. The card is looked up
    only once while it exists."""
    known: list[QQuickItem] = []

    def stands() -> bool:
        if not known:
            known.append(card(window))
            known[0].destroyed.connect(known.clear)
        return bool(known[0].property("settled"))

    window.painted()  # a pending layout would restart the wait
    window.qtbot.waitUntil(stands)


def hold(window: Window, key: Qt.Key, times: int) -> None:
    """Hold a key down, so that it repeats."""
    QTest.keyPress(window.window, key)
    for _ in range(times):
        QTest.keyEvent(QTest.KeyAction.Press, window.window, key)
    QTest.keyRelease(window.window, key)


def unfold(window: Window) -> None:
    """Show the permissions that can be granted beyond this request."""
    settled(window)
    window.click(BUTTON, "Always allow…")
    window.painted()
    settled(window)


def keys_count(window: Window) -> None:
    """Wait until a key would count: the last key in the composer must be long enough ago."""
    window.qtbot.waitUntil(lambda: _takes_keys(window))


def _takes_keys(window: Window) -> bool:
    takes = QMetaObject.invokeMethod(
        card(window), "acceptsKeys", Qt.ConnectionType.DirectConnection, Q_RETURN_ARG(bool)
    )
    return bool(takes)


def tab_to(window: Window, name: str) -> None:
    for _ in range(40):
        if window.has_focus(name):
            return
        window.key(Qt.Key.Key_Tab)
    pytest.fail(f"Tab does not reach {name}")


def test_it_leaves_the_keyboard_with_the_composer(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    window.type("rm")
    ask(window, session)
    window.wait_for(DIALOG, ASKED)
    assert window.has_focus("Message")
    window.type(" y 1 2")
    window.key(Qt.Key.Key_Return)
    assert session.sent == ["rm y 1 2"]
    assert session.decisions == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter, Qt.Key.Key_Y])
def test_a_key_right_after_the_move_does_nothing(
    open_window: OpenWindow, session: LiveSession, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Stop the clock, because a busy machine may take long between two keys.
    monkeypatch.setattr(app_view, "time", SimpleNamespace(monotonic=lambda: 100.0))
    window = open_window(session)
    window.type("x")
    ask(window, session)
    settled(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Allow once")
    window.key(key)
    assert session.decisions == []


def test_keys_that_come_too_early_have_to_end_first(open_window: OpenWindow, session: LiveSession) -> None:
    """After keys that came too early, a key counts only after 350 ms without any key."""
    window = open_window(session)
    window.type("x")
    typed = last = time.monotonic()
    ask(window, session)
    settled(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Allow once")
    while time.monotonic() - typed < 1.3:
        last = time.monotonic()
        window.key(Qt.Key.Key_Space)
    keys_count(window)
    assert time.monotonic() - last >= 0.349
    assert session.decisions == []


def test_no_button_has_the_keyboard_first(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    assert not window.has_focus("Message")
    assert not any(node.focused for node in window.all(BUTTON))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        window.key(key)
    assert session.decisions == []


def test_keys_count_after_the_composer_was_quiet(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    typed = time.monotonic()
    window.type("x")
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    keys_count(window)
    assert time.monotonic() - typed >= 1.49  # the program compares whole milliseconds
    tab_to(window, "Allow once")
    window.key(Qt.Key.Key_Space)
    assert session.decisions == [("r1", AllowOnce(None))]


def test_a_click_counts_only_after_the_button_stood(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    window.click(BUTTON, "Allow once")
    assert session.decisions == []
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce(None))]


def test_clicks_that_go_on_and_on_are_not_meant(open_window: OpenWindow, session: LiveSession) -> None:
    """Rapid clicks on a new request do not allow the request."""
    window = open_window(session)
    ask(window, session)
    began = time.monotonic()
    while time.monotonic() - began < 1.0:
        window.click(BUTTON, "Allow once")
        assert session.decisions == []
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce(None))]


def test_a_press_of_assistive_technology_is_held_to_it_too(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session)
    window.press(BUTTON, "Allow once")
    assert session.decisions == []
    settled(window)
    window.press(BUTTON, "Always allow…")
    window.press(BUTTON, "Always allow")
    assert session.decisions == [], "it has only just appeared"
    window.painted()
    settled(window)
    window.press(BUTTON, "Always allow")
    assert session.decisions == [("r1", AlwaysAllow())]


def test_a_card_that_moved_is_not_meant(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.painted()
    window.click(BUTTON, "Allow once")
    assert session.decisions == []


def test_the_next_request_is_another_card(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    ask(window, session, gallery.bash_request(2, "the subagent Explore"))
    settled(window)
    allow = window.wait_for(BUTTON, "Allow once")
    for _ in range(2):
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=allow.centre)
    assert [request for request, _ in session.decisions] == ["r1"]
    assert any("asked by the subagent Explore" in node.name for node in window.all(Kind.StaticText))


def test_a_card_of_the_same_shape_is_another_one(open_window: OpenWindow, session: LiveSession) -> None:
    """Nothing moves when the next request appears. A second click does not count for the next request, and a
    key has to wait."""
    window = open_window(session)
    session.set_requests([bash(f"echo {number}", number) for number in range(6)])
    window.wait_for(DIALOG, ASKED)
    settled(window)
    allow = window.wait_for(BUTTON, "Allow once")
    for _ in range(2):
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=allow.centre)
    assert [request for request, _ in session.decisions] == ["r0"]
    settled(window)
    assert window.wait_for(BUTTON, "Allow once").centre == allow.centre
    tab_to(window, "Allow once")
    keys_count(window)
    window.key(Qt.Key.Key_Space)
    keys_count(window)
    window.key(Qt.Key.Key_Space)
    assert [request for request, _ in session.decisions] == ["r0", "r1"]


def in_another_folder(session: LiveSession) -> None:
    session.info.place = replace(session.info.place, folder="/srv/elsewhere")
    session.requests_changed.emit()


def another_with_its_id(session: LiveSession) -> None:
    session.set_requests([bash("rm -rf ~", 1)])


@pytest.mark.parametrize(
    ("change", "shown"),
    [(in_another_folder, "Bash, asked by Claude · in /srv/elsewhere"), (another_with_its_id, "rm -rf ~")],
)
def test_what_changes_under_the_hand_is_not_meant(
    open_window: OpenWindow, session: LiveSession, change: Callable[[LiveSession], None], shown: str
) -> None:
    """Nothing moves, but the request of the button changes between the press and the release."""
    window = open_window(session)
    ask(window, session, bash("ls -la", 1))
    settled(window)
    allow = window.wait_for(BUTTON, "Allow once")
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=allow.centre)
    change(session)
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=allow.centre)
    assert session.decisions == []
    window.painted()
    assert any(shown in (node.name, node.value) for node in (*window.all(Kind.StaticText), *window.all(TEXT)))
    assert window.wait_for(BUTTON, "Allow once").centre == allow.centre
    settled(window)
    window.click(BUTTON, "Allow once")
    assert len(session.decisions) == 1


TOUCH = QTest.createTouchDevice()


def mouse(window: Window, place: QPoint, press: bool) -> None:
    act = QTest.mousePress if press else QTest.mouseRelease
    act(window.window, Qt.MouseButton.LeftButton, pos=place)


def finger(window: Window, place: QPoint, press: bool) -> None:
    sequence = QTest.touchEvent(window.window, TOUCH)
    (sequence.press if press else sequence.release)(0, place, window.window)
    sequence.commit()


def space(window: Window, place: QPoint, press: bool) -> None:
    act = QTest.keyPress if press else QTest.keyRelease
    act(window.window, Qt.Key.Key_Space)


def answered_elsewhere(session: LiveSession) -> None:
    """Remove the first request. The next request has the same shape and the same place."""
    session.set_requests(session.requests.pending[1:])


def withdrawn(session: LiveSession) -> None:
    """Withdraw all requests, and then ask another one."""
    session.set_requests([])
    session.set_requests([bash("rm -rf ~", 3)])


@pytest.mark.parametrize("hand", [mouse, finger, space])
@pytest.mark.parametrize("change", [answered_elsewhere, withdrawn, another_with_its_id, in_another_folder])
def test_what_is_held_down_answers_nothing_that_came_meanwhile(
    open_window: OpenWindow,
    session: LiveSession,
    hand: Callable[[Window, QPoint, bool], None],
    change: Callable[[LiveSession], None],
) -> None:
    """Press on a request, and release when another request has been in its place for long enough."""
    window = open_window(session)
    session.set_requests([bash("ls -la", 1), bash("rm -rf ~", 2)])
    window.wait_for(DIALOG, ASKED)
    settled(window)
    allow = window.wait_for(BUTTON, "Allow once")
    if hand is space:
        tab_to(window, "Allow once")
        keys_count(window)
    hand(window, allow.centre, True)
    change(session)
    window.painted()
    settled(window)
    window.until_meant("Allow once")
    hand(window, window.wait_for(BUTTON, "Allow once").centre, False)
    assert session.decisions == []
    window.click(BUTTON, "Allow once")
    assert len(session.decisions) == 1, "the next press is a new one"


def test_going_round(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(Entry(id="p", kind=EntryKind.PROSE, turn=1, text="Said.", final=True))
    window = open_window(session)
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    assert not window.has_focus("Message")
    assert card(window).property("activeFocus")
    window.key(Qt.Key.Key_F6)
    assert window.item("TranscriptView").property("activeFocus")
    window.key(Qt.Key.Key_F6)
    assert window.has_focus("Message")
    window.key(Qt.Key.Key_F7)
    assert window.item("TranscriptView").property("activeFocus")
    assert session.decisions == []


def test_the_keyboard_comes_back_to_the_message(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Deny")
    window.key(Qt.Key.Key_Space)
    assert session.decisions == [("r1", DenyOnce(""))]
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))


def test_the_keyboard_stays_where_no_problem_goes_away(open_window: OpenWindow, session: LiveSession) -> None:
    """Details of a problem can be reported when there is no problem, for example because git answers late."""
    window = open_window(session)
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    assert card(window).property("activeFocus")
    session.state_changed.emit()
    assert card(window).property("activeFocus")


def test_a_problem_that_goes_away_takes_no_keyboard_from_elsewhere(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """The missing folder is back while the user looks for another session."""
    session.show_problem(Problem(ProblemKind.FOLDER_GONE, "/srv/gone"))
    window = open_window(session)
    window.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))
    session.show_problem(None)
    window.painted()
    assert window.has_focus("Search sessions")


def test_one_that_is_withdrawn_goes_by_itself(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    session.set_requests([])
    window.wait_gone(DIALOG, ASKED)
    assert session.decisions == []
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))


def test_a_request_that_goes_leaves_the_one_being_read(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    ask(window, session, gallery.edit_request())
    window.press(BUTTON, "Next request")
    window.wait_for(DIALOG, "Permission request: Edit")
    session.set_requests(session.requests.pending[1:])
    window.painted()
    assert window.find(DIALOG, "Permission request: Edit")


def test_the_input_can_be_changed(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    window.type(" --draft")
    assert window.find(BUTTON, "Always allow…") is None
    settled(window)
    window.click(BUTTON, "Allow once")
    [(_, decision)] = session.decisions
    assert decision.input == {
        "command": "gh release create v2.4.0 --notes-file notes.md --draft",
        "description": "Publishes the release",
    }


def test_deny_with_words(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    window.click(BUTTON, "Deny with a note…")
    # The user asked for the field, so typed text goes into the field immediately.
    window.type("Use a draft.")
    window.painted()
    window.painted()
    settled(window)
    window.click(BUTTON, "Deny")
    assert session.decisions == [("r1", DenyOnce("Use a draft."))]


@pytest.mark.parametrize(
    ("figure", "decision"), [(Qt.Key.Key_1, AllowOnce(None)), (Qt.Key.Key_3, DenyOnce(""))]
)
def test_two_keys_answer(
    open_window: OpenWindow, session: LiveSession, figure: Qt.Key, decision: Decision
) -> None:
    """F6 moves the focus to the request, and a digit presses the button with that digit."""
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.key(figure)
    assert session.decisions == [("r1", decision)]


def test_after_the_answer_the_keyboard_is_where_it_was(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 860))
    ask(window, session)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.has_focus("Search sessions")
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_1)
    assert session.decisions == [("r1", AllowOnce(None))]
    window.qtbot.waitUntil(lambda: window.has_focus("Search sessions"))


def test_a_figure_in_a_sentence_is_not_meant(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.type("use three not four 1 2")
    assert session.decisions == []


def test_a_figure_that_comes_too_early_is_not_meant(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_1)
    assert session.decisions == []
    settled(window)
    keys_count(window)
    hold(window, Qt.Key.Key_1, 3)
    assert session.decisions == [("r1", AllowOnce(None))], "a key that is held is one press"


def test_each_answer_has_the_next_request_wait(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for number in (1, 2):
        ask(window, session, gallery.bash_request(number))
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    for _ in range(2):
        window.key(Qt.Key.Key_1)
    assert [name for name, _ in session.decisions] == ["r1"]
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_1)
    assert [name for name, _ in session.decisions] == ["r1", "r2"], "the keyboard went on to it"


def test_a_folded_request_can_be_read_behind_and_not_answered(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session)
    ask(window, session, gallery.bash_request(2))
    settled(window)
    keys_count(window)
    whole = card(window).height()
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_0)
    window.painted()
    assert card(window).height() < 60 < whole
    assert window.find(BUTTON, "Allow once") is None
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_1)
    assert session.decisions == []
    window.press(BUTTON, "Next request")
    window.painted()
    assert card(window).height() > 60, "each request is folded by itself"
    window.press(BUTTON, "Previous request")
    window.painted()
    window.press(BUTTON, "Expand the request (0)")
    window.painted()
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce(None))]


CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def chord(window: Window, *, on: bool = True) -> None:
    window.app.preferences.show(SettingsFile(allow_chord=on))
    window.key(Qt.Key.Key_Return, CHORD)


def quiet_request(number: int = 1) -> PendingRequest:
    """Return a request without any marks."""
    return asked("Bash", {"command": "ls build"}, number)


def test_the_chord_allows_what_is_whole_and_unmarked(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, quiet_request())
    settled(window)
    keys_count(window)
    chord(window)
    assert session.decisions == [], "the first key of a window may have been held down before"
    window.painted()
    keys_count(window)
    chord(window)
    assert session.decisions == [("r1", AllowOnce(None))]


@pytest.mark.parametrize("why", ["off", "two", "marked", "long", "folded", "edited", "early", "typing"])
def test_else_the_chord_only_goes_there(open_window: OpenWindow, session: LiveSession, why: str) -> None:
    window = open_window(session)
    request = quiet_request()
    if why == "marked":
        request.request.input["command"] = "rm -r build"
    if why == "long":
        request.request.input["command"] = "echo a\n" * 60
    ask(window, session, request)
    if why == "two":
        ask(window, session, quiet_request(2))
    if why != "early":
        settled(window)
        keys_count(window)
    if why == "folded":
        window.app.session.request.fold(True)
        window.painted()
        settled(window)
    if why == "edited":
        window.app.session.request.permission.edit("mkdir other")
        window.painted()
        settled(window)
    if why == "typing":
        window.type("a")
    chord(window, on=why != "off")
    assert session.decisions == []
    assert card(window).hasActiveFocus()


def test_a_figure_in_a_field_is_written(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_4)
    window.type("1")
    assert window.wait_for(TEXT, "Note to Claude").value == "1"
    assert session.decisions == []


def test_always_allow_by_figures(open_window: OpenWindow, session: LiveSession) -> None:
    """The first press of the digit shows the rule that would be added, and the second press adds it."""
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    hold(window, Qt.Key.Key_2, 3)
    assert session.decisions == []
    window.painted()
    window.painted()
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_2)
    assert session.decisions == [("r1", AlwaysAllow())]


def test_what_may_be_added_can_be_folded_again(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    unfold(window)
    assert window.find(BUTTON, "Always allow")
    window.click(BUTTON, "Fewer options")
    window.painted()
    assert window.find(BUTTON, "Always allow") is None
    assert session.decisions == []


def test_questions_are_answered_together(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 1100))
    ask(window, session, gallery.question_request())
    settled(window)
    window.click(Kind.RadioButton, "SQLite file")
    window.click(Kind.RadioButton, "PostgreSQL")
    assert checked(window) == {"SQLite file": False, "PostgreSQL": True, "Other": False}
    window.click(BUTTON, "Next question")
    window.painted()
    settled(window)
    window.click(BUTTON, "Answer")
    assert session.decisions == []
    window.click(Kind.CheckBox, "push")
    window.click(Kind.CheckBox, "release")
    assert checked(window) == {"push": True, "release": True, "Other": False}
    window.click(BUTTON, "Answer")
    answers = {
        "Where should the relay keep undelivered webhooks?": "PostgreSQL",
        "Which events are to be relayed?": "push, release",
    }
    assert session.decisions == [("rq", AnswerQuestions(answers))]


def checked(window: Window) -> dict[str, bool]:
    options = (Kind.RadioButton, Kind.CheckBox)
    return {node.name: node.checked for node in window.nodes() if node.role in options}


def test_an_answer_in_own_words(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (1280, 1100))
    ask(window, session, gallery.question_request())
    settled(window)
    window.click(Kind.RadioButton, "Other")
    window.type("A file per day")
    window.painted()
    window.painted()
    settled(window)
    window.click(BUTTON, "Next question")
    window.painted()
    settled(window)
    window.click(Kind.CheckBox, "push")
    window.click(BUTTON, "Answer")
    [(_, decision)] = session.decisions
    assert list(decision.input["answers"].values()) == ["A file per day", "push"]


def test_dismiss(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, gallery.question_request())
    settled(window)
    window.click(BUTTON, "Dismiss")
    assert session.decisions == [("rq", DismissQuestions())]


@pytest.mark.parametrize(
    ("button", "decision"),
    [
        ("Approve", ApprovePlan("default")),
        ("Approve and accept edits", ApprovePlan("acceptEdits")),
        ("Keep planning", KeepPlanning("")),
    ],
)
def test_a_plan(open_window: OpenWindow, session: LiveSession, button: str, decision: Any) -> None:
    window = open_window(session)
    ask(window, session, gallery.plan_request())
    settled(window)
    window.click(BUTTON, button)
    assert session.decisions == [("rp", decision)]


def test_esc_in_a_request_goes_to_the_message_and_there_it_stops(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.works()
    ask(window, session)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Deny")
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    assert session.stops == 0
    assert session.decisions == []
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 1


def test_esc_on_the_head_of_another_request_goes_to_the_message(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    session.works()
    ask(window, session)
    ask(window, session, gallery.bash_request(2, "the subagent Explore"))
    window.key(Qt.Key.Key_F6)
    head = next(node.name for node in window.all(BUTTON, "Show: "))
    window.key(Qt.Key.Key_Backtab)
    tab_to(window, head)
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("Message")
    assert session.stops == 0


def test_esc_in_a_field_only_leaves_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.works()
    ask(window, session)
    settled(window)
    window.click(BUTTON, "Deny with a note…")
    window.type("a long thought")
    for has_focus in (False, True):
        window.key(Qt.Key.Key_Escape)
        assert window.has_focus("Message") == has_focus
    assert session.stops == 0
    assert window.wait_for(TEXT, "Note to Claude").value == "a long thought"
    assert session.decisions == []


@pytest.mark.parametrize("size", [(1280, 860), (700, 500), (480, 400)])
def test_every_button_is_in_the_window(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    ask(window, session)
    settled(window)
    for name in ("Allow once", "Always allow…", "Deny with a note…", "Deny", "Send"):
        node = window.wait_for(BUTTON, name)
        assert node.x >= 0 and node.x + node.width <= size[0], name
        assert node.y >= 0 and node.y + node.height <= size[1], name


def test_in_a_narrow_window_denying_comes_before_allowing(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (480, 640))
    ask(window, session)
    settled(window)
    deny, allow = (window.wait_for(BUTTON, name) for name in ("Deny", "Allow once"))
    assert deny.y + deny.height <= allow.y


def bash(command: str, number: int = 7) -> PendingRequest:
    """Return a request to run this command, with a rule that can be added."""
    request = gallery.bash_request(number)
    request.request.input["command"] = command
    return request


@pytest.mark.parametrize(
    "command",
    ["rm -rf a\u00a0b", "a\ufdd0b\ufdd1c", "a\u2028b\u2029c", "a\u3000b\uffff", "a\r\nb\rc", "a\tb\n"],
)
def test_what_was_not_touched_is_allowed_as_it_was_asked(
    open_window: OpenWindow, session: LiveSession, command: str
) -> None:
    window = open_window(session)
    ask(window, session, bash(command))
    settled(window)
    assert window.find(BUTTON, "Always allow…")
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r7", AllowOnce(None))]


def test_a_field_that_holds_another_text_is_no_edit(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The input counts as unedited, even if the field returns other characters than those that it got."""
    monkeypatch.setattr(text_sanitizer, "written_out", lambda text, keep="": text)
    window = open_window(session)
    ask(window, session, bash("rm -rf a\u00a0b\ufdd0c"))
    settled(window)
    assert window.find(BUTTON, "Always allow…")
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r7", AllowOnce(None))]


def test_an_edit_taken_back_is_none(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.type("x")
    assert window.find(BUTTON, "Always allow…") is None
    window.key(Qt.Key.Key_Backspace)
    settled(window)
    window.click(BUTTON, "Allow once")
    assert session.decisions == [("r1", AllowOnce(None))]


def test_looking_at_another_request_loses_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session)
    ask(window, session, gallery.bash_request(2))
    settled(window)
    keys_count(window)
    window.click(TEXT, "Input")
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    window.type(" -x")
    settled(window)
    window.click(BUTTON, "Deny with a note…")
    window.wait_for(TEXT, "Note to Claude")
    settled(window)
    keys_count(window)
    window.type("No.")
    window.press(BUTTON, "Next request")
    asked = "gh release create v2.4.0 --notes-file notes.md"
    assert window.wait_for(TEXT, "Input").value == asked
    assert window.find(TEXT, "Note to Claude") is None
    assert window.find(BUTTON, "Always allow…")
    window.press(BUTTON, "Previous request")
    assert window.wait_for(TEXT, "Input").value == asked + " -x"
    assert window.wait_for(TEXT, "Note to Claude").value == "No."
    assert window.find(BUTTON, "Always allow…") is None
    settled(window)
    window.click(BUTTON, "Allow once")
    [(request, decision)] = session.decisions
    assert (request, decision.input["command"]) == ("r1", asked + " -x")


def test_answers_stay_while_another_request_is_looked_at(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1280, 1100))
    ask(window, session, gallery.question_request())
    ask(window, session)
    settled(window)
    window.click(Kind.RadioButton, "PostgreSQL")
    window.press(BUTTON, "Next request")
    window.wait_for(DIALOG, ASKED)
    window.press(BUTTON, "Next request")
    window.wait_for(Kind.CheckBox, "push")  # the first question without an answer
    window.press(BUTTON, "Previous question")
    assert window.wait_for(Kind.RadioButton, "PostgreSQL").checked


def test_what_was_written_goes_with_its_request(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, gallery.plan_request())
    settled(window)
    keys_count(window)
    window.click(TEXT, "Note to Claude")
    window.type("No.")
    session.set_requests([])
    window.wait_gone(DIALOG, "Plan")
    assert window.wait_for(TEXT, "Message").value == "No."
    ask(window, session, gallery.plan_request())
    assert window.wait_for(TEXT, "Note to Claude").value == ""


def test_words_that_go_with_no_answer_are_not_lost(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    for number, button in enumerate(("Deny", "Allow once")):
        ask(window, session, gallery.bash_request(number))
        settled(window)
        window.press(BUTTON, "Deny with a note…")
        keys_count(window)
        window.type(f"w{number}")
        settled(window)
        window.press(BUTTON, button)
    assert [decision for _, decision in session.decisions] == [DenyOnce("w0"), AllowOnce(None)]
    assert window.wait_for(TEXT, "Message").value == "w1"


def test_a_plan_that_comes_later_is_shown(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    call = CanUseTool(tool_name="ExitPlanMode", input={}, tool_use_id="toolu_p")
    ask(window, session, PendingRequest("rp", call))
    settled(window)
    (pending,) = session.requests.pending
    pending.plan = gallery.plan_request().plan  # as the session does when the CLI has answered `get_plan`
    session.requests_changed.emit()
    assert window.find(Kind.ListItem, "A relay for webhooks")
    window.click(BUTTON, "Approve")
    assert session.decisions == []
    settled(window)
    window.click(BUTTON, "Approve")
    assert session.decisions == [("rp", ApprovePlan("default"))]


def test_a_very_long_command_is_shown_in_parts(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    request = bash("begin " + "a b c " * 350_000 + "end")
    ask(window, session, request)
    window.qtbot.waitUntil(lambda: window.wait_for(TEXT, "Input").value != "", timeout=60_000)
    shown = window.wait_for(TEXT, "Input").value
    assert shown.startswith("command: begin") and len(shown) <= 10_000
    assert window.find(Kind.StaticText, "Part 1 of 211 · 2.0 MB")
    settled(window)
    window.press(BUTTON, "Next part")
    assert window.wait_for(Kind.StaticText, "Part 2 of 211 · 2.0 MB")
    assert window.wait_for(TEXT, "Input").value != shown
    window.press(BUTTON, "Previous part")
    assert window.wait_for(TEXT, "Input").value == shown
    window.press(BUTTON, "Allow once")
    assert session.decisions == [("r7", AllowOnce(None))]


def test_the_keyboard_stays_on_another_request_while_more_come(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1280, 1400))
    for number in (1, 2):
        ask(window, session, gallery.bash_request(number))
    settled(window)
    head = next(node.name for node in window.all(BUTTON, "Show: "))
    keys_count(window)
    for _ in range(40):
        if window.has_focus(head):
            break
        window.key(Qt.Key.Key_Tab)
    assert window.has_focus(head)
    ask(window, session, gallery.bash_request(3))
    window.painted()
    assert len(window.all(BUTTON, "Show: ")) == 2
    assert any(node.focused for node in window.all(BUTTON, "Show: "))


def test_the_keyboard_stays_on_what_may_be_allowed_beyond_it(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1280, 1400))
    folder = {"type": "addDirectories", "directories": ["/srv/x"], "destination": "session"}
    ask(window, session, asked("Bash", {"command": "ls /srv/x"}, permission_suggestions=[folder]))
    unfold(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, window.all(Kind.CheckBox)[0].name)
    mode = {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
    more = asked("Bash", {"command": "ls /srv/x"}, permission_suggestions=[folder, mode])
    window.app.session.request.permission.grants.show(more, RequestDraft(granting=True))
    window.painted()
    boxes = window.all(Kind.CheckBox)
    assert [node.focused for node in boxes] == [True, False]


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("button", ["", "Allow once", "Deny", "Always allow…"])
def test_letters_that_are_typed_at_a_request_are_for_the_message(
    open_window: OpenWindow, session: LiveSession, button: str, early: bool
) -> None:
    """A digit after a letter is text too."""
    window = open_window(session)
    ask(window, session, gallery.bash_request())
    settled(window)
    if not early:
        keys_count(window)
    window.key(Qt.Key.Key_F6)
    if button:
        tab_to(window, button)
    window.type("y1 and 3")
    assert window.has_focus("Message")
    assert window.wait_for(Kind.EditableText, "Message").value == "y1 and 3"
    assert session.decisions == []


def test_a_digit_still_answers_a_request(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, gallery.bash_request())
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_3)
    assert session.decisions == [("r1", DenyOnce())]


def test_letters_in_a_field_of_a_request_stay_there(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, gallery.bash_request())
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    window.key(Qt.Key.Key_4)
    window.type("use rg")
    assert window.wait_for(Kind.EditableText, "Message").value == ""
    assert any(node.focused and node.value == "use rg" for node in window.nodes())
