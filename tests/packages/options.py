"""The command line of `python3 -m tests.packages`."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

KINDS = ("deb", "rpm", "archive", "wheel")


@dataclass(frozen=True)
class Options:
    """The options of a run. `packages`: the folder that `resources/package` writes. `wheels`: the folder of
    the wheel."""

    packages: Path
    wheels: Path
    kinds: tuple[str, ...]
    base: Path | None
    mirror: str
    logs: Path
    lint: bool


def parse(arguments: Sequence[str], dist: Path, wheels: Path, logs: Path) -> Options:
    """Parse the options; exit with a message if they are wrong."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.packages",
        description="Try the packages of resources/package in new root folders of Debian 12.",
    )
    parser.add_argument("--packages", type=Path, default=dist, help=f"where they are (default {dist})")
    parser.add_argument("--wheels", type=Path, default=wheels, help=f"where the wheel is (default {wheels})")
    parser.add_argument("--only", action="append", choices=KINDS, help="this one alone; may be repeated")
    parser.add_argument("--no-lint", dest="lint", action="store_false", help="without the linters")
    parser.add_argument("--base", type=Path, help="where to keep the untouched root, for the next time too")
    parser.add_argument(
        "--mirror", default="", help="address of a Debian mirror (default: the one of apt here)"
    )
    parser.add_argument("--logs", type=Path, default=logs, help=f"where to write the logs (default {logs})")
    given = parser.parse_args(arguments)
    return Options(
        packages=given.packages.absolute(),
        wheels=given.wheels.absolute(),
        kinds=tuple(given.only or KINDS),
        base=given.base.absolute() if given.base else None,
        mirror=given.mirror,
        logs=given.logs.absolute(),
        lint=given.lint,
    )
