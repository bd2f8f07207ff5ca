"""The end of the program has one deadline, whatever hangs: no process is left, and what was written is kept.

The program's deadline is two seconds. These tests wait longer, because the machine may be busy. Without a
deadline each of these ends takes ten seconds or never comes.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from claude_desk.workspace.drafts import Drafts
from tests.child_processes import command_of
from tests.clis import ROOT, clean_environment
from tests.display import Display
from tests.hung_mount import CannotMount, HungMount
from tests.scripted_cli.script import Script, Steps
from tests.unit.controllers.program_process import ProgramProcess, assert_all_is_kept, busy_program
from tests.unit.session.session_harness import streaming

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the warden is Linux's"),
    pytest.mark.seconds(120),
    pytest.mark.drawn(4),
]

SECONDS = 8.0
# What is halted (SIGSTOP): a word in the command line of a child, and whether the child's children are halted
# instead of the child.
HALTED = {
    "CLI": ("warden.py", True),
    "warden": ("warden.py", False),
    "library": ("claude_desk.library.server", False),
    "snapshots": ("claude_desk.snapshots.server", False),
}
WORDS = ("thread", "window")  # see `busy_program.Hand`
WAYS = {"close": 0, "quit": 0, "SIGTERM": 0, "SIGINT": 0, "SIGHUP": 0, "exit": 1}
TABLE = [*((what, how) for what in HALTED for how in ("close", "SIGTERM")),
         *(("warden", how) for how in WAYS if how not in ("close", "SIGTERM")),
         ("thread", "close"), ("thread", "SIGINT"),
         ("window", "SIGTERM"), ("window", "SIGHUP")]  # fmt: skip


ASKED = 3_000  # permission requests that wait together
ASKED_SECONDS = 30.0  # until all wait: usually a second; minutes if each request causes a check of all others
BASH = {"subtype": "can_use_tool", "tool_name": "Bash", "input": {"command": "npm test"}}


@contextmanager
def program_at_work(
    tmp_path: Path, then: Steps | None = None, **more: str
) -> Iterator[tuple[ProgramProcess, Path, Path]]:
    """Start the program and have Claude Code answer; yield the process, its home and its project. Claude Code
    ignores the end of its input, SIGTERM and SIGINT. `then` is what it does while it answers."""
    project, home = tmp_path / "project", tmp_path / "home"
    project.mkdir(exist_ok=True)
    steps = Steps().spawn("sleep", "600")
    steps.steps += streaming("Words of an answer. ").steps
    steps.steps += (then or Steps()).hang().steps
    words = Script(steps, ignore_eof=True, ignore_signals=["TERM", "INT"]).save(tmp_path / "script.json")
    with busy_program(words, project, {**clean_environment(home, "http://127.0.0.1:9"), **more}) as program:
        yield program, home, project


def halt(program: ProgramProcess, what: str) -> None:
    word, below = HALTED[what]
    found = [child for child in program.children if word in " ".join(command_of(child))]
    assert found, what
    for child in found:
        for each in child.children() if below else [child]:
            os.kill(each.pid, signal.SIGSTOP)


@pytest.mark.parametrize(("what", "how"), TABLE)
def test_it_ends_in_time_whatever_hangs(what: str, how: str, tmp_path: Path) -> None:
    with program_at_work(tmp_path) as (program, home, project):
        if what in HALTED:
            halt(program, what)
        else:
            program.tell(what)
            assert program.hear() == "hangs"
        code = program.end(how, SECONDS)
        assert code == WAYS[how]
        assert not program.left()
    assert_all_is_kept(home, project, in_order=how != "exit" and what != "window")


def test_it_ends_in_time_however_much_is_asked(tmp_path: Path) -> None:
    asks = Steps()
    for number in range(ASKED):
        asks.post({**BASH, "tool_use_id": f"t{number}"}, f"r{number}")
    with program_at_work(tmp_path, asks) as (program, home, project):
        program.tell("asked")
        assert program.hear(ASKED_SECONDS) == "asked"
        assert program.end("close", SECONDS) == 0
        assert not program.left()
    assert_all_is_kept(home, project, in_order=True)


def test_a_window_that_another_program_destroys_is_closed(display: Display, tmp_path: Path) -> None:
    with program_at_work(tmp_path, DISPLAY=display.name, QT_QPA_PLATFORM="xcb") as (program, home, project):
        assert program.end("destroyed", SECONDS) == 0
        assert not program.left()
    assert_all_is_kept(home, project, in_order=True)


def test_a_window_system_that_hangs_keeps_nobody(display: Display, tmp_path: Path) -> None:
    with program_at_work(tmp_path, DISPLAY=display.name, QT_QPA_PLATFORM="xcb") as (program, _, _):
        display.server.send_signal(signal.SIGSTOP)
        try:
            program.end("SIGTERM", SECONDS)
            assert not program.left()
        finally:
            display.server.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("how", ["close", "SIGTERM", "SIGKILL"])
def test_nothing_of_it_is_left_where_a_mount_hangs(how: str, tmp_path: Path) -> None:
    """The kernel keeps the process until the mount answers; everything else ends before that."""
    folder = tmp_path / "mount"
    folder.mkdir()
    try:
        mount = HungMount(folder, longest=60)
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    try:
        with program_at_work(tmp_path, HUNG=str(folder)) as (program, _, _):
            program.tell("mount")
            mount.wait_asked()
            program.tell(how)
            assert not program.left()
            if how != "SIGKILL":  # the program has closed its window, its locks and its channels
                assert program.said_all(SECONDS)
            assert not mount.gave_up
            mount.end()
    finally:
        mount.end()


# --- in the middle of the start ------------------------------------------------------------------------

# Ends the program before the step that imports a module: by a signal or by Ctrl+Q, after typing some words.
_START = """
import os, signal, sys
from claude_desk import app
from claude_desk.startup import module_loader
step, how, words, *arguments = sys.argv[1:]
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has others ignore it
opened = app.WindowEngine.open
def open_window(self, place=None):
    global screen
    screen = self
    return opened(self, place)
