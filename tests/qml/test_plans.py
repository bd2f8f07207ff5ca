"""A plan as a document: its parts, comments on them, and how much of it is built."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest

from claude_desk.session.core.session_state import SettingSubject
from claude_desk.session.permissions.decisions import ApprovePlan, KeepPlanning
from tests.gallery.permission_requests import bash_request, long_plan_request, plan_request
from tests.gallery.session_choices import MODELS
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import ask, keys_count, settled, tab_to
from tests.qml.window import Kind, Window

BUTTON, ITEM, TEXT, WORDS = Kind.Button, Kind.ListItem, Kind.EditableText, Kind.StaticText


def ready(window: Window) -> None:
    """Wait until a card whose height changed takes keys and clicks again."""
    window.painted()
    window.painted()
    settled(window)
    keys_count(window)


def to_the_plan(window: Window) -> None:
    ready(window)
    window.key(Qt.Key.Key_F6)
    for _ in range(5):
        if window.has_focus("A relay for webhooks"):
            return
        window.key(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not reach the plan")


def test_comments_by_keyboard_go_back_with_keep_planning(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    to_the_plan(window)
    window.key(Qt.Key.Key_Down)
    window.key(Qt.Key.Key_Down)
    assert window.has_focus("Keep it in SQLite"), "each item of a list is a part"
    window.key(Qt.Key.Key_Return)
    assert window.has_focus("Comment on this part")
    ready(window)
    window.type("No SQLite.")
    window.key(Qt.Key.Key_Return)
    assert window.find(ITEM, "Keep it in SQLite; your comment: No SQLite.")
    ready(window)  # the field has disappeared, so a key right now does not count
    window.key(Qt.Key.Key_End)
    ready(window)
    window.key(Qt.Key.Key_Return)
    ready(window)
    window.type("More")
    window.key(Qt.Key.Key_Escape)
    assert session.stops == 0, "Esc only leaves the field"
    captions = [item.property("caption") for item in window.items("DecisionButton")]
    assert "Keep planning, 2 comments" in captions
    keep = window.wait_for(BUTTON, "Keep planning")
    assert keep.description.startswith("2 comments will be sent with “Keep planning”, not with “Approve”")
    tab_to(window, "Note to Claude")
    ready(window)
    window.type("Shorter.")
    settled(window)
    window.click(BUTTON, "Keep planning")
    said = (
        "The user wants to keep planning and commented on parts of the plan:\n\n"
        "> 2. Keep it in SQLite\n\nNo SQLite.\n\n> - receiver away\n\nMore\n\n"
        "About the plan as a whole:\n\nShorter."
    )
    assert session.decisions == [("rp", KeepPlanning(said))]


def test_a_comment_by_mouse_can_be_removed(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    window.click(ITEM, "Tests:")
    assert window.has_focus("Comment on this part")
    ready(window)
    window.type("Which?")
    window.key(Qt.Key.Key_Return)
    assert window.find(ITEM, "Tests:; your comment: Which?")
    window.painted()
    window.click(BUTTON, "Remove comment")
    ready(window)
    assert window.find(ITEM, "Tests:")
    settled(window)
    window.click(BUTTON, "Keep planning")
    assert session.decisions == [("rp", KeepPlanning(""))]


def test_what_is_selected_with_the_mouse_is_no_click(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    window.painted()
    part = window.wait_for(ITEM, "Tests:")
    start, end = (QPoint(part.x + x, part.centre.y()) for x in (10, 60))
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(window.window, left, pos=start)
    for x in range(start.x(), end.x(), 10):
        QTest.mouseMove(window.window, QPoint(x, start.y()))
    QTest.mouseRelease(window.window, left, pos=end)
    assert any(item.property("selectedText") for item in window.texts())
    assert window.find(TEXT, "Comment on this part") is None


def test_a_comment_on_the_last_part_is_in_sight(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (700, 560))
    request = plan_request()
    request.plan = "begin\n\n" + "A step and what it is for.\n\n" * 10 + "the last step"
    ask(window, session, request)
    window.key(Qt.Key.Key_F6)
    ready(window)
    window.click(ITEM, "begin")
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_End)
    ready(window)
    window.key(Qt.Key.Key_Return)
    ready(window)
    end_in_sight(window)
    window.type("A comment of some length, which wraps into a second line of it, as this one does too.")
    window.key(Qt.Key.Key_Return)
    for _ in range(3):
        window.painted()
    end_in_sight(window)


def test_a_click_right_after_the_wheel_comments(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (700, 560))
    request = plan_request()
    request.plan = "begin\n\n" + "A step and what it is for.\n\n" * 30 + "the last step"
    ask(window, session, request)
    settled(window)
    view = window.item("PlanDocument").childItems()[0]
    at = view.mapToScene(QPointF(60, 40))
    turn = QWheelEvent(
        at, at, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QGuiApplication.sendEvent(window.window, turn)
    assert view.property("contentY") > 10
    QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert window.has_focus("Comment on this part")
    assert session.decisions == []


def end_in_sight(window: Window) -> None:
    part = window.items("PlanPart")[-1]
    view = window.item("PlanDocument").childItems()[0]
    end = part.mapToItem(view, QPointF(0, part.height())).y()
    assert end <= view.height() + 0.5


def test_comments_wait_while_another_request_is_looked_at(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    ask(window, session, bash_request())
    window.screen.app.session.request.plan.comment(0, "Why?")
    window.press(BUTTON, "Next request")
    window.wait_for(Kind.Dialog, "Permission request: Bash")
    window.press(BUTTON, "Previous request")
    assert window.wait_for(ITEM, "A relay for webhooks; your comment: Why?")


def test_what_it_would_like_and_where_it_is_kept(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    said = "\n".join(node.name for node in window.all(WORDS))
    assert "Approving does not grant the requested permissions: “run the tests” (Bash)" in said
    hints = [node.description for node in window.all(WORDS)]
    assert "The plan is saved in /home/someone/.claude/plans/quiet-otter.md" in hints


def test_a_very_long_plan_builds_only_what_is_seen(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    request = plan_request()
    request.plan = "begin\n\n" + "A step and what it is for.\n\n" * 3000 + "the last step"
    ask(window, session, request)
    settled(window)
    assert len(window.items("PlanPart")) < 100
    to_the_end = window.items("PlanDocument")
    assert to_the_end
    ready(window)
    window.key(Qt.Key.Key_F6)
    for _ in range(4):
        if window.has_focus("begin"):
            break
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_End)
    window.painted()
    assert window.has_focus("the last step")
    settled(window)
    window.click(BUTTON, "Approve")
    assert session.decisions == [("rp", ApprovePlan("default"))]


def test_a_plan_is_no_markup_and_fetches_nothing(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    request = plan_request()
    request.plan = '<img src="http://127.0.0.1:9/x.png"> **bold**\n\n```\nrm \u202e-rf\n```'
    ask(window, session, request)
    names = [node.name for node in window.all(ITEM)]
    assert any("<img src=" in name and "bold" in name for name in names)
    assert any("rm ⟨U+202E⟩-rf" in name for name in names), names


def test_items_inside_of_items_are_parts_and_code_is_coloured(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (1280, 1100))
    ask(window, session, long_plan_request())
    items = {node.name: node.x for node in window.all(ITEM)}
    assert {"the offset comes from Upload-Offset", "without one it begins again", "the server forgets"} <= {
        name.removeprefix("☐ ") for name in items
    }
    assert window.has_focus("Message")
    code = next(item for item in window.texts() if item.property("text").startswith("for attempt in"))
    quick = code.property("textDocument")
    window.qtbot.waitUntil(lambda: bool(quick.textDocument().firstBlock().layout().formats()))


def test_code_in_an_item_is_a_part_of_its_own(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (900, 800))
    request = plan_request()
    request.plan = (
        "1. Change the loop:\n\n   ```python\n   for n in range(3):\n       send(n)\n   ```\n\n   and say"
        " why.\n2. Test\n   - only these:\n     ~~~sh\n     pytest -q\n     ~~~\n"
    )
    ask(window, session, request)
    settled(window)
    said = [str(part.property("spoken")) for part in window.items("PlanPart")]
    assert said == [
        "Change the loop:", "for n in range(3):\n    send(n)", "and say why.",
        "Test", "only these:", "pytest -q",
    ]  # fmt: skip
    assert [part.property("depth") for part in window.items("PlanPart")] == [0, 1, 1, 0, 1, 2]
    assert [part.property("code") != "" for part in window.items("PlanPart")] == [
        False, True, False, False, False, True,
    ]  # fmt: skip


def test_the_mode_before_the_plan_is_what_approving_goes_back_to(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.info.mode, session.info.before_plan = "plan", "acceptEdits"
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    assert window.wait_for(BUTTON, "Approve").description == "Approve and accept edits; key 1"
    assert window.find(BUTTON, "Approve, ask first")
    window.click(BUTTON, "Approve")
    assert session.decisions == [("rp", ApprovePlan("acceptEdits"))]


@pytest.mark.parametrize(
    ("models", "first"),
    [(MODELS, "Approve, then Auto; key 1"), ([], "Approve, ask first; key 1")],
)
def test_auto_follows_a_plan_only_where_the_model_has_it(
    open_window: OpenWindow, session: LiveSession, models: list[Any], first: str
) -> None:
    session.info.models, session.info.model = models, "opus"
    session.info.mode, session.info.before_plan = "plan", "auto"
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    assert window.wait_for(BUTTON, "Approve").description == first


def test_a_mode_that_is_chosen_while_the_plan_waits_is_what_approving_keeps(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.info.mode = "plan"
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    assert window.wait_for(BUTTON, "Approve").description == "Approve, ask first; key 1"
    session.settings.set(SettingSubject.MODE, "acceptEdits")
    session.hear()
    window.click(BUTTON, "Approve")
    assert session.decisions == [], "the button stands for another mode now"
    settled(window)
    assert window.wait_for(BUTTON, "Approve").description == "Approve and accept edits; key 1"
    window.click(BUTTON, "Approve")
    assert session.decisions == [("rp", ApprovePlan("acceptEdits"))]


def test_every_mode_that_may_follow_has_a_button_of_its_name(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.info.mode, session.info.before_plan = "plan", "bypassPermissions"
    window = open_window(session)
    ask(window, session, plan_request())
    settled(window)
    captions = {str(each.property("caption")) for each in window.items("DecisionButton") if each.isVisible()}
    assert {"Approve", "Approve and accept edits", "Approve, then Bypass"} <= captions
    assert window.wait_for(BUTTON, "Approve").description == "Approve, ask first; key 1"
    window.click(BUTTON, "Approve, then Bypass")
    assert session.decisions == [("rp", ApprovePlan("bypassPermissions"))]


def test_what_a_plan_asks_for_besides_can_be_read_to_its_end(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """However long the requested permissions are, the card says how much it leaves out, and the viewer shows
    all."""
    window = open_window(session)
    pending = plan_request()
    prompts = [{"tool": "Bash", "prompt": f"run step {number}"} for number in range(400)]
    pending.request.input |= {
        "allowedPrompts": [*prompts, {"tool": "Bash", "prompt": "rm -rf ~"}],
        "aside": "words " * 4_000 + "the end",
    }
    ask(window, session, pending)
    window.painted()
    said = [node.name for node in window.all(WORDS)]
    assert any("“run step 1” (Bash)" in words and " more)" in words for words in said)
    assert any(words.startswith("aside: words") and words.endswith(" more)") for words in said)
    ready(window)
    tab_to(window, "Show all")
    ready(window)
    button = window.interface(BUTTON, "Show all")
    assert button is not None
    window.qtbot.waitUntil(lambda: bool(button.object().property("settled")))
    window.key(Qt.Key.Key_Return)
    shown = window.app.view.viewer._pages.pages
    assert shown is not None and "rm -rf ~" in shown.text and shown.text.endswith("the end")
    assert [each.id for each in session.requests.pending] == [pending.id], "nothing was decided"


def test_a_plan_that_asks_for_little_has_nothing_more_to_show(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    ask(window, session, plan_request())
    ready(window)
    assert not [node for node in window.all(BUTTON) if node.name == "Show all"]


@pytest.mark.parametrize(("before", "filled"), [("default", True), ("acceptEdits", False)])
def test_approve_is_filled_if_claude_asks_afterwards(
    open_window: OpenWindow, session: LiveSession, before: str, filled: bool
) -> None:
    session.info.mode, session.info.before_plan = "plan", before
    window = open_window(session)
    ask(window, session, plan_request())
    window.wait_for(BUTTON, "Approve")
    kinds = {
        each.property("figure"): each.property("kind")
        for each in window.items("DecisionButton")
        if each.isVisible()
    }
    assert kinds == {1: "act" if filled else "plain", 2: "plain", 3: "plain"}
