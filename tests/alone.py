"""The tests, side by side; the few that fail once more, alone.

Standard library alone but for what pytest calls: the test command imports it before there is an environment.

What fails only beside others, on a machine that is busy with them, tells of the machine; what fails alone
too tells of the program. The first is said plainly and is to be mended, but the program is not called broken.
"""

import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

FEW = 5
"""Failed tests that are looked at again. Where more fail, it is not by chance."""

_TESTS_FAILED, _INTERRUPTED = 1, 2  # of pytest's exit codes

Run = Callable[[Sequence[str]], int]


def run_tests(run: Run, arguments: Sequence[str]) -> tuple[int, list[str]]:
    """The exit code, and the tests that passed only when they were alone.

    `run` runs a module's command line and gives its exit code; `arguments` are pytest's. A crash, or a file
    that cannot be collected, is not looked at again.
    """
    with tempfile.TemporaryDirectory() as cache:
        command = ["pytest", "-o", f"cache_dir={cache}"]
        code = run([*command, "-p", "tests.alone", *arguments])
        failed = _failed(Path(cache))
        if code != _TESTS_FAILED or not 0 < len(failed) <= FEW or not all("::" in name for name in failed):
            return code, []
        print(f"\n== pytest, once more and alone: {', '.join(failed)}", flush=True)
        code = run([*command, "--last-failed", "--last-failed-no-failures=none"])
        return code, [] if code else failed


def pytest_runtest_logreport(report: Any) -> None:
    """Called by pytest. A report of no phase is xdist's, of a process that crashed: the run is over."""
    if report.when == "???":
        import pytest

        pytest.exit(str(report.longrepr), _INTERRUPTED)


def tell(shaky: Sequence[str]) -> str:
    """The words for what `run_tests` found; "" where it found nothing."""
    if not shaky:
        return ""
    return "\n  ".join(["\nTO BE MENDED: these failed beside others and passed only alone:", *shaky])


def _failed(cache: Path) -> list[str]:
    try:
        return sorted(json.loads((cache / "v" / "cache" / "lastfailed").read_text()))
    except OSError:
        return []
