"""Tables of tests that start whole programs. A usual run plays a few cases of a table, and `EVERY=1` plays
all cases."""

import os
from collections.abc import Sequence
from typing import TypeVar

_Case = TypeVar("_Case")


def few_of(cases: Sequence[_Case], few: Sequence[_Case]) -> list[_Case]:
    """Return `few`, or the whole table if `EVERY` is set. Raise `ValueError` if a case of `few` is not in the
    table."""
    if strange := [case for case in few if case not in cases]:
        raise ValueError(f"not in the table: {strange}")
    return list(cases if os.environ.get("EVERY") else few)
