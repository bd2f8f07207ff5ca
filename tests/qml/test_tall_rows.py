"""A match far down in a row that is higher than the view is scrolled into sight."""

import pytest
from PySide6.QtCore import QRectF, Qt

from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_find import CURRENT, find, settle
from tests.qml.window import Window

LINES = "\n".join(f"line {number} of many" for number in range(60))
PARAGRAPH = "word after word " * 300


def tall(kind: str) -> Entry:
    make = Maker()
    match kind:
        case "user":
            return make(EntryKind.USER, f"{LINES}\nneedle")
        case "thinking":
            return make(EntryKind.THINKING, f"{LINES}\nneedle\nend")
        case "code":
            return make(EntryKind.CODE, f"{LINES}\nneedle\n", language="")
        case "prose":
            return make(EntryKind.PROSE, f"{PARAGRAPH} needle {PARAGRAPH}")
        case "table":
            rows = "\n".join(f"| {number} | {'needle' if number == 90 else 'b'} |" for number in range(100))
            return make(EntryKind.TABLE, f"| a | b |\n|---|---|\n{rows}")
        case "notice":
            return make(EntryKind.NOTICE, f"{PARAGRAPH} needle")
        case "error":
            return make(EntryKind.ERROR, f"{PARAGRAPH} needle")
        case "tool":
            return make.tool("Bash", "make", ToolState.DONE, f"{LINES}\nneedle")
    raise AssertionError(kind)


def word_in_sight(window: Window) -> bool:
    """Return whether the current match is painted within the list."""
    view = window.item("TranscriptView")
    place = view.mapRectToScene(QRectF(0, 0, view.width(), view.height()))
    picture = window.window.grabWindow()
    return any(
        picture.pixelColor(x, y).name() == CURRENT
        for y in range(int(place.top()), int(place.bottom()))
        for x in range(int(place.left()), int(place.right()), 3)
    )


KINDS = ["user", "thinking", "code", "prose", "table", "notice", "error", "tool"]


@pytest.mark.parametrize("above", [0, 60])
@pytest.mark.parametrize("kind", KINDS)
def test_by_the_bar(open_window: OpenWindow, session: LiveSession, kind: str, above: int) -> None:
    make = Maker()
    session.add(
        *(make(EntryKind.PROSE, f"Paragraph {n}.") for n in range(above)),
        tall(kind),
        *(make(EntryKind.PROSE, f"More {n}.") for n in range(60)),
    )
    session.entries[above].id = "tall"
    window = open_window(session, (800, 560))
    find(window, "needle")
    settle(window)
    assert word_in_sight(window)


@pytest.mark.parametrize("kind", KINDS)
def test_from_the_search_of_all_sessions(open_window: OpenWindow, session: LiveSession, kind: str) -> None:
    make = Maker()
    session.add(
        *(make(EntryKind.PROSE, f"Paragraph {n}.") for n in range(60)),
        tall(kind),
        *(make(EntryKind.PROSE, f"More {n}.") for n in range(60)),
    )
    session.entries[60].id = "tall"
    window = open_window(session, (800, 560))
    window.app.session.searchTargetChosen.emit("tall", "needle")
    window.qtbot.waitUntil(lambda: bool(window.app.session.find.property("open")))
    window.qtbot.waitUntil(lambda: not window.app.session.find.property("searching"))
    settle(window)
    assert word_in_sight(window)


def test_from_the_rows(open_window: OpenWindow, session: LiveSession) -> None:
    """The focus moves to the row that was jumped to, and the view stays where it is."""
    make = Maker()
    session.add(tall("prose"), make(EntryKind.PROSE, "needle"))
    session.entries[0].id = "tall"
    window = open_window(session, (800, 560))
    find(window, "needle")
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Down)
    for _ in range(2):
        window.key(Qt.Key.Key_F3)
        settle(window)
        assert word_in_sight(window)
