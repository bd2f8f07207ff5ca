"""Tables of tests that start whole programs: a run of all plays a few cases, `EVERY=1` plays all."""

import os
from collections.abc import Sequence
from typing import TypeVar

_Case = TypeVar("_Case")


def few_of(cases: Sequence[_Case], few: Sequence[_Case]) -> list[_Case]:
    """`few`, which stand in the table, or the whole of it. ValueError where one does not stand there."""
    if strange := [case for case in few if case not in cases]:
        raise ValueError(f"not in the table: {strange}")
    return list(cases if os.environ.get("EVERY") else few)
