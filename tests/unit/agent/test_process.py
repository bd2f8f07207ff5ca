"""ChildProcess with scripted children: whole lines however they are cut, all output, every kind of end."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from signal import SIGCONT, SIGKILL, SIGSTOP
from typing import Any

import pytest

from claude_desk.agent import process
from claude_desk.agent.finder import Command
from claude_desk.agent.orphans import MARK
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import ChildProcess, first_child, is_halted
from tests.scripted_cli.script import Script, Steps
from tests.unit.agent.agent_harness import clean_environment
from tests.waiting import SignalWait, signal_of, until

LINES = [
    {"text": "plain"},
    {"text": "öäü – 🙂 – \u2028\u2029\x85\x0b"},
    {"text": "x" * 200_000},
    {"text": "half an emoji: \ud83d"},
    {"text": "🙂" * 40_000},
]


class Run:
    """A child with a record of its lines and ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.child = ChildProcess()
        self.lines: list[bytes] = []
        self.batches = 0
        self.ends: list[tuple[ProcessOutcome, int]] = []
        self.child.line_batch.connect(self._take)
        self.child.ended.connect(self._end)

    def start(self, script: Script, *flags: str) -> SignalWait:
        """Start the child. Await the returned object for its end."""
        ended = signal_of(self.child.ended)
        program, *first = script.save(self.folder / "script.json")
        environment = clean_environment(self.folder)
        self.child.start(Command(program, tuple(first)), flags, str(self.folder), environment)
        return ended

    async def play(self, steps: Steps) -> ProcessOutcome:
        await self.start(Script(steps))
        assert len(self.ends) == 1, "the end is told once"
        outcome, lines_before = self.ends[0]
        assert lines_before == len(self.lines), "every line is told before the end"
        return outcome

    def objects(self) -> list[Any]:
        return [json.loads(line.decode("utf-8", "surrogatepass")) for line in self.lines]

    def _take(self, lines: list[bytes]) -> None:
        assert lines
        self.lines += lines
        self.batches += 1

    def _end(self, outcome: ProcessOutcome) -> None:
        self.ends.append((outcome, len(self.lines)))


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return Run(tmp_path)


@pytest.mark.parametrize("chunk", [0, 1, 2, 3, 7, 4096, 65_536, 65_537])
async def test_any_cut_gives_the_same_lines(run: Run, chunk: int) -> None:
    lines = LINES if chunk > 100 or not chunk else [*LINES[:2], LINES[3], {"text": "🙂" * 100}]
    outcome = await run.play(Steps().write(*lines, chunk=chunk).exit(0))
    assert outcome == ProcessOutcome(True, 0)
    assert run.objects() == lines


async def test_slow_pieces(run: Run) -> None:
    await run.play(Steps().write(LINES[1], chunk=5, pause=0.005).exit(0))
    assert run.objects() == [LINES[1]]


async def test_many_lines_come_in_few_batches(run: Run) -> None:
    lines = [{"n": n} for n in range(20_000)]
    await run.play(Steps().write(*lines).exit(0))
    assert run.objects() == lines
    assert run.batches < 2000


@pytest.mark.seconds(60)
async def test_a_line_of_50_mb(run: Run) -> None:
    size = 50 * 1024 * 1024
    await run.play(Steps().big('{"text":"', size, '"}\n').write({"after": True}).exit(0))
    assert len(run.lines) == 2
    assert len(run.lines[0]) == size + len('{"text":""}')
    assert run.lines[1] == b'{"after": true}'


async def test_what_is_written_is_in_the_pipe_at_once(run: Run) -> None:
    """The data is in the pipe before Qt's loop runs again, so a pending frame does not delay an interrupt."""
    log = run.folder / "log"
    ended = run.start(Script(Steps().write({"up": True}), log=log))
    await signal_of(run.child.line_batch)
    run.child.write(b'{"type":"user"}\n')
    end = time.monotonic() + 10
    while not log.exists() and time.monotonic() < end:
        time.sleep(0.001)
    assert log.read_bytes() == b'{"type":"user"}\n'
    run.child.close_input()
    await ended


async def test_what_comes_just_after_other_output_is_told_too(run: Run) -> None:
    """Output is read at most every few milliseconds. Output that comes between two reads is not forgotten."""
    ended = run.start(Script(Steps().write({"n": 1}).write({"n": 2}, {"n": 3}, chunk=5)))
    while len(run.lines) < 3:
        await signal_of(run.child.line_batch)
    assert run.objects() == [{"n": 1}, {"n": 2}, {"n": 3}]
    run.child.close_input()
    await ended


