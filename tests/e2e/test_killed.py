"""The program is killed in the middle of its work: no process of the CLIs is left over."""

import asyncio
import json
import shlex
from io import BytesIO
from pathlib import Path

import psutil
import pytest

from claude_desk.library.history.page_layout import lines_of
from claude_desk.options import Options
from claude_desk.protocol.disk.session_file import read_line
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.child_processes import still_running
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.expected_rows import differences, notice, tool, you
from tests.e2e.program_process import busy_program
from tests.qml.window import Kind
from tests.scripted_cli.script import Script, Steps
from tests.standin import StandIn
from tests.standin.script import Answer, ToolUse
from tests.unit.session.session_harness import streaming
from tests.waiting import until

# The file gets its name only when it is complete.
WRITES = "open('p','w').write(str(os.getpid())); os.rename('p','pid')"
LASTS = f'python3 -c "import os,time; {WRITES}; time.sleep(60)"'
# When terminated, 2.1.330 itself kills its tools' shells. Now and then it still writes that they failed (exit
# code 137) before it ends, and will report that to Claude.
CUT = "stopped|failed"


@pytest.mark.seconds(90)
async def test_nothing_is_left_three_seconds_after_sigkill(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """Run two sessions side by side, each with a tool's shell."""
    folders = [project / "1", project / "2"]
    for folder in folders:
        folder.mkdir()
    api.on("run it", [Answer(ToolUse("Bash", {"command": LASTS})), "never said"] * 2)
    with busy_program(project, cli.command(), environment, "run it", "--count=2") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        shells = [psutil.Process(int((folder / "pid").read_text())) for folder in folders]
        assert set(shells) <= set(children)
        await calls_are_on_disk(Path(environment["CLAUDE_CONFIG_DIR"]), 2)
        program.kill()
        program.wait(5)
        assert not still_running(children, 3)
    api.on("Continue.", ["It was cut off, and goes on."])
    words = Options(cli=shlex.join(cli.command()))
    async with Desk(words, environment, Path(environment["HOME"]) / "desk") as desk:
        await desk.until_frame(lambda: any("interrupted" in row for row in desk.rows()), 60, desk.rows)
        assert not differences(
            desk.rows(), [you("run it"), tool("Bash", state=CUT), notice("This turn was interrupted.")]
        )
        assert desk.session.state.phase is SessionPhase.NOT_RUNNING
        await desk.press("Continue")
        await desk.until_row("and goes on.")
        await desk.until_state(SessionPhase.READY)
        assert desk.find(Kind.Button, "Continue") is None
        said = json.dumps(api.turns[-1].body["messages"])
        assert "run it" in said


async def calls_are_on_disk(config: Path, count: int) -> None:
    """Wait until the CLI has written its calls, which happens some time after it runs them. A call that was
    never written cannot come back."""
    while sum(map(has_call, config.glob("projects/*/*.jsonl"))) < count:
        await asyncio.sleep(0.05)


def has_call(file: Path) -> bool:
    """Whether a complete line of the file contains a call."""
    lines = (read_line(data) for _, data in lines_of(BytesIO(file.read_bytes()), 0))
    return any(line is not None and line.calls for line in lines)


def is_sleep(process: psutil.Process) -> bool:
    try:
        return process.name() == "sleep"
    except psutil.NoSuchProcess:  # a process that existed only for a moment
        return False


@pytest.mark.seconds(60)
async def test_ten_that_stream_leave_nothing_after_sigkill_and_come_back(
    project: Path, environment: dict[str, str]
) -> None:
    for number in range(1, 11):
        (project / str(number)).mkdir()
    steps = Steps().spawn("sleep", "60")
    steps.steps += streaming("Words of an answer. ").hang().steps
    words = Script(steps, ignore_eof=True, ignore_signals=["TERM", "INT"]).save(project / "script.json")
    with busy_program(project, words, environment, "go on", "--count=10", "--streams") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        assert sum(is_sleep(child) for child in children) == 10
        program.kill()
        program.wait(5)
        assert not still_running(children, 5)
    root = Path(environment["HOME"]) / "desk"
    async with Desk(Options(cli="/nowhere/claude"), environment, root) as desk:
        assert desk.session.folder == str(project / "10")
        await until(desk.program.session_manager.changed, lambda: len(desk.program.session_manager) == 10)
        assert {controller.folder for controller in desk.program.session_manager} == {
            str(project / str(n)) for n in range(1, 11)
        }
        await desk.until_shown(Kind.StaticText, words_of(Phrase("session_notice.not_closed_properly")))
