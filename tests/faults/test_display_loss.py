"""The window system goes away in the midst of a turn: no child is left, and all is there again."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from claude_desk.controllers.main_controller import NOT_ENDED
from claude_desk.options import Options
from tests.e2e.desk import Desk
from tests.faults.busy_program import places_of
from tests.faults.program_process import busy_program
from tests.qml.window import Kind
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.session_harness import streaming
from tests.waiting import until


@pytest.fixture
def display() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A window system of the test's own, and its name."""
    program = shutil.which("Xvfb")
    assert program is not None  # the test command installs it
    reader, writer = os.pipe()
    with subprocess.Popen(
        [program, "-displayfd", str(writer), "-screen", "0", "1280x860x24"],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            name = f":{told.readline().strip()}"
        yield server, name
        server.kill()


@pytest.mark.seconds(120)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")
async def test_it_ends_at_once_and_comes_back(
    display: tuple[subprocess.Popen[bytes], str], project: Path, environment: dict[str, str]
) -> None:
    server, name = display
    steps = Steps().spawn("sleep", "60")
    steps.steps += streaming("Words of an answer. ").hang().steps
    cli = Script(steps, ignore_eof=True, ignore_signals=["TERM", "INT"]).save(project / "script.json")
    environ = {
        **environment,
        "DISPLAY": name,
        "QT_QPA_PLATFORM": "xcb",
        "QT_QUICK_BACKEND": "software",
    }
    with busy_program(environ, project, shlex.join(cli), "half a thought") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        assert any(child.name() == "sleep" for child in children)
        server.kill()
        _, errors = program.communicate(timeout=30)
        assert program.returncode == 1
        assert "Traceback" not in errors
        _, left = psutil.wait_procs(children, timeout=10)
        assert not left
    async with Desk(Options(cli="/nowhere/claude"), environment, places_of(environment)) as desk:
        assert desk.session.folder == str(project)
        await desk.until_shown(Kind.StaticText, NOT_ENDED)
        await until(desk.window.frameSwapped, lambda: desk.written() == "half a thought", 30)
