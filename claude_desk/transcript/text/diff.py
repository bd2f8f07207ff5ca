"""Changes of a text, line by line, and within a line word by word."""

from dataclasses import dataclass
from itertools import repeat
from typing import Any, NamedTuple

from claude_desk.transcript.text.matching import CommonLines, same_lines
from claude_desk.transcript.text.number_format import many
from claude_desk.transcript.text.syntax_highlight import language_of
from claude_desk.transcript.text.text_sanitizer import visible
from claude_desk.transcript.text.word_marks import WordMarks

CONTEXT = 3  # lines around a change
NO_NEWLINE = "No newline at the end of the file"


class DiffLine(NamedTuple):
    """`sign` is " ", "+", "-", "@" for a gap between two parts of the file, "\\\\" for a remark.

    A gap's text says how much is left out; a remark is about the line before it.

    `old` and `new` are line numbers from 1, 0 where the line is not in that text (or not known).
    `marks` are the (start, end) of the words in the line that differ, in code points.
    """

    sign: str
    old: int
    new: int
    text: str
    marks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Diff:
    """Its texts are what is to be seen: hidden characters are written out already."""

    path: str
    lines: tuple[DiffLine, ...]
    language: str = ""
    added: int = 0
    removed: int = 0

    @property
    def summary(self) -> str:
        """`+3 −1`."""
        return f"+{self.added} −{self.removed}"


def diff_of(
    old: str, new: str, path: str = "", first_line: int = 1, context: int = CONTEXT, whole: bool = True
) -> Diff:
    """What changed from `old` to `new`, of which the first line is `first_line` of its file (0: not known).

    `whole`: they are files, and a line at the end of one may lack its end. The cost is bounded: large texts
    that have little in common come out as removed and added whole.
    """
    if _only_crlf(old) and _only_crlf(new):
        old, new = old.replace("\r\n", "\n"), new.replace("\r\n", "\n")
    first, second = _Text(visible(old)), _Text(visible(new))
    if not whole and first.ends != second.ends:
        first.open_end()
        second.open_end()
    remarks = whole and bool(old) and bool(new) and first.ends != second.ends
    builder = _Builder(first_line, first_line)
    compared = first.compared(remarks), second.compared(remarks)
    changes = _changes(*compared)
    for index, (same, removed, added) in enumerate(changes):
        builder.same(
            first.lines[same.old : same.old + same.size],
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
    """The change `structuredPatch` tells (protocol.md section 8.2); what is not shaped so is left out."""
    builder = _Builder(0, 0)
    for hunk in hunks if isinstance(hunks, list) else []:
        if isinstance(hunk, dict) and isinstance(hunk.get("lines"), list):
            builder.go_on_at(_number(hunk.get("oldStart")), _number(hunk.get("newStart")))
            _read_patch(builder, [visible(line) for line in _lines_of(hunk["lines"])])
    return builder.diff(path)


def _lines_of(value: list[Any]) -> list[str]:
    """The lines of a hunk, without the ends that all of them have."""
    lines = [line for line in value if isinstance(line, str)]
    if all(line.endswith("\r") for line in lines if not line.startswith("\\")):
        return [line.removesuffix("\r") for line in lines]
    return lines


def _number(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def _read_patch(builder: "_Builder", lines: list[str]) -> None:
    """Lines with a sign before each, as a unified diff has them."""
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
    """Whether all lines end in CRLF: then that is not worth a word."""
    return text.count("\n") == text.count("\r\n")


class _Text:
    """The lines of a text, and whether the last one ends."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.ends = self.lines[-1] == ""
        if self.ends:
            self.lines.pop()

    def open_end(self) -> None:
        """Count what stands after the last line's end as a line, empty as it is."""
        if self.ends and self.lines:
            self.lines.append("")

    def compared(self, remarks: bool) -> list[str]:
        """The lines, the last of which is another one if it does not end."""
        if not remarks or self.ends:
            return self.lines
        return [*self.lines[:-1], self.lines[-1] + "\n"]


def _changes(old: list[str], new: list[str]) -> list[tuple[CommonLines, range, range]]:
    """Lines that stay, and what is removed and added after them."""
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
    """Lines of a diff one after the other."""

    def __init__(self, old: int, new: int) -> None:
        self._old = old  # the number of the next line, 0: not known
        self._new = new
        self._lines: list[DiffLine] = []
        self._marks = WordMarks()
        self._added = 0
        self._removed = 0

    def go_on_at(self, old: int, new: int) -> None:
        """Leave out what stands before these lines."""
        if self._lines:
            self._gap(max(0, new - self._new) if new and self._new else 0)
        self._old, self._new = old, new

    def same(self, lines: list[str], head: int, tail: int) -> None:
        """Lines that stay: the first and the last so many of them, and how many are between."""
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
        self._remark(old_open)
        numbers = range(second, second + len(added)) if second else repeat(0, len(added))
        rows = zip(numbers, added, new_marks, strict=True)
        self._lines += [DiffLine("+", 0, number, line, marks) for number, line, marks in rows]
        self._remark(new_open)
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
        self._lines.append(DiffLine("@", 0, 0, many(count, "unchanged line") if count else ""))

    def _remark(self, is_open: bool) -> None:
        if is_open:
            self._lines.append(DiffLine("\\", 0, 0, NO_NEWLINE))
