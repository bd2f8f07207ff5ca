"""The terminal of a session, with real shells: it has the folder, the size and the keys, stays within bounds,
and leaves no process behind."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QObject

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.terminal_process import MOST_WAITING
from claude_desk.session.terminal.session_terminal import SessionTerminal, shell_command
from tests.fake_terminal import FakeTerminal
from tests.unit.agent.agent_harness import clean_environment
from tests.waiting import signal_of, until

ROOT = Path(__file__).parents[3]
SHELL = "/bin/bash --norc --noprofile"


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {**clean_environment(tmp_path), "PATH": os.environ["PATH"], "PS1": "$ ", "MINE": "yes"}


@pytest.fixture
def terminal(environ: dict[str, str], tmp_path: Path) -> Iterator[SessionTerminal]:
    parent = QObject()
    one = SessionTerminal(environ, lambda: str(tmp_path), lambda: True, parent)
    yield one
    one.kill()
    one.close()


async def started(terminal: SessionTerminal, shell: str = SHELL, size: tuple[int, int] = (80, 24)) -> None:
    assert terminal.start(*size, shell)
    await sees(terminal, "$")


async def sees(terminal: SessionTerminal, words: str, timeout: float = 10) -> None:
    await until(terminal.changed, lambda: words in text_of(terminal), timeout, lambda: text_of(terminal))


async def runs(terminal: SessionTerminal, command: str, words: str) -> None:
    """Run a command and wait for its output, which must differ from the command."""
    assert words not in command
    terminal.write(f"{command}\r".encode())
    await sees(terminal, words)


def text_of(terminal: SessionTerminal) -> str:
    screen = terminal.screen
    return screen.text((screen.first_line, 0), (screen.top_line + screen.lines, 0)) if screen else ""


async def holds(condition: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def closed(terminal: SessionTerminal) -> None:
    terminal.close()
    await terminal.finish()


async def test_a_shell_has_the_folder_the_environment_and_a_terminal(
    terminal: SessionTerminal, tmp_path: Path
) -> None:
    await started(terminal, size=(70, 20))
    assert (terminal.program, terminal.folder) == ("bash", str(tmp_path))
    await runs(terminal, "echo $PWD=$MINE=$TERM=$((6*7))", f"{tmp_path}=yes=xterm-256color=42")
    await runs(terminal, "stty size; echo a$((1))b", "20 70\na1b")
    await runs(terminal, "tty && echo c$((2))", "/dev/pts/")
    terminal.resize(100, 30)
    await runs(terminal, "stty size; echo a$((2))b", "30 100\na2b")
    # no variable says that this is Claude Code
    await runs(terminal, "env | grep -c ^CLAUDE_CODE; echo a$((3))b", "0\na3b")
    await closed(terminal)


async def test_keys_reach_the_program_and_its_name_is_known(terminal: SessionTerminal) -> None:
    await started(terminal)
    assert terminal.foreground() == ""
    terminal.write(b"sleep 600\r")
    await holds(lambda: terminal.foreground() == "sleep")
    terminal.write(b"\x03")
    await holds(lambda: terminal.foreground() == "")
    await closed(terminal)


async def test_a_shell_that_ends_can_be_started_again(terminal: SessionTerminal) -> None:
    await started(terminal)
    over = signal_of(terminal.state_changed)
    terminal.write(b"exit 3\r")
    await over
    assert terminal.outcome == ProcessOutcome(True, 3) and not terminal.running
    assert "exit 3" in text_of(terminal)  # the screen stays
    assert not terminal.write(b"lost")
    await started(terminal)
    assert terminal.outcome is None and "exit 3" not in text_of(terminal)
    terminal.kill()
    await until(terminal.state_changed, lambda: not terminal.running)
    assert terminal.kills


async def test_a_shell_that_is_missing_says_so(terminal: SessionTerminal) -> None:
    assert terminal.start(80, 24, "/no/such/shell")
    await until(terminal.state_changed, lambda: not terminal.running)
    assert terminal.outcome is not None and not terminal.outcome.started and terminal.outcome.error


async def test_no_shell_starts_in_a_folder_without_trust_or_after_the_end(
    environ: dict[str, str], tmp_path: Path
) -> None:
    parent = QObject()
    terminal = SessionTerminal(environ, lambda: str(tmp_path), lambda: False, parent)
    assert not terminal.is_allowed and not terminal.start(80, 24, SHELL)
    assert terminal.screen is None
    trusted = SessionTerminal(environ, lambda: str(tmp_path), lambda: True, parent)
    assert trusted.is_allowed
    trusted.close()
    assert not trusted.is_allowed and not trusted.start(80, 24, SHELL)


def family(pid: int) -> list[psutil.Process]:
    return psutil.Process(pid).children(recursive=True)


STUBBORN = (
    "trap '' HUP TERM; (trap '' HUP TERM INT; exec setsid sleep 601) & nohup sleep 602 >/dev/null 2>&1 & "
    "sleep 603 & echo a$((5))b"
)


async def test_nothing_outlives_the_session(terminal: SessionTerminal) -> None:
    """Neither a shell that ignores all polite signals, nor such a job in a session of its own, nor one of
    nohup."""
    await started(terminal)
    await runs(terminal, STUBBORN, "a5b")
    assert terminal.process is not None
    warden = psutil.Process(terminal.process.pid)
    await holds(lambda: sum(each.name() == "sleep" for each in family(warden.pid)) == 3)
    all_of_it = [warden, *family(warden.pid)]
    began = time.monotonic()
    await closed(terminal)
    assert time.monotonic() - began < 5
    await holds(lambda: not any(each.is_running() for each in all_of_it), 2)


async def test_a_shell_saves_its_history_at_the_end(terminal: SessionTerminal, tmp_path: Path) -> None:
    await started(terminal)
    await runs(terminal, "HISTFILE=$PWD/typed; echo a$((5))b", "a5b")
    await closed(terminal)
    assert "a$((5))b" in (tmp_path / "typed").read_text()


_PROGRAM = """
import os, sys
from PySide6.QtCore import QCoreApplication, QTimer
application = QCoreApplication([])
from claude_desk.session.terminal.session_terminal import SessionTerminal
terminal = SessionTerminal(os.environ, os.getcwd, lambda: True)
assert terminal.start(80, 24, sys.argv[1])
said = [False]
def look():
    text = "".join(terminal.screen.visible_text())
    if "a5b" in text and not said[0]:
        said[0] = True
        print(terminal.process.pid, flush=True)
