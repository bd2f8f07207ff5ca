"""Programs in separate processes that a test can kill or starve, among them the whole program
(`busy_program.py`).
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.clis import ROOT
from tests.forks import programs

_CHANNELS: dict[str, Any] = {
    "stdin": subprocess.PIPE,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.PIPE,
    "text": True,
}


@contextmanager
def python_process(
    *words: str, until: str, environ: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run Python with these arguments, and yield the process once its first line is `until`. Kill the process
    at the end, if it still runs."""
    with (
        subprocess.Popen([sys.executable, *words], cwd=ROOT, env=environ, **_CHANNELS) as program,
        _once_it_says(until, program),
    ):
        yield program


@contextmanager
def _once_it_says(line: str, program: subprocess.Popen[str]) -> Iterator[None]:
    try:
        assert program.stdout is not None
        said = program.stdout.readline()
        assert said == f"{line}\n", program.communicate(timeout=20)[1]
        yield
    finally:
        program.kill()


@contextmanager
def busy_program(
    environ: Mapping[str, str], project: Path, cli: str, draft: str, queued: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """Run the whole program, and yield the process once its answer has begun and the draft is written. If
    `queued` is not empty, that message waits in the queue."""
    words = ("tests.faults.busy_program", "go on", queued, draft, f"--cli={cli}", str(project))
    with programs.start(*words, env=environ, **_CHANNELS) as program, _once_it_says("running", program):
        yield program
