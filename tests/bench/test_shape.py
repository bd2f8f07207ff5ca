"""The cost of a reply grows with its length and no faster: counted in the real window, never timed.

The figures themselves: `python -m tests.bench`.
"""

import pytest
from PySide6.QtGui import QGuiApplication

from tests.bench.many_rows import Opened
from tests.bench.shape import Counts, counted
from tests.bench.texts import KINDS

SHORT, LONG = 8_000, 40_000
# A table is parsed and laid out anew as it grows, up to 8 KB: the slowest by far.
SIZES = {"a table": (8_000, 16_000)}


@pytest.mark.parametrize("kind", KINDS)
def test_a_long_reply_costs_no_more_for_each_kb_than_a_short_one(qapp: QGuiApplication, kind: str) -> None:
    small, large = SIZES.get(kind, (SHORT, LONG))
    short, long = counted(kind, small), counted(kind, large)
    for name, count in vars(long).items():
        assert count <= 2 * getattr(short, name) + 1, (name, short, long)
    assert long.built <= 8, "rows are built that nobody sees, or again and again"
    # Four deltas of 120 characters for each frame, and hardly a frame more.
    assert long.frames <= 1000 / 480 * 1.5


def test_the_counts_count(qapp: QGuiApplication) -> None:
    found = counted("prose", 2_000)
    assert all(count > 0 for count in vars(found).values()), found
    assert isinstance(found, Counts)


def test_a_conversation_of_any_length_has_a_few_screens_of_rows(qapp: QGuiApplication) -> None:
    built = []
    for size in (30, 5_000):
        opened = Opened(size)
        opened.to_top()
        built.append(opened.built)
        opened.close()
    few, many = built
    assert 3 < few <= 40
    assert many <= few + 10
