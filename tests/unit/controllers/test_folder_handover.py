"""A second start, as a separate process, hands its folder to the program that runs."""

import subprocess
import sys
from pathlib import Path

from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.ui.window.window_engine import WindowEngine
from tests import clis
from tests.unit.agent.agent_harness import clean_environment
from tests.unit.controllers.conftest import StartProgram


async def test_the_folder_of_a_second_start_is_opened_and_that_one_ends(
    start_program: StartProgram, screen: WindowEngine, bus: str, tmp_path: Path
) -> None:
    """The folder gets its trust page as always, and the second program ends without output."""
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    (tmp_path / "first").mkdir()
    unknown = tmp_path / "unknown"
    unknown.mkdir()
    (unknown / ".mcp.json").write_text('{"mcpServers": {"x": {"command": "x"}}}')
    own = {"XDG_RUNTIME_DIR": str(runtime), "DBUS_SESSION_BUS_ADDRESS": bus}
    program = start_program(own, directory=str(tmp_path / "first"), cli="/nowhere/claude")
    await program.instance.own_name()
    assert program.instance.known
    second = clean_environment(tmp_path) | own | {"QT_QPA_PLATFORM": "offscreen"}

    def start() -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "claude_desk", str(unknown)]
        return subprocess.run(
            command, env=second, cwd=clis.ROOT, capture_output=True, text=True, timeout=60, check=False
        )

    done = await run_in_thread(start)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert program.session_manager.current is not None
    assert program.session_manager.current.folder == str(unknown)
    assert program.session is None and screen.app.property("page") == "trust"
    program.end()
    assert not program.instance.known and not (runtime / "claude-desk" / "instance").exists()


async def test_the_demo_and_a_program_with_a_profile_of_its_own_are_not_found(
    start_program: StartProgram, bus: str, tmp_path: Path
) -> None:
    program = start_program({"XDG_RUNTIME_DIR": str(tmp_path)}, demo=True)
    assert not program.instance._timer.isActive()
    program = start_program(profile="Work")
    assert not program.instance._timer.isActive()
    other = start_program({"XDG_RUNTIME_DIR": str(tmp_path)}, cli="/nowhere/claude")
    assert other.instance._timer.isActive()
