"""The widths of a table's columns."""

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.ui.transcript.text_painter import column_widths

EM = 10.0


def measure(text: str, code: bool) -> float:
    return len(text) * (8.0 if code else 7.0)


def widths(room: float, *rows: list[str]) -> list[int]:
    return column_widths([[(text, False) for text in row] for row in rows], room, EM, measure)


def test_what_has_room_is_as_wide_as_its_text() -> None:
    assert widths(600, ["a", "bb"], ["aaaa", "b"]) == [28 + 29, 14 + 29]


def test_long_columns_share_the_room_and_short_ones_keep_theirs() -> None:
    found = widths(600, ["name", "what it does"], ["x", "word " * 60])
    assert found[0] == 28 + 29 and 550 <= sum(found) <= 600


def test_columns_that_just_have_room_do_not_go_beyond_it() -> None:
    texts = [["four short words here"] * 8]
    whole = sum(widths(3000, *texts))
    for room in range(whole - 20, whole + 20):
        assert sum(widths(room, *texts)) <= room


def test_what_has_no_room_scrolls_and_no_column_is_endless() -> None:
    found = widths(300, *[["column " * 20] * 12])
    assert sum(found) > 300
    assert all(90 <= width <= 241 for width in found)


def test_code_is_measured_as_code() -> None:
    assert column_widths([[("--dry-run", True)]], 600, EM, measure) == [72 + 29]


@given(st.lists(st.lists(st.text(max_size=60), max_size=6), max_size=5), st.floats(0, 2_000))
def test_any_table_has_widths(rows: list[list[str]], room: float) -> None:
    found = widths(room, *rows)
    assert len(found) == max(map(len, rows), default=0)
    assert all(0 < width <= 500 for width in found)
