"""Tables of tests that start whole programs: a usual run plays a few cases, `EVERY=1` plays all."""

import os
from collections.abc import Sequence
from typing import TypeVar

_Case = TypeVar("_Case")


def few_of(cases: Sequence[_Case], few: Sequence[_Case]) -> list[_Case]:
    """Return `few`, which must be in the table, or the whole table. Raise `ValueError` if one is not in
    it."""
    if strange := [case for case in few if case not in cases]:
        raise ValueError(f"not in the table: {strange}")
    return list(cases if os.environ.get("EVERY") else few)
