"""A folder in which git runs a program. On both CLIs nothing runs before the user's answer, or after an
answer without trust."""

import asyncio
import shlex
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from claude_desk.options import Options
from claude_desk.protocol.launch_options import LaunchOptions, arguments, environment
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.workspace.folder_review import review
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.e2e.git_traps import (
    FORMS,
    GitTrap,
    commondir,
    hook_by_commondir,
    made,
    partial_clone,
    split_index,
    worktree_config,
)
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.wire_client import FLAGS, WireCli, deny

pytestmark = pytest.mark.each_run

QUESTION = "Do you trust this folder?"
GIT = [Answer(*[ToolUse("Bash", {"command": f"git {what}"}) for what in ("status", "diff", "log -p -n 3")])]


def processes_in(folder: Path) -> list[str]:
    """Return the command lines of this program's child processes that work in the folder or below it."""
    found = []
    for child in psutil.Process().children(recursive=True):
        try:
            if Path(child.cwd()).is_relative_to(folder):
                found.append(" ".join(child.cmdline()))
        except (psutil.Error, OSError):
            continue
    return found


@pytest.mark.seconds(120)
async def test_every_form_is_asked_about_before_anything_runs_there(
    cli: Cli, environment: dict[str, str], tmp_path: Path
) -> None:
    """Open each form in a new session, and in a session that the program begins again. There the user starts
    to write a message."""
    traps = [made(form, tmp_path / form.__name__) for form in FORMS]
    first, *others = traps
    options = Options(directory=str(first.folder), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk", known=False) as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        launcher, manager = desk.program.launcher, desk.program.session_manager
        for trap in others:
            launcher.begin_in(str(trap.folder))
            controller = manager.current
            assert controller is not None and controller.folder == str(trap.folder)
            assert controller.waits_for_trust and controller.session is None
            launcher.begin_again(manager.open(str(trap.folder)), "")
            controller = manager.current
            assert controller is not None and controller.session is not None
            controller.view.drafted.emit()
            assert controller.session.state.phase is SessionPhase.NOT_RUNNING
        await asyncio.sleep(0)
        assert processes_in(tmp_path) == []
    assert [trap.folder.parent.name for trap in traps if trap.mark.exists()] == []


@pytest.mark.seconds(60)
@pytest.mark.drawn(2)
@pytest.mark.parametrize("form", [commondir, hook_by_commondir, worktree_config, partial_clone])
def test_without_trust_git_runs_nothing_of_it(
    cli: Cli, api: StandIn, tmp_path: Path, environment: dict[str, str], form: Callable[[GitTrap], None]
) -> None:
    trap = made(form, tmp_path / "trap")
    found = review(trap.folder, Path("/nowhere/.claude"))
    assert found.not_held == ()
    look_at_it(cli, api, trap, environment, trusted=False)
    assert not trap.mark.exists()


@pytest.mark.seconds(60)
def test_the_same_looks_run_it_where_it_is_trusted(
    cli: Cli, api: StandIn, tmp_path: Path, environment: dict[str, str]
) -> None:
    trap = made(worktree_config, tmp_path / "trap")
    look_at_it(cli, api, trap, environment, trusted=True)
    assert trap.mark.exists()


def look_at_it(cli: Cli, api: StandIn, trap: GitTrap, environ: dict[str, str], trusted: bool) -> None:
    api.on("hello", [*GIT, "Done."])
    overrides = review(trap.folder, Path("/nowhere/.claude")).git_overrides
    options = LaunchOptions(trusted=trusted, git_overrides=overrides)
    variables = environment(environ, str(trap.folder), options)
    extra = [word for word in arguments(options) if word not in FLAGS]
    with WireCli(cli.command(), trap.folder, variables, extra, decide=deny("No.")) as wire:
        wire.ask("initialize")
        wire.say("hello")
        wire.wait_for_result()


@pytest.mark.seconds(60)
async def test_what_cannot_be_kept_out_is_not_opened_without_it(
    cli: Cli, environment: dict[str, str], tmp_path: Path
) -> None:
    trap = made(split_index, tmp_path / "trap")
    options = Options(directory=str(trap.folder), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk", known=False) as desk:
        await desk.until_shown(Kind.Heading, QUESTION)
        desk.screen.app.openedWithout.emit()  # the disabled button cannot do this
        assert desk.program.session is None
        told = desk.screen.app.property("trust").property("notHeld")
        assert told == [".git/index: submodules, whose own git settings cannot be turned off"]
    assert not trap.mark.exists()
