"""Puts Claude's prose, tables and the colours of code into the text items of rows."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRectF, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTableCell,
)
from PySide6.QtQml import QmlElement, qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.formulas.requests import FormulaOutline
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.formulas import Formula, formula_of
from claude_desk.transcript.markdown.incomplete_marks import only_longer
from claude_desk.transcript.markdown.notes import note_of
from claude_desk.transcript.text.file_places import is_place, may_have_places
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import shown_at
from claude_desk.ui.formulas.formula_pictures import KnownFormula
from claude_desk.ui.formulas.formula_room import FormulaSpan, formulas_in, make_room, pixels_of, place_of
from claude_desk.ui.formulas.formula_widths import FormulaWidths
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import DrawnProse, TranscriptRow
from claude_desk.ui.transcript.transcript_model import TranscriptModel


def _is_place(char_format: QTextCharFormat) -> bool:
    """Return whether the format is that of the name of a file with a line."""
    return bool(char_format.isAnchor()) and is_place(char_format.anchorHref())


def underline_places(document: QTextDocument, colour: str) -> None:
    """Draw the lines below the names of files with a line in this colour."""
    places = []
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if _is_place(piece.charFormat()):
                places.append((piece.position(), piece.position() + piece.length()))
            pieces += 1
        block = block.next()
    line = QTextCharFormat()
    line.setUnderlineColor(QColor(colour))
    for start, end in places:
        cursor = QTextCursor(document)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(line)


# -------------------------------------------------------------------------------------------------
# The column widths of a table: the needed widths, and narrower widths if there is not enough room.


# Widths in units of an `m`. The least width of a column of long text is that of its longest word, but at
# least `NARROW` and at most `WIDE`. If the table scrolls sideways, a column has at most the width `WIDE`.
NARROW, WIDE = 9, 24
# Pixels of a cell at text size 1 that its text cannot use.
CELL_ROOM = 28

# a function from (text, whether it is code) to the text's width in one line, in pixels
Measure = Callable[[str, bool], float]
Cell = tuple[str, bool]  # the cell's words, and whether some of them are code


def column_widths(
    cells: Sequence[Sequence[Cell]], room: float, em: float, measure: Measure, cell_room: int = CELL_ROOM
) -> list[int]:
    """Return the width of each column in pixels, including `cell_room` for the padding.

    If the columns do not fit into `room` pixels, make wide columns narrower. If the narrowest columns do not
    fit either, the table scrolls sideways, and long text gets wider columns.
    """
    count = max((len(row) for row in cells), default=0)
    columns = [[row[at] for row in cells if at < len(row)] for at in range(count)]
    full = [int(max((measure(*cell) for cell in column), default=0.0) + cell_room) + 1 for column in columns]
    if sum(full) <= room:
        return full
    least = [
        min(width, max(_longest_word(column, measure) + cell_room, NARROW * em))
        for column, width in zip(columns, full, strict=True)
    ]
    least = [min(width, WIDE * em) for width in least]
    if sum(least) > room:
        return [int(min(width, max(WIDE * em, small) + 1)) for width, small in zip(full, least, strict=True)]
    return [int(width) for width in _shared(full, least, room)]


def _longest_word(column: Sequence[Cell], measure: Measure) -> float:
    return max((measure(word, code) for text, code in column for word in text.split()), default=0.0)


def _shared(full: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Return widths between the smallest and the full widths. Wide columns shrink to one common width."""
    low, high = 0.0, max(full)
    for _ in range(24):
        middle = (low + high) / 2
        if sum(_share_of(middle, one, other) for one, other in zip(full, least, strict=True)) > room:
            high = middle
        else:
            low = middle
    return [_share_of(low, one, other) for one, other in zip(full, least, strict=True)]