async def test_a_cut_line_at_the_end_is_given(run: Run) -> None:
    outcome = await run.play(Steps().write({"whole": 1}).raw('{"text":"cut in a ü'.encode()[:-1]).exit(0))
    assert run.lines == [b'{"whole": 1}', '{"text":"cut in a ü'.encode()[:-1]]
    assert outcome.code == 0


async def test_blank_lines_and_returns(run: Run) -> None:
    await run.play(Steps().raw(b"\n\r\n  \n{}\r\n\n[1]\n").exit(0))
    assert run.lines == [b"{}", b"[1]"]


async def test_much_output_right_before_the_end(run: Run) -> None:
    """Output that is still in the pipe when the child has ended is not lost."""
    lines = [{"n": n, "text": "x" * 500} for n in range(400)]
    outcome = await run.play(Steps().write(*lines).die("KILL"))
    assert run.objects() == lines
    assert outcome.signal == 9


async def test_death_in_the_middle_of_a_line(run: Run) -> None:
    outcome = await run.play(Steps().write({"n": 1}).raw(b'{"n":').die("SEGV"))
    assert run.lines == [b'{"n": 1}', b'{"n":']
    assert outcome == ProcessOutcome(True, None, 11)


async def test_a_flood_on_stderr_neither_blocks_nor_grows(run: Run) -> None:
    line = "w\u00e4rning " * 100 + "\n"
    outcome = await run.play(Steps().stderr(line, times=3000).stderr("last words").write({}).exit(1))
    assert run.lines == [b"{}"]
    assert outcome.code == 1
    assert outcome.stderr_tail.endswith("wärning \nlast words")
    assert 60_000 < len(outcome.stderr_tail.encode("utf-8", "replace")) <= 64 * 1024 + 3
    assert run.child.stderr_tail == outcome.stderr_tail


async def test_stderr_that_is_not_utf_8(run: Run) -> None:
    script = "import os; os.write(2, b'caf\\xe9'); os._exit(1)"
    ended = signal_of(run.child.ended)
    run.child.start(
        Command("/usr/bin/env", ("python3", "-c", script)), [], "/", clean_environment(run.folder)
    )
    (outcome,) = await ended
    assert outcome.stderr_tail == "caf\ufffd"


@pytest.mark.parametrize("code", [0, 1, 2, 126, 127, 143, 255])
async def test_exit_codes(run: Run, code: int) -> None:
    outcome = await run.play(Steps().stderr("words").exit(code))
    assert outcome == ProcessOutcome(True, code, None, "", "words")


async def test_a_child_that_hangs_is_killed_with_its_tools(run: Run) -> None:
    ended = run.start(Script(Steps().spawn("sleep", "1000").write({}).hang(), ignore_signals=["INT", "TERM"]))
    await signal_of(run.child.line_batch)
    run.child.interrupt()
    run.child.terminate()
    run.child.close_input()
    run.child.kill()
    (outcome,) = await ended
    assert outcome == ProcessOutcome(True, None, 9)


async def test_a_tool_does_not_outlive_a_clean_end(run: Run) -> None:
    """A check after every test makes sure that no process is left."""
    outcome = await run.play(Steps().spawn("sleep", "1000").exit(0))
    assert outcome.code == 0


async def test_a_child_killed_while_it_starts(run: Run) -> None:
    ended = run.start(Script())
    run.child.kill()
    (outcome,) = await ended
    assert outcome.started
    assert outcome.code != 0
    assert not run.child.running
    assert run.child.pid == 0


async def test_what_is_written_reaches_it_whole(run: Run) -> None:
    log = run.folder / "log"
    ended = run.start(Script(log=log))
    data = b"".join(b'{"type":"n","n":%d,"x":"%s"}\n' % (n, b"y" * 1000) for n in range(2000))
    run.child.write(data)
    run.child.close_input()
    await ended
    assert log.read_bytes() == data


async def test_the_environment_is_what_was_given_and_a_mark(run: Run) -> None:
    ended = signal_of(run.child.ended)
    given = clean_environment(run.folder) | {"ODD": "a=b ü\n", "EMPTY": ""}
    run.child.start(Command("/usr/bin/env", ("-0",)), [], str(run.folder), given)
    await ended
    output = b"\n".join(run.lines).decode()
    found = dict(entry.split("=", 1) for entry in output.split("\0") if entry)
    assert found.pop(MARK, "")
    assert found == given


async def test_the_folder_and_the_arguments(run: Run) -> None:
    folder = run.folder / "with space ü"
    folder.mkdir()
    ended = signal_of(run.child.ended)
    script = 'pwd; for word; do echo "<$word>"; done'
    command = Command("/bin/sh", ("-c", script, "sh"))
    words = ["--", "a b", "", "$HOME", "-x", "ü"]
    run.child.start(command, words, str(folder), clean_environment(run.folder))
    await ended
    assert [line.decode() for line in run.lines] == [str(folder), *(f"<{word}>" for word in words)]


