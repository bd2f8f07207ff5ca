"""Copies rows to the clipboard as plain text, Markdown and HTML. Many rows are copied in slices."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QStringListModel, QTimer, Signal, Slot
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.list_items import Leads, behind_lead, goes_on
from claude_desk.ui import locale_format
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.qt_types import Property
from claude_desk.ui.safe_text import for_pasting
from claude_desk.ui.transcript.exporter import Fetch, RowIterator
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import TranscriptRow, footer_words
from claude_desk.ui.transcript.row_list import REMEMBERED
from claude_desk.ui.transcript.row_text import CellBlock, RowText, TextPiece, cell_texts, row_text
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.export.html_prose import HtmlProse
    from claude_desk.transcript.store import Turn

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Seconds for which the GUI thread works without a break, in the first slice and in later slices. Most copies
# are done in the first slice, before the user releases the key.
FIRST_SECONDS = 0.02
SLICE_SECONDS = 0.006
# Modules that are imported with the first copy, one at a time.
_WITH_THE_FIRST = (
    "claude_desk.transcript.markdown.prose_html",
    "claude_desk.transcript.tools.registry",
    "claude_desk.transcript.export.inert_markdown",
    "claude_desk.transcript.export.markdown_export",
    "claude_desk.transcript.export.html_prose",
)
# Greatest number of rows that are put on the clipboard in one step. A larger copy takes several steps.
_AT_ONCE = 500
# Milliseconds between checks whether pages have been read.
_WAIT_MILLISECONDS = 20
# A selection with the pointer is offered to the middle button if it has at most this number of rows.
_PRIMARY_ROWS = 50
# Greatest numbers of rows and characters that are quoted in a message.
_QUOTED_ROWS, _QUOTED_CHARACTERS = 50, 50_000
# An offset beyond the end of any row.
END_OF_ROW = 2**31 - 1
_ANSWERS = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE)


class CopyResult(Enum):
    ROWS = "rows"
    ANSWER = "answer"
    NO_ANSWER = "no_answer"
    NOT_ALL = "not_all"  # some pages could not be read
    TOO_LONG = "too_long"  # too many rows for a quotation
    NOTHING = "nothing"  # nothing is selected that could be quoted

    @property
    def words(self) -> str:
        match self:
            case CopyResult.ROWS:
                return translate("RowCopier", "Copied · Ctrl+Shift+C copies the last answer")
            case CopyResult.ANSWER:
                return translate("RowCopier", "Answer copied")
            case CopyResult.NO_ANSWER:
                return translate("RowCopier", "There is no answer to copy.")
            case CopyResult.NOT_ALL:
                return translate("RowCopier", "Copied, without pages that could not be read")
            case CopyResult.TOO_LONG:
                return translate("RowCopier", "Too long to quote. Select less.")
            case CopyResult.NOTHING:
                return translate("RowCopier", "Select the text to quote, or go to its row.")


class RowRange(NamedTuple):
    """Rows of the list, from an offset in the first row (`begin`) to an offset in the last row (`end`).

    `begin` and `end` are keys of rows. If such a row is in an unread page, `rows` contains the gap of the
    page. `wide`: whether changes are shown side by side.
    """

    rows: Sequence[TranscriptRow]
    begin: str
    begin_offset: int
    end: str
    end_offset: int
    wide: bool = False


class CopiedText(NamedTuple):
    """The copied part of a row, in each format."""

    entry: Entry
    plain: str
    markdown: str
    html: str


# -------------------------------------------------------------------------------------------------
# The copy of a single row.


def copied_text(row: TranscriptRow, text: RowText, start: int, end: int) -> CopiedText | None:
    """Return a range of the row's text in each format; None if the range is empty."""
    pieces = list(text.copied(start, end))
    if not pieces:
        return None
    plain = _joined(text, pieces)
    complete = start <= 0 and end >= text.length
    entry = row.entry
    match entry.kind:
        case EntryKind.TABLE:
            return CopiedText(entry, plain, *_table(entry, text, start, end))
        case EntryKind.CODE:
            return CopiedText(entry, plain, plain, f"<pre><code>{escape(plain)}</code></pre>")
        case EntryKind.TOOL:
            return CopiedText(entry, plain, *_tool(pieces))
        case EntryKind.PROSE if complete:
            return prose_text(entry, plain)
        case _ if complete:
            from claude_desk.transcript.export import markdown_export

            shown = entry.text if row.thoughts else plain
            bare = replace(entry, text=shown, phrase=None, attachments=[])
            said = markdown_export.markdown([bare], footer_words, words=phrase_words.words)
            return CopiedText(entry, plain, said, _paragraphs(plain))
    return CopiedText(entry, plain, plain, _paragraphs(plain))


