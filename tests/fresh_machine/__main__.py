"""Run the rounds, and print the outcome of each."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from tests.fresh_machine import debian
from tests.fresh_machine.options import Options, parse
from tests.fresh_machine.screen import Screen

CHECKOUT = Path(__file__).parents[2]
START_LIMIT = 1800.0  # seconds, including the installation
TESTS_LIMIT = 3 * 3600.0  # seconds
STANDING = 5.0
"""Seconds that a window has to stay until the start counts as good, because a crash may follow its first
frame."""

LEAST_COLOURS = 40
"""Smallest number of colours of a drawn window. A screen with fewer colours does not show the window yet."""


@dataclass
class Outcome:
    """The outcome of one command of one round."""

    name: str
    seconds: float
    words: str
    is_good: bool
    red: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.name}: {self.words}, after {self.seconds:.0f} s", *self.red]
        return "\n    ".join(lines)


class Round:
    """One root folder, and the commands that run in it."""

    def __init__(self, number: int, options: Options, root: debian.Root, screen: Screen) -> None:
        self._number = number
        self._options = options
        self._root = root
        self._screen = screen

    def run(self) -> Iterator[Outcome]:
        """Yield each outcome as soon as it is known. Stop after a failure."""
        clone(self._root.folder / "root" / "claude-desk")
        for command in self._options.commands:
            began = time.monotonic()
            log = self._options.logs / f"round-{self._number}-{command}.log"
            log.unlink(missing_ok=True)
            words, red = self._start(log) if command == "start" else self._tests(log)
            name = f"round {self._number}, {command}"
            yield Outcome(name, time.monotonic() - began, words or "good", not words, red)
            if words:
                return

    def _start(self, log: Path) -> tuple[str, list[str]]:
        """Start the program and wait until its window is up. Return an empty string and an empty list, or a
        failure text and the end of the log."""
        running = self._root.start(_in_clone("./resources/start"), log, {"DISPLAY": self._screen.display})
        since = time.monotonic()
        until = since + START_LIMIT
        try:
            while time.monotonic() < until:
                if running.poll() is not None:
                    return f"it ended with code {running.returncode}; see {log}", _tail(log)
                seen = [one for one in self._screen.windows() if one.width > 300 and one.height > 200]
                picture = self._screen.picture()
                if not seen or picture.colours() < LEAST_COLOURS:
                    since = time.monotonic()
                elif time.monotonic() - since >= STANDING:
                    picture.write(log.with_suffix(".png"))
                    print(f"  {seen[0]}, {picture.colours()} colours: {log.with_suffix('.png')}", flush=True)
                    return "", []
                time.sleep(2)
            return f"no window in {START_LIMIT:.0f} s; see {log}", _tail(log)
        finally:
            debian.end(running)

    def _tests(self, log: Path) -> tuple[str, list[str]]:
        """Run the tests. Return an empty string if the tests passed, or a text about their end, and the lines
        about tests that failed or passed only alone."""
        command = _in_clone("./tests/run", *self._options.tests)
        try:
            code = self._root.run(command, log, TESTS_LIMIT)
        except subprocess.TimeoutExpired:
            return f"not done in {TESTS_LIMIT:.0f} s; see {log}", _red(log)
        return (f"it ended with code {code}; see {log}" if code else ""), _red(log)


def main(arguments: Sequence[str]) -> int:
    options = parse(arguments, CHECKOUT / ".cache" / "fresh-machine")
    if os.geteuid() != 0:
        print("Root is needed, for a root folder and namespaces of its own.", file=sys.stderr)
        return 2
    if _git("status", "--porcelain"):
        print("What is not committed is not in the clone.", flush=True)
    for number in (signal.SIGINT, signal.SIGTERM):  # end the processes in the roots, and remove these
        signal.signal(number, _end)
    options.logs.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    try:
        with _folder(options) as folder, debian.busy(options.load):
            for outcome in _rounds(options, folder):
                print(outcome, flush=True)
                outcomes.append(outcome)
    except debian.RootError as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 2
    good = sum(outcome.is_good for outcome in outcomes)
    wanted = options.rounds * len(options.commands)
    print(f"{good} of {wanted} good, {_git('rev-parse', '--short', 'HEAD')}, load {options.load}.")
    return 0 if good == wanted else 1


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def clone(into: Path) -> None:
    """Clone the checkout's HEAD into the folder. Raise `RootError` if that fails."""
    command = ["git", "clone", "--quiet", "--no-local", str(CHECKOUT), str(into)]
    if subprocess.run(command, check=False).returncode:
        raise debian.RootError(f"{CHECKOUT} could not be cloned")


def _rounds(options: Options, folder: Path) -> Iterator[Outcome]:
    base = options.base or folder / "base"
    if not base.exists():
        print(f"Making a root of Debian ({debian.RELEASE})", flush=True)
        debian.make(base, options.mirror, options.logs / "debootstrap.log")
    shared = folder / "x11"
    shared.mkdir(mode=0o1777)
    shared.chmod(0o1777)
    debian.copy(base, folder / "screen")
    screen = Screen(debian.Root(folder / "screen", shared), options.logs)
    try:
        if "start" in options.commands:
            screen.open()
        for number in range(1, options.rounds + 1):
            root = debian.Root(folder / f"round-{number}", shared)
            debian.copy(base, root.folder)
            is_good = True
            for outcome in Round(number, options, root, screen).run():
                is_good = is_good and outcome.is_good
                yield outcome
            if is_good or not options.keep:
                root.remove()
    finally:
        screen.close()


@contextlib.contextmanager
def _folder(options: Options) -> Iterator[Path]:
    """Make a folder for all roots, and remove it at the end. With `options.keep`, keep the roots of failed
    rounds."""
    if options.folder:
        options.folder.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="claude-desk-fresh-", dir=options.folder))
    try:
        yield folder
    finally:
        kept = sorted(folder.glob("round-*")) if options.keep else []
        if kept:
            print(f"Kept: {', '.join(map(str, kept))}")
        for path in folder.iterdir():
            if path not in kept:
                debian.Root(path, path).remove()
        if not kept:
            folder.rmdir()


def _in_clone(*command: str) -> list[str]:
    return ["sh", "-c", 'cd /root/claude-desk && exec "$@"', "sh", *command]


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(CHECKOUT), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()


def _tail(log: Path) -> list[str]:
    return log.read_text(errors="replace").splitlines()[-12:]


def _red(log: Path) -> list[str]:
    """Return the lines about tests that failed or passed only alone."""
    lines = log.read_text(errors="replace").splitlines()
    named = [line for line in lines if re.match(r"(FAILED|ERROR)[ :]|TO BE MENDED|  tests/", line)]
    return list(dict.fromkeys(named))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
