"""`python -m tests.fuzz --minutes 20 [--seed N]`: all targets with ever new examples until the time is over.

`--target NAME --seed N --examples M` repeats a reported failure.
"""

import argparse
import contextlib
import os
import sys
import time
import traceback
from dataclasses import dataclass, field

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from tests.fuzz.all_targets import TARGETS
from tests.fuzz.targets import Target

_SLICE = 20.0
"""Seconds of CPU. A round that takes less than a quarter of this doubles the examples of the next round."""


@dataclass
class Tally:
    """The results of a target so far. `examples`: the number of examples in the next round."""

    target: Target
    examples: int
    rounds: int = 0
    cpu: float = 0.0
    failures: dict[str, str] = field(default_factory=dict)

    def round(self, number: int) -> None:
        """Try one more seed."""
        began = time.process_time()
        try:
            self.target.run(self.examples, number)
        except Exception as error:
            self._keep(error, number)
        took = time.process_time() - began
        self.cpu += took
        self.rounds += 1
        if took < _SLICE / 4:
            self.examples *= 2

    def _keep(self, error: Exception, number: int) -> None:
        where = ", ".join(sorted(_places(error)))
        if where in self.failures:
            return
        repeat = f"--target {self.target.name} --seed {number} --examples {self.examples}"
        self.failures[where] = repeat
        print(f"\nFAILED {self.target.name}: python -m tests.fuzz {repeat}")
        print("".join(traceback.format_exception(error)), flush=True)


def _places(error: BaseException) -> set[str]:
    """Return the place where the error was raised; for a group of errors, the places of all errors in it."""
    if isinstance(error, BaseExceptionGroup):
        return {place for each in error.exceptions for place in _places(each)}
    last = traceback.extract_tb(error.__traceback__)[-1]
    return {f"{type(error).__name__} at {last.filename}:{last.lineno}"}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="of CPU, of all targets together")
    parser.add_argument("--seed", type=int, default=None, help="the first; each round takes the next")
    parser.add_argument("--target", action="append", choices=sorted(TARGETS))
    parser.add_argument("--examples", type=int, help="try so many of each target once")
    options = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication([])  # timers need an application
    assert application is not None
    chosen = [TARGETS[name] for name in options.target or TARGETS]
    tallies = [Tally(target, options.examples or target.short) for target in chosen]
    number = options.seed if options.seed is not None else time.time_ns() % 1_000_000
    print(f"seed {number}", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        _try_all(tallies, number, options.minutes * 60, once=bool(options.examples))
    for tally in tallies:
        _tell(tally)
    return 1 if any(tally.failures for tally in tallies) else 0


def _try_all(tallies: list[Tally], number: int, seconds: float, once: bool) -> None:
    """Run rounds of all targets in turn until `seconds` of CPU are used, but at least one round of each. With
    `once` stop after one round of each."""
    while not all(each.rounds for each in tallies) or (not once and time.process_time() < seconds):
        min(tallies, key=lambda each: (each.cpu, each.rounds)).round(number)
        number += 1


def _tell(tally: Tally) -> None:
    failed = f"{len(tally.failures)} failures" if tally.failures else "nothing failed"
    print(f"{tally.target.name}: {tally.target.tried:,} examples in {tally.cpu:.0f} s of CPU, {failed}")
    for where, repeat in tally.failures.items():
        print(f"  {where}\n    python -m tests.fuzz {repeat}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
