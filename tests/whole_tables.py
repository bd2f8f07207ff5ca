"""What a usual run plays of the tests that take long. `EVERY=1` plays everything.

- `few_of`: a few cases of a table whose cases start whole programs.
- `examples`: fewer random examples of a property. Each run has other examples.
- `left_out`: the tests that a usual run leaves out because it plays them with the other version of the CLI.
"""

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar
from zlib import crc32

import pytest

from tests.clis import BOTH, Cli

_Case = TypeVar("_Case")

_SHARE = 4
"""A usual run tries one of this many examples."""

_FEWEST = 10
"""A usual run tries at least this many examples, or all if there are fewer."""


def is_usual() -> bool:
    """Whether this is a usual run, which `EVERY` did not ask to play everything."""
    return not os.environ.get("EVERY")


def few_of(cases: Sequence[_Case], few: Sequence[_Case]) -> list[_Case]:
    """Return `few`, or the whole table if `EVERY` is set. Raise `ValueError` if a case of `few` is not in the
    table."""
    if strange := [case for case in few if case not in cases]:
        raise ValueError(f"not in the table: {strange}")
    return list(few if is_usual() else cases)


def examples(count: int) -> int:
    """Return how many examples of a property a run tries, if `EVERY=1` tries `count`."""
    return max(min(count, _FEWEST), count // _SHARE) if is_usual() else count


def left_out(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests to leave out, so that each row of a test is played with one version of the CLI.

    The rows of a file take the versions in turn. A row stays whole if it is marked with `both_versions`, or
    has only one version among `items`.
    """
    rows: dict[str, dict[str, dict[Cli, pytest.Item]]] = {}
    for item in items:
        if (cli := _cli_of(item)) is not None and item.get_closest_marker("both_versions") is None:
            row = item.nodeid.replace(cli.version, "", 1)
            rows.setdefault(item.nodeid.partition("::")[0], {}).setdefault(row, {})[cli] = item
    dropped: list[pytest.Item] = []
    for file, of_file in rows.items():
        # A file with a single row would otherwise always be played with the same version.
        first = crc32(file.encode())
        for number, played in enumerate(of_file.values(), first):
            if len(played) == len(BOTH):
                dropped += [item for cli, item in played.items() if cli is not BOTH[number % len(BOTH)]]
    return dropped


def _cli_of(item: pytest.Item) -> Cli | None:
    found = item.callspec.params.get("cli") if hasattr(item, "callspec") else None
    return found if isinstance(found, Cli) else None