async def test_small_pieces_are_taken_together(run: Run) -> None:
    """A CLI writes a line every few milliseconds. Most of these lines do not wake the program."""
    steps = Steps()
    for n in range(100):
        steps.write({"n": n}).delay(0.003)
    await run.play(steps.exit(0))
    assert run.objects() == [{"n": n} for n in range(100)]
    assert run.batches < 50


async def test_the_pipe_is_closed_with_the_child(run: Run) -> None:
    before = set(Path("/proc/self/fd").iterdir())
    await run.play(Steps().write({}).exit(0))
    run.child.deleteLater()
    assert set(Path("/proc/self/fd").iterdir()) <= before


async def test_an_end_is_not_told_in_the_midst_of_a_write(run: Run) -> None:
    """`ended` comes after the call, because the caller has not yet noted what it wrote."""
    ended = run.start(Script(Steps().write({"n": 1}).hang()))
    await until(run.child.line_batch, lambda: bool(run.lines))
    os.kill(run.child.pid, signal.SIGKILL)
    os.waitid(os.P_PID, run.child.pid, os.WEXITED | os.WNOWAIT)
    run.child.write(b"x" * 1_000_000 + b"\n")
    assert run.ends == []
    run.child.write(b"more\n")
    assert run.ends == []
    await ended
    assert [outcome.signal for outcome, _ in run.ends] == [signal.SIGKILL]


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there")
async def test_a_folder_whose_name_is_no_utf_8(run: Run) -> None:
    folder = run.folder / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    ended = signal_of(run.child.ended)
    run.child.start(Command("/bin/pwd", ()), [], str(folder), clean_environment(run.folder))
    await ended
    assert run.lines == [os.fsencode(folder)]


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there")
async def test_a_folder_whose_name_is_no_utf_8_and_that_is_gone(run: Run) -> None:
    folder = str(run.folder / os.fsdecode(b"caf\xe9"))
    ended = signal_of(run.child.ended)
    run.child.start(Command("/bin/pwd", ()), [], folder, clean_environment(run.folder))
    (outcome,) = await ended
    assert (outcome.started, outcome.error) == (False, "No such file or directory")


def test_a_process_that_is_halted_and_goes_on() -> None:
    with subprocess.Popen(["/bin/sh", "-c", "echo; read line"], stdin=-1, stdout=-1) as shell:
        assert shell.stdout is not None and shell.stdin is not None
        shell.stdout.readline()
        assert not is_halted(shell.pid)
        shell.send_signal(SIGSTOP)
        os.waitid(os.P_PID, shell.pid, os.WSTOPPED)
        assert is_halted(shell.pid)
        shell.send_signal(SIGCONT)
        os.waitid(os.P_PID, shell.pid, os.WCONTINUED)
        assert not is_halted(shell.pid)
        shell.stdin.close()


def test_the_oldest_child() -> None:
    words = ["/bin/sh", "-c", "sleep 20 & echo $!; sleep 20 & echo $!; wait"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        children = [int(shell.stdout.readline()) for _ in range(2)]
        assert first_child(shell.pid) == children[0]
        assert first_child(children[0]) == 0, "it has none"
        for child in children:
            os.kill(child, SIGKILL)


@pytest.mark.parametrize("letter", ["T", "t"])
def test_a_name_that_looks_like_the_state(
    letter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """/proc/PID/stat has the program's name before the state, and the name may contain anything."""
    told = {"/proc/7/stat": b"7 (a) T (b) S 1", "/proc/8/stat": f"8 (a) S) {letter} 1".encode()}
    monkeypatch.setattr(process, "_read_state", lambda path: told.get(path, b""))
    assert not is_halted(7)
    assert is_halted(8)
    assert not is_halted(9)


def test_what_is_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_child(0) == 0
    gone = subprocess.Popen(["/bin/true"])
    gone.wait()
    assert first_child(gone.pid) == 0
    assert not is_halted(gone.pid)
    monkeypatch.setattr(process, "_read_state", lambda path: b"0 (it) T 0")
    assert not is_halted(0)
    assert is_halted(1)


def test_what_ends_while_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the process ends during the read, the kernel returns ESRCH. The file is closed nevertheless."""

    def fail(file: int, size: int) -> bytes:
        raise ProcessLookupError

    before = len(list(Path("/proc/self/fd").iterdir()))
    monkeypatch.setattr(process, "read_beginning", fail)
    assert first_child(os.getpid()) == 0
    assert not is_halted(os.getpid())
    assert len(list(Path("/proc/self/fd").iterdir())) == before
