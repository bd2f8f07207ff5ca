"""The test command, once a Python is found that is new enough. Standard library alone."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import machine  # resources/machine.py; tests/run puts it on the path

from tests import clis, wheelhouse

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Check:
    """A tool to run in the environment: `python -m` and these arguments."""

    name: str
    arguments: tuple[str, ...]


# Tests wait more than they compute: one process more than there are cores. A file's tests stay together.
SIDE_BY_SIDE = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "loadfile")
CHECKS = (
    Check("ruff check", ("ruff", "check", ".")),
    Check("ruff format", ("ruff", "format", "--check", ".")),
    Check("mypy", ("mypy",)),
    Check("qmllint", ("tests.qml.lint",)),
    Check("pytest", ("pytest", *SIDE_BY_SIDE)),
)


TOOLS = {check.arguments[0] for check in CHECKS}


def main(arguments: Sequence[str]) -> int:
    """Prepare, then run every check, or the tool that `arguments` name (pytest, where it is none)."""
    began = time.monotonic()
    machine.install(machine.missing_for_tests())
    python = machine.make_environment("test") / "python"
    try:
        for cli in clis.BOTH:
            clis.fetch(cli)
        wheelhouse.fill(python)
    except (clis.MissingCliError, wheelhouse.DownloadError) as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    if arguments:
        return run(python, arguments if arguments[0] in TOOLS else ["pytest", *arguments])
    for check in CHECKS:
        print(f"\n== {check.name}", flush=True)
        code = run(python, check.arguments)
        if code:
            again = " ".join(check.arguments)
            print(f"\nFAILED: {check.name} (exit code {code}). By itself: tests/run {again}", file=sys.stderr)
            return code
    print(f"\nAll passed, in {time.monotonic() - began:.0f} s.")
    return 0


def run(python: Path, arguments: Sequence[str]) -> int:
    """Run the module in the environment, from the checkout."""
    environment = {**os.environ, "PATH": f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([python, "-m", *arguments], cwd=ROOT, env=environment, check=False).returncode
