"""The file tree in the window: keys, marks, the viewer, mentions, and what is said of each row."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt

from claude_desk.transcript.text.chip_text import MARK
from tests.gallery import files
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window
from tests.screen_files import ScreenFiles

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return files.project("files")


def opened(open_window: OpenWindow, project: Path, width: int = 1280) -> Window:
    session = LiveSession(folder=str(project), files=ScreenFiles(str(project)))
    files.complete("files", session)
    window = open_window(session, (width, 860))
    window.key(Qt.Key.Key_E, CHORD)
    window.wait_for(Kind.Tree, "Files")
    window.wait_for(Kind.TreeItem, "README.md")
    return window


def current(window: Window) -> str:
    """Return the name of the row with the keyboard cursor."""
    names = [str(row.property("name")) for row in window.items("FileRow") if row.property("ringed")]
    assert len(names) == 1
    return names[0]


def go(window: Window, name: str) -> None:
    window.key(Qt.Key.Key_Home)
    while current(window) != name:
        before = current(window)
        window.key(Qt.Key.Key_Down)
        assert current(window) != before, f"no row {name}"


def test_the_tree_is_walked_by_keys(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    assert current(window) == "build"
    go(window, "src")
    window.key(Qt.Key.Key_Right)
    window.wait_for(Kind.TreeItem, "relay, contains changes")
    window.key(Qt.Key.Key_Right)
    assert current(window) == "relay"
    window.key(Qt.Key.Key_Right)
    row = window.wait_for(Kind.TreeItem, "upload.py, Modified")
    assert row.description == "level 3"
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Left)
    assert current(window) == "relay"
    window.key(Qt.Key.Key_Left)
    window.wait_gone(Kind.TreeItem, "upload.py, Modified")
    assert current(window) == "relay"
    window.key(Qt.Key.Key_Left)
    assert current(window) == "src"
    window.key(Qt.Key.Key_End)
    assert current(window) == "README.md"
    window.type("p")
    assert current(window) == "pyproject.toml"
    assert window.app.view.written == ""


def test_enter_shows_the_file_in_the_viewer(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    go(window, "pyproject.toml")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.app.view.viewer.open)
    assert window.app.view.viewer.title == "pyproject.toml"


def test_a_mention_goes_into_the_message(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    go(window, "docs")
    window.type("@")
    assert window.has_focus("Message")
    assert window.app.view.written == f"{MARK} " and window.find(Kind.Button, "Mention: docs/")


@pytest.mark.parametrize("width", [480, 700])
def test_in_a_narrow_window_the_page_makes_way(open_window: OpenWindow, project: Path, width: int) -> None:
    window = opened(open_window, project, width)
    rows = window.items("FileRow")
    assert all(row.mapToScene(QPointF(row.width(), 0)).x() <= width for row in rows)
    go(window, "LICENSE")
    window.key(Qt.Key.Key_Return)
    window.wait_gone(Kind.Tree, "Files")
    window.qtbot.waitUntil(lambda: window.app.view.viewer.open)


def test_ignored_files_are_hidden_by_the_check_box(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    assert window.find(Kind.TreeItem, "build, ignored by Git")
    window.click(Kind.CheckBox, "Ignored files")
    window.wait_gone(Kind.TreeItem, "build, ignored by Git")


def test_the_menu_of_a_row(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    go(window, "LICENSE")
    window.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(Kind.MenuItem, "Mention in the message")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.find(Kind.Button, "Mention: LICENSE") is not None)


def test_a_menu_acts_on_its_row_after_files_have_come(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    go(window, "LICENSE")
    window.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    window.wait_for(Kind.MenuItem, "Mention in the message")
    for name in ("AAA", "ZZZ"):
        (project / name).touch()
    window.wait_for(Kind.TreeItem, "ZZZ")
    window.key(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.find(Kind.Button, "Mention: LICENSE") is not None)


def test_the_keyboard_stays_on_its_row(open_window: OpenWindow, project: Path) -> None:
    window = opened(open_window, project)
    go(window, "LICENSE")
    for name in ("AAA", "ZZZ"):
        (project / name).touch()
    window.wait_for(Kind.TreeItem, "ZZZ")
    assert current(window) == "LICENSE"


def test_only_rows_in_sight_are_built(open_window: OpenWindow, project: Path) -> None:
    (project / "aa").mkdir()
    for number in range(2_000):
        (project / "aa" / f"{number}.txt").touch()
    window = opened(open_window, project)
    go(window, "aa")
    window.key(Qt.Key.Key_Right)
    window.wait_for(Kind.TreeItem, "1.txt")
    assert window.app.view.files_view._model.rowCount() > 2_000
    assert len(window.items("FileRow")) < 80
