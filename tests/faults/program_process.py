"""Programs in processes of their own, for a test to take something from: the whole one (`busy_program.py`)
too.
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
    """A Python with these arguments, once `until` is its first line; killed at the end at the latest."""
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
    """The whole program, once its answer runs and the draft is written; `queued` waits in it, if not ""."""
    words = ("-m", "tests.faults.busy_program", "go on", queued, draft, f"--cli={cli}", str(project))
    with python_process(*words, until="running", environ=environ) as program:
        yield program
