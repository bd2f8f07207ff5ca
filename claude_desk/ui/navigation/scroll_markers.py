"""The marks in the scroll bar: the user's messages, errors, requests, and matches of the search."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.notable_rows import first_words, landmark, unread_messages
from claude_desk.ui.navigation.find_view import FindView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from claude_desk.ui.translation import translate

# -------------------------------------------------------------------------------------------------
# The notable rows. Most changes of the rows update these lists without a search through all rows.


GAP = "gap"
# The kinds of notable rows, and those that a row can become or stop being.
_LANDMARKS = ("user", "error", "request")
_PASSING = ("error", "request")


class NotableRowList(QObject):
    """The notable rows in order: `user`, `error`, `request`, and `GAP` for unread pages."""

    # Notable rows came or went, or a row became notable or stopped being notable.
    changed = Signal()

    def __init__(self, rows: EntryList) -> None:
        super().__init__(rows)
        self._rows = rows
        self._lists: dict[str, list[Entry]] | None = None  # None: search the rows again
        self._kinds: dict[str, str] = {}  # the kind of each error and request, by the row's id
        rows.was_reset.connect(self._forget)
        rows.added.connect(self._on_rows_added)
        rows.removed.connect(self._on_rows_removed)
        rows.changed.connect(self._on_rows_changed)

    def of(self, kind: str) -> Sequence[Entry]:
        if self._lists is None:
            self._lists = {kind: [] for kind in (*_LANDMARKS, GAP)}
            self._kinds.clear()
            self._add(self._rows.entries, self._lists)
        return self._lists[kind]

    def _add(self, entries: Sequence[Entry], lists: dict[str, list[Entry]]) -> None:
        for entry in entries:
            if kind := _kind_of(entry):
                lists[kind].append(entry)
                if kind in _PASSING:
                    self._kinds[entry.id] = kind

    @Slot()
    def _forget(self) -> None:
        self._lists = None
        self.changed.emit()

    @Slot(object)
    def _on_rows_added(self, entries: tuple[Entry, ...]) -> None:
        if not any(_kind_of(entry) for entry in entries):
            return
        if self._lists is not None and entries[-1] is self._rows.entries[-1]:
            self._add(entries, self._lists)
            self.changed.emit()
        else:
            self._forget()

    @Slot(object)
    def _on_rows_removed(self, entries: list[Entry]) -> None:
        if any(_kind_of(entry) for entry in entries):
            self._forget()

    @Slot(object)
    def _on_rows_changed(self, entry: Entry) -> None:
        kind = _kind_of(entry)
        if (kind if kind in _PASSING else "") != self._kinds.get(entry.id, ""):
            self._forget()
        elif kind:  # its words may have changed
            self.changed.emit()


def _kind_of(entry: Entry) -> str:
    if entry.gap is not None:
        return GAP
    if entry.tool is not None and entry.tool.state is ToolState.WAITING:
        return "request"
    return landmark(entry)


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Number of places along the scroll bar. All rows in a place share one tick.
PLACES = 200
# Milliseconds until the ticks are made again. `_SOON`: after notable rows or matches changed. `_LATER`: after
# only the number of rows changed, which moves the ticks a little.
_SOON, _LATER = 60, 1000
# If a place has ticks of several kinds, the kind that is last in this order is shown.
_RANKS = ("", "user", "error", "request", "hit", "current")
# Marks that are nearer than this number of pixels merge.
_NEAR = 4


class ScrollMarker(NamedTuple):
    """A tick. `at` is its position, from 0 (the start of the first row) to 1 (the end of the last row)."""

    key: str
    at: float
    kind: str  # user, error, request, hit or current
    words: str


class ScrollMarkerRole(IntEnum):
    KEY = USER_ROLE + 1
    AT = auto()
    KIND = auto()
    WORDS = auto()


@QmlElement
class ScrollMarkersModel(QAbstractListModel):
    """The ticks, at most `PLACES`. They are made again shortly after a change."""

    made = Signal()

    def __init__(
        self,
        rows: EntryList,
        transcript: TranscriptModel,
        find: FindView,
        history: HistoryView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._rows = rows
        self._transcript = transcript
        self._find = find
        self._landmarks = NotableRowList(rows)
        self._height = 0.0  # the height of the scroll bar in pixels; 0 if unknown
        self.ticks: list[ScrollMarker] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.make)
        rows.was_reset.connect(self._change)
        rows.removed.connect(self._change)
        self._landmarks.changed.connect(self._change)
        find.changed.connect(self._on_find_changed)
        # Folding changes the number of rows. A row that is folded into another row has that row's position.
        transcript.countChanged.connect(self._on_count_changed)
        self._marked = 0

    @Slot()
    def make(self) -> None:
        """Make the ticks from the notable rows. Read all rows only if the search has matches."""
        self._later.stop()
        if self._find.total:
            ticks = list(places_of(self._rows.entries, self._transcript, self._find, self._history))
        else:
            ticks = list(self._of_landmarks())
        ticks = merged(ticks, _NEAR / self._height if self._height else 0)
        if ticks == self.ticks:
            return
        before = self.ticks
        self._set_markers(ticks)
        changed = [number for number, (was, now) in enumerate(zip(before, ticks, strict=False)) if was != now]
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        self.made.emit()

    def retranslate(self) -> None:
        """Make the words of the ticks again."""
        self._change()

    def _set_markers(self, ticks: list[ScrollMarker]) -> None:
        """Replace the ticks. Add and remove rows only at the end: new items for all ticks take too long."""
        before, now = len(self.ticks), len(ticks)
        if now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self.ticks = ticks
            self.endInsertRows()
        elif now < before:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            self.ticks = ticks
            self.endRemoveRows()
        else:
            self.ticks = ticks

    @Slot(float)
    def fit(self, height: float) -> None:
        """Make the ticks for a scroll bar of this height in pixels."""
        if height != self._height:
            self._height = height
            self._change()

    @Slot(float, float, result=int)
    def near(self, at: float, reach: float) -> int:
        """Return the index of the tick nearest to `at`, at most `reach` away; -1 without such a tick."""
        best = min(range(len(self.ticks)), key=lambda n: abs(self.ticks[n].at - at), default=-1)
        return best if best >= 0 and abs(self.ticks[best].at - at) <= reach else -1

    @Slot(int, result=str)
    def keyAt(self, row: int) -> str:
        return self.ticks[row].key if 0 <= row < len(self.ticks) else ""

    @Slot(int, result=str)
    def wordsAt(self, row: int) -> str:
        return self.ticks[row].words if 0 <= row < len(self.ticks) else ""

    @Slot(int, result=float)
    def placeOf(self, row: int) -> float:
        return self.ticks[row].at if 0 <= row < len(self.ticks) else 0.0

    def _of_landmarks(self) -> Iterable[ScrollMarker]:
        """Return the ticks of `places_of` while the search has no matches. Do not read all rows."""
        shown = _shown(self._transcript, self._history)

        def at(entry: Entry) -> float:
            row = self._transcript.row_of(entry.id)
            if row < 0:
                row = _row_of(self._rows.entries, self._rows.number(entry.id), self._transcript)
            return _at(row, shown, self._history)

        best: dict[int, ScrollMarker] = {}
        for kind in _LANDMARKS:
            for entry, place in _first_in_places(self._landmarks.of(kind), at):
                best[int(place * PLACES)] = ScrollMarker(
                    entry.id, place, kind, first_words(entry, words=words)
                )
        for entry in self._landmarks.of(GAP):
            for tick in _unread(entry, self._transcript.row_of(entry.id), self._history, self._find):
                best.setdefault(int(tick.at * PLACES), tick)
        return sorted(best.values(), key=lambda tick: tick.at)

    @Slot()
    def _change(self) -> None:
        if not self._later.isActive() or self._later.interval() > _SOON:
            self._later.start(_SOON)

    @Slot()
    def _on_count_changed(self) -> None:
        if self.ticks and not self._later.isActive():
            self._later.start(_LATER)

    @Slot()
    def _on_find_changed(self) -> None:
        if self._find.total or self._marked:
            self._marked = self._find.total
            self._change()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.ticks)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ScrollMarkerRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.ticks):
            return None
        tick = self.ticks[index.row()]
        match role:
            case ScrollMarkerRole.KEY:
                return tick.key
            case ScrollMarkerRole.AT:
                return tick.at
            case ScrollMarkerRole.KIND:
                return tick.kind
            case ScrollMarkerRole.WORDS:
                return tick.words
        return None


def places_of(
    entries: list[Entry], transcript: TranscriptModel, find: FindView, history: HistoryView
) -> Iterable[ScrollMarker]:
    """Yield the ticks. If several rows are in one place, yield the tick of the most important row."""
    counts, current = find.counts, find.key
    shown = _shown(transcript, history)
    best: dict[int, tuple[int, ScrollMarker]] = {}
    for number, entry in enumerate(entries):
        if entry.gap is not None:
            for tick in _unread(entry, transcript.row_of(entry.id), history, find):
                best.setdefault(int(tick.at * PLACES), (_RANKS.index(tick.kind), tick))
            continue
        kind = _kind_of(entry)
        if entry.id in counts:
            kind = "current" if entry.id == current else "hit"
        if not kind:
            continue
        at = _at(_row_of(entries, number, transcript), shown, history)
        place, rank = int(at * PLACES), _RANKS.index(kind)
        if place not in best or rank > best[place][0]:
            best[place] = (rank, ScrollMarker(entry.id, at, kind, first_words(entry, words=words)))
    for _, tick in best.values():
        yield tick


def merged(ticks: Iterable[ScrollMarker], least: float) -> list[ScrollMarker]:
    """Return the ticks in order. Of ticks that are nearer than `least`, keep the most important one, or the
    first of several equally important ones."""
    found: list[ScrollMarker] = []
    for tick in sorted(ticks, key=lambda tick: tick.at):
        while found and tick.at - found[-1].at < least and _rank(tick) > _rank(found[-1]):
            found.pop()
        if not found or tick.at - found[-1].at >= least:
            found.append(tick)
    return found


def _rank(tick: ScrollMarker) -> int:
    return _RANKS.index(tick.kind)


def _shown(transcript: TranscriptModel, history: HistoryView) -> int:
    """Return the number of rows in the list. Return 0 if there are unread pages."""
    return 0 if history.has_gaps else transcript.rowCount()


def _at(row: int, shown: int, history: HistoryView) -> float:
    """Return the position of the row's middle, from 0 to 1."""
    return (row + 0.5) / shown if shown else history.placeOf(row + 0.5)


