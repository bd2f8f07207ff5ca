"""A morning on Wayland: the whole program, used by a simulated hand next to another program.

Run the whole day, with restored windows and window frames, by hand: `python -m tests.wayland`.
"""

import shutil
import sys
from pathlib import Path

import pytest

from tests.wayland.day import open_day, play

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux"),
    pytest.mark.skipif(shutil.which("sway") is None, reason="sway is not installed (Debian: sway)"),
    pytest.mark.drawn(2),
]

SCENES = ("typing", "a notification", "an image pasted", "a file dragged", "copying")


def test_a_morning(tmp_path: Path) -> None:
    with open_day(tmp_path, "opengl", SCENES) as day:
        play(day, SCENES)


def test_windows_come_back(tmp_path: Path) -> None:
    with open_day(tmp_path, "software", ("typing", "windows")) as day:
        play(day, ("typing", "windows"))
