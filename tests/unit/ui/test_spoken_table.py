"""Tables as a screen reader speaks them."""

import pytest

from claude_desk.ui.transcript.spoken_table import spoken_table


@pytest.mark.parametrize(
    ("table", "spoken"),
    [
        (
            "| file | lines |\n| --- | ---: |\n| a.py | 12 |\n| b.py | 3 |\n",
            "file: a.py, lines: 12; file: b.py, lines: 3",
        ),
        ("file | lines\n--- | ---\na.py | 12", "file: a.py, lines: 12"),
        ("| | yes |\n|-|-|\n| **a** | `x \\| y` |\n", "a, yes: x y"),
        ("| a | b |\n|-|-|\n| 1 |\n", "a: 1"),
        ("| a |\n|-|\n| 1 | more |\n", "a: 1"),
        ("| a | b |\n|-|-|\n| | 2 |\n", "b: 2"),
        ("| a | b |\n", "a, b"),
        ("", ""),
    ],
)
def test_each_cell_follows_the_head_of_its_column(table: str, spoken: str) -> None:
    assert spoken_table(table, 1000) == spoken


def test_it_is_cut() -> None:
    rows = "".join(f"| {number} | x |\n" for number in range(100_000))
    assert len(spoken_table("| a | b |\n|-|-|\n" + rows, 500)) == 500
