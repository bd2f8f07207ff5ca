"""Cuts a session's file into pages: the whole file, or only its end. The texts of the lines are not kept."""

import os
from bisect import bisect_left
from collections.abc import Iterator, Set
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from claude_desk.library.history.line_kinds import BEGINS, LineKind
from claude_desk.library.history.line_table import LineTable
from claude_desk.library.strands.cut_points import leaf_kept_in, uuids_missing
from claude_desk.protocol.disk.line_object import is_complete_object
from claude_desk.protocol.disk.session_file import FileLine
from claude_desk.system.files import open_to_read
from claude_desk.transcript.entries import PageMark

# A page is full if it reaches one of these limits: lines, bytes that are shown, bytes altogether.
PAGE_LINES = 60
PAGE_WEIGHT = 200_000
PAGE_BYTES = 8_000_000
# A turn above one of these limits (or PAGE_BYTES) may be cut where Claude begins a new message.
HUGE_WEIGHT, HUGE_LINES = 400_000, 240
_TAIL = 1024 * 1024
_PIECE = 4 * 1024 * 1024
_NEWEST = 4096  # bytes


@dataclass(frozen=True, slots=True)
class FilePage:
    """A page. `lines`: the numbers of its lines in the table, in the order in which they were said."""

    mark: PageMark
    lines: tuple[int, ...]


def lines_of(file: IO[bytes], start: int, stop: int | None = None) -> Iterator[tuple[int, bytes]]:
    """Yield the complete lines from `start` to `stop` or to the end of the file, each with its offset.

    A last line without a newline is complete if it is a complete object.
    """
    file.seek(start)
    rest: list[bytes] = []
    at = start  # offset of the rest
    while piece := file.read(_PIECE if stop is None else min(_PIECE, stop - file.tell())):
        begin = 0
        while (end := piece.find(b"\n", begin)) >= 0:
            line = piece[begin:end]
            if rest:
                line = b"".join((*rest, line))
                rest = []
            yield at, line
            at += len(line) + 1
            begin = end + 1
        if begin < len(piece):
            rest.append(piece[begin:])
    if is_complete_object(line := b"".join(rest)):
        yield at, line


def in_order(table: LineTable, file: IO[bytes]) -> LineTable:
    """Return a table with the lines in the order in which they were said. This is `table` itself if
    `LineTable.as_said` returns None."""
    order = table.as_said()
    if order is None:
        return table
    ordered = LineTable(complete=True)
    for index in order:
        span = table.span(index)
        file.seek(span.offset)
        ordered.add(file.read(span.size), span.offset)
    ordered.damaged, ordered.kept = table.damaged, table.kept
    return ordered


class FileLayout:
    """The lines and pages of a session's file. `refresh` adds new lines.

    `ends`: the offset after the last complete line and its newline.
    """

    def __init__(self, path: Path, leaf: str = "") -> None:
        """`leaf`: the uuid of the last line of the conversation; "" for the line that the CLI resumes."""
        self.path = path
        self.leaf = leaf
        self.table = LineTable(complete=True)
        self.ends = 0
        self._identity: tuple[int, int] | None = None
        self._newest = b""  # the last bytes before `ends`
        self._chain: list[int] | None = None
        self._pages: dict[int, dict[int, FilePage]] = {}

    def refresh(self, stop: int | None = None) -> bool:
        """Read the new lines, up to the offset `stop` or to the end of the file.

        Return False if the caller must make a new layout: the file was replaced, cut or overwritten, or new
        lines belong before lines that were read earlier.
        """
        with open_to_read(self.path) as file:
            status = os.fstat(file.fileno())
            identity = (status.st_dev, status.st_ino)
            if self._identity not in (None, identity) or status.st_size < self.ends:
                return False
            self._identity = identity
            begun = self.ends > 0
            if begun and self._before_end(file) != self._newest:
                return False
            size = status.st_size if stop is None else min(stop, status.st_size)
            if size > self.ends:
                for offset, data in lines_of(file, self.ends, size):
                    self.table.add(data, offset)
                    self.ends = min(offset + len(data) + 1, size)
                self._chain = None
                self._newest = self._before_end(file)
            table = in_order(self.table, file)
            if begun and table is not self.table:
                return False
            self.table = table
        return True

    def _before_end(self, file: IO[bytes]) -> bytes:
        """Return the last bytes before `ends`. In a different file, these bytes differ, because lines have
        times and ids."""
        begin = max(0, self.ends - _NEWEST)
        file.seek(begin)
        return file.read(self.ends - begin)

    @property
    def chain(self) -> list[int]:
        if self._chain is None:
            self._chain = self.table.chain(self.leaf)
        return self._chain

    def left(self, uuid: str) -> bool:
        """Whether the file has the message but the conversation does not, such as after a rewind."""
        index = self.table.index_of(uuid)
        return index >= 0 and not self.holds(index)

    def holds(self, index: int) -> bool:
        """Whether the line is in the conversation."""
        place = bisect_left(self.chain, index)
        return place < len(self.chain) and self.chain[place] == index

    def pages(self, before: int) -> dict[int, FilePage]:
        """Return the pages of the lines before the offset `before`, by page id. Pages without a line to show
        are left out. New lines at the end of the file do not change these pages."""
        if before not in self._pages:
            lines = [index for index in self.chain if self.table.span(index).offset < before]
            pages = cut(self.table, lines)
            self._pages[before] = {page.mark.id: page for page in pages if page.mark.lines}
        return self._pages[before]


