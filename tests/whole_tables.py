"""What a usual run plays of the tests that take long. `EVERY=1` plays everything.

- `few_of`: a few cases of a table whose cases start whole programs.
- `examples`: fewer random examples of a property. Each run has other examples.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

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