def _first_in_places(entries: Sequence[Entry], at: Callable[[Entry], float]) -> Iterable[tuple[Entry, float]]:
    """Yield the first row in each place, with its position. A binary search skips the other rows."""
    number = 0
    while number < len(entries):
        found = at(entries[number])
        yield entries[number], found
        place = int(found * PLACES)
        number = bisect_right(entries, place, number + 1, key=lambda entry: int(at(entry) * PLACES))


def _unread(entry: Entry, row: int, history: HistoryView, find: FindView) -> Iterable[ScrollMarker]:
    """Yield the ticks of an unread page: one if it has matches, and ticks for as many messages as fit."""
    if entry.gap is None or row < 0:
        return
    begin, share = history.span_of(row)
    if (hit := find.unread_hit(entry.id)) != "":
        kind = "current" if hit == find.key else "hit"
        yield ScrollMarker(
            hit, begin + share / 2, kind, translate("ScrollMarkers", "Match in unloaded history")
        )
    messages = list(unread_messages(entry.id, entry.gap))
    step = max(1, len(messages) // (int(share * PLACES) + 1))
    for number in range(0, len(messages), step):
        key, words = messages[number]
        yield ScrollMarker(key, begin + share * (number + 0.5) / len(messages), "user", words)


def _row_of(entries: list[Entry], number: int, transcript: TranscriptModel) -> int:
    """Return the row's index in the list, or the index of the row into which the row is folded."""
    while number > 0 and (row := transcript.row_of(entries[number].id)) < 0:
        number -= 1
    return row if number > 0 else 0
