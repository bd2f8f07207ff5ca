"""A text block that is being written: a row for each piece of its markdown."""

from claude_desk.protocol.wire.api_errors import error_text
from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock
from claude_desk.transcript.entries import Entry, EntryKind, MessagePosition
from claude_desk.transcript.markdown.prose_splitter import ProsePiece, ProseSplitter
from claude_desk.transcript.reducer.live_blocks import BlockFit, LiveBlock
from claude_desk.transcript.reducer.references import names_in
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.store import Turn


class LiveText(LiveBlock):
    """Prose. `error`: the CLI's words for something gone wrong, which are one row."""

    def __init__(self, rows: RowWriter, turn: Turn, parent: str, *, error: bool = False) -> None:
        super().__init__(rows, turn, parent)
        self._parts: list[str] = []
        self._split = 0  # how many of the parts are rows already
        self._error = error
        self._splitter = ProseSplitter()
        self._links: dict[str, list[Entry]] = {}  # closed rows with links whose definitions have not come
        self._replaced: list[Entry] = []  # rows that stand until others, behind them, take their place

    @property
    def text(self) -> str:
        """All there is, in rows or not."""
        text = "".join(self._parts)
        if self._split == len(self._parts):
            self._parts, self._split = [text], 1
        return text

    @property
    def blank(self) -> bool:
        return all(not part or part.isspace() for part in self._parts)

    def add(self, text: str) -> None:
        self._parts.append(text)

    def flush(self) -> None:
        self._gather(end=False)

    def close(self) -> None:
        if not self.stopped:
            self._gather(end=True)
        super().close()

    def fit(self, block: ContentBlock) -> BlockFit:
        if not isinstance(block, TextBlock):
            return BlockFit.NO
        if self.stopped and self.blank:
            return BlockFit.NO  # the CLI leaves out what is white space only
        self.flush()
        if block.text.startswith(self.text.rstrip()):
            return BlockFit.GOOD
        return BlockFit.NO if self.stopped else BlockFit.OPEN

    def confirm(self, block: ContentBlock) -> None:
        text = block.text if isinstance(block, TextBlock) else ""
        self.flush()
        have = self.text
        if (self.stopped and text != have) or not text.startswith(have):
            self._start_again(text)
        elif not self.stopped:
            self._update_pieces(text[len(have) :], end=True)
        self._parts, self._split = [text], 1
        self.rows.remove_all(self._replaced)
        self._replaced = []
        self.final = True
        super().close()

    def repeats(self, block: ContentBlock) -> bool:
        return isinstance(block, TextBlock) and self.final and block.text == self.text

    def _gather(self, end: bool) -> None:
        """Take the waiting deltas into the rows."""
        fresh = "".join(self._parts[self._split :])
        self._split = len(self._parts)
        if (fresh or end) and not self.stopped and not self.final:
            self._update_pieces(fresh, end=end)

    def _start_again(self, text: str) -> None:
        """The full text is another one than the deltas said. The rows that it begins with as well stay: it
        may differ by no more than white space at its end.
        """
        known, self._splitter = self._splitter.definitions, ProseSplitter()
        self._links = {}
        self._splitter.feed("" if self._error else text, end=True)
        kept = self._kept() if self._splitter.definitions == known else 0
        self._replaced = self.entries[kept:]
        del self.entries[kept:]
        if self._error:
            self._show_error(text)
            return
        for entry in self.entries:
            entry.references = self._splitter.definitions
        behind = self._replaced[-1] if self._replaced else None
        for number in range(kept, len(self._splitter.pieces)):
            self._show_piece(number, self._splitter.pieces[number], behind)
            behind = None

    def _kept(self) -> int:
        """How many rows are those of the first pieces."""
        for number, (entry, piece) in enumerate(zip(self.entries, self._splitter.pieces, strict=False)):
            shown = entry.kind, entry.text, entry.language, entry.continues
            if shown != (_kind(piece), piece.text, piece.language, piece.continues):
                return number
        return min(len(self.entries), len(self._splitter.pieces))

    def _update_pieces(self, text: str, end: bool) -> None:
        if self._error:
            self._show_error(text)
            return
        splitter = self._splitter
        known = len(splitter.definitions)
        first = splitter.feed(text, end=end)
        pieces = splitter.pieces
        for number in range(first, len(pieces)):
            self._show_piece(number, pieces[number])
        if len(splitter.definitions) > known:
            self._mend(list(splitter.definitions)[known:])
        self.rows.remove_all(self.entries[len(pieces) :])
        del self.entries[len(pieces) :]

    def _mend(self, names: list[str]) -> None:
        """Links are defined whose rows stand already."""
        mended = {id(entry): entry for name in names for entry in self._links.pop(name, [])}
        for entry in mended.values():
            self.rows.update(entry)

    def _show_piece(self, number: int, piece: ProsePiece, behind: Entry | None = None) -> None:
        """`behind`: the row that a new one stands behind, where that is none of `entries`."""
        kind = _kind(piece)
        if number == len(self.entries):
            entry = self.rows.new(self.turn, kind, parent=self.parent, text=piece.text)
            entry.language = piece.language
            entry.continues = piece.continues
            entry.references = self._splitter.definitions
            self._insert_piece(entry, behind or (self.entries[-1] if self.entries else None))
        else:
            entry = self.entries[number]
            self._change(entry, kind, piece)
        if piece.closed:
            if not piece.code:
                for name in names_in(piece.text) - self._splitter.definitions.keys():
                    self._links.setdefault(name, []).append(entry)
            self.rows.finish(entry)

    def _insert_piece(self, entry: Entry, behind: Entry | None) -> None:
        if behind is not None:
            entry.place = MessagePosition.MIDDLE
            self.rows.insert_after(behind, entry)
            self.entries.append(entry)
        else:
            self._show(entry)

    def _change(self, entry: Entry, kind: EntryKind, piece: ProsePiece) -> None:
        if entry.kind is not kind or entry.language != piece.language:
            entry.kind = kind
            entry.language = piece.language
            entry.text = piece.text
            self.rows.update(entry)
        elif piece.text.startswith(entry.text):
            self.rows.append_text(entry, piece.text[len(entry.text) :])
        else:
            self.rows.set_text(entry, piece.text)

    def _show_error(self, text: str) -> None:
        """It comes whole: no deltas tell an error."""
        self._show(self.rows.new(self.turn, EntryKind.ERROR, parent=self.parent, text=error_text(text)))


def _kind(piece: ProsePiece) -> EntryKind:
    return EntryKind.CODE if piece.code else EntryKind.TABLE if piece.table else EntryKind.PROSE