terminal.changed.connect(look)
QTimer.singleShot(500, lambda: terminal.write(sys.argv[2].encode() + b"\\r"))
application.exec()
"""


async def test_nothing_outlives_a_killed_program(environ: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", _PROGRAM, SHELL, STUBBORN]
    environment = {**environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE) as program:
        try:
            assert program.stdout is not None
            warden = int(program.stdout.readline())
            await holds(lambda: sum(each.name() == "sleep" for each in family(warden)) == 3)
            all_of_it = [psutil.Process(warden), *family(warden)]
        finally:
            program.send_signal(signal.SIGKILL)
    _, alive = psutil.wait_procs(all_of_it, timeout=6)
    assert alive == []


async def test_a_flood_holds_neither_the_window_nor_the_memory(terminal: SessionTerminal) -> None:
    await started(terminal)
    terminal.write(b"yes\r")
    await holds(lambda: terminal.screen is not None and terminal.screen.first_line > 20_000, 60)
    assert terminal.screen is not None and len(terminal.screen.history) == 10_000
    terminal.write(b"\x03echo a$((5))b\r")
    await holds(lambda: terminal.screen is not None and "a5b" in terminal.screen.visible_text(), 30)
    await closed(terminal)


async def test_a_program_that_reads_nothing_stops_no_one(terminal: SessionTerminal) -> None:
    await started(terminal)
    terminal.write(b"stty raw -echo; sleep 600\r")
    await holds(lambda: terminal.foreground() == "sleep")
    assert terminal.write(b"x" * (MOST_WAITING - 100_000))
    assert not terminal.write(b"x" * 200_000)  # refused whole
    assert terminal.process is not None and terminal.process.waiting > MOST_WAITING - 200_000
    await closed(terminal)


def test_answers_to_a_program_that_does_not_read_them_are_dropped(tmp_path: Path) -> None:
    parent = QObject()
    made: list[FakeTerminal] = []

    def make(parent: QObject) -> FakeTerminal:
        made.append(FakeTerminal(parent))
        return made[-1]

    terminal = SessionTerminal({}, lambda: str(tmp_path), lambda: True, parent, make)
    terminal.start(80, 24)
    made[0].came.emit(b"\x1b[6n")
    assert made[0].typed == b"\x1b[1;1R"
    made[0].unread = 5000
    made[0].came.emit(b"\x1b[6n" * 10_000)
    assert made[0].typed == b"\x1b[1;1R"


@pytest.mark.skipif(shutil.which("less") is None, reason="there is no less")
async def test_less(terminal: SessionTerminal, tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_text("".join(f"line {number}\n" for number in range(500)))
    await started(terminal)
    await runs(terminal, "LESS= less long.txt", "line 22")
    screen = terminal.screen
    assert screen is not None and screen.in_alternate
    terminal.write(b"G")
    await sees(terminal, "line 499")
    terminal.write(b"?line 250\r")
    await until(terminal.changed, lambda: screen.visible_text()[0] == "line 250")
    terminal.write(b"q")
    await until(terminal.changed, lambda: not screen.in_alternate)
    assert "less long.txt" in text_of(terminal)  # what was there before
    await closed(terminal)


@pytest.mark.skipif(shutil.which("vim") is None, reason="there is no vim")
async def test_vim(terminal: SessionTerminal, tmp_path: Path) -> None:
    await started(terminal)
    await runs(terminal, "vim -u NONE -N letter.txt", 'letter.txt" [New]')
    screen = terminal.screen
    assert screen is not None and screen.in_alternate
    terminal.write(b"iDear Ada,\rhello\x1b")
    await until(terminal.changed, lambda: screen.visible_text()[:3] == ["Dear Ada,", "hello", "~"])
    terminal.write(b"ggO first\x1b:wq\r")
    await until(terminal.changed, lambda: not screen.in_alternate)
    assert (tmp_path / "letter.txt").read_text() == " first\nDear Ada,\nhello\n"
    await closed(terminal)


def test_which_shell(tmp_path: Path) -> None:
    own = tmp_path / "myshell"
    own.touch(mode=0o755)
    path = os.environ["PATH"]
    assert shell_command("", {"SHELL": str(own)}) == [str(own)]
    assert shell_command("", {"SHELL": str(tmp_path / "missing"), "PATH": path})[0].endswith("bash")
    assert shell_command("", {"SHELL": "relative", "PATH": str(tmp_path)}) == ["/bin/sh"]
    assert shell_command("myshell -l 'a b'", {"PATH": str(tmp_path)}) == [str(own), "-l", "a b"]
    assert shell_command("un'closed", {"SHELL": str(own)}) == [str(own)]


async def test_sequences_that_change_the_whole_screen_come_in_small_pieces(terminal: SessionTerminal) -> None:
    """Four bytes can clear a screen of thousands of cells. Between the pieces, the window can draw."""
    await started(terminal, size=(200, 50))
    assert terminal.process is not None
    sizes: list[int] = []
    terminal.process.came.connect(lambda data: sizes.append(len(data)))
    terminal.write(b"printf '\\033[44m\\033[2J%.0s' {1..700}; echo a$((5))b\r")
    # not `sees`: the text of all lines costs more than the screen, once for each small piece
    await holds(lambda: terminal.screen is not None and "a5b" in terminal.screen.visible_text(), 30)
    assert sum(sizes) > 6_000 and max(sizes) <= 256
    await closed(terminal)


async def test_the_last_output_is_seen_whole(terminal: SessionTerminal) -> None:
    """What the shell printed just before its end is all there, though it has sequences."""
    await started(terminal)
    terminal.write(b"printf '\\033[1mx%s\\n' {1..900}; exit\r")
    await until(terminal.state_changed, lambda: terminal.outcome is not None, 10)
    assert "x900" in text_of(terminal) and "x17\n" in text_of(terminal)


@pytest.mark.seconds(60)
async def test_a_large_paste_arrives_whole(terminal: SessionTerminal, tmp_path: Path) -> None:
    """The terminal takes some 4 KB at a time, and the program reads when it likes."""
    await started(terminal)
    sent = "".join(f"line {number} of a long text\r" for number in range(60_000)).encode()
    terminal.write(b"stty raw -echo; sleep 0.3; head -c %d > took; stty sane; echo a$((5))b\r" % len(sent))
    await holds(lambda: terminal.foreground() in ("sleep", "head"))
    assert terminal.write(sent) and len(sent) > 1_500_000
    await holds(lambda: terminal.process is not None and terminal.process.waiting == 0, 40)
    await runs(terminal, "", "a5b")
    assert (tmp_path / "took").read_bytes() == sent
    await closed(terminal)


@pytest.mark.parametrize("printed", ["y", "\\033#8\\033#8\\033#8", "x\\n\\033[S\\033[44m\\033[2J"])
async def test_no_output_takes_a_turn_of_the_event_loop_for_long(
    terminal: SessionTerminal, printed: str
) -> None:
    """What a piece costs depends on what is printed, so the size of the pieces does too."""
    await started(terminal, size=(400, 150))
    assert terminal.process is not None
    turns: list[float] = []
    read = terminal.process._on_readable

    def timed() -> None:
        began = time.thread_time()
        read()
        turns.append(time.thread_time() - began)

    terminal.process._on_readable = timed  # type: ignore[method-assign]
    reader = terminal.process._reader
    assert reader is not None
    reader.activated.disconnect()
    reader.activated.connect(timed)
    terminal.write(f"yes \"$(printf '{printed}')\"\r".encode())
    await holds(lambda: len(turns) > 60, 30)
    # Pieces of a fixed size took 0.127 s. The largest figures are those of the garbage collection.
    assert sorted(turns)[-5] < 0.08, sorted(turns)[-10:]
    await closed(terminal)