def prose_text(entry: Entry, plain: str) -> CopiedText:
    """Return the whole prose of a row in each format."""
    return CopiedText(entry, plain, entry.text.rstrip("\n"), _html_of(entry.text, entry))


def _html_of(markdown: str, entry: Entry | None = None) -> str:
    """Return markdown as an HTML fragment for pasting."""
    return _html_writer().html(markdown, entry.references if entry is not None else None)


@cache
def _html_writer() -> "HtmlProse":
    """Return the shared writer, because making a writer takes as long as writing a paragraph."""
    from claude_desk.transcript.export.html_prose import HtmlProse  # imported with the first copy

    return HtmlProse(
        lambda code, language: f"<pre><code>{escape(code)}</code></pre>\n", "", phrase_words.words
    )


def _joined(text: RowText, pieces: list[tuple[TextPiece, str]]) -> str:
    """Join the pieces with the gaps that they have in the row's text."""
    said = ""
    for piece, words in pieces:
        said += (piece.gap if said else "") + words
    return said


def _paragraphs(plain: str) -> str:
    return f"<p>{escape(plain)}</p>".replace("\n", "<br>\n")


def _table(entry: Entry, text: RowText, start: int, end: int) -> tuple[str, str]:
    """Return the selected cells as a table in Markdown and HTML, or words of one cell as a paragraph."""
    piece = text.pieces[0]
    block = text.cells(piece, start, end)
    if block is None:
        plain = "".join(words for _, words in text.copied(start, end))
        return plain, _paragraphs(plain)
    rows = cell_texts(piece, block)
    if _is_complete_table(piece, block):
        from claude_desk.ui.transcript.text_painter import shown_table

        table = shown_table(entry).rstrip("\n")
        return table, _html_of(table, entry)
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(rows[0]))
    html = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return "\n".join(lines), f"<table>{html}</table>"


def _is_complete_table(piece: TextPiece, block: CellBlock) -> bool:
    return block == CellBlock(0, 0, len(piece.cells) - 1, len(piece.cells[0]) - 1)


def _tool(pieces: list[tuple[TextPiece, str]]) -> tuple[str, str]:
    """Return the copied pieces of a tool card in Markdown and HTML.

    In Markdown the name and the title are one line, in HTML two paragraphs. Monospaced pieces are code.
    """
    from claude_desk.transcript.export import markdown_export
    from claude_desk.transcript.export.inert_markdown import fenced

    said: list[str] = []
    html: list[str] = []
    before: TextPiece | None = None
    for piece, words in pieces:
        if piece.monospaced:
            said.append(fenced(words))
            html.append(f"<pre>{escape(words)}</pre>")
        elif piece.label and piece.gap == " ":  # the title of the card
            code = markdown_export.code_span(words)
            said[-1:] = [f"{said[-1]} {code}" if said else code]
            html[-1:] = [*html[-1:], f"<p><code>{escape(words)}</code></p>"]
        elif piece.label:
            said.append(f"**{markdown_export.escaped(words)}**")
            html.append(f"<p><b>{escape(words)}</b></p>")
        elif before is not None and before.label:  # the value of a fact, which follows its key
            said[-1] += piece.gap + words
            html.append(_paragraphs(words))
        else:
            said.append(words)
            html.append(_paragraphs(words))
        before = piece
    return "\n\n".join(said), "\n".join(html)


# -------------------------------------------------------------------------------------------------
# Many rows as one text.


