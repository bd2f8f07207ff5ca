"""The user's editor: chosen in the settings, and started with a file that a row names."""

from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.settings import settings_view
from claude_desk.ui.window import link_opener
from claude_desk.workspace import editors
from claude_desk.workspace.editors import OWN, command_for
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.test_row_selection import LEFT, spot
from tests.qml.test_settings import open_settings
from tests.qml.test_toasts import WORDS
from tests.qml.window import Kind, Window

NAME = "src/a.py:12:5"


def there(program: str) -> str | None:
    return f"/opt/{program}" if program in ("code", "kate", "edit") else None


@pytest.fixture(autouse=True)
def two_editors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_view, "installed", lambda: editors.installed(there))
    monkeypatch.setattr(link_opener, "command_for", lambda *given: command_for(*given, there))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Record the programs that are started, and the addresses that the desktop opens."""
    found: list[tuple[str, ...]] = []

    def start(program: str, words: list[str], folder: str) -> tuple[bool, int]:
        found.append((program, *words))
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: found.append(("", url.toString())) or True)
    return found


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    return str(tmp_path)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a b.py").write_text("x")
    (tmp_path / "src" / "a.py").write_text("x")
    return tmp_path


def open_from_menu(window: Window, name: str) -> None:
    [text] = [text for text in window.texts() if "Look at" in str(text.property("text"))]
    QTest.mouseClick(window.window, LEFT, pos=spot(text, 2))
    window.key(Qt.Key.Key_Menu)
    window.qtbot.waitUntil(lambda: window.find(Kind.MenuItem, f"Open {name}") is not None)
    window.click(Kind.MenuItem, f"Open {name}")


@pytest.mark.parametrize("kind", [EntryKind.PROSE, EntryKind.USER, EntryKind.ERROR])
def test_a_file_of_a_row_is_opened_at_its_line(
    open_window: OpenWindow,
    session: LiveSession,
    project: Path,
    started: list[tuple[str, ...]],
    kind: EntryKind,
) -> None:
    session.add(Maker()(kind, f"Look at {NAME}, not at src/none.py."))
    window = open_window(session)
    open_from_menu(window, NAME)
    window.wait_for(Kind.Dialog, "src/a.py")
    assert started == [], "no editor was chosen"
    window.app.session.viewer.close()
    window.painted()
    window.app.preferences.show(SettingsFile(editor="code"))
    open_from_menu(window, NAME)
    assert started == [("/opt/code", "--goto", f"{project}/src/a.py:12:5")]
    window.app.preferences.show(SettingsFile(editor=OWN, editor_command="edit -n {line} -- '{file}'"))
    open_from_menu(window, NAME)
    assert started[1:] == [("/opt/edit", "-n", "12", "--", f"{project}/src/a.py")]


def test_an_editor_that_is_gone_is_told(
    open_window: OpenWindow, session: LiveSession, project: Path, started: list[tuple[str, ...]]
) -> None:
    session.add(Maker()(EntryKind.PROSE, f"Look at {NAME}."))
    window = open_window(session)
    window.app.preferences.show(SettingsFile(editor="zed"))
    open_from_menu(window, NAME)
    window.wait_for(WORDS, f"Could not open: {NAME}")
    assert started == []


def test_it_is_chosen_among_those_that_are_there(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    kept: list[tuple[str, object]] = []
    window.app.preferences.wanted.connect(lambda name, value: kept.append((name, value)))
    open_settings(window, "Conversation")
    view = window.app.preferences
    assert view.property("editors") == [
        "Desktop default",
        "Visual Studio Code",
        "Kate",
        "My own command",
    ]
    view.chooseEditor(2)
    view.chooseEditor(3)
    view.chooseEditor(4)
    assert kept == [("editor", "kate"), ("editor", OWN)]
    assert window.find(Kind.EditableText, "Editor command") is None
    view.show(SettingsFile(editor="zed"))
    window.wait_for(Kind.StaticText, "Open files in. Changed. This editor is not installed.")
    assert view.property("editors")[3:] == ["zed", "My own command"] and view.property("editor") == 3
    view.show(SettingsFile(editor=OWN, editor_command="vi '{file}"))
    window.wait_for(Kind.EditableText, "Editor command")
    words = "The command has a quotation mark that is not closed."
    window.wait_for(Kind.StaticText, f"Open files in. Changed. {words}")