def _share_of(width: float, full: float, least: float) -> float:
    return max(least, min(full, width))


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NAME = "row\x1f"  # the prefix of the names under which colours are requested
# Growing text with more characters than this is rendered again only after it has grown by a fifth.
# `_SMALL_TABLE` is the limit for tables.
_SMALL = 8192
_SMALL_TABLE = 1024
# Greatest number of formulas of a row that are drawn.
_MOST_FORMULAS = 200
_FRAME = 2  # pixels of the lines at both sides of a table


@QmlElement
class TextPainter(QObject):
    """Fills the text items of rows. QML calls it for each new item and when a row's revision changes."""

    coloured = Signal(str)  # the key of a row: the colours of its code are known now
    formulasDrawn = Signal(str)  # the key of a row: all of its formulas are known now

    def __init__(
        self, transcript: TranscriptModel, prose: ProseRenderer, colouring: HighlightWorker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._prose = prose
        self._colouring = colouring
        colouring.ready.connect(self._on_highlighted)
        self._awaited: dict[str, set[Formula]] = {}  # formulas that are not drawn yet, by the key of the row
        # The last arguments and result of `_take_formulas`. An item asks repeatedly while it is laid out.
        self._taken: tuple[tuple[object, ...], list[tuple[FormulaSpan, KnownFormula]]] = ((), [])
        if prose.formulas is not None:
            prose.formulas.drawn.connect(self._on_formula_drawn)

    # --- prose ---------------------------------------------------------------------------------

    @Slot(str, QQuickTextDocument, bool, result=str)
    def draw(self, key: str, document: QQuickTextDocument, fresh: bool) -> str:
        """Show a row's prose. `fresh`: whether the item is new. Return the kind of a note, "quote" for any
        other quotation, or ""."""
        row = self._transcript.row(key)
        if row is None:
            return ""
        text = row.entry.text
        if fresh or not self._add_to(row, document.textDocument()):
            self._draw(row, document.textDocument(), fresh)
        return (note_of(text.partition("\n")[0]) or "quote") if text.lstrip().startswith(">") else ""

    def _add_to(self, row: TranscriptRow, document: QTextDocument) -> bool:
        """Append the new text if nothing else changed. Return whether this brought the item up to date."""
        drawn = self._drawn(row)
        if drawn is None:
            return False
        more = only_longer(drawn.text, row.entry.text)
        if more is None or (row.entry.final and not row.complete):
            return False
        if more:
            cursor = QTextCursor(document)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(more)
        row.drawn = drawn._replace(text=row.entry.text)
        return True

    def _draw(self, row: TranscriptRow, document: QTextDocument, fresh: bool) -> None:
        if not fresh and self._is_up_to_date(row):
            return
        document.setHtml(row.html(self._prose.entry_html, self._prose.version))
        if may_have_formulas(row.entry.text):
            self._take_formulas(row.entry.id, document)
        text = row.entry.text
        if may_have_places(text):
            underline_places(document, text_formats.colour("place-line"))
        row.note_drawn(self._prose.version)

    def _is_up_to_date(self, row: TranscriptRow) -> bool:
        """Return whether a row's item shows what it should show now. Long growing text may lag behind."""
        drawn, text = self._drawn(row), row.entry.text
        if drawn is None:
            return False
        if row.entry.final:
            return row.shows_end(drawn)
        small = len(text) <= _SMALL or len(text) >= drawn.rendered * 1.2
        return drawn.text == text or (not small and text.startswith(drawn.text))

    def _drawn(self, row: TranscriptRow) -> DrawnProse | None:
        """Return what a row's item shows; None if nothing is drawn or the colours or links have changed."""
        drawn = row.drawn
        if drawn is None or (drawn.version, drawn.links) != (self._prose.version, len(row.entry.references)):
            return None
        return drawn

    def _is_drawn(self, row: TranscriptRow) -> bool:
        """Return whether a table is finished and its item shows the whole table in the current colours."""
        entry, drawn = row.entry, row.drawn
        complete = (entry.text, len(entry.text), self._prose.version, len(entry.references))
        return entry.final and drawn == complete

    @Slot(str, result=int)
    def thoughts(self, key: str) -> int:
        """Return the number of items that show a row's finished thinking; 0 if they cannot show it."""
        row = self._transcript.row(key)
        return len(row.thoughts) if row is not None else 0

    @Slot(str, int, QQuickTextDocument)
    def drawThought(self, key: str, index: int, document: QQuickTextDocument) -> None:
        """Show a part of a row's finished thinking in its item."""
        row = self._transcript.row(key)
        if row is not None and 0 <= index < len(row.thoughts):
            document.textDocument().setHtml(self._prose.thought(row.thoughts[index]))

    @Slot(str, result=bool)
    def hasCode(self, key: str) -> bool:
        """Return whether a row's text may have code within its lines. Looking for it takes as long as
        drawing."""
        row = self._transcript.row(key)
        return row is not None and ("`" in row.entry.text or "![" in row.entry.text)

    # --- formulas ------------------------------------------------------------------------------

    @Slot(str, result=bool)
    def hasFormulas(self, key: str) -> bool:
        """Return whether formulas are drawn and the row may contain one."""
        row = self._transcript.row(key)
        drawn = self._prose.formulas is not None and self._prose.formulas.enabled
        return row is not None and drawn and may_have_formulas(row.entry.text)

    @Slot(QQuickItem)
    def provideFormulas(self, item: QQuickItem) -> None:
        """Add the image provider for pictures of formulas to the window's QML engine."""
        # imported with the first formula
        from claude_desk.ui.formulas.formula_images import PROVIDER, FormulaImages

        engine, pictures = qmlEngine(item), self._prose.formulas
        if engine is None or pictures is None or pictures.provided:
            return
        pictures.provided = True
        engine.removeImageProvider(PROVIDER)  # the provider of an earlier window, in tests
        engine.addImageProvider(PROVIDER, FormulaImages(pictures))

    @Slot(str, QQuickTextDocument, result="QVariantList")
    def formulas(self, key: str, document: QQuickTextDocument) -> list[dict[str, Any]]:
        """Make room for a row's drawn formulas. Return their pictures and their places in the item."""
        page = document.textDocument()
        return [
            {
                "place": place_of(page, span, known.outline),
                "number": known.number,
                "pixels": pixels_of(span),
                "ink": span.ink,
            }
            for span, known in self._take_formulas(key, page)
            if known.outline is not None
        ]

    def _take_formulas(self, key: str, page: QTextDocument) -> list[tuple[FormulaSpan, KnownFormula]]:
        """Make room for a row's formulas that are drawn, and return them.

        Note the formulas that are still awaited.
        """
        pictures = self._prose.formulas
        if pictures is None or not pictures.enabled:
            return []
        if self._taken[0] == (key, page.revision(), page.textWidth(), pictures.stored_count):
            return self._taken[1]
        spans = formulas_in(page)[:_MOST_FORMULAS]
        known: dict[int, KnownFormula] = {}
        awaited: set[Formula] = set()
        for number, span in enumerate(spans):
            formula = span.formula
            found = pictures.find(formula) if formula is not None else None
            if found is not None and found.outline is not None:
                known[number] = found
            elif found is None and formula is not None:
                awaited.add(formula)
        if awaited:
            self._awaited[key] = awaited
        else:
            self._awaited.pop(key, None)
        if make_room(
            page, [(spans[number], found.outline) for number, found in known.items() if found.outline]
        ):
            spans = formulas_in(page)
        taken = [(spans[number], found) for number, found in known.items()]
        self._taken = ((key, page.revision(), page.textWidth(), pictures.stored_count), taken)
        return taken

    def _known_outline(self, source: str) -> FormulaOutline | None:
        formula = formula_of(source) if self._prose.formulas is not None else None
        known = self._prose.formulas.find(formula) if self._prose.formulas and formula else None
        return known.outline if known is not None else None

    @Slot(object)
    def _on_formula_drawn(self, formula: Formula) -> None:
        done = []
        for key, awaited in self._awaited.items():
            awaited.discard(formula)
            if not awaited:
                done.append(key)
        for key in done:
            del self._awaited[key]
            self.formulasDrawn.emit(key)

    # --- tables --------------------------------------------------------------------------------

    @Slot(str, QQuickTextDocument, float, bool, result=float)
    def drawTable(self, key: str, document: QQuickTextDocument, room: float, fresh: bool) -> float:
        """Show a row's table in `room` pixels.

        Return the width that the table needs without its frame; -1 if the table is not drawn, because nothing
        changed, the row does not exist, or too little text was added to a table that is being written.
        """
        row = self._transcript.row(key)
        if row is None:
            return -1
        entry = row.entry
        if not fresh and self._is_drawn(row):
            return -1
        text = entry.text if entry.final else _complete_lines(entry.text)
        drawn = None if fresh or entry.final else self._drawn(row)
        if drawn is not None:
            have, length = drawn.rendered, len(text)
            if length == have or (length > _SMALL_TABLE and have <= length < have * 1.2):
                return -1
        page = document.textDocument()
        cell_room = self._prose.cell_room
        fonts = _fonts(page, self._prose.palette.mono)
        formulas = FormulaWidths(self._known_outline, fonts.pixels, fonts.measure)
        html, widths = self._prose.table_html(
            shown_table(entry),
            entry.references,
            lambda cells: column_widths(
                formulas.cells(cells), room - _FRAME, fonts.em, formulas.measure, cell_room
            ),
        )
        page.setLayoutEnabled(False)  # lay the page out once, together with its colours
        page.setHtml(html)
        if may_have_places(text):
            underline_places(page, text_formats.colour("place-line"))
        width = float(sum(widths)) if widths else room - _FRAME
        page.setTextWidth(width)
        page.setLayoutEnabled(True)
        if may_have_formulas(text):
            self._take_formulas(key, page)
        page.contentsChanged.emit()  # the item then asks for its height again
        row.note_drawn(self._prose.version, len(text))
        return width

    @Slot(QQuickTextDocument, result="QVariantList")
    def rowTops(self, document: QQuickTextDocument) -> list[float]:
        """Return the top of each row of a table except the first, in pixels from the top of the text."""
        page = document.textDocument()
        table = QTextCursor(page.begin().next()).currentTable()  # an empty block precedes a table
        if table is None:
            return []
        layout = page.documentLayout()
        tops = []
        for row in range(1, table.rows()):
            cell = table.cellAt(row, 0)
            top = layout.blockBoundingRect(cell.firstCursorPosition().block()).top()
            tops.append(float(top - cell.format().toTableCellFormat().topPadding()))
        return tops

    @Slot(QQuickTextDocument, int, int, result="QVariantList")
    def selectedCells(self, document: QQuickTextDocument, start: int, end: int) -> list[QRectF]:
        """Return the rectangles of the cells that are copied with a selection over several cells.

        Qt Quick would mark every cell from the first to the last, but only a block of cells is copied. Return
        [] if the selection does not extend over several cells of a table.
        """
        page = document.textDocument()
        cursor = QTextCursor(page)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        table = cursor.currentTable()
        if table is None or not cursor.hasComplexSelection():
            return []
        block: Any = cursor.selectedTableCells()  # PySide does not declare the type of this result
        first_row, rows, first_column, columns = block
        found = []
        for row in range(first_row, first_row + rows):
            places = [_place_of(table.cellAt(row, column), page) for column in range(table.columns())]
            top, bottom = min(place.top() for place in places), max(place.bottom() for place in places)
            found += [
                QRectF(place.left(), top, place.width(), bottom - top)
                for place in places[first_column : first_column + columns]
            ]
        return found

    # --- code ----------------------------------------------------------------------------------

    @Slot(str, int, QQuickTextDocument)
    def colour(self, key: str, segment: int, document: QQuickTextDocument) -> None:
        """Colour a piece of a row's code. If the colours are not known yet, `coloured` is emitted later.

        Code that is still being written has no colours.
        """
        row = self._transcript.row(key)
        if row is None or row.entry.kind is not EntryKind.CODE or not 0 <= segment < len(row.cuts):
            return
        entry = row.entry
        spans = self._colouring.spans(_NAME + key, entry.text, entry.language) if entry.final else None
        if spans:
            start = row.cuts[segment]
            end = row.cuts[segment + 1] if segment + 1 < len(row.cuts) else len(entry.text)
            text, shown = row.exact_segment(segment), row.segment(segment)
            text_formats.paint(
                document.textDocument(),
                [
                    TextSpan(shown_at(text, shown, span.start), shown_at(text, shown, span.end), span.style)
                    for span in _within(spans, start, end)
                ]
                if shown != text
                else _within(spans, start, end),
            )

    @Slot(str)
    def prepare(self, language: str) -> None:
        """Load the lexer of this language, because code in this language is being written."""
        self._colouring.prepare(language)

    @Slot(str)
    def _on_highlighted(self, name: str) -> None:
        if name.startswith(_NAME):
            self.coloured.emit(name.removeprefix(_NAME))


def may_have_formulas(text: str) -> bool:
    return "$" in text or "\\(" in text or "\\[" in text


def _place_of(cell: QTextTableCell, page: QTextDocument) -> QRectF:
    """Return the rectangle of a cell, without the line below it."""
    layout = page.documentLayout()
    place = layout.blockBoundingRect(cell.firstCursorPosition().block())
    place = place.united(layout.blockBoundingRect(cell.lastCursorPosition().block()))
    room = cell.format().toTableCellFormat()
    return place.adjusted(
        -room.leftPadding(), -room.topPadding(), room.rightPadding(), room.bottomPadding() - 1
    )


def _complete_lines(text: str) -> str:
    """Return the complete lines of a table that is being written, or the whole text if fewer than two lines
    are complete."""
    end = text.rfind("\n")
    return text[:end] if text.count("\n", 0, end) >= 1 else text


def shown_table(entry: Entry) -> str:
    """Return the markdown of a table, cut to the columns that its row shows."""
    table = entry.text if entry.final else _complete_lines(entry.text)
    from claude_desk.transcript.markdown.table_columns import COLUMNS, columns_of, first_columns

    return first_columns(table, COLUMNS) if columns_of(table) > COLUMNS else table


class _Fonts(NamedTuple):
    """The measures of a table's fonts.

    `em` is the width of an `m`, `pixels` the font size. `measure` returns the width of a text in the demibold
    font of column heads. For code, it returns the width in the font of code if that is larger.
    """

    em: float
    pixels: float
    measure: Measure


def _fonts(page: QTextDocument, mono: str) -> _Fonts:
    from claude_desk.transcript.markdown.prose_html import CODE_SHARE  # not needed for the first frame

    font = QFont(page.defaultFont())
    font.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetricsF(font)
    font.setFamily(mono)
    if font.pixelSize() > 0:  # false before the item has its font
        font.setPixelSize(round(font.pixelSize() * CODE_SHARE))
    fixed = QFontMetricsF(font)

    def measure(text: str, code: bool) -> float:
        width = metrics.horizontalAdvance(text)
        return max(width, fixed.horizontalAdvance(text)) if code else width

    pixels = float(page.defaultFont().pixelSize())
    return _Fonts(metrics.horizontalAdvance("m"), pixels, measure)


def _within(spans: tuple[TextSpan, ...], start: int, end: int) -> list[TextSpan]:
    return [
        TextSpan(max(span.start - start, 0), span.end - start, span.style)
        for span in spans
        if span.end > start and span.start < end
    ]
