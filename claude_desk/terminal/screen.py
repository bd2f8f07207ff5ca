"""The screen of a terminal: what a program has printed, as cells, with the lines that have left the screen.

pyte (LGPL 3, used as a library) has the cursor, the margins, the tab stops and the tables of colours and
characters. This module adds what today's programs use beside it, and bounds everything: whatever a program
prints, the screen raises nothing and keeps a limited amount.
"""

import codecs
import re
import unicodedata
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import pyte
import pyte.charsets
import pyte.graphics
import pyte.modes
from pyte.screens import Cursor, Margins, wcwidth

from claude_desk.terminal.cells import PLAIN, Cell, CellRun, Line, StoredLine, Style, stored, text_of
from claude_desk.terminal.sequence_parser import SequenceParser

MOST_COLUMNS, MOST_LINES = 1000, 500
LEAST_COLUMNS, LEAST_LINES = 2, 2
TITLE_LENGTH = 200
_MOST_MARKS = 4  # combining marks of a cell
_MOST_LINKS = 1000
_LONGEST_LINK = 2083
_HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # categories of characters that are never drawn
_MUCH = 1024  # characters of output that are worth a look for whole lines
_WHOLE_LINES = re.compile(r"[\t\r\n -~]+")
_FIELDS: dict[int, tuple[str, Any]] = {
    1: ("bold", True), 2: ("faint", True), 3: ("italics", True), 4: ("underscore", True),
    7: ("reverse", True), 8: ("conceal", True), 9: ("strikethrough", True), 21: ("underscore", True),
    23: ("italics", False), 24: ("underscore", False), 27: ("reverse", False), 28: ("conceal", False),
    29: ("strikethrough", False),
}  # fmt: skip
_CURSOR_SHAPES = {0: "block", 1: "block", 2: "block", 3: "underline", 4: "underline", 5: "bar", 6: "bar"}
_ALTERNATE = frozenset({47, 1047, 1049})
_MOUSE = frozenset({1000, 1002, 1003})
# Private modes that are kept beside pyte's own. All other modes do nothing.
_KNOWN = frozenset({1, 5, 6, 7, 25, 1004, 1006, 2004, *_ALTERNATE, *_MOUSE})
_NAMED = dict(enumerate(("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")))


