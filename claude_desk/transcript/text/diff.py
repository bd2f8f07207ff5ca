"""Finds the changes between two texts, line by line, and within a line word by word."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.syntax_highlight import language_of
from claude_desk.transcript.text.text_sanitizer import in_file

# The most pairs of equal lines that one comparison may give to difflib.
_PAIRS = 60_000
# The most lines of a range, in each text, that may be given to difflib. If the product of the two numbers of
# lines is not greater than this, difflib gets the range without a search for anchors.
_CLOSE = 400


class CommonLines(NamedTuple):
    """A run of `size` equal lines. The first is line `old` of the old text and line `new` of the new text.

    Lines are counted from 0.
    """

    old: int
    new: int
    size: int


def same_lines(old: Sequence[str], new: Sequence[str]) -> list[CommonLines]:
    """Return the runs of equal lines, in order.

    The runs are not always the longest possible ones. So the time grows only with n log n for n lines.
    """
    comparison = _Comparison(old, new)
    comparison.between(0, len(old), 0, len(new), anchored=False)
    return comparison.found


class _Comparison:
    def __init__(self, old: Sequence[str], new: Sequence[str]) -> None:
        self.found: list[CommonLines] = []
        self._old = old
        self._new = new
        self._left = _PAIRS

    def _add(self, old: int, new: int, size: int) -> None:
        last = self.found[-1] if self.found else None
        if last and last.old + last.size == old and last.new + last.size == new:
            self.found[-1] = CommonLines(last.old, last.new, last.size + size)
        elif size:
            self.found.append(CommonLines(old, new, size))

    def between(self, old: int, old_end: int, new: int, new_end: int, anchored: bool) -> None:
        """Add the equal lines of two ranges.

        First come the equal lines at the beginning and at the end of the ranges. What is left between them is
        split at anchors, which are lines that are unique in both ranges. difflib compares small ranges, and
        ranges between anchors (`anchored`). A range that is too large for difflib gets no equal lines.
        """
        head = self._head(old, old_end, new, new_end)
        self._add(old, new, head)
        old, new = old + head, new + head
        tail = self._tail(old, old_end, new, new_end)
        old_end, new_end = old_end - tail, new_end - tail
        if old < old_end and new < new_end:
            if anchored or (old_end - old) * (new_end - new) <= _CLOSE:
                self._closely(old, old_end, new, new_end)
            else:
                self._by_anchors(old, old_end, new, new_end)
        self._add(old_end, new_end, tail)

    def _head(self, old: int, old_end: int, new: int, new_end: int) -> int:
        most = min(old_end - old, new_end - new)
        size = 0
        while size < most and self._old[old + size] == self._new[new + size]:
            size += 1
        return size

    def _tail(self, old: int, old_end: int, new: int, new_end: int) -> int:
        most = min(old_end - old, new_end - new)
        size = 0
        while size < most and self._old[old_end - 1 - size] == self._new[new_end - 1 - size]:
            size += 1
        return size

    def _by_anchors(self, old: int, old_end: int, new: int, new_end: int) -> None:
        run = old, new  # where the run of adjacent anchors began
        for anchor_old, anchor_new in [*self._anchors(old, old_end, new, new_end), (old_end, new_end)]:
            if anchor_old != old or anchor_new != new:
                self._add(*run, old - run[0])
                if anchor_old > old and anchor_new > new:
                    self.between(old, anchor_old, new, anchor_new, anchored=True)
                run = anchor_old, anchor_new
            old, new = anchor_old + 1, anchor_new + 1
        self._add(*run, old - 1 - run[0])

    def _anchors(self, old: int, old_end: int, new: int, new_end: int) -> list[tuple[int, int]]:
        """Return the line numbers (old, new) of lines that occur exactly once in each range.

        If the order of these lines differs, return the longest series with the same order in both ranges.
        """
        in_old = Counter(self._old[old:old_end])
        in_new = Counter(self._new[new:new_end])
        place = {self._new[at]: at for at in range(new, new_end) if in_new[self._new[at]] == 1}
        pairs = [
            (at, place[self._old[at]])
            for at in range(old, old_end)
            if in_old[self._old[at]] == 1 and self._old[at] in place
        ]
        return _rising(pairs)

    def _closely(self, old: int, old_end: int, new: int, new_end: int) -> None:
        if old_end - old > _CLOSE or new_end - new > _CLOSE:
            return
        first, second = self._old[old:old_end], self._new[new:new_end]
        times = Counter(second)
        pairs = sum(times[line] for line in first if line in times)
        self._left -= pairs
        if not pairs or self._left < 0:
            return
        from difflib import SequenceMatcher  # not needed at startup

        matcher = SequenceMatcher(None, first, second, autojunk=False)
        for block in matcher.get_matching_blocks():
            self._add(old + block.a, new + block.b, block.size)


def _rising(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest series of pairs in which the second numbers rise. `pairs` is sorted by the first
    numbers."""
    ends: list[int] = []  # the smallest last number of a series, by length
    rows: list[int] = []  # the index of the pair with the number in `ends`
    before: list[int] = []
    for index, (_, number) in enumerate(pairs):
        length = bisect_left(ends, number)
        before.append(rows[length - 1] if length else -1)
        if length == len(ends):
            ends.append(number)
            rows.append(index)
        else:
            ends[length] = number
            rows[length] = index
    found = []
    at = rows[-1] if rows else -1
    while at >= 0:
        found.append(pairs[at])
        at = before[at]
    return found[::-1]


