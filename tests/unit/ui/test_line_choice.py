"""Which lines of a change are chosen by a range of characters, in one column and side by side."""

from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import Change, ChangeKind, ChosenLines, FileKind, PathState
from claude_desk.ui.changes.change_rows import ChangeRow, DiffLines, PageState, ShownDiff, rows_of
from claude_desk.ui.changes.line_choice import LineChoice, chosen_lines, lines_at

STATE = PathState(FileKind.FILE, 0o644, "0" * 40)
OLD = b"a\nb\nc\nd\ne\n"
NEW = b"a\nB\nC\nC2\nd\ne\n"  # -b -c +B +C +C2


def rows(sided: bool = False) -> list[ChangeRow]:
    diff = DiffLines(diff_of_states((STATE, OLD), (STATE, NEW), b"f", all_lines=False))
    change = Change(b"f", ChangeKind.MODIFIED, STATE, STATE)
    state = PageState(opened={b"f"}, diffs={b"f": ShownDiff(change, diff)}, sided=sided)
    return [row for row in rows_of([change], state) if row.kind == "lines"]


def test_lines_are_found_by_the_characters_of_a_text() -> None:
    (row,) = rows()  # a, -b, -c, +B, +C, +C2, d, e: two characters each, but three for C2
    assert lines_at(row, 0, 0) == [0] and lines_at(row, 2, 2) == [1]
    assert lines_at(row, 2, 6) == [1, 2] and lines_at(row, 2, 7) == [1, 2, 3]
    assert lines_at(row, 0, 999) == list(range(8))
    assert lines_at(row, -1, -1) == [] and lines_at(row, 0, 0, side=1) == []


def test_lines_of_a_side_are_those_of_that_side() -> None:
    (row,) = rows(sided=True)
    assert lines_at(row, 2, 6, side=1) == [1, 2]
    assert lines_at(row, 2, 6, side=2) == [3, 4]
    assert lines_at(row, 6, 6, side=1) == [], "there is no old line beside"
    assert lines_at(row, 6, 6, side=2) == [5]
    assert lines_at(row, 0, 0) == []


def test_lines_are_chosen_from_the_first_to_the_last() -> None:
    (row,) = rows()
    choice = LineChoice()
    choice.begin(row, [4])
    assert choice.rows == (4,)
    choice.extend(row, [1])
    assert choice.rows == (1, 2, 3, 4)
    choice.extend(row, [7])
    assert choice.rows == (4, 5), "from the first one, and lines that stay are not chosen"
    choice.begin(row, [1], more=True)
    assert choice.rows == (1, 4, 5)
    choice.begin(row, [4, 5], more=True)
    assert choice.rows == (1,)
    choice.begin(row, [1], more=True)
    assert choice.rows == () and choice.lines is None
    choice.begin(row, [0])
    choice.extend(row, [2])
    assert choice.rows == (1, 2)


def test_on_one_side_only_lines_of_that_side_are_chosen() -> None:
    (row,) = rows(sided=True)
    choice = LineChoice()
    choice.begin(row, [1], 1)
    choice.extend(row, [4])
    assert choice.rows == (1, 2)


def test_lines_of_other_lines_are_another_choice() -> None:
    (row,), (other,) = rows(), rows()
    choice = LineChoice()
    choice.begin(row, [1])
    assert choice.within(row.lines, 0, 8) == (1,) and choice.within(row.lines, 2, 8) == ()
    assert choice.within(other.lines, 0, 8) == ()
    choice.begin(other, [2], more=True)
    assert choice.rows == (2,)


def test_a_choice_is_told_by_the_numbers_of_the_lines() -> None:
    (row,) = rows()
    assert row.lines is not None
    assert chosen_lines(row.lines.diff, [5, 0, 1, 3]) == ChosenLines((2,), (2, 4))
