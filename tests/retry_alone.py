"""The tests, side by side; the few that fail once more, alone.

Standard library alone but for what pytest calls: the test command imports it before there is an environment.

What fails only beside others, on a machine that is busy with them, tells of the machine; what fails alone
too tells of the program. The first is said plainly and is to be mended, but the program is not called broken.

It is excused once. A record, in the checkout's cache and not in git, counts how often each test needed this,
and how often it has passed beside others since. The next run prints it first, and a test that has not passed
since is not asked again: it fails the run. One pass beside others gives another chance, and after some more
it is forgotten. A new clone has no record, so a run there, of a CI too, excuses as the first run does.
"""

import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FEW = 5
"""Failed tests that are looked at again. Where more fail, it is not by chance."""

FORGOTTEN = 20
"""After so many runs in a row in which it passed beside others, a test is no longer in the record."""

_PASSED, _TESTS_FAILED, _INTERRUPTED = 0, 1, 2  # of pytest's exit codes

RECORD = Path(__file__).parents[1] / ".cache" / "passed-alone.json"
"""Not where CLAUDE_DESK_TEST_CACHE points: that may outlive a clone."""

_NOT_AGAIN = """
FAILED: these failed beside others, after a run in which they had passed only alone. They are not asked again:
  {}"""

Run = Callable[[Sequence[str]], int]


@dataclass
class Entry:
    """How often a test passed only alone, and how often it has passed beside others since the last time."""

    needed: int = 0
    passed: int = 0


class Record:
    """The tests that passed only alone, in earlier runs of this checkout. A damaged file counts as none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._entries = _read(path)

    @property
    def owing(self) -> set[str]:
        """The tests that have not passed beside others since they were excused."""
        return {name for name, entry in self._entries.items() if entry.passed == 0}

    def keep(self, failed: Sequence[str], excused: Sequence[str]) -> None:
        """After a run: `failed` failed beside others, and `excused` of them passed alone. Raises OSError."""
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
        """The words that a run begins with; "" where there is nothing to say."""
        if not self._entries:
            return ""
        lines = ["TO BE MENDED: in earlier runs here these failed beside others and passed only alone:"]
        for name, entry in sorted(self._entries.items(), key=lambda one: (-one[1].needed, one[0])):
            since = f"passes since: {entry.passed}" if entry.passed else "not asked again if it fails now"
            lines.append(f"{name} (runs: {entry.needed}; {since})")
        return "\n  ".join(lines)


def run_tests(run: Run, arguments: Sequence[str], record: Record) -> tuple[int, list[str]]:
    """The exit code, and the tests that passed only when they were alone.

    `run` runs a module's command line and gives its exit code; `arguments` are pytest's. A crash, or a file
    that cannot be collected, is not looked at again, nor is anything where a test fails that owes a pass.
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
            # What failed alone too is in the list still.
            excused = sorted(set(failed).difference(_failed(Path(cache))))
        record.keep(failed, excused)
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


def _read(path: Path) -> dict[str, Entry]:
    with suppress(OSError, ValueError, TypeError, AttributeError):
        return {name: Entry(**entry) for name, entry in json.loads(path.read_text()).items()}
    return {}


def _failed(cache: Path) -> list[str]:
    try:
        return sorted(json.loads((cache / "v" / "cache" / "lastfailed").read_text()))
    except OSError:
        return []
