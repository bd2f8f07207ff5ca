"""Stand-ins for the child processes of a session, in tests of the screen: the child that reads the session's
file, the child that keeps snapshots of the folder, and the child that runs git."""

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.library.strands.requests import FindCut
from claude_desk.repository.records import Committed, LastCommit, RepositoryStatus, Staged, StagedPatch
from claude_desk.repository.requests import (
    CommitIndex,
    GitFailure,
    GitOutput,
    ReadFileDiff,
    ReadLastCommit,
    ReadStagedPatch,
    ReadStatus,
    StageFiles,
    StageLines,
    UnstageFiles,
)
from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import (
    Change,
    ChangeKind,
    DiffTrouble,
    FileDiff,
    FileKind,
    LeftAlone,
    PathState,
    Restored,
    RestoredPath,
    RestoreOutcome,
    Snapshot,
    SnapshotChanges,
    Taken,
)
from claude_desk.snapshots.requests import (
    CompareSnapshots,
    ListRestores,
    ReadDiff,
    RestoreCommitted,
    RestoreSnapshot,
    TakeSnapshot,
    UndoHunks,
    UndoLines,
    UndoRestore,
)


class ScreenLibrary:
    """A library that finds each message in the session's file, and answers nothing else. `compacted`: whether
    the conversation was compacted after each message."""

    def __init__(self, compacted: bool = False) -> None:
        self._compacted = compacted

    async def ask(self, request: Any, seconds: float = 0) -> Any:
        if not isinstance(request, FindCut):
            return None
        return CutPoint(True, until=request.uuid if request.behind else "", compacted=self._compacted)


TOP = "/home/someone/src/atlas"


class ScreenFiles(QObject):
    """The answers of the children for snapshots and git.

    `changes`: the changes in every scope except the index; the changes in the index are in `status`.
    `answers`: for a type of request, the answer that replaces the usual answer. `held`: types of requests
    that wait for `let_go`.
    """

    news = Signal(object)

    def __init__(self, top: str = TOP) -> None:
        super().__init__()
        self.top = top
        self.changes: tuple[Change, ...] = ()
        self.left: tuple[LeftAlone, ...] = ()
        self.skipped: tuple[bytes, ...] = ()  # paths that an undo leaves alone, because they have changed
        self.status: RepositoryStatus | GitFailure = RepositoryStatus(top, "main", "1" * 40, "A <a@b>")
        self.last = LastCommit()
        self.answers: dict[type[Any], Any] = {}
        self.answer_diffs: Callable[[Any], FileDiff | None] | None = None  # of changes of the index
        self.held: set[type[Any]] = set()
        self.requests: list[Any] = []
        self._restores: dict[str, tuple[bytes, ...]] = {}  # the paths of each undo, by its id
        self._texts: dict[bytes, tuple[bytes, bytes]] = {}
        self._gate = asyncio.Event()

    # --- what a test brings about --------------------------------------------------------------

    def put(self, path: str, old: bytes | None, new: bytes | None, old_path: str = "") -> Change:
        """Store both contents of a file and return the change between them. A content is None if the file
        does not exist."""
        name = path.encode()
        self._texts[name] = (old or b"", new or b"")
        states = [
            None if text is None else PathState(FileKind.FILE, 0o644, f"{hash(text):040x}"[-40:], len(text))
            for text in (old, new)
        ]
        kind = ChangeKind.ADDED if old is None else ChangeKind.DELETED if new is None else ChangeKind.MODIFIED
        diff = diff_of_states((states[0], old), (states[1], new), name, all_lines=False)
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

    def let_go(self) -> None:
        """Answer the requests that wait."""
        self.held.clear()
        self._gate.set()
        self._gate = asyncio.Event()

    def prints(self, folder: str, text: str) -> None:
        """Let a hook of a commit print text."""
        self.news.emit(GitOutput(folder, text))

    # --- the requests --------------------------------------------------------------------------

    @property
    def undone(self) -> list[tuple[str, Any]]:
        """The requests to undo and redo changes."""
        found: list[tuple[str, Any]] = []
        for request in self.requests:
            match request:
                case RestoreSnapshot(paths=paths):
                    found.append(("files", list(paths)))
                case RestoreCommitted(states=states):
                    found.append(("committed", list(states)))
                case UndoHunks(path=path, hunks=hunks):
                    found.append(("hunks", (path, [hunk.new for hunk in hunks])))
                case UndoLines(path=path, lines=lines):
                    found.append(("lines", (path, lines)))
                case UndoRestore():
                    found.append(("redo", None))
        return found

    @property
    def staged(self) -> list[tuple[str, Any]]:
        """The requests to stage, to unstage and to commit."""
        found: list[tuple[str, Any]] = []
        for request in self.requests:
            match request:
                case StageFiles(expected=expected):
                    found.append(("stage", list(expected)))
                case UnstageFiles(expected=expected):
                    found.append(("unstage", list(expected)))
                case StageLines(change=change, staged=staged, lines=lines):
                    found.append(("unstage lines" if staged else "stage lines", (change.path, lines)))
                case ReadLastCommit():
                    found.append(("last", None))
                case CommitIndex(message=message, amend=amend):
                    found.append(("commit", (message, amend)))
        return found

    async def ask(self, request: Any, seconds: float = 0) -> Any:
        self.requests.append(request)
        while type(request) in self.held:
            await self._gate.wait()
        return self.answers[type(request)] if type(request) in self.answers else self._answer(request)

    def _answer(self, request: Any) -> Any:
        match request:
            case TakeSnapshot():
                taken = Snapshot(str(uuid4()), 0.0, request.moment, request.session, request.turn, 1, 1)
                return Taken(taken, self.top, 1, (), 0)
            case CompareSnapshots():
                return SnapshotChanges(self.changes, self.left)
            case ReadDiff(path=path, before=before, after=after):
                return self._diff(path, before, after, request.all_lines, request.spaces)
            case ReadFileDiff() if self.answer_diffs is not None:
                return self.answer_diffs(request)
            case ReadFileDiff(change=change):
                return self._diff(change.path, change.before, change.after, request.all_lines, request.spaces)
            case RestoreSnapshot(paths=paths):
                return self._restored(*paths)
            case RestoreCommitted(states=states):
                return self._restored(*states)
            case UndoHunks(path=path) | UndoLines(path=path):
                return self._restored(path)
            case UndoRestore(restore=restore):
                return self._restored(*self._restores[restore])
            case ListRestores():
                return ()
            case ReadStatus():
                return self.status
            case ReadLastCommit():
                return self.last
            case ReadStagedPatch():
                return StagedPatch("")
            case StageFiles() | UnstageFiles() | StageLines():
                return Staged()
            case CommitIndex(message=message):
                return Committed("3f2a1b0", message.split("\n")[0])
        return None

    def _diff(
        self, path: bytes, before: PathState | None, after: PathState | None, all_lines: bool, spaces: bool
    ) -> FileDiff:
        if path not in self._texts:
            return FileDiff(DiffTrouble.MISSING)
        old, new = self._texts[path]
        return diff_of_states((before, old), (after, new), path, all_lines=all_lines, spaces=spaces)

    def _restored(self, *paths: bytes) -> Restored:
        restore, done, left = str(uuid4()), RestoreOutcome.RESTORED, RestoreOutcome.CHANGED
        self._restores[restore] = paths
        found = (RestoredPath(path, left if path in self.skipped else done) for path in paths)
        return Restored(restore, "before", tuple(found))
