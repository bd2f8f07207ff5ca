"""A row of the transcript as shown: its folding, its words, and the segments of long text."""

import re
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from claude_desk.protocol.wire import shell_text
from claude_desk.transcript.entries import (
    Entry,
    EntryKind,
    NoticeAction,
    PageMark,
    SentState,
    StopBy,
    ToolCall,
    ToolState,
    TurnFooter,
)
from claude_desk.transcript.text import chip_text
from claude_desk.transcript.text.text_sanitizer import in_prose, is_plain, readable
from claude_desk.transcript.tools.lookups import LookupStage, stage_of
from claude_desk.ui import locale_format, safe_text
from claude_desk.ui.attachments.attachment_items import MOST_SHOWN, name_of, names_of
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.lookup_words import lookup_words, time_words_of
from claude_desk.ui.transcript.spoken_table import spoken_table
from claude_desk.ui.transcript.tool_state_text import call_state_words, is_held
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.ui.attachments.project_pictures import NamedPicture
    from claude_desk.ui.transcript.card_view import CardView


# -------------------------------------------------------------------------------------------------
# The footer below a turn. No Qt.


def footer_words(entry: Entry, tokens: bool = True) -> str:
    """Return `12 s · 1.2k tokens in, 80 out · $0.02`; without a footer, the entry's text.

    For a stopped turn, begin with how it was stopped. For a failed turn, say that it failed. `tokens`:
    whether the tokens are included.
    """
    footer = entry.footer
    if footer is None:
        return entry.text
    parts = [_stopped(footer)] if footer.stopped else []
    if footer.failed and not footer.stopped:
        parts = []  # the row above shows the error
    if footer.seconds is not None:
        took = locale_format.duration(footer.seconds)
        took = took if footer.seconds >= 1 else translate("Row", "less than 1 s")
        if footer.failed and not footer.stopped:
            took = translate("Row", "Failed after {duration}", duration=took)
        parts.append(translate("Row", "took {duration}", duration=took) if parts else took)
    if tokens and (counted := _tokens(footer)):
        parts.append(counted)
    if footer.cost is not None:
        parts.append(locale_format.cost(footer.cost))
    if not parts:
        return translate("Row", "Failed") if footer.failed else translate("Row", "Done")
    return " · ".join(parts)


def _tokens(footer: TurnFooter) -> str:
    """Return `1.2k tokens in, 80 out`, or "" if the tokens are not known."""
    if footer.tokens_in is None and footer.tokens_out is None:
        return ""
    # Claude Code 2.1.330 reports a cost, but no tokens, for a turn that was stopped during its first answer.
    if footer.stopped and not (footer.tokens_in or footer.tokens_out):
        return ""
    tokens_in = locale_format.short_count(footer.tokens_in or 0)
    tokens_out = locale_format.short_count(footer.tokens_out or 0)
    return translate(
        "Row", "{tokens_in} tokens in, {tokens_out} out", tokens_in=tokens_in, tokens_out=tokens_out
    )


def _stopped(footer: TurnFooter) -> str:
    """Say how the turn was stopped: `Stopped by you in 0.2 s`, `Ended by SIGINT 3.1 s after Stop`."""
    if footer.stopped_by is StopBy.CLOSE:
        return translate("Row", "Stopped when the session was closed")
    if footer.stopped_by is StopBy.CUT_OFF:
        return translate("Row", "Interrupted when Claude Desk closed")
    if footer.stopped_by is None or footer.stop_seconds is None:
        return translate("Row", "Stopped by you")
    took = _short_duration(footer.stop_seconds)
    if footer.stopped_by is StopBy.INTERRUPT:
        return translate("Row", "Stopped by you in {duration}", duration=took)
    signal = footer.stopped_by.upper()
    return translate("Row", "Ended by {signal} {duration} after Stop", signal=signal, duration=took)


def _short_duration(seconds: float) -> str:
    if seconds >= 9.95:
        return locale_format.duration(seconds)
    return translate("Row", "{seconds} s", seconds=locale_format.decimal(max(0.1, seconds), 1))


# -------------------------------------------------------------------------------------------------
# The accessible name of a note, whose kind is an icon. No Qt.


def _noted(markdown: str, said: str) -> str:
    """Return what is said in a note, with the kind of the note before it. Return any other text unchanged."""
    if not markdown.startswith(">"):
        return said
    from claude_desk.transcript.markdown.notes import note_of  # prose loads after the first frame

    match note_of(markdown.partition("\n")[0]):
        case "note":
            return translate("Row", "Note: {text}", text=said)
        case "tip":
            return translate("Row", "Tip: {text}", text=said)
        case "important":
            return translate("Row", "Important: {text}", text=said)
        case "warning":
            return translate("Row", "Warning: {text}", text=said)
        case "caution":
            return translate("Row", "Caution: {text}", text=said)
    return said


