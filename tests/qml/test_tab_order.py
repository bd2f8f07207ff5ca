"""Tab through the whole window: the keyboard focus is always in sight, and follows the reading order."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from shiboken6 import getCppPointer

from claude_desk.transcript.entries import EntryKind, ToolState
from tests.gallery import Maker
from tests.gallery.long_conversation import long_way
from tests.gallery.states import fill
from tests.gallery.usage import open_panel
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, kind_of
from tests.whole_tables import few_of

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
# In each of these areas, Tab goes from top to bottom, and from left to right in a line. An item that is as
# high as the window is an area. The attachments of the message are an area, because Tab reaches them after
# the message.
AREAS = (
    "SidebarResizer", "PanelResizer", "ScrollMarkers", "MessageChips", "SidebarBody", "SessionHeader",
    "TranscriptView",
    "RequestArea", "SessionStrips", "Composer", "SessionPanel", "SettingsPage", "SearchPage", "StartPage",
    "TrustPage", "MessagePage", "TextViewer",
)  # fmt: skip
# The items that mark the keyboard focus. A text field has its own frame.
RINGS = ("FocusRing", "RowFocusRing", "SidebarResizer", "PanelResizer")
ENOUGH = 160  # stops; every window here has fewer


class Stop(NamedTuple):
    """An item with the keyboard focus. `x`, `y`: its centre in the window. `depth`: its y in the view that
    scrolls it."""

    item: QQuickItem
    name: str
    area: str
    x: float
    y: float
    height: float
    view: QQuickItem | None
    depth: float
    kind: str
    inside: frozenset[int]
    seen: bool
    marked: bool

    def __str__(self) -> str:
        return f"{self.kind} “{self.name}” in {self.area} at {self.x:.0f}, {self.y:.0f}"


def stop_of(window: Window) -> Stop:
    item = window.window.activeFocusItem()
    assert item is not None
    rect = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    place, seen, area = rect.center(), rect, ""
    view: QQuickItem | None = None
    inside = set()
    above: QQuickItem | None = item
    while above is not None:
        if above is not item and (above.clip() or above.inherits("QQuickFlickable")):
            seen = seen.intersected(above.mapRectToScene(QRectF(0, 0, above.width(), above.height())))
        if above.inherits("QQuickFlickable") and above is not item:
            view = view or above
        inside.add(getCppPointer(above)[0])
        area = area or (kind_of(above) if kind_of(above) in AREAS else "")
        above = above.parentItem()
    whole = window.window.contentItem()
    seen = seen.intersected(QRectF(0, 0, whole.width(), whole.height()))
    interface = QAccessible.queryAccessibleInterface(item)
    name = interface.text(QAccessible.Text.Name) if interface is not None else ""
    in_sight = seen.height() >= min(rect.height() - 1, 24) and seen.width() >= min(rect.width() - 1, 24)
    return Stop(
        item,
        name,
        area,
        place.x(),
        place.y(),
        rect.height(),
        view,
        place.y() + (float(view.property("contentY")) if view is not None else 0),
        kind_of(item),
        frozenset(inside),
        in_sight and item.isVisible() and item.opacity() > 0.05,
        is_marked(item, rect),
    )


def is_marked(item: QQuickItem, rect: QRectF) -> bool:
    """Return whether anything shows that the keyboard focus is on the item."""
    if item.inherits("QQuickTextEdit") or item.inherits("QQuickTextInput"):
        return True
    return any(is_ring_at(rect, each) for each in around(item))


def is_ring_at(rect: QRectF, item: QQuickItem) -> bool:
    if kind_of(item) not in RINGS:
        return False
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return place.intersects(rect) and place.width() > 3


def around(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the item and the other visible items of the window, those near the item first.

    A mark is usually below the item or beside it.
    """
    yield item
    yield from shown_below(item)
    above = item.parentItem()
    while above is not None:
        for each in above.childItems():
            if each is not item and each.isVisible():
                yield each
                yield from shown_below(each)
        item, above = above, above.parentItem()


