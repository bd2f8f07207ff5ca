"""The window system disappears in the middle of a turn. No child is left, and the next run restores
everything."""

import shlex
import sys
from pathlib import Path

import psutil
import pytest

from claude_desk.options import Options
from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.phrases.phrase_words import words
from tests.child_processes import still_running
from tests.display import Display
from tests.e2e.desk import Desk
from tests.faults.busy_program import places_of
from tests.faults.program_process import busy_program
from tests.qml.window import Kind
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.session_harness import streaming
from tests.waiting import until


@pytest.mark.seconds(120)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window system of Linux")
async def test_it_ends_at_once_and_comes_back(
    display: Display, project: Path, environment: dict[str, str]
) -> None:
    steps = Steps().spawn("sleep", "60")
    steps.steps += streaming("Words of an answer. ").hang().steps
    cli = Script(steps, ignore_eof=True, ignore_signals=["TERM", "INT"]).save(project / "script.json")
    environ = {
        **environment,
        "DISPLAY": display.name,
        "QT_QPA_PLATFORM": "xcb",
        "QT_QUICK_BACKEND": "software",
    }
    with busy_program(environ, project, shlex.join(cli), "half a thought") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        assert any(child.name() == "sleep" for child in children)
        display.server.kill()
        _, errors = program.communicate(timeout=30)
        assert program.returncode == 1
        assert "Traceback" not in errors
        assert not still_running(children, 10)
    async with Desk(Options(cli="/nowhere/claude"), environment, places_of(environment)) as desk:
        assert desk.session.folder == str(project)
        await desk.until_shown(Kind.StaticText, words(Phrase("session_notice.not_closed_properly")))
        await until(desk.window.frameSwapped, lambda: desk.written() == "half a thought", 30)
