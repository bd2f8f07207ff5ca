"""The rows of the changes page for QML."""

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.changes.change_rows import ChangeRow
    from claude_desk.ui.changes.line_choice import LineChoice

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class ChangeRole(IntEnum):
    KEY = USER_ROLE + 1
    KIND = auto()  # file, hunk, lines, note, comment, field
    NAME = auto()
    FOLDER = auto()  # the path of a file without its name
    LETTER = auto()  # the kind of change of a file, as git abbreviates it
    CHANGE_KIND = auto()  # "" for a row without a change
    WORDS = auto()  # state of a file, line numbers of a hunk, text of a note or a comment
    DETAIL = auto()  # remark about a file or a comment
    ADDED = auto()
    REMOVED = auto()
    OPEN = auto()
    REVIEWED = auto()
    ALL_LINES = auto()  # whether all lines of the file are shown
    PANE = auto()  # map of `DiffPane.map`, with `sides`: the maps of two panes, or an empty list
    # Three lists of bands of chosen lines, and of lines that get a comment: single pane, old side, new side.
    CHOSEN_BANDS = auto()
    CHOSEN_LINES = auto()  # number of chosen lines in a hunk or in a row of lines
    PICTURES = auto()  # pictures of a note, each a map of `heading` and `item` (attachment_items.py)
    SPOKEN = auto()
    STAGED = auto()  # `ChangeRow.staged`
    UNDONE = auto()  # whether the row shows undone lines or an undone file
    REDO = auto()  # the undo that the row offers to redo; "" if it offers none
    REDOES_MORE = auto()  # whether that redo also brings back other rows
    OPENS = auto()  # whether the file has anything to open
    UNDOES = auto()  # whether the change can be undone, if the scope has changes to undo
    UNSENT = auto()  # whether a finished comment is not in the message


_NO_PANE: dict[str, Any] = {"text": "", "gutter": "", "bands": [], "sides": []}


