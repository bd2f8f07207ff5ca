"""The rules that `Always allow` adds must be in sight when the button is pressed."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.session.permissions.decisions import AlwaysAllow, DenyOnce
from claude_desk.ui.click_guard import ClickGuard
from tests import gallery
from tests.gallery.permission_requests import asked, rule
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_decisions import BUTTON, ask, card, keys_count, settled, tab_to, unfold
from tests.qml.window import Window

COMMAND = "python3 -c \"print('Hello from the puppet theatre')\""


def tool(number: int = 1, rules: int = 1) -> Any:
    """Return the request of the demo, with this number of rules."""
    value = {"command": COMMAND, "description": "Say hello (make-believe: nothing is run)"}
    suggestions = [rule("Bash", f"{COMMAND} {at or ''}") for at in range(rules)]
    return asked("Bash", value, number, permission_suggestions=suggestions)


def area(window: Window) -> QQuickItem:
    """Return the area that scrolls in the card."""
    return next(item for item in card(window).childItems() if item.inherits("QQuickFlickable"))


def in_sight(window: Window, item: QQuickItem) -> bool:
    view = area(window)
    place = item.mapRectToItem(view, QRectF(QPointF(), item.size()))
    return bool(place.top() >= -0.5 and place.bottom() <= view.height() + 0.5)


def scroll_up(window: Window) -> None:
    """Scroll away from the unfolded list, as with the wheel, and wait until the card accepts presses
    again."""
    area(window).setProperty("contentY", 0)
    window.painted()
    settled(window)
    interface = window.interface(BUTTON, "Always allow")
    assert interface is not None
    guards = interface.object().findChildren(ClickGuard)
    assert guards
    window.qtbot.waitUntil(lambda: all(guard.isArmed() for guard in guards))


def rule_shown(window: Window) -> QQuickItem:
    found = window.item("GrantList").property("rule")
    assert isinstance(found, QQuickItem)
    return found


def test_a_press_that_sees_no_rule_brings_it_and_does_not_count(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (480, 480))
    ask(window, session, tool())
    unfold(window)
    assert in_sight(window, rule_shown(window))
    scroll_up(window)
    assert not in_sight(window, rule_shown(window))
    for _ in range(2):  # a double click is one press too
        window.press(BUTTON, "Always allow")
    assert session.decisions == []
    assert in_sight(window, rule_shown(window))
    settled(window)
    window.press(BUTTON, "Always allow")
    assert session.decisions == [("r1", AlwaysAllow())]


def test_a_key_brings_it_too_and_goes_on_from_there(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (480, 480))
    ask(window, session, tool())
    unfold(window)
    keys_count(window)
    window.key(Qt.Key.Key_F6)
    tab_to(window, "Always allow")
    scroll_up(window)
    keys_count(window)
    window.key(Qt.Key.Key_Return)
    assert session.decisions == []
    assert rule_shown(window).hasActiveFocus()
    assert in_sight(window, rule_shown(window))
    window.key(Qt.Key.Key_Tab)
    assert window.has_focus("This project (only me)")
    tab_to(window, "Always allow")
    settled(window)
    keys_count(window)
    window.key(Qt.Key.Key_Return)
    assert session.decisions == [("r1", AlwaysAllow())]


def test_rules_that_have_no_room_are_shown_page_by_page(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (480, 480))
    ask(window, session, tool(rules=4))
    unfold(window)
    whole = range(int(rule_shown(window).height()))
    seen: set[int] = set()
    for _ in range(12):
        settled(window)
        window.press(BUTTON, "Always allow")
        if session.decisions:
            break
        top = int(rule_shown(window).mapToItem(area(window), QPointF()).y())
        seen |= {y - top for y in range(int(area(window).height()) + 1)}
    assert seen >= set(whole)
    assert [name for name, _ in session.decisions] == ["r1"]


def test_the_next_request_is_seen_from_its_top(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (480, 480))
    for number in (1, 2):
        ask(window, session, tool(number))
    unfold(window)
    assert in_sight(window, rule_shown(window))
    settled(window)
    window.click(BUTTON, "Deny")
    assert session.decisions == [("r1", DenyOnce(""))]
    settled(window)
    assert in_sight(window, window.item("RequestInput"))
    assert window.find(BUTTON, "Always allow") is None, "it is folded anew"


@pytest.mark.parametrize("size", [(480, 560), (480, 640), (700, 760)])
def test_where_there_is_room_the_whole_rule_is_in_sight(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    window = open_window(session, size)
    ask(window, session, tool())
    unfold(window)
    assert in_sight(window, rule_shown(window))
    assert in_sight(window, window.item("GrantList"))


def test_what_stands_beside_a_button_is_in_sight_when_it_counts(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """Similar requests are listed under the button that allows them all."""
    window = open_window(session, (480, 480))
    for number in range(3):
        ask(window, session, gallery.bash_request(number))
    settled(window)
    window.press(BUTTON, "Allow all 3")
    assert session.decisions == []
    assert in_sight(window, window.item("SimilarRequests"))
    settled(window)
    window.press(BUTTON, "Allow all 3")
    assert len(session.decisions) == 3


def test_how_wide_a_card_is_does_not_hang_on_how_high_it_is(
    open_window: OpenWindow, session: LiveSession
) -> None:
    """A card with a width that depends on its height could make its scroll bar come and go."""
    window = open_window(session, (480, 900))
    ask(window, session, tool())
    unfold(window)
    wide = card(window).property("innerWidth")
    assert not area(window).property("interactive")
    window.window.resize(480, 480)
    window.qtbot.waitUntil(lambda: bool(area(window).property("interactive")))
    assert card(window).property("innerWidth") == wide
