"""The output of a background command, with both real CLIs: the window shows it while it is written."""

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)

COUNT = "for i in $(seq 1 600); do echo step $i; sleep 0.1; done"
SHORT = "printf 'on\\033[31mred\\033[0m\\n'; echo error >&2; exit 3"


def ask(api: StandIn, command: str) -> None:
    call = ToolUse("Bash", {"command": command, "description": "count", "run_in_background": True})
    api.on("run it aside", [Answer(call), "It runs."], forever=True)
    api.on("background", ["It has ended."], forever=True)
    api.on("and now", ["Nothing."], forever=True)


def options_of(cli: Cli, project: Path) -> Options:
    return Options(directory=str(project), cli=shlex.join(cli.command()), mode="bypassPermissions")


def text_of(desk: Desk) -> str:
    pages = desk.screen.app.view.viewer.pages.pages
    return pages.text if pages is not None else ""


def steps(desk: Desk) -> int:
    return text_of(desk).count("step")


async def until_steps(desk: Desk, count: int) -> None:
    viewer, task = desk.screen.app.view.viewer, desk.screen.app.view.taskOutput
    await until(
        viewer.sizeChanged,
        lambda: steps(desk) >= count,
        60,
        lambda: f"open: {viewer.open}; {text_of(desk)[-200:]}; {task.state}; {task.note}; {desk.rows()}",
    )


async def until_said(desk: Desk, begins: str) -> None:
    task = desk.screen.app.view.taskOutput
    await until(
        task.changed,
        lambda: task.state.startswith(begins),
        60,
        lambda: f"{task.state}; {task.note}; {desk.rows()}",
    )


async def test_it_is_seen_growing_and_is_stopped(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.37 cannot stop a single task: it does not answer the request."""
    ask(api, COUNT)
    async with Desk(options_of(cli, project), environment, tmp_path / "desk") as desk:
        await desk.say("run it aside")
        await desk.until_row("It runs.")
        await desk.until_state(SessionPhase.READY)
        await desk.press("Show output")
        await until_steps(desk, 3)
        seen = steps(desk)
        await until_steps(desk, seen + 5)
        assert text_of(desk).startswith("step 1\nstep 2\n")
        assert text_of(desk).count("\n") == steps(desk), "each line once"
        await until_said(desk, "Running for ")
        await desk.press("Stop task")
        if cli is clis.NEW:
            await until_said(desk, "Stopped")
            last = text_of(desk)
            assert desk.session.workers.in_background == ()
            assert last.startswith("step 1\n")
        else:
            await until_said(desk, "Running for ")
            assert [node.disabled for node in [desk.find(Kind.Button, "Stop task")] if node] == [True]
            await until_steps(desk, steps(desk) + 1)


@pytest.mark.parametrize("cli", [clis.NEW], ids=lambda cli: cli.version)  # 2.1.37 has no monitors
async def test_a_monitors_output_is_shown(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    watch = {"command": COUNT, "description": "watch the steps", "timeout_ms": 60_000}
    api.on("watch it", [Answer(ToolUse("Monitor", watch)), "It watches."], forever=True)
    api.on("step", ["A step."], forever=True)
    async with Desk(options_of(cli, project), environment, tmp_path / "desk") as desk:
        await desk.say("watch it")
        await desk.until_row("It watches.")
        await desk.press("Background tasks")
        await desk.press("Show output: watch the steps", Kind.MenuItem)
        await until_steps(desk, 5)
        await until_said(desk, "Running for ")
        await desk.press("Stop task")
        await until_said(desk, "Ended")


@pytest.mark.both_versions
async def test_it_is_read_after_its_end_and_in_a_later_session(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    ask(api, SHORT)
    # 2.1.37 marks the lines of stderr, and 2.1.330 reports how the command ended.
    written = "onred\n[stderr] error\n" if cli is clis.OLD else "onred\nerror\n\n[exited with code 3]\n"
    async with Desk(options_of(cli, project), environment, tmp_path / "desk") as desk:
        viewer, task = desk.screen.app.view.viewer, desk.screen.app.view.taskOutput
        await desk.say("run it aside")
        await desk.until_row("failed with exit code 3")
        await desk.until_row("It has ended." if cli is clis.NEW else "It runs.")
        await desk.until_state(SessionPhase.READY)
        await desk.press("Show output")
        await until_said(desk, "Failed with exit code 3")
        await until(viewer.sizeChanged, lambda: text_of(desk) == written, 30, lambda: text_of(desk))
        assert viewer.pages.pages.panes(0)[0].spans[0].style == "ansi-1"
        session_id = desk.session.info.session_id
    later = replace(options_of(cli, project), resume=session_id)
    async with Desk(later, environment, tmp_path / "desk") as desk:
        viewer, task = desk.screen.app.view.viewer, desk.screen.app.view.taskOutput
        await desk.press("Show output")
        await until_said(desk, "Failed with exit code 3")
        # 2.1.37 empties its folder of outputs when it starts.
        await until(
            [viewer.sizeChanged, task.changed],
            lambda: text_of(desk) == written or task.note == "The output is no longer available.",
            30,
            lambda: f"{text_of(desk)}; {task.note}",
        )
        assert cli is clis.OLD or text_of(desk) == written
