"""A change in one pane and in two panes: both texts are complete, and each line is next to its number."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.text.diff import diff_of
from claude_desk.ui.viewer.diff_panes import DiffPane, sides, unified

TEXTS = st.lists(st.sampled_from(["", "a", "b", "c", "d e", "d f"]), max_size=30)


def text_of(items: list[str]) -> str:
    return "".join(f"{item}\n" for item in items)


def numbered(pane: DiffPane) -> list[str]:
    """Return each line that has a number, with that number. Leave out signs and fillers."""
    if not pane.gutter:
        return []
    rows = zip(pane.gutter.split("\n"), pane.lines, strict=True)
    return [f"{gutter.split()[0]} {line.text}" for gutter, line in rows if gutter.strip()]


@given(TEXTS, TEXTS)
def test_both_sides_have_as_many_lines(old: list[str], new: list[str]) -> None:
    lines = diff_of(text_of(old), text_of(new), context=10**9).lines
    left, right = sides(lines)
    assert left.text.count("\n") == right.text.count("\n")
    if lines:
        assert numbered(left) == [f"{number} {text}" for number, text in enumerate(old, 1)]
        assert numbered(right) == [f"{number} {text}" for number, text in enumerate(new, 1)]
    for pane in (left, right, unified(lines)):
        assert not pane.gutter or pane.gutter.count("\n") == pane.text.count("\n")
        assert all(first.line + first.size <= second.line for first, second in pairwise(pane.bands))


def test_one_pane() -> None:
    pane = unified(diff_of("a\nb c\n", "a\nb d\nnew\n").lines)
    assert pane.gutter.split("\n") == ["1  ", "2 −", "2 +", "3 +"]
    assert pane.text == "a\nb c\nb d\nnew"
    assert [tuple(band) for band in pane.bands] == [(1, 1, "removed"), (2, 2, "added")]
    marked = [(pane.text[span.start : span.end], span.style) for span in pane.spans]
    assert marked == [("c", "removed"), ("d", "added")]


def test_a_piece_of_a_file_has_signs_alone() -> None:
    assert unified(diff_of("a", "b", first_line=0, complete=False).lines).gutter == "−\n+"
