"""Compares two states of a list, so that a list model removes and inserts only the rows that differ."""

from collections.abc import Sequence


def equal_ends(old: Sequence[object], new: Sequence[object]) -> tuple[int, int]:
    """Return how many items are equal at the start, and how many of the remaining items at the end."""
    most = min(len(old), len(new))
    first = next((number for number in range(most) if old[number] != new[number]), most)
    last = next(
        (number for number in range(most - first) if old[-1 - number] != new[-1 - number]), most - first
    )
    return first, last