Marks = tuple[tuple[int, int], ...]

_LONGEST = 2_000  # characters; a longer line is not compared
_MOST_WORDS = 200
_EACH = 40  # fixed cost of a comparison, in characters
_ALIKE = 0.4  # smallest share of common words for which two lines count as one changed line
_PIECE = re.compile(r"\w+|\s+|[^\w\s]")


class WordMarks:
    """Compares lines for one diff, until the budget of characters is spent."""

    def __init__(self, characters: int = 40_000) -> None:
        self._left = characters

    def of(self, removed: Sequence[str], added: Sequence[str]) -> tuple[list[Marks], list[Marks]]:
        """Return the marks of a change's removed lines and of its added lines. Lines without a partner have
        no marks."""
        old_marks: list[Marks] = [()] * len(removed)
        new_marks: list[Marks] = [()] * len(added)
        if not added or self._left <= 0:
            return old_marks, new_marks
        at = 0
        for index, line in enumerate(removed):
            # If the numbers of removed and added lines are equal, the lines pair by position. Otherwise each
            # removed line pairs with the first similar line among the next 8 added lines.
            places = (
                range(index, index + 1) if len(removed) == len(added) else range(at, min(at + 8, len(added)))
            )
            for place in places:
                marks = self._compare(line, added[place])
                if marks is not None:
                    old_marks[index], new_marks[place] = marks
                    at = place + 1
                    break
            if self._left <= 0:
                break
        return old_marks, new_marks

    def _compare(self, old: str, new: str) -> tuple[Marks, Marks] | None:
        """Return the marks of both lines.

        Return None if the lines have too little in common or are too long, or if the budget is spent.
        """
        if len(old) > _LONGEST or len(new) > _LONGEST:
            return None
        self._left -= len(old) + len(new) + _EACH
        if self._left <= 0:
            return None
        first, second = _PIECE.findall(old), _PIECE.findall(new)
        if len(first) > _MOST_WORDS or len(second) > _MOST_WORDS or not _are_alike(first, second):
            return None
        from difflib import SequenceMatcher  # not needed at startup

        matcher = SequenceMatcher(None, first, second, autojunk=False)
        changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
        return (
            _marks(first, [(start, end) for _, start, end, _, _ in changes]),
            _marks(second, [(start, end) for _, _, _, start, end in changes]),
        )


def _are_alike(first: list[str], second: list[str]) -> bool:
    """Return whether the words that both lines share are at least `_ALIKE` of the longer line.

    The measure is the number of characters without white space.
    """
    shared = Counter(first) & Counter(second)
    same = sum(len(word) * times for word, times in shared.items() if not word.isspace())
    longest = max(_letters(first), _letters(second))
    return longest > 0 and same / longest >= _ALIKE


def _letters(words: list[str]) -> int:
    return sum(len(word) for word in words if not word.isspace())


def _marks(words: list[str], ranges: list[tuple[int, int]]) -> Marks:
    """Turn ranges of words into ranges of characters. Join ranges with only white space between them."""
    starts = [0]
    for word in words:
        starts.append(starts[-1] + len(word))
    marks: list[tuple[int, int]] = []
    last = 0
    for start, end in ranges:
        if start == end:
            continue
        if marks and "".join(words[last:start]).isspace():
            marks[-1] = (marks[-1][0], starts[end])
        else:
            marks.append((starts[start], starts[end]))
        last = end
    return tuple(marks)


