"""Runs the tests side by side, and then runs the few failed tests again, alone.

Standard library only, except for what pytest calls: the test command imports this before there is an
environment.

A test that fails only beside other tests, on a machine that is busy with them, says something about the
machine. A test that also fails alone says something about the program. A test of the first kind is reported
plainly and has to be mended, but does not fail the run.

Such a test is excused once. A record, in the checkout's cache and not in git, counts how often each test
needed this, and how often it has passed beside other tests since. The next run prints the record first, and a
test that has not passed since is not retried: it fails the run. One pass beside other tests gives it another
chance, and after `FORGOTTEN` passes it is removed from the record. A new clone has no record, so a run there,
also in a CI, excuses tests as a first run does.
"""

import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FEW = 5
"""The greatest number of failed tests that are retried. More failures than this do not happen by chance."""

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
        """Return the words that a run begins with, or an empty string for an empty record."""
        if not self._entries:
            return ""
        lines = ["TO BE MENDED: in earlier runs here these failed beside others and passed only alone:"]
        for name, entry in sorted(self._entries.items(), key=lambda one: (-one[1].needed, one[0])):
            since = f"passes since: {entry.passed}" if entry.passed else "not asked again if it fails now"
            lines.append(f"{name} (runs: {entry.needed}; {since})")
        return "\n  ".join(lines)


def run_tests(run: Run, arguments: Sequence[str], record: Record) -> tuple[int, list[str]]:
    """Return the exit code, and the tests that failed beside other tests if all of them passed alone.

    `run` runs a module's command line and returns its exit code; `arguments` are pytest's. Nothing is retried
    after a crash, if a file cannot be collected, or if a test fails that still owes a pass.
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
            # The list still contains the tests that failed alone too.
            excused = sorted(set(failed).difference(_failed(Path(cache))))
        record.keep(failed, excused)
        return code, [] if code else failed


def pytest_runtest_logreport(report: Any) -> None:
    """End the run after a crash; pytest calls this. A report without a phase comes from xdist and is about a
    process that crashed."""
    if report.when == "???":
        import pytest

        pytest.exit(str(report.longrepr), _INTERRUPTED)


def tell(shaky: Sequence[str]) -> str:
    """Return the words for the tests that `run_tests` excused, or an empty string without such tests."""
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
