"""Play the day by hand: `python -m tests.orca [--write]`. It needs orca, at-spi2-core, xdotool and xvfb from
Debian."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests import loopback
from tests.orca.day import SPOKEN, open_day, play, written


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.orca", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the words to spoken.txt")
    told = parser.parse_args()
    if why := loopback.enter():
        print(f"the network is open: {why}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="desk-orca-", ignore_cleanup_errors=True) as folder:
        with open_day(Path(folder)) as day:
            try:
                play(day)
            finally:
                print(written(day.acts))
        if told.write:
            SPOKEN.write_text(written(day.acts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