@QmlElement
class ChangesModel(QAbstractListModel):
    """The rows of the changes page. Their texts are made when QML asks for them."""

    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ChangeRow] = []

    def show(self, rows: "list[ChangeRow]") -> None:
        """Show these rows. At the beginning and at the end, keep the rows whose keys stay the same.

        Keep the row with the text field too, and the rows before and after it in the same way, so that the
        field loses neither the keyboard nor its place.
        """
        before = self.rows
        count = len(before)
        fields = [[at for at, row in enumerate(each) if row.kind == "field"] for each in (before, rows)]
        if all(fields) and before[fields[0][0]].key == rows[fields[1][0]].key:
            old, new = fields[0][0], fields[1][0]
            self._replace(old + 1, len(before), rows[new + 1 :])
            self._replace(old, old + 1, rows[new : new + 1])
            self._replace(0, old, rows[:new])
        else:
            self._replace(0, len(before), rows)
        if count != len(rows):
            self.countChanged.emit()

    def _replace(self, begin: int, end: int, rows: "list[ChangeRow]") -> None:
        """Replace the rows from `begin` to before `end`."""
        before = self.rows[begin:end]
        old, new = [row.key for row in before], [row.key for row in rows]
        head = next(
            (at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new))
        )
        most = min(len(old), len(new)) - head
        tail = next((at for at in range(most) if old[-1 - at] != new[-1 - at]), most)
        if head + tail < len(old):
            self.beginRemoveRows(QModelIndex(), begin + head, begin + len(old) - tail - 1)
            self.rows = self.rows[: begin + head] + self.rows[begin + len(old) - tail :]
            self.endRemoveRows()
        if head + tail < len(new):
            at = begin + head
            self.beginInsertRows(QModelIndex(), at, begin + len(new) - tail - 1)
            self.rows = self.rows[:at] + rows[head : len(new) - tail] + self.rows[at:]
            self.endInsertRows()
        self.rows = self.rows[:begin] + rows + self.rows[begin + len(new) :]
        for place in (*range(head), *range(len(new) - tail, len(new))):
            was = before[place] if place < head else before[place - len(new) + len(old)]
            if was != rows[place]:
                index = self.index(begin + place)
                self.dataChanged.emit(index, index, list(ChangeRole))

    def choose(self, choice: "LineChoice") -> None:
        """Show which lines are chosen."""
        from claude_desk.ui.changes.change_rows import with_choice

        roles = [int(ChangeRole.CHOSEN_BANDS), int(ChangeRole.CHOSEN_LINES), int(ChangeRole.SPOKEN)]
        for at, row in enumerate(self.rows):
            if row.chosen or row.path == choice.path:
                self.rows[at] = with_choice(row, choice.within)
                if self.rows[at] is not row:
                    self.dataChanged.emit(self.index(at), self.index(at), roles)

    def row_of(self, key: str) -> "ChangeRow | None":
        return next((row for row in self.rows if row.key == key), None)

    @Slot(int, int, str, result=int)
    def next(self, row: int, step: int, kind: str) -> int:
        """Return the nearest row of this kind after `row` (`step` 1) or before `row` (`step` -1).

        Return -1 without such a row.
        """
        at = row + step
        while 0 <= at < len(self.rows):
            if self.rows[at].kind == kind:
                return at
            at += step
        return -1

    @Slot(int, result=int)
    def nextClosed(self, row: int) -> int:
        """Return the row of the next file that is closed and not reviewed; -1 without such a file."""
        return next((at for at in range(row + 1, len(self.rows)) if self._is_closed(at)), -1)

    def _is_closed(self, at: int) -> bool:
        row = self.rows[at]
        return row.kind == "file" and not (row.is_open or row.reviewed or row.undone)

    @Slot(int, result=bool)
    def isReviewed(self, row: int) -> bool:
        return 0 <= row < len(self.rows) and self.rows[row].reviewed

    @Slot(int, result=str)
    def keyAt(self, row: int) -> str:
        return self.rows[row].key if 0 <= row < len(self.rows) else ""

    @Slot(str, result=int)
    def indexOf(self, key: str) -> int:
        return next((at for at, row in enumerate(self.rows) if row.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ChangeRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case ChangeRole.KEY:
                return row.key
            case ChangeRole.KIND:
                return row.kind.value
            case ChangeRole.STAGED:
                return row.staged
            case ChangeRole.UNDONE:
                return row.undone is not None
            case ChangeRole.REDO:
                return row.undone.restore if row.undone is not None and row.undone.newest else ""
            case ChangeRole.REDOES_MORE:
                return row.undone is not None and row.undone.many
            case ChangeRole.OPENS:
                return row.opens
            case ChangeRole.UNDOES:
                return row.undoes
            case ChangeRole.UNSENT:
                return row.unsent
            case ChangeRole.OPEN:
                return row.is_open
            case ChangeRole.REVIEWED:
                return row.reviewed
            case ChangeRole.ALL_LINES:
                return row.all_lines
            case ChangeRole.CHOSEN_LINES:
                return len(row.chosen)
            case ChangeRole.CHOSEN_BANDS:
                return _bands(row)
            case ChangeRole.CHANGE_KIND:
                return row.change.kind.value if row.change is not None else ""
        return self._said(row, role)

    def _said(self, row: "ChangeRow", role: int) -> Any:
        from claude_desk.ui.changes import change_words
        from claude_desk.ui.changes.change_rows import ChangeRowKind

        change, lines = row.change, row.lines
        hunk = lines.diff.hunks[row.hunk] if lines is not None and row.hunk >= 0 else None
        if row.comment is not None:
            return _of_comment(row.comment, row.unsent, role)
        match role:
            case ChangeRole.NAME:
                return change_words.name_of(row.path.rpartition(b"/")[2])
            case ChangeRole.FOLDER:
                return change_words.name_of(row.path.rpartition(b"/")[0])
            case ChangeRole.LETTER:
                return change_words.letter(change, row.untracked) if change is not None else ""
            case ChangeRole.ADDED:
                return change_words.added_words(row.added) if row.added else ""
            case ChangeRole.REMOVED:
                return change_words.removed_words(row.removed) if row.removed else ""
            case ChangeRole.DETAIL if row.undone is not None:
                return change_words.undone(row.undone.told)
            case ChangeRole.DETAIL:
                half = row.staged == "half"
                return change_words.detail(change, row.unnamed, half) if change is not None else ""
            case ChangeRole.WORDS if row.kind is ChangeRowKind.MORE:
                return change_words.more_lines(row.end - row.first)
            case ChangeRole.WORDS if hunk is not None:
                return change_words.hunk_place(hunk)
            case ChangeRole.WORDS if row.kind is ChangeRowKind.NOTE:
                return _note(row)
            case ChangeRole.WORDS:
                return change_words.state(change, row.untracked) if change is not None else ""
            case ChangeRole.PANE:
                return _pane(row)
            case ChangeRole.PICTURES:
                return _pictures(row)
            case ChangeRole.SPOKEN:
                return self._spoken(row)
        return None

    def _spoken(self, row: "ChangeRow") -> str:
        from claude_desk.ui.changes import change_words
        from claude_desk.ui.changes.change_rows import ChangeRowKind

        lines = row.lines
        if row.change is None:
            return ""
        if row.kind is ChangeRowKind.FILE and row.undone is not None:
            spoken = change_words.spoken_undone(row.path, row.undone.told)
            return change_words.collapsed(spoken) if row.opens and not row.is_open else spoken
        if row.kind is ChangeRowKind.FILE:
            spoken = change_words.spoken_file(row.change, row.untracked)
            spoken = change_words.unnamed(spoken) if row.unnamed else spoken
            spoken = change_words.reviewed(spoken) if row.reviewed else spoken
            return spoken if row.is_open else change_words.collapsed(spoken)
        if row.kind is ChangeRowKind.HUNK and lines is not None:
            spoken = change_words.spoken_hunk(row.path, lines.diff.hunks[row.hunk])
            if row.undone is not None:
                return change_words.spoken_undone_hunk(spoken, row.undone.told)
            return change_words.chosen(spoken, len(row.chosen)) if row.chosen else spoken
        if row.kind is ChangeRowKind.MORE:
            return change_words.more_lines(row.end - row.first)
        if row.kind is ChangeRowKind.LINES and lines is not None:
            first, end = row.first, row.end
            if row.sided:
                first, end = lines.lines_of(row.hunk, first, end)
            spoken = lines.pane(first, end).text[:2_000]
            return change_words.chosen(spoken, len(row.chosen)) if row.chosen else spoken
        return _note(row)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self.rows)


def _bands(row: "ChangeRow") -> list[list[dict[str, Any]]]:
    """Return the chosen and the commented lines of each pane as bands; adjacent lines share a band."""
    panes: list[list[dict[str, Any]]] = [[], [], []]
    if row.kind != "lines" or row.lines is None:
        return panes
    for tone, lines in (("chosen", set(row.chosen)), ("comment", set(row.commented))):
        if lines and not row.sided:
            panes[0] += _joined([at in lines for at in range(row.first, row.end)], tone)
        elif lines:
            pairs = row.lines.side_of_each(row.hunk, row.first, row.end)
            panes[1] += _joined([old in lines and old != new for old, new in pairs], tone)
            panes[2] += _joined([new in lines and old != new for old, new in pairs], tone)
    return panes


def _joined(chosen: list[bool], tone: str) -> list[dict[str, Any]]:
    bands: list[dict[str, Any]] = []
    for line, is_chosen in enumerate(chosen):
        if is_chosen and bands and bands[-1]["line"] + bands[-1]["size"] == line:
            bands[-1]["size"] += 1
        elif is_chosen:
            bands.append({"line": line, "size": 1, "tone": tone})
    return bands


def _note(row: "ChangeRow") -> str:
    from claude_desk.ui.changes import change_words

    diff = row.lines.diff if row.lines is not None else None
    return change_words.note(row.change, row.known, diff) if row.change is not None else ""


def _pictures(row: "ChangeRow") -> list[dict[str, Any]]:
    if row.lines is None or row.kind != "note" or not any(row.lines.pictures):
        return []
    from claude_desk.ui.attachments.attachment_items import items_of
    from claude_desk.ui.changes import change_words

    names = (change_words.picture_before(), change_words.picture_now())
    return [
        {"heading": name, "item": {**items_of([picture])[0], "name": name}}
        for name, picture in zip(names, row.lines.pictures, strict=True)
        if picture is not None
    ]


def _of_comment(comment: "LineComment", unsent: bool, role: int) -> Any:
    from claude_desk.ui.changes.line_comments_view import place_words

    match role:
        case ChangeRole.NAME:
            return comment.id
        case ChangeRole.WORDS:
            return comment.draft or comment.text
        case ChangeRole.DETAIL if comment.draft:
            return (
                translate("ChangesModel", "Draft. The earlier text is sent.")
                if comment.text and not unsent
                else translate("ChangesModel", "Draft, not sent")
            )
        case ChangeRole.DETAIL if unsent:
            return translate("ChangesModel", "Not in your message")
        case ChangeRole.SPOKEN if comment.draft:
            return translate(
                "ChangesModel",
                "Your draft of a comment on {place}: {text}",
                place=place_words(comment),
                text=comment.draft,
            )
        case ChangeRole.SPOKEN if unsent:
            return translate(
                "ChangesModel",
                "Your comment on {place}, not in your message: {text}",
                place=place_words(comment),
                text=comment.text,
            )
        case ChangeRole.SPOKEN:
            return translate(
                "ChangesModel",
                "Your comment on {place}: {text}",
                place=place_words(comment),
                text=comment.text,
            )
        case ChangeRole.PANE:
            return _NO_PANE
        case ChangeRole.PICTURES:
            return []
    return ""


def _pane(row: "ChangeRow") -> dict[str, Any]:
    if row.lines is None or row.kind != "lines":
        return _NO_PANE
    if row.sided:
        return {**_NO_PANE, "sides": [pane.map() for pane in row.lines.sides(row.hunk, row.first, row.end)]}
    pane = row.lines.pane(row.first, row.end).map()
    return {**pane, "sides": [], **({"bands": []} if row.undone is not None else {})}
