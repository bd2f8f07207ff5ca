"""Each QML file on its own loads without a warning. The test command runs the linter on all files."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent

# The program imports these types late, so they would be unknown here.
from claude_desk.ui.file_dialogs import file_dialogs  # noqa: F401
from claude_desk.ui.window import session_window  # noqa: F401
from claude_desk.ui.window.window_engine import WindowEngine
from tests.qml import lint
from tests.window_engines import SuccessiveWindow


@pytest.fixture(scope="module")
def screen(qapp: QGuiApplication) -> Iterator[WindowEngine]:
    screen = SuccessiveWindow()
    yield screen
    screen.close()


@pytest.mark.parametrize("path", lint.qml_files(), ids=lambda path: path.stem)
def test_it_loads(screen: WindowEngine, path: Path) -> None:
    component = QQmlComponent(screen.engine, QUrl.fromLocalFile(str(path)))
    assert [error.toString() for error in component.errors()] == []
    shiboken6.delete(component)


def test_each_is_in_its_module() -> None:
    """A file that is missing in its qmldir works in the checkout, but not when the module is imported."""
    forgotten = [
        path for path in lint.qml_files() if f" {path.name}\n" not in (path.parent / "qmldir").read_text()
    ]
    assert forgotten == []


def test_every_text_says_how_it_is_read() -> None:
    """Only components with a fixed text format may show text: otherwise it might be read as markup."""
    bare = ("\nText {", " Text {", "\nLabel {", " Label {", "TextArea {", "TextEdit {")
    for path in lint.qml_files():
        text = path.read_text()
        items = sum(text.count(item) for item in bare)
        assert text.count("textFormat:") >= items, path
        assert "MarkdownText" not in text and "AutoText" not in text, path
        # The matches of the search are bold in a title that is escaped. Rich text cannot be elided.
        assert text.count("StyledText") == (path.name == "SessionRow.qml"), path


def test_no_picture_is_named_by_its_data() -> None:
    """Qt loads a picture from `data:` in a thread, which calls Python there: see `LocalOnlyFactory`."""
    assert [path for path in lint.qml_files() if "data:" in path.read_text()] == []


def test_colours_corners_and_durations_are_those_of_the_theme() -> None:
    """Radii below 4 are round ends of lines and marks."""
    own = re.compile(r'"#[0-9A-Fa-f]{3,8}"|\bradius: (?:.*[?:+-] ?)?(?:[4-9]|\d\d)\b|\bduration: \d')
    files = [path for path in lint.qml_files() if path.name not in ("Theme.qml", "StyleColors.qml")]
    assert [
        (path.name, own.findall(path.read_text())) for path in files if own.search(path.read_text())
    ] == []
