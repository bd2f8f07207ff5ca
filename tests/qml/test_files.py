"""Every file of the QML, by itself: it loads without a warning, and the linter knows every name in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent

from claude_desk.ui.screen import Screen
from tests.qml import lint


def test_lint(tmp_path: Path) -> None:
    code, said = lint.lint(tmp_path)
    assert (code, said.strip()) == (0, "")


@pytest.mark.parametrize("path", lint.qml_files(), ids=lambda path: path.stem)
def test_it_loads(qapp: QGuiApplication, path: Path) -> None:
    screen = Screen()
    component = QQmlComponent(screen.engine, QUrl.fromLocalFile(str(path)))
    assert [error.toString() for error in component.errors()] == []
    screen.close()


@pytest.mark.parametrize("path", lint.qml_files(), ids=lambda path: path.stem)
def test_it_is_in_its_module(path: Path) -> None:
    """A file that its qmldir forgets is found in the checkout and missing for those who import the module."""
    named = (path.parent / "qmldir").read_text()
    assert f" {path.name}\n" in named


def test_every_text_says_how_it_is_read() -> None:
    """Only what a component of ours fixes may show text: anything else would be read as markup."""
    bare = ("\nText {", " Text {", "\nLabel {", " Label {", "TextArea {", "TextEdit {")
    for path in lint.qml_files():
        text = path.read_text()
        items = sum(text.count(item) for item in bare)
        assert text.count("textFormat:") >= items, path
        assert "MarkdownText" not in text and "StyledText" not in text and "AutoText" not in text, path
