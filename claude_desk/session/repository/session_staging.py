"""Staging and commits in the git repository in which Claude works. Only the user triggers them."""

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from claude_desk.library.repository import home_of
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.repository.merge_requests import BranchChanges, ReadBranch
from claude_desk.repository.records import (
    Committed,
    LastCommit,
    RepositoryStatus,
    Staged,
    StagedPatch,
    StageOutcome,
)
from claude_desk.repository.requests import (
    CancelRequests,
    CommitIndex,
    GitFailure,
    GitOutput,
    ReadFileDiff,
    ReadLastCommit,
    ReadStagedPatch,
    ReadStatus,
    RepositoryError,
    RepositoryRequest,
    StageFiles,
    StageLines,
    UnstageFiles,
)
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import looked
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.repository.commit_suggestion import CommitSuggestion
from claude_desk.snapshots.records import Change, ChosenLines, FileDiff, PathState

_log = logging.getLogger(__name__)

_LOCKED = "index.lock"
MOST_PATCH, MOST_OF_FILE = 40_000, 12_000  # characters of a patch that Claude gets: about a cent


class SessionStaging(QObject):
    """The index and the newest commit of the repository. Git is run only while the user trusts the folder's
    files as they are now."""

    changed = Signal()  # the status, the last commit, or the operations under way have changed
    written = Signal()  # the index or the newest commit may have changed
    ended = Signal(object)  # Text: what could not be done, "" if all was done
    moved = Signal()  # Claude works in another folder now
    printed = Signal(str)  # the output of git and of hooks during a commit
    committed = Signal(object)  # Committed

    def __init__(self, config: SessionConfig, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._source = config.repository
        self._may_run: Callable[[str], bool] = config.may_run_git
        self._folder = config.folder
        self._tasks = tasks
        self._under_way = 0
        self.status: RepositoryStatus | None = None
        self.last: LastCommit | None = None
        # What the git branch of a worktree has changed, once it is read.
        self.branch: BranchChanges | None = None
        self.committing = False
        self._commits_in = ""
        self._stopped = False  # whether the user has stopped the commit that is under way
        self.suggestion = CommitSuggestion(config, self.read_patch, tasks, self)
        if self._source is not None:
            self._source.news.connect(self._on_news)

    @property
    def busy(self) -> bool:
        """Whether files or lines are being staged or unstaged."""
        return self._under_way > 0

    def work_in(self, folder: str) -> None:
        """Use the repository of the folder in which Claude works from now on. Operations under way end in the
        folder in which they began."""
        if folder != self._folder:
            self._folder, self.status, self.last, self.branch = folder, None, None, None
            self.moved.emit()
            self.written.emit()
            self.changed.emit()

    # --- reading -------------------------------------------------------------------------------

    async def read(self) -> RepositoryStatus | Text:
        """Read which changes are staged and which are not. Return the status, or why it cannot be read."""
        folder = self._folder
        answer = await self._ask(ReadStatus(folder))
        if folder != self._folder:
            return await self.read()
        self.status = answer if isinstance(answer, RepositoryStatus) else None
        self.changed.emit()
        return self.status or _why(answer)

    async def diff(self, change: Change, staged: bool, all_lines: bool, spaces: bool) -> FileDiff | None:
        answer = await self._ask(ReadFileDiff(self._folder, change, staged, all_lines, spaces))
        return answer if isinstance(answer, FileDiff) else None

    def look_for_branch(self) -> None:
        """If the folder is in a worktree, read what its git branch has changed."""
        if self.branch is None and self._source is not None:
            self._tasks.start(self._look_for_branch())

    def look_again(self) -> None:
        """Have everything read again, because the user has changed the repository in another way."""
        known, self.branch = self.branch, None
        if known is not None:
            self.look_for_branch()
        self.written.emit()

    async def read_branch(self) -> BranchChanges | Text:
        """Read what the git branch of the worktree has changed. Return that, or why it cannot be read."""
        folder = self._folder
        answer = await self._ask(ReadBranch(folder))
        if folder != self._folder:
            return await self.read_branch()
        self.branch = answer if isinstance(answer, BranchChanges) and answer.target else None
        self.changed.emit()
        return self.branch or _why(answer)

    # --- staging and commits -------------------------------------------------------------------

    def stage(self, changes: Iterable[Change]) -> None:
        """Stage files with all their changes."""
        self._begin(StageFiles(self._folder, {change.path: change.after for change in changes}))

    def unstage(self, changes: Iterable[Change]) -> None:
        """Remove all changes of these files from the index."""
        self._begin(UnstageFiles(self._folder, {change.path: change.after for change in changes}))

    def stage_lines(self, change: Change, lines: ChosenLines, *, staged: bool) -> None:
        """Stage lines of the change. If the change is `staged`, remove the lines from the index."""
        self._begin(StageLines(self._folder, change, staged, lines))

    async def read_patch(self) -> StagedPatch | Text:
        """Return the staged changes as a bounded patch, or why they cannot be read."""
        answer = await self._ask(ReadStagedPatch(self._folder, MOST_PATCH, MOST_OF_FILE))
        return answer if isinstance(answer, StagedPatch) else _why(answer)

    def read_last_commit(self) -> None:
        """Read the newest commit into `last`. `changed` is emitted when it is read."""
        self._tasks.start(self._read_last())

    def commit(self, message: str, *, amend: bool, stages: Iterable[Change] = ()) -> None:
        """Commit the staged changes. The project's hooks run. `stages`: files that are staged first, with all
        their changes; if one of them is left alone, nothing is committed."""
        if not self.committing:
            self.committing, self._stopped = True, False
            self.changed.emit()
            self._commits_in = self._folder
            self._tasks.start(self._commit(message, amend, {change.path: change.after for change in stages}))

    def cancel(self) -> None:
        """End the commit that is under way, with its hooks."""
        if self.committing:
            self._stopped = True
            self._tasks.start(self._cancel())

    # ---------------------------------------------------------------------------------------------

    def _begin(self, request: StageFiles | UnstageFiles | StageLines) -> None:
        self._under_way += 1
        self.changed.emit()
        self._tasks.start(self._write(request))

    async def _write(self, request: StageFiles | UnstageFiles | StageLines) -> None:
        try:
            answer = await self._ask(request)
        finally:
            self._under_way -= 1
        self.written.emit()
        self.ended.emit(_left(answer) if isinstance(answer, Staged) else _why(answer))
        self.changed.emit()

    async def _look_for_branch(self) -> None:
        folder = self._folder
        if await looked(partial(home_of, folder), folder, path=folder) != folder:
            await self.read_branch()

    async def _read_last(self) -> None:
        folder = self._folder
        answer = await self._ask(ReadLastCommit(folder))
        if folder != self._folder:
            return
        self.last = answer if isinstance(answer, LastCommit) else None
        self.changed.emit()

    async def _commit(self, message: str, amend: bool, stages: dict[bytes, PathState | None]) -> None:
        why: Text = ""
        try:
            if stages:
                staged = await self._ask(StageFiles(self._commits_in, stages))
                why = _left(staged) if isinstance(staged, Staged) else _why(staged)
                if self._stopped:  # git may have staged the files before it heard of the stop
                    why = Phrase("rewind.git_stopped")
            answer = why or await self._ask(CommitIndex(self._commits_in, message, amend))
        finally:
            self.committing = False
        self.written.emit()
        if isinstance(answer, Committed):
            self.last = None
            self.committed.emit(answer)
        self.ended.emit("" if isinstance(answer, Committed) else why or _why(answer))
        self.changed.emit()

    async def _cancel(self) -> None:
        await self._ask(CancelRequests(self._commits_in))

    async def _ask(self, request: RepositoryRequest) -> Any:
        """Return the answer, a `GitFailure`, or a phrase if git was not asked or did not answer."""
        if self._source is None:
            return Phrase("rewind.demo_changes")
        if not self._may_run(request.folder):
            return Phrase("rewind.git_not_trusted")
        try:
            return await self._source.ask(request)
        except RepositoryError as error:
            _log.warning("the repository was not read: %s", error)
            return Phrase("rewind.git_no_answer")

    @Slot(object)
    def _on_news(self, news: GitOutput) -> None:
        if self.committing and news.folder == self._commits_in:
            self.printed.emit(news.text)


def _why(answer: object) -> Text:
    """Return why something was not done, if possible in git's own words."""
    if isinstance(answer, Phrase):
        return answer
    if isinstance(answer, BranchChanges):
        return Phrase("rewind.no_target")
    if not isinstance(answer, GitFailure):
        return Phrase("rewind.git_no_answer")
    if answer.cancelled:
        return Phrase("rewind.git_stopped")
    if answer.timeout:
        return Phrase("rewind.git_too_long")
    if not answer.words:
        return Phrase("rewind.git_missing")
    if "not a git repository" in answer.words:
        return Phrase("rewind.no_repository")
    return Phrase("rewind.git_locked", words=answer.words) if _LOCKED in answer.words else answer.words


def _left(staged: Staged) -> Text:
    outcomes = [outcome for _, outcome in staged.left]
    if StageOutcome.FILTERED in outcomes:
        return Phrase("rewind.staged_whole_alone")
    return Phrase("rewind.staged_changed", count=len(outcomes)) if outcomes else ""
