"""What a usual run plays of the tests that take long. `EVERY=1` plays everything.

- `few_of`: a few cases of a table whose cases start whole programs.
- `share_of`: a share of a table whose cases take long. Each day has another share.
- `first_of`: the first of the seeds of a random test.
- `examples`: fewer random examples of a property. Each run has other examples.
- `left_out`: the tests that a usual run leaves to the runs of other days, or that it plays with the other
  version of the CLI.
"""

import os
from collections.abc import Iterable, Sequence
from datetime import date
from typing import TypeVar
from zlib import crc32

import pytest

from tests.clis import BOTH, Cli

_Case = TypeVar("_Case")

_SHARE = 4
"""A usual run tries one of this many examples."""

_FEWEST = 10
"""A usual run tries at least this many examples, or all if there are fewer."""

_ROWS = 3
"""A usual run plays one of this many rows of a file whose rows run a CLI."""

DRAW = "DRAW"
"""The variable with the number of the draw."""


def is_usual() -> bool:
    """Whether this is a usual run, which `EVERY` did not ask to play everything."""
    return not os.environ.get("EVERY")


def few_of(cases: Sequence[_Case], few: Sequence[_Case]) -> list[_Case]:
    """Return `few`, or the whole table if `EVERY` is set. Raise `ValueError` if a case of `few` is not in the
    table."""
    if strange := [case for case in few if case not in cases]:
        raise ValueError(f"not in the table: {strange}")
    return list(few if is_usual() else cases)


def share_of(cases: Sequence[_Case], days: int) -> list[_Case]:
    """Return the share of the table that this run draws. The draws of `days` days in a row play the whole
    table, as `EVERY` does at once."""
    return list(cases[draw() % days :: days] if is_usual() else cases)


def first_of(seeds: int) -> range:
    """Return the seeds of a random test, which are the same in each run. A usual run plays a quarter of
    them."""
    return range(-(-seeds // _SHARE) if is_usual() else seeds)


def examples(count: int) -> int:
    """Return how many examples of a property a run tries, if `EVERY=1` tries `count`."""
    return max(min(count, _FEWEST), count // _SHARE) if is_usual() else count


def draw() -> int:
    """Return the number of this run's draw: that of the variable `DRAW`, or else the number of the day.

    Set the variable, so that all processes of a run draw the same, also at midnight.
    """
    if DRAW not in os.environ:
        os.environ[DRAW] = str(date.today().toordinal())
    return int(os.environ[DRAW])


def left_out(items: Iterable[pytest.Item], day: int, is_drawn: bool = True) -> list[pytest.Item]:
    """Return the tests to leave out on this day.

    `is_drawn`: whether to leave out rows. A row is a test with its parameters, but without the version of the
    CLI. Rows that run a CLI are played every `_ROWS` days, and rows that are marked with `drawn(n)` every `n`
    days. A file plays at least one of them each day. Other rows that are marked with
    `each_run` or `both_versions` are always played.

    Each row is played with one version of the CLI. The rows of a file take the versions in turn. A row has
    both versions if it is marked with `both_versions`, and keeps its version if it has only one among
    `items`.
    """
    files: dict[str, dict[str, list[pytest.Item]]] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        files.setdefault(file, {}).setdefault(_row_of(item), []).append(item)
    dropped: list[pytest.Item] = []
    for file, rows in files.items():
        others = _of_other_days(file, rows, day) if is_drawn else set()
        dropped += [item for row in others for item in rows[row]]
        played = [row for name, row in rows.items() if name not in others and _has_choice(row)]
        # Files begin with different versions. A file with a single row gets both in the course of days.
        first = crc32(f"{file} {day}".encode())
        for number, row in enumerate(played, first):
            dropped += [item for item in row if _cli_of(item) is not BOTH[number % len(BOTH)]]
    return dropped


def _of_other_days(file: str, rows: dict[str, list[pytest.Item]], day: int) -> set[str]:
    """Return the names of the rows that are not drawn on this day."""
    drawn: dict[int, list[str]] = {}
    for name, row in rows.items():
        if (share := _share_of(row[0])) > 1:
            drawn.setdefault(share, []).append(name)
    day += crc32(file.encode())
    return {
        name
        for share, names in drawn.items()
        for number, name in enumerate(names)
        if (number - day) % min(share, len(names))
    }


def _share_of(item: pytest.Item) -> int:
    """Return in how many days the row of the test is played once."""
    if (marker := item.get_closest_marker("drawn")) is not None:
        return int(marker.args[0])
    if item.get_closest_marker("each_run") or item.get_closest_marker("both_versions"):
        return 1
    return _ROWS if _cli_of(item) is not None else 1


def _has_choice(row: list[pytest.Item]) -> bool:
    """Whether the row can be played with each version, and one of them is enough."""
    return len({_cli_of(item) for item in row} & set(BOTH)) == len(BOTH) and not row[0].get_closest_marker(
        "both_versions"
    )


def _row_of(item: pytest.Item) -> str:
    """Return the test's name without the version of the CLI."""
    cli = _cli_of(item)
    return item.nodeid if cli is None else item.nodeid.replace(cli.version, "", 1)


def _cli_of(item: pytest.Item) -> Cli | None:
    found = item.callspec.params.get("cli") if hasattr(item, "callspec") else None
    return found if isinstance(found, Cli) else None
