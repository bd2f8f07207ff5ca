"""The plain text of a row: what a selection counts in and what a copy takes. It is the text that is seen.

Offsets are UTF-16 units, as Qt counts: each text of a row stands for as many units as its item has positions.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QTextDocument, QTextTable

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.text.text_sanitizer import exact
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow

if TYPE_CHECKING:
    from claude_desk.ui.formulas.formula_pictures import FormulaPictures
    from claude_desk.ui.transcript.card_parts import ShownPart


def units(text: str, start: int, end: int) -> str:
    """The text from one UTF-16 unit to another."""
    if text.isascii():
        return text[start:end]
    return text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


class ListMark(NamedTuple):
    """What Qt draws beside an item of a list; it is part of no text, and copied with the whole line."""

    start: int
    end: int  # of the line that it stands at
    mark: str  # `  - `, `3. `


class CellBlock(NamedTuple):
    """A rectangle of a table's cells."""

    row: int
    column: int
    last_row: int
    last_column: int


class TextPiece(NamedTuple):
    """The text of one item of a row. `label`: one that is marked as a whole or not at all.

    `gap`: what stands in the row's text before it, where it is not the first.
    """

    text: str
    label: bool = False
    gap: str = "\n"
    marks: tuple[ListMark, ...] = ()
    cells: tuple[tuple[tuple[int, int], ...], ...] = ()  # of a table: where each cell begins and ends
    monospaced: bool = False
    formulas: tuple[tuple[int, int], ...] = ()  # those that are drawn: selected as a whole or not at all
    exact: str | None = None  # what is copied, where the text writes characters of it out


class RowText:
    """The pieces in the order in which their items stand, and where each of them begins and ends."""

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
        """The number of the piece that an offset is in, or behind."""
        return max(0, bisect_right(self.starts, offset) - 1)

    def offset(self, piece: int, position: int) -> int:
        """Where a position in a piece is in the row; without such a piece the row's begin, or its end."""
        if not 0 <= piece < len(self.pieces):
            return self.length if position else 0
        return min(self.starts[piece] + max(0, position), self.ends[piece])

    def ranges(self, start: int, end: int) -> list[tuple[int, int]]:
        """What of each piece is in a range of the row's text; a label is in it whole or not at all."""
        found = []
        for piece, begins, ends in zip(self.pieces, self.starts, self.ends, strict=True):
            first, last = max(start, begins), min(end, ends)
            if first >= last or (piece.label and (first, last) != (begins, ends)):
                found.append((0, 0))
            elif (block := self.cells(piece, start - begins, end - begins)) is not None:
                cells = piece.cells
                found.append((cells[block.row][block.column][0], cells[block.last_row][block.last_column][1]))
            else:
                found.append(_whole_formulas(piece, first - begins, last - begins))
        return found

    @staticmethod
    def cells(piece: TextPiece, start: int, end: int) -> CellBlock | None:
        """The cells that a range of a table's text takes: whole ones, as soon as it is of more than one.

        From one cell to another it is the rectangle between them; from beyond the table whole rows.
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
        """The text of each piece that a copy of the range takes: of cells with tabs in between."""
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


def _whole_formulas(piece: TextPiece, first: int, last: int) -> tuple[int, int]:
    """The range, with all of a formula at its ends."""
    for start, end in piece.formulas:
        if start < last and first < end:
            first, last = min(first, start), max(last, end)
    return first, last


def cell_texts(piece: TextPiece, block: CellBlock) -> list[list[str]]:
    """The words of the cells of a block, row by row; each stands in one line."""
    return [
        [" ".join(units(piece.text, *cell).split()) for cell in row[block.column : block.last_column + 1]]
        for row in piece.cells[block.row : block.last_row + 1]
    ]


def _with_marks(piece: TextPiece, start: int, end: int) -> str:
    """The text in a range, with the marks of the lists' items where more than one line of it is taken."""
    text = units(piece.text, start, end)
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
# What each kind of row shows.


def row_text(row: TranscriptRow, prose: ProseRenderer, wide: bool = False, in_line: bool = False) -> RowText:
    """The text of a row as it is shown now. `wide`: changes are shown side by side.

    `in_line`: of a row that is the line of several calls the text of its own call.
    """
    if row.run is not None and row.is_line and not in_line:
        return RowText([TextPiece(row.run.words, label=True)])
    return RowText(list(_pieces(row, prose, wide)))


def _pieces(row: TranscriptRow, prose: ProseRenderer, wide: bool) -> Iterator[TextPiece]:
    match row.entry.kind:
        case EntryKind.USER | EntryKind.ERROR | EntryKind.NOTICE:
            yield _told(row.body, row.exact_text)
        case EntryKind.PROSE:
            yield rich(prose.entry_html(row.entry), prose.formulas)
        case EntryKind.TABLE:
            yield _table(row, prose)
        case EntryKind.CODE:
            yield from _live(row, monospaced=True)
        case EntryKind.FOOTER:
            yield TextPiece(row.heading)
        case EntryKind.THINKING if not row.folded:
            yield from _live(row)
        case EntryKind.TOOL if row.card is not None:
            yield TextPiece(row.card.name, label=True)
            yield TextPiece(row.card.title, label=True, gap=" ")
            for shown in row.card.parts(row.folded):
                yield from _part(shown, prose, wide)


def _plain(text: str) -> str:
    """Plain text as an item of Qt has it."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _told(shown: str, text: str) -> TextPiece:
    """What is shown of the beginning of a text, or of all of it."""
    return TextPiece(_plain(shown), exact=None if text.startswith(shown) else text)


def _live(row: TranscriptRow, monospaced: bool = False) -> Iterator[TextPiece]:
    text = row.entry.text
    for number in range(row.segments):
        whole_line = number == 0 or text.startswith("\n", row.cuts[number] - 1)
        shown = row.shown_segment(number)
        gap = "\n" if whole_line else ""
        yield _told(shown, row.exact_segment(number) if text else shown)._replace(
            gap=gap, monospaced=monospaced
        )


def rich(html: str, pictures: "FormulaPictures | None" = None) -> TextPiece:
    """The text of our own HTML as an item of Qt has it."""
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
    from claude_desk.ui.formulas.formula_room import formulas_in  # with the first formula

    return tuple((span.start, span.end) for span in formulas_in(document) if pictures.is_drawn(span.formula))


def _table(row: TranscriptRow, prose: ProseRenderer) -> TextPiece:
    from claude_desk.ui.transcript.text_painter import shown_table  # comes with the rows

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
    """The texts of a part of a card, as its items have them."""
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
