"""The search for words in a conversation. It includes rows that are folded, hidden or not built."""

import time
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QTextDocument, QTextLine
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.search import RowSearch, in_file_names, in_title
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.transcript_model import TranscriptModel

# -------------------------------------------------------------------------------------------------
# Marking matches in the texts of a row's items, and finding those matches.


def mark(row: QQuickItem, query: str, nth: int) -> None:
    """Mark the query in all texts of the row. Mark match `nth` (from 0) strongly, or no match for -1."""
    before = 0
    for _, document in _texts(row):
        found = text_formats.mark(document, query, nth - before if nth >= before else -1)
        before += found


def place_of_hit(row: QQuickItem, query: str, nth: int) -> float:
    """Return the distance from the row's top to match `nth`; -1 if the row does not show that match."""
    hit = _hit(row, query, nth)
    return hit.item.mapToItem(row, QPointF(0, hit.where.y())).y() if hit is not None else -1.0


def shown_in(row: QQuickItem, query: str) -> int:
    """Return the number of matches that the texts of the row show."""
    return sum(len(text_formats.matches(document.toPlainText(), query)) for _, document in _texts(row))


def reach(row: QQuickItem, query: str, nth: int) -> None:
    """Scroll sideways inside the row until match `nth` is in view."""
    hit = _hit(row, query, nth)
    area = _sideways(hit.item, row) if hit is not None else None
    if hit is None or area is None:
        return
    left = hit.item.mapToItem(area, QPointF(hit.where.left(), 0)).x()
    right = left + hit.where.width()
    if left < 0 or right > area.width():
        most = float(area.property("contentWidth")) - area.width()
        wanted = float(area.property("contentX")) + left - area.width() * 0.35
        area.setProperty("contentX", max(0.0, min(wanted, most)))


class _Hit(NamedTuple):
    item: QQuickItem
    where: QRectF  # rectangle within the item


def _hit(row: QQuickItem, query: str, nth: int) -> _Hit | None:
    before = 0
    for item, document in _texts(row) if nth >= 0 else ():
        found = text_formats.matches(document.toPlainText(), query)
        if nth < before + len(found):
            return _Hit(item, _where(document, found[nth - before], len(query)))
        before += len(found)
    return None


def _sideways(item: QQuickItem, row: QQuickItem) -> QQuickItem | None:
    """Return the ancestor inside the row that scrolls the item sideways; None without such an ancestor."""
    above = item.parentItem()
    while above is not None and above is not row:
        if above.inherits("QQuickFlickable") and above.property("contentWidth") > above.width():
            return above
        above = above.parentItem()
    return None


def _texts(item: QQuickItem) -> Iterator[tuple[QQuickItem, QTextDocument]]:
    """Yield the visible text items in a row, in order, without gutters."""
    for child in item.childItems():
        if not child.isVisible():
            continue
        if child.inherits("QQuickTextEdit"):
            if child.property("isGutter"):
                continue
            document = child.property("textDocument")
            if isinstance(document, QQuickTextDocument):
                yield child, document.textDocument()
        else:
            yield from _texts(child)


def _where(document: QTextDocument, position: int, length: int) -> QRectF:
    """Return the rectangle of `length` characters from `position`, at most to the end of their line."""
    text = document.toPlainText()
    units = utf16_units(text[:position])
    block = document.findBlock(units)
    place = document.documentLayout().blockBoundingRect(block)
    first = units - block.position()
    line = block.layout().lineForTextPosition(first)
    if not line.isValid():
        return place
    last = min(first + utf16_units(text[position : position + length]), line.textStart() + line.textLength())
    left, right = (_x_of(line, at) for at in (first, last))
    return QRectF(place.x() + min(left, right), place.y() + line.y(), abs(right - left), line.height())


def _x_of(line: QTextLine, position: int) -> float:
    found: Any = line.cursorToX(position)  # x, or a tuple of x and its position
    return float(found[0] if isinstance(found, tuple) else found)


# -------------------------------------------------------------------------------------------------
# Matches in those pages of a conversation that the program has not read.


