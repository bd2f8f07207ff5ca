"""The program started from a desktop's menu: Claude's commands, hooks and MCP servers get the same
environment as from a terminal."""

import asyncio
import json
import shlex
import sys
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.system.login_shell import ShellFailure
from tests.clis import NEW, OLD, ROOT, Cli
from tests.e2e.desk import Desk
from tests.known_folder import trust_file
from tests.login_shells import HABITS, SHELLS, Shell, of_a_menu, ran, write_home
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(150)

TABLE = [(NEW, shell, habit) for shell in SHELLS for habit in HABITS]
TABLE += [(OLD, shell, "plain") for shell in SHELLS]


@pytest.mark.drawn(5)
@pytest.mark.parametrize(
    ("cli", "shell", "habit"), TABLE, ids=[f"{s.name}-{h}-{c.version}" for c, s, h in TABLE]
)
async def test_commands_hooks_and_servers_see_what_a_terminal_s_would(
    cli: Cli,
    shell: Shell,
    habit: str,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A failing shell is reported, and Claude continues without its environment."""
    monkeypatch.setenv("PATH", "/usr/local/bin:/usr/bin:/bin")  # PATH of the program, which the shell extends
    home = Path(environment["HOME"])
    write_home(home, shell, habit)
    own = Path(environment["CLAUDE_CONFIG_DIR"])
    own.mkdir(parents=True)
    hook = {"hooks": [{"type": "command", "command": "mytool hook"}]}
    settings = {"hooks": {"UserPromptSubmit": [hook]}, "permissions": {"allow": ["Bash(mytool:*)"]}}
    (own / "settings.json").write_text(json.dumps(settings))
    server = {"mcpServers": {"tools": {"command": "mytool", "args": ["server"]}}}
    api.on("run it", [Answer(ToolUse("Bash", {"command": "mytool bash"})), "It ran."])
    source = ShellEnvironment(of_a_menu(environment, shell))
    assert source.shell == shell.program
    source.ask()
    options = Options(
        directory=str(project),
        cli=shlex.join(cli.command()),
        extra=("--mcp-config", json.dumps(server)),
    )
    try:
        async with Desk(options, source.variables, tmp_path / "desk", shell=source) as desk:
            assert desk.session.state.phase is SessionPhase.STARTING
            await desk.until_state(SessionPhase.READY)
            assert source.is_known
            await desk.say("run it")
            await desk.until_row("It ran.")
            await desk.until_state(SessionPhase.READY)
            if habit == "failing":
                assert source.failure is ShellFailure.SILENT
                assert source.answer is not None and "no such thing" in source.answer.words
                told = [row for row in desk.rows() if f"{shell.program} could not be read" in row]
                assert len(told) == 1
                assert ran(home, "hook") == ran(home, "server") == ""
                return
            assert source.failure is None
            for what in ("bash", "hook", "server"):
                assert ran(home, what) == f"{what}: of the shell\n", what
            assert "bash: of the shell" in str(api.last_tool_result())
            assert not any("could not be read" in row for row in desk.rows())
    finally:
        source.close()


async def test_what_was_mended_meanwhile_is_read_again(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After the repair, the program finds the `claude` that is only on the shell's PATH, and the session
    starts by itself."""
    monkeypatch.setenv("PATH", "/usr/local/bin:/usr/bin:/bin")
    monkeypatch.setattr("claude_desk.agent.finder._SYSTEM_PLACES", ())
    home, shell = Path(environment["HOME"]), SHELLS[0]
    write_home(home, shell, "failing")
    claude = home / "mytools" / "claude"
    claude.write_text(f'#!/bin/sh\nexec {shlex.join(cli.command())} "$@"\n')
    claude.chmod(0o755)
    source = ShellEnvironment(of_a_menu(environment, shell))
    source.ask()
    options = Options(directory=str(project))
    try:
        async with Desk(options, source.variables, tmp_path / "desk", shell=source) as desk:
            await until(desk.session.state_changed, lambda: desk.session.state.problem is not None)
            assert source.failure is ShellFailure.SILENT
            (home / shell.file).write_text(shell.names)
            page = desk.screen.app.preferences
            page.ask()
            assert "could not be read" in page.property("shellWords")
            page.shellWanted.emit()
            assert page.property("readsShell")
            await desk.until_state(SessionPhase.READY)
            assert desk.session.command is not None and desk.session.command.program == str(claude)
            assert page.property("shellWords") == f"Environment: as in a terminal, from {shell.program}"
    finally:
        source.close()


_START = """
import asyncio, json, os, sys
from claude_desk import app
from claude_desk.agent.started_process import StartedProcess
from claude_desk.controllers.main_controller import MainController
from tests.waiting import until
told = {"early": False}
take, begin = StartedProcess.take, MainController.begin
def taken(self, launch):
    found = take(self, launch)
    told["early"] = found is not None
    return found
async def lead(program):
    session = program.session
    session.send("run it")
    await until(session.operations, lambda: session.store.last_footer is not None, 60)
    told["claude"] = session.command.program
    program.end()
def begin_and_lead(self, early=None):
    begin(self, early)
    self.leading = asyncio.ensure_future(lead(self))
StartedProcess.take = taken
MainController.begin = begin_and_lead
code = app.main(sys.argv[1:])
print(json.dumps(told), flush=True)
sys.exit(code)
"""


async def test_a_start_from_the_menu_finds_claude_and_starts_it_early(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """Run the whole program in a separate process. Its `claude` is only on the shell's PATH."""
    home, shell = Path(environment["HOME"]), SHELLS[0]
    write_home(home, shell, "printing")
    claude = home / "mytools" / "claude"
    claude.write_text(f'#!/bin/sh\nexec {shlex.join(cli.command())} "$@"\n')
    claude.chmod(0o755)
    own = Path(environment["CLAUDE_CONFIG_DIR"])
    own.mkdir(parents=True)
    (own / "settings.json").write_text(json.dumps({"permissions": {"allow": ["Bash(mytool:*)"]}}))
    trust_file(home / ".config" / "claude-desk", project)
    api.on("run it", [Answer(ToolUse("Bash", {"command": "mytool bash"})), "It ran."])
    offscreen = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(ROOT)}
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _START, str(project),
        env=of_a_menu(environment, shell) | offscreen,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        said, errors = await asyncio.wait_for(program.communicate(), 120)
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    assert program.returncode == 0, errors.decode()
    assert json.loads(said.splitlines()[-1]) == {"early": True, "claude": str(claude)}
    assert ran(home, "bash") == "bash: of the shell\n"
