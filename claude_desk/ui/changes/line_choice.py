"""The changed lines of a file that the user chose, in order to undo or stage only these lines. No Qt."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from claude_desk.snapshots.records import ChosenLines, FileDiff
    from claude_desk.ui.changes.change_rows import ChangeRow, DiffLines


class LineChoice:
    """The chosen lines of one file. A line is given as its index in the lines of the diff `lines`."""

    def __init__(self) -> None:
        self.path = b""
        self.lines: DiffLines | None = None  # diff of the last `begin`; None after `clear`
        self.rows: tuple[int, ...] = ()  # in ascending order
        self._kept: frozenset[int] = frozenset()  # chosen lines that `extend` keeps
        self._side = 0
        self._anchor: tuple[int, int] | None = None

    def begin(self, row: "ChangeRow", at: Sequence[int], side: int = 0, *, more: bool = False) -> None:
        """Choose only the changed lines among these lines.

        With `more`, add them to the choice, or remove them if all of them are chosen already.
        """
        changed = self._changed(row, at)
        same = self.lines is row.lines and self.path == row.path
        before = frozenset(self.rows) if same else frozenset()
        self.path, self.lines, self._side = row.path, row.lines, side
        self._anchor = (at[0], at[-1]) if at else None
        if more and changed and before >= changed:
            self._kept, self._anchor = before - changed, None
        else:
            self._kept = before if more else frozenset()
        self._put(self._kept | changed if self._anchor is not None else self._kept)

    def extend(self, row: "ChangeRow", at: Sequence[int]) -> None:
        """Choose all changed lines between the lines of the last `begin` and these lines, inclusive.

        Without a `begin` in this diff, or if the last `begin` removed lines, choose only these lines.
        """
        if not at or self._anchor is None or row.lines is None or self.lines is not row.lines:
            self.begin(row, at)
            return
        first, last = min(self._anchor[0], at[0]), max(self._anchor[1], at[-1])
        self._put(self._kept | self._changed(row, range(first, last + 1)))

    def clear(self) -> None:
        self.path, self.lines, self.rows, self._kept, self._anchor = b"", None, (), frozenset(), None

    def within(self, lines: "DiffLines | None", first: int, end: int) -> tuple[int, ...]:
        """Return the chosen lines from `first` to before `end`; () for another diff than the chosen one."""
        if lines is None or lines is not self.lines or not self.rows:
            return ()
        return self.rows[bisect_left(self.rows, first) : bisect_left(self.rows, end)]

    def _changed(self, row: "ChangeRow", at: Iterable[int]) -> frozenset[int]:
        """Return the changed lines among these lines. If a side was chosen, return only its lines."""
        if row.lines is None:
            return frozenset()
        signs, which = row.lines.diff.lines.signs, ("+-", "-", "+")[self._side]
        return frozenset(each for each in at if signs[each] in which)

    def _put(self, rows: frozenset[int]) -> None:
        self.rows = tuple(sorted(rows))
        if not rows and self._anchor is None:
            self.clear()


def chosen_lines(diff: "FileDiff", rows: Iterable[int]) -> "ChosenLines":
    """Return the removed and the added lines among rows of a diff. Ignore unchanged lines."""
    from claude_desk.snapshots.records import ChosenLines  # not needed for the first frame

    lines = diff.lines
    found = sorted(set(rows))
    return ChosenLines(
        tuple(lines.old[at] for at in found if lines.signs[at] == "-"),
        tuple(lines.new[at] for at in found if lines.signs[at] == "+"),
    )


def lines_at(row: "ChangeRow", start: int, end: int, side: int = 0) -> list[int]:
    """Return the lines of the diff with the characters from `start` to before `end` of the row's text.

    If `start` equals `end`, return the line of this character. `side` is 1 for the old lines and 2 for the
    new lines of a row with two sides, otherwise 0. Characters are counted in UTF-16 units, as in QML. Return
    [] for a negative `start`, a wrong `side`, or a row without lines.
    """
    if row.lines is None or row.kind != "lines" or start < 0 or bool(side) != row.sided:
        return []
    if not side:
        text = row.lines.pane(row.first, row.end).text
    else:
        text = row.lines.sides(row.hunk, row.first, row.end)[side - 1].text
    first, last = line_at(text, start), line_at(text, max(start, end - 1))
    if not side:
        return list(range(row.first + first, min(row.first + last, row.end - 1) + 1))
    return row.lines.side_rows(row.hunk, row.first + first, min(row.first + last + 1, row.end), side)


def line_at(text: str, position: int) -> int:
    """Return the line number of a character; `position` counts UTF-16 units."""
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * position]
    return before.decode("utf-16-le", "replace").count("\n")
