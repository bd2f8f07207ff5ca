"""The plain text of a row as it is shown, for selections and copies.

Offsets are UTF-16 units, as in Qt: each piece of a row's text has as many units as its item has positions.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QTextDocument, QTextTable

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.text import chip_text
from claude_desk.transcript.text.text_sanitizer import exact
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow

if TYPE_CHECKING:
    from claude_desk.ui.formulas.formula_pictures import FormulaPictures
    from claude_desk.ui.transcript.card_parts import ShownPart


def units(text: str, start: int, end: int) -> str:
    """Return the text between two offsets in UTF-16 units."""
    if text.isascii():
        return text[start:end]
    return text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


class ListMark(NamedTuple):
    """The mark that Qt draws beside a list item. The text does not contain the mark, but a copy may."""

    start: int
    end: int  # end of the line with the mark
    mark: str  # `  - `, `3. `


class CellBlock(NamedTuple):
    """A rectangle of a table's cells."""

    row: int
    column: int
    last_row: int
    last_column: int


class TextPiece(NamedTuple):
    """The text of one item of a row. A `label` is selected completely or not at all.

    `gap` precedes the piece in the row's text, except for the first piece.
    """

    text: str
    label: bool = False
    gap: str = "\n"
    marks: tuple[ListMark, ...] = ()
    cells: tuple[tuple[tuple[int, int], ...], ...] = ()  # begin and end of each cell of a table, by row
    monospaced: bool = False
    # begin and end of drawn formulas; a formula is selected completely or not at all
    formulas: tuple[tuple[int, int], ...] = ()
    exact: str | None = None  # the text to copy, if the shown text makes hidden characters visible
    chips: tuple[str, ...] = ()  # the texts to copy in the places of the chips


