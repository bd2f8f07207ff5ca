"""The page for a text that is too large for a row."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QClipboard
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.text.diff import Diff
from claude_desk.transcript.tools.card import Card, DiffPart, ListingPart
from claude_desk.ui.viewer.viewer import Viewer
from tests import gallery
from tests.gallery.cards import DIFF, cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, TEXT, LIST, DIALOG, WORDS = Kind.Button, Kind.EditableText, Kind.List, Kind.Dialog, Kind.StaticText
LINES = 30_000
LOG = "\n".join(f"line {number} of it" for number in range(LINES))


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    with cards_by_hand():
        yield


def viewer_of(window: Window) -> Viewer:
    found = window.app.view.viewer
    assert isinstance(found, Viewer)
    return found


def shown(window: Window) -> list[str]:
    """Return the texts of the pages that are built, from the top."""
    panes = [item for page in window.items("ViewerPage") for item in descendants(page) if is_text(item)]
    panes.sort(key=lambda item: (item.mapToScene(item.position()).y(), item.mapToScene(item.position()).x()))
    return [str(item.property("text")) for item in panes]


def is_text(item: QQuickItem) -> bool:
    return item.metaObject().className().startswith("RowText")


def descendants(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from descendants(child)


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    session.add(hand_made(Maker(), Card("log", "Bash", parts=(ListingPart(LOG, brief=True),))))
    return open_window(session)


def open_log(window: Window) -> Viewer:
    window.press(BUTTON, "Show all")
    window.wait_for(DIALOG, "Bash log")
    window.painted()
    return viewer_of(window)


def test_show_all_opens_what_a_row_cannot_hold(window: Window) -> None:
    open_log(window)
    assert window.find(LIST, "Text")
    assert window.find(LIST, "Conversation") is None, "what is under it is not read out"
    assert window.wait_for(WORDS, f"30,000 lines · {len(LOG) / 1024:.0f} KB")
    assert window.find(TEXT, "Message"), "the message stays in reach"
    assert shown(window)[0].startswith("line 0 of it\nline 1 of it\n")
    assert sum(len(text) for text in shown(window)) < 12_000


def test_escape_closes_it_and_the_keyboard_goes_back(window: Window) -> None:
    viewer = open_log(window)
    assert window.has_focus("Text")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(DIALOG, "Bash log")
    assert window.find(LIST, "Conversation")
    assert window.has_focus("Show all")
    assert viewer.pages.rowCount() == 0
    window.click(TEXT, "Message")
    viewer.show("again", ListingPart(LOG))
    window.wait_for(DIALOG, "again")
    viewer.close()
    assert window.has_focus("Message")


def test_close_and_open_again(window: Window) -> None:
    open_log(window)
    window.press(BUTTON, "Close")
    window.wait_gone(DIALOG, "Bash log")
    open_log(window)
    assert shown(window)


def test_the_keys_of_a_long_text(window: Window) -> None:
    open_log(window)
    before = shown(window)[0]
    window.key(Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: any(f"line {LINES - 1} of it" in text for text in shown(window)))
    window.key(Qt.Key.Key_Home)
    window.qtbot.waitUntil(lambda: shown(window)[0] == before)
    for _ in range(6):
        window.key(Qt.Key.Key_PageDown)
    window.qtbot.waitUntil(lambda: before not in shown(window))
    for _ in range(6):
        window.key(Qt.Key.Key_PageUp)
    window.qtbot.waitUntil(lambda: shown(window)[0] == before)


def test_its_keys_work_from_the_message_too(window: Window) -> None:
    open_log(window)
    window.click(TEXT, "Message")
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.has_focus("Find in text")
    window.type("line 2999")
    window.wait_for(WORDS, "1 of 11")
    window.click(TEXT, "Message")
    window.key(Qt.Key.Key_F3)
    window.wait_for(WORDS, "2 of 11")
    window.key(Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(WORDS, "1 of 11")
    window.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    window.qtbot.waitUntil(lambda: any(f"line {LINES - 1} of it" in text for text in shown(window)))
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    window.qtbot.waitUntil(lambda: any("line 0 of it" in text for text in shown(window)))


def test_finding_goes_over_the_data(window: Window) -> None:
    open_log(window)
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.has_focus("Find in text")
    window.type("line 2999")
    window.wait_for(WORDS, "1 of 11")
    window.qtbot.waitUntil(lambda: any("line 2999 of it" in text for text in shown(window)))
    window.key(Qt.Key.Key_Return)
    window.wait_for(WORDS, "2 of 11")
    window.qtbot.waitUntil(lambda: any("line 29990 of it" in text for text in shown(window)))
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(WORDS, "11 of 11")
    window.key(Qt.Key.Key_F3)
    window.wait_for(WORDS, "1 of 11")
    window.press(BUTTON, "Next match")
    window.wait_for(WORDS, "2 of 11")
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.type("nowhere")
    window.wait_for(WORDS, "No results")


def test_the_current_match_is_in_sight(window: Window) -> None:
    viewer = open_log(window)
    for number in (29_000, 12_345, 77):
        viewer.find(f"line {number} of", 0)
        window.painted()
        window.painted()
        page = next(item for item in window.items("ViewerPage") if has_line(item, number))
        pane = next(item for item in descendants(page) if is_text(item))
        line = str(pane.property("text")).split("\n").index(f"line {number} of it")
        top = pane.mapToScene(pane.boundingRect().topLeft()).y() + line * 18
        area = window.item("ViewerText")
        begin = area.mapToScene(area.boundingRect().topLeft()).y()
        assert begin <= top <= begin + area.height() - 18


def has_line(page: QQuickItem, number: int) -> bool:
    texts = (str(item.property("text")) for item in descendants(page) if is_text(item))
    return any(f"line {number} of it\n" in text for text in texts)


def test_copy_takes_all_of_it(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(QClipboard, "setText", lambda self, text: copied.append(text))
    open_log(window)
    window.press(BUTTON, "Copy")
    assert copied == [LOG]


def test_save(window: Window, tmp_path: Path) -> None:
    viewer = open_log(window)
    target = tmp_path / "log.txt"
    viewer.save(QUrl.fromLocalFile(str(target)).toString())
    window.wait_for(WORDS, "Saved as log.txt")
    assert target.read_text() == LOG
    viewer.save(QUrl.fromLocalFile(str(tmp_path / "missing" / "log.txt")).toString())
    window.wait_for(WORDS, "Could not save: No such file or directory")
    viewer.save("https://example.org/log.txt")
    assert window.find(WORDS, "Could not save: No such file or directory")


def test_a_request_stays_in_sight(window: Window, session: LiveSession) -> None:
    open_log(window)
    session.set_requests([gallery.bash_request()])
    request = window.wait_for(DIALOG, "Permission request: Bash")
    window.painted()
    over = window.wait_for(DIALOG, "Bash log")
    assert over.y + over.height <= request.y


def test_a_change_beside_or_below(open_window: OpenWindow, session: LiveSession) -> None:
    lines = tuple(line._replace() for line in DIFF.lines * 80)
    part = DiffPart(Diff("atlas/client.py", lines, "python"), brief=True)
    session.add(hand_made(Maker(), Card("client.py", "Edit", parts=(part,))))
    window = open_window(session, (1600, 900))
    window.press(BUTTON, "Show all")
    window.wait_for(DIALOG, "Edit client.py")
    window.qtbot.waitUntil(lambda: {item.property("count") for item in window.items("ViewerPage")} == {2})
    window.window.resize(1000, 900)
    window.qtbot.waitUntil(lambda: {item.property("count") for item in window.items("ViewerPage")} == {1})
    viewer = viewer_of(window)
    viewer.find("retries=3", 0)
    window.qtbot.waitUntil(lambda: window.find(WORDS, "1 of 80") is not None)


def test_lines_that_are_not_broken_scroll_sideways(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(hand_made(Maker(), Card("line", "Bash", parts=(ListingPart("x" * 1_300_000, brief=True),))))
    window = open_window(session)
    window.press(BUTTON, "Show all")
    window.wait_for(DIALOG, "Bash line")
    assert max(len(text) for text in shown(window)) <= 4_000
    assert max(page.width() for page in window.items("ViewerPage")) <= window.item("ViewerText").width()
    window.press(BUTTON, "Don't wrap lines")
    window.qtbot.waitUntil(lambda: max(page.width() for page in window.items("ViewerPage")) > 20_000)
    window.press(BUTTON, "Wrap lines")
    window.qtbot.waitUntil(
        lambda: max(page.width() for page in window.items("ViewerPage")) <= window.item("ViewerText").width()
    )


@pytest.mark.parametrize("line", ["a line of some words\n", "\n", "x" * 20_000_000, "🎉é " * 3 + "\n"])
def test_of_20_million_characters_few_are_shown(
    open_window: OpenWindow, session: LiveSession, line: str
) -> None:
    text = (line * (20_000_000 // len(line) + 1))[:20_000_000]
    window = open_window(session)
    viewer = viewer_of(window)
    viewer.show("warm", ListingPart("x"))
    window.painted()
    viewer.close()
    viewer.show("large", ListingPart(text))
    window.painted()
    assert sum(map(len, shown(window))) < 20_000
    viewer.close()


def test_it_closes_with_the_session(window: Window) -> None:
    open_log(window)
    other = LiveSession()
    window.app.attach(other)
    window.wait_gone(DIALOG, "Bash log")


@pytest.mark.parametrize(
    ("width", "scale"), [(480, 1.0), (700, 1.0), (1280, 1.0), (1600, 1.0), (960, 2.0), (1600, 2.0)]
)
def test_the_head_fits(open_window: OpenWindow, session: LiveSession, width: int, scale: float) -> None:
    window = open_window(session, (width, 860))
    window.app.set_text_scale(scale)
    viewer_of(window).show("a/very/long/name/" * 20, ListingPart(LOG))
    window.painted()
    window.painted()
    head = window.item("ViewerHeader")
    parts = [
        item for item in descendants(head) if item.isVisible() and item.property("text") and item.width() > 0
    ]
    for item in parts:
        left = item.mapToItem(head, item.boundingRect().topLeft()).x()
        assert left >= 0, item.property("text")
        assert left + item.width() <= head.width() + 1, item.property("text")
