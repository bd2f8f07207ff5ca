"""A separate program that drives a session, so that a test can kill it."""

import shlex
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.forks import programs


@contextmanager
def busy_program(
    project: Path, cli: Sequence[str], environment: Mapping[str, str], prompt: str, *flags: str
) -> Iterator[subprocess.Popen[str]]:
    """Yield the program after it printed its first line (see `busy_program.py`). Kill it at the end, if it
    still runs."""
    words = [*flags, str(project), shlex.join(cli), prompt]
    program = programs.start(
        "tests.e2e.busy_program",
        *words,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    try:
        assert program.stdout.readline() == ("asked\n" if "--asked" in flags else "running\n")
        yield program
    finally:
        program.kill()
        program.wait(5)
        program.stdout.close()
