"""The rows of a conversation for QML: a list model that applies the reducer's operations."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.operations import (
    AppendText,
    Finish,
    Insert,
    Operation,
    PositionChanged,
    Remove,
    Update,
)
from claude_desk.transcript.tools.lookups import stage_of
from claude_desk.ui.qt_types import DISPLAY_ROLE, Index, QStringList
from claude_desk.ui.transcript.entry_list import joined
from claude_desk.ui.transcript.named_pictures import NamedPictures
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import (
    FINISH_ROLES,
    FOLD_ROLES,
    FRAME_ROLES,
    INSIDE_ROLES,
    LOOKUP_FOLD_ROLES,
    LOOKUP_ROLES,
    ROLE_NAMES,
    TOOL_ROLES,
    UPDATE_ROLES,
    RowRole,
    readers_of,
)
from claude_desk.ui.transcript.row import NAME_LENGTH, LookupRun, TranscriptRow
from claude_desk.ui.transcript.row_list import RowList
from claude_desk.ui.transcript.row_times import moment_words

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TranscriptModel(QAbstractListModel):
    """The list model of the rows. It stores the state of their view, because QML deletes delegates.

    Rows inside a folded row are kept, but are not in the list until that row is unfolded. Likewise, only the
    first row of a folded run of look-ups is in the list (lookup_runs.py).
    """

    # Text to append to live text on the screen: key, segment, offset in the segment (UTF-16 units), text.
    appended = Signal(str, int, int, str)
    # A row was added at the end because the user sent a message.
    sent = Signal()
    countChanged = Signal()
    # Operations were applied.
    applied = Signal()
    # Rows with these keys are about to fold to a line automatically. `keepUnfolded` prevents it.
    lookupsFolding = Signal("QStringList")  # type: ignore[arg-type]  # the type of Qt that QML knows
    # Emitted before and after old pages are added or removed, so that QML can keep the text in view in place.
    paging = Signal()
    paged = Signal()
    # Another subagent's rows are listed, or all rows of the conversation again (`root`).
    rooted = Signal()

    def __init__(
        self,
        prose: ProseRenderer,
        parent: QObject | None = None,
        folders: Callable[[], Sequence[str]] | None = None,
    ) -> None:
        """`folders` returns the folders of the pictures that Claude's text names. Without it, no pictures
        are looked for."""
        super().__init__(parent)
        self._prose = prose
        self._list = RowList()
        self._rows = self._list.rows  # all rows
        self._paging = False
        self._by_key: dict[str, TranscriptRow] = {}
        self._dirty: dict[int, tuple[TranscriptRow, set[RowRole]]] = {}
        self._chosen: dict[str, bool] = {}  # whether a row of a dropped page is unfolded, by key
        self._all_attachments: set[str] = set()  # keys of rows of dropped pages that show all attachments
        # whether rows of added pages are unfolded; None: each kind has its default
        self._all_unfolded: bool | None = None
        self._applying = False
        self._pictures = NamedPictures(folders, self) if folders is not None else None
        if self._pictures is not None:
            self._pictures.found.connect(self._on_pictures_found)
        self._readers = readers_of(prose, self._above, self._below, self._list.depth_of, self._pictures_of)

    # --- what Python calls ---------------------------------------------------------------------

    def reset(self, entries: Iterable[Entry], folder: str = "") -> None:
        """Show another conversation. This drops the scroll position and all delegates. If the rows of a
        subagent are listed and its call is in the new rows too, list them again.

        `folder` is the session's folder. Paths inside the folder are shown relative to it.
        """
        root = self._list.root
        call = root.entry.tool.id if root is not None and root.entry.tool is not None else ""
        self.beginResetModel()
        self._dirty.clear()
        self._chosen.clear()
        self._all_attachments.clear()
        self._all_unfolded = None
        self._list.folder = folder
        self._list.reset(entries)
        self._by_key = {row.entry.id: row for row in self._rows}
        if call:
            self._list.open(self.row_of_call(call))
        self.endResetModel()
        self.countChanged.emit()
        if root is not None:
            self.rooted.emit()

    def open_inside(self, key: str) -> None:
        """List only the rows inside the row `key`, the call of a subagent. With "" or the key of a row
        that is no tool call, list all rows of the conversation."""
        root = self._by_key.get(key)
        if root is not None and root.entry.tool is None:
            root = None
        if root is self._list.root:
            return
        self._flush()
        self.beginResetModel()
        self._list.open(root)
        self.endResetModel()
        self.countChanged.emit()
        self.rooted.emit()

    def leave_root_for(self, key: str) -> None:
        """List all rows of the conversation, unless the row `key` is inside the root. Do nothing for ""."""
        if key and not self.lists(key):
            self.open_inside("")

    def lists(self, key: str) -> bool:
        """Return whether `listed` has the row `key`."""
        row = self._by_key.get(key)
        return row is not None and self._list.holds(row)

    @property
    def root(self) -> str:
        """The key of the row whose inside rows are listed; "" if all rows are listed."""
        return self._list.root.entry.id if self._list.root is not None else ""

    def listed(self) -> Sequence[TranscriptRow]:
        """Return the rows inside the root, including hidden rows; without a root, all rows."""
        return self._list.listed()

    def row_of_call(self, call: str) -> TranscriptRow | None:
        """Return the row of the tool call with this id; None if the call has no row."""
        rows = (
            row for row in reversed(self._rows) if row.entry.tool is not None and row.entry.tool.id == call
        )
        return next(rows, None)

    @Slot(object)
    def apply(self, operations: Sequence[Operation]) -> None:
        """Apply the reducer's operations in order."""
        self._applying = True
        for operation in joined(operations):
            match operation:
                case Insert(row, entries):
                    self._flush()
                    self._insert(row, entries)
                case Remove(row, count):
                    self._flush()
                    self._remove(row, count)
                case AppendText(entry, offset, text):
                    self._append(entry, offset, text)
                case Update(entry):
                    self._update(entry)
                case PositionChanged(entry):
                    self._placed(entry)
                case Finish(entry):
                    self._finish(entry)
        self._flush()
        self._applying = False
        self.applied.emit()

    @Slot(bool)
    def on_paging(self, begins: bool) -> None:
        """Note that pages are about to be added or removed (True), or that the change is done (False)."""
        self._paging = begins
        (self.paging if begins else self.paged).emit()

    @property
    def folder(self) -> str:
        """The session's folder. Paths inside the folder are shown relative to it."""
        return self._list.folder

    @property
    def is_applying(self) -> bool:
        """Whether some, but not all operations of a list have been applied."""
        return self._applying

    @property
    def is_paging(self) -> bool:
        """Whether rows are being added or removed together with their pages."""
        return self._paging

    def pictures_changed(self) -> None:
        """Have the rows ask again for the pictures that they name, because the setting changed."""
        if self._list.seen:
            last = self.index(len(self._list.seen) - 1)
            self.dataChanged.emit(self.index(0), last, [RowRole.PICTURES])

    def colours_changed(self) -> None:
        """Have all rows painted again, because prose and painted text contain the colours of the theme."""
        for row in self._list.rows:
            row.revision += 1
        if self._list.seen:
            roles = [RowRole.REVISION, RowRole.PARTS]
            self.dataChanged.emit(self.index(0), self.index(len(self._list.seen) - 1), roles)

    def retranslate(self) -> None:
        """Drop the cards and accessible names of the rows, because they contain words of the program."""
        for row in self._rows:
            row.changed()
            row.revision += 1

    @property
    def rows(self) -> Sequence[TranscriptRow]:
        """All rows, including rows inside a folded row."""
        return self._rows

    def seen_rows(self, first: int, last: int) -> list[TranscriptRow]:
        """Return the rows of the list from `first` to `last`, including both."""
        return self._list.seen[first : last + 1]

    def row_of(self, key: str) -> int:
        """Return the row's index in the list; -1 if the row does not exist or is hidden."""
        row = self._by_key.get(key)
        return row.seen if row is not None else -1

    def number_at(self, row: int) -> int:
        """Return the number that a row of the list has among all rows; 0 if the list is empty."""
        seen = self._list.seen
        return seen[min(max(row, 0), len(seen) - 1)].number if seen else 0

    @Slot(str, result=int)
    def reveal(self, key: str) -> int:
        """Unfold whatever hides the row. Return the row's index in the list; -1 if the row does not exist.

        If the row shows the line of a folded run, the run stays folded. If the row is outside of the root,
        all rows of the conversation are listed.
        """
        self.leave_root_for(key)
        row = self._by_key.get(key)
        hosts: list[TranscriptRow] = []
        above = row.host if row is not None else None
        while above is not None and above is not self._list.root:
            hosts.append(above)
            above = above.host
        for host in reversed(hosts):
            if host.shut:
                self.fold(host.entry.id, False)
        if row is not None and row.run is not None and row.in_line:
            self._fold_run(row.run, False)
        return self.row_of(key)

    # --- QAbstractListModel --------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._list.seen)

    def roleNames(self) -> dict[int, QByteArray]:
        return ROLE_NAMES

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        number = index.row()
        reader = self._readers.get(role)
        if reader is None or not 0 <= number < len(self._list.seen):
            return None
        return reader(self._list.seen[number])

    def row(self, key: str) -> TranscriptRow | None:
        """Return a row by its entry's id; None if the row does not exist."""
        return self._by_key.get(key)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int, result=str)
    def segment(self, key: str, index: int) -> str:
        """Return the shown text of a segment of live text."""
        row = self._by_key.get(key)
        return row.shown_segment(index) if row else ""

    @Slot(str, result=str)
    def source(self, key: str) -> str:
        """Return the text for copying the row, even if the row is folded. For a code fence, join its rows."""
        row = self._by_key.get(key)
        if row is None or row.entry.kind is not EntryKind.CODE:
            return row.copy_text if row else ""
        head = row.host if row.host is not None and row.entry.continues is not None else row
        rows = [head, *self._list.inside(head)] if head.inside else [head]
        return "".join((row.entry.continues or "") + row.entry.text for row in rows)

    @Slot(str, result=str)
    def momentOf(self, key: str) -> str:
        """Return the day and the time of a row, in words; "" if unknown."""
        row = self._by_key.get(key)
        return moment_words(row.entry) if row is not None else ""

    @Slot(str, result=int)
    def turnOf(self, key: str) -> int:
        """Return the number of the row's turn; -1 if the row does not exist."""
        row = self._by_key.get(key)
        return row.entry.turn if row is not None else -1

    @Slot(str, result=str)
    def messageOf(self, key: str) -> str:
        """Return the key of the message that began the row's turn; "" if that message has no row."""
        row, found = self._by_key.get(key), ""
        for number in range(row.number if row is not None else -1, -1, -1):
            entry = self._rows[number].entry
            if row is None or entry.turn != row.entry.turn:
                break
            if entry.kind is EntryKind.USER:
                found = entry.id
        return found

    @Slot(str, bool)
    def fold(self, key: str, folded: bool) -> None:
        """Fold or unfold the row, or the run whose line the row shows. The state outlives the delegate."""
        row = self._by_key.get(key)
        if row is not None and row.run is not None and row.is_line:
            self._fold_run(row.run, folded)
        elif row is not None and row.foldable and row.folded != folded:
            row.fold(folded)
            self._fold_inside(row)
            self._mark(row, FOLD_ROLES)
            self._mark_frame(row)
            self._flush()

    @Slot(str)
    def showAllCarried(self, key: str) -> None:
        """Show all pictures and files of a row, even if there are many, from now on."""
        row = self._by_key.get(key)
        if row is not None and not row.all_attachments:
            row.all_attachments = True
            roles = {RowRole.ALL_ATTACHMENTS}
            self._mark(row, roles | {RowRole.BODY, RowRole.CHIPS} if row.kind is EntryKind.USER else roles)
            self._flush()

    @Slot(str, result=bool)
    def isFolded(self, key: str) -> bool:
        row = self._by_key.get(key)
        return row is not None and (row.is_line or row.folded)

    @Slot(str, result=bool)
    def isFoldable(self, key: str) -> bool:
        row = self._by_key.get(key)
        return row is not None and (row.is_line or row.foldable)

    @Slot(str, result=str)
    def lookupsOf(self, key: str) -> str:
        """Return the key of the first row of the row's run of look-ups; "" without a run."""
        row = self._by_key.get(key)
        return row.run.head.entry.id if row is not None and row.run is not None else ""

    @Slot(str, bool)
    def foldLookups(self, key: str, folded: bool) -> None:
        """Fold the row's run of look-ups to a line, or unfold the run. The choice is kept."""
        row = self._by_key.get(key)
        if row is not None and row.run is not None:
            self._fold_run(row.run, folded)

    @Slot(str, result=QStringList)
    def lookupKeys(self, key: str) -> list[str]:
        """Return the keys of the rows in the row's group of look-ups; [] if the row is in no group."""
        row = self._by_key.get(key)
        return [each.entry.id for each in row.run.rows] if row is not None and row.run is not None else []

    @Slot(str)
    def keepUnfolded(self, key: str) -> None:
        """Keep the row's run unfolded, now and later, because the user is at this row."""
        row = self._by_key.get(key)
        if row is not None and row.run is not None:
            self._list.runs.choose(row.run, False)

    @Slot(bool)
    def foldAll(self, folded: bool) -> None:
        """Fold every row that can be folded, or unfold every row."""
        self._chosen.clear()
        self._all_unfolded = not folded
        self._list.runs.clear()
        for row in [row for row in self._rows if row.inside]:
            self.fold(row.entry.id, folded)
        # Do not evaluate `foldable`, which may have to read the whole result.
        for row in self._rows:
            if row.unfolded is folded or row.unfolded is None:
                row.unfolded = not folded
                row.revision += 1
                row.changed()
        if self._list.seen:
            roles = [int(role) for role in FOLD_ROLES | FRAME_ROLES]
            self.dataChanged.emit(self.index(0), self.index(len(self._list.seen) - 1), roles)
        self._regroup(0, len(self._rows) - 1, asks=False)
        self._flush()

    @Slot(str, result=int)
    def rowOf(self, key: str) -> int:
        """Return `row_of(key)`, for QML."""
        return self.row_of(key)

    @Slot(int, result=str)
    def keyAt(self, number: int) -> str:
        seen = self._list.seen
        return seen[number].entry.id if 0 <= number < len(seen) else ""

    # --- operations ----------------------------------------------------------------------------

    def _insert(self, first: int, entries: tuple[Entry, ...]) -> None:
        if not entries:
            return
        first = min(max(first, 0), len(self._rows))
        self._part_run(first)
        rows = self._list.add(first, entries)
        for row in rows:
            self._by_key[row.entry.id] = row
            if self._paging:
                row.unfolded = self._chosen.pop(row.entry.id, self._all_unfolded)
                row.all_attachments = row.entry.id in self._all_attachments
        host = rows[0].host
        firstborn = host is not None and host.inside == len(rows)  # the host is no longer a look-up
        self._regroup(host.number if host is not None and firstborn else first, first + len(rows) - 1)
        self._show([row for row in rows if row.seen < 0 and not self._list.hides(row)])
        self._mark_hosts(rows[0].host)
        self._list.forget_far()
        # `sent` makes the view scroll to the end. A message from the strip of queued messages is inserted
        # later, when Claude accepts it. It is not queued then, so the user's reading is not disturbed.
        if rows[-1].queued and rows[-1].number == len(self._rows) - 1:
            self.sent.emit()

    def _remove(self, first: int, count: int) -> None:
        gone = self._rows[first : first + count]
        if not gone:
            return
        if self._list.root in gone:
            self.open_inside("")
        self._part_run(first)
        self._part_run(first + len(gone))
        self._hide([row for row in gone if row.seen >= 0])
        for row in gone:
            if self._paging and row.unfolded is not self._all_unfolded and row.unfolded is not None:
                self._chosen[row.entry.id] = row.unfolded
            if row.all_attachments:
                self._all_attachments.add(row.entry.id)
            if self._by_key.get(row.entry.id) is row:
                del self._by_key[row.entry.id]
        host = gone[0].host
        below = max(row.number + row.inside for row in gone) - len(gone)
        self._show(self._list.remove(first, len(gone)))
        self._mark_hosts(host)
        self._regroup(host.number if host is not None and not host.inside else first, below)

    def _fold_inside(self, host: TranscriptRow) -> None:
        """Remove the rows inside the host from the list if the host is folded, otherwise add them."""
        inside = self._list.inside(host) if host.inside else []
        if host.shut:
            self._hide([row for row in inside if row.seen >= 0 and self._list.hides(row)])
        else:
            self._show([row for row in inside if row.seen < 0 and not self._list.hides(row)])

    # --- look-ups in a line --------------------------------------------------------------------

    def _regroup(self, first: int, last: int, asks: bool = True) -> None:
        """Find the runs again after the rows `first` to `last` were added, removed or changed.

        `asks`: whether to emit `lookupsFolding`, so that the rows at the user's place can stay unfolded.
        """
        first, end = self._list.runs.span(first, last)
        rows = self._rows[first:end]
        before = {id(row): (row.run, row.is_line) for row in rows if row.run is not None}
        runs = list(self._list.runs.find(first, end))
        if not before and not runs:
            return
        for row in rows:
            row.run = None
        for run in runs:
            for row in run.rows:
                row.run = run
        for run in runs:
            run.folded = self._is_folded(run, asks)
        for row in rows:
            if before.get(id(row), (None, False)) != (row.run, row.is_line):
                row.changed()
                self._mark(row, LOOKUP_FOLD_ROLES)
                self._mark_frame(row)
        self._seen_again(rows)

    def _is_folded(self, run: LookupRun, asks: bool) -> bool:
        runs = self._list.runs
        if runs.folded(run.rows) and asks and not self._paging and any(row.seen >= 0 for row in run.rows[1:]):
            run.folded = False
            self.lookupsFolding.emit([row.entry.id for row in run.rows])
        folded = runs.folded(run.rows)
        if not folded:
            runs.choose(run, False)  # keep the run unfolded even after a row in it is folded
        return folded

    def _restage(self, row: TranscriptRow) -> None:
        """Update the runs after the row's entry changed.

        The row may have become a look-up or stopped being one. A subagent may have ended, so that the
        look-ups at its end form a run.
        """
        stage = stage_of(row.entry)
        if stage is row.stage:
            if row.run is not None:
                row.run.head.changed()
                self._mark(row.run.head, LOOKUP_ROLES | {RowRole.SPOKEN})
            return
        row.stage = stage
        self._flush()
        self._regroup(row.number, row.number)
        if row.inside:
            self._regroup(row.number + row.inside, row.number + row.inside)

    def _fold_run(self, run: LookupRun, folded: bool) -> None:
        if run.folded == folded:
            return
        self._list.runs.choose(run, folded)
        self._set_folded(run, folded)
        self._flush()

    def _part_run(self, number: int) -> None:
        """Unfold a run that has both this row and the row above.

        Call this before a row is inserted or removed between the two.
        """
        if not 0 < number < len(self._rows):
            return
        run = self._rows[number].run
        if run is not None and run.folded and self._rows[number - 1].run is run:
            self._set_folded(run, False)

    def _set_folded(self, run: LookupRun, folded: bool) -> None:
        run.folded = folded
        run.head.changed()
        self._mark(run.head, LOOKUP_FOLD_ROLES)
        self._seen_again(run.rows)

    def _seen_again(self, rows: Sequence[TranscriptRow]) -> None:
        """Add the rows that are visible now to the list, and remove the rows that are hidden now."""
        for gone in _neighbours([row for row in rows if row.seen >= 0 and self._list.hides(row)]):
            self._hide(gone)
        come: list[TranscriptRow] = []
        for row in rows:
            if row.seen < 0 and not self._list.hides(row):
                come.append(row)
            elif row.seen >= 0 and come:
                self._show(come)
                come = []
        self._show(come)

    def _show(self, rows: list[TranscriptRow]) -> None:
        """Add adjacent rows to the list."""
        if not rows:
            return
        place = self._list.place_of(rows[0])
        self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
        self._list.show(place, rows)
        self.endInsertRows()
        self._neighbour_changed(place)
        self._neighbour_changed(place + len(rows))
        self.countChanged.emit()

    def _hide(self, rows: list[TranscriptRow]) -> None:
        """Remove adjacent rows from the list."""
        if not rows:
            return
        place = rows[0].seen
        self.beginRemoveRows(QModelIndex(), place, place + len(rows) - 1)
        self._list.hide(place, len(rows))
        self.endRemoveRows()
        self._neighbour_changed(place)
        self.countChanged.emit()

    def _mark_hosts(self, host: TranscriptRow | None) -> None:
        """Mark a host and the hosts around it as changed, because the number of rows inside them changed."""
        while host is not None:
            self._mark(host, INSIDE_ROLES)
            self._mark_frame(host)
            host = host.host

    def _append(self, entry: Entry, offset: int, text: str) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        if row.live:
            self._append_live(row, offset, text)
        else:
            row.changed()
            row.revision += 1
            self._mark(row, {RowRole.REVISION} if row.prose else {RowRole.REVISION, RowRole.BODY})
        if offset < NAME_LENGTH and row.name_due:
            self._mark(row, {RowRole.SPOKEN})

    def _append_live(self, row: TranscriptRow, offset: int, text: str) -> None:
        if offset != row.shown:
            self._reread(row)
            return
        before, revision = row.segments, row.revision
        pieces = row.append(text)
        if row.revision != revision:
            self._mark(row, {RowRole.REVISION})
        else:
            for segment, units, piece in pieces:
                self.appended.emit(row.entry.id, segment, units, piece)
        row.changed()
        if row.kind is EntryKind.THINKING and "\n" in text:
            self._mark(row, {RowRole.TOPIC})
        if row.segments != before:
            self._mark(row, {RowRole.SEGMENTS})

    def _update(self, entry: Entry) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        self._reread(row)
        self._mark(row, UPDATE_ROLES | (TOOL_ROLES if entry.tool else set()))
        self._restage(row)
        self._mark_frame(row)
        if row.kind is not entry.kind:  # the beginning of a table or of a fence looks like a paragraph
            row.kind = entry.kind
            self._mark(row, {RowRole.KIND})

    def _placed(self, entry: Entry) -> None:
        if (row := self._by_key.get(entry.id)) is not None:
            self._mark(row, {RowRole.PLACE})

    def _finish(self, entry: Entry) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        row.changed()
        row.revision += 1
        self._mark(row, FINISH_ROLES - {RowRole.SPOKEN} if row.prose and row.named else FINISH_ROLES)

    def _reread(self, row: TranscriptRow) -> None:
        row.measure()
        if row.entry.kind is not EntryKind.PROSE:  # the item of prose compares its text itself
            row.drawn = None
        row.revision += 1
        self._mark(row, {RowRole.REVISION, RowRole.SEGMENTS, RowRole.SPOKEN})

    # --- helpers -------------------------------------------------------------------------------

    def _pictures_of(self, row: TranscriptRow) -> list[dict[str, Any]]:
        if self._pictures is None or not self._prose.pictures:
            return []
        return self._pictures.items(row, self._rows)

    @Slot(str)
    def _on_pictures_found(self, key: str) -> None:
        if (row := self._by_key.get(key)) is not None:
            self._mark(row, {RowRole.PICTURES})
            self._flush()

    def _above(self, row: TranscriptRow) -> TranscriptRow | None:
        return self._list.seen[row.seen - 1] if row.seen > 0 else None

    def _below(self, row: TranscriptRow) -> TranscriptRow | None:
        return self._list.seen[row.seen + 1] if 0 <= row.seen < len(self._list.seen) - 1 else None

    def _neighbour_changed(self, number: int) -> None:
        """Mark the row at `number` as changed, because the row above it is another row now. If the row above
        is a card, its frame may end or continue now."""
        if number < len(self._list.seen):
            self._mark(self._list.seen[number], {RowRole.DAY} | FRAME_ROLES)
        if 0 < number <= len(self._list.seen) and self._list.seen[number - 1].kind is EntryKind.TOOL:
            self._mark(self._list.seen[number - 1], {RowRole.CARD_PLACE})

    def _mark_frame(self, row: TranscriptRow) -> None:
        """Mark the frames of a card and of its neighbours as changed, because the card looks different."""
        if row.kind is not EntryKind.TOOL or row.seen < 0:
            return
        for each in (self._above(row), row, self._below(row)):
            if each is not None and each.kind is EntryKind.TOOL:
                self._mark(each, FRAME_ROLES)

    def _mark(self, row: TranscriptRow, roles: set[RowRole]) -> None:
        known = self._dirty.get(id(row))
        if known is None:
            self._dirty[id(row)] = (row, set(roles))
        else:
            known[1].update(roles)

    def _flush(self) -> None:
        """Emit `dataChanged` for the changed roles, once for each row."""
        dirty, self._dirty = self._dirty, {}
        for row, roles in dirty.values():
            if row.seen >= 0:
                index = self.index(row.seen)
                self.dataChanged.emit(index, index, [int(role) for role in roles])


def _neighbours(rows: Sequence[TranscriptRow]) -> list[list[TranscriptRow]]:
    """Split sorted rows of the list into groups of adjacent rows. The last group comes first."""
    found: list[list[TranscriptRow]] = []
    for row in rows:
        if found and found[-1][-1].seen == row.seen - 1:
            found[-1].append(row)
        else:
            found.append([row])
    return found[::-1]