CONTEXT = 3  # lines around a change


class DiffLine(NamedTuple):
    """A line of a diff.

    `sign`: " ", "+" or "-"; "@" for a gap between two parts of the file; "\\\\" for a remark about the
    previous line. Gaps and remarks have no text: `remark_of` returns their words. `left_out`: the number of
    lines in a gap, 0 if unknown.

    `old`, `new`: line numbers from 1; 0 if the text does not have the line, or if the number is unknown.
    `marks`: (start, end) of the words that differ, in code points.
    """

    sign: str
    old: int
    new: int
    text: str
    marks: tuple[tuple[int, int], ...] = ()
    left_out: int = 0


def remark_of(line: DiffLine) -> Text:
    """Return the words of a gap or a remark; "" for a gap of unknown length or a line of text."""
    if line.sign == "\\":
        return Phrase("edit_card.no_newline")
    return Phrase("edit_card.unchanged_lines", count=line.left_out) if line.left_out else ""


@dataclass(frozen=True, slots=True)
class Diff:
    """A change for display. Hidden characters in its lines are already written out."""

    path: str
    lines: tuple[DiffLine, ...]
    language: str = ""
    added: int = 0
    removed: int = 0

    @property
    def summary(self) -> str:
        """The numbers of added and removed lines, like `+3 −1`."""
        return f"+{self.added} −{self.removed}"


def diff_of(
    old: str,
    new: str,
    path: str = "",
    first_line: int = 1,
    context: int = CONTEXT,
    complete: bool = True,
    spaces: bool = True,
) -> Diff:
    """Return the changes from `old` to `new`. Both texts begin at line `first_line` of the file (0: unknown).

    `complete`: the texts are complete files. If only one of them ends without a line end, a remark says so.
    `spaces` False: lines that differ only in white space count as equal and are shown as in `new`. To bound
    the cost, all lines of large texts with little in common may count as removed and added.
    """
    if _only_crlf(old) and _only_crlf(new):
        old, new = old.replace("\r\n", "\n"), new.replace("\r\n", "\n")
    first, second = _Text(in_file(old)), _Text(in_file(new))
    if not complete and first.ends != second.ends:
        first.open_end()
        second.open_end()
    remarks = complete and spaces and bool(old) and bool(new) and first.ends != second.ends
    builder = _Builder(first_line, first_line)
    compared = first.compared(remarks, spaces), second.compared(remarks, spaces)
    changes = _changes(*compared)
    for index, (same, removed, added) in enumerate(changes):
        builder.same(
            second.lines[same.new : same.new + same.size],
            context if index else 0,
            context if index + 1 < len(changes) or removed or added else 0,
        )
        builder.change(
            [first.lines[at] for at in removed],
            [second.lines[at] for at in added],
            remarks and not first.ends and bool(removed) and removed[-1] + 1 == len(first.lines),
            remarks and not second.ends and bool(added) and added[-1] + 1 == len(second.lines),
        )
    return builder.diff(path)


def diff_of_patch(hunks: Any, path: str = "") -> Diff:
    """Return the change in `structuredPatch` (protocol/README.md 12.2). Leave out malformed parts."""
    builder = _Builder(0, 0)
    for hunk in hunks if isinstance(hunks, list) else []:
        if isinstance(hunk, dict) and isinstance(hunk.get("lines"), list):
            builder.go_on_at(_number(hunk.get("oldStart")), _number(hunk.get("newStart")))
            _read_patch(builder, [in_file(line) for line in _lines_of(hunk["lines"])])
    return builder.diff(path)


def _lines_of(value: list[Any]) -> list[str]:
    """Return the lines of a hunk. If all lines except remarks end in a carriage return, remove it."""
    lines = [line for line in value if isinstance(line, str)]
    if all(line.endswith("\r") for line in lines if not line.startswith("\\")):
        return [line.removesuffix("\r") for line in lines]
    return lines


