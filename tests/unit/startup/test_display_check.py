"""Without a window system, the first line of the output says so, and no file is left, such as a core dump.
The home folder is found even if no variable names it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from claude_desk.paths import find_home
from claude_desk.startup import display_check
from claude_desk.ui.translation import terminal_translators
from tests.clis import ROOT
from tests.pseudo_language import BEGIN, PseudoLanguage


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        (
            {},
            "claude-desk: no display: neither DISPLAY nor WAYLAND_DISPLAY is set.",
        ),
        ({"DISPLAY": ":4321"}, "claude-desk: cannot open a window on DISPLAY=:4321."),
        ({"QT_QPA_PLATFORM": "none"}, "claude-desk: cannot open a window on QT_QPA_PLATFORM=none."),
    ],
)
def test_it_is_said(environ: dict[str, str], said: str, tmp_path: Path) -> None:
    clean = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]} | environ
    program = [sys.executable, "-m", "claude_desk", str(tmp_path)]
    done = subprocess.run(program, cwd=ROOT, env=clean, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines()[0] == said
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_it_is_said_in_the_language_of_the_terminal() -> None:
    pseudo = PseudoLanguage()
    with terminal_translators([pseudo]):
        assert display_check.failure_reason({}).startswith(BEGIN)
        assert "DISPLAY=:1" in display_check.failure_reason({"DISPLAY": ":1"})
    assert not display_check.failure_reason({}).startswith(BEGIN)


def test_a_home_that_is_not_named_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ["HOME"]
    for named in ("", None):
        with monkeypatch.context() as patched:
            patched.setenv("HOME", named or "")
            if named is None:
                patched.delenv("HOME")
            find_home()
            assert Path(os.environ["HOME"]).is_absolute()
            assert os.environ["HOME"] != "/"
    assert os.environ["HOME"] == before
