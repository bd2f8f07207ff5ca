"""Subagents folded inside their card, and the checklist above the composer."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.tools.card import ChecklistItem
from tests.gallery import live
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

BUTTON, LIST, ITEM = Kind.Button, Kind.List, Kind.ListItem
ITEMS = (
    ChecklistItem("Read it", "done"),
    ChecklistItem("Fix it", "active", "Fixing it"),
    ChecklistItem("Run it", "pending"),
)


def rows(window: Window) -> list[str]:
    """Return the names of Claude's rows and of the tool rows, from top to bottom."""
    found = [node for node in window.all(ITEM) if node.name.startswith(("Claude: ", "Tool"))]
    return [node.name for node in sorted(found, key=lambda node: node.y)]


def test_a_subagents_rows_are_folded_inside_its_card(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*live.subagents(Maker()))
    window = open_window(session, (1280, 1600))
    seen = rows(window)
    assert len(seen) == 3, seen
    assert seen[1].startswith("Tool: Agent: How the gateway signs, done")
    assert all(name.endswith(", folded") for name in seen[1:]), seen
    model = window.app.view.transcript
    model.fold(session.entries[2].id, False)
    window.painted()
    seen = rows(window)
    assert [name.split(",")[0] for name in seen[2:4]] == [
        "Tools: Read 1 file",
        "Tool: Agent: Where the keys come from",
    ]
    assert seen[3].endswith(", folded"), "a nested one is folded by itself"
    model.fold(session.entries[2].id, True)
    window.painted()
    assert len(rows(window)) == 3


def test_a_row_that_was_found_is_revealed(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*live.subagents(Maker()))
    window = open_window(session, (1280, 1600))
    wanted = next(entry for entry in session.entries if entry.text.startswith("The keys come"))
    assert window.app.view.transcript.reveal(wanted.id) >= 0
    window.painted()
    assert any(name.startswith("Claude: The keys come") for name in rows(window))


def test_the_list_of_things_to_do(open_window: OpenWindow, session: LiveSession) -> None:
    session.show_checklist(*ITEMS)
    window = open_window(session)
    head = window.wait_for(BUTTON, "Tasks: 1 of 3 done")
    assert head.description == "Fixing it"
    assert window.find(LIST, "Tasks") is None
    window.press(BUTTON, "Tasks: 1 of 3 done")
    window.wait_for(LIST, "Tasks")
    window.painted()
    names = [node.name for node in window.all(ITEM)]
    assert [n for n in names if n.split(",")[0] in ("Read it", "Fix it", "Run it")] == [
        "Read it, done",
        "Fix it, in progress",
        "Run it",
    ]


def test_the_strip_has_a_segment_for_each_and_says_at_which_step_it_is(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.show_checklist(*ITEMS)
    window = open_window(session)
    window.wait_for(BUTTON, "Tasks: 1 of 3 done")
    strip = window.item("ChecklistStrip")
    segments = [item for item in items_below(strip, "QQuickRectangle") if item.objectName() == "segment"]
    colours = [item.property("color").name() for item in sorted(segments, key=QQuickItem.x)]
    assert len(colours) == len(set(colours)) == 3
    said = {str(text.property("text")) for text in items_below(strip, "PlainText")}
    assert {"Fixing it", "step 2 of 3"} <= said


def test_the_strip_goes_when_all_is_done_and_the_turn_is_over(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    assert window.all(BUTTON, "Tasks") == []
    session.works()
    session.show_checklist(*ITEMS)
    window.wait_for(BUTTON, "Tasks: 1 of 3 done")
    session.show_checklist(*tuple(item._replace(state="done") for item in ITEMS))
    window.wait_for(BUTTON, "Tasks: 3 of 3 done")
    session.rests()
    window.wait_gone(BUTTON, "Tasks: 3 of 3 done")


def test_the_strip_is_reached_by_the_keyboard(open_window: OpenWindow, session: LiveSession) -> None:
    session.show_checklist(*ITEMS)
    window = open_window(session)
    window.wait_for(BUTTON, "Tasks: 1 of 3 done")
    for _ in range(20):
        if window.has_focus("Tasks: 1 of 3 done"):
            break
        window.key(Qt.Key.Key_Tab)
    assert window.has_focus("Tasks: 1 of 3 done")
    window.key(Qt.Key.Key_Space)
    window.wait_for(LIST, "Tasks")


@pytest.mark.parametrize("size", [(700, 500), (1600, 900)])
def test_a_long_list_leaves_room_for_the_rest(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    session.show_checklist(*tuple(ChecklistItem(f"step {n} " * 20, "pending") for n in range(200)))
    window = open_window(session, size)
    window.press(BUTTON, "Tasks: 0 of 200 done")
    window.wait_for(LIST, "Tasks")
    window.painted()
    strip = window.item("ChecklistStrip")
    assert strip.height() < size[1] * 0.5
    assert len([node for node in window.all(ITEM) if node.name.startswith("step")]) < 40


def test_a_list_that_changes_stays_where_it_was_scrolled_to(
    open_window: OpenWindow, session: LiveSession
) -> None:
    steps = tuple(ChecklistItem(f"step {n}", "pending") for n in range(60))
    session.show_checklist(*steps)
    window = open_window(session)
    window.press(BUTTON, "Tasks: 0 of 60 done")
    window.wait_for(LIST, "Tasks")
    window.painted()
    strip = items_below(window.item("ChecklistStrip"), "QQuickListView")[0]
    strip.setProperty("contentY", 300.0)
    session.show_checklist(
        *steps[:14],
        ChecklistItem("step 14", "done"),
        *steps[15:],
        ChecklistItem("one more", "pending"),
    )
    window.wait_for(BUTTON, "Tasks: 1 of 61 done")
    window.painted()
    assert strip.property("contentY") == 300.0
    window.wait_for(ITEM, "step 14, done")


def test_the_source_of_a_row_is_shown(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*live.notices(Maker()))
    key = session.entries[1].id
    session.note_source(session.entries[1], b'{"type": "system"}')
    window = open_window(session)
    window.app.view.viewSource(key)
    assert window.app.view.viewer.property("open")
    window.app.view.viewSource("nobody")