def cut(table: LineTable, chain: list[int], smallest: bool = False) -> Iterator[FilePage]:
    """Cut these lines into pages. A page has complete turns or a part of a huge turn.

    `smallest`: make as many pages as possible, cutting also before each new message of Claude. Lines without
    rows go to the page after them, or at the end to the page before them. So a page without a row is made
    only if no line has a row.
    """
    parts = list(_smallest(table, chain) if smallest else _parts(table, chain))
    pages: list[list[int]] = []
    begin = 0
    while begin < len(parts):
        end, fill = begin, _Fill(table)
        while end < len(parts) and not (fill.shows and (fill.full or smallest)):
            for index in parts[end]:
                fill.add(index)
            end += 1
        lines = [index for part in parts[begin:end] for index in part]
        if fill.shows or not pages:
            pages.append(lines)
        else:
            pages[-1] += lines
        begin = end
    return (page_of(table, lines) for lines in pages)


def page_of(table: LineTable, lines: list[int]) -> FilePage:
    spans = [table.span(index) for index in lines]
    shown = [index for index in lines if table.kinds[index] != LineKind.LINK]
    return FilePage(
        PageMark(
            id=min(span.offset for span in spans),
            end=max(span.offset + span.size + 1 for span in spans),
            lines=len(shown),
            heads=tuple(table.heads[index] for index in lines if index in table.heads),
            weight=sum(table.weight(index) for index in shown),
        ),
        tuple(lines),
    )


def _parts(table: LineTable, chain: list[int]) -> Iterator[list[int]]:
    """Yield the lines of each turn. A huge turn is yielded in parts."""
    begin = 0
    for place in range(1, len(chain) + 1):
        if place == len(chain) or begins_turn(table, chain[place]):
            yield from _parts_of_turn(table, chain, begin, place)
            begin = place


def _smallest(table: LineTable, chain: list[int]) -> Iterator[list[int]]:
    begin = 0
    for place in range(1, len(chain)):
        if begins_turn(table, chain[place]) or table.begins_message(chain, place):
            yield chain[begin:place]
            begin = place
    if chain:
        yield chain[begin:]


def _parts_of_turn(table: LineTable, chain: list[int], begin: int, end: int) -> Iterator[list[int]]:
    turn_fill = _Fill(table)
    for index in chain[begin:end]:
        turn_fill.add(index)
    if turn_fill.huge:
        fill = _Fill(table)
        for place in range(begin, end):
            if fill.full and table.begins_message(chain, place):
                yield chain[begin:place]
                begin, fill = place, _Fill(table)
            fill.add(chain[place])
    yield chain[begin:end]


class _Fill:
    """Counts the lines and bytes of a page or a turn."""

    def __init__(self, table: LineTable) -> None:
        self._table = table
        self._lines = self._weight = self._bytes = 0
        self.shows = False  # whether an added line has a row

    def add(self, index: int) -> None:
        self._lines += self._table.kinds[index] != LineKind.LINK
        self.shows = self.shows or self._table.shows(index)
        self._weight += self._table.weight(index)
        self._bytes += self._table.span(index).size

    @property
    def full(self) -> bool:
        return self._lines >= PAGE_LINES or self._weight >= PAGE_WEIGHT or self._bytes >= PAGE_BYTES

    @property
    def huge(self) -> bool:
        return self._lines > HUGE_LINES or self._weight > HUGE_WEIGHT or self._bytes > PAGE_BYTES