def _number(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def _read_patch(builder: "_Builder", lines: list[str]) -> None:
    removed: list[str] = []
    added: list[str] = []
    old_open = new_open = False
    sign = " "
    for line in lines:
        if line.startswith("\\"):
            old_open, new_open = old_open or sign == "-", new_open or sign == "+"
            continue
        if line[:1] not in ("-", "+") or (line[:1] == "-" and added):
            builder.change(removed, added, old_open, new_open)
            removed, added, old_open, new_open = [], [], False, False
        sign = line[:1]
        if sign == "-":
            removed.append(line[1:])
        elif sign == "+":
            added.append(line[1:])
        else:
            builder.same([line[1:]], 1, 0)
    builder.change(removed, added, old_open, new_open)


def _only_crlf(text: str) -> bool:
    return text.count("\n") == text.count("\r\n")


class _Text:
    """The lines of a text. `ends`: whether the last line has a line end."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.ends = self.lines[-1] == ""
        if self.ends:
            self.lines.pop()

    def open_end(self) -> None:
        """Count the empty text after the last line end as a line."""
        if self.ends and self.lines:
            self.lines.append("")

    def compared(self, remarks: bool, spaces: bool) -> list[str]:
        """Return the lines in the form in which they are compared.

        With `remarks`, a last line without a line end does not equal the same line with a line end. Without
        `spaces`, the lines have no white space.
        """
        if not spaces:
            return ["".join(line.split()) for line in self.lines]
        if not remarks or self.ends:
            return self.lines
        return [*self.lines[:-1], self.lines[-1] + "\n"]


def _changes(old: list[str], new: list[str]) -> list[tuple[CommonLines, range, range]]:
    """Return each run of equal lines, with the lines that are removed and added after this run."""
    runs = same_lines(old, new)
    if not runs or runs[0].old or runs[0].new:
        runs.insert(0, CommonLines(0, 0, 0))
    changes = []
    for run, following in zip(runs, [*runs[1:], CommonLines(len(old), len(new), 0)], strict=True):
        removed = range(run.old + run.size, following.old)
        added = range(run.new + run.size, following.new)
        changes.append((run, removed, added))
    return changes


class _Builder:
    def __init__(self, old: int, new: int) -> None:
        self._old = old  # number of the next line of the old text; 0: unknown
        self._new = new
        self._lines: list[DiffLine] = []
        self._marks = WordMarks()
        self._added = 0
        self._removed = 0

    def go_on_at(self, old: int, new: int) -> None:
        """Continue at these line numbers. If there are earlier lines, add a gap."""
        if self._lines:
            self._gap(max(0, new - self._new) if new and self._new else 0)
        self._old, self._new = old, new

    def same(self, lines: list[str], head: int, tail: int) -> None:
        """Add the first `head` and the last `tail` of these equal lines.

        Leave out the lines in between. If `head` and `tail` are both above 0, a gap replaces these lines, but
        a single line is shown.
        """
        left_out = len(lines) - head - tail
        if left_out <= (1 if head and tail else 0):
            self._stay(lines)
            return
        self._stay(lines[:head])
        if head and tail:
            self._gap(left_out)
        self._skip(left_out)
        if tail:
            self._stay(lines[-tail:])

    def change(self, removed: list[str], added: list[str], old_open: bool, new_open: bool) -> None:
        old_marks, new_marks = self._marks.of(removed, added)
        first, second = self._old, self._new
        numbers = range(first, first + len(removed)) if first else repeat(0, len(removed))
        rows = zip(numbers, removed, old_marks, strict=True)
        self._lines += [DiffLine("-", number, 0, line, marks) for number, line, marks in rows]
        self._add_open_end(old_open)
        numbers = range(second, second + len(added)) if second else repeat(0, len(added))
        rows = zip(numbers, added, new_marks, strict=True)
        self._lines += [DiffLine("+", 0, number, line, marks) for number, line, marks in rows]
        self._add_open_end(new_open)
        self._old += len(removed) if first else 0
        self._new += len(added) if second else 0
        self._removed += len(removed)
        self._added += len(added)

    def diff(self, path: str) -> Diff:
        return Diff(path, tuple(self._lines), language_of(path), self._added, self._removed)

    def _stay(self, lines: list[str]) -> None:
        for line in lines:
            self._lines.append(DiffLine(" ", self._old, self._new, line))
            self._skip(1)

    def _skip(self, count: int) -> None:
        self._old += count if self._old else 0
        self._new += count if self._new else 0

    def _gap(self, count: int) -> None:
        self._lines.append(DiffLine("@", 0, 0, "", left_out=count))

    def _add_open_end(self, is_open: bool) -> None:
        if is_open:
            self._lines.append(DiffLine("\\", 0, 0, ""))
