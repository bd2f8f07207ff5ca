"""The command line of `python3 -m tests.fresh_machine`."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

COMMANDS = ("start", "tests")


@dataclass(frozen=True)
class Options:
    rounds: int
    load: int
    commands: tuple[str, ...]
    tests: tuple[str, ...]
    mirror: str
    base: Path | None
    folder: Path | None
    logs: Path
    keep: bool


def parse(arguments: Sequence[str], logs: Path) -> Options:
    """Parse the options; exit with a message if they are wrong. `logs` is the default folder for logs."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.fresh_machine",
        description="Run both commands of the README in a new root folder of Debian 12.",
    )
    parser.add_argument(
        "--rounds", type=_at_least(1), default=1, help="how often, each in a new root (default 1)"
    )
    parser.add_argument(
        "--load", type=_at_least(0), default=0, help="processes that keep a core busy meanwhile"
    )
    parser.add_argument("--only", choices=COMMANDS, help="run one of the two commands")
    parser.add_argument(
        "--mirror", default="", help="address of a Debian mirror (default: the one of apt here)"
    )
    parser.add_argument("--base", type=Path, help="where to keep the untouched root, for the next time too")
    parser.add_argument("--folder", type=Path, help="where to make the roots (default: the temporary folder)")
    parser.add_argument("--logs", type=Path, default=logs, help=f"where to write the logs (default {logs})")
    parser.add_argument("--keep", action="store_true", help="keep the root of a round that failed")
    parser.add_argument("tests", nargs="*", help="arguments for tests/run, after --")
    given = parser.parse_args(arguments)
    return Options(
        rounds=given.rounds,
        load=given.load,
        commands=(given.only,) if given.only else COMMANDS,
        tests=tuple(given.tests),
        mirror=given.mirror,
        base=given.base.absolute() if given.base else None,
        folder=given.folder.absolute() if given.folder else None,
        logs=given.logs.absolute(),
        keep=given.keep,
    )


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}")
        return int(text)

    return number
