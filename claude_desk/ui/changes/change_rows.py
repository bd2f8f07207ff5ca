"""The rows of the changes page: files, and the lines of open files. No Qt."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from claude_desk.snapshots.records import Change, DiffHunk, FileDiff
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.diff import CONTEXT, DiffLine
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.ui.viewer import diff_panes
from claude_desk.ui.viewer.diff_panes import DiffPane

if TYPE_CHECKING:
    from claude_desk.session.snapshots.change_undo import UndonePart

BLOCK = 40  # greatest number of lines in one row
# A hunk with more lines than `LONG` shows its first `BEGINNING` lines until the user asks for all of them.
LONG, BEGINNING = 60, BLOCK
_PANES = 100  # greatest number of panes that are kept


class ChangeRowKind(StrEnum):
    FILE = "file"
    HUNK = "hunk"
    LINES = "lines"
    MORE = "more"  # the lines of a long hunk that are not shown
    NOTE = "note"
    COMMENT = "comment"
    FIELD = "field"  # the text field of the comment that the user writes


class DiffLines:
    """A file's diff. A line becomes text only when it is shown."""

    def __init__(self, diff: FileDiff) -> None:
        self.diff = diff
        lines = diff.lines
        self._width = len(str(max(max(lines.old, default=0), max(lines.new, default=0))))
        self.pictures = [Attachment("", data=data) if data else None for data in diff.pictures]
        self._pairs: dict[int, list[tuple[int, int]]] = {}
        self._panes: OrderedDict[tuple[int, int], DiffPane] = OrderedDict()

    def blocks(self, number: int, ends: Iterable[int] = ()) -> Iterator[tuple[int, int]]:
        """Yield the lines of a hunk and the lines around it, in blocks `(first, end)`.

        `ends`: lines of the diff after which a block ends.
        """
        yield from _cut(*self._extent(number), {line + 1 for line in ends})

    def side_blocks(self, number: int, ends: Collection[int] = ()) -> Iterator[tuple[int, int]]:
        """Yield the lines of a hunk for the side-by-side view, in blocks of pairs (`_pairs_of`).

        `ends`: lines of the diff after which a block ends.
        """
        pairs = self._pairs_of(number)
        cuts = {at + 1 for at, pair in enumerate(pairs) if ends and any(line in ends for line in pair)}
        yield from _cut(0, len(pairs), cuts)

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

    def rows_on(self, comment: LineComment) -> frozenset[int]:
        """Return the lines of the diff that the comment is on."""
        lines, numbers = self.diff.lines, range(comment.first, comment.last + 1)
        of_side, signs = (lines.old, "-") if comment.gone else (lines.new, " +")
        return frozenset(
            at for at, sign in enumerate(lines.signs) if sign in signs and of_side[at] in numbers
        )

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


