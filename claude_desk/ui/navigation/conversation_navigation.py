"""Navigation in a long conversation. All parts of the navigation use the same list of rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.notable_rows import is_error, is_message, unread_messages
from claude_desk.transcript.operations import Insert, Operation, Remove
from claude_desk.ui.navigation.find_view import FindView
from claude_desk.ui.navigation.prompt_list import PromptListModel
from claude_desk.ui.navigation.scroll_markers import ScrollMarkersModel
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import constant
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.exporter import Exporter, Head, RawLines, Title
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.row import footer_words
from claude_desk.ui.transcript.transcript_model import TranscriptModel

if TYPE_CHECKING:
    from claude_desk.transcript.store import Turn


# -------------------------------------------------------------------------------------------------
# The search for the next error in a conversation, including unread rows.


class ErrorLocator:
    """Searches rows and unread pages until it finds an error. Calls `found` with the key of its row."""

    def __init__(self, history: HistoryView, found: Callable[[str], None]) -> None:
        self._history = history
        self._found = found
        self._round = 0  # number of the latest search

    def begin(self, entries: Sequence[Entry], here: int, direction: int) -> None:
        """Search up (-1) or down (1) from the row with this number. Cancel an earlier search.

        If the row is a gap, search the gap too. If the number is negative, search all rows.
        """
        if here < 0:
            here = 0 if direction > 0 else len(entries) - 1
        elif entries[here].gap is None:
            here += direction
        self._round += 1
        numbers = range(here, len(entries)) if direction > 0 else range(here, -1, -1)
        self._go_on(self._round, iter([entries[number] for number in numbers]), direction)

    def _go_on(self, number: int, ahead: Iterator[Entry], direction: int) -> None:
        for entry in ahead:
            if is_error(entry):
                self._found(entry.id)
                return
            if entry.gap is not None:
                self._history.fetch(entry.turn, partial(self._on_page_read, number, ahead, direction))
                return

    def _on_page_read(
        self, number: int, ahead: Iterator[Entry], direction: int, turns: "Sequence[Turn]"
    ) -> None:
        if number != self._round:
            return
        errors = [entry.id for turn in turns for entry in turn.entries if is_error(entry)]
        if errors:
            self._found(errors[0 if direction > 0 else -1])
        else:
            self._go_on(number, ahead, direction)


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ConversationNavigation(QObject):
    """The navigation of one session.

    It contains the search (`session.find` in QML), the markers beside the scroll bar, the list of messages,
    the targets of jumps, and the export to files.
    """

    errorFound = Signal(str)  # key of the error's row, which may not be read yet

    def __init__(
        self,
        transcript: TranscriptModel,
        history: HistoryView,
        title: Title = str,
        raw_lines: RawLines = tuple,
        parent: QObject | None = None,
        head: "Head | None" = None,
    ) -> None:
        super().__init__(parent)
        self._head = head
        self._transcript = transcript
        self._root = ""  # the row whose inside rows `rows` has; "" if it has all rows
        transcript.rooted.connect(self._on_rooted)
        self.rows = EntryList(self)
        self.finder = FindView(self.rows, transcript, history, self)
        self._scroll_markers = ScrollMarkersModel(self.rows, transcript, self.finder, history, self)
        self._prompts = PromptListModel(self.rows, self)
        self._errors = ErrorLocator(history, self.errorFound.emit)
        self.files = Exporter(self.rows, title, raw_lines, self, history.fetch, head)

    def reset(self, entries: Iterable[Entry]) -> None:
        self._root = self._transcript.root
        self.rows.reset(self._listed() if self._root else entries)

    @Slot(object)
    def apply(self, operations: Sequence[Operation]) -> None:
        """Apply the operations. Call this after the transcript has applied them."""
        if self._root != self._transcript.root:
            self.reset(self._listed())
        elif self._root:
            if any(map(self._changes_list, operations)):
                self.rows.follow(self._listed())
            self.rows.note_changes(operations)
        else:
            self.rows.apply(operations)

    @Slot()
    def _on_rooted(self) -> None:
        """List the rows of another subagent, or of the conversation. If the transcript has not applied all
        operations yet, `apply` lists these rows later."""
        if not self._transcript.is_applying:
            self.reset(self._listed())

    def _changes_list(self, operation: Operation) -> bool:
        """Return whether the operation inserted rows inside the root, or may have removed such rows."""
        match operation:
            case Insert(_, entries):
                return any(self._transcript.lists(entry.id) for entry in entries)
            case Remove():
                return True
        return False

    def _listed(self) -> list[Entry]:
        return [row.entry for row in self._transcript.listed()]

    def close(self) -> None:
        """Stop writing a file, because the window is gone."""
        self.files.stop()

    @Slot(str, int)
    def seekError(self, key: str, direction: int) -> None:
        """Search for the next (1) or previous (-1) error, seen from the row `key`.

        `errorFound` is emitted immediately, later if pages must be read, or never if there is no error.
        """
        self._errors.begin(self.rows.entries, self.rows.number(key), direction)

    @Slot(str, int, result=str)
    def neighbourMessage(self, key: str, direction: int) -> str:
        """Return the key of the user's next (1) or previous (-1) message; "" if not found.

        The search starts at the row `key`, which may be in an unread page (`HistoryView`). If there is no
        such row, all rows are searched.
        """
        entries = self.rows.entries
        gap = self.rows.entry(key.partition("/")[0]) if "/" in key else None
        if gap is not None and gap.gap is not None:
            inside = [each for each, _ in unread_messages(gap.id, gap.gap)]
            place = inside.index(key) + direction if key in inside else -1
            if 0 <= place < len(inside):
                return inside[place]
            key = gap.id
        here = self.rows.number(key)
        if here < 0:
            here = -1 if direction > 0 else len(entries)
        numbers = range(here + 1, len(entries)) if direction > 0 else range(here - 1, -1, -1)
        for entry in (entries[n] for n in numbers):
            if is_message(entry):
                return entry.id
            if entry.gap is not None:
                unread = [key for key, _ in unread_messages(entry.id, entry.gap)]
                if unread:
                    return unread[0 if direction > 0 else -1]
        return ""

    @Slot(result=str)
    def lastMessage(self) -> str:
        """Return the key of the user's newest message; "" without a message."""
        return self.neighbourMessage("", -1)

    @Slot(str, bool, result=str)
    def markdown(self, key: str, turn: bool) -> str:
        """Return the row as Markdown, or its turn if `turn` is true; "" if the row does not exist."""
        from claude_desk.transcript.export import markdown_export

        entry = self.rows.entry(key)
        if entry is None:
            return ""
        rows = markdown_export.turn_of(self.rows.entries, entry) if turn else [entry]
        folder = self._head().folder if self._head is not None else ""
        return markdown_export.markdown(rows, footer_words, folder, words)

    scrollMarkers = constant(ScrollMarkersModel, "_scroll_markers")
    prompts = constant(PromptListModel, "_prompts")
    exporter = constant(Exporter, "files")
