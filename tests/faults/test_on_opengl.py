"""A few tests of QML on OpenGL, with the threaded render loop, in a separate process.

Run more such tests by hand: `python -m tests.on_opengl tests/qml/test_pictures.py tests/qml/test_follow.py
...`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.clis import ROOT
from tests.on_opengl import opengl_environment

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")

_QML = Path("tests", "qml")
# Tests of how the window looks, follows a reply and scrolls.
CHOSEN = (
    "test_pictures.py::test_it_looks_as_it_did[kinds-light]",
    "test_pictures.py::test_it_looks_as_it_did[permission-light]",
    "test_pictures.py::test_a_change_is_seen[coloured]",
    "test_follow.py::test_it_opens_at_its_end_and_follows",
    "test_follow.py::test_scrolled_away_it_stays",
    "test_follow.py::test_scrolled_back_to_the_end_it_follows_again",
    "test_follow.py::test_code_grows_where_it_stands",
    "test_wheel.py::test_notches_in_a_row_move_the_conversation_by_a_step_each",
)


def test_the_window_is_drawn_and_scrolled_there_too(tmp_path: Path) -> None:
    words = ["-q", f"--basetemp={tmp_path / 'there'}", *(str(_QML / name) for name in CHOSEN)]
    with opengl_environment() as environ:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words],
            cwd=ROOT,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
