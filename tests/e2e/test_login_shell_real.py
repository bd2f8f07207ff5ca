"""Started from a desktop's menu: Claude's commands, hooks and MCP servers see what a terminal's would."""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionState
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.system.login_shell import ShellFailure
from tests.clis import NEW, OLD, Cli
from tests.e2e.desk import Desk
from tests.login_shells import HABITS, SHELLS, Shell, of_a_menu, ran, write_home
from tests.standin import Answer, StandIn, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(150)

CASES = [(NEW, shell, habit) for shell in SHELLS for habit in HABITS]
CASES += [(OLD, shell, "plain") for shell in SHELLS]


@pytest.mark.parametrize(
    ("cli", "shell", "habit"), CASES, ids=[f"{s.name}-{h}-{c.version}" for c, s, h in CASES]
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
    """A shell that fails is told of, and Claude goes on without."""
    monkeypatch.setenv("PATH", "/usr/local/bin:/usr/bin:/bin")  # of the program, which the shell adds to
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
            assert desk.session.state is SessionState.STARTING
            await desk.until_state(SessionState.READY)
            assert source.is_known
            await desk.say("run it")
            await desk.until_row("It ran.")
            await desk.until_state(SessionState.READY)
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
    """The `claude` that only the shell's PATH has is found then, and the session starts by itself."""
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
            await until(desk.session.problem_changed, lambda: desk.session.problem is not None)
            assert source.failure is ShellFailure.SILENT
            (home / shell.file).write_text(shell.names)
            page = desk.screen.app.preferences
            page.ask()
            assert "could not be read" in page.property("shellWords")
            page.shellWanted.emit()
            assert page.property("readsShell")
            await desk.until_state(SessionState.READY)
            assert desk.session.command is not None and desk.session.command.program == str(claude)
            assert page.property("shellWords") == f"Environment: as in a terminal, from {shell.program}"
    finally:
        source.close()
