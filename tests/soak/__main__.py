"""The long runs, started by hand: `python -m tests.soak [--turns 1000] [--sessions 200] [--idle 8h]
[--snapshots 10000]`.

For each run it prints a table of the program's resources at several moments, and the resources that grew.
Counts mean something on every machine. The memory is the memory of this process alone. The rounds of
snapshots, and the same number of rounds of reverted hunks, report only failures.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.bench.bench_window import run
from tests.soak import hunk_rounds, runs, snapshot_rounds
from tests.soak.active_timers import ticking
from tests.soak.growth import Growth
from tests.soak.resource_counts import ResourceCounts
from tests.soak.soak_session import begin, soaked_desk

_ROWS = 8  # lines of a table
_SETTLING = 3  # seconds until delayed writes and second looks are done


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--sessions", type=int, default=200)
    parser.add_argument("--idle", default="8h", help="hours or minutes: 8h, 90m")
    parser.add_argument("--snapshots", type=int, default=10_000, help="rounds of random changes and back")
    parser.add_argument("--seed", type=int, default=0, help="where these begin")
    parser.add_argument("--all", action="store_true", help="show what grew to the last container and type")
    told = parser.parse_args()
    minutes = int(told.idle[:-1]) * (60 if told.idle.endswith("h") else 1)
    with tempfile.TemporaryDirectory() as folder:
        if told.turns or told.sessions or minutes:
            run(lambda: _soak(Path(folder), told.turns, told.sessions, minutes, told.all))
    every = _every(told.snapshots)
    snapshot_rounds.rounds(
        told.snapshots, told.seed, lambda n: None if n % every else print("round", n, flush=True)
    )
    snapshot_rounds.ignored_rounds(told.snapshots // 10, told.seed)
    for stamped in (True, False):
        snapshot_rounds.late_rounds(told.snapshots // 10, told.seed, stamped=stamped)
    hunk_rounds.rounds(told.snapshots, told.seed)


async def _soak(root: Path, turns: int, sessions: int, minutes: int, everything: bool) -> None:
    async with soaked_desk(root) as desk:
        if turns:
            table = Table("turn", everything)
            await runs.turns(desk, root / "one", turns, _every(turns), table.note)
            table.tell(turns)
        if sessions:
            table = Table("session", everything)
            await begin(desk, root / "stays")
            await runs.sessions(desk, root / "many", sessions, _every(sessions), table.note)
            table.tell(sessions)
        if minutes:
            table = Table("minute", everything)
            if not len(desk.program.session_manager):
                await begin(desk, root / "stays")
            desk.window.hide()
            await asyncio.sleep(_SETTLING)
            print("ticking while hidden:", ticking(runs.roots(desk)) or "nothing")
            desk.window.show()
            await asyncio.sleep(_SETTLING)
            print("ticking while shown:", ticking(runs.roots(desk)) or "nothing")
            await runs.idle(desk, root / "claude" / "projects", minutes, _every(minutes), table.note)
            table.tell(minutes)


def _every(count: int) -> int:
    return max(1, count // _ROWS)


class Table:
    """Prints a line for each note, and at the end the growth from the second note to the last note."""

    def __init__(self, what: str, everything: bool) -> None:
        self._what = what
        self._least = 0.001 if everything else 0.5
        self._noted: list[tuple[int, ResourceCounts]] = []

    def note(self, number: int, found: ResourceCounts) -> None:
        if not self._noted:
            print(self._what.rjust(8), "     MB", *found.counts(), sep="  ")
        counts = [str(count).rjust(len(name)) for name, count in found.counts().items()]
        print(str(number).rjust(8), f"{found.memory / 1e6:7.1f}", *counts, sep="  ", flush=True)
        self._noted.append((number, found))

    def tell(self, count: int) -> None:
        if len(self._noted) < 3:
            return
        (begin, first), (end, last) = self._noted[1], self._noted[-1]
        growth = Growth(first, last, end - begin)
        print(f"for each {self._what} of the last {growth.count}: {growth.memory / 1000:.1f} KB")
        for name, by in growth.counts().items():
            print(f"    {name}: {by:+.3f}")
        for name, by in growth.sizes(self._least).items():
            print(f"    {name}: {by:+.2f}")
        for name, by in growth.types(self._least).items():
            print(f"    objects of {name}: {by:+.2f}")


if __name__ == "__main__":
    main()