class RowText:
    """The pieces of a row's text in the order of their items, with begin and end of each piece."""

    def __init__(self, pieces: list[TextPiece]) -> None:
        self.pieces = pieces
        self.starts: list[int] = []
        self.ends: list[int] = []
        end = 0
        for number, piece in enumerate(pieces):
            start = end + (utf16_units(piece.gap) if number else 0)
            end = start + utf16_units(piece.text)
            self.starts.append(start)
            self.ends.append(end)
        self.length = end

    @property
    def text(self) -> str:
        return "".join((piece.gap if number else "") + piece.text for number, piece in enumerate(self.pieces))

    def piece_at(self, offset: int) -> int:
        """Return the number of the last piece that begins at or before this offset."""
        return max(0, bisect_right(self.starts, offset) - 1)

    def offset(self, piece: int, position: int) -> int:
        """Return the offset in the row for a position in a piece.

        If the piece does not exist, return 0 for position 0, and the end of the row for any other position.
        """
        if not 0 <= piece < len(self.pieces):
            return self.length if position else 0
        return min(self.starts[piece] + max(0, position), self.ends[piece])

    def ranges(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return the selected part of each piece for a range of the row's text; (0, 0) without a part.

        Labels and formulas are selected completely or not at all, and cells of a table as a block.
        """
        found = []
        for piece, begins, ends in zip(self.pieces, self.starts, self.ends, strict=True):
            first, last = max(start, begins), min(end, ends)
            if first >= last or (piece.label and (first, last) != (begins, ends)):
                found.append((0, 0))
            elif (block := self.cells(piece, start - begins, end - begins)) is not None:
                cells = piece.cells
                found.append((cells[block.row][block.column][0], cells[block.last_row][block.last_column][1]))
            else:
                found.append(_with_formulas(piece, first - begins, last - begins))
        return found

    @staticmethod
    def cells(piece: TextPiece, start: int, end: int) -> CellBlock | None:
        """Return the cells that a range selects; None within one cell, or if the piece is no table.

        A range between two cells selects the rectangle between them. A range that begins or ends outside the
        table selects whole rows.
        """
        if not piece.cells:
            return None
        width = len(piece.cells[0])
        flat = [cell for row in piece.cells for cell in row]
        first, last = start < flat[0][0], end > flat[-1][1]
        begin = 0 if first else max(0, bisect_right(flat, start, key=lambda cell: cell[0]) - 1)
        stop = len(flat) - 1 if last else max(0, bisect_right(flat, end, key=lambda cell: cell[0]) - 1)
        if begin == stop and not first and not last:
            return None
        rows = begin // width, stop // width
        if first or last:
            return CellBlock(rows[0], 0, rows[1], width - 1)
        columns = sorted((begin % width, stop % width))
        return CellBlock(rows[0], columns[0], rows[1], columns[1])

    def copied(self, start: int, end: int) -> Iterator[tuple[TextPiece, str]]:
        """Yield the copied text of each piece in the range. Tabs separate cells."""
        for number, ((first, last), piece) in enumerate(
            zip(self.ranges(start, end), self.pieces, strict=True)
        ):
            if first == last:
                continue
            begins = self.starts[number]
            block = self.cells(piece, start - begins, end - begins)
            if block is not None:
                lines = ("\t".join(row) for row in cell_texts(piece, block))
                yield piece, "\n".join(lines)
            else:
                yield piece, _with_marks(piece, first, last)


def _with_formulas(piece: TextPiece, first: int, last: int) -> tuple[int, int]:
    """Return the range, extended so that formulas at its ends are included completely."""
    for start, end in piece.formulas:
        if start < last and first < end:
            first, last = min(first, start), max(last, end)
    return first, last


def cell_texts(piece: TextPiece, block: CellBlock) -> list[list[str]]:
    """Return the words of the cells of a block, row by row, each as one line."""
    return [
        [" ".join(units(piece.text, *cell).split()) for cell in row[block.column : block.last_column + 1]]
        for row in piece.cells[block.row : block.last_row + 1]
    ]


def _with_marks(piece: TextPiece, start: int, end: int) -> str:
    """Return the text to copy for a range of a piece.

    List marks are added to a range of several lines or of the whole piece.
    """
    text = units(piece.text, start, end)
    if piece.chips:
        before = units(piece.text, 0, start).count(chip_text.MARK)
        own = _with_marks(piece._replace(chips=()), start, end)
        return chip_text.with_pastes(own, before, piece.chips)
    if piece.exact is not None:
        first = len(units(piece.text, 0, start))
        return exact(piece.exact, piece.text, first, first + len(text))
    marks = [mark for mark in piece.marks if start <= mark.start and mark.end <= end]
    if not marks or ("\n" not in text and (start, end) != (0, utf16_units(piece.text))):
        return text
    said, done = [], start
    for mark in marks:
        said += [units(piece.text, done, mark.start), mark.mark]
        done = mark.start
    return "".join((*said, units(piece.text, done, end)))


# -------------------------------------------------------------------------------------------------
# The text of each kind of row.


def row_text(row: TranscriptRow, prose: ProseRenderer, wide: bool = False, in_line: bool = False) -> RowText:
    """Return the text of a row as it is shown now. `wide`: whether changes are shown side by side.

    If the row shows the summary line of a folded run, return that line. With `in_line`, return the text of
    the row's own call instead.
    """
    if row.run is not None and row.is_line and not in_line:
        return RowText([TextPiece(row.run.words, label=True)])
    return RowText(list(_pieces(row, prose, wide)))


def _pieces(row: TranscriptRow, prose: ProseRenderer, wide: bool) -> Iterator[TextPiece]:
    match row.entry.kind:
        case EntryKind.USER if row.chips:
            yield _plain_piece(row.body, row.message.text)._replace(
                chips=tuple(each.text for each in row.chips)
            )
        case EntryKind.USER | EntryKind.ERROR | EntryKind.NOTICE:
            yield _plain_piece(row.body, row.exact_text)
        case EntryKind.PROSE:
            yield rich(prose.entry_html(row.entry), prose.formulas)
        case EntryKind.TABLE:
            yield _table(row, prose)
        case EntryKind.CODE:
            yield from _live(row, monospaced=True)
        case EntryKind.FOOTER:
            yield TextPiece(row.heading)
        case EntryKind.THINKING if not row.folded and row.thoughts:
            for thought in row.thoughts:
                yield rich(prose.thought(thought))
        case EntryKind.THINKING if not row.folded:
            yield from _live(row)
        case EntryKind.TOOL if row.card is not None:
            yield TextPiece(row.card.name, label=True)
            yield TextPiece(row.card.title, label=True, gap=" ")
            for shown in row.card.parts(row.folded):
                yield from _part(shown, prose, wide)


def _plain(text: str) -> str:
    """Return plain text with \\n as line ends, as a text item of Qt has them."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _plain_piece(shown: str, text: str) -> TextPiece:
    """Return the piece of an item that shows `text` as `shown`: cut, or with hidden characters visible."""
    return TextPiece(_plain(shown), exact=None if text.startswith(shown) else text)


def _live(row: TranscriptRow, monospaced: bool = False) -> Iterator[TextPiece]:
    text = row.entry.text
    for number in range(row.segments):
        begins_line = number == 0 or text.startswith("\n", row.cuts[number] - 1)
        shown = row.shown_segment(number)
        gap = "\n" if begins_line else ""
        yield _plain_piece(shown, row.exact_segment(number) if text else shown)._replace(
            gap=gap, monospaced=monospaced
        )


def rich(html: str, pictures: "FormulaPictures | None" = None) -> TextPiece:
    """Return the text that a text item of Qt has for the program's HTML, with its marks and formulas."""
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setHtml(html)
    marks = []
    if "<li" in html:
        block = document.begin()
        while block.isValid():
            if (found := block.textList()) is not None:
                bullet = found.itemText(block)
                indent = "  " * max(0, found.format().indent() - 1)
                end = block.position() + block.length() - 1
                mark = "- " if bullet in ("", ".") else f"{bullet} "
                marks.append(ListMark(block.position(), end, indent + mark))
            block = block.next()
    formulas = _drawn_formulas(document, pictures) if pictures is not None and "<span title=" in html else ()
    return TextPiece(document.toPlainText(), marks=tuple(marks), formulas=formulas)


def _drawn_formulas(document: QTextDocument, pictures: "FormulaPictures") -> tuple[tuple[int, int], ...]:
    from claude_desk.ui.formulas.formula_room import formulas_in  # imported with the first formula

    return tuple((span.start, span.end) for span in formulas_in(document) if pictures.is_drawn(span.formula))


def _table(row: TranscriptRow, prose: ProseRenderer) -> TextPiece:
    from claude_desk.ui.transcript.text_painter import shown_table  # imported with the first table

    html, _ = prose.table_html(shown_table(row.entry), row.entry.references, lambda cells: [])
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setHtml(html)
    cells: tuple[tuple[tuple[int, int], ...], ...] = ()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            cells = tuple(
                tuple(
                    (frame.cellAt(line, column).firstPosition(), frame.cellAt(line, column).lastPosition())
                    for column in range(frame.columns())
                )
                for line in range(frame.rows())
            )
    drawn = prose.formulas if "<span title=" in html else None
    formulas = _drawn_formulas(document, drawn) if drawn is not None else ()
    return TextPiece(document.toPlainText(), cells=cells, formulas=formulas)


def _part(shown: "ShownPart", prose: ProseRenderer, wide: bool) -> Iterator[TextPiece]:
    """Yield the texts of a part of a card, one text for each item."""
    if shown.map["label"]:
        yield TextPiece(shown.map["label"], label=True)
    match shown.map["kind"]:
        case "listing":
            yield TextPiece(_plain(shown.map["text"]), monospaced=True)
        case "diff":
            both = shown.map["sides"] if wide else ()
            for pane in both if len(both) == 2 else (shown.map["one"],):
                yield TextPiece(_plain(pane["text"]), monospaced=True)
        case "rich":
            yield rich(prose.card(shown.text))
        case "facts":
            for fact in shown.map["rows"]:
                yield TextPiece(fact["key"], label=True)
                yield TextPiece(_plain(fact["value"]), gap="\n" if "\n" in fact["value"] else ": ")
        case "checklist":
            for item in shown.map["items"]:
                yield TextPiece(_plain(item["text"]))
        case "note":
            yield TextPiece(_plain(shown.map["text"]))