def _cut(begin: int, end: int, cuts: Iterable[int] = ()) -> Iterator[tuple[int, int]]:
    """Yield the blocks from `begin` to `end`. A block also ends at each of the `cuts`."""
    start = begin
    for cut in (*sorted(each for each in set(cuts) if begin < each < end), end):
        for first in range(start, cut, BLOCK):
            yield first, min(first + BLOCK, cut)
        start = cut


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
class ShownUndone:
    """An undone file or hunk that is still shown. `lines`: the diff that was shown, None if the file was
    closed."""

    part: "UndonePart"
    lines: DiffLines | None


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A row. `path` is the path of its file.

    `hunk` is the number of the row's hunk, -1 without a hunk. A row of lines shows the lines from `first`
    to before `end` of the diff, or these pairs of lines if `sided`; a row of the kind `more` stands for these
    lines. `lines` is the file's diff on a note, a
    hunk or lines; None on other rows, or if there is no diff. `known` is set for a note only: whether reading
    the diff has ended, with or without success.
    """

    kind: ChangeRowKind
    key: str
    path: bytes
    change: Change | None = None
    is_open: bool = False
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
    untracked: bool = False  # git does not know the file
    chosen: tuple[int, ...] = ()  # chosen lines of the diff, in the row's hunk or lines
    commented: tuple[int, ...] = ()  # the row's lines of the diff that the user is writing a comment on
    staged: str = ""  # how much is staged: "none", "half", "all"; "" if that is not known or not asked
    undone: "UndonePart | None" = None
    opens: bool = True  # whether a file has anything to open
    undoes: bool = True  # whether the change can be undone, if the scope has changes to undo
    unsent: bool = False  # whether the comment is not in the message


def _nothing_staged(change: Change, hunk: DiffHunk | None) -> str:
    return ""


@dataclass(slots=True)
class PageState:
    """The state of the page.

    `opened` are the open files. An open file shows its diff from `diffs`. An outdated diff is shown until the
    newer diff is read. `comments` are by path, with the comment that the user writes (`writing`: its id). If
    the file of that comment is not among the changes, the comment is `stray`. `sided`: whether old and new
    lines are shown side by side. `all_lines` are the files that show every line. `whole`: the long hunks, by
    path and number, that show all their lines. `chosen` returns the chosen
    lines of a diff. `unnamed` and `untracked` are described at `ChangeRow`. `staged` returns how much of a
    file or of its hunk is staged. `undone`: the newest first. `undoes` returns whether a change can be
    undone. `unsent`: the ids of the comments that are not in the message.
    """

    opened: set[bytes] = field(default_factory=set)
    diffs: dict[bytes, ShownDiff] = field(default_factory=dict)
    reviewed: set[bytes] = field(default_factory=set)
    comments: Mapping[bytes, Sequence[LineComment]] = field(default_factory=dict)
    writing: str = ""
    stray: LineComment | None = None
    sided: bool = False
    all_lines: set[bytes] = field(default_factory=set)
    whole: set[tuple[bytes, int]] = field(default_factory=set)
    chosen: Chosen = lambda lines, first, end: ()
    unnamed: frozenset[bytes] = frozenset()
    untracked: frozenset[bytes] = frozenset()
    staged: Callable[[Change, DiffHunk | None], str] = _nothing_staged
    undone: Sequence[ShownUndone] = ()
    undoes: Callable[[Change], bool] = lambda change: True
    unsent: frozenset[str] = frozenset()


def rows_of(changes: Sequence[Change], state: PageState) -> list[ChangeRow]:
    undone: dict[bytes, list[ShownUndone]] = {}
    for each in state.undone:
        undone.setdefault(each.part.change.path, []).append(each)
    rows: list[ChangeRow] = []
    gone = sorted(undone.keys() - {change.path for change in changes})
    for change in changes:
        while gone and gone[0] < change.path:
            path = gone.pop(0)
            rows += _gone(path, undone[path], state)
        rows += _file(change, undone.get(change.path, ()), state)
    for path in gone:
        rows += _gone(path, undone[path], state)
    if state.stray is not None:
        rows.append(_comment(state.stray, None, b"", state))
    return rows


def _file(change: Change, undone: Sequence[ShownUndone], state: PageState) -> Iterator[ChangeRow]:
    is_open = change.path in state.opened
    yield ChangeRow(
        ChangeRowKind.FILE,
        f"file {change.path.hex()}",
        change.path,
        change,
        is_open,
        max(0, change.added),
        max(0, change.removed),
        reviewed=change.path in state.reviewed,
        all_lines=change.path in state.all_lines,
        unnamed=change.path in state.unnamed,
        untracked=change.path in state.untracked,
        staged=state.staged(change, None),
        undoes=state.undoes(change),
    )
    if is_open:
        yield from _inside(change, undone, state)
    else:
        written = (each for each in state.comments.get(change.path, ()) if each.id == state.writing)
        yield from (_comment(each, change, change.path, state) for each in written)


def _gone(path: bytes, undone: Sequence[ShownUndone], state: PageState) -> Iterator[ChangeRow]:
    """Yield the rows of an undone file, or of a file of which each hunk was undone."""
    first = undone[0]
    whole = first.part.hunk is None
    shown = [each for each in undone if each.lines is not None and each.lines.diff.hunks]
    is_open = bool(shown) and path in state.opened
    part = first.part if whole or len(undone) == 1 else replace(first.part, restore="")
    yield ChangeRow(
        ChangeRowKind.FILE,
        f"undone {path.hex()}",
        path,
        first.part.change,
        is_open,
        undone=part,
        opens=bool(shown),
    )
    if not is_open:
        return
    for each in shown[:1] if whole else sorted(shown, key=_old_line):
        assert each.lines is not None
        for number, hunk in enumerate(each.lines.diff.hunks):
            if each.part.hunk in (None, hunk):
                yield from _undone_hunk(each, number, len(undone) == 1)


def _old_line(undone: ShownUndone) -> int:
    return undone.part.hunk.old if undone.part.hunk is not None else 0


def _undone_hunk(undone: ShownUndone, number: int, only: bool = False) -> Iterator[ChangeRow]:
    """Yield the rows of an undone hunk. `only`: the file's row already offers to redo it."""
    part, lines = undone.part, undone.lines
    assert lines is not None
    path, name = part.change.path, part.change.path.hex()
    offered = replace(part, restore="") if only else part
    yield ChangeRow(
        ChangeRowKind.HUNK,
        f"undone {name} {part.restore} {number}",
        path,
        part.change,
        hunk=number,
        lines=lines,
        undone=offered,
    )
    for first, end in lines.blocks(number):
        yield ChangeRow(
            ChangeRowKind.LINES,
            f"undone {name} {part.restore} {number} {first}",
            path,
            part.change,
            hunk=number,
            first=first,
            end=end,
            lines=lines,
            undone=offered,
        )