class TextJoiner:
    """Joins copied rows to one text in each format.

    Items of one list are joined without an empty line, and rows of one code fence to one fence.
    """

    def __init__(self) -> None:
        self._plain: list[str] = []
        self._markdown: list[str] = []
        self._html: list[str] = []
        self._before: Entry | None = None
        self._code = ""  # the code of a fence that may continue
        self._fence: Entry | None = None
        self._leads = Leads()
        self._lead = ""  # the beginning of each line of the row
        self.rows = 0

    def add(self, copied: CopiedText) -> None:
        self.rows += 1
        entry = copied.entry
        same_fence = entry.continues is not None and self._fence is not None
        close = False
        if self._before is not None:
            close = goes_on(self._before, entry)
            self._plain.append((entry.continues or "") if same_fence else "\n" if close else "\n\n")
            if not same_fence:
                self._end_fence()
        self._lead = self._leads.lead(entry)
        if self._before is not None and not same_fence:
            self._markdown.append("\n" if close else f"\n{self._leads.blank}\n")
        # Clean each row here, because cleaning the whole text in one step would take long.
        copied = copied._replace(
            plain=for_pasting(copied.plain),
            markdown=for_pasting(copied.markdown),
            html=for_pasting(copied.html),
        )
        self._plain.append(copied.plain)
        if entry.kind is EntryKind.CODE:
            self._code += ((entry.continues or "") if same_fence else "") + copied.markdown
            self._fence = self._fence or entry
        else:
            self._markdown.append(behind_lead(self._lead, copied.markdown))
        self._html.append(copied.html)
        self._before = entry

    def _end_fence(self) -> None:
        if self._fence is not None:
            from claude_desk.transcript.export.inert_markdown import fenced

            self._markdown.append(behind_lead(self._lead, fenced(self._code, self._fence.language)))
        self._fence, self._code = None, ""

    def plain(self) -> str:
        return "".join(self._plain)

    def markdown(self) -> str:
        code = self._code if self.rows == 1 else None
        self._end_fence()
        markdown = "".join(self._markdown)
        return markdown if code is None or "\n" in code else code or markdown

    def html(self) -> str:
        return "\n".join(self._html)


def quotation(markdown: str) -> str:
    """Return the Markdown as a quotation, without empty lines at its ends."""
    lines = markdown.strip("\n").split("\n")
    return "".join(f"> {line}".rstrip() + "\n" for line in lines)


def put_on_clipboard(joiner: TextJoiner) -> Iterator[None]:
    """Put the rows on the clipboard as `text/plain`, `text/markdown` and `text/html`.

    Each step takes a while, so the function yields between the steps.
    """
    # Qt must make the mime data: an object made by Python outlives Python on the clipboard, and the process
    # crashes at its end (PySide 6.11.3).
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    data.clear()
    plain = joiner.plain()
    yield
    data.setText(plain)
    yield
    markdown = joiner.markdown()
    yield
    data.setData("text/markdown", markdown.encode("utf-8", "replace"))
    yield
    html = joiner.html()
    yield
    data.setHtml(f'<meta charset="utf-8">{html}')
    yield
    QGuiApplication.clipboard().setMimeData(data)


# -------------------------------------------------------------------------------------------------


