"""Names of files with a line: a click shows the file in the viewer, at the line."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import Card, ListingPart
from claude_desk.ui.window import link_opener
from claude_desk.workspace.editors import OWN, command_for
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_row_selection import LEFT, spot
from tests.qml.window import Kind, Window

LINES = "".join(f"line {number}\n" for number in range(1, 2001))
PLACES = {
    "prose": lambda name: Maker()(EntryKind.PROSE, f"In {name}, this."),
    "code": lambda name: Maker()(EntryKind.PROSE, f"In `{name}`, this."),
    "message": lambda name: Maker()(EntryKind.USER, f"In {name}, this."),
    "output": lambda name: hand_made(
        Maker(), Card("x", "Bash", parts=(ListingPart(f"In {name}: error", brief=True),))
    ),
}


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "client.py").write_text(LINES)
    return str(tmp_path)


@pytest.fixture(autouse=True)
def nothing_else_opens(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: pytest.fail(url.toString()))
    with cards_by_hand():
        yield


def click(window: Window, entry: Entry, session: LiveSession) -> None:
    session.add(entry)
    window.painted()
    window.painted()
    [item] = [text for text in window.texts() if "client.py" in str(text.property("text"))]
    assert isinstance(item, QQuickItem)
    QTest.mouseClick(window.window, LEFT, pos=spot(item, 8))


@pytest.mark.parametrize("name", ["src/client.py:1500", "src/client.py:1500:2", "src/client.py#L1500"])
@pytest.mark.parametrize("place", PLACES)
def test_a_click_shows_the_line(open_window: OpenWindow, session: LiveSession, place: str, name: str) -> None:
    window = open_window(session)
    click(window, PLACES[place](name), session)
    window.wait_for(Kind.Dialog, "src/client.py")
    [viewer] = window.items("TextViewer")

    def shown() -> bool:
        pages = [page for page in window.items("ViewerPage") if page.isVisible()]
        for page in pages:
            at = page.placeOfMatch()
            top = page.mapToItem(viewer, at.topLeft()).y()
            if at.height() > 0 and 0 < top < viewer.height() - at.height():
                return True
        return False

    window.qtbot.waitUntil(shown)
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, "src/client.py")


@pytest.mark.parametrize("name", ["src/nosuch_client.py:3", "../client.py:3", "/etc/client.py:3"])
def test_no_other_file_is_shown(open_window: OpenWindow, session: LiveSession, name: str) -> None:
    window = open_window(session)
    click(window, PLACES["prose"](name), session)
    window.wait_for(Kind.StaticText, f"Could not open: {name}")
    assert not window.app.session.viewer.property("open")


def test_the_chosen_editor_gets_the_line(
    open_window: OpenWindow, session: LiveSession, session_folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(session)
    started: list[list[str]] = []
    monkeypatch.setattr(
        QProcess, "startDetached", lambda program, words, _: (started.append(words), (True, 1))[1]
    )
    monkeypatch.setattr(
        link_opener, "command_for", lambda *given: command_for(*given, lambda name: f"/opt/{name}")
    )
    window.app.preferences.show(SettingsFile(editor=OWN, editor_command="edit {file}:{line}:{column}"))
    click(window, PLACES["prose"]("src/client.py:1500:2"), session)
    window.qtbot.waitUntil(lambda: bool(started))
    assert started == [[f"{session_folder}/src/client.py:1500:2"]]
    assert not window.app.session.viewer.property("open")


def test_the_menu_names_each_file_once(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    session.add(Maker()(EntryKind.PROSE, "In src/client.py:15, and src/nosuch.py:3."))
    window.painted()
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    window.key(Qt.Key.Key_Menu)
    window.wait_for(Kind.MenuItem, "Open src/client.py:15")
    assert len(window.all(Kind.MenuItem, "Open ")) == 1
    window.click(Kind.MenuItem, "Open src/client.py:15")
    window.wait_for(Kind.Dialog, "src/client.py")
