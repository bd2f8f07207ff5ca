"""Try mutants of the modules, print the figure of each module, and list the mutants that survive."""

import argparse
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from types import FrameType

import tests.mutants
from tests.mutants.equivalent_mutants import HARMLESS
from tests.mutants.modules import MODULES
from tests.mutants.operators import Mutant, mutants_of
from tests.mutants.trial import Fate, Trial, UnfitTestsError, adopt_orphans, copied


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=tests.mutants.__doc__)
    parser.add_argument(
        "modules", nargs="*", metavar="MODULE", help=f"of {', '.join(MODULES)} (default: all)"
    )
    parser.add_argument("--sample", type=int, default=0, help="so many of each module, chosen by the seed")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    if unknown := set(options.modules) - set(MODULES):
        parser.error(f"not known: {', '.join(sorted(unknown))}")
    be_alone(arguments)
    for number in (signal.SIGINT, signal.SIGTERM):  # end the processes in the copy, and remove the copy
        signal.signal(number, _end)
    adopt_orphans()
    figures: list[str] = []
    total: Counter[Fate | str] = Counter()
    with copied() as copy:
        for module in options.modules or MODULES:
            trial = Trial(copy, module, MODULES[module], adopts=True)
            mutants = chosen(list(mutants_of(trial.source)), options.sample, f"{options.seed} {module}")
            try:
                counts = try_all(trial, module, mutants)
            except UnfitTestsError as error:
                print(f"{module}: {error}", file=sys.stderr)
                return 2
            total += counts
            for before in stale(module, trial.source):
                print(f"  no longer there, but said to be harmless: {before}", flush=True)
            figures.append(figure(module, counts))
            print(figures[-1], flush=True)
    print("\n".join(["", *figures, figure("all", total)]))
    return 0


def be_alone(arguments: Sequence[str]) -> None:
    """Run in a separate PID namespace, because a mutant of code that ends processes could end other
    programs."""
    if os.getpid() == 1:
        return
    program = shutil.which("unshare")
    if program is None:
        sys.exit("unshare (util-linux) is missing: mutants are tried where they see no process of others")
    user = [] if os.getuid() == 0 else ["--user", "--map-root-user"]
    alone = [program, *user, "--pid", "--fork", "--mount-proc", "--kill-child"]
    os.execv(program, [*alone, sys.executable, "-m", "tests.mutants", *arguments])


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def chosen(mutants: list[Mutant], sample: int, seed: str) -> list[Mutant]:
    """Return all mutants, or a sample that is the same for the same seed, in the order of their lines."""
    if 0 < sample < len(mutants):
        mutants = random.Random(seed).sample(mutants, sample)
    return sorted(mutants, key=lambda each: each.line)


def try_all(trial: Trial, module: str, mutants: Sequence[Mutant]) -> "Counter[Fate | str]":
    """Try the mutants, and return how many had each fate. Print the surviving mutants as they are found."""
    counts: Counter[Fate | str] = Counter()
    took = trial.begin()
    print(f"\n{module}: {len(mutants)} mutants; its tests take {took:.0f} s", flush=True)
    began = time.monotonic()
    for mutant in mutants:
        if (module, mutant.before, mutant.after) in HARMLESS:
            counts["harmless"] += 1
            continue
        fate = trial.fate_of(mutant.source)
        counts[fate] += 1
        if fate is Fate.LIVED:
            print(f"  LIVES {module}:{mutant}", flush=True)
    print(f"  {time.monotonic() - began:.0f} s", flush=True)
    return counts


def stale(module: str, source: str) -> list[str]:
    """Return the lines that equivalent_mutants.py names and that the module does not contain any more."""
    lines = {line.strip() for line in source.splitlines()}
    return [before for name, before, _ in HARMLESS if name == module and before not in lines]


def figure(name: str, counts: "Counter[Fate | str]") -> str:
    """Return one line: how many of the mutants died, without the harmless mutants."""
    died = counts[Fate.DIED] + counts[Fate.HUNG] + counts[Fate.BROKE]
    tried = died + counts[Fate.LIVED]
    share = f"{100 * died / tried:.0f} %" if tried else "-"
    more = [f"{counts[each]} {each}" for each in (Fate.HUNG, Fate.BROKE, "harmless") if counts[each]]
    return f"{name}: {died} of {tried} died ({share}){f'; {chr(44).join(more)}' if more else ''}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
