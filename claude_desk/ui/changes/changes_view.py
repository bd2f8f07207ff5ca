"""The changes of a session for QML: a scope, its files, their lines, and undoing them."""

import os
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.ui import safe_names
from claude_desk.ui.changes.changes_model import ChangesModel
from claude_desk.ui.changes.line_choice import LineChoice
from claude_desk.ui.changes.line_comments_view import LineCommentsView, comment_on
from claude_desk.ui.changes.staging_view import StagingView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, QVariantList, constant
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from claude_desk.session.core.session import Session
    from claude_desk.session.snapshots.session_changes import Comparison
    from claude_desk.snapshots.records import Change, ChosenLines, DiffHunk, FileDiff
    from claude_desk.transcript.entries import ToolCall
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.transcript.text.spans import TextSpan
    from claude_desk.ui.changes.change_rows import ChangeRow, DiffLines, ShownDiff, ShownUndone
    from claude_desk.ui.changes.index_states import IndexStates
    from claude_desk.ui.transcript.highlight_worker import HighlightWorker

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NAME, _END = "change", "\x1f"  # parts of the names under which colours are requested
_GATHER_MS = 30
_FEW_FILES, _FEW_LINES = 6, 400  # up to these numbers, files that are not reviewed start open


@QmlElement
class ChangesView(QObject):
    """The changes page. `setOpen` starts and stops comparing the files. `scope` is a `ChangeScope`."""

    changed = Signal()
    figuresChanged = Signal()  # the figures of the session or of a turn changed
    undoChanged = Signal()
    noteChanged = Signal()  # the note to Claude changed
    choiceChanged = Signal()  # the choice of lines changed
    coloured = Signal(str)  # the colours of the row with this key are known; "" means all rows
    # The result of `showChange`: the row of the hunk, or of its file if no hunk matches; -1 without a row.
    found = Signal(int)
    folderAsked = Signal(str)  # the user wants to choose whether this folder is trusted
    pageWanted = Signal()  # the page should be shown
    rowWanted = Signal(str)  # the key of the conversation row to show: the tool call that made a change

    def __init__(self, colouring: "HighlightWorker", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colouring = colouring
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._model = ChangesModel(self)
        self._comments = LineCommentsView(self)
        self._staging = StagingView(self)
        self._open = False
        self._scope = "turn"
        self._turn = ""  # the uuid of the turn's prompt, "" for the newest turn
        self._comparison: Comparison | None = None
        self._keys: dict[bytes, tuple[Any, ...]] = {}  # the `diff_key` of each known change, by path
        # By `diff_key` of each change whose lines are being read: the requested `(all_lines, spaces)`.
        self._reading: dict[tuple[Any, ...], tuple[bool, bool]] = {}
        self._reviewed: set[bytes] = set()
        self._all_lines: set[bytes] = set()  # files that show every line
        self._whole: set[tuple[bytes, int]] = set()  # long hunks that show all their lines
        self._opened: set[bytes] = set()
        self._diffs: dict[bytes, ShownDiff] = {}
        # By `diff_key` of each change that the user asked to undo: the scope and the turn in which it was
        # shown, and its lines (None if the file was closed).
        self._asked: dict[tuple[Any, ...], tuple[str, str, DiffLines | None]] = {}
        # By `diff_key`, the diffs of changes of the index that are needed for the staging boxes in `head`.
        self._index_diffs: dict[tuple[Any, ...], FileDiff] = {}
        self._choice = LineChoice()
        self._spaces = True  # whether lines that differ only in white space are shown
        self._sided = False  # whether old and new lines are side by side
        self._touched = False  # whether the user opened or closed a file
        self._sought: ToolCall | None = None  # the tool call whose change `showChange` searches for
        self._said: Text = ""  # the message about the last action
        self._note: str | None = None  # the note to Claude as the user edited it
        self._noted = ""  # the program's note at the time of the user's edit
        # delays `_show`, so that diffs that are read shortly after one another appear together
        self._soon = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._soon.timeout.connect(self._show)
        self._comments.changed.connect(self._show)
        self._comments.unsent_changed.connect(self._show)
        colouring.ready.connect(self._on_highlighted)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.changes.found, self._on_found)
        self._connections.connect(session.changes.diff_read, self._on_diff_read)
        self._connections.connect(session.snapshots.changed, self.figuresChanged)
        self._connections.connect(session.change_undo.changed, self._on_undo_changed)
        self._connections.connect(session.change_undo.ended, self._on_undo_ended)
        self._connections.connect(session.state_changed, self.undoChanged)
        self._connections.connect(session.change_review.changed, self._on_review_changed)
        self._comments.attach(session.change_review)
        self._staging.attach(session)
        self._connections.connect(session.staging.changed, self._on_staging_changed)
        if self._open:
            self._request_changes()
        self.figuresChanged.emit()

    def detach(self) -> None:
        if self._session is not None:
            self._session.changes.stop(self)
        self._connections.disconnect()
        self._session = None
        self._turn, self._note, self._said, self._sought = "", None, "", None
        self._asked = {}
        self._comments.attach(None)
        self._staging.detach()
        self._forget()
        self.noteChanged.emit()

    def colours_changed(self) -> None:
        self.coloured.emit("")

    def retranslate(self) -> None:
        """Show the page in another language. Drop the kept panes, because they contain words."""
        for shown in self._diffs.values():
            if shown.lines is not None:
                shown.lines.forget_panes()
        self._show()

    @property
    def line_comments(self) -> LineCommentsView:
        return self._comments

    def take_note(self) -> str:
        """Return and drop the note for the next message; "" if there is no such text."""
        note = self.note.strip()
        if self._session is not None:
            self._session.change_undo.forget_report()
        return note

    @Slot(str)
    def edit_comment(self, comment_id: str) -> None:
        """Show the page, and open the text field of a comment at its lines."""
        self.pageWanted.emit()
        self._comments.edit(comment_id)

    def show_branch(self) -> None:
        """Show the page, with the changes of the worktree's branch."""
        self.choose("branch")
        self.pageWanted.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setOpen(self, shown: bool) -> None:
        """Set whether the page is shown."""
        self._open = shown
        if shown:
            self._request_changes()
            return
        self._comments.leave()
        if self._session is not None:
            self._session.changes.stop(self)

    @Slot(str)
    def choose(self, scope: str) -> None:
        """Set the `ChangeScope` of the page. The scope `turn` shows the newest turn."""
        self._staging.forget_said()
        if scope != self._scope or self._turn:
            self._scope, self._turn = scope, ""
            self._forget()
            self._request_changes()

    @Slot(str)
    def showTurn(self, key: str) -> None:
        """Show the changes of the turn that contains this conversation row."""
        turn = self._session.store.uuid_near_end(key) if self._session is not None else ""
        newest = self._session is not None and turn == next(reversed(self._session.snapshots.turns), "")
        self._scope, self._turn = "turn", "" if newest else turn
        self._forget()
        self._request_changes()

    @Slot(str)
    def toggle(self, key: str) -> None:
        """Open the row's file if it is closed, otherwise close it."""
        row = self._model.row_of(key)
        if row is not None and row.opens:
            self._touched = True
            self._opened ^= {row.path}
            self._show()

    @Slot(str, bool)
    def setReviewed(self, key: str, reviewed: bool) -> None:
        """Mark the row's file as reviewed and close it, or remove the mark.

        The mark holds until the file changes again.
        """
        row = self._model.row_of(key)
        changes = self._comparison.changes if self._comparison is not None else ()
        change = next((each for each in changes if row is not None and each.path == row.path), None)
        if change is not None and self._session is not None:
            if reviewed:
                self._opened.discard(change.path)
            self._session.change_review.mark(change, reviewed=reviewed)

    @Slot(str, int, int, int, bool)
    def chooseLines(self, key: str, start: int, end: int, side: int, more: bool) -> None:
        """Choose changed lines of a row: those with the characters from `start` to `end`, or all (-1).

        `side` is 1 or 2 on a row with two sides, otherwise 0. Without `more`, the lines replace the choice.
        With `more`, add the lines to the choice, or remove them if all of them are chosen already.
        """
        row = self._model.row_of(key)
        if row is not None and row.lines is not None and row.hunk >= 0 and row.undone is None:
            self._choice.begin(row, self._lines_at(row, start, end, side), side, more=more)
            self._show_choice()

    @Slot(str, int, int, int)
    def chooseTo(self, key: str, start: int, end: int, side: int) -> None:
        """Choose all changed lines between the lines of the last `chooseLines` and these lines, inclusive."""
        row = self._model.row_of(key)
        if row is None or row.undone is not None:
            return
        if at := self._lines_at(row, start, end, side):
            self._choice.extend(row, at)
            self._show_choice()

    @Slot()
    def chooseNone(self) -> None:
        self._choice.clear()
        self._show_choice()

    def _lines_at(self, row: "ChangeRow", start: int, end: int, side: int) -> list[int]:
        from claude_desk.ui.changes.line_choice import lines_at  # not needed for the first frame

        if start >= 0 or row.lines is None or row.hunk < 0:
            return lines_at(row, start, end, side)
        if row.kind == "lines":
            first, behind = row.first, row.end
            if row.sided:
                first, behind = row.lines.lines_of(row.hunk, first, behind)
            return list(range(first, behind))
        hunk = row.lines.diff.hunks[row.hunk]
        return list(range(hunk.row, hunk.row + hunk.count))

    def _show_choice(self) -> None:
        self._model.choose(self._choice)
        self.choiceChanged.emit()

    @Slot(str, int, int, int)
    def comment(self, key: str, start: int, end: int, side: int = 0) -> None:
        """Open the text field for a comment on the lines with the characters from `start` to `end`.

        If `start` is -1, the comment is about the whole hunk. On the row of a file, the comment is about the
        file. On the row of a comment, edit that comment. `side` is 1 or 2 on a row with two sides, otherwise
        0.
        """
        row = self._model.row_of(key)
        if row is not None and row.comment is not None:
            self._comments.begin(row.comment)
        elif row is not None and row.change is not None and row.undone is None:
            # not needed for the first frame
            from claude_desk.session.snapshots.change_undo import change_name

            self._comments.begin(comment_on(row, change_name(row.change), start, end, side))

    @Slot(str)
    def showCall(self, key: str) -> None:
        """Show the tool call that made the row's change. If no such call is found, say so."""
        session, row = self._session, self._model.row_of(key)
        if session is None or row is None or row.change is None:
            return
        from claude_desk.session.snapshots.change_calls import call_of  # cards load after the first frame

        path = f"{session.snapshots.top}/{os.fsdecode(row.change.path)}"
        found = call_of(session.entries, path, row.lines.changed(row.hunk) if row.lines is not None else ())
        if found:
            self.rowWanted.emit(found)
        self._said = "" if found else Phrase("rewind.no_call")
        self.undoChanged.emit()

    @Slot(str, result=bool)
    def wrote(self, key: str) -> bool:
        """Return whether the row of the conversation is a tool call that wrote a file."""
        from claude_desk.session.snapshots.change_calls import file_of  # cards load after the first frame

        return bool(file_of(self._call(key)))

    @Slot(str)
    def showChange(self, key: str) -> None:
        """Show in the scope `session` what remains of a tool call's change.

        `found` follows. If the file no longer differs, `said` says so instead.
        """
        self._sought = self._call(key)
        if self._sought is not None:
            self._scope, self._turn = "session", ""
            self._forget()
            self._request_changes()

    def _call(self, key: str) -> "ToolCall | None":
        entries = self._session.entries if self._session is not None else ()
        return next((entry.tool for entry in entries if entry.id == key), None)

    def _seek(self) -> None:
        """Open the file that `showChange` searches for, and emit `found` once its lines are read.

        If the file no longer differs, say so instead.
        """
        call, found, session = self._sought, self._comparison, self._session
        if call is None or found is None or session is None:
            return
        from claude_desk.session.snapshots.change_calls import file_of, is_of, is_same

        named, top = file_of(call), session.snapshots.top
        changes = [each for each in found.changes if is_same(named, f"{top}/{os.fsdecode(each.path)}")]
        if not changes:
            self._sought = None
            self._said = Phrase("rewind.changed_back")
            self.undoChanged.emit()
            return
        path = changes[0].path
        if path not in self._opened:
            self._opened.add(path)
            self._show()
            return
        rows = [(at, row) for at, row in enumerate(self._model.rows) if row.path == path]
        if any(row.kind == "note" and not row.known for _, row in rows):
            return  # the file's lines are still being read
        self._sought = None
        hunks = [(at, row.lines.changed(row.hunk)) for at, row in rows if row.lines and row.kind == "hunk"]
        best = next((at for at, lines in hunks if is_of(call, lines)), -1)
        self.found.emit(best if best >= 0 else next((at for at, row in rows if row.kind == "file"), -1))

    @Slot(str)
    def toggleAllLines(self, key: str) -> None:
        """Switch the row's file between all its lines and the lines around its changes, and open the file.

        Do nothing while the file's lines are being read.
        """
        row = self._model.row_of(key)
        if row is not None and row.change is not None and self._keys.get(row.path) not in self._reading:
            self._all_lines ^= {row.path}
            if row.path not in self._opened:
                self._touched = True
                self._opened.add(row.path)
            self._show()

    @Slot(str)
    def showMore(self, key: str) -> None:
        """Show all lines of the row's hunk."""
        row = self._model.row_of(key)
        if row is not None and row.kind == "more":
            self._whole.add((row.path, row.hunk))
            self._show()

    @Slot(bool)
    def setSided(self, sided: bool) -> None:
        """Show old and new lines side by side, or below one another."""
        self._sided = sided
        self._show()

    @Slot(bool)
    def setSpaces(self, shown: bool) -> None:
        """Show or hide lines that differ only in white space."""
        if shown != self._spaces:
            self._spaces = shown
            self._show()

    @Slot(bool)
    def openAll(self, opened: bool) -> None:
        """Open or close all files."""
        self._touched = True
        changes = self._comparison.changes if self._comparison is not None else ()
        self._opened = {change.path for change in changes} if opened else set()
        self._show()

    @Slot(str)
    @Slot(str, int, int, int)
    def undo(self, key: str, start: int = -1, end: int = -1, side: int = 0) -> None:
        """Undo the changes of a row. An empty key means all changes that are shown.

        On a file, undo all its changes. On a hunk or its lines, undo the chosen lines of the file.
        If no lines are chosen, undo the lines with the characters from `start` to `end`; without such lines,
        undo the hunk. In the scope `head`, put the file back to the newest commit, if nothing of it is
        staged: what is staged would stay in the index. Do nothing on a comment, on what is undone already, or
        in other scopes.
        """
        session, found = self._session, self._comparison
        row = self._model.row_of(key)
        if session is None or found is None or (key and row is None) or not self.undoable:
            return
        if row is None and not self.undoesAll:
            return
        if row is not None and (row.comment is not None or row.undone is not None):
            return
        if row is not None and row.change is not None and not self._is_undoable(row.change):
            return
        self._said = ""
        lines = row.lines if row is not None else None
        self._keep_shown(found.changes if row is None else [row.change] if row.change is not None else [])
        if row is None:
            session.change_undo.undo_files(found, found.changes)
        elif row.hunk >= 0 and row.change is not None and lines is not None:
            chosen = self._chosen_lines(row, start, end, side)
            if chosen is not None:
                self._undo_lines(row.change, chosen, lines, found)
            else:
                self._undo_hunk(row, row.change, lines, found)
        elif row.change is not None:
            session.change_undo.undo_files(found, [row.change])
        self.undoChanged.emit()

    def _is_undoable(self, change: "Change") -> bool:
        """Return whether the scope allows to undo this change."""
        return self._scope != "head" or self._index_states().of_file(change) == "none"

    def _keep_shown(self, changes: "Iterable[Change]") -> None:
        """Remember where these changes are shown, so that they stay there once they are undone."""
        from claude_desk.ui.changes.change_rows import diff_key

        turn = self._comparison.turn if self._comparison is not None else ""
        for change in changes:
            shown = self._diffs.get(change.path)
            lines = shown.lines if shown is not None and shown.change == change else None
            self._asked[diff_key(change)] = (self._scope, turn, lines)

    def _undone_here(self) -> "list[ShownUndone]":
        """Return what was undone in the scope that is shown and was not redone."""
        found = self._comparison
        if self._session is None or found is None or not self._asked:
            return []
        from claude_desk.ui.changes.change_rows import ShownUndone, diff_key

        parts = [(part, self._asked.get(diff_key(part.change))) for part in self._session.change_undo.parts]
        return [
            ShownUndone(part, shown[2])
            for part, shown in parts
            if shown is not None and shown[:2] == (self._scope, found.turn)
        ]

    def _chosen_lines(self, row: "ChangeRow", start: int, end: int, side: int) -> "ChosenLines | None":
        """Return the chosen lines of the row's file, or the selected lines if no lines are chosen.

        Return None if these lines include no changed line, or if the row does not belong to a hunk.
        """
        if row.lines is None or row.hunk < 0:
            return None
        from claude_desk.ui.changes.line_choice import chosen_lines  # not needed for the first frame

        rows: Sequence[int] = self._choice.rows if self._choice.lines is row.lines else ()
        if not rows and start < end:
            rows = self._lines_at(row, start, end, side)
        chosen = chosen_lines(row.lines.diff, rows)
        return chosen if chosen.added or chosen.removed else None

    def _undo_lines(
        self, change: "Change", chosen: "ChosenLines", lines: "DiffLines", found: "Comparison"
    ) -> None:
        """Undo these lines. If they are all the lines of a new or deleted file, undo the file."""
        assert self._session is not None
        every = len(chosen.added) + len(chosen.removed) == lines.diff.added + lines.diff.removed
        if every and (change.before is None or change.after is None):
            self._session.change_undo.undo_files(found, [change])
        else:
            self._session.change_undo.undo_lines(change, chosen)

    def _undo_hunk(self, row: "ChangeRow", change: "Change", lines: "DiffLines", found: "Comparison") -> None:
        """Undo a hunk. In a new or deleted file, undo the file."""
        assert self._session is not None
        if change.before is None or change.after is None:
            self._session.change_undo.undo_files(found, [change])
        elif not lines.diff.spaces:  # keep the hidden changes of white space between the hunk's lines
            self._session.change_undo.undo_lines(change, self._lines_of_hunk(row))
        else:
            self._session.change_undo.undo_hunks(change, [lines.diff.hunks[row.hunk]])

    @Slot(str)
    @Slot(str, int, int, int)
    def stage(self, key: str, start: int = -1, end: int = -1, side: int = 0) -> None:
        """Stage the row's changes; in the scope `staged`, unstage them. The arguments are those of `undo`.

        In the scope `head`, stage the row's changes, or unstage them if all of them are staged; single lines
        are staged in another scope, so only say so. Do nothing in the scopes `turn` and `session`, or while
        other changes are being staged or unstaged.
        """
        session, found, row = self._session, self._comparison, self._model.row_of(key)
        if session is None or found is None or session.staging.busy:
            return
        self._staging.forget_said()
        if self._said:
            self._said = ""
            self.undoChanged.emit()
        if self._scope == "head":
            if row is not None and row.change is not None and row.comment is None:
                self._stage_in_head(row, row.change, start, end, side)
            return
        if not self.stages:
            return
        staged = self._scope == "staged"
        act = session.staging.unstage if staged else session.staging.stage
        if row is None:
            if not key:
                act(found.changes)
        elif row.change is not None and row.lines is not None and row.hunk >= 0:
            chosen = self._chosen_lines(row, start, end, side) or self._lines_of_hunk(row)
            session.staging.stage_lines(row.change, chosen, staged=staged)
        elif row.change is not None and row.comment is None:
            act([row.change])

    def _stage_in_head(self, row: "ChangeRow", change: "Change", start: int, end: int, side: int) -> None:
        session, states = self._session, self._index_states()
        assert session is not None
        state = states.of_file(change)
        if row.hunk < 0 or row.lines is None:
            if state == "all":
                session.staging.unstage(states.staged_of(change))
            elif state:
                session.staging.stage(states.unstaged_of(change))
            return
        if self._chosen_lines(row, start, end, side) is not None:
            self._said = Phrase("rewind.stage_elsewhere")
            self.undoChanged.emit()
        elif state and not self._is_newest(change, states):
            self._said = Phrase("rewind.staged_changed", count=1)
            self.undoChanged.emit()
        elif state == "half":
            if (part := states.toggled(change, row.lines.diff.hunks[row.hunk])) is not None:
                session.staging.stage_lines(part[0], part[1], staged=part[2])
        elif state:
            changes = states.staged_of(change) if state == "all" else states.unstaged_of(change)
            if len(changes) == 1:
                session.staging.stage_lines(changes[0], self._lines_of_hunk(row), staged=state == "all")

    def _is_newest(self, change: "Change", states: "IndexStates") -> bool:
        """Return whether the lines of this change are those of the newest comparison and of the index."""
        from claude_desk.ui.changes.change_rows import diff_key

        return self._keys.get(change.path) == diff_key(change) and states.knows(change)

    def _index_states(self) -> "IndexStates":
        """Return what is staged of the changes since the newest commit."""
        from claude_desk.ui.changes.index_states import IndexStates, index_states

        session = self._session
        if session is None:
            return IndexStates()
        return index_states(session.staging.status, session.snapshots.top, self._index_diffs)

    def _lines_of_hunk(self, row: "ChangeRow") -> "ChosenLines":
        from claude_desk.ui.changes.line_choice import chosen_lines  # not needed for the first frame

        assert row.lines is not None
        hunk = row.lines.diff.hunks[row.hunk]
        return chosen_lines(row.lines.diff, range(hunk.row, hunk.row + hunk.count))

    @Slot()
    def commit(self) -> None:
        """Show the changes since the newest commit and the commit form."""
        if not self.ofHead:
            self.choose("head")
        self._staging.begin()

    @Slot()
    def askAboutFolder(self) -> None:
        """Ask the user whether the folder where Claude works is trusted."""
        if self._session is not None:
            self.folderAsked.emit(self._session.checkout)

    @Slot()
    @Slot(str)
    def redo(self, restore: str = "") -> None:
        """Redo this undo (`redo` of a row), or the newest one."""
        if self._session is not None:
            self._said = ""
            self._session.change_undo.redo(restore)

    @Slot()
    def cancelUndo(self) -> None:
        """Cancel the undos that wait for the end of a turn."""
        if self._session is not None:
            self._session.change_undo.cancel()

    @Slot(str)
    def setNote(self, text: str) -> None:
        """Store the note to Claude as the user edited it."""
        self._note = text
        self._noted = self._session.change_undo.report if self._session is not None else ""

    @Slot()
    def dropNote(self) -> None:
        if self._session is not None:
            self._session.change_undo.forget_report(told=False)
            self._show()

    @Slot(str, result=str)
    def turnFigure(self, key: str) -> str:
        """Return `+3 −1 in 2 files` for the turn of this conversation row.

        Return "" if no file changed or the figures are not known.
        """
        session = self._session
        if session is None or not session.snapshots.turns:
            return ""
        turn = session.snapshots.turns.get(session.store.uuid_near_end(key))
        if turn is None or turn.figures is None or not turn.figures.files:
            return ""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.figure(turn.figures)

    @Slot(str, int, QQuickTextDocument)
    def paint(self, key: str, side: int, document: QQuickTextDocument) -> None:
        """Colour the lines of a row.

        `side` is 0 for the single pane, 1 for the old lines, 2 for the new lines.
        """
        row = self._model.row_of(key)
        lines = row.lines if row is not None else None
        if row is None or lines is None or row.kind != "lines" or row.undone is not None:
            return
        from claude_desk.transcript.tools.card import NotePart  # cards load after the first frame
        from claude_desk.ui.transcript import text_formats
        from claude_desk.ui.transcript.card_painter import spans_of_part
        from claude_desk.ui.transcript.card_parts import ShownPart
        from claude_desk.ui.viewer.diff_panes import DiffPane

        panes: tuple[DiffPane, ...]

        def colour(name: str, text: str, language: str) -> "tuple[TextSpan, ...] | None":
            return self._colouring.spans(_END.join((_NAME, key, name)), text, language)

        if row.sided:
            old, new = lines.sides(row.hunk, row.first, row.end)
            panes = (DiffPane(""), old, new)
        else:
            panes = (lines.pane(row.first, row.end),)
        part, language = NotePart(""), lines.diff.language
        shown = ShownPart(0, part, {"kind": "diff"}, "", 0, 0, panes=panes, language=language)
        text_formats.paint(document.textDocument(), spans_of_part(shown, side, colour))

    # --- properties ----------------------------------------------------------------------------

    model = constant(ChangesModel, "_model")
    comments = constant(LineCommentsView, "_comments")
    staging = constant(StagingView, "_staging")

    @Property(str, notify=changed)
    def stages(self) -> str:
        """Return the action for all rows: `stage`, `unstage`, or "" for neither."""
        found = self._comparison
        if found is None or not found.changes or self._scope not in ("unstaged", "staged"):
            return ""
        return "unstage" if self._scope == "staged" else "stage"

    @Property(bool, notify=changed)
    def ofHead(self) -> bool:
        """Return whether the scope compares with the newest commit or the index."""
        return self._scope in ("head", "unstaged", "staged")

    @Property(str, notify=changed)
    def target(self) -> str:
        """Return the git branch where the branch of a worktree began; "" outside of a worktree, or until it
        is known."""
        branch = self._session.staging.branch if self._session is not None else None
        return safe_names.name(branch.target) if branch is not None else ""

    @Property(str, notify=changed)
    def branchFigure(self) -> str:
        """Say how many commits the two git branches have; "" unless the scope is `branch`."""
        branch = self._session.staging.branch if self._session is not None else None
        if branch is None or self._scope != "branch":
            return ""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.branch_figure(branch)

    @Property(bool, notify=changed)
    def mergeable(self) -> bool:
        """Return whether the git branch has commits that its target lacks."""
        branch = self._session.staging.branch if self._session is not None else None
        return branch is not None and branch.commits > 0

    @Property(int, notify=changed)
    def unstagedFiles(self) -> int:
        """Return the number of files with changes that are not staged; -1 if it is not known."""
        status = self._session.staging.status if self._session is not None else None
        return len(status.unstaged) if status is not None else -1

    @Property(int, notify=changed)
    def stagedFiles(self) -> int:
        """Return the number of files with staged changes; -1 if it is not known."""
        status = self._session.staging.status if self._session is not None else None
        return len(status.staged) if status is not None else -1

    @Property(int, notify=changed)
    def headFiles(self) -> int:
        """Return the number of files that changed since the newest commit; -1 if it is not known."""
        status = self._session.staging.status if self._session is not None else None
        if self._scope == "head" and self._comparison is not None and not self._comparison.trouble:
            return len(self._comparison.changes)
        return len({each.path for each in (*status.staged, *status.unstaged)}) if status is not None else -1

    @Property(int, notify=choiceChanged)  # number of lines
    def chosen(self) -> int:
        return len(self._choice.rows)

    @Property(str, notify=changed)
    def scope(self) -> str:
        return self._scope

    @Property(bool, notify=changed)
    def spaces(self) -> bool:
        return self._spaces

    @Property(bool, notify=changed)
    def sided(self) -> bool:
        return self._sided

    @Property(bool, notify=changed)  # whether the shown turn is not the newest
    def older(self) -> bool:
        return bool(self._turn)

    @Property(bool, notify=changed)
    def loading(self) -> bool:
        return self._open and self._comparison is None

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return words(self._comparison.trouble) if self._comparison is not None else ""

    # whether `trouble` is that the folder is not trusted
    @Property(bool, notify=changed)
    def untrusted(self) -> bool:
        found = self._comparison
        return found is not None and found.trouble == Phrase("rewind.git_not_trusted")

    @Property(str, notify=changed)
    def nothing(self) -> str:
        """Say that there are no changes; "" if there are changes, trouble, or no comparison yet."""
        found = self._comparison
        if found is None or found.trouble or self._model.rows:
            return ""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.nothing(self._scope)

    @Property(str, notify=changed)
    def figure(self) -> str:
        """Return the numbers of changed lines and files that are shown; "" without changes."""
        if self._comparison is None or not self._comparison.changes:
            return ""
        # not needed for the first frame
        from claude_desk.session.snapshots.session_snapshots import figures_of
        from claude_desk.ui.changes import change_words

        return change_words.figure(figures_of(self._comparison.changes))

    @Property(str, notify=changed)
    def added(self) -> str:
        """Return the number of added lines that are shown, such as `+3`; "" without any."""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        changes = self._comparison.changes if self._comparison is not None else ()
        count = sum(max(0, change.added) for change in changes)
        return change_words.added_words(count) if count else ""

    @Property(str, notify=changed)
    def removed(self) -> str:
        """Return the number of removed lines that are shown, such as `−3`; "" without any."""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        changes = self._comparison.changes if self._comparison is not None else ()
        count = sum(max(0, change.removed) for change in changes)
        return change_words.removed_words(count) if count else ""

    @Property(str, notify=changed)
    def reviewFigure(self) -> str:
        """Say how many of the files are reviewed; "" without files."""
        if self._comparison is None or not self._comparison.changes:
            return ""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.review_figure(len(self._reviewed), len(self._comparison.changes))

    @Property(str, notify=changed)
    def warnings(self) -> str:
        """Return warnings about what the page hides, does not cover or is not sure of."""
        found = self._comparison
        if found is None:
            return ""
        parts = []
        if not self._spaces and found.changes:
            parts.append(translate("ChangesView", "Changes of white space are hidden."))
        if found.late:
            parts.append(
                translate(
                    "ChangesView",
                    "A snapshot was late: changes made in the meantime by you or another program may be shown"
                    " as Claude's.",
                )
            )
        if found.left:
            from claude_desk.ui.changes import change_words  # not needed for the first frame

            parts.append(
                translate(
                    "ChangesView",
                    "%Ln paths are not covered (submodules, other repositories, very large files): {paths}",
                    n=len(found.left),
                    one="%Ln path is not covered (submodule, other repository, very large file): {paths}",
                    paths=change_words.left_out(found.left),
                )
            )
        return " ".join(parts)

    @Property(bool, notify=changed)
    def undoable(self) -> bool:
        """Return whether the scope has changes that can be undone."""
        found = self._comparison
        return found is not None and bool(found.changes) and self._scope in ("turn", "session", "head")

    @Property(bool, notify=changed)
    def undoesAll(self) -> bool:
        """Return whether all changes that are shown can be undone together."""
        return self.undoable and self._scope != "head"

    @Property(QVariantList, notify=changed)
    def undoRows(self) -> list[dict[str, str]]:
        """Return what undoing all changes that are shown would do to each file (`change_words.undo_rows`)."""
        found = self._comparison
        if found is None or not self.undoesAll:
            return []
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.undo_rows(found.changes)

    @Property(str, notify=figuresChanged)
    def sessionFigure(self) -> str:
        figures = self._session.snapshots.figures if self._session is not None else None
        if figures is None or not figures.files:
            return ""
        from claude_desk.ui.changes import change_words  # not needed for the first frame

        return change_words.figure(figures)

    @Property(bool, notify=undoChanged)
    def redoable(self) -> bool:
        """Return whether the newest undo can be redone."""
        return self._session is not None and self._session.change_undo.can_redo

    @Property(bool, notify=changed)
    def rowsRedo(self) -> bool:
        """Return whether a row offers to redo what was undone."""
        return any(row.undone is not None for row in self._model.rows)

    @Property(bool, notify=undoChanged)
    def waits(self) -> bool:
        return self._session is not None and self._session.change_undo.waits

    @Property(str, notify=undoChanged)
    def undoWords(self) -> str:
        """Say what an undo waits for or does; "" without an undo."""
        undo = self._session.change_undo if self._session is not None else None
        if undo is None:
            return ""
        match undo.waits_for:
            case "turn":
                return translate("ChangesView", "Waiting for the turn to end…")
            case "agents":
                return translate("ChangesView", "Waiting for the agents to end…")
            case "other-session":
                return translate("ChangesView", "Waiting for another session in this folder…")
        return translate("ChangesView", "Writing files…") if undo.under_way else ""

    @Property(bool, notify=undoChanged)
    def undoing(self) -> bool:
        return self._session is not None and self._session.change_undo.under_way

    @Property(str, notify=undoChanged)
    def said(self) -> str:
        return words(self._said)

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        new_note = self._session.change_undo.report if self._session is not None else ""
        return new_note if self._note is None or not new_note else self._note

    # --- helpers -------------------------------------------------------------------------------

    def _request_changes(self) -> None:
        if self._session is not None and self._open:
            from claude_desk.session.snapshots.session_changes import (
                ChangeScope,  # not needed for the first frame
            )

            self._session.changes.watch(ChangeScope(self._scope), self._turn, self)
            self._session.staging.look_for_branch()
        self.changed.emit()

    def _forget(self) -> None:
        self._comparison = None
        self._diffs, self._reading, self._index_diffs = {}, {}, {}
        self._opened, self._touched, self._whole = set(), False, set()
        self._choice.clear()
        self.choiceChanged.emit()
        self._show()

    @Slot(object)
    def _on_found(self, comparison: "Comparison") -> None:
        if comparison.scope != self._scope or (self._turn and comparison.turn != self._turn):
            return
        self._comparison = comparison
        lines = sum(max(0, change.added) + max(0, change.removed) for change in comparison.changes)
        if not self._touched and len(comparison.changes) <= _FEW_FILES and lines <= _FEW_LINES:
            undone = {each.part.change.path for each in self._undone_here()}
            shown = {each.path for each in comparison.changes if not self._is_reviewed(each)}
            self._opened = shown | (self._opened & undone)
        self._show()

    def _comments_on(self, changes: "Iterable[Change]") -> "dict[bytes, list[LineComment]]":
        from claude_desk.session.snapshots.change_undo import change_name  # not needed for the first frame

        found = {change.path: self._comments.of(change_name(change)) for change in changes}
        return {path: comments for path, comments in found.items() if comments}

    @Slot()
    def _on_review_changed(self) -> None:
        self._comments.renew()
        self._show()

    def _is_reviewed(self, change: "Change") -> bool:
        return self._session is not None and self._session.change_review.is_reviewed(change)

    @Slot()
    def _show(self) -> None:
        if self._comparison is None:  # return before the imports, which the first frame does not need
            self._reviewed, self._keys, self._diffs = set(), {}, {}
            self._renew_choice()
            self._model.show(self._stray_row())
            self.changed.emit()
            return
        from claude_desk.ui.changes.change_rows import (  # cards load after the first frame
            PageState,
            diff_key,
            rows_of,
        )

        changes = self._comparison.changes
        self._reviewed = {change.path for change in changes if self._is_reviewed(change)}
        self._keys = {change.path: diff_key(change) for change in changes}
        self._diffs = {path: shown for path, shown in self._diffs.items() if path in self._keys}
        for change in changes:
            key, shown = self._keys[change.path], self._diffs.get(change.path)
            all_lines = change.path in self._all_lines
            known = (
                shown is not None
                and diff_key(shown.change) == key
                and (shown.all_lines, shown.spaces) == (all_lines, self._spaces)
            )
            if change.path in self._opened and not known and key not in self._reading:
                self._reading[key] = (all_lines, self._spaces)
                if self._session is not None:
                    self._session.changes.read(change, all_lines=all_lines, spaces=self._spaces)
        comments = self._comments_on(changes)
        writing = self._comments.comment
        is_here = writing is not None and any(writing in each for each in comments.values())
        states = self._index_states() if self._scope == "head" else None
        if states is not None:
            self._read_index(states)
        state = PageState(
            self._opened,
            self._diffs,
            self._reviewed,
            comments,
            writing.id if writing is not None else "",
            None if is_here else writing,
            self._sided,
            self._all_lines,
            self._whole,
            self._choice.within,
            self._comparison.unnamed,
            self._untracked(),
            self._staged_in(states),
            self._undone_here(),
            self._is_undoable,
            self._comments.unsent,
        )
        self._renew_choice()
        self._model.show(rows_of(changes, state))
        self._seek()
        self.changed.emit()

    def _stray_row(self) -> "list[ChangeRow]":
        """Return the row of the text field while no changes are shown."""
        if self._comments.comment is None:
            return []
        from claude_desk.ui.changes.change_rows import PageState, rows_of

        comment = self._comments.comment
        return rows_of((), PageState(writing=comment.id, stray=comment))

    def _untracked(self) -> frozenset[bytes]:
        """Return the files of the scope that git does not know."""
        if self._scope == "unstaged" and self._comparison is not None:
            return frozenset(each.path for each in self._comparison.changes if each.before is None)
        if self._scope != "head":
            return frozenset()
        states = self._index_states()
        return frozenset(path for path, each in states.unstaged.items() if each.before is None)

    def _staged_in(self, states: "IndexStates | None") -> "Callable[[Change, DiffHunk | None], str]":
        """Return the function that says how much of a file or of its hunk is staged."""
        if states is not None:
            of_index = states
            return lambda change, hunk: (
                of_index.of_file(change) if hunk is None else of_index.of_hunk(change, hunk)
            )
        all_alike = {"unstaged": "none", "staged": "all"}.get(self._scope, "")
        return lambda change, hunk: all_alike

    def _read_index(self, states: "IndexStates") -> None:
        """Read the lines that say which hunks of the open files are staged."""
        from claude_desk.ui.changes.change_rows import diff_key

        assert self._session is not None and self._comparison is not None
        needed = {diff_key(each) for each in (*states.staged.values(), *states.unstaged.values())}
        for key in self._index_diffs.keys() - needed:
            del self._index_diffs[key]
        for change in self._comparison.changes:
            for each, staged in states.missing(change) if change.path in self._opened else ():
                if diff_key(each) not in self._reading:
                    self._reading[diff_key(each)] = (False, True)
                    self._session.changes.read_index(each, staged=staged)

    def _renew_choice(self) -> None:
        """Clear the choice if its file is closed or another diff of the file is shown."""
        choice = self._choice
        shown = self._diffs.get(choice.path) if choice.path in self._opened else None
        if choice.lines is not None and (shown is None or shown.lines is not choice.lines):
            choice.clear()
            self.choiceChanged.emit()

    @Slot(object, object)
    def _on_diff_read(self, change: "Change", diff: "FileDiff | None") -> None:
        from claude_desk.snapshots.records import DiffTrouble, FileDiff
        from claude_desk.ui.changes.change_rows import DiffLines, ShownDiff, diff_key

        key = diff_key(change)
        if self._keys.get(change.path) != key and self._scope == "head" and key in self._reading:
            del self._reading[key]
            self._index_diffs[key] = diff if diff is not None else FileDiff(DiffTrouble.MISSING)
            self._show()
            return
        if (asked := self._reading.pop(key, None)) is not None:
            if self._keys.get(change.path) == key:  # otherwise the file changed again in the meantime
                lines = DiffLines(diff) if diff is not None else None
                self._diffs[change.path] = ShownDiff(change, lines, *asked)
            if self._reading:
                self._soon.start()
            else:
                self._show()

    @Slot()
    def _on_staging_changed(self) -> None:
        if self._scope == "head" and self._comparison is not None:
            self._show()
        else:
            self.changed.emit()

    @Slot()
    def _on_undo_changed(self) -> None:
        if self._session is not None:
            self._renew_note(self._session.change_undo.report)
        if self._asked:
            self._show()
        self.undoChanged.emit()
        self.noteChanged.emit()

    def _renew_note(self, new_note: str) -> None:
        """Update the edited note to the program's note `new_note`, and keep the user's words.

        Add the lines of new undos and drop the lines of redone changes. If `new_note` is "", drop the edit.
        """
        if self._note is None or new_note == self._noted:
            return
        if not new_note:
            self._note = None
            return
        before, now = self._noted.split("\n"), new_note.split("\n")
        kept = [line for line in self._note.split("\n") if line not in before or line in now]
        self._note = "\n".join(kept + [line for line in now if line not in before])
        self._noted = new_note

    @Slot(object)
    def _on_undo_ended(self, why: Text) -> None:
        self._said = why
        self._request_changes()
        self.undoChanged.emit()
        self.noteChanged.emit()

    @Slot(str)
    def _on_highlighted(self, name: str) -> None:
        kind, _, rest = name.partition(_END)
        if kind == _NAME:
            self.coloured.emit(rest.partition(_END)[0])
