"""The old pages of a conversation for its view: reading pages, and the position of a row among all rows."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.transcript_model import TranscriptModel

if TYPE_CHECKING:
    from claude_desk.protocol.files.window_file import ReadingPlace
    from claude_desk.session.core.session import Session
    from claude_desk.session.history.history_loader import HistoryLoader
    from claude_desk.transcript.store import Turn

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_END = (True, "", 0.0)  # the user's place at the end of the rows


@QmlElement
class HistoryView(QObject):
    """The pages of a conversation. Each unread page is one row, a gap. Row numbers are those of the list.

    A key identifies a row. A row in an unread page has the key of the gap, or `GAP/NUMBER` for the turn with
    this number in the gap's `heads`. Positions are fractions of the whole conversation, with unread pages.
    """

    changed = Signal()
    # The key that was passed to `reach`, and the key of the row after it was read; "" if reading failed.
    rowRead = Signal(str, str)
    # Matches in an unread page: query, the gap's key, matches by row. After the last page, the gap's key is
    # "".
    found = Signal(str, str, object)
    placed = Signal()  # the user scrolled to another place
    returned = Signal()  # the user's place is now the reading place of an earlier run

    def __init__(self, transcript: TranscriptModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._transcript = transcript
        self._history: HistoryLoader | None = None
        self._gaps: list[TranscriptRow] | None = []
        self._extras: list[int] = []
        self._wanted: dict[int, str] = {}  # the last key passed to `reach`, by the page that is being read
        self._awaited = False
        # The user's place: whether at the end, the key of the top row, and its distance from the view's top.
        self.follow = True
        self.place_key = ""
        self.place_offset = 0.0
        # the user's place in the rows of each subagent, and with "" in the conversation, while other rows are
        # listed
        self._places: dict[str, tuple[bool, str, float]] = {}
        # the user's place in the conversation when an agent was opened: its page may be released meanwhile
        self._left: ReadingPlace | None = None
        # the reading place of an earlier run, or one whose page was released, until it is reached
        self._returning: ReadingPlace | None = None
        self._returning_page: int | None = None  # the page that is being read for `_returning`
        transcript.paged.connect(self._on_model_changed)
        transcript.modelReset.connect(self._on_model_reset)
        transcript.rooted.connect(self._on_rooted)
        transcript.lookupsFolding.connect(self._on_lookups_folding)

    def attach(self, session: "Session") -> None:
        past = self._history = session.history
        self._connections.connect(past.arrived, self._on_page_arrived)
        self._connections.connect(past.missed, self._on_page_missed)
        self._connections.connect(past.loading_ended, self._on_awaited_changed)
        self._connections.connect(past.found, self._on_found)
        self._connections.connect(past.laid_out, self._return)
        self._on_awaited_changed()

    def detach(self) -> None:
        self._connections.disconnect()
        self._history = None
        self._wanted.clear()

    # --- the place in the whole ----------------------------------------------------------------

    @Slot(int, int)
    def near(self, first: int, last: int) -> None:
        """Report the range of rows that are in view."""
        if self._history is not None:
            self._history.near(self._transcript.number_at(first), self._transcript.number_at(last))

    @Slot(float, result=float)
    def placeOf(self, row: float) -> float:
        """Return the position of a row, which may have a fraction: 0 is the start, 1 the end."""
        begin, share = self.span_of(int(row))
        return begin + (row - int(row)) * share

    def span_of(self, row: int) -> tuple[float, float]:
        """Return the position of a row, and the share that the row has of the whole conversation."""
        gaps, total = self._all_gaps(), self._total()
        if not total:
            return 0.0, 0.0
        before = bisect_right(gaps, row - 1, key=attrgetter("seen"))
        gap = before < len(gaps) and gaps[before].seen == row
        weight = self._weight(gaps[before]) if gap else 1
        return (row + self._extra(before)) / total, weight / total

    @Slot(float, result=float)
    def rowAt(self, place: float) -> float:
        """Return the row at a position, with a fraction for a position within a gap."""
        gaps, wanted = self._all_gaps(), max(0.0, place) * self._total()
        low, high = 0, len(gaps)
        while low < high:  # find the first gap that begins after the position
            middle = (low + high) // 2
            if gaps[middle].seen + self._extra(middle) <= wanted:
                low = middle + 1
            else:
                high = middle
        if low:
            begin = gaps[low - 1].seen + self._extra(low - 1)
            weight = self._weight(gaps[low - 1])
            if wanted < begin + weight:
                return gaps[low - 1].seen + (wanted - begin) / weight
        return min(wanted - self._extra(low), float(self._transcript.rowCount()))

    # --- rows that are not read ----------------------------------------------------------------

    @Slot(str, result=bool)
    def reach(self, key: str) -> bool:
        """Read the page of this row if the page is unread. Return whether `rowRead` will be emitted."""
        page = self._page_of(key)
        if page is None or self._history is None:
            return False
        self._wanted[page] = key
        self._history.want(page)
        return True

    @Slot(str, result=str)
    def gapOf(self, key: str) -> str:
        """Return the key of the gap that contains the row of this key; "" if the row is in no gap."""
        page = self._page_of(key)
        return f"{page}.gap" if page is not None else ""

    def mark_hidden(self) -> None:
        """Tell the history that no view shows the session, if the user is at the end of the conversation.

        While an agent is opened, the next view shows the agent again, so the agent's page must stay loaded.
        """
        if self.follow and not self._transcript.root and self._history is not None:
            self._history.view_closed()

    @Slot(bool, str, float)
    def keepPlace(self, follow: bool, key: str, offset: float) -> None:
        """Remember the user's place until this session is shown again."""
        self.giveUpReturn()
        self.follow, self.place_key, self.place_offset = follow, key, offset
        self._places[self._transcript.root] = follow, key, offset
        self.placed.emit()

    def reading(self) -> "ReadingPlace":
        """Return the user's place in the conversation, for the next run. While an agent is opened, this is
        the place where the user left the conversation. An empty place means the end, or an unknown row."""
        from claude_desk.protocol.files.window_file import ReadingPlace  # not needed for the first frame
        from claude_desk.session.history.reading_place import place_of

        if self._returning is not None:
            return self._returning
        follow, key, offset = self.follow, self.place_key, self.place_offset
        if self._transcript.root:
            follow, key, offset = self._places.get("", _END)
        row = self._transcript.row(key) if not follow else None
        if row is None or self._history is None:
            gone = not follow and self._transcript.root != ""
            return (self._left if gone else None) or ReadingPlace()
        return place_of(self._history.store, row.entry, offset)

    def return_to(self, place: "ReadingPlace") -> None:
        """Go to the reading place of an earlier run once its page is read, unless the user moves before."""
        self._returning = place if place.known else None
        self._return()

    @Slot()
    def giveUpReturn(self) -> None:
        self._returning = self._returning_page = None

    @Slot()
    def _return(self) -> None:
        past, place = self._history, self._returning
        if past is None or place is None or past.awaited:
            return
        # not needed for the first frame
        from claude_desk.session.history.reading_place import find_row, page_of

        entry = find_row(past.store, place)
        page = page_of(past.pages, place) if entry is None else None
        if entry is None and page is not None and past.unread(page) and page != self._returning_page:
            self._returning_page = page
            past.want(page)
            return
        if entry is None and page is not None:
            entry = past.first_of(page) or past.first_after(page)
        if entry is None and not past.complete:
            return  # the list of pages is not known yet
        self.giveUpReturn()
        root = self._transcript.root
        seen = self._seen_at(entry.id) if entry is not None else ""
        if entry is not None and root:
            seen = entry.id  # no row of the conversation is listed
        if seen:
            self._places[""] = False, seen, place.offset
        if seen and not root:
            self.follow, self.place_key, self.place_offset = self._places[""]
            self.returned.emit()

    def _seen_at(self, key: str) -> str:
        """Return the key of this row. For a hidden row, return the key of the nearest visible row above.

        Return "" for an unknown row.
        """
        row = self._transcript.row(key)
        while row is not None and self._transcript.row_of(row.entry.id) < 0:
            row = self._transcript.rows[row.number - 1] if row.number else None
        return row.entry.id if row is not None else ""

    @Slot("QStringList")
    def _on_lookups_folding(self, keys: list[str]) -> None:
        """Keep a run unfolded if the user's place is in it, so that the place stays valid."""
        if not self.follow and self.place_key in keys:
            self._transcript.keepUnfolded(self.place_key)

    def _page_of(self, key: str) -> int | None:
        """Return the page that must be read for a key; None if the row is read already or unknown."""
        gap = self._transcript.row(key.partition("/")[0])
        if gap is not None:
            return gap.entry.turn if gap.entry.kind is EntryKind.GAP else None
        turn = key.partition(".")[0]
        if not turn.isdecimal() or self._history is None:
            return None
        page = self._history.page_of(int(turn))
        return page if page is not None and self._transcript.row(f"{page}.gap") is not None else None

    @Slot(object)
    def _on_page_arrived(self, page: int) -> None:
        if page == self._returning_page:
            self._return()
        if (key := self._wanted.pop(page, "")) != "":
            self.rowRead.emit(key, self._found(page, key))

    @Slot(object)
    def _on_page_missed(self, page: int) -> None:
        if page == self._returning_page:
            self.giveUpReturn()
        if (key := self._wanted.pop(page, "")) != "":
            self.rowRead.emit(key, "")

    def _found(self, page: int, key: str) -> str:
        if self._transcript.row(key) is not None:
            return key
        mark = (
            next((mark for mark in self._history.pages if mark.id == page), None) if self._history else None
        )
        number = key.partition("/")[2]
        uuid = mark.heads[int(number)].uuid if mark is not None and number.isdecimal() else ""
        if self._history is None:
            return ""
        past = self._history
        entry = past.first_of(page, uuid) or past.first_of(page) or past.first_after(page)
        return entry.id if entry is not None else ""

    def fetch(self, page: int, take: "Callable[[Sequence[Turn]], None]") -> None:
        """Pass the turns of a page to `take` without showing them.

        If the page cannot be read, pass no turns.
        """
        if self._history is not None:
            self._history.fetch(page, take)
        else:
            take(())

    # --- searching -----------------------------------------------------------------------------

    def search(self, query: str) -> None:
        """Search the unread pages. `found` reports the matches. An empty query ends the search."""
        if self._history is not None:
            self._history.find(query, words)

    @property
    def searching(self) -> bool:
        return self._history is not None and self._history.searching

    @Slot(str, object, object)
    def _on_found(self, query: str, page: int, counts: dict[str, int]) -> None:
        self.found.emit(query, f"{page}.gap" if counts else "", counts)

    # --- weights -------------------------------------------------------------------------------

    def _all_gaps(self) -> list[TranscriptRow]:
        if self._gaps is None:
            self._gaps = [row for row in self._transcript.listed() if row.kind is EntryKind.GAP]
            self._extras = [0]
            for gap in self._gaps:
                self._extras.append(self._extras[-1] + self._weight(gap) - 1)
        return self._gaps

    def _extra(self, gaps: int) -> int:
        """Return how many more rows the first `gaps` gaps would have if they were read."""
        self._all_gaps()
        return self._extras[gaps] if gaps < len(self._extras) else 0

    @staticmethod
    def _weight(gap: TranscriptRow) -> int:
        mark = gap.entry.gap
        return max(1, mark.lines) if mark is not None else 1

    def _total(self) -> int:
        self._all_gaps()
        return self._transcript.rowCount() + (self._extras[-1] if self._extras else 0)

    @Slot()
    def _on_model_changed(self) -> None:
        self._gaps = None
        self.changed.emit()

    @Slot()
    def _on_model_reset(self) -> None:
        """Start at the end of the new conversation."""
        self.follow, self.place_key, self.place_offset = _END
        self._on_model_changed()

    @Slot()
    def _on_rooted(self) -> None:
        """Return to the user's place in the rows that are listed now. Without such a place, go to the end. If
        the page of the place was released, show its gap until the page is read."""
        root, left = self._transcript.root, self._left
        self._left = self.reading() if root else None
        self.follow, key, self.place_offset = self._places.get(root, _END)
        self.place_key = self._seen_at(key) or self.gapOf(key) or key  # the row may be folded since
        self.returned.emit()
        if not root and left is not None and not self.follow and self._transcript.row(key) is None:
            self.return_to(left)

    @Slot()
    def _on_awaited_changed(self) -> None:
        self._awaited = self._history is not None and self._history.awaited
        self.changed.emit()
        self._return()

    @property
    def has_gaps(self) -> bool:
        return bool(self._all_gaps())

    @Property(bool, notify=changed)
    def hasGaps(self) -> bool:
        return self.has_gaps

    @Property(bool, notify=changed)  # whether earlier messages are still being loaded
    def awaited(self) -> bool:
        return self._awaited

    @Property(bool, notify=changed)
    def follows(self) -> bool:
        return self.follow

    @Property(str, notify=changed)
    def placeKey(self) -> str:
        return self.place_key

    @Property(float, notify=changed)
    def placeOffset(self) -> float:
        return self.place_offset