class UnreadMatches:
    """Matches in unread pages. `pages[gap][row]` is the number of matches in a row, in the rows' order."""

    def __init__(self, history: HistoryView) -> None:
        self._history = history
        self._coming: dict[str, int] | None = None  # matches of the page that is being added
        self._going: dict[str, int] = {}  # matches of the page that is being removed
        self.pages: dict[str, dict[str, int]] = {}

    def set_query(self, query: str) -> None:
        """Search for this query; an empty query ends the search."""
        self.pages.clear()
        self._coming, self._going = None, {}
        self._history.search(query)

    @property
    def searching(self) -> bool:
        return self._history.searching

    @property
    def total(self) -> int:
        return sum(sum(counts.values()) for counts in self.pages.values())

    def count(self, key: str) -> int:
        return self.pages.get(self.gap_of(key), {}).get(key, 0)

    def gap_of(self, key: str) -> str:
        """Return the key of the gap that contains a row with a match; "" if no gap contains it."""
        return next((gap for gap, counts in self.pages.items() if key in counts), "")

    def first(self, wanted: bool) -> str:
        """Return the newest row with a match; "" without a match or if `wanted` is False."""
        gap = next(iter(self.pages), "") if wanted else ""
        return self.end(gap, -1) if gap else ""

    def end(self, gap: str, direction: int) -> str:
        """Return the first row with a match in the gap if `direction` is 1, the last row if it is -1."""
        keys = list(self.pages[gap])
        return keys[0 if direction > 0 else -1]

    def neighbour(self, key: str, direction: int) -> str:
        """Return the next row with a match in this direction and in the same gap; "" without such a row."""
        keys = list(self.pages.get(self.gap_of(key), {}))
        place = keys.index(key) + direction if key in keys else -1
        return keys[place] if 0 <= place < len(keys) else ""

    def before(self, entries: Iterable[Entry], key: str) -> int:
        """Return the number of matches in the gaps among these rows, plus those before `key` in its gap."""
        count = sum(sum(self.pages[entry.id].values()) for entry in entries if entry.id in self.pages)
        for other, hits in self.pages.get(self.gap_of(key), {}).items():
            if other == key:
                break
            count += hits
        return count

    # --- added and removed pages ---------------------------------------------------------------

    def note_removed(self, entries: Iterable[Entry], search: RowSearch) -> None:
        """Note the rows that are removed: a gap whose page is being read, or the rows of a dropped page."""
        self._coming, self._going = None, {}
        for entry in entries:
            if entry.gap is not None:
                self._coming = self.pages.pop(entry.id, None)
            elif entry.id in search.counts:
                self._going[entry.id] = search.counts[entry.id]

    def replace_page(self, entries: Iterable[Entry], search: RowSearch) -> bool:
        """Note the rows that replace the removed rows. Return whether the new rows' matches are known."""
        gaps = [entry for entry in entries if entry.gap is not None]
        if gaps:
            if self._going:
                self.pages[gaps[0].id] = self._going
            self._going = {}
            return True
        coming, self._coming = self._coming, None
        if coming is not None:
            search.know(coming)
        return coming is not None


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Seconds that the GUI thread searches at a time, and milliseconds before it searches changed rows again.
SLICE_SECONDS = 0.006
CHANGED_MILLISECONDS = 80


