"""One notch of the wheel is one step, wherever the pointer is; a touchpad's pixels are used as they are."""

import re
from itertools import count, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.entries import Entry, EntryKind
from tests.gallery import Maker
from tests.live_session import LiveSession
from tests.qml import lint
from tests.qml.conftest import OpenWindow
from tests.qml.test_follow import at_end, long_talk, the_list
from tests.qml.test_settings import open_settings
from tests.qml.window import Kind, Window, items_below
from tests.whole_tables import examples

MOMENTS = count(5_000_000, 16)
# The types without `WheelSteps`. Tables and code are as high as their content, so they scroll sideways only.
# The page of a session has its wheel handler for the area around the conversation.
ELSEWHERE = {"TableRow", "CodeRow", "CodePane", "SessionPage"}


def turn(window: Window, over: QQuickItem, angle: int, pixels: int = 0) -> None:
    """Send one event right after the previous one, without waiting for anything."""
    place = QPointF(over.mapToScene(QPointF(over.width() / 2, min(over.height() / 2, 100))))
    event = QWheelEvent(
        place, window.window.mapToGlobal(place), QPoint(0, pixels), QPoint(0, angle),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    event.setTimestamp(next(MOMENTS))
    QGuiApplication.sendEvent(window.window, event)


def place_of(view: QQuickItem) -> float:
    return float(view.property("contentY"))


def step() -> float:
    return 21.0 * QGuiApplication.styleHints().wheelScrollLines()


@pytest.mark.parametrize("over", ["TranscriptView", "ComposerBar", "SessionHeader"])
def test_notches_in_a_row_move_the_conversation_by_a_step_each(
    open_window: OpenWindow, session: LiveSession, over: str
) -> None:
    session.add(*long_talk())
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    view, item = the_list(window), window.item(over)
    turn(window, item, 120)
    window.wait_for(Kind.Button, "Jump to latest")  # the button takes room from the rows
    window.painted()
    places = [place_of(view)]
    for _ in range(5):
        turn(window, item, 120)
        places.append(place_of(view))
    assert [before - after for before, after in pairwise(places)] == [step()] * 5
    turn(window, item, 8, 7)  # a touchpad, as an X server reports it
    assert places[-1] - place_of(view) == 7


def uneven_talk(seed: int) -> list[Entry]:
    """Return rows of one line among rows of many lines: the list can only guess the positions of rows."""
    make, chance = Maker(), Random(seed)
    heights = [chance.choice((1, 1, 1, 2, 5, 60)) for _ in range(20)]
    return [make(EntryKind.PROSE, "\n\n".join(["Some words."] * height)) for height in heights]


@pytest.mark.parametrize("seed", range(examples(20)))
def test_a_quick_turn_past_the_end_is_at_the_end(
    open_window: OpenWindow, session: LiveSession, seed: int
) -> None:
    """Wayland delivers many notches to a busy window as a single event."""
    session.add(*uneven_talk(seed))
    window = open_window(session)
    window.qtbot.waitUntil(lambda: at_end(window))
    view, item = the_list(window), window.item("TranscriptView")
    for _ in range(3):
        turn(window, item, 120 * 500)
        window.painted()
        assert view.property("atYBeginning")
        turn(window, item, -120 * 500)
        window.painted()
        assert at_end(window)
        window.wait_gone(Kind.Button, "Jump to latest")


def test_the_settings_move_by_the_same_step(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (640, 420))
    open_settings(window, "Appearance")
    window.painted()
    page = window.item("SettingsPage")
    view = next(
        item
        for item in items_below(page, "QQuickFlickable")
        if item.property("interactive") and item.isVisible()
    )
    places = [place_of(view)]
    for _ in range(3):
        turn(window, view, -120)
        places.append(place_of(view))
    assert [after - before for before, after in pairwise(places)] == [step()] * 3


def test_all_that_scrolls_has_it() -> None:
    kinds = re.compile(r"^\s*(?:[\w.]+: )?(?:ListView|Flickable) \{$", re.MULTILINE)
    bare = [
        path.stem
        for path in lint.qml_files()
        if path.stem not in ELSEWHERE
        and len(kinds.findall(text := path.read_text())) != text.count("WheelSteps {\n")
    ]
    assert bare == []