class _Cells(dict[str, Cell]):
    """The cells of a style, by character."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style = style

    def __missing__(self, character: str) -> Cell:
        made = self[character] = Cell(character, self.style)
        return made


class _Kept:
    """The main screen, while a program shows the alternate screen."""

    def __init__(self, screen: "TerminalScreen") -> None:
        self.rows = screen.rows
        self.margins = screen.margins
        self.cursor = screen.cursor
        self.saved = screen.saved_cursor


class TerminalScreen(pyte.Screen):
    """A screen of `columns` by `lines`. `answer` takes what the terminal answers to a question of the
    program: its kind, its state, and the place of the cursor.

    Lines have numbers that never change: `first_line` is the oldest line that is kept, `top_line` the first
    line of the screen.
    """

    def __init__(
        self,
        columns: int,
        lines: int,
        answer: Callable[[str], None] = lambda _: None,
        history: int = 10_000,
    ) -> None:
        self.history: deque[StoredLine] = deque(maxlen=max(history, 0))
        self._gone = 0  # lines that are kept no more
        self._kept: _Kept | None = None
        self._cells = _Cells(PLAIN)
        self._last = ""  # the last character, for REP
        self._special: dict[int, bool] = {}
        self._links: dict[str, int] = {}
        self._link_list: list[str] = [""]
        self.saved_cursor: tuple[int, int, Style, int, str, str, bool] | None = None
        self.cursor_shape = "block"
        self.private: set[int] = {7, 25}
        self.rows: list[Line] = []  # in the place of pyte's `buffer`
        self.keypad = False
        self.bells = 0
        self._answer = answer
        super().__init__(
            min(max(columns, LEAST_COLUMNS), MOST_COLUMNS), min(max(lines, LEAST_LINES), MOST_LINES)
        )
        self._parser = SequenceParser(self)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    # --- what the program has printed ------------------------------------------------------------

    def feed(self, data: bytes) -> None:
        """Take bytes of the program. A character or sequence may be cut anywhere."""
        text = self._decoder.decode(data)
        if len(text) < _MUCH or not self._feed_lines(text):
            self._parser.feed(text)

    def line(self, number: int) -> "Line | StoredLine | None":
        """Return a line by its number; None if it is not kept."""
        place = number - self.first_line
        if 0 <= place < len(self.history):
            return self.history[place]
        row = number - self.top_line
        if 0 <= row < self.lines:
            return self.rows[row]
        return None

    @property
    def first_line(self) -> int:
        return self._gone

    @property
    def top_line(self) -> int:
        return self._gone + len(self.history)

    @property
    def in_alternate(self) -> bool:
        """Whether a program shows the alternate screen, which has no lines above it."""
        return self._kept is not None

    @property
    def in_reverse(self) -> bool:
        return 5 in self.private

    @property
    def takes_mouse(self) -> bool:
        """Whether the program wants to hear of the mouse."""
        return not _MOUSE.isdisjoint(self.private)

    def link(self, number: int) -> str:
        """Return a web address by the number in a style."""
        return self._link_list[number] if 0 < number < len(self._link_list) else ""

    def text(self, begin: tuple[int, int], end: tuple[int, int]) -> str:
        """Return the text between two places (line, column), without the second. Lines that a program wrapped
        are joined."""
        said: list[str] = []
        joins = True
        for number in range(max(begin[0], self.first_line), min(end[0], self.top_line + self.lines - 1) + 1):
            line = self.line(number)
            if line is None:
                continue
            kept = stored(line) if isinstance(line, Line) else line
            first = begin[1] if number == begin[0] else 0
            last = end[1] if number == end[0] else 1 << 30
            if not joins:
                said.append("\n")
            said.append(text_of(kept.runs, first, last))
            joins = kept.wrapped and last >= self.columns
        return "".join(said)

    def visible_text(self) -> list[str]:
        """Return the lines of the screen as text."""
        return [text_of(stored(self.rows[row]).runs) for row in range(self.lines)]

    def cursor_text(self) -> str:
        """Return the text of the line with the cursor."""
        return text_of(stored(self.rows[self.cursor.y]).runs)

    def clear_all(self) -> None:
        """Drop the lines above the cursor's line, and those that have left the screen."""
        self._gone += len(self.history)
        self.history.clear()
        if self._kept is None:
            row = self.rows[self.cursor.y]
            self._gone += self.cursor.y
            self.rows = [row, *self._new_rows(self.lines - 1)]
            self.cursor.y = 0
        self._all_dirty()

    def keep_lines(self, count: int) -> None:
        """Set how many lines are kept that have left the screen."""
        if count != self.history.maxlen:
            self._gone += max(0, len(self.history) - count)
            self.history = deque(self.history, maxlen=max(count, 0))

    def _feed_lines(self, text: str) -> bool:
        """Take much output that has only lines of ASCII, as of `cat`. Lines that would leave the screen at
        once do not become cells, which is some thirty times as fast. Return False if the output has something
        else, or the screen has a state in which lines are not simply put below each other."""
        begin = text.find("\r\n") + 2
        end = text.rfind("\r\n")
        if (
            begin < 2
            or begin >= end
            or self._kept is not None
            or self.margins is not None
            or self._parser.in_sequence
            or self.charset
            or self.g0_charset is not pyte.charsets.LAT1_MAP
            or self.mode != {pyte.modes.DECAWM, pyte.modes.DECTCEM}
            or not _WHOLE_LINES.fullmatch(text)
            or "\r" in (inner := text[begin:end]).replace("\r\n", "\n")
            or any(self.rows[self.cursor.y + 1 :])
            or self.tabstops != set(range(8, self.columns, 8))
        ):
            return False
        self._parser.feed(text[:begin])
        columns = self.columns
        rows: list[tuple[str, bool]] = []  # with whether the text continues in the next line
        for line in inner.split("\r\n"):
            if "\n" in line or ("\t" in line and len(line.expandtabs(8)) >= columns):
                self._parser.feed(text[begin:])
                return True
            line = line.expandtabs(8)
            while len(line) > columns:
                rows.append((line[:columns], True))
                line = line[columns:]
            rows.append((line, False))
        if len(rows) <= 2 * self.lines or any(self.rows[self.cursor.y :]):
            self._parser.feed(text[begin:])
            return True
        for line_before in self.rows[: self.cursor.y]:
            self._store(line_before)
        pen, history = self._pen, self.history
        leaving = rows[: -self.lines]
        self._gone += max(0, len(history) + len(leaving) - (history.maxlen or 0))
        history.extend(
            StoredLine((CellRun(0, len(words), words, pen),) if words else (), wraps)
            for words, wraps in leaving
        )
        self.rows = self._new_rows(self.lines)
        self.cursor.x = self.cursor.y = 0
        self._all_dirty()
        rest = "".join(words if wraps else words + "\r\n" for words, wraps in rows[-self.lines :])
        self._parser.feed(rest + text[end + 2 :])
        return True

    # --- SequenceHandler -----------------------------------------------------------------------------

    def control(self, character: str) -> None:
        match character:
            case "\n" | "\x0b" | "\x0c":
                self.linefeed()
            case "\r":
                self.carriage_return()
            case "\b":
                self.backspace()
            case "\t":
                self.tab()
            case "\x0e":
                self.charset = 1
            case "\x0f":
                self.charset = 0
            case "\x07":
                self.bells += 1

    def escape(self, between: str, final: str) -> None:
        match between, final:
            case "", "7":
                self.save_cursor()
            case "", "8":
                self.restore_cursor()
            case "", "D":
                self.index()
            case "", "E":
                self.index()
                self.carriage_return()
            case "", "M":
                self.reverse_index()
            case "", "H":
                self.set_tab_stop()
            case "", "c":
                self.reset()
            case "", "=":
                self.keypad = True
            case "", ">":
                self.keypad = False
            case "#", "8":
                self.alignment_display()
            case (("(" | ")"), _) if final in pyte.charsets.MAPS:
                self.define_charset(final, between)

    def csi(self, mark: str, parameters: Sequence[Sequence[int]], between: str, final: str) -> None:
        if final == "m" and not mark and not between:
            self._set_style(parameters)
            return
        numbers = [parameter[0] for parameter in parameters]
        first = numbers[0] if numbers else 0
        if mark == "?" and not between and final in "hl":
            for number in numbers:
                self._set_private(number, final == "h")
        elif mark == "?" and not between and final in "JK":
            self._erase(final, first)
        elif not mark and between == " " and final == "q":
            self.cursor_shape = _CURSOR_SHAPES.get(first, self.cursor_shape)
        elif not mark and between == "!" and final == "p":
            self._soft_reset()
        elif not mark and not between:
            self._do(final, numbers, first)

    def command(self, number: int, text: str) -> None:
        if number in (0, 2):
            self.title = "".join(each for each in text[: 4 * TITLE_LENGTH] if each.isprintable())[
                :TITLE_LENGTH
            ]
        elif number == 8:
            self._set_link(text.partition(";")[2])

    def _do(self, final: str, numbers: list[int], first: int) -> None:
        many = first or 1
        match final:
            case "@":
                self.insert_characters(many)
            case "A":
                self.cursor_up(many)
            case "B" | "e":
                self.cursor_down(many)
            case "C" | "a":
                self.cursor_forward(many)
            case "D":
                self.cursor_back(many)
            case "E":
                self.cursor_down1(many)
            case "F":
                self.cursor_up1(many)
            case "G" | "`":
                self.cursor_to_column(many)
            case "H" | "f":
                self.cursor_position(many, (numbers[1] if len(numbers) > 1 else 0) or 1)
            case "I" | "Z":
                self._tab(many, back=final == "Z")
            case "J" | "K":
                self._erase(final, first)
            case "L":
                self.insert_lines(many)
            case "M":
                self.delete_lines(many)
            case "P":
                self.delete_characters(many)
            case "S":
                self._scroll(many)
            case "T" if len(numbers) < 2:
                self._scroll(-many)
            case "X":
                self.erase_characters(many)
            case "b":
                self.draw(self._last * min(many, self.columns))
            case "c" if not first:
                self._answer("\x1b[?6c")
            case "d":
                self.cursor_to_line(many)
            case "g":
                self.clear_tab_stop(first)
            case "h" | "l":
                self._set_modes(numbers, final == "h")
            case "n":
                self._report(first)
            case "r":
                bottom = numbers[1] if len(numbers) > 1 else 0
                self.set_margins(many, bottom or self.lines)
            case "s":
                self.save_cursor()
            case "u":
                self.restore_cursor()

    def _erase(self, final: str, how: int) -> None:
        if final == "J" and how in (0, 1, 2, 3):
            self.erase_in_display(how)
        elif final == "K" and how in (0, 1, 2):
            self.erase_in_line(how)

    def _report(self, what: int) -> None:
        if what == 5:
            self._answer("\x1b[0n")
        elif what == 6:
            top = self.margins.top if self.margins is not None and 6 in self.private else 0
            self._answer(f"\x1b[{self.cursor.y - top + 1};{min(self.cursor.x, self.columns - 1) + 1}R")

    def _set_link(self, address: str) -> None:
        number = 0
        if address and len(address) <= _LONGEST_LINK and address.isprintable():
            number = self._links.get(address, 0)
            if not number and len(self._link_list) <= _MOST_LINKS:
                number = self._links[address] = len(self._link_list)
                self._link_list.append(address)
        self._style(self._pen._replace(link=number))

    # --- modes -------------------------------------------------------------------------------------

    def _set_private(self, number: int, on: bool) -> None:
        if number == 1048:
            if on:
                self.save_cursor()
            else:
                self.restore_cursor()
        if number not in _KNOWN:
            return
        if number in _ALTERNATE:
            self._show_alternate(on, with_cursor=number == 1049)
            return
        if number in _MOUSE and on:
            self.private -= _MOUSE
        if on:
            self.private.add(number)
        else:
            self.private.discard(number)
        pyte_mode = {6: pyte.modes.DECOM, 7: pyte.modes.DECAWM}.get(number)
        if pyte_mode is not None and on:
            self.mode.add(pyte_mode)
        elif pyte_mode is not None:
            self.mode.discard(pyte_mode)
        if number == 6:
            self.cursor_position()
        elif number == 25:
            self.cursor.hidden = not on
        elif number == 5:
            self._all_dirty()

    def _set_modes(self, numbers: list[int], on: bool) -> None:
        for number in numbers:
            if number in (pyte.modes.IRM, pyte.modes.LNM):
                if on:
                    self.mode.add(number)
                else:
                    self.mode.discard(number)

    def _show_alternate(self, on: bool, with_cursor: bool) -> None:
        if on and self._kept is None:
            if with_cursor:
                self.save_cursor()
            self._kept = _Kept(self)
            self.rows = self._new_rows(self.lines)
            self.margins = None
            made = Cursor(min(self.cursor.x, self.columns - 1), self.cursor.y)
            made.hidden = self.cursor.hidden
            self.cursor = made
            self.saved_cursor = None
        elif not on and self._kept is not None:
            kept, self._kept = self._kept, None
            hidden = self.cursor.hidden
            self.rows, self.margins, self.cursor = kept.rows, kept.margins, kept.cursor
            self.saved_cursor = kept.saved
            self.cursor.hidden = hidden
            if with_cursor:
                self.restore_cursor()
            self.ensure_hbounds()
            self.ensure_vbounds()
        self._all_dirty()

    def _soft_reset(self) -> None:
        self.margins = None
        self.private -= {1, 6}
        self.private |= {7, 25}
        self.mode = {pyte.modes.DECAWM, pyte.modes.DECTCEM}
        self.cursor.hidden = False
        self.keypad = False
        self.saved_cursor = None
        self.charset, self.g0_charset = 0, pyte.charsets.LAT1_MAP
        self._style(PLAIN)

    # --- pyte's methods, with other cells and bounds --------------------------------------------------

    def reset(self) -> None:
        self._kept = None
        super().reset()
        self.rows = self._new_rows(self.lines)
        self.private = {7, 25}
        self.keypad = False
        self.saved_cursor = None
        self.cursor_shape = "block"
        self.saved_columns = None
        self._cells = _Cells(PLAIN)
        self._last = ""
        self.g0_charset = self.g1_charset = pyte.charsets.LAT1_MAP

    def draw(self, data: str) -> None:
        """Put text at the cursor. `data` has no controls."""
        if not data:
            return
        table = self.g1_charset if self.charset else self.g0_charset
        if table is not pyte.charsets.LAT1_MAP:
            data = data.translate(table)
        if data.isascii() and pyte.modes.IRM not in self.mode:
            self._draw_ascii(data)
        else:
            for character in data:
                self._draw_character(character)
        self.dirty.add(self.cursor.y)

    def _draw_ascii(self, data: str) -> None:
        cells = self._cells.__getitem__
        cursor, columns = self.cursor, self.columns
        self._last = data[-1]
        at, end = 0, len(data)
        while at < end:
            if cursor.x >= columns:
                if pyte.modes.DECAWM not in self.mode:
                    at, cursor.x = end - 1, columns - 1  # the last character stays at the edge
                else:
                    self._wrap()
            piece = data[at : at + columns - cursor.x]
            last = cursor.x + len(piece)
            line = self.rows[cursor.y]
            if line:
                self._split(line, cursor.x, last)
            line.update(zip(range(cursor.x, last), map(cells, piece), strict=True))
            cursor.x = last
            at += len(piece)

    def _draw_character(self, character: str) -> None:
        width = wcwidth(character)
        kind = unicodedata.category(character)
        if width <= 0 or kind in _HIDDEN:
            # Marks join the character before them. Other characters without a width are dropped: they would
            # hide text, or turn its direction.
            if kind in ("Mn", "Me"):
                self._join(character)
            return
        if width > self.columns:
            return
        cursor = self.cursor
        if cursor.x + width > self.columns:
            if pyte.modes.DECAWM in self.mode:
                self._wrap()
            else:
                cursor.x = self.columns - width
        if pyte.modes.IRM in self.mode:
            self.insert_characters(width)
        line = self.rows[cursor.y]
        self._split(line, cursor.x, cursor.x + width)
        line[cursor.x] = self._cells[character]
        if width == 2:
            line[cursor.x + 1] = self._cells[""]
        cursor.x += width
        self._last = character

    def _wrap(self) -> None:
        self.rows[self.cursor.y].wrapped = True
        self.dirty.add(self.cursor.y)
        self.cursor.x = 0
        self.index()

    def _join(self, mark: str) -> None:
        line = self.rows[self.cursor.y]
        column = min(self.cursor.x, self.columns) - 1
        if column >= 0 and not line[column].data:
            column -= 1
        if column < 0:
            return
        cell = line[column]
        made = unicodedata.normalize("NFC", cell.data + mark)
        if len(made) <= 1 + _MOST_MARKS:
            line[column] = cell._replace(data=made)

    @staticmethod
    def _split(line: Line, begin: int, end: int) -> None:
        """Blank the other half of each wide character that a change of some cells cuts."""
        cell = line.get(begin)
        if cell is not None and not cell.data:
            line.pop(begin - 1, None)
            line.pop(begin, None)
        cell = line.get(end)
        if cell is not None and not cell.data:
            line.pop(end, None)

    def index(self) -> None:
        top, bottom = self.margins or Margins(0, self.lines - 1)
        if self.cursor.y == bottom:
            self._scroll_up(top, bottom)
        elif self.cursor.y < self.lines - 1:
            self.cursor.y += 1

    def reverse_index(self) -> None:
        top, bottom = self.margins or Margins(0, self.lines - 1)
        if self.cursor.y == top:
            self._shift(top, bottom, -1)
        elif self.cursor.y > 0:
            self.cursor.y -= 1

    def _scroll_up(self, top: int, bottom: int) -> None:
        if top == 0 and self._kept is None:
            self._store(self.rows[0])
        self._shift(top, bottom, 1)

    def _store(self, line: Line) -> None:
        """Keep a line that leaves the screen."""
        if len(self.history) == self.history.maxlen:
            self._gone += 1
        self.history.append(stored(line) if line else _EMPTY)

    def _scroll(self, count: int) -> None:
        top, bottom = self.margins or Margins(0, self.lines - 1)
        for _ in range(min(abs(count), bottom - top + 1)):
            if count > 0:
                self._scroll_up(top, bottom)
            else:
                self._shift(top, bottom, -1)

    def _shift(self, top: int, bottom: int, count: int) -> None:
        """Move the lines from `top` to `bottom` up by `count`, or down if it is negative."""
        rows = self.rows
        for _ in range(abs(count)):
            if count > 0:
                del rows[top]
                rows.insert(bottom, Line())
            else:
                del rows[bottom]
                rows.insert(top, Line())
        self.dirty.update(range(top, bottom + 1))

    def insert_lines(self, count: int | None = None) -> None:
        top, bottom = self.margins or Margins(0, self.lines - 1)
        if top <= self.cursor.y <= bottom:
            self._shift(self.cursor.y, bottom, -min(count or 1, bottom - self.cursor.y + 1))
            self.carriage_return()

    def delete_lines(self, count: int | None = None) -> None:
        top, bottom = self.margins or Margins(0, self.lines - 1)
        if top <= self.cursor.y <= bottom:
            self._shift(self.cursor.y, bottom, min(count or 1, bottom - self.cursor.y + 1))
            self.carriage_return()

    def insert_characters(self, count: int | None = None) -> None:
        self._move_characters(min(count or 1, self.columns))

    def delete_characters(self, count: int | None = None) -> None:
        self._move_characters(-min(count or 1, self.columns))

    def _move_characters(self, by: int) -> None:
        """Move the cells from the cursor on: to the right, or to the left over the cells there."""
        line = self.rows[self.cursor.y]
        begin = min(self.cursor.x, self.columns - 1)
        self._split(line, begin, max(begin, begin - by))
        moved = {
            column + by: line.pop(column)
            for column in sorted(each for each in line if each >= begin)
            if column < self.columns
        }
        for column in [each for each in line if each >= self.columns]:
            del line[column]
        line.update({column: cell for column, cell in moved.items() if begin <= column < self.columns})
        if by > 0:
            for column in range(begin, min(begin + by, self.columns)):
                self._blank(line, column)
        else:
            for column in range(max(begin, self.columns + by), self.columns):
                self._blank(line, column)
        last = line.get(self.columns - 1)
        if last is not None and len(last.data) > 0 and wcwidth(last.data[0]) == 2:
            del line[self.columns - 1]
        self.dirty.add(self.cursor.y)

    def erase_characters(self, count: int | None = None) -> None:
        begin = min(self.cursor.x, self.columns - 1)
        self._erase_cells(self.cursor.y, begin, min(begin + (count or 1), self.columns))

    def erase_in_line(self, how: int = 0, private: bool = False) -> None:
        begin = min(self.cursor.x, self.columns - 1) if how == 0 else 0
        end = min(self.cursor.x, self.columns - 1) + 1 if how == 1 else self.columns
        self._erase_cells(self.cursor.y, begin, end)

    def erase_in_display(self, how: int = 0, *args: Any, **kwargs: Any) -> None:
        if how == 3:  # as in xterm: only the lines above the screen
            self._gone += len(self.history)
            self.history.clear()
            self._all_dirty()
            return
        if how == 2 and self._kept is None:
            self._store_screen()
        rows = {0: range(self.cursor.y + 1, self.lines), 1: range(self.cursor.y)}.get(how, range(self.lines))
        for row in rows:
            self._erase_cells(row, 0, self.columns)
        if how < 2:
            self.erase_in_line(how)

    def _store_screen(self) -> None:
        """Keep the lines of a screen that is about to be cleared, as other terminals do."""
        used = max((row for row, line in enumerate(self.rows) if line), default=-1)
        for line in self.rows[: used + 1]:
            self._store(line)

    def _erase_cells(self, row: int, begin: int, end: int) -> None:
        line = self.rows[row]
        self._split(line, begin, end)
        if end >= self.columns:
            line.wrapped = False
            if begin == 0:
                line.clear()
            for column in [each for each in line if each >= begin]:
                del line[column]
        if self._pen.bg:
            line.update(dict.fromkeys(range(begin, end), Cell(" ", Style(bg=self._pen.bg))))
        elif end < self.columns:
            for column in range(begin, end):
                line.pop(column, None)
        self.dirty.add(row)

    def _blank(self, line: Line, column: int) -> None:
        """Blank a cell, in the background that is chosen."""
        if self._pen.bg:
            line[column] = Cell(" ", Style(bg=self._pen.bg))
        else:
            line.pop(column, None)

    def save_cursor(self) -> None:
        cursor = self.cursor
        self.saved_cursor = (
            cursor.x, cursor.y, self._pen, self.charset, self.g0_charset, self.g1_charset, 6 in self.private,
        )  # fmt: skip

    def restore_cursor(self) -> None:
        x, y, pen, charset, g0, g1, origin = self.saved_cursor or (
            0, 0, PLAIN, 0, pyte.charsets.LAT1_MAP, pyte.charsets.LAT1_MAP, False,
        )  # fmt: skip
        self.cursor.x, self.cursor.y = min(x, self.columns), min(y, self.lines - 1)
        self.charset, self.g0_charset, self.g1_charset = charset, g0, g1
        self.private = self.private | {6} if origin else self.private - {6}
        (self.mode.add if origin else self.mode.discard)(pyte.modes.DECOM)
        self._style(pen)

    def cursor_to_line(self, line: int | None = None) -> None:
        top = self.margins.top if self.margins is not None and 6 in self.private else 0
        self.cursor.y = (line or 1) - 1 + top
        self.ensure_vbounds()

    def cursor_up(self, count: int | None = None) -> None:
        top = self.margins.top if self.margins is not None and self.cursor.y >= self.margins.top else 0
        self.cursor.y = max(self.cursor.y - (count or 1), top)

    def cursor_down(self, count: int | None = None) -> None:
        within = self.margins is not None and self.cursor.y <= self.margins.bottom
        bottom = self.margins.bottom if within and self.margins is not None else self.lines - 1
        self.cursor.y = min(self.cursor.y + (count or 1), bottom)

    def tab(self) -> None:
        self._tab(1, back=False)

    def _tab(self, count: int, back: bool) -> None:
        stops = sorted(self.tabstops)
        for _ in range(min(count, self.columns)):
            if back:
                self.cursor.x = max((each for each in stops if each < self.cursor.x), default=0)
            else:
                found = (each for each in stops if each > self.cursor.x)
                self.cursor.x = min(next(found, self.columns - 1), self.columns - 1)

    def alignment_display(self) -> None:
        full = dict.fromkeys(range(self.columns), Cell("E"))
        for row in range(self.lines):
            line = self.rows[row]
            line.clear()
            line.update(full)
        self.margins = None
        self.cursor.x = self.cursor.y = 0
        self._all_dirty()

    def _set_style(self, parameters: Sequence[Sequence[int]]) -> None:
        pen = self._pen
        left = list(parameters) or [[0]]
        while left:
            code, *more = left.pop(0)
            if code in (38, 48):
                colour = _colour(more) if more else _colour_of(left)
                if colour is not None:
                    pen = pen._replace(fg=colour) if code == 38 else pen._replace(bg=colour)
            elif code == 0:
                pen = Style(link=pen.link)
            elif code == 4 and more:
                pen = pen._replace(underscore=more[0] > 0)
            elif code == 22:
                pen = pen._replace(bold=False, faint=False)
            elif code in _FIELDS:
                name, on = _FIELDS[code]
                pen = pen._replace(**{name: on})
            elif 30 <= code <= 37 or 90 <= code <= 97:
                pen = pen._replace(fg=str(code - 30 if code < 90 else code - 82))
            elif 40 <= code <= 47 or 100 <= code <= 107:
                pen = pen._replace(bg=str(code - 40 if code < 100 else code - 92))
            elif code == 39:
                pen = pen._replace(fg="")
            elif code == 49:
                pen = pen._replace(bg="")
        self._style(pen)

    @property
    def _pen(self) -> Style:
        return self._cells.style

    def _style(self, style: Style) -> None:
        if style != self._cells.style:
            self._cells = _Cells(style)

    # --- size --------------------------------------------------------------------------------------

    def resize(self, lines: int | None = None, columns: int | None = None) -> None:
        """Set the size. Lines that do not fit are kept above the screen, and come back when it becomes
        higher. Cells behind the edge are kept."""
        lines = min(max(lines or self.lines, LEAST_LINES), MOST_LINES)
        columns = min(max(columns or self.columns, LEAST_COLUMNS), MOST_COLUMNS)
        if (lines, columns) == (self.lines, self.columns):
            return
        if self._kept is None:
            self.cursor.y = self._fit(self.rows, self.cursor.y, lines)
        else:
            self._kept.cursor.y = self._fit(self._kept.rows, self._kept.cursor.y, lines)
            self.rows[lines:] = self._new_rows(max(0, lines - self.lines))
        self.tabstops |= set(range(8, columns, 8)) - set(range(8, self.columns, 8))
        self.tabstops = {each for each in self.tabstops if each < columns}
        self.lines, self.columns = lines, columns
        self.margins = None
        if self._kept is not None:
            self._kept.margins = None
            self._kept.cursor.x = min(self._kept.cursor.x, columns)
        self.cursor.x = min(self.cursor.x, columns - 1)
        self.cursor.y = min(self.cursor.y, lines - 1)
        self._all_dirty()

    def _fit(self, buffer: list[Line], y: int, lines: int) -> int:
        """Move the lines of the main screen for another height. Return the new line of the cursor."""
        if lines < self.lines:
            used = max((row for row, line in enumerate(buffer) if line), default=0)
            by = min(max(y, used) - lines + 1, y)
            for line in buffer[: max(0, by)]:
                self._store(line)
            del buffer[: max(0, by)]
            y -= max(0, by)
        else:
            back = min(lines - self.lines, len(self.history))
            buffer[:0] = reversed([self.history.pop().line() for _ in range(back)])
            y += back
        buffer[lines:] = self._new_rows(max(0, lines - len(buffer)))
        return y

    # --- helpers -----------------------------------------------------------------------------------

    @staticmethod
    def _new_rows(lines: int) -> list[Line]:
        return [Line() for _ in range(lines)]

    def _all_dirty(self) -> None:
        self.dirty.update(range(self.lines))


_EMPTY = StoredLine(())


def _colour_of(left: list[Sequence[int]]) -> str | None:
    """Take the parameters of a colour from the list, and return the colour."""
    kind = left.pop(0)[0] if left else 0
    count = {5: 1, 2: 3}.get(kind, 0)
    taken = [left.pop(0)[0] for _ in range(min(count, len(left)))]
    return _colour([kind, *taken])


def _colour(numbers: Sequence[int]) -> str | None:
    """Return the colour of `5, number` or `2, red, green, blue`; None for other numbers. With colons, `2` may
    be followed by the number of a colour space."""
    if len(numbers) == 2 and numbers[0] == 5 and numbers[1] < 256:
        return str(numbers[1])
    if len(numbers) >= 4 and numbers[0] == 2 and all(each < 256 for each in numbers[-3:]):
        return "#{:02x}{:02x}{:02x}".format(*numbers[-3:])
    return None