app.WindowEngine.open = open_window
def end():
    from PySide6.QtTest import QTest
    from PySide6.QtCore import Qt
    for letter in words:
        QTest.keyClick(screen.window, letter)
    if how.startswith("SIG"):
        os.kill(os.getpid(), getattr(signal, how))
    else:
        QTest.keyClick(screen.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
loader = module_loader.import_in_turn
def import_in_turn(steps, rests=False, between=None):
    steps = list(steps)
    if step in steps:
        steps.insert(steps.index(step), end)
    loader(steps, rests, between)
module_loader.import_in_turn = import_in_turn
from claude_desk.__main__ import main
sys.argv[1:] = arguments
sys.exit(main())
"""
STEPS = ("claude_desk.agent.process", "claude_desk.ui.sidebar.session_list", "claude_desk.ui.click_guard",
         "markdown_it", "claude_desk.controllers.main_controller")  # fmt: skip


@pytest.mark.parametrize("how", ["SIGINT", "Ctrl+Q"])
@pytest.mark.parametrize("step", STEPS)
def test_the_start_is_ended_at_once(step: str, how: str, tmp_path: Path) -> None:
    assert ended_start(tmp_path, step, how, "") == ""
    assert not list(tmp_path.rglob("drafts/*.json"))


@pytest.mark.parametrize("how", ["SIGTERM", "Ctrl+Q"])
def test_what_was_written_during_the_start_is_kept(how: str, tmp_path: Path) -> None:
    assert ended_start(tmp_path, STEPS[2], how, "half") == ""
    drafts = Drafts(tmp_path / "home/.local/share/claude-desk/drafts", lambda _: True)
    assert drafts.open(str(tmp_path)).draft.text == "half"
    drafts.close()


def ended_start(folder: Path, step: str, how: str, words: str) -> str:
    """Run the program until it is ended before `step`; check that it exits with 0. Return its stderr."""
    environ = clean_environment(folder / "home", "http://127.0.0.1:9")
    done = subprocess.run(
        [sys.executable, "-c", _START, step, how, words, "--cli", "/bin/cat", str(folder)],
        cwd=ROOT,
        env={**environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr
