"""The login shell's environment during the start.

The first frame never waits for the environment, which is read before Claude Code starts. An answer that comes
late or not at all does no harm.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk.paths import cli_config
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.system.login_shell import ShellFailure
from tests.unit.agent.agent_harness import clean_environment
from tests.waiting import until

ROOT = Path(__file__).parents[3]
TELL = '/bin/sh -c "$4"\n'


def shell_of(home: Path, script: str) -> dict[str, str]:
    """Return an environment whose login shell runs this script."""
    shell = home / "shell"
    shell.write_text(f"#!/bin/sh\n{script}")
    shell.chmod(0o755)
    return clean_environment(home) | {"CLAUDE_DESK_LOGIN_SHELL": str(shell), "OURS": "1"}


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore PATH afterwards, because the code under test changes PATH in this process."""
    monkeypatch.setenv("PATH", os.environ["PATH"])


async def test_the_variables_are_there_once_it_has_answered(tmp_path: Path) -> None:
    """Everything that holds the environment sees the variables. The program looks for its children in the
    shell's PATH."""
    source = ShellEnvironment(shell_of(tmp_path, "export NEW=1 PATH=/tools:$PATH\nunset OURS\n" + TELL))
    held = source.variables
    assert (held.get("NEW"), held["OURS"], source.is_known) == (None, "1", True), "nobody was asked yet"
    source.ask()
    assert not source.is_known
    await until(source.known, lambda: source.is_known)
    assert (held["NEW"], held.get("OURS"), source.failure) == ("1", None, None)
    assert held["PATH"] == os.environ["PATH"] == f"/tools:{os.defpath}"
    assert "NEW" not in repr(held)


async def test_a_shell_that_fails_takes_nothing_away_and_may_be_asked_again(tmp_path: Path) -> None:
    source = ShellEnvironment(shell_of(tmp_path, "exit 1\n"))
    source.ask()
    await until(source.known, lambda: source.is_known)
    assert source.failure is ShellFailure.SILENT
    assert dict(source.variables) == source.ours
    shell_of(tmp_path, "export NEW=1\n" + TELL)
    source.ask()
    await until(source.known, lambda: source.is_known)
    assert source.failure is None
    assert source.variables["NEW"] == "1"


def test_the_window_hears_while_the_shell_is_waited_for(qapp: QGuiApplication, tmp_path: Path) -> None:
    """The window waits for a slow shell only for the given time, and for an answer only until it comes."""
    waits = f"until [ -e '{tmp_path}/answer' ]; do sleep 0.05; done\n"
    source = ShellEnvironment(shell_of(tmp_path, waits + TELL))
    source.ask()
    heard: list[bool] = []
    QTimer.singleShot(0, lambda: heard.append(source.is_known))
    source.wait(0.1)
    assert heard == [False] and not source.is_known
    QTimer.singleShot(0, (tmp_path / "answer").touch)
    source.wait(60)
    assert source.is_known and source.failure is None
    source.close()


async def test_without_a_shell_nothing_is_asked() -> None:
    source = ShellEnvironment({"CLAUDE_DESK_LOGIN_SHELL": "none", "OURS": "1"})
    source.ask()
    assert source.is_known
    assert source.variables["OURS"] == "1"


async def test_the_folder_that_the_program_is_built_upon_stays(tmp_path: Path) -> None:
    """Sessions that Claude Code writes to another folder would be missing in the list."""
    source = ShellEnvironment(shell_of(tmp_path, "export CLAUDE_CONFIG_DIR=/elsewhere NEW=1\n" + TELL))
    before = cli_config(source.variables)
    source.fix_folder()
    source.ask()
    await until(source.known, lambda: source.is_known)
    assert cli_config(source.variables) == before
    assert (source.other_folder, source.variables["NEW"]) == ("/elsewhere", "1")


async def test_in_time_it_says_where_claude_code_s_folder_is(tmp_path: Path) -> None:
    source = ShellEnvironment(shell_of(tmp_path, "export CLAUDE_CONFIG_DIR=/elsewhere\n" + TELL))
    source.ask()
    await until(source.known, lambda: source.is_known)
    source.fix_folder()
    assert cli_config(source.variables) == Path("/elsewhere")
    assert source.other_folder == ""


# --- the whole start ---------------------------------------------------------------------------------

_START = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk import app
from claude_desk.startup import early_cli
shown = app._wait_for_first_frame
told = {}
def wait_for_first_frame(*arguments):
    shown(*arguments)
    told["asked before the first frame"] = os.path.exists("asked")
app._wait_for_first_frame = wait_for_first_frame
def prepared(self):
    told["early"] = self._environ.get("NEW", "")
early_cli.EarlyCli.prepare = prepared
def then():
    from claude_desk.controllers.main_controller import MainController
    def begin(self, early=None):
        told["config"] = str(self.profiles.folder_of(""))
        told["list"] = early is not None
        told["known"] = self._shell.is_known
        self._window_engine.close_window()
        self.ended.set()
    MainController.begin = begin
from claude_desk.startup import module_loader
in_turn = module_loader.import_in_turn
def import_in_turn(steps, rests, between=None):
    in_turn(steps, rests, between)
    if steps is app.PROGRAM:
        then()
module_loader.import_in_turn = import_in_turn
app.main([])
print(json.dumps(told), flush=True)
"""


def told_by_a_start(home: Path, script: str) -> dict[str, Any]:
    environ = shell_of(home, "echo >asked\n" + script)
    environ |= {name: os.environ[name] for name in os.environ if name.startswith("QT_")}
    done = subprocess.run(
        [sys.executable, "-c", _START, str(ROOT)],
        cwd=home, env=environ, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_first_frame_is_before_the_shell_and_claude_code_after_it(tmp_path: Path) -> None:
    told = told_by_a_start(tmp_path, "export NEW=1 CLAUDE_CONFIG_DIR=/elsewhere\n" + TELL)
    assert told == {
        "asked before the first frame": False,
        "early": "1",
        "config": "/elsewhere",
        "list": True,
        "known": True,
    }


def test_a_shell_that_does_not_answer_holds_no_window_up_and_ends_with_it(tmp_path: Path) -> None:
    """The check for processes that a test leaves shows that the shell ends."""
    told = told_by_a_start(tmp_path, "sleep 300\n")
    assert told == {
        "asked before the first frame": False,
        "config": str(tmp_path / ".claude"),
        "list": True,
        "known": False,
    }
