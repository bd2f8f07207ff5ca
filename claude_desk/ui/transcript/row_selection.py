"""The selection over the rows of a conversation: two positions in the texts of rows."""

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTextBoundaryFinder, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.row_copier import END_OF_ROW, RowCopier, RowRange
from claude_desk.ui.transcript.row_text import RowText, row_text, units
from claude_desk.ui.transcript.transcript_model import TranscriptModel

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Number of row texts that are cached. The texts at the ends of the selection are needed repeatedly.
_KEPT = 32


class TextPosition(NamedTuple):
    """A position in a row's text.

    `offset` counts UTF-16 units. An offset may be beyond the end of the text, for instance if the text became
    shorter.
    """

    key: str  # key of the row
    offset: int


class SelectionUnit(IntEnum):
    """The unit of a drag: words after a double click, lines after a triple click."""

    CHARACTER = 0
    WORD = 1
    LINE = 2


class _Place(NamedTuple):
    """A position in the current list."""

    row: int
    offset: int


@QmlElement
class RowSelection(QObject):
    """The range from the anchor, where the user began, to the cursor, which the user moves.

    A position stays with its row when rows are added before or after it. If the page of a position is
    dropped, the position is that of the page's gap until the page is read again. If the row of a position is
    removed for good, the selection is cleared.
    """

    # The first and the last row number of the list to paint again.
    changed = Signal(int, int)
    activeChanged = Signal()

    def __init__(
        self,
        transcript: TranscriptModel,
        history: HistoryView,
        prose: ProseRenderer,
        copier: RowCopier,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._history = history
        self._prose = prose
        self._copier = copier
        self._anchor: TextPosition | None = None
        # the word or line where the selection began
        self._first: tuple[TextPosition, TextPosition] | None = None
        self._cursor: TextPosition | None = None
        self._unit = SelectionUnit.CHARACTER
        self._wide = False
        self._active = False
        self._texts: dict[tuple[object, ...], RowText] = {}
        transcript.rowsRemoved.connect(self._on_rows_removed)
        transcript.lookupsFolding.connect(self._on_lookups_folding)
        transcript.paged.connect(self._check)
        transcript.modelReset.connect(self._on_reset)

    # --- what QML calls: the pointer -----------------------------------------------------------

    @Slot(str, int, int, int)
    def begin(self, key: str, piece: int, position: int, unit: int) -> None:
        """Begin where the user pressed the pointer, in a piece of a row. `unit` is a `SelectionUnit`."""
        self._unit = SelectionUnit(unit)
        at = self._position(key, piece, position)
        if at is None:
            self.clear()
            return
        first = self._unit_at(at)
        self._set(*first, first)

    @Slot(str, int, int)
    def extend(self, key: str, piece: int, position: int) -> None:
        """Extend the selection to the pointer, after the pointer moved or was pressed with Shift."""
        at = self._position(key, piece, position)
        if at is None:
            return
        if self._first is None:
            self._set(at, at, (at, at))
            return
        (begin, end), (first, last) = self._first, self._unit_at(at)
        if self._order(first) < self._order(begin):
            self._set(end, first, self._first)
        else:
            self._set(begin, max(last, end, key=self._order), self._first)

    @Slot(QQuickItem)
    def takeNoPress(self, text: QQuickItem) -> None:
        """Make a row's text ignore presses, so that the item below the rows gets them. QML cannot do this."""
        text.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        text.setCursor(Qt.CursorShape.IBeamCursor)

    # --- what QML calls: the keyboard ----------------------------------------------------------

    @Slot(str)
    def start(self, key: str) -> None:
        """Put the cursor at the beginning of the row, unless the cursor is in a row of the list already."""
        if self._cursor is None or self._resolve(self._cursor) is None:
            self._place(TextPosition(key, 0))

    @Slot(str, int, int)
    def put(self, key: str, piece: int, position: int) -> None:
        """Move the cursor to a position in a piece of a row, as for a step by a line or a page."""
        at = self._position(key, piece, position)
        if at is not None:
            self._move(at)

    @Slot(int, bool)
    def step(self, by: int, words: bool) -> None:
        """Move the cursor by a character or a word (`words`), forward (1) or back (-1).

        At the end of a row's text, move the cursor into the next row with text in that direction.
        """
        here = self._resolve(self._cursor)
        if here is None:
            return
        text = self._text_at(here.row)
        offset = _boundary(text.text, min(here.offset, text.length), by, words)
        if offset is not None:
            self._move(TextPosition(self._transcript.keyAt(here.row), offset))
            return
        row = self._neighbour_row(here.row, by)
        if row >= 0:
            self._move(TextPosition(self._transcript.keyAt(row), 0 if by > 0 else self._text_at(row).length))

    @Slot(int)
    def stepRow(self, by: int) -> None:
        """Move the cursor down (1) to the end of its row, or up (-1) to the beginning of its row.

        If the cursor is there already, move it to the end or beginning of the next row in that direction.
        """
        here = self._resolve(self._cursor)
        if here is None:
            return
        length = self._text_at(here.row).length
        if by < 0 and here.offset > 0:
            self._move(TextPosition(self._transcript.keyAt(here.row), 0))
        elif by > 0 and here.offset < length:
            self._move(TextPosition(self._transcript.keyAt(here.row), length))
        else:
            row = self._neighbour_row(here.row, by)
            if row >= 0:
                end = self._text_at(row).length if by > 0 else 0
                self._move(TextPosition(self._transcript.keyAt(row), end))

    @Slot(int)
    def stepToEnd(self, by: int) -> None:
        """Move the cursor to the end (1) or the beginning (-1) of the conversation."""
        count = self._transcript.rowCount()
        if count and self._cursor is not None:
            key = self._transcript.keyAt(count - 1 if by > 0 else 0)
            self._move(TextPosition(key, END_OF_ROW if by > 0 else 0))

    @Slot(str)
    def selectMore(self, key: str) -> None:
        """Select the whole row. If it is selected already, has no text or does not exist, select all rows."""
        row = self._transcript.row_of(key)
        last = self._transcript.rowCount() - 1
        if last < 0:
            return
        selects_row = row >= 0 and self._text_at(row).length > 0 and not self._covers(row)
        first, end = (row, row) if selects_row else (0, last)
        begin = TextPosition(self._transcript.keyAt(first), 0)
        self._unit = SelectionUnit.CHARACTER
        self._set(begin, TextPosition(self._transcript.keyAt(end), END_OF_ROW), (begin, begin))

    @Slot()
    def clear(self) -> None:
        """Clear the selection."""
        self._set(None, None, None)

    @Slot()
    def copy(self) -> None:
        """Put the selection on the clipboard."""
        found = self.range()
        if found is not None:
            self._copier.copy(found)

    @Slot(str)
    def quote(self, key: str) -> None:
        """Quote the selection in the message, or the row `key` if nothing is selected."""
        found = self.range()
        if found is not None:
            self._copier.quote(found)
        else:
            self._copier.quoteRow(key)

    @Slot()
    def offer(self) -> None:
        """Offer the selection to the middle button, after the user released the pointer."""
        found = self.range()
        if found is not None:
            self._copier.offer(found)

    # --- what QML calls: painting --------------------------------------------------------------

    @Slot(str, result="QVariantList")
    def ranges(self, key: str) -> list[int]:
        """Return begin and end of the selection in each text of the row, in the order of its items.

        Return [] if the row is outside the selection. Return [-1] for a row between the first and the last
        row of the selection, unless it is a table.
        """
        row = self._transcript.row_of(key)
        ends = self._ends()
        if ends is None or not ends[0].row <= row <= ends[1].row:
            return []
        if ends[0].row < row < ends[1].row and not self._is_table(row):
            return [-1]
        text = self._text_at(row)
        return [end for pair in text.ranges(*self._in_row(row, text)) for end in pair]

    @Slot(str, result=bool)
    def touches(self, key: str) -> bool:
        """Return whether the selection touches the row."""
        row, ends = self._transcript.row_of(key), self._ends()
        return self._active and ends is not None and ends[0].row <= row <= ends[1].row

    @Slot(result="QVariantList")
    def cursor(self) -> list[object]:
        """Return the cursor's row, piece in the row and position in the piece; [] without a cursor."""
        here = self._resolve(self._cursor)
        if here is None:
            return []
        text = self._text_at(here.row)
        offset = min(here.offset, text.length)
        piece = text.piece_at(offset)
        start = text.starts[piece] if text.starts else 0
        return [here.row, piece, offset - start]

    # --- what Python calls ---------------------------------------------------------------------

    def range(self) -> RowRange | None:
        """Return the selected rows and the offsets in the first and last row.

        Return None without a selection, or if the selection has only parts of the lines of runs.
        """
        ends = self._ends()
        if ends is None or not self._active:
            return None
        first, last = ends
        anchor, cursor = self._anchor, self._cursor
        assert anchor is not None and cursor is not None
        begin, end = (anchor, cursor) if self._resolve(anchor) == first else (cursor, anchor)
        rows = self._transcript.seen_rows(first.row, last.row)
        # If the whole line of a run is selected, copy all calls of the run. If not, copy no call of the run.
        if rows and rows[0].is_line:
            if first.offset > 0:
                rows = rows[1:]
            begin = TextPosition(rows[0].entry.id, 0) if rows else begin
        if rows and rows[-1].is_line:
            if last.row == rows[-1].seen and last.offset < self._text_at(last.row).length:
                rows = rows[:-1]
            end = TextPosition(rows[-1].covered[-1].entry.id, END_OF_ROW) if rows else end
        if not rows:
            return None
        covered = [each for row in rows for each in row.covered]
        return RowRange(covered, begin.key, begin.offset, end.key, end.offset, self._wide)

    # --- positions -----------------------------------------------------------------------------

    def _position(self, key: str, piece: int, position: int) -> TextPosition | None:
        row = self._transcript.row_of(key)
        return TextPosition(key, self._text_at(row).offset(piece, position)) if row >= 0 else None

    def _resolve(self, at: TextPosition | None) -> _Place | None:
        """Return the place of a position in the list; None if its row is gone.

        For a row in an unread page, return the place of the page's gap. For a hidden row, return the end of
        the visible row that contains it.
        """
        if at is None:
            return None
        row = self._transcript.row(at.key)
        if row is None:
            gap = self._transcript.row_of(self._history.gapOf(at.key))
            return _Place(gap, 0) if gap >= 0 else None
        seen = row.stand_in
        if seen is None:
            return None
        return _Place(seen.seen, at.offset if seen is row else END_OF_ROW)

    def _order(self, at: TextPosition) -> _Place:
        return self._resolve(at) or _Place(-1, 0)

    def _ends(self) -> tuple[_Place, _Place] | None:
        anchor, cursor = self._resolve(self._anchor), self._resolve(self._cursor)
        if anchor is None or cursor is None:
            return None
        return (anchor, cursor) if anchor <= cursor else (cursor, anchor)

    def _in_row(self, row: int, text: RowText) -> tuple[int, int]:
        """Return the selected range of a row's text; (0, 0) for a row outside the selection.

        If the selection begins above the row, the start is -1. If it ends below, the end is `END_OF_ROW`.
        """
        ends = self._ends()
        if ends is None or not ends[0].row <= row <= ends[1].row:
            return 0, 0
        first, last = ends
        return first.offset if first.row == row else -1, last.offset if last.row == row else END_OF_ROW

    def _covers(self, row: int) -> bool:
        """Return whether the whole row is selected."""
        text = self._text_at(row)
        start, end = self._in_row(row, text)
        return self._active and start <= 0 and end >= text.length

    def _neighbour_row(self, row: int, by: int) -> int:
        """Return the next row with a text in that direction; -1 without such a row."""
        row += by
        while 0 <= row < self._transcript.rowCount():
            if self._text_at(row).length:
                return row
            row += by
        return -1

    def _unit_at(self, at: TextPosition) -> tuple[TextPosition, TextPosition]:
        """Return both ends of the word or line at a position. For characters, return the position twice."""
        if self._unit is SelectionUnit.CHARACTER:
            return at, at
        row = self._transcript.row_of(at.key)
        if row < 0:
            return at, at
        text = self._text_at(row).text
        first, last = (
            _line_at(text, at.offset) if self._unit is SelectionUnit.LINE else _word_at(text, at.offset)
        )
        return TextPosition(at.key, first), TextPosition(at.key, last)

    # --- texts ---------------------------------------------------------------------------------

    def _text_at(self, row: int) -> RowText:
        found = self._transcript.seen_rows(row, row)[0]
        made_of = self._made_of(found)
        text = self._texts.get(made_of)
        if text is None:
            if len(self._texts) >= _KEPT:
                self._texts.clear()
            text = self._texts[made_of] = row_text(found, self._prose, self._wide)
        return text

    def _made_of(self, row: TranscriptRow) -> tuple[object, ...]:
        entry = row.entry
        return (
            entry.id,
            row.revision,
            len(entry.text),
            entry.phrase,
            row.shown,
            entry.final,
            row.folded,
            row.is_line,
            self._wide,
            self._prose.formulas.stored_count if self._prose.formulas is not None else 0,
        )

    def _is_table(self, row: int) -> bool:
        return self._transcript.seen_rows(row, row)[0].kind == "table"

    # --- changes -------------------------------------------------------------------------------

    def _place(self, at: TextPosition) -> None:
        self._set(at, at, (at, at))

    def _move(self, to: TextPosition) -> None:
        if self._anchor is None:
            self._place(to)
            return
        self._unit = SelectionUnit.CHARACTER
        self._set(self._anchor, to, (self._anchor, self._anchor))

    def _set(
        self,
        anchor: TextPosition | None,
        cursor: TextPosition | None,
        first: tuple[TextPosition, TextPosition] | None,
    ) -> None:
        """Set the selection. `first` is the word or line where it began."""
        before = (self._anchor, self._cursor)
        self._anchor, self._cursor, self._first = anchor, cursor, first
        if before != (anchor, cursor):
            self._emit_changes(before)

    def _emit_changes(self, before: tuple[TextPosition | None, TextPosition | None]) -> None:
        ends = self._ends()
        active = ends is not None and ends[0] != ends[1]
        if active != self._active:
            self._active = active
            self.activeChanged.emit()
        now = (self._anchor, self._cursor)
        if None in before or None in now:
            self.changed.emit(0, self._transcript.rowCount() - 1)
            return
        moved = [at for pair in zip(before, now, strict=True) if pair[0] != pair[1] for at in pair]
        rows = [place.row for at in moved if (place := self._resolve(at)) is not None]
        self.changed.emit(min(rows, default=0), max(rows, default=self._transcript.rowCount() - 1))

    @Slot()
    def _on_reset(self) -> None:
        self._texts.clear()
        self.clear()

    @Slot()
    def _on_rows_removed(self) -> None:
        if not self._transcript.is_paging:
            self._check()

    @Slot("QStringList")
    def _on_lookups_folding(self, keys: list[str]) -> None:
        """Keep a run unfolded if the selection is in it, so that the selection stays visible."""
        marked = {at.key for at in (self._anchor, self._cursor) if at is not None}
        for key in keys:
            if self.touches(key) or key in marked:
                self._transcript.keepUnfolded(key)
                return

    @Slot()
    def _check(self) -> None:
        """Clear the selection if one of its ends was in a removed row. Otherwise, paint all rows again."""
        if self._anchor is None:
            return
        if self._ends() is None or any(self._resolve(at) is None for at in self._first or ()):
            self.clear()
        else:
            self.changed.emit(0, self._transcript.rowCount() - 1)

    @Property(bool)
    def wide(self) -> bool:
        return self._wide

    @wide.setter  # type: ignore[no-redef]
    def wide(self, wide: bool) -> None:
        self._wide = wide

    @Property(bool, notify=activeChanged)
    def active(self) -> bool:
        return self._active

    copier = constant(RowCopier, "_copier")


# -------------------------------------------------------------------------------------------------
# Words and lines of a text. Offsets are UTF-16 units.


def _boundary(text: str, offset: int, by: int, words: bool) -> int | None:
    """Return where the next (1) or previous (-1) character or word begins.

    If there is none, return the end (1) or the beginning (-1) of the text; None if `offset` is there already.
    """
    kind = QTextBoundaryFinder.BoundaryType
    finder = QTextBoundaryFinder(kind.Word if words else kind.Grapheme, text)
    finder.setPosition(offset)
    begins = QTextBoundaryFinder.BoundaryReason.StartOfItem
    while True:
        found = finder.toNextBoundary() if by > 0 else finder.toPreviousBoundary()
        if found < 0:
            break
        if not words or finder.boundaryReasons() & begins:
            return found
    end = utf16_units(text) if by > 0 else 0
    return end if offset != end else None


def _word_at(text: str, offset: int) -> tuple[int, int]:
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, text)
    finder.setPosition(offset)
    first = offset if finder.isAtBoundary() else finder.toPreviousBoundary()
    finder.setPosition(offset)
    last = finder.toNextBoundary()
    return max(0, first), last if last >= 0 else utf16_units(text)


def _line_at(text: str, offset: int) -> tuple[int, int]:
    before = units(text, 0, offset)
    start = utf16_units(before[: before.rfind("\n") + 1])
    end = units(text, offset, utf16_units(text)).find("\n")
    if end < 0:
        return start, utf16_units(text)
    behind = units(text, offset, utf16_units(text))[:end]
    return start, offset + utf16_units(behind)