def _inside(change: Change, undone: Sequence[ShownUndone], state: PageState) -> Iterator[ChangeRow]:
    name, path = change.path.hex(), change.path
    shown = state.diffs.get(path)
    found = shown.lines if shown is not None else None
    if shown is not None and found is not None:
        change = shown.change
    comments = state.comments.get(path, ())
    if found is None or found.diff.trouble or not found.diff.hunks:
        known = shown is not None and diff_key(shown.change) == diff_key(change)
        yield ChangeRow(ChangeRowKind.NOTE, f"note {name}", path, change, lines=found, known=known)
        yield from (_comment(each, change, path, state) for each in comments)
        return
    yield from (_comment(each, change, path, state) for each in comments if not each.last)
    commented = found.places(each for each in comments if each.last)
    writing = next((each for each in commented if each.id == state.writing), None)
    marked = found.rows_on(writing) if writing is not None else frozenset()
    pieces = sorted((each for each in undone if _is_piece(each, change, found)), key=_old_line)
    for number, hunk in enumerate(found.diff.hunks):
        while pieces and _old_line(pieces[0]) < hunk.old:
            yield from _undone_piece(pieces.pop(0))
        yield ChangeRow(
            ChangeRowKind.HUNK,
            f"hunk {name} {number}",
            path,
            change,
            added=hunk.added,
            removed=hunk.removed,
            hunk=number,
            lines=found,
            chosen=state.chosen(found, hunk.row, hunk.row + hunk.count),
            staged=state.staged(change, hunk),
            undoes=state.undoes(change),
        )
        sided = state.sided and found.sided(number)
        ends = set(commented.values())
        blocks = list(found.side_blocks(number, ends) if sided else found.blocks(number, ends))
        hidden = blocks[-1][1] - blocks[0][0] - BEGINNING
        # A comment and the lines that it is on stay in sight.
        is_cut = hidden > LONG - BEGINNING and not comments and change.path not in state.all_lines
        is_cut = is_cut and (path, number) not in state.whole
        for first, end in blocks[:1] if is_cut else blocks:
            begin, behind = found.lines_of(number, first, end) if sided else (first, end)
            yield ChangeRow(
                ChangeRowKind.LINES,
                f"{'sides' if sided else 'lines'} {name} {number} {first}",
                path,
                change,
                hunk=number,
                first=first,
                end=end,
                lines=found,
                sided=sided,
                chosen=state.chosen(found, begin, behind),
                commented=tuple(at for at in range(begin, behind) if at in marked) if marked else (),
            )
            if not commented:
                continue
            here = [each for each, at in commented.items() if begin <= at < behind]
            yield from (_comment(each, change, path, state) for each in here)
            for each in here:
                del commented[each]
        if is_cut:
            yield ChangeRow(
                ChangeRowKind.MORE,
                f"more {name} {number}",
                path,
                change,
                hunk=number,
                first=blocks[0][1],
                end=blocks[-1][1],
                lines=found,
                sided=sided,
            )
    for piece in pieces:
        yield from _undone_piece(piece)
    yield from (_comment(each, change, path, state) for each in commented)


def _is_piece(undone: ShownUndone, change: Change, found: DiffLines) -> bool:
    """Return whether this is an undone hunk that the diff of the file does not have any more."""
    part = undone.part
    there = undone.lines is not None and undone.lines is not found
    return there and part.hunk is not None and part.change.before == change.before


def _undone_piece(undone: ShownUndone) -> Iterator[ChangeRow]:
    """Yield the rows of an undone hunk in a file with other changes."""
    assert undone.lines is not None
    numbers = (at for at, hunk in enumerate(undone.lines.diff.hunks) if hunk == undone.part.hunk)
    for number in numbers:
        yield from _undone_hunk(undone, number)


def with_choice(row: ChangeRow, chosen_of: Chosen) -> ChangeRow:
    """Return the row with the lines that are chosen now. If they are the same, return the row itself."""
    if row.lines is None or row.hunk < 0 or row.undone is not None:
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


def _comment(comment: LineComment, change: Change | None, path: bytes, state: PageState) -> ChangeRow:
    kind = ChangeRowKind.FIELD if comment.id == state.writing else ChangeRowKind.COMMENT
    return ChangeRow(
        kind, f"comment {comment.id}", path, change, comment=comment, unsent=comment.id in state.unsent
    )