def shown_below(root: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the visible items below the item. Nothing below an invisible item is visible."""
    left = [root]
    while left:
        for item in left.pop().childItems():
            if item.isVisible():
                yield item
                left.append(item)


def walk(window: Window, key: Qt.Key, most: int = ENOUGH) -> list[Stop]:
    """Press the key until the focus is on an item again, but at most `most` times. Return the stops."""
    modifiers = SHIFT if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier.NoModifier
    stops = [stop_of(window)]
    for _ in range(most):
        window.key(key, modifiers)
        window.painted()
        window.painted()
        stop = stop_of(window)
        if any(stop.item is before.item for before in stops):
            break
        stops.append(stop)
    return stops


def assert_in_sight(stops: list[Stop]) -> None:
    assert [str(stop) for stop in stops if not stop.seen] == [], "the keyboard is out of sight"
    assert [str(stop) for stop in stops if not stop.marked] == [], "nothing shows where the keyboard is"


def assert_in_order(stops: list[Stop]) -> None:
    wrong = []
    for before, after in pairwise(stops):
        holds = before.inside < after.inside
        if before.area != after.area or not before.area or holds:
            continue
        down = after.depth - before.depth if after.view is before.view else after.y - before.y
        same_line = abs(down) < max(before.height, after.height) / 2
        if after.x < before.x if same_line else down < 0:
            wrong.append(f"{before} -> {after}")
    assert wrong == []


def from_the_first(stops: list[Stop]) -> list[Stop]:
    """Return the same stops, beginning at the top of the first area."""
    area = stops[0].area
    if all(stop.area == area for stop in stops):
        at = stops.index(min(stops, key=lambda stop: stop.y))
        return stops[at:] + stops[:at]
    at = len(stops)
    while at > 1 and stops[at - 1].area == area:
        at -= 1
    return stops[at:] + stops[:at]


STATES = (
    "conversation", "way", "kinds", "card-kinds", "code", "subagents-open", "permission", "ask-several",
    "question", "plan", "message-queue-many", "rewind", "chips-many", "unknown-command", "usage", "ledger",
    "servers", "server-form", "sessions-many", "start", "trust", "search", "not-found",
)  # fmt: skip
LARGE, SMALL = (1280, 860), (700, 500)
# The states whose large window is walked through too.
ALSO_LARGE = few_of(STATES, ["conversation", "kinds", "permission", "usage", "sessions-many", "search"])


@pytest.mark.parametrize("state", STATES)
def test_tab_goes_through_the_window(open_window: OpenWindow, state: str) -> None:
    """Through the large window for some states, and then through the same window made small."""
    window = open_window(None, LARGE)
    fill(state, window.screen)
    open_panel(state, window.screen)
    for size in (LARGE, SMALL) if state in ALSO_LARGE else (SMALL,):
        window.window.resize(*size)
        for _ in range(6):
            window.painted()
        if state == "trust":
            window.until_enabled(Kind.Button, "Trust this folder")
        stops = walk(window, Qt.Key.Key_Tab)
        if not stops[0].name:  # a page as a whole, before any key was pressed
            del stops[0]
        assert 2 < len(stops) < ENOUGH, size
        assert_in_sight(stops)
        assert_in_order(from_the_first(stops))


BACKWARDS = ["conversation", "code", "question", "sessions-many", "usage"]


@pytest.mark.parametrize("state", BACKWARDS)
def test_shift_tab_goes_the_same_way_back(open_window: OpenWindow, state: str) -> None:
    window = open_window(None, (1280, 860))
    fill(state, window.screen)
    open_panel(state, window.screen)
    for _ in range(6):
        window.painted()
    window.window.activeFocusItem().nextItemInFocusChain(False).forceActiveFocus(
        Qt.FocusReason.BacktabFocusReason
    )
    stops = []
    for _ in range(ENOUGH):
        window.painted()
        window.painted()
        stops.append(stop_of(window))
        if stops[-1].name == "Message":
            break
        window.key(Qt.Key.Key_Backtab, SHIFT)
    assert stops[-1].name == "Message"
    assert len(stops) > 8
    assert_in_sight(stops)
    assert_in_order(list(reversed(stops)))


# --- the rows --------------------------------------------------------------------------------------


def at_the_rows(window: Window) -> Stop:
    window.key(Qt.Key.Key_F7)
    window.painted()
    stop = stop_of(window)
    assert_in_sight([stop])
    return stop


def test_f7_shows_where_the_keyboard_is(open_window: OpenWindow, session: LiveSession) -> None:
    """Tab had left the focus on a button that is out of sight now."""
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    assert at_the_rows(window).name == "Conversation"
    window.key(Qt.Key.Key_Tab)
    window.painted()
    inside = stop_of(window)
    assert inside.area == "TranscriptView"
    window.key(Qt.Key.Key_L, CONTROL)
    assert at_the_rows(window).item is inside.item, "where one was"
    window.key(Qt.Key.Key_L, CONTROL)
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    for _ in range(3):
        window.painted()
    assert at_the_rows(window).name == "Conversation", "that is far from here"


def test_f7_comes_back_to_the_row_with_its_ring(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker(), 6))
    window = open_window(session)
    at_the_rows(window)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Up)
    window.painted()
    row = stop_of(window)
    window.key(Qt.Key.Key_L, CONTROL)
    assert at_the_rows(window).item is row.item


def test_tab_goes_on_from_the_row(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(
        make.tool("Read", "one.py", ToolState.DONE, "import re"),
        make(EntryKind.PROSE, "Between."),
        make.tool("Read", "two.py", ToolState.DONE, "import re"),
    )
    window = open_window(session)
    at_the_rows(window)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Up)
    window.painted()
    assert stop_of(window).name.startswith("Claude: Between")
    window.key(Qt.Key.Key_Tab)
    window.painted()
    second = stop_of(window)
    window.key(Qt.Key.Key_Backtab, SHIFT)
    window.painted()
    first = stop_of(window)
    assert [first.kind, second.kind] == ["ToolHeader"] * 2
    assert first.y < second.y
    window.key(Qt.Key.Key_Backtab, SHIFT)
    window.painted()
    assert stop_of(window).name == "Conversation"


def test_tab_goes_beyond_the_rows_that_are_built(open_window: OpenWindow, session: LiveSession) -> None:
    """Between two cards there are more paragraphs than the list builds."""
    make = Maker()
    words = [make(EntryKind.PROSE, f"Paragraph {number}. " * 30) for number in range(60)]
    cards = [make.tool("Read", f"{number}.py", ToolState.DONE, "import re") for number in range(2)]
    session.add(cards[0], *words, cards[1])
    window = open_window(session, (900, 500))
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    for _ in range(3):
        window.painted()
    at_the_rows(window)
    stops = []
    for _ in range(ENOUGH):
        window.key(Qt.Key.Key_Tab)
        window.painted()
        window.painted()
        stops.append(stop_of(window))
        if stops[-1].area != "TranscriptView":
            break
    assert_in_sight(stops)
    assert [stop.kind for stop in stops].count("ToolHeader") == 2
    assert 4 < len(stops) < 80, "rows in between, where there is nothing to press"


def test_a_text_that_was_clicked_into_is_no_stop(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(
        make(EntryKind.PROSE, "Words."),
        make.tool("Read", "a.py", ToolState.DONE, "import re"),
    )
    window = open_window(session)
    text = window.texts()[0]
    text.forceActiveFocus(Qt.FocusReason.MouseFocusReason)
    assert window.window.activeFocusItem() is text
    window.key(Qt.Key.Key_L, CONTROL)
    assert at_the_rows(window).name == "Conversation"
