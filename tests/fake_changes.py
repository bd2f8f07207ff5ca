"""Fakes of the session's objects about changed files. A test fills them by hand."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.phrase import Text
from claude_desk.repository.records import Committed, LastCommit, RepositoryStatus
from claude_desk.session.snapshots.line_comments import LineComment
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.snapshots.turn_snapshots import ChangeFigures, TurnSnapshots
from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import (
    Change,
    ChangeKind,
    ChosenLines,
    DiffHunk,
    FileDiff,
    FileKind,
    PathState,
)


class FakeSnapshots(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.turns: dict[str, TurnSnapshots] = {}
        self.figures: ChangeFigures | None = None
        self.top = ""

    def tell(self, figures: ChangeFigures) -> None:
        """Set the figures of the session and of its only turn."""
        self.figures = figures
        self.turns["turn"] = TurnSnapshots("a", "b", figures=figures)
        self.changed.emit()


class FakeChanges(QObject):
    """Answers at once with the entries of `comparisons` and `texts`. Without a comparison `found` is not
    emitted; without texts `diff_read` carries None."""

    found = Signal(object)
    diff_read = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.comparisons: dict[str, Comparison] = {}
        self.texts: dict[bytes, tuple[bytes, bytes]] = {}
        self.looks: list[tuple[ChangeScope, str]] = []
        self.looking = False
        self.holds = False  # whether `read` waits for `let_go`
        self._held: list[tuple[Change, bool, bool]] = []

    def put(self, path: str, old: bytes | None, new: bytes | None, old_path: str = "") -> Change:
        """Store both contents of a file and return the change between them. None as a content means that the
        file does not exist."""
        name = path.encode()
        self.texts[name] = (old or b"", new or b"")
        states = [
            None if text is None else PathState(FileKind.FILE, 0o644, f"{hash(text):040x}"[-40:], len(text))
            for text in (old, new)
        ]
        kind = ChangeKind.ADDED if old is None else ChangeKind.DELETED if new is None else ChangeKind.MODIFIED
        diff = diff_of_states((states[0], old), (states[1], new), name, whole=False)
        binary = bool(diff.trouble)
        return Change(
            name,
            ChangeKind.RENAMED if old_path else kind,
            states[0],
            states[1],
            old_path.encode(),
            binary,
            -1 if binary else diff.added,
            -1 if binary else diff.removed,
        )

    def tell(self, comparison: Comparison) -> None:
        self.comparisons[comparison.scope] = comparison
        if self.looking:
            self.found.emit(comparison)

    def look(self, scope: ChangeScope, turn: str = "") -> None:
        self.looking = True
        self.looks.append((scope, turn))
        if scope in self.comparisons:
            self.found.emit(self.comparisons[scope])

    def stop(self) -> None:
        self.looking = False

    def let_go(self) -> None:
        self.holds = False
        held, self._held = self._held, []
        for change, whole, spaces in held:
            self.read(change, whole=whole, spaces=spaces)

    def read(self, change: Change, *, whole: bool = False, spaces: bool = True) -> None:
        if self.holds:
            self._held.append((change, whole, spaces))
            return
        if change.path in self.texts:
            old, new = self.texts[change.path]
            diff: FileDiff | None = diff_of_states(
                (change.before, old), (change.after, new), change.path, whole=whole, spaces=spaces
            )
        else:
            diff = None
        self.diff_read.emit(change, diff)


class FakeChangeUndo(QObject):
    """Records the requested undo actions in `asked`."""

    changed = Signal()
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits = self.waits_for_others = self.under_way = self.can_redo = False
        self.told = ""
        self.asked: list[tuple[str, Any]] = []

    def undo_files(self, comparison: Comparison, changes: Any) -> None:
        self.asked.append(("files", [change.path for change in changes]))

    def undo_hunks(self, change: Change, hunks: list[DiffHunk]) -> None:
        self.asked.append(("hunks", (change.path, [hunk.new for hunk in hunks])))

    def undo_lines(self, change: Change, lines: ChosenLines) -> None:
        self.asked.append(("lines", (change.path, lines)))

    def redo(self) -> None:
        self.asked.append(("redo", None))

    def cancel(self) -> None:
        self.asked.append(("cancel", None))

    def forget_told(self) -> None:
        self.tell("")

    def tell(self, told: str, why: Text = "", *, can_redo: bool = False, waits: bool = False) -> None:
        """Set the result of an action."""
        self.told, self.can_redo, self.waits = told, can_redo, waits
        self.changed.emit()
        if why:
            self.ended.emit(why)


class FakeStaging(QObject):
    """Records the requested actions in `asked`."""

    changed = Signal()
    ended = Signal(object)
    moved = Signal()
    printed = Signal(str)
    committed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.status: RepositoryStatus | None = None
        self.last: LastCommit | None = None
        self.committing = self.busy = False
        self.asked: list[tuple[str, Any]] = []

    def stage(self, changes: Any) -> None:
        self.asked.append(("stage", [change.path for change in changes]))

    def unstage(self, changes: Any) -> None:
        self.asked.append(("unstage", [change.path for change in changes]))

    def stage_lines(self, change: Change, lines: ChosenLines, *, staged: bool) -> None:
        self.asked.append(("unstage lines" if staged else "stage lines", (change.path, lines)))

    def read_last_commit(self) -> None:
        self.asked.append(("last", None))

    def commit(self, message: str, *, amend: bool) -> None:
        self.committing = True
        self.asked.append(("commit", (message, amend)))
        self.changed.emit()

    def cancel(self) -> None:
        self.asked.append(("cancel", None))

    def tell(self, status: RepositoryStatus) -> None:
        self.status = status
        self.changed.emit()

    def end(self, why: Text = "", done: Committed | None = None) -> None:
        """End the commit, with `why` if it failed or with the commit that was made."""
        self.committing = False
        if done is not None:
            self.committed.emit(done)
        self.ended.emit(why)
        self.changed.emit()


class FakeChangeReview(QObject):
    """Keeps marks and comments in memory only."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.marks: set[Change] = set()
        self.comments: dict[str, LineComment] = {}

    def is_reviewed(self, change: Change) -> bool:
        return change in self.marks

    def mark(self, change: Change, *, reviewed: bool) -> None:
        (self.marks.add if reviewed else self.marks.discard)(change)
        self.changed.emit()

    def comment(self, comment: LineComment) -> None:
        self.comments[comment.id] = comment
        self.changed.emit()

    def drop(self, *ids: str) -> None:
        for each in ids:
            self.comments.pop(each, None)
        self.changed.emit()