# -------------------------------------------------------------------------------------------------
# The name and the likely height of an unread page of the conversation. No Qt.


# In pixels: the approximate height of a line of the file, the least and greatest height of a page, and the
# height of a page of unknown size.
_LINE = 58
_LEAST, _MOST = 120, 24_000
_UNKNOWN = 4_000


def height_of(mark: PageMark | None) -> int:
    """Return the likely height of an unread page in pixels at text size 1; 0 without a page."""
    if mark is None:
        return 0
    return min(_MOST, max(_LEAST, mark.lines * _LINE)) if mark.lines else _UNKNOWN


def gap_words(mark: PageMark | None) -> str:
    """Return `Earlier: 12 turns, 3 May`, with the year if it is not the current year.

    Leave out an unknown day. Without known turns, return `Earlier`.
    """
    if mark is None or not mark.turns:
        return translate("Row", "Earlier")
    count, began = len(mark.turns), mark.turns[0].at
    if began <= 0:
        return translate("Row", "Earlier: %Ln turns", n=count, one="Earlier: %Ln turn")
    day = locale_format.short_day(began, year=time.localtime(began).tm_year != time.localtime().tm_year)
    return translate("Row", "Earlier: %Ln turns, {day}", n=count, one="Earlier: %Ln turn, {day}", day=day)


# -------------------------------------------------------------------------------------------------
# The cuts that divide growing text into text items.


# Approximate greatest number of characters in a text item.
SEGMENT = 60_000
# Approximate greatest number of characters in a text item with wrapped text, which costs more. A long line is
# cut at a space.
WRAPPED = 12_000
# Growing text is cut at the first line end after this number of characters. A frame draws every item in view
# completely, and a long item costs milliseconds.
PIECE = 2_500