@QmlElement
class RowCopier(QObject):
    """Copies rows, one copy at a time: a new copy replaces the running one.

    `words` report the progress and the result, for a notice.
    """

    changed = Signal()
    # A quotation in Markdown, for the message.
    quoted = Signal(str)

    def __init__(
        self,
        transcript: TranscriptModel,
        prose: ProseRenderer,
        fetch: "Fetch",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._prose = prose
        self._fetch = fetch
        self._words = ""
        self._result = CopyResult.ROWS
        self._joiner = TextJoiner()
        self._work: Iterator[CopiedText | None] = iter(())
        self._source: RowIterator | None = None
        self._ending: Iterator[None] | None = None  # the last steps, after all rows were joined
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_slice_due)

    def copy(self, marked: RowRange) -> None:
        """Copy the selected range."""
        known = {row.entry.id: row for row in marked.rows}
        source = RowIterator([row.entry for row in marked.rows], self._fetch_page)
        self._begin(source, self._marked(source, known, marked), CopyResult.ROWS)

    @Slot(str)
    def copyRow(self, key: str) -> None:
        """Copy a whole row, even if it is folded. The plain text is the row's source.

        If the row shows the line of a run, copy all rows of the run.
        """
        row = self._transcript.row(key)
        if row is None:
            return
        if row.is_line:
            last = row.covered[-1].entry.id
            self.copy(RowRange(row.covered, key, 0, last, END_OF_ROW))
            return
        source, markdown = self._transcript.source(key), self._markdown(row)
        self._stop()
        html = _html_of(markdown)
        joiner = TextJoiner()
        joiner.add(CopiedText(replace(row.entry, kind=EntryKind.PROSE), source, markdown, html))
        deque(put_on_clipboard(joiner), maxlen=0)
        self._set_words(CopyResult.ROWS.words)

    def quote(self, marked: RowRange) -> None:
        """Emit `quoted` with the selected range, unless it is too long."""
        if len(marked.rows) > _QUOTED_ROWS:
            self._set_words(CopyResult.TOO_LONG.words)
        else:
            self._quote(self._join(marked).markdown())

    @Slot(str)
    def quoteRow(self, key: str) -> None:
        """Emit `quoted` with a whole row, unless it is too long. With key "", ask for a selection."""
        row = self._transcript.row(key)
        if row is None:
            self._quote("")
        else:
            is_code = row.entry.kind is EntryKind.CODE
            self._quote(for_pasting(self._markdown(row) if is_code else self._transcript.source(key)))

    def _quote(self, markdown: str) -> None:
        if not markdown.strip():
            self._set_words(CopyResult.NOTHING.words)
        elif len(markdown) > _QUOTED_CHARACTERS:
            self._set_words(CopyResult.TOO_LONG.words)
        else:
            self._stop()
            self.quoted.emit(quotation(markdown))

    def _markdown(self, row: TranscriptRow) -> str:
        """Return the whole row as Markdown."""
        from claude_desk.transcript.export import markdown_export
        from claude_desk.transcript.export.inert_markdown import fenced

        if row.entry.kind is EntryKind.CODE:
            head = row.host if row.entry.continues is not None and row.host is not None else row
            return fenced(self._transcript.source(row.entry.id), head.entry.language)
        return markdown_export.markdown(
            [row.entry], footer_words, self._transcript.folder, phrase_words.words
        )

    def _join(self, marked: RowRange) -> TextJoiner:
        """Return the selected range, read in one step."""
        joiner = TextJoiner()
        known = {row.entry.id: row for row in marked.rows}
        for copied in self._marked((row.entry for row in marked.rows), known, marked):
            if copied is not None:
                joiner.add(copied)
        return joiner

    @Slot(str)
    def copyAnswer(self, key: str) -> None:
        """Copy Claude's words in the turn of the row. With key "", use the last turn that has an answer. If a
        subagent's rows are listed, copy the subagent's words."""
        entries = [row.entry for row in self._transcript.listed()]
        row = self._transcript.row(key)
        turn = row.entry.turn if row is not None else None
        if not key:
            turn = next((entry.turn for entry in reversed(entries) if self._is_answer(entry)), None)
        answer = [entry for entry in entries if entry.turn == turn and self._is_answer(entry)]
        if not answer:
            self._stop()
            self._set_words(CopyResult.NO_ANSWER.words)
            return
        source = RowIterator(answer)
        self._begin(source, (self._answer(entry) for entry in source), CopyResult.ANSWER)

    @Slot(str, result=bool)
    def answers(self, key: str) -> bool:
        """Return whether the row's turn contains words of Claude."""
        row = self._transcript.row(key)
        if row is None:
            return False
        rows, turn = self._transcript.listed(), row.entry.turn
        # The rows of a turn are adjacent.
        for by in (1, -1):
            number = row.number - (rows[0].number if rows else 0)
            while 0 <= number < len(rows) and rows[number].entry.turn == turn:
                if self._is_answer(rows[number].entry):
                    return True
                number += by
        return False

    def _is_answer(self, entry: Entry) -> bool:
        """Return whether the row contains words of Claude itself, not of a subagent. If a subagent's rows are
        listed, return whether it contains words of that subagent itself."""
        root = self._transcript.row(self._transcript.root)
        call = root.entry.tool if root is not None else None
        return entry.kind in _ANSWERS and entry.parent == (call.id if call is not None else "")

    @Slot()
    def dismiss(self) -> None:
        """Clear the words, because the user has read them. Do nothing while copying."""
        if not self.busy:
            self._set_words("")

    @Slot()
    def cancel(self) -> None:
        """Stop copying. The clipboard stays unchanged."""
        self._stop()
        self._set_words("")

    def offer(self, marked: RowRange) -> None:
        """Offer the pointer's selection to the middle button, if the system supports it.

        Do nothing for a selection of too many rows.
        """
        clipboard = QGuiApplication.clipboard()
        if not clipboard.supportsSelection() or len(marked.rows) > _PRIMARY_ROWS:
            return
        clipboard.setText(self._join(marked).plain(), QClipboard.Mode.Selection)

    # --- rows ----------------------------------------------------------------------------------

    def _marked(
        self, entries: Iterable[Entry], known: dict[str, TranscriptRow], marked: RowRange
    ) -> Iterator[CopiedText | None]:
        """Yield the selected part of each row in order, including rows of pages that are read for the copy.

        Yield None after a step without a result, so that the caller can pause.
        """
        for module in _WITH_THE_FIRST:
            import_module(module)
            yield None
        begun = marked.begin in known
        far = len(self._transcript.rows) - REMEMBERED
        for entry in entries:
            begun = begun or entry.id == marked.begin
            row = known.get(entry.id)
            if row is None and (not begun or entry.parent or entry.continues is not None):
                yield None  # a row before the range, or a row of a read page that would be folded
                continue
            if row is None:
                row = TranscriptRow(entry, 0, self._transcript.folder)
            text = row_text(row, self._prose, marked.wide, in_line=True)
            start = marked.begin_offset if entry.id == marked.begin else 0
            end = marked.end_offset if entry.id == marked.end else text.length
            # If the range extends beyond the row, use offsets beyond the row's ends, so that a table is
            # copied in whole rows.
            start = start if entry.id == marked.begin else -1
            end = end if entry.id == marked.end else text.length + 1
            yield copied_text(row, text, start, end)
            if row.number < far:  # otherwise the cards of all rows would stay in memory
                row.changed()
            if entry.id == marked.end:
                return

    def _fetch_page(self, page: int, take: "Callable[[Sequence[Turn]], None]") -> None:
        def read(turns: "Sequence[Turn]") -> None:
            if not turns:
                self._result = CopyResult.NOT_ALL
            take(turns)

        self._fetch(page, read)

    def _answer(self, entry: Entry) -> CopiedText | None:
        row = TranscriptRow(entry, 0, self._transcript.folder)
        if entry.kind is EntryKind.CODE:
            code = entry.text.removesuffix("\n") if entry.final else entry.text
            return CopiedText(entry, code, entry.text, f"<pre><code>{escape(code)}</code></pre>")
        text = row_text(row, self._prose)
        return copied_text(row, text, -1, text.length + 1)

    # --- slices --------------------------------------------------------------------------------

    def _begin(self, source: RowIterator, work: Iterator[CopiedText | None], result: CopyResult) -> None:
        self._stop()
        self._source, self._work, self._joiner = source, work, TextJoiner()
        self._result = result
        self._go_on(FIRST_SECONDS)

    @Slot()
    def _on_slice_due(self) -> None:
        self._go_on(SLICE_SECONDS)

    def _go_on(self, seconds: float) -> None:
        source = self._source
        if source is None:
            return
        if self._ending is not None:
            self._finish(self._ending)
            return
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not source.ready():
                self._wait(_WAIT_MILLISECONDS)
                return
            try:
                copied = next(self._work)
            except StopIteration:
                if self._joiner.rows <= _AT_ONCE:
                    deque(put_on_clipboard(self._joiner) if self._joiner.rows else (), maxlen=0)
                    self._finish(iter(()))
                else:
                    self._ending = put_on_clipboard(self._joiner)
                    self._wait(0)
                return
            if copied is not None:
                self._joiner.add(copied)
        self._wait(0)

    def _wait(self, milliseconds: int) -> None:
        assert self._source is not None
        percent = locale_format.percent(self._source.percent / 100)
        self._set_words(translate("RowCopier", "Copying… {percent}", percent=percent))
        self._timer.start(milliseconds)

    def _finish(self, ending: Iterator[None]) -> None:
        """Do the next step of putting the copy on the clipboard. After the last step, report the result."""
        if next(ending, self) is not self:
            self._wait(0)
            return
        rows = self._joiner.rows
        self._stop()
        if rows:
            self._set_words(self._result.words)

    def _stop(self) -> None:
        self._timer.stop()
        self._source, self._work, self._joiner, self._ending = None, iter(()), TextJoiner(), None

    def close(self) -> None:
        """Stop copying, because the window is gone."""
        self._stop()

    def _set_words(self, words: str) -> None:
        if words != self._words:
            self._words = words
            self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._source is not None
