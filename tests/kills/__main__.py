"""Many kills, run by hand: `python -m tests.kills [--rounds 300] [--seed 1] [--cli scripted --cli 2.1.37 …]`.

In each home several programs are killed, one after the other. Then the home is checked a last time. Each
finding is printed with its seed, and the findings are counted at the end. Homes with a finding are kept, and
the folder of the homes is printed.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests import clis, loopback
from tests.kills.rounds import home

_OF_A_HOME = 8


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--cli", action="append", choices=["scripted", *(cli.version for cli in clis.BOTH)])
    told = parser.parse_args()
    if why := loopback.enter():
        print(f"the network is open: {why}", file=sys.stderr)
        return 1
    kinds = told.cli or ["scripted", *(cli.version for cli in clis.BOTH)]
    root = Path(tempfile.mkdtemp(prefix="claude-desk-kills-"))
    kills, wrong = dict.fromkeys(kinds, 0), 0
    number = 0
    while sum(kills.values()) < told.rounds:
        which = kinds[number % len(kinds)]
        folder = root / f"{number}-{which}"
        number += 1
        with home(folder, which) as one:
            found: list[str] = []
            for step in range(_OF_A_HOME + 1):
                seed, look = told.seed * 1_000_000 + number * 100 + step, step == _OF_A_HOME
                found = one.round(seed, look)
                kills[which] += not look
                for words in found:
                    print(f"{folder.name}, seed {seed}, after {one.kills} kills: {words}", flush=True)
                wrong += len(found)
                if found:
                    break
        if not found:
            shutil.rmtree(folder, ignore_errors=True)
        print(
            f"{sum(kills.values())} kills {kills}, {len(one.told.sent)} messages here,"
            f" {one.told.sent_beside} of a second window, {wrong} findings",
            flush=True,
        )
    if not wrong:
        shutil.rmtree(root, ignore_errors=True)
    else:
        print(f"what was found is in {root}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