def cut(text: str, start: int, length: int, wraps: bool) -> tuple[int, bool]:
    """Return the end of the text from `start` that fits into an item, and whether the item is full then.

    `length` is the number of characters that the item already has. `wraps`: whether it wraps its lines.
    """
    last = start + (WRAPPED if wraps else SEGMENT) - length
    end = text.find("\n", start + max(0, PIECE - length), last)
    if end < 0 and wraps:
        end = text.find(" ", start + max(0, WRAPPED // 2 - length), last)
    if end >= 0:
        return end + 1, True
    return (last, True) if last <= len(text) else (len(text), False)


# Approximate greatest number of characters of finished thinking in a text item.
THOUGHT = 4_000
NAME_LENGTH = 2_000
PREVIEW_CHARACTERS = 4_000
CODE_LINES = 40
# Greatest numbers of lines and characters of code, and of plain text, in an unfolded row. Longer text opens
# beside the conversation. Plain text has the lower limit: it is one item, and a long word wraps slowly.
CODE_MOST, CODE_SIZE = 400, 40_000
PLAIN_MOST, PLAIN_SIZE = 400, 16_000
# Lines and characters of plain text in a folded row.
PLAIN_FOLDED = (24, 2_000)
# A folded notice shows less, because long notices are secondary: texts for Claude, or a monitor's events.
NOTICE_FOLDED = (4, 400)
# Lines and characters: a folded message that is longer than `_PASTED` shows only `PASTED_FOLDED`, because the
# user recognizes it by its first words. Pasted texts of this length become chips in the composer.
_PASTED = (40, 2_000)
PASTED_FOLDED = (8, 600)
_CUT = "…"
# Greatest number of text items of a row that are shown. A copy contains the whole text.
SEGMENTS_SHOWN = 400
# Number of files and pictures of a message that are shown at first. A chip shows the rest.
FILES = 12

_TONES = {
    ToolState.WAITING: "warn",
    ToolState.RUNNING: "run",
    ToolState.DONE: "ok",
    ToolState.FAILED: "bad",
}
# A complete line of thinking that is a heading or bold. How far back from the end to look for it, and its
# longest shown length, in characters.
_TOPIC = re.compile(r"^(?:#{1,6} +|\*\*)([^\s*#`][^*#`\n]{0,200}?)(?:\*\*)?[ \t]*\n", re.M)
_TOPIC_REACH = 8_000
_TOPIC_LENGTH = 120
_HEADING = re.compile(r"#{1,6} ")
_LIVE = (EntryKind.CODE, EntryKind.THINKING)
# Number of characters before a piece of live text that can affect how the piece is drawn.
_TAIL = 64

_NO_MESSAGE = chip_text.FoldedMessage("", ())
_UNCUT: tuple[int, ...] = (0,)  # a tuple, because thousands of lists would slow the garbage collector

Render: TypeAlias = Callable[[str], str]
RenderEntry: TypeAlias = Callable[[Entry], str]
HtmlOf: TypeAlias = "Callable[[TranscriptRow], str]"


class DrawnProse(NamedTuple):
    """The state of a prose row's item: its text, and the length of the text when it was last rendered.

    `version` and `links` are the renderer's version and the number of known link definitions at that time.
    """

    text: str
    rendered: int
    version: int
    links: int


class TranscriptRow:
    """An entry, its place in the list, and whether the user unfolded it."""

    __slots__ = (
        "_card", "_folder", "_html", "_html_of", "_name", "_plain", "_said", "_tail", "all_attachments",
        "cuts", "drawn", "entry", "host", "inside", "kind", "number", "pictures", "revision", "run", "seen",
        "shown", "stage", "tail_units", "thought_of", "unfolded",
    )  # fmt: skip

    def __init__(self, entry: Entry, number: int, folder: str = "") -> None:
        self.entry = entry
        self.kind = entry.kind  # the kind for which the row's item was made
        self._folder = folder
        self.number = number  # index among all rows
        self.seen = -1  # index among the visible rows; -1 for a hidden row
        # the tool call of the subagent that this row belongs to, or the first row of its code fence
        self.host: TranscriptRow | None = None
        self.inside = 0  # number of rows inside this row, including nested rows
        self.stage = stage_of(entry)
        self.run: LookupRun | None = None  # the run of look-ups that the row belongs to
        # None means the default of the row's kind. Code that the user saw being written never folds by
        # itself.
        self.unfolded: bool | None = True if entry.kind is EntryKind.CODE and not entry.final else None
        # whether all of the row's pictures and files are shown, even if there are many
        self.all_attachments = False
        # the pictures of the project that finished prose names; None before they were looked for
        self.pictures: tuple[NamedPicture, ...] | None = None
        self.revision = 0
        self.drawn: DrawnProse | None = None  # the state of the item of a prose row
        self._said = 0  # length of the text when the accessible name was made
        self._html = ""
        # the text, links and colours that the HTML was made of
        self._html_of: tuple[str, int, int] | None = None
        self._name: str | None = None
        self._card: CardView | None = None
        # finished thinking, and the Markdown of the items that show it
        self.thought_of: tuple[str, tuple[str, ...]] = ("", ())
        self._plain = ("", "")  # plain text as it arrived, and as it is shown
        self._cut()

    # --- text that grows -----------------------------------------------------------------------

    @property
    def live(self) -> bool:
        """Whether new text is appended to the row's items instead of replacing their text."""
        return self.entry.kind in _LIVE

    @property
    def is_plain_text(self) -> bool:
        """Whether the row shows only plain text: a user's message, a notice or an error."""
        return self.entry.kind in (EntryKind.USER, EntryKind.ERROR, EntryKind.NOTICE)

    @property
    def plain_text(self) -> str:
        """The text of a plain row, with hidden characters made visible and phrases in the user's language."""
        if self.kind is not EntryKind.USER:
            return safe_text.words_shown(words(self.entry.content))
        said = self.exact_text
        if self._plain[0] is not said:
            self._plain = said, in_prose(said)
        return self._plain[1]

    @property
    def chips(self) -> tuple[chip_text.SentChip, ...]:
        """The chips of a message of the user. If the user has unfolded them, only the files are chips."""
        return self.message.chips

    @property
    def _folds_chips(self) -> bool:
        """Whether a chip holds more than it shows."""
        return any(chip.kind not in ("mention", "file", "more") for chip in self._folded_message.chips)

    @property
    def message(self) -> chip_text.FoldedMessage:
        """The user's message with its chips as marks; empty without chips."""
        if self.kind is EntryKind.USER and self._folds_chips and not self.folded:
            return self._with_more(chip_text.with_file_marks(self.exact_text, self._files))
        return self._folded_message

    @property
    def _folded_message(self) -> chip_text.FoldedMessage:
        """The user's message with each chip as a mark, also if the user has unfolded them."""
        text = self.entry.text
        if self.kind is not EntryKind.USER or not (
            self.entry.pastes or self.entry.attachments or "@" in text or ">" in text or "[comment 1]" in text
        ):
            return _NO_MESSAGE
        return self._with_more(chip_text.folded(self.exact_text, self.entry.pastes, self._files))

    def _with_more(self, found: chip_text.FoldedMessage) -> chip_text.FoldedMessage:
        """Return the message. If some of its files have no chip, add one chip for them at the end."""
        if self.files_shown == len(self.entry.attachments):
            return found
        more = chip_text.SentChip("more", "")
        return chip_text.FoldedMessage(f"{found.text} {chip_text.MARK}", (*found.chips, more))

    @property
    def _files(self) -> tuple[str, ...]:
        """The names of the files and pictures that are chips of the message."""
        return tuple(name_of(each) for each in self.entry.attachments[: self.files_shown])

    @property
    def files_shown(self) -> int:
        """How many files and pictures of a message are chips."""
        count = len(self.entry.attachments)
        return min(count, MOST_SHOWN) if self.all_attachments or count <= FILES else FILES

    @property
    def exact_text(self) -> str:
        """The row's text for copying, with \\n as line ends. A notice or an error is copied as shown."""
        if self.kind in (EntryKind.ERROR, EntryKind.NOTICE):
            return self.plain_text
        text = shell_text.shown(self.entry.text) if self.kind is EntryKind.USER else self.entry.text
        return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text

    @property
    def prose(self) -> bool:
        """Whether the row's text is markdown."""
        return self.entry.kind in (EntryKind.PROSE, EntryKind.TABLE)

    def measure(self) -> None:
        """Cut the entry's current text into segments again."""
        self._cut()
        self.changed()

    def _cut(self) -> None:
        entry = self.entry
        self.cuts = _UNCUT  # positions in the text where segments of live text begin, in code points
        self.shown = 0  # length of the text that operations have appended, in code points
        self.tail_units = 0  # length of the last segment as shown, in UTF-16 units
        self._tail = ""  # the end of the last segment
        if entry.kind in _LIVE:
            self.append(entry.text)
        self.shown = len(entry.text)

    def append(self, text: str) -> list[tuple[int, int, str]]:
        """Append text. Return (segment, offset in it in UTF-16 units, text) for each item to change.

        If the new text changes how earlier text is shown, `revision` changes too. The item must then read
        its text again.
        """
        pieces = []
        start, revision = 0, self.revision
        while start < len(text):
            end, full = cut(text, start, self.shown - self.cuts[-1], self.kind is EntryKind.THINKING)
            piece = self._appended(text[start:end].replace("\r", ""))
            pieces.append((len(self.cuts) - 1, self.tail_units, piece))
            self.shown += end - start
            self.tail_units += safe_text.utf16_units(piece)
            start = end
            if full:
                self.cuts = (*self.cuts, self.shown)
                self.tail_units, self._tail = 0, ""
        if self.revision != revision:
            self.tail_units = safe_text.utf16_units(self.segment(len(self.cuts) - 1))
        return pieces

    def _safe(self, text: str) -> str:
        """Return live text in the form that is shown."""
        return in_prose(text) if self.kind is EntryKind.THINKING else readable(text)

    def _appended(self, text: str) -> str:
        """Return new text of the last segment in the form that is shown.

        If the new text changes how earlier text is shown, change `revision`.
        """
        before = self._tail
        self._tail = (before + text)[-_TAIL:]
        if (not before or before[-1].isascii()) and is_plain(text):
            return text
        shown, now = self._safe(before), self._safe(before + text)
        if not now.startswith(shown):  # the new text changed how the previous end is shown
            self.revision += 1
            return now
        return now[len(shown) :]

    def exact_segment(self, index: int) -> str:
        """Return the appended text of a segment without \\r. Omit the line end before the next segment."""
        end = self.cuts[index + 1] if index + 1 < len(self.cuts) else self.shown
        text = self.entry.text[self.cuts[index] : end].replace("\r", "")
        return text[:-1] if index + 1 < len(self.cuts) and text.endswith("\n") else text

    def segment(self, index: int) -> str:
        """Return a segment in the form that is shown; "" if it does not exist."""
        return self._safe(self.exact_segment(index)) if 0 <= index < len(self.cuts) else ""

    def shown_segment(self, index: int) -> str:
        """Return the text that a segment's item shows.

        For folded code, return only the first lines. For finished thinking without text, return why there is
        no text.
        """
        text = self.segment(index)
        if self.entry.kind is EntryKind.THINKING and not self.entry.text and self.entry.final:
            if self.entry.sealed:
                return translate("Row", "This thinking is encrypted and cannot be shown.")
            return translate("Row", "This model does not show its thinking.")
        if self.entry.kind is EntryKind.CODE:
            if self.folded:
                return safe_text.first_lines(text, CODE_LINES // 2, PREVIEW_CHARACTERS)[0]
            if self.entry.final and index + 1 == len(self.cuts):
                return text.removesuffix("\n")
        return text

    @property
    def segments(self) -> int:
        if self.folded:
            return 1
        return min(len(self.cuts), SEGMENTS_SHOWN)

    @property
    def thoughts(self) -> tuple[str, ...]:
        """The Markdown of finished thinking, one text for each item; () if the thinking is not finished, or
        has no text. Of a very long text, the last items are missing."""
        text = self.entry.text
        if self.kind is not EntryKind.THINKING or not self.entry.final or not text:
            return ()
        if self.thought_of[0] is not text:
            # Markdown loads after the first frame.
            from claude_desk.transcript.markdown.block_parser import chunks_of

            shown = text[: PIECE * SEGMENTS_SHOWN].replace("\r\n", "\n").replace("\r", "\n")
            self.thought_of = text, tuple(chunks_of(shown, THOUGHT))
        return self.thought_of[1]

    # --- folding -------------------------------------------------------------------------------

    @property
    def shut(self) -> bool:
        """Whether the row is folded and contains other rows."""
        return self.inside > 0 and not self.unfolded

    @property
    def hidden(self) -> bool:
        """Whether the row is hidden in a folded row or in the line of a run."""
        host = self.host
        while host is not None and not host.shut:
            host = host.host
        return host is not None or self.in_line

    @property
    def is_lookup(self) -> bool:
        """Whether the row is a pending or successful call that only looks something up.

        A call with rows inside it is no look-up.
        """
        return self.stage >= LookupStage.PENDING and not self.inside

    @property
    def in_line(self) -> bool:
        """Whether the row is hidden in a folded run. The run's first row shows the line of the run."""
        return self.run is not None and self.run.folded and self.run.head is not self

    @property
    def is_line(self) -> bool:
        """Whether the row shows the line of a folded run."""
        return self.run is not None and self.run.folded and self.run.head is self

    @property
    def covered(self) -> "Sequence[TranscriptRow]":
        """The rows that this row represents: itself, or the rows of a folded run."""
        return self.run.rows if self.run is not None and self.is_line else (self,)

    @property
    def stand_in(self) -> "TranscriptRow | None":
        """This row if it is visible, otherwise the visible row into which it is folded, or None."""
        row: TranscriptRow | None = self
        while row is not None and row.seen < 0:
            row = row.run.head if row.run is not None and row.in_line else row.host
        return row

    @property
    def foldable(self) -> bool:
        entry = self.entry
        match entry.kind:
            case EntryKind.THINKING:
                return True
            case EntryKind.CODE:
                return self.inside > 0 or (entry.final and entry.text.count("\n") > CODE_LINES)
            case EntryKind.TOOL:
                return self.inside > 0 or (self.card is not None and self.card.foldable)
            case EntryKind.USER | EntryKind.ERROR | EntryKind.NOTICE:
                if self._folds_chips:
                    return True
                # Folding must hide more than a line or two, to be worth the button.
                lines, characters = self._folded_size
                return safe_text.first_lines(self.plain_text, lines + 2, characters + 200)[1]
        return False

    @property
    def _folded_size(self) -> tuple[int, int]:
        """The number of lines and characters of plain text that a folded row shows."""
        if self.entry.kind is EntryKind.NOTICE:
            return NOTICE_FOLDED
        pasted = self.entry.kind is EntryKind.USER and safe_text.first_lines(self.plain_text, *_PASTED)[1]
        return PASTED_FOLDED if pasted else PLAIN_FOLDED

    @property
    def beyond(self) -> bool:
        """Whether the row omits something even when unfolded."""
        text = self.plain_text if self.is_plain_text else self.entry.text
        if self.is_plain_text:
            return len(text) > PLAIN_SIZE or text.count("\n") >= PLAIN_MOST
        if self.entry.kind is EntryKind.CODE:
            return self.foldable and (
                self.inside > 0 or len(text) > CODE_SIZE or text.count("\n") > CODE_MOST
            )
        if self.entry.kind is EntryKind.TABLE:
            return self._columns_left > 0
        return self.card is not None and self.card.beyond

    @property
    def _columns_left(self) -> int:
        """The number of table columns that do not fit into the row; 0 or less if all fit."""
        from claude_desk.transcript.markdown.table_columns import (  # not needed for the first frame
            COLUMNS,
            columns_of,
        )

        return columns_of(self.entry.text) - COLUMNS

    @property
    def folded(self) -> bool:
        return self.foldable and not self.unfolded

    def fold(self, folded: bool) -> None:
        """Fold or unfold the row, because the user chose to."""
        self.unfolded = not folded
        self.revision += 1
        self._name = None

    # --- the shown text ------------------------------------------------------------------------

    @property
    def body(self) -> str:
        """The text that a plain row shows, folded or unfolded. For other rows, the `heading`."""
        if not self.is_plain_text:
            return self.heading
        text = self.plain_text
        most = self._folded_size if self.folded else (PLAIN_MOST, PLAIN_SIZE)
        if self.chips:
            text, most = self.message_words, PLAIN_FOLDED if self.folded else most
        head, _ = safe_text.first_lines(text, *most)
        return head if text.startswith("\n", len(head)) or len(head) == len(text) else head + _CUT

    @property
    def message_words(self) -> str:
        """The text of `message`, with hidden characters made visible."""
        return chip_text.MARK.join(map(in_prose, self.message.text.split(chip_text.MARK)))

    @property
    def heading(self) -> str:
        """The line above a thinking row, or the words of a gap or a footer; "" for other rows."""
        entry = self.entry
        if entry.kind is EntryKind.THINKING:
            if not entry.final:
                return translate("Row", "Thinking")
            seconds = entry.ended - entry.began
            if not entry.began or seconds < 1:
                return translate("Row", "Thought")
            return translate("Row", "Thought for {duration}", duration=locale_format.duration(seconds))
        if entry.kind is EntryKind.GAP:
            return gap_words(entry.gap)
        return footer_words(entry, tokens=False) if entry.kind is EntryKind.FOOTER else ""

    @property
    def topic(self) -> str:
        """The newest heading of unfinished thinking, in plain words; "" for other rows."""
        entry = self.entry
        if entry.kind is not EntryKind.THINKING or entry.final:
            return ""
        found = _TOPIC.findall(entry.text[-_TOPIC_REACH:])
        return safe_text.flat(safe_text.visible(found[-1]), _TOPIC_LENGTH) if found else ""

    def html(self, render: RenderEntry, version: int) -> str:
        """Return the HTML of prose. Render it only if the text, the links or the colours have changed."""
        # prose loads after the first frame
        from claude_desk.transcript.markdown.incomplete_marks import shown_of

        made_of = (shown_of(self.entry), len(self.entry.references), version)
        if self._html_of != made_of:
            self._html = render(self.entry)
            self._html_of = made_of
        return self._html

    def shows_end(self, drawn: DrawnProse) -> bool:
        """Return whether an item that was drawn before the prose was finished shows the finished prose."""
        from claude_desk.transcript.markdown.incomplete_marks import completed

        return completed(drawn.text, self.kind is EntryKind.TABLE).rstrip() == self.entry.text.rstrip()

    @property
    def complete(self) -> bool:
        """Whether the prose has no unclosed marks, and so looks the same finished and unfinished."""
        from claude_desk.transcript.markdown.incomplete_marks import completed

        return completed(self.entry.text, self.kind is EntryKind.TABLE) == self.entry.text

    def note_drawn(self, version: int, length: int | None = None) -> None:
        """Note that the item was rendered, from the whole text or from its first `length` characters."""
        text = self.entry.text
        links = len(self.entry.references)
        self.drawn = DrawnProse(text, len(text) if length is None else length, version, links)

    @property
    def name_due(self) -> bool:
        """Whether the text has grown by half since its accessible name was made, and needs a new name."""
        return len(self.entry.text) >= self._said * 1.5

    @property
    def named(self) -> bool:
        """Whether the accessible name of prose was made from the whole text."""
        text = self.entry.text
        return self._said == len(text) and self._html_of is not None and self._html_of[0] == text

    def changed(self) -> None:
        """Drop the accessible name and the card, because the text or the state changed."""
        self._name = None
        self._card = None

    @property
    def card(self) -> "CardView | None":
        """The card of a tool call; None for any other row. A card is made again after the call changed."""
        if self._card is None and self.entry.tool is not None:
            from claude_desk.ui.transcript.card_view import card_view_of  # not needed for the first frame

            self._card = card_view_of(self.entry.tool, self._folder)
        return self._card

    def parts(self, html: Render, version: int) -> list[dict[str, Any]]:
        """Return the visible parts of the card, for QML; [] without a card, or in the line of a run."""
        return self.card.maps(self.folded, html, version) if self.card and not self.is_line else []

    @property
    def rest_words(self) -> str:
        """How much the row omits, in words; "" if it omits nothing. For folded text, its total length. For a
        footer, the tokens."""
        if self.card is not None:
            return self.card.rest(self.folded)
        if self.entry.footer is not None:
            return _tokens(self.entry.footer)
        if self.entry.kind is EntryKind.TABLE:
            left = self._columns_left
            return translate("Row", "%Ln more columns", n=left, one="%Ln more column") if left > 0 else ""
        if self.chips and self.body == self.message_words:
            return ""  # each chip says how much it holds
        text = self.plain_text if self.is_plain_text else self.copy_text
        if self.folded and self.inside and self.entry.kind is EntryKind.CODE:
            return translate("Row", "more than {size}", size=locale_format.text_size(text))
        if self.folded:
            lines = text.count("\n") + 1
            size = locale_format.text_size(text) if len(text) > PREVIEW_CHARACTERS else ""
            if lines == 1:
                return size
            line_words = translate("Row", "%Ln lines", n=lines, one="%Ln line")
            return translate("Row", "{lines} · {size}", lines=line_words, size=size) if size else line_words
        limit = (
            PIECE * SEGMENTS_SHOWN
            if self.live
            else len(self.body.removesuffix(_CUT))
            if self.beyond
            else len(text)
        )
        if len(text) <= limit:
            return ""
        shown, full = locale_format.text_size(text[:limit]), locale_format.text_size(text)
        return translate("Row", "First {shown} of {whole}", shown=shown, whole=full)

    @property
    def copy_text(self) -> str:
        """The text that Copy copies: the text of the whole card, the words of a footer, or `exact_text`."""
        tool = self.entry.tool
        if tool is None:
            footer = self.entry.kind is EntryKind.FOOTER
            return footer_words(self.entry) if footer else self.exact_text
        return (self.card.text if self.card else "") or tool.result or tool.input_text

    @property
    def tone(self) -> str:
        tool = self.entry.tool
        if tool is None or _is_result(tool):
            return ""
        return "soft" if is_held(tool) else _TONES.get(tool.state, "soft")

    @property
    def state_words(self) -> str:
        """The state of a tool call. A duration of 2 s or more follows, unless the summary contains it.

        A successful call has no words for its state, because an icon shows it. Neither has a failed call
        whose summary says how it failed.
        """
        tool = self.entry.tool
        if tool is None:
            return ""
        seconds = tool.ended - tool.started if tool.ended and tool.started else 0
        explained = tool.state is ToolState.FAILED and self.card is not None and self.card.summary != ""
        state = "" if tool.state is ToolState.DONE or explained else call_state_words(tool)
        if seconds >= 2 and self.card is not None and self.card.card.says_time:
            return state
        took = locale_format.duration(seconds) if seconds >= 2 else ""
        if not state or not took:
            return state or took
        return translate("Row", "{state} · {duration}", state=state, duration=took)

    @property
    def action_words(self) -> str:
        match self.entry.action:
            case NoticeAction.SEND_ALONG:
                return translate("Row", "Include the transcript so far")
            case NoticeAction.UNDO_REWIND:
                return translate("Row", "Undo")
            case NoticeAction.CONTINUE:
                return translate("Row", "Continue")
            case NoticeAction.ACCEPT_EDITS:
                return translate("Row", "Accept edits")
            case NoticeAction.OPEN_STRAND:
                return translate("Row", "Open them as a new session")
            case NoticeAction.CALL_AGAIN:
                return translate("Row", "Call again")
            case NoticeAction.BEGIN_ANEW:
                return translate("Row", "Begin anew")
            case NoticeAction.BEGIN_AFRESH:
                return translate("Row", "New session with this transcript")
        return ""

    @property
    def queued(self) -> bool:
        return self.entry.kind is EntryKind.USER and self.entry.sent is SentState.QUEUED

    # --- the accessible name -------------------------------------------------------------------

    def name(self, html: HtmlOf) -> str:
        """Return the accessible name. The name is kept until the row changes."""
        if self._name is None:
            self._said = len(self.entry.text)
            self._name = self._spoken(html)[:NAME_LENGTH]
            if self.folded or self.is_line:
                room = NAME_LENGTH - len(translate("Row", "{name}, folded", name=""))
                self._name = translate("Row", "{name}, folded", name=self._name[:room])
        return self._name

    def _with_names(self) -> str:
        """Return the message with the names of its chips."""
        from claude_desk.ui.composer.attachment_list import sent_item  # not needed for the first frame

        # The files are named behind the message.
        names = [chip.text if chip.kind in ("file", "more") else sent_item(chip).title for chip in self.chips]
        return chip_text.with_pastes(self.message.text, 0, names).rstrip()

    def _spoken(self, html: HtmlOf) -> str:
        entry = self.entry
        match entry.kind:
            case EntryKind.USER:
                room = NAME_LENGTH - (200 if entry.attachments else 0)
                text = self._with_names() if self.chips else shell_text.shown(entry.text)[:room]
                said, names = in_prose(text[:room])[:room], names_of(entry.attachments)
                if said and names:
                    said = translate("Row", "{text}, {attachments}", text=said, attachments=names)
                said = said or names
                if self.queued:
                    return translate("Row", "You: {text}, queued", text=said)
                return translate("Row", "You: {text}", text=said)
            case EntryKind.TABLE:
                said = in_prose(spoken_table(entry.text, NAME_LENGTH))
                return translate("Row", "Table: {text}", text=said)
            case EntryKind.PROSE:
                if entry.final:
                    said = _noted(entry.text, safe_text.plain_of_html(html(self), NAME_LENGTH))
                else:
                    said = in_prose(safe_text.plain_of_markdown(entry.text, NAME_LENGTH))
                if _HEADING.match(entry.text):
                    return translate("Row", "Heading: {text}", text=said)
                return translate("Row", "Claude: {text}", text=said)
            case EntryKind.CODE:
                return translate("Row", "Code: {text}", text=readable(entry.text[:NAME_LENGTH]))
            case EntryKind.THINKING:
                said = in_prose(entry.text[:NAME_LENGTH]) or self.heading
                return translate("Row", "Thinking: {text}", text=said)
            case EntryKind.TOOL:
                return self._spoken_tool()
            case EntryKind.GAP:
                return translate("Row", "Notice: {text}", text=self.heading)
            case EntryKind.NOTICE:
                return translate("Row", "Notice: {text}", text=self.plain_text[:NAME_LENGTH])
            case EntryKind.ERROR:
                return translate("Row", "Error: {text}", text=self.plain_text[:NAME_LENGTH])
            case EntryKind.FOOTER:
                return translate("Row", "Turn: {text}", text=footer_words(entry))
        return entry.text[:NAME_LENGTH]

    def _spoken_tool(self) -> str:
        tool = self.entry.tool
        if tool is None:
            return ""
        if self.run is not None and self.is_line:
            line, duration = self.run.words, self.run.time
            if duration:
                return translate("Row", "Tools: {line}, done, {duration}", line=line, duration=duration)
            return translate("Row", "Tools: {line}, done", line=line)
        card = self.card
        title = card.title if card else tool.title
        state = call_state_words(tool)
        if _is_result(tool):
            said = title
        elif tool.by_user:
            summary = card.summary if card else ""
            state = summary or state
            said = translate("Row", "You ran: {command}, {state}", command=title, state=state)
        elif title:
            said = translate(
                "Row", "Tool: {tool}: {title}, {state}", tool=tool.name, title=title, state=state
            )
        else:
            said = translate("Row", "Tool: {tool}: {state}", tool=tool.name, state=state)
        shown = card.spoken(self.folded) if card else ""
        return translate("Row", "{tool}: {output}", tool=said, output=shown) if shown else said


def _is_result(tool: ToolCall) -> bool:
    """Return whether the row is the result of an agent. It is no call, so it has no state."""
    from claude_desk.transcript.reducer.agent_results import (
        is_agent_result,
    )  # cards load after the first frame

    return is_agent_result(tool)


class LookupRun:
    """Consecutive rows of look-ups. If the run is folded, only its first row is visible."""

    __slots__ = ("folded", "rows")

    def __init__(self, rows: Sequence[TranscriptRow], folded: bool) -> None:
        self.rows = tuple(rows)
        self.folded = folded

    @property
    def head(self) -> TranscriptRow:
        return self.rows[0]

    @property
    def words(self) -> str:
        """`Read 4 files, searched 2 patterns`"""
        return lookup_words(row.entry.tool for row in self.rows if row.entry.tool is not None)

    @property
    def time(self) -> str:
        """The duration of the look-ups in words; "" if it was short."""
        return time_words_of(row.entry.tool for row in self.rows if row.entry.tool is not None)
