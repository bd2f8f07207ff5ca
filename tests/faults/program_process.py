"""Programs in separate processes that a test can kill or starve, among them the whole program
(`busy_program.py`).
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.clis import ROOT


@contextmanager
def python_process(
    *words: str, until: str, environ: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run Python with these arguments, and yield the process once its first line is `until`. Kill the process
    at the end, if it still runs."""
    with subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            assert said == f"{until}\n", program.communicate(timeout=20)[1]
            yield program
        finally:
            program.kill()


@contextmanager
def busy_program(
    environ: Mapping[str, str], project: Path, cli: str, draft: str, queued: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """Run the whole program, and yield the process once its answer has begun and the draft is written. If
    `queued` is not empty, that message waits in the queue."""
    words = ("-m", "tests.faults.busy_program", "go on", queued, draft, f"--cli={cli}", str(project))
    with python_process(*words, until="running", environ=environ) as program:
        yield program
