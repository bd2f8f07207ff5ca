"""Items fade in at their place; with motion off no item fades, and at rest no animation runs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject, QObject, Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.transcript.entries import EntryKind, ToolState
from tests.gallery.entry_maker import Maker
from tests.gallery.permission_requests import bash_request
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_lookup_lines import end, lookups
from tests.qml.window import Kind, Window, items_below


def theme(window: Window) -> QObject:
    found: QObject = window.screen.engine.singletonInstance("ClaudeDesk.Theme", "Theme")
    return found


def durations(window: Window) -> tuple[int, int]:
    return theme(window).property("quick"), theme(window).property("calm")


def running(window: Window) -> int:
    found = window.screen.engine.rootObjects()[0].findChildren(QObject)
    return sum(each.property("running") is True for each in found if each.inherits("QQuickAbstractAnimation"))


def watched(open_window: OpenWindow, session: LiveSession) -> Window:
    window = open_window(session)
    theme(window).setProperty("watched", True)
    return window


def place(item: QQuickItem) -> tuple[float, float, float, float]:
    rect = item.mapRectToScene(item.boundingRect())
    return rect.x(), rect.y(), rect.width(), rect.height()


def popups(window: Window) -> list[QQuickItem]:
    items = window.window.contentItem().childItems()
    layers = [item for item in items if item.inherits("QQuickOverlay")]
    return [popup for layer in layers for popup in layer.childItems() if popup.isVisible()]


def test_nothing_moves_where_nobody_sees_it(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    assert durations(window) == (0, 0)
    session.set_requests([bash_request(1)])
    window.wait_for(Kind.Button, "Allow once")
    assert window.item("PermissionDialog").opacity() == 1


def test_the_setting_turns_it_off(open_window: OpenWindow, session: LiveSession) -> None:
    window = watched(open_window, session)
    assert durations(window) == (80, 160)
    window.app.preferences.show(SettingsFile(animations=False))
    assert durations(window) == (0, 0)


def test_a_request_is_there_at_once_and_in_its_place(open_window: OpenWindow, session: LiveSession) -> None:
    window = watched(open_window, session)
    session.set_requests([bash_request(1)])
    card = window.item("PermissionDialog")
    assert 0.3 < card.opacity() < 1, "it can be read at once"
    assert running(window) == 1
    window.painted()
    before = place(card)
    window.qtbot.waitUntil(lambda: card.opacity() == 1)
    assert place(card) == before
    window.qtbot.waitUntil(lambda: running(window) == 0)


def test_a_menu_fades_in_and_goes_at_once(open_window: OpenWindow, session: LiveSession) -> None:
    window = watched(open_window, session)
    window.click(Kind.ComboBox, "Model")
    [popup] = popups(window)
    assert popup.opacity() < 1
    window.qtbot.waitUntil(lambda: popup.opacity() == 1)
    assert popups(window) == [popup]
    window.key(Qt.Key.Key_Escape)
    assert popups(window) == []
    assert window.has_focus("Message")


@pytest.mark.parametrize("kind", [EntryKind.TOOL, EntryKind.THINKING])
@pytest.mark.parametrize("by_key", [True, False])
def test_what_is_unfolded_fades_in(
    open_window: OpenWindow, session: LiveSession, kind: EntryKind, by_key: bool
) -> None:
    make = Maker()
    if kind is EntryKind.TOOL:
        session.add(make.tool("Read", "a.py", ToolState.DONE, result="\n".join(map(str, range(5)))))
    else:
        session.add(make(kind, "Which one?", began=1.0, ended=9.0))
    window = watched(open_window, session)
    row = window.item("ToolRow" if kind is EntryKind.TOOL else "ThinkingRow")
    assert row.property("folded") and running(window) == 0
    if by_key:
        row.forceActiveFocus()
        window.key(Qt.Key.Key_Return)
    else:
        header = window.item("ToolHeader" if kind is EntryKind.TOOL else "FoldHeader")
        QMetaObject.invokeMethod(header, "click")
    assert not row.property("folded")
    faded = [item for item in items_of(row) if 0 <= item.opacity() < 1]
    assert running(window) == 2 and len(faded) == 1, "it fades in, and its row moves"
    window.qtbot.waitUntil(lambda: running(window) == 0)
    assert faded[0].opacity() == 1


def test_the_rows_below_move_to_their_place(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    for name in ("a.py", "b.py"):
        session.add(make.tool("Write", name, ToolState.FAILED, result="\n".join(map(str, range(15)))))
    window = watched(open_window, session)
    window.painted()
    upper, lower = sorted(window.items("ToolRow"), key=lambda row: row.y())
    if not upper.property("folded"):
        window.app.view.transcript.foldAll(True)
        window.painted()
    folded = upper.height()
    QMetaObject.invokeMethod(items_below(upper, "ToolHeader")[0], "click")
    assert upper.height() == folded, "nothing jumps"
    heights = set()

    def settled() -> bool:
        heights.add(upper.height())
        return running(window) == 0

    window.qtbot.waitUntil(settled)
    assert upper.height() == upper.implicitHeight() > folded + 40
    assert len({each for each in heights if folded < each < upper.height()}) > 1, "it is seen on its way"
    assert lower.y() == upper.y() + upper.height()
    open_height = upper.height()
    QMetaObject.invokeMethod(items_below(upper, "ToolHeader")[0], "click")
    assert upper.height() == open_height
    window.qtbot.waitUntil(lambda: running(window) == 0)
    assert upper.height() == folded


def test_a_group_of_look_ups_folds_as_other_rows_do(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*lookups(make), end(make))
    window = watched(open_window, session)
    window.painted()
    [line] = window.items("ToolRow")
    below = window.item("ProseRow")

    def played() -> set[float]:
        QMetaObject.invokeMethod(window.item("LookupLine"), "click")
        places = set()

        def settled() -> bool:
            places.add(below.y())
            return running(window) == 0

        window.qtbot.waitUntil(settled)
        window.painted()
        return places | {below.y()}

    folded, top = line.height(), below.y()
    places = played()
    assert len(window.items("ToolRow")) == 3
    assert all(row.height() == row.implicitHeight() for row in window.items("ToolRow"))
    unfolded = below.y()
    assert unfolded > top + 60
    assert len([each for each in places if top < each < unfolded]) > 1, "it is seen on its way"
    places = played()
    assert (line.height(), below.y()) == (folded, top)
    assert len([each for each in places if top < each < unfolded]) > 1, "and on its way back"


def test_rows_that_fold_with_motion_off_are_there_at_once(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(Maker().tool("Read", "a.py", ToolState.DONE, result="\n".join(map(str, range(5)))))
    window = open_window(session)
    QMetaObject.invokeMethod(window.item("ToolHeader"), "click")
    assert not window.item("ToolRow").property("folded")
    assert running(window) == 0 and all(item.opacity() == 1 for item in window.items("CardPartList"))


def items_of(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from items_of(child)
