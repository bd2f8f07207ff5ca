"""The rows of a conversation for QML: operations in, list model signals out."""

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
from claude_desk.transcript.operations import AppendText, Finish, Insert, Operation, Remove, Update
from claude_desk.ui.prose import ProseRenderer
from claude_desk.ui.qt_types import DISPLAY_ROLE, Index
from claude_desk.ui.roles import FOLD_ROLES, ROLE_NAMES, TOOL_ROLES, UPDATE_ROLES, Role
from claude_desk.ui.rows import NAME_LENGTH, Row, gap_above

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TranscriptModel(QAbstractListModel):
    """Applies operations. View state is kept here, by entry, so that delegates can come and go."""

    # key, segment, offset in it (UTF-16 units), text: live text grew; no role changes with it.
    appended = Signal(str, int, int, str)
    # A row was added at the end because the person sent a message.
    sent = Signal()
    countChanged = Signal()

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = prose
        self._rows: list[Row] = []
        self._by_key: dict[str, Row] = {}
        self._dirty: dict[int, tuple[Row, set[Role]]] = {}
        self._readers: dict[int, Callable[[Row], Any]] = self._make_readers()

    # --- what Python calls ---------------------------------------------------------------------

    def reset(self, entries: Iterable[Entry]) -> None:
        """Another conversation: only then, since it takes the scroll position and all delegates."""
        self.beginResetModel()
        self._dirty.clear()
        self._rows = [Row(entry, number) for number, entry in enumerate(entries)]
        self._by_key = {row.entry.id: row for row in self._rows}
        self.endResetModel()
        self.countChanged.emit()

    def apply(self, operations: Sequence[Operation]) -> None:
        """Apply what the reducer says, in its order."""
        for operation in operations:
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
                case Finish(entry):
                    self._finish(entry)
        self._flush()

    def colours_changed(self) -> None:
        """The theme is another one: prose carries its colours."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), [Role.HTML])

    # --- QAbstractListModel --------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return ROLE_NAMES

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        number = index.row()
        reader = self._readers.get(role)
        if reader is None or not 0 <= number < len(self._rows):
            return None
        return reader(self._rows[number])

    def _make_readers(self) -> dict[int, Callable[[Row], Any]]:
        return {
            Role.KEY: lambda row: row.entry.id,
            Role.KIND: lambda row: row.entry.kind.value,
            Role.GAP: lambda row: gap_above(row.entry, self._before(row)),
            Role.DEPTH: lambda row: row.entry.depth,
            Role.HTML: self._html,
            Role.BODY: lambda row: row.body,
            Role.SPOKEN: lambda row: row.name(self._html),
            Role.FOLDABLE: lambda row: row.foldable,
            Role.FOLDED: lambda row: row.folded,
            Role.LANGUAGE: lambda row: row.entry.language,
            Role.FINAL: lambda row: row.entry.final,
            Role.REVISION: lambda row: row.revision,
            Role.SEGMENTS: lambda row: row.segments,
            Role.QUEUED: lambda row: row.queued,
            Role.ACTION: lambda row: row.action_words,
            Role.TOOL_NAME: lambda row: row.entry.tool.name if row.entry.tool else "",
            Role.TOOL_TITLE: lambda row: row.entry.tool.title if row.entry.tool else "",
            Role.TOOL_STATE: lambda row: row.state_words,
            Role.TONE: lambda row: row.tone,
            Role.STARTED: _started,
            Role.TOOL_INPUT: lambda row: row.tool_input,
            Role.TOOL_RESULT: lambda row: row.tool_result,
            Role.REST: lambda row: row.rest_words,
            Role.PLACE: lambda row: row.entry.place.value,
        }

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int, result=str)
    def segment(self, key: str, index: int) -> str:
        """One piece of live text, as far as it is to be shown."""
        row = self._by_key.get(key)
        return row.shown_segment(index) if row else ""

    @Slot(str, result=str)
    def source(self, key: str) -> str:
        """What a copy of the row takes: all of it, folded or not."""
        row = self._by_key.get(key)
        return row.copy_text if row else ""

    @Slot(str, bool)
    def fold(self, key: str, folded: bool) -> None:
        """Fold the row or unfold it. It stays so, whatever happens to its delegate."""
        row = self._by_key.get(key)
        if row is not None and row.foldable and row.folded != folded:
            row.unfolded = not folded
            row.revision += 1
            row.changed()
            self._mark(row, FOLD_ROLES)
            self._flush()

    @Slot(str)
    def reveal(self, key: str) -> None:
        """Unfold what hides the row."""

    @Slot(str, result=bool)
    def isFolded(self, key: str) -> bool:
        row = self._by_key.get(key)
        return row is not None and row.folded

    @Slot(str, result=bool)
    def isFoldable(self, key: str) -> bool:
        row = self._by_key.get(key)
        return row is not None and row.foldable

    @Slot(bool)
    def foldAll(self, folded: bool) -> None:
        """Fold every row that can be folded, or unfold all."""
        for row in self._rows:
            if row.foldable and row.folded != folded:
                row.unfolded = not folded
                row.revision += 1
                row.changed()
        if self._rows:
            roles = [int(role) for role in FOLD_ROLES]
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), roles)

    @Slot(str, result=int)
    def rowOf(self, key: str) -> int:
        """The row's number on the screen; -1 where it is not there."""
        row = self._by_key.get(key)
        return row.number if row is not None else -1

    @Slot(int, result=str)
    def keyAt(self, number: int) -> str:
        return self._rows[number].entry.id if 0 <= number < len(self._rows) else ""

    # --- operations ----------------------------------------------------------------------------

    def _insert(self, first: int, entries: tuple[Entry, ...]) -> None:
        if not entries:
            return
        first = min(max(first, 0), len(self._rows))
        self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
        rows = [Row(entry, first + at) for at, entry in enumerate(entries)]
        self._rows[first:first] = rows
        for row in rows:
            self._by_key[row.entry.id] = row
        self._renumber(first + len(rows))
        self.endInsertRows()
        self._neighbour_changed(first + len(rows))
        self.countChanged.emit()
        if rows[-1].entry.kind is EntryKind.USER and rows[-1].number == len(self._rows) - 1:
            self.sent.emit()

    def _remove(self, first: int, count: int) -> None:
        last = min(first + count, len(self._rows)) - 1
        if last < first:
            return
        self.beginRemoveRows(QModelIndex(), first, last)
        for row in self._rows[first : last + 1]:
            if self._by_key.get(row.entry.id) is row:
                del self._by_key[row.entry.id]
        del self._rows[first : last + 1]
        self._renumber(first)
        self.endRemoveRows()
        self._neighbour_changed(first)
        self.countChanged.emit()

    def _append(self, entry: Entry, offset: int, text: str) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        if row.live:
            self._append_live(row, offset, text)
        elif row.overdue:
            row.changed()
            self._mark(row, {Role.HTML, Role.BODY})
        else:
            return
        if offset < NAME_LENGTH:
            self._mark(row, {Role.SPOKEN})

    def _append_live(self, row: Row, offset: int, text: str) -> None:
        if offset != row.shown:
            self._reread(row)
            return
        before = row.segments
        for segment, units, piece in row.append(text):
            self.appended.emit(row.entry.id, segment, units, piece)
        row.changed()
        if row.segments != before:
            self._mark(row, {Role.SEGMENTS})

    def _update(self, entry: Entry) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        self._reread(row)
        self._mark(row, UPDATE_ROLES | (TOOL_ROLES if entry.tool else set()))

    def _finish(self, entry: Entry) -> None:
        row = self._by_key.get(entry.id)
        if row is None:
            return
        row.changed()
        if not row.live:
            self._mark(row, {Role.HTML})
        self._mark(
            row, {Role.FINAL, Role.BODY, Role.SPOKEN, Role.FOLDABLE, Role.FOLDED, Role.REST, Role.STARTED}
        )

    def _reread(self, row: Row) -> None:
        row.measure()
        row.revision += 1
        self._mark(row, {Role.REVISION, Role.SEGMENTS, Role.SPOKEN})

    # --- helpers -------------------------------------------------------------------------------

    def _html(self, row: Row) -> str:
        if row.entry.kind not in (EntryKind.PROSE, EntryKind.TABLE):
            return ""
        return row.html(self._prose.html, self._prose.version)

    def _before(self, row: Row) -> Entry | None:
        return self._rows[row.number - 1].entry if row.number > 0 else None

    def _renumber(self, first: int) -> None:
        for number in range(first, len(self._rows)):
            self._rows[number].number = number

    def _neighbour_changed(self, number: int) -> None:
        """The row after a change of the list has another one above it."""
        if number < len(self._rows):
            self._mark(self._rows[number], {Role.GAP})

    def _mark(self, row: Row, roles: set[Role]) -> None:
        known = self._dirty.get(id(row))
        if known is None:
            self._dirty[id(row)] = (row, set(roles))
        else:
            known[1].update(roles)

    def _flush(self) -> None:
        """Tell what changed in the rows, once for each row."""
        dirty, self._dirty = self._dirty, {}
        for row, roles in dirty.values():
            index = self.index(row.number)
            self.dataChanged.emit(index, index, [int(role) for role in roles])


def _started(row: Row) -> float:
    entry = row.entry
    if entry.tool is not None:
        return 0.0 if entry.tool.ended or row.tone not in ("run", "warn") else entry.tool.started
    return entry.began if entry.kind is EntryKind.THINKING and not entry.final else 0.0
