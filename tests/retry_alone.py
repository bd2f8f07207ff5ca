"""Runs the tests in parallel. If few tests fail, runs these again, alone.

Standard library only, except for what pytest calls: the test command imports this before there is an
environment.

A test that also fails alone shows a fault of the program. A test that fails only beside other tests may show
no more than a busy machine. The run reports such a test as to be mended, and does not fail.

Such a test is excused once. A record in the checkout's cache counts how often each test was excused, and how
often it has passed beside other tests since then. The next run prints the record first. If a recorded test
fails before it has passed once, nothing is retried and the run fails. After `FORGOTTEN` passes a test is
removed from the record. Git does not contain the record, so a new clone, as in a CI, begins with an empty
one.
"""

import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FEW = 5
"""The greatest number of failed tests that are retried. More tests than this do not fail by chance."""

FORGOTTEN = 20
"""Passes beside other tests after which a test is removed from the record."""

_PASSED, _TESTS_FAILED, _INTERRUPTED = 0, 1, 2  # pytest's exit codes

RECORD = Path(__file__).parents[1] / ".cache" / "passed-alone.json"
"""The file is not in the folder of CLAUDE_DESK_TEST_CACHE, because that folder may outlive a clone."""

_NOT_AGAIN = """
FAILED: these failed beside others, after a run in which they had passed only alone. They are not asked again:
  {}"""

Run = Callable[[Sequence[str]], int]


@dataclass
class Entry:
    """How often a test passed only alone, and how often it has passed beside other tests since then."""

    needed: int = 0
    passed: int = 0


class Record:
    """The tests that passed only alone, in earlier runs of this checkout. A damaged file counts as an empty
    record."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._entries = _read(path)

    @property
    def owing(self) -> set[str]:
        """The tests that have not passed beside other tests since they were excused."""
        return {name for name, entry in self._entries.items() if entry.passed == 0}

    def keep(self, failed: Sequence[str], excused: Sequence[str]) -> None:
        """Record a run: the tests in `failed` failed beside other tests, and the tests in `excused` then
        passed alone. Raise `OSError`."""
        for name, entry in list(self._entries.items()):
            if name not in failed:
                entry.passed += 1
                if entry.passed >= FORGOTTEN:
                    del self._entries[name]
        for name in excused:
            entry = self._entries.setdefault(name, Entry())
            entry.needed, entry.passed = entry.needed + 1, 0
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_name(f"{self._path.name}.new")
        new.write_text(json.dumps({name: asdict(entry) for name, entry in self._entries.items()}, indent=1))
        new.replace(self._path)

    def tell(self) -> str:
        """Return the text with which a run begins, or an empty string for an empty record."""
        if not self._entries:
            return ""
        lines = ["TO BE MENDED: in earlier runs here these failed beside others and passed only alone:"]
        for name, entry in sorted(self._entries.items(), key=lambda one: (-one[1].needed, one[0])):
            since = f"passes since: {entry.passed}" if entry.passed else "not asked again if it fails now"
            lines.append(f"{name} (runs: {entry.needed}; {since})")
        return "\n  ".join(lines)


def run_tests(run: Run, arguments: Sequence[str], record: Record) -> tuple[int, list[str]]:
    """Return the exit code, and the tests that passed only alone. The list is empty if the run failed.

    `run` runs a module's command line and returns its exit code; `arguments` are pytest's. Nothing is retried
    after a crash, if a file cannot be collected, if more than `FEW` tests fail, or if a test fails that still
    owes a pass.
    """
    with tempfile.TemporaryDirectory() as cache:
        command = ["pytest", "-o", f"cache_dir={cache}"]
        code = run([*command, "-p", "tests.retry_alone", *arguments])
        if code not in (_PASSED, _TESTS_FAILED):
            return code, []
        failed = _failed(Path(cache))
        again = sorted(record.owing.intersection(failed))
        excused: list[str] = []
        if again:
            print(_NOT_AGAIN.format("\n  ".join(again)), flush=True)
        elif 0 < len(failed) <= FEW and all("::" in name for name in failed):
            print(f"\n== pytest, once more and alone: {', '.join(failed)}", flush=True)
            code = run([*command, "--last-failed", "--last-failed-no-failures=none"])
            # pytest's list of failed tests now contains only the tests that failed again.
            excused = sorted(set(failed).difference(_failed(Path(cache))))
        record.keep(failed, excused)
        return code, [] if code else failed


def pytest_runtest_logreport(report: Any) -> None:
    """End the run after a test process has crashed. `parallel` reports a crash without a phase. pytest calls
    this."""
    if report.when == "???":
        import pytest

        pytest.exit(str(report.longrepr), _INTERRUPTED)


def tell(shaky: Sequence[str]) -> str:
    """Return the text about the tests that `run_tests` excused, or an empty string if there are none."""
    if not shaky:
        return ""
    return "\n  ".join(["\nTO BE MENDED: these failed beside others and passed only alone:", *shaky])


def _read(path: Path) -> dict[str, Entry]:
    with suppress(OSError, ValueError, TypeError, AttributeError):
        return {name: Entry(**entry) for name, entry in json.loads(path.read_text()).items()}
    return {}


def _failed(cache: Path) -> list[str]:
    try:
        return sorted(json.loads((cache / "v" / "cache" / "lastfailed").read_text()))
    except OSError:
        return []
