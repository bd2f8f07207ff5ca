"""Children that read sessions and are halted while the program is killed. The children do not outlive the
program."""

import shlex
import signal
from pathlib import Path

import pytest

from tests.child_processes import children_with, still_running
from tests.faults.program_process import busy_program
from tests.faults.scripted_project import signal_all
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import streaming


@pytest.mark.parametrize("goes_on", [True, False])
def test_halted_readers_do_not_outlive_the_program(
    goes_on: bool, project: Path, environment: dict[str, str]
) -> None:
    """The children end if they are continued, and also if they stay halted."""
    cli = shlex.join(Script(streaming("Words of an answer. ")).save(project / "script.json"))
    environ = {**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    with busy_program(environ, project, cli, "a draft") as program:
        readers = children_with("library.server", program.pid)
        assert readers
        signal_all(readers, signal.SIGSTOP)
        program.kill()
        program.wait(10)
        if goes_on:
            for reader in readers:
                if reader.is_running():
                    reader.send_signal(signal.SIGCONT)
        left = still_running(readers, 10)
        for each in left:
            each.kill()
        assert not left