def begins_turn(table: LineTable, index: int) -> bool:
    return table.kinds[index] in BEGINS and not table.is_side(index)


# --- the end of the file ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FileTail:
    """The newest page and the lines that were read for it. `page`: None if the conversation has no lines.
    `older`: whether the conversation has lines before the page. `ends`: the offset after the last complete
    line."""

    table: LineTable
    page: FilePage | None
    older: bool
    ends: int
    newest: tuple[FileLine, ...]  # of each type, the newest line that is not a subagent's
    chain: tuple[int, ...] = ()  # all lines of the conversation that were read
    end: int = -1  # the last line of the conversation; -1 without a line


def read_tail(path: Path, until: str = "") -> FileTail:
    """Read the newest page from the last MiB of the file. Read more if the page begins before that, or if the
    last line of the conversation is before that.

    With `until`, read the page that ends with this message, if the file has the message. Raise `OSError` if
    the file cannot be read.
    """
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        length = _TAIL
        kept = leaf_kept_in(path) if size > length and not until else ""
        while True:
            start = max(0, size - length)
            tail = _tail_from(file, start, size, until, kept)
            # The file may lack parents of lines. Search for their uuids without parsing lines.
            if isinstance(tail, _Broken):
                lost = uuids_missing(path, tail.above, tail.uuids, tail.begins)
                tail = _tail_from(file, start, size, until, kept, lost) if lost else None
            if isinstance(tail, FileTail):
                return tail
            length *= 4


@dataclass(frozen=True, slots=True)
class _Broken:
    """A result of `_tail_from`: the lines that were read do not reach the beginning of the page.

    `above`: the uuid of the parent at which the conversation leaves these lines. If the file has this parent,
    more of the file is needed. `uuids`: all parents that were not read, with `above`. If the file has their
    lines, they are before the offset `begins`.
    """

    above: str
    uuids: Set[str]
    begins: int


def _tail_from(
    file: IO[bytes], start: int, size: int, until: str, kept: str, lost: Set[str] = frozenset()
) -> FileTail | _Broken | None:
    """Read the newest page from the lines after the offset `start`. Return None if more of the file is
    needed, `_Broken` if that depends on a parent that was not read.

    `lost`: uuids of parents that no line of the file has.
    """
    table = LineTable(complete=start == 0)
    table.kept, table.lost = kept, lost
    ends = start
    newest: dict[str, FileLine] = {}  # the newest line of each type
    for number, (offset, data) in enumerate(lines_of(file, start, size)):
        if number or not start:  # the first line may have begun before `start`
            for line in table.add(data, offset):
                if not line.sidechain:
                    newest[line.type] = line
        ends = min(offset + len(data) + 1, size)
    if start and any(uuid and not table.has(uuid) for uuid in (until, kept)):
        return None
    table = in_order(table, file)
    chain = table.chain(until)
    end = table.end_of(until)
    top = table.top(end)
    complete = start == 0 or (top >= 0 and table.hangs_on_none(top))
    place = _first_of_page(table, chain, complete)
    if place is None:
        above = table.unknown.get(top)
        uuids = {uuid for uuid in table.unknown.values() if not table.has(uuid)}
        return _Broken(above, uuids, table.span(0).offset) if above in uuids else None
    if complete and not any(map(table.shows, chain[:place])):
        place = 0  # the lines before `place` have no row, so they get no page
    lines = chain[place:]
    older = place > 0 or not (table.root(chain) if start == 0 else complete)
    return FileTail(
        table,
        page_of(table, lines) if lines else None,
        older and bool(lines),
        ends,
        tuple(newest.values()),
        tuple(chain),
        end,
    )


def _first_of_page(table: LineTable, chain: list[int], complete: bool) -> int | None:
    """Return the place in `chain` where the newest page begins; None if the page begins before these
    lines."""
    fill = _Fill(table)
    turn = None  # where the oldest turn so far begins
    for place in range(len(chain) - 1, -1, -1):
        fill.add(chain[place])
        if not fill.shows:
            continue
        if begins_turn(table, chain[place]):
            if fill.full:
                return place
            turn = place
        elif fill.huge and table.begins_message(chain, place):
            return place if turn is None else turn
    return 0 if complete else None
