"""What Qt prints to the terminal although nothing is wrong."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLoggingCategory

import claude_desk
from claude_desk.ui import qt_messages


@pytest.mark.parametrize(
    "name",
    ["qt.qpa.services", "qt.qpa.wayland.textinput", "qt.gui.imageio.jpeg", "qt.accessibility.atspi"],
)
def test_no_word_is_said_of_what_is_no_fault(name: str) -> None:
    qt_messages.silence()
    assert not QLoggingCategory(name).isWarningEnabled()


def test_one_place_alone_sets_the_rules() -> None:
    """A second call would replace the rules of the first call."""
    root = Path(claude_desk.__file__).parent
    found = [path.name for path in root.rglob("*.py") if "setFilterRules" in path.read_text()]
    assert found == ["qt_messages.py"]
