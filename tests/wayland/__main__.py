"""A whole day on Wayland, run by hand: `python -m tests.wayland [--renderer software] [--scale 1.5]
[--pictures FOLDER] [--repeat 3]`.

This needs sway, dbus-daemon and weston (for the last scenes), and grim for pictures; all are in Debian. The
command prints each scene with its seconds, or the failure.
"""

import argparse
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

import pytest

from tests import loopback
from tests.wayland import decorations
from tests.wayland.day import RENDERERS, SCENES, open_day, play


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.wayland", description=__doc__)
    parser.add_argument("--renderer", choices=RENDERERS, default="opengl")
    parser.add_argument("--scale", type=float, default=1.5, help="of the screen")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the screen")
    parser.add_argument("--repeat", type=int, default=1, help="so many days")
    told = parser.parse_args()
    missing = [name for name in _needed(told.pictures) if shutil.which(name) is None]
    if missing:
        print(f"not here, but in Debian: {', '.join(missing)}", file=sys.stderr)
        return 1
    if why := loopback.enter():
        print(f"the network is open: {why}", file=sys.stderr)
        return 1
    if told.pictures is not None:
        told.pictures.mkdir(parents=True, exist_ok=True)
    return max(_day(told) for _ in range(told.repeat))


def _needed(pictures: Path | None) -> list[str]:
    return ["sway", "dbus-daemon", "weston", *(["grim"] if pictures is not None else [])]


def _day(told: argparse.Namespace) -> int:
    began = time.monotonic()

    def tell(scene: str) -> None:
        nonlocal began
        began, before = time.monotonic(), began
        print(f"{began - before:6.1f} s  {scene}", flush=True)

    with tempfile.TemporaryDirectory(prefix="desk-day-", ignore_cleanup_errors=True) as folder:
        try:
            root = Path(folder) / "day"
            root.mkdir()
            with open_day(root, told.renderer, list(SCENES), told.scale, told.pictures) as day:
                play(day, list(SCENES), tell)
            evening = Path(folder) / "evening"
            evening.mkdir()
            with open_day(evening, told.renderer, decorations.SPOKEN, 1, told.pictures) as day:
                decorations.play(day, tell)
        except (AssertionError, pytest.fail.Exception):
            traceback.print_exc()
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