@QmlElement
class FindView(QObject):
    """The search in a conversation. `current` is the number of the current match, from 1; 0 without a match.

    The search begins at a given row. After the last row, it continues with the first row.
    """

    changed = Signal()  # count, current, searching
    queryChanged = Signal()
    openChanged = Signal()
    # Rows to mark again: the key of a row, or "" for all built rows.
    marksChanged = Signal(str)
    # The key of the row whose match the user should see.
    shown = Signal(str)

    def __init__(
        self,
        rows: EntryList,
        transcript: TranscriptModel,
        history: HistoryView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows = rows
        self._transcript = transcript
        self._unread = UnreadMatches(history)
        transcript.lookupsFolding.connect(self._on_lookups_folding)
        history.found.connect(self._on_unread_found)
        history.rowRead.connect(self._on_row_read)
        self._query = ""
        self._open = False
        self._start = ""  # key of the row where the search begins
        self._search: RowSearch | None = None
        self._words: dict[str, str] = {}  # `RowSearch.shown`, for all searches
        self._key = ""  # the current match: the key of its row, and its number in the row
        self._nth = 0
        self._wanted = False  # whether to show the first match once it is found
        self._unseen = False
        self._shown = 0  # while `_unseen`: number of matches in the current row that are visible
        self._stepped = False  # whether the user stepped to the current match
        self._slices = QTimer(self)
        self._slices.setSingleShot(True)
        self._slices.timeout.connect(self._on_slice_due)
        rows.was_reset.connect(self.retranslate)
        rows.added.connect(self._on_rows_added)
        rows.removed.connect(self._on_rows_removed)
        rows.changed.connect(self._on_rows_changed)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def begin(self, key: str) -> None:
        """Open the search bar. `key` is the row in view, where the search begins.

        If the bar is open already, only store `key` for the next search.
        """
        self._start = key
        if not self._open:
            self._open = True
            self.openChanged.emit()
            self._restart()

    @Slot()
    def close(self) -> None:
        """Close the search bar and remove the marks. Keep the query for the next search."""
        if self._open:
            self._open = False
            self._restart()
            self.openChanged.emit()

    @Slot(str)
    def setQuery(self, query: str) -> None:
        """Search for another query, starting at the row of the current match if there is a match."""
        if query == self._query:
            return
        self._query = query
        self._start = self._key or self._start
        self._restart()
        self._wanted = bool(query)
        self.queryChanged.emit()

    @Slot(str, str)
    def findFrom(self, key: str, query: str) -> None:
        """Open the search bar, search for this query from the row `key`, and show the first match."""
        self._start = key
        changed = query != self._query
        self._query = query
        if not self._open:
            self._open = True
            self.openChanged.emit()
        if changed:
            self.queryChanged.emit()
        self._restart()
        self._wanted = bool(query)

    @Slot()
    def next(self) -> None:
        self._stepped = True
        self._go(1)

    @Slot()
    def previous(self) -> None:
        self._stepped = True
        self._go(-1)

    @Slot(result=bool)
    def takeStep(self) -> bool:
        """Return whether the user stepped to a match that its row omits. Return True once for each step."""
        stepped, self._stepped = self._stepped, False
        return stepped and self._unseen

    @Slot(QQuickItem, str)
    def mark(self, row: QQuickItem, key: str) -> None:
        """Mark the query in the texts of a built row, and remove the marks of an earlier query.

        While the search bar is closed, only remove marks.
        """
        query = self._query if self._open else ""
        mark(row, query, self._below_title() if key == self._key else -1)

    @Slot(QQuickItem, result=float)
    def place(self, row: QQuickItem) -> float:
        """Return the distance in pixels from the top of the row to the current match, which is in this row.

        Return -1 if the match is in the title. If the row does not show the match, return the row's height:
        the end of the row says what the row omits.
        """
        nth = self._below_title()
        place = place_of_hit(row, self._query, nth)
        unseen = nth >= 0 and place < 0 and not self._in_file_name()
        self._shown = shown_in(row, self._query) + self._nth - nth if unseen else 0
        self._set_unseen(unseen)
        return row.height() if nth >= 0 and place < 0 else place

    @Slot(QQuickItem)
    def reach(self, row: QQuickItem) -> None:
        """Scroll sideways in the row until the current match is in view."""
        reach(row, self._query, self._below_title())

    # --- moving --------------------------------------------------------------------------------

    def _go(self, direction: int) -> None:
        search = self._search
        if search is None or not (search.counts or self._unread.pages):
            self._wanted = search is not None and self.searching
            return
        before = self._key
        count = self._count_of(self._key)
        # The viewer that shows a hidden match of a row shows all of them. So skip the other hidden matches.
        step = (count if direction > 0 else self._shown - 1) if self._unseen else self._nth + direction
        if count and 0 <= step < count:
            self._set(self._key, step)
        else:
            key = self._neighbour(direction)
            self._set(key, 0 if direction > 0 else self._count_of(key) - 1)
        if before and before != self._key:
            self.marksChanged.emit(before)
        self._show()

    def _neighbour(self, direction: int) -> str:
        """Return the next row with a match in this direction. The first row follows the last."""
        assert self._search is not None
        entries = self._rows.entries
        unread = self._unread.neighbour(self._key, direction)
        if unread:
            return unread
        here = self._rows.number(self._unread.gap_of(self._key) or self._key or self._start)
        forward = chain(range(here + 1, len(entries)), range(here + 1))
        backward = chain(range(here - 1, -1, -1), range(len(entries) - 1, here - 1, -1))
        numbers = forward if direction > 0 else backward
        counts = self._search.counts
        for entry in (entries[n] for n in numbers):
            if entry.id in counts:
                return entry.id
            if entry.id in self._unread.pages:
                return self._unread.end(entry.id, direction)
        return self._key

    def _count_of(self, key: str) -> int:
        """Return the number of matches in a row, read or not."""
        counts = self._search.counts if self._search is not None else {}
        return counts.get(key, 0) or self._unread.count(key)

    def _set(self, key: str, nth: int) -> None:
        self._key, self._nth, self._unseen = key, nth, False
        self.changed.emit()

    def _show(self) -> None:
        self._wanted = False
        self._unfold()
        self.shown.emit(self._key)

    def _unfold(self) -> None:
        self._transcript.reveal(self._key)
        self._transcript.foldLookups(self._key, False)
        if self._below_title() >= 0:
            self._transcript.fold(self._key, False)
        self.marksChanged.emit(self._key)

    @Slot("QStringList")
    def _on_lookups_folding(self, keys: list[str]) -> None:
        """Keep the run of look-ups with the current match unfolded, so that the match stays visible."""
        if self._open and self._key in keys:
            self._transcript.keepUnfolded(self._key)

    def _in_file_name(self) -> bool:
        """Return whether the current match is in a file name that the row shows."""
        entry = self._rows.entry(self._key)
        named = in_file_names(entry, self._query) if entry is not None else 0
        return self._nth >= self._count_of(self._key) - named

    def _set_unseen(self, unseen: bool) -> None:
        if unseen != self._unseen:
            self._unseen = unseen
            self.changed.emit()

    def _below_title(self) -> int:
        """Return the number of the current match, counted from below the row's title.

        The number is negative if the match is in the title, or if the row is unread.
        """
        entry = self._rows.entry(self._key)
        return (
            self._nth - in_title(entry, self._query, self._transcript.folder, words)
            if entry is not None
            else -1
        )

    # --- searching -----------------------------------------------------------------------------

    @Slot()
    def _restart(self) -> None:
        self._slices.stop()
        self._wanted = False
        self._key, self._nth, self._unseen = "", 0, False
        wanted = self._open and self._query
        self._search = RowSearch(self._query, self._transcript.folder, words, self._words) if wanted else None
        # A subagent's rows have no unread pages.
        self._unread.set_query(self._query if self._search is not None and not self._transcript.root else "")
        if self._search is not None:
            start = max(0, self._rows.number(self._start))
            entries = self._rows.entries
            self._search.add(entries[start:] + entries[:start])
            self._slices.start(0)
        self.changed.emit()
        self.marksChanged.emit("")

    @Slot()
    def retranslate(self) -> None:
        """Search all rows again: all rows or the words of their cards may have changed."""
        self._words.clear()
        self._restart()

    @Slot()
    def _on_slice_due(self) -> None:
        search = self._search
        if search is None:
            return
        end = time.perf_counter() + SLICE_SECONDS
        search.step()
        while not search.done and time.perf_counter() < end:
            search.step()
        self._keep_current(search)
        self.changed.emit()
        if not search.done:
            self._slices.start(0)

    def _keep_current(self, search: RowSearch) -> None:
        """Keep the current match if it still exists. Otherwise choose the last match in the same row.

        Without a current match, or if the search has ended and that row has no match left, choose the first
        match of the search.
        """
        if self._key:
            left = self._count_of(self._key)
            if left:
                self._nth = min(self._nth, left - 1)
                return
            if not search.done:
                return
        # The first match in the order of the search, which begins at `_start`. Unread rows come last.
        self._key, self._nth = next(iter(search.counts), "") or self._unread.first(search.done), 0
        if self._wanted and self._key:
            self._show()
        elif self._key:
            self.marksChanged.emit(self._key)

    @Slot(str, str, object)
    def _on_unread_found(self, query: str, gap: str, counts: dict[str, int]) -> None:
        if self._search is None or query != self._query:
            return
        if gap and self._rows.number(gap) >= 0:
            self._unread.pages[gap] = counts
            self._keep_current(self._search)
        self.changed.emit()

    @Slot(object)
    def _on_rows_added(self, entries: tuple[Entry, ...]) -> None:
        self._forget_words(entries)
        search = self._search
        if search is None:
            return
        if not self._transcript.is_paging or not self._unread.replace_page(entries, search):
            self._again(*entries)
        else:  # search cards again: they contain words of the program, which the search in unread pages omits
            self._again(*(entry for entry in entries if entry.tool is not None and entry.id in search.counts))

    @Slot(str, str)
    def _on_row_read(self, wanted: str, key: str) -> None:
        """Show the current match, now that its row is read."""
        if wanted == self._key and key:
            self._unfold()

    @Slot(object)
    def _on_rows_changed(self, entry: Entry) -> None:
        self._forget_words((entry,))
        self._again(entry)
        if self._search is not None:
            self.marksChanged.emit(entry.id)

    def _forget_words(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._words.pop(entry.id, None)

    def _again(self, *entries: Entry) -> None:
        if self._search is not None and entries:
            self._search.add(entries)
            if not self._slices.isActive():
                self._slices.start(CHANGED_MILLISECONDS)

    @Slot(object)
    def _on_rows_removed(self, entries: list[Entry]) -> None:
        self._forget_words(entries)
        if self._search is None:
            return
        if self._transcript.is_paging:
            self._unread.note_removed(entries, self._search)
        for entry in entries:
            self._search.forget(entry.id)
        if self._transcript.is_paging:
            return
        if not self._search.counts.get(self._key):
            self._key, self._nth = "", 0
            self._keep_current(self._search)
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    @property
    def total(self) -> int:
        return self.count

    @property
    def counts(self) -> dict[str, int]:
        """The number of matches of each row with a match."""
        return self._search.counts if self._search is not None else {}

    def unread_hit(self, gap: str) -> str:
        """Return a row with a match in this gap, preferably the current row; "" without a match."""
        if gap not in self._unread.pages:
            return ""
        return self._key if self._key in self._unread.pages[gap] else self._unread.end(gap, 1)

    @property
    def key(self) -> str:
        """The key of the row with the current match, "" without a current match."""
        return self._key

    @Property(str, notify=changed)
    def row(self) -> str:
        return self._key

    @Property(bool, notify=changed)
    def unseen(self) -> bool:
        """Return whether the current match is invisible even though its row is unfolded."""
        return self._unseen

    @Property(str, notify=changed)
    def titled(self) -> str:
        """Return the key of the row if the current match is in its title; "" otherwise."""
        return self._key if self._search is not None and self._key and self._below_title() < 0 else ""

    @Property(str, notify=queryChanged)
    def query(self) -> str:
        return self._query

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._open

    @Property(bool, notify=changed)
    def searching(self) -> bool:
        return self._search is not None and (not self._search.done or self._unread.searching)

    @Property(int, notify=changed)
    def count(self) -> int:
        return self._search.total + self._unread.total if self._search is not None else 0

    @Property(int, notify=changed)
    def current(self) -> int:
        if self._search is None or not self._key:
            return 0
        gap = self._unread.gap_of(self._key)
        here = self._rows.number(gap or self._key)
        before = self._rows.entries[: max(0, here)]
        counts = self._search.counts
        count = sum(counts.get(entry.id, 0) for entry in before) + self._unread.before(before, self._key)
        return count + self._nth + 1
