"""The test command, which runs on a Python that is new enough. Standard library only."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import machine  # resources/machine.py, whose folder tests/run puts on the path

from tests import changed_tests, clis, retry_alone, wheelhouse

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Check:
    """A tool to run in the environment: `python -m` with these arguments."""

    name: str
    arguments: tuple[str, ...]


# Two processes for each core, because tests wait for half of their time. The tests of a file stay in one
# process, and the files keep their order: the longest first (conftest).
SIDE_BY_SIDE = ("-p", "tests.parallel", "--processes", str(2 * (os.cpu_count() or 1)))
LINTERS = (
    Check("ruff check", ("ruff", "check", ".")),
    Check("ruff format", ("ruff", "format", "--check", ".")),
    Check("qmllint", ("tests.qml.lint",)),
    Check("mypy", ("mypy",)),
)
FEW_FILES = 3  # so few test files end before further processes would have started
TOOLS = {check.arguments[0] for check in LINTERS}


def main(arguments: Sequence[str]) -> int:
    """Prepare the environment, then run every check. With `arguments`, run only the tool that they name
    (pytest if they name no tool), or with `--changed` the tests that the changes reach."""
    began = time.monotonic()
    record = retry_alone.Record(retry_alone.RECORD)
    if not arguments and (words := record.tell()):
        print(f"{words}\n", flush=True)
    machine.provide(machine.missing_for_tests)
    python = machine.make_environment("test") / "python"
    try:
        for cli in clis.BOTH:
            clis.fetch(cli)
        wheelhouse.fill(python)
    except (clis.MissingCliError, wheelhouse.DownloadError) as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    if list(arguments) == ["--changed"]:
        return run_changed(python)
    if arguments:
        return run(python, arguments if arguments[0] in TOOLS else ["pytest", *arguments])
    if code := lint(python):
        return code
    print("\n== pytest", flush=True)
    code, shaky = retry_alone.run_tests(lambda words: run(python, words), SIDE_BY_SIDE, record)
    if code:
        _tell_failed("pytest", code, ("pytest", *SIDE_BY_SIDE))
        return code
    print(f"\nAll passed, in {time.monotonic() - began:.0f} s.{retry_alone.tell(shaky)}")
    return 0


def run_changed(python: Path) -> int:
    """Run the tests that the changes of this git branch can reach, and print how many they are. Run all tests
    if a changed file can reach any test."""
    try:
        changed = changed_tests.changed_files(ROOT)
    except changed_tests.NoHistoryError as error:
        print(f"FAILED: git does not tell what has changed: {error}", file=sys.stderr)
        return 1
    if not changed:
        print("Nothing has changed since this branch left main.")
        return 0
    found = changed_tests.select(ROOT, changed)
    if found.unknown:
        print(f"These can reach any test, so all are run: {', '.join(found.unknown)}")
        return run(python, ["pytest", *SIDE_BY_SIDE])
    print(f"{len(changed)} changed files reach {len(found.tests)} test files.", flush=True)
    if found.left:
        print(f"{len(found.left)} test files of the whole program are left to `tests/run`.", flush=True)
    if not found.tests:
        return 0
    side_by_side = SIDE_BY_SIDE if len(found.tests) > FEW_FILES else ()
    return run(python, ["pytest", "-q", *side_by_side, *found.tests])


def lint(python: Path) -> int:
    """Run all linters in parallel. Print the results in the order of `LINTERS`, with the output of each
    linter that failed."""
    failed = 0
    with ThreadPoolExecutor(len(LINTERS)) as pool:
        running = [pool.submit(_said, python, check.arguments) for check in LINTERS]
        for check, ended in zip(LINTERS, running, strict=True):
            code, said = ended.result()
            print(f"\n== {check.name}\n{said}" if code else f"== {check.name}: ok", flush=True)
            if code:
                _tell_failed(check.name, code, check.arguments)
            failed = failed or code
    return failed


def run(python: Path, arguments: Sequence[str]) -> int:
    """Run the module in the environment, from the checkout, and return its exit code."""
    return subprocess.run([python, "-m", *arguments], cwd=ROOT, env=_environ(python), check=False).returncode


def _said(python: Path, arguments: Sequence[str]) -> tuple[int, str]:
    both = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    done = subprocess.run([python, "-m", *arguments], cwd=ROOT, env=_environ(python), check=False, **both)
    return done.returncode, done.stdout


def _environ(python: Path) -> dict[str, str]:
    environ = {**os.environ, "PATH": f"{python.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Container images often forbid Python to keep compiled files. Then each process would compile everything.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return environ


def _tell_failed(name: str, code: int, arguments: Sequence[str]) -> None:
    print(
        f"\nFAILED: {name} (exit code {code}). By itself: tests/run {' '.join(arguments)}",
        file=sys.stderr,
    )
