"""The whole program in a process of its own, talking (`lived.py`), for a test to take something from."""

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.clis import ROOT


@contextmanager
def living(
    environ: Mapping[str, str], project: Path, cli: str, draft: str
) -> Iterator[subprocess.Popen[str]]:
    """The program once its answer runs and the draft is written; killed at the end at the latest."""
    words: Sequence[str] = ["-m", "tests.faults.lived", "go on", draft, f"--cli={cli}", str(project)]
    with subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            assert said == "running\n", program.communicate(timeout=20)[1]
            yield program
        finally:
            program.kill()
