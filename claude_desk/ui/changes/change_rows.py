"""The rows of the changes page: folders, their files, and the lines of open files. No Qt."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from claude_desk.session.snapshots.line_comments import LineComment
from claude_desk.snapshots.records import Change, FileDiff
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.diff import CONTEXT, DiffLine
from claude_desk.ui.viewer import diff_panes
from claude_desk.ui.viewer.diff_panes import DiffPane

BLOCK = 40  # greatest number of lines in one row
_PANES = 100  # greatest number of panes that are kept


class ChangeRowKind(StrEnum):
    FOLDER = "folder"
    FILE = "file"
    HUNK = "hunk"
    LINES = "lines"
    NOTE = "note"
    COMMENT = "comment"


class DiffLines:
    """A file's diff. A line becomes text only when it is shown."""

    def __init__(self, diff: FileDiff) -> None:
        self.diff = diff
        lines = diff.lines
        self._width = len(str(max(max(lines.old, default=0), max(lines.new, default=0))))
        self.pictures = [Attachment("", data=data) if data else None for data in diff.pictures]
        self._pairs: dict[int, list[tuple[int, int]]] = {}
        self._panes: OrderedDict[tuple[int, int], DiffPane] = OrderedDict()

    def blocks(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield the lines of a hunk and the lines around it, in blocks `(first, end)`."""
        yield from _cut(*self._extent(number))

    def side_blocks(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield the lines of a hunk for the side-by-side view, in blocks of pairs (`_pairs_of`)."""
        yield from _cut(0, len(self._pairs_of(number)))

    def changed(self, number: int) -> list[str]:
        """Return the texts of the lines that a hunk adds. If it adds no line, return the lines it removes.

        A negative `number` stands for all hunks together.
        """
        hunks = self.diff.hunks if number < 0 else self.diff.hunks[number : number + 1]
        rows = [at for hunk in hunks for at in range(hunk.row, hunk.row + hunk.count)]
        lines = [self._line(at) for at in rows]
        added = [line.text for line in lines if line.sign == "+"]
        return added or [line.text for line in lines if line.sign == "-"]

    def sided(self, number: int) -> bool:
        """Return whether the hunk both adds and removes lines. Any other hunk needs only one column."""
        hunk = self.diff.hunks[number]
        return bool(hunk.added and hunk.removed)

    def sides(self, number: int, first: int, end: int) -> tuple[DiffPane, DiffPane]:
        """Return a block of pairs as two panes: the old lines and the new lines, side by side."""
        pairs = self._pairs_of(number)[first:end]
        lines = [(self._line_or_none(old), self._line_or_none(new)) for old, new in pairs]
        return diff_panes.sides_of(lines, self._width)

    def lines_of(self, number: int, first: int, end: int) -> tuple[int, int]:
        """Return the lines of the diff in a block of pairs, as `(first, last + 1)`."""
        rows = [at for pair in self._pairs_of(number)[first:end] for at in pair if at >= 0]
        return min(rows), max(rows) + 1

    def side_rows(self, number: int, first: int, end: int, side: int) -> list[int]:
        """Return the lines of the diff on one side of a block of pairs.

        `side` is 1 for old lines, 2 for new lines.
        """
        return [pair[side - 1] for pair in self._pairs_of(number)[first:end] if pair[side - 1] >= 0]

    def side_of_each(self, number: int, first: int, end: int) -> list[tuple[int, int]]:
        """Return a block of the pairs that `_pairs_of` returns."""
        return self._pairs_of(number)[first:end]

    def _line_or_none(self, at: int) -> DiffLine | None:
        return self._line(at) if at >= 0 else None

    def _pairs_of(self, number: int) -> list[tuple[int, int]]:
        """Return a hunk's pairs of diff lines that are side by side; -1 if a side has no line."""
        if number not in self._pairs:
            found: list[tuple[int, int]] = []
            removed: list[int] = []
            added: list[int] = []
            signs = self.diff.lines.signs
            for at in range(*self._extent(number)):
                if signs[at] == "-" and not added:
                    removed.append(at)
                elif signs[at] == "+":
                    added.append(at)
                else:
                    found += zip_longest(removed, added, fillvalue=-1)
                    removed, added = ([at], []) if signs[at] == "-" else ([], [])
                    if signs[at] != "-":
                        found.append((at, at))
            found += zip_longest(removed, added, fillvalue=-1)
            self._pairs[number] = found
        return self._pairs[number]

    def _extent(self, number: int) -> tuple[int, int]:
        hunks, lines = self.diff.hunks, self.diff.lines
        hunk = hunks[number]
        before = hunks[number - 1].row + hunks[number - 1].count if number else 0
        after = hunks[number + 1].row if number + 1 < len(hunks) else len(lines)
        gap = lines.signs.rfind("@", before, hunk.row)
        begin = gap + 1 if gap >= 0 else max(before, hunk.row - CONTEXT) if number else 0
        gap = lines.signs.find("@", hunk.row + hunk.count, after)
        end = gap if gap >= 0 else max(hunk.row + hunk.count, after - CONTEXT)
        if number + 1 == len(hunks) and gap < 0:
            end = after
        return begin, end

    def places(self, comments: Iterable[LineComment]) -> dict[LineComment, int]:
        """Return for each comment the line of the diff below which the comment is shown.

        Return -1 for a comment on the file, and for a comment whose last line is not in the diff.
        """
        return {each: self._place_of(each) for each in comments}

    def _place_of(self, comment: LineComment) -> int:
        lines = self.diff.lines
        if not comment.last:
            return -1
        numbers = lines.old if comment.gone else lines.new
        return next(
            (at for at, number in enumerate(numbers) if number == comment.last and lines.signs[at] in " +-"),
            -1,
        )

    def forget_panes(self) -> None:
        """Drop the kept panes, because they contain words of the previous language."""
        self._panes.clear()

    def pane(self, first: int, end: int) -> DiffPane:
        pane = self._panes.get((first, end))
        if pane is None:
            pane = diff_panes.unified([self._line(at) for at in range(first, end)], self._width)
            self._panes[first, end] = pane
            if len(self._panes) > _PANES:
                self._panes.popitem(last=False)
        return pane

    def _line(self, at: int) -> DiffLine:
        lines = self.diff.lines
        text = lines.text[lines.starts[at] : lines.starts[at + 1] - 1]
        marks, left_out = lines.marks.get(at, ()), lines.left_out.get(at, 0)
        return DiffLine(lines.signs[at], lines.old[at], lines.new[at], text, marks, left_out)


def _cut(begin: int, end: int) -> Iterator[tuple[int, int]]:
    for start in range(begin, end, BLOCK):
        yield start, min(start + BLOCK, end)


# A function that returns the chosen lines of a diff from `first` to before `end`, in ascending order.
Chosen = Callable[[DiffLines, int, int], tuple[int, ...]]


def diff_key(change: Change) -> tuple[Any, ...]:
    """Return the path, old state and new state of the file: changes with the same key have the same diff."""
    return change.path, change.before, change.after


@dataclass(frozen=True, slots=True)
class ShownDiff:
    """The newest known diff of a file. It is the diff of `change`; a newer change may be known already.

    `lines` is None if the diff could not be read. The diff was requested with all lines of the file if
    `all_lines`, and with lines that differ only in white space if `spaces`.
    """

    change: Change
    lines: DiffLines | None
    all_lines: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A row. `path` is the path of its folder or file. `name` is the part of the path that is shown, without
    the folders of the rows above.

    `hunk` is the number of the row's hunk, -1 without a hunk. A row of lines shows the lines from `first`
    to before `end` of the diff, or these pairs of lines if `sided`. `lines` is the file's diff on a note, a
    hunk or lines; None on other rows, or if there is no diff. `known` is set for a note only: whether reading
    the diff has ended, with or without success.
    """

    kind: ChangeRowKind
    key: str
    path: bytes
    depth: int = 0
    name: bytes = b""
    change: Change | None = None
    is_open: bool = False
    files: int = 0
    added: int = 0
    removed: int = 0
    hunk: int = -1
    first: int = 0
    end: int = 0
    lines: "DiffLines | None" = None
    known: bool = False
    reviewed: bool = False
    comment: LineComment | None = None
    sided: bool = False
    all_lines: bool = False
    unnamed: bool = False  # no tool call names the file, and another session worked in the meantime
    chosen: tuple[int, ...] = ()  # chosen lines of the diff, in the row's hunk or lines


@dataclass(slots=True)
class _Folder:
    folders: "dict[bytes, _Folder]" = field(default_factory=dict)
    files: list[Change] = field(default_factory=list)

    def all(self) -> Iterator[Change]:
        for folder in self.folders.values():
            yield from folder.all()
        yield from self.files


@dataclass(slots=True)
class PageState:
    """The state of the page.

    `folded` are the closed folders. `opened` are the open files. An open file shows its diff from `diffs`.
    An outdated diff is shown until the newer diff is read. `comments` are by path. `sided`: whether old and
    new lines are shown side by side. `all_lines` are the files that show every line. `chosen` returns the
    chosen lines of a diff. `unnamed` is described at `ChangeRow`.
    """

    folded: set[bytes] = field(default_factory=set)
    opened: set[bytes] = field(default_factory=set)
    diffs: dict[bytes, ShownDiff] = field(default_factory=dict)
    reviewed: set[bytes] = field(default_factory=set)
    comments: dict[bytes, list[LineComment]] = field(default_factory=dict)
    sided: bool = False
    all_lines: set[bytes] = field(default_factory=set)
    chosen: Chosen = lambda lines, first, end: ()
    unnamed: frozenset[bytes] = frozenset()


def rows_of(changes: Sequence[Change], state: PageState) -> list[ChangeRow]:
    root = _Folder()
    for change in changes:
        folder = root
        *parts, _ = change.path.split(b"/")
        for part in parts:
            folder = folder.folders.setdefault(part, _Folder())
        folder.files.append(change)
    return list(_rows(root, b"", 0, state))


def _rows(folder: _Folder, path: bytes, depth: int, state: PageState) -> Iterator[ChangeRow]:
    for name, inner in sorted(folder.folders.items()):
        while len(inner.folders) == 1 and not inner.files:  # a folder with one folder and no file: join them
            ((below, inner),) = inner.folders.items()
            name += b"/" + below
        own = path + name
        inside = list(inner.all())
        is_open = own not in state.folded
        yield ChangeRow(
            ChangeRowKind.FOLDER,
            f"folder {own.hex()}",
            own,
            depth,
            name,
            is_open=is_open,
            files=len(inside),
            added=sum(max(0, change.added) for change in inside),
            removed=sum(max(0, change.removed) for change in inside),
        )
        if is_open:
            yield from _rows(inner, own + b"/", depth + 1, state)
    for change in folder.files:
        is_open = change.path in state.opened
        name = change.path.rpartition(b"/")[2]
        yield ChangeRow(
            ChangeRowKind.FILE,
            f"file {change.path.hex()}",
            change.path,
            depth,
            name,
            change,
            is_open,
            1,
            max(0, change.added),
            max(0, change.removed),
            reviewed=change.path in state.reviewed,
            all_lines=change.path in state.all_lines,
            unnamed=change.path in state.unnamed,
        )
        if is_open:
            yield from _inside(change, depth, state)


def _inside(change: Change, depth: int, state: PageState) -> Iterator[ChangeRow]:
    name, path = change.path.hex(), change.path
    shown = state.diffs.get(path)
    found = shown.lines if shown is not None else None
    if shown is not None and found is not None:
        change = shown.change
    if found is None or found.diff.trouble or not found.diff.hunks:
        known = shown is not None and diff_key(shown.change) == diff_key(change)
        yield ChangeRow(
            ChangeRowKind.NOTE, f"note {name}", path, depth + 1, change=change, lines=found, known=known
        )
        yield from (_comment(each, change, depth) for each in state.comments.get(path, ()))
        return
    commented = found.places(state.comments.get(path, ()))
    for number, hunk in enumerate(found.diff.hunks):
        yield ChangeRow(
            ChangeRowKind.HUNK,
            f"hunk {name} {number}",
            path,
            depth + 1,
            change=change,
            added=hunk.added,
            removed=hunk.removed,
            hunk=number,
            lines=found,
            chosen=state.chosen(found, hunk.row, hunk.row + hunk.count),
        )
        sided = state.sided and found.sided(number)
        for first, end in found.side_blocks(number) if sided else found.blocks(number):
            begin, behind = found.lines_of(number, first, end) if sided else (first, end)
            yield ChangeRow(
                ChangeRowKind.LINES,
                f"{'sides' if sided else 'lines'} {name} {number} {first}",
                path,
                depth + 1,
                change=change,
                hunk=number,
                first=first,
                end=end,
                lines=found,
                sided=sided,
                chosen=state.chosen(found, begin, behind),
            )
            if not commented:
                continue
            here = [each for each, at in commented.items() if begin <= at < behind]
            yield from (_comment(each, change, depth) for each in here)
            for each in here:
                del commented[each]
    yield from (_comment(each, change, depth) for each in commented)


def with_choice(row: ChangeRow, chosen_of: Chosen) -> ChangeRow:
    """Return the row with the lines that are chosen now. If they are the same, return the row itself."""
    if row.lines is None or row.hunk < 0:
        return row
    if row.kind is ChangeRowKind.HUNK:
        hunk = row.lines.diff.hunks[row.hunk]
        first, end = hunk.row, hunk.row + hunk.count
    else:
        first, end = row.first, row.end
        if row.sided:
            first, end = row.lines.lines_of(row.hunk, first, end)
    chosen = chosen_of(row.lines, first, end)
    return row if chosen == row.chosen else replace(row, chosen=chosen)


def _comment(comment: LineComment, change: Change, depth: int) -> ChangeRow:
    kind = ChangeRowKind.COMMENT
    return ChangeRow(kind, f"comment {comment.id}", change.path, depth + 1, change=change, comment=comment)
