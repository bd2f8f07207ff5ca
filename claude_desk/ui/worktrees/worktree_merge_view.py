"""The dialog that merges the branch of a worktree: what comes into which branch, what stays, what stopped."""

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.repository.merge_requests import (
    FindMerge,
    MergeBranch,
    Merged,
    MergePlan,
    StoppedMerge,
    UndoMerge,
)
from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import Property, QStringList, QVariantList
from claude_desk.ui.translation import translate
from claude_desk.ui.worktrees import merge_text, worktree_text
from claude_desk.ui.worktrees.worktree_text import changed_lines, folder_words, name_words

if TYPE_CHECKING:
    from claude_desk.repository.requests import GitFailure

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

CLOSED, LOOKING, ASKING, MERGING = "", "looking", "asking", "merging"
MERGED, STOPPED, UNDOING = "merged", "stopped", "undoing"
_MOST_ROWS = 10
_COMMIT = 7  # number of digits of a commit that are shown


@QmlElement
class WorktreeMergeView(QObject):
    """The dialog. `stage` is "" while the dialog is closed, `looking`, `asking` (may it begin?), `merging`,
    `merged` (what follows?), `stopped` (there are conflicts) or `undoing`."""

    changed = Signal()
    # Requests to the composition root:
    wanted = Signal()  # open the dialog for the current session
    planWanted = Signal()
    mergeWanted = Signal()
    stopWanted = Signal()
    undoWanted = Signal()
    removeWanted = Signal()
    diffWanted = Signal()
    claudeWanted = Signal()
    closeWanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reset(CLOSED, "")

    def _reset(self, stage: str, folder: str) -> None:
        self._stage, self._folder, self._target = stage, folder, ""
        self._plan: MergePlan | None = None
        self._outcome: Merged | StoppedMerge | None = None
        self._working: tuple[str, ...] = ()
        self._shows_diff = False
        self._cut_off = False  # whether git was ended during the merge
        self._refused = ""
        self._failure: GitFailure | None = None

    # --- what Python calls ---------------------------------------------------------------------

    @property
    def folder(self) -> str:
        """The worktree; "" while the dialog is closed."""
        return self._folder

    @property
    def target(self) -> str:
        """The git branch that the user chose; "" for the one that git suggests."""
        return self._target

    @property
    def outcome(self) -> Merged | StoppedMerge | None:
        return self._outcome

    def begin(self, folder: str, *, shows_diff: bool = False) -> None:
        """Open the dialog. `shows_diff`: whether the changes can be shown on the page of a session."""
        self._reset(LOOKING, folder)
        self._shows_diff = shows_diff
        self.changed.emit()

    def refuse(self, kind: str, folder: str = "") -> None:
        """Show why nothing is merged: `untrusted` (the `folder`), or `unknown` if git does not answer."""
        self._stage, self._refused, self._failure = self._rest(), f"{kind}\0{folder}", None
        self.changed.emit()

    def show_plan(self, plan: MergePlan, working: Sequence[str] = (), *, cut_off: bool = False) -> None:
        """Show what would be merged. `working`: the titles of the sessions that work in the target's
        checkout. `cut_off`: whether git was ended during the merge and has not merged."""
        self._stage, self._plan, self._working = ASKING, plan, tuple(working)
        self._cut_off, self._outcome = cut_off, None
        self._refused = ""
        self.changed.emit()

    def show_failure(self, failure: "GitFailure | None") -> None:
        self._stage, self._failure = ASKING, failure
        self.changed.emit()

    def show_merging(self) -> None:
        self._stage, self._failure = MERGING, None
        self.changed.emit()

    def show_merged(self, merged: Merged) -> None:
        self._stage, self._outcome, self._refused = MERGED, merged, ""
        self.changed.emit()

    def show_stopped(self, stopped: StoppedMerge) -> None:
        self._stage, self._outcome, self._refused = STOPPED, stopped, ""
        self.changed.emit()

    def show_undoing(self) -> None:
        self._stage, self._refused = UNDOING, ""
        self.changed.emit()

    def show_not_undone(self, failure: "GitFailure | None") -> None:
        """Show that the merge stays. `failure`: None if the checkout has changed since the merge."""
        self._stage = self._rest()
        self._failure, self._refused = failure, "" if failure is not None else "changed\0"
        self.changed.emit()

    def _rest(self) -> str:
        """Return the stage in which the dialog waits for the user."""
        if self._outcome is None:
            return ASKING
        return MERGED if isinstance(self._outcome, Merged) else STOPPED

    @property
    def place(self) -> str:
        """The checkout into which the branch would be merged; "" until it is known."""
        return self._plan.branch.place if self._plan is not None else ""

    def order(self) -> MergeBranch | None:
        """Return the order for the merge that the dialog shows; None if merging is not possible now."""
        if not self.ready or self._plan is None:
            return None
        return MergeBranch(self._folder, self._plan.branch.target, self._plan.seen)

    def find_order(self) -> FindMerge | None:
        """Return the order that finds out what has become of a merge, or of its undoing; None without one."""
        match self._outcome:
            case Merged() as done:
                return FindMerge(self._folder, done.target, "", done.before)
            case StoppedMerge() as stopped:
                return FindMerge(self._folder, stopped.target, stopped.head, stopped.before)
        branch = self._plan.branch if self._plan is not None else None
        return FindMerge(self._folder, branch.target, branch.head, branch.target_head) if branch else None

    def undo_order(self) -> UndoMerge | None:
        """Return the order that takes the merge back; None without a merge."""
        match self._outcome:
            case Merged() as done:
                return UndoMerge(done.place, done.target, done.before, after=done.after)
            case StoppedMerge() as stopped:
                return UndoMerge(stopped.place, stopped.target, stopped.before, stopped.head)
        return None

    def close(self) -> None:
        if self._stage:
            self._reset(CLOSED, "")
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """Open the dialog for the current session."""
        self.wanted.emit()

    @Slot()
    def merge(self) -> None:
        if self.ready:
            self.mergeWanted.emit()

    @Slot(int)
    def chooseTarget(self, index: int) -> None:
        targets = self._plan.branch.targets if self._plan is not None else ()
        if self._stage == ASKING and 0 <= index < len(targets):
            self._target, self._stage = targets[index], LOOKING
            self._failure, self._refused = None, ""
            self.changed.emit()
            self.planWanted.emit()

    @Slot()
    def stop(self) -> None:
        """Stop the merge that is under way."""
        if self._stage == MERGING:
            self.stopWanted.emit()

    @Slot()
    def undo(self) -> None:
        if self._stage in (MERGED, STOPPED):
            self.undoWanted.emit()

    @Slot()
    def remove(self) -> None:
        """Ask whether the worktree should be removed now."""
        if self._stage == MERGED:
            self.removeWanted.emit()

    @Slot()
    def showDiff(self) -> None:
        self.diffWanted.emit()

    @Slot()
    def letClaude(self) -> None:
        """Write a message that asks Claude to resolve the conflicts."""
        if self._stage == STOPPED:
            self.claudeWanted.emit()

    @Slot()
    def dismiss(self) -> None:
        """Close the dialog, unless the merge is under way."""
        if self._stage not in (MERGING, UNDOING):
            self.closeWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._stage

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._stage in (MERGING, UNDOING)

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        plan = self._plan
        return self._stage == ASKING and plan is not None and plan.problem is None and not self._refused

    @Property(bool, notify=changed)
    def canShowDiff(self) -> bool:
        plan = self._plan
        return self._stage == ASKING and self._shows_diff and plan is not None and bool(plan.branch.changes)

    @Property(str, notify=changed)
    def heading(self) -> str:
        match self._outcome:
            case Merged(branch=branch, target=target):
                return translate(
                    "WorktreeMergeView",
                    "{branch} is merged into {target}",
                    branch=name_words(branch),
                    target=name_words(target),
                )
            case StoppedMerge(branch=branch, target=target, conflicts=conflicts) if conflicts:
                return translate(
                    "WorktreeMergeView",
                    "The merge of {branch} into {target} stopped with conflicts",
                    branch=name_words(branch),
                    target=name_words(target),
                )
            case StoppedMerge(branch=branch, target=target):
                return translate(
                    "WorktreeMergeView",
                    "The merge of {branch} into {target} is not committed yet",
                    branch=name_words(branch),
                    target=name_words(target),
                )
        parted = self._plan.branch if self._plan is not None else None
        if parted is None or not parted.target:
            return translate("WorktreeMergeView", "Merge this worktree's branch?")
        return translate(
            "WorktreeMergeView",
            "Merge {branch} into {target}?",
            branch=name_words(parted.branch),
            target=name_words(parted.target),
        )

    @Property(str, notify=changed)
    def words(self) -> str:
        match self._outcome:
            case Merged(place=place, after=after):
                done = translate(
                    "WorktreeMergeView",
                    "The folder {folder} is at {commit} now.",
                    folder=folder_words(place),
                    commit=after[:_COMMIT],
                )
                return locale_format.sentences([done, merge_text.nothing_pushed()])
            case StoppedMerge(place=place, conflicts=conflicts) if conflicts:
                return translate(
                    "WorktreeMergeView",
                    "Both sides changed the same lines. Resolve them in the folder {folder}, stage the files"
                    " and commit. Or let Claude do it: you find a message in the message box, and send it.",
                    folder=folder_words(place),
                )
            case StoppedMerge(place=place):
                return translate(
                    "WorktreeMergeView",
                    "All conflicts are resolved. Commit in the folder {folder} to conclude the merge.",
                    folder=folder_words(place),
                )
        plan = self._plan
        if plan is None or plan.problem is not None or self._refused:
            return folder_words(self._folder)
        return merge_text.plan_words(plan.branch)

    @Property(str, notify=changed)
    def warning(self) -> str:
        """Return what the merge meets: conflicts, and sessions that work in the same folder."""
        plan = self._plan
        if plan is None or not self.ready:
            return ""
        parts = [merge_text.conflict_words(plan)]
        if self._working:
            parts.append(
                translate(
                    "WorktreeMergeView",
                    "Claude is working in that folder: {titles}. The merge changes files under it.",
                    titles=locale_format.listed([f"“{title}”" for title in self._working]),
                )
            )
        return locale_format.sentences([part for part in parts if part])

    @Property(str, notify=changed)
    def lossWords(self) -> str:
        """Say what undoing a stopped merge loses; "" if there is nothing to lose."""
        if self._stage != STOPPED:
            return ""
        return translate(
            "WorktreeMergeView", "Undoing the merge drops what was resolved in its files since it began."
        )

    @Property(str, notify=changed)
    def trouble(self) -> str:
        kind, _, folder = self._refused.partition("\0")
        match kind:
            case "untrusted":
                return translate(
                    "WorktreeMergeView",
                    "The folder {folder} is not trusted, so its git is not run. Open it and trust it first.",
                    folder=folder_words(folder),
                )
            case "changed":
                return translate(
                    "WorktreeMergeView",
                    "The folder has changed since the merge, so the merge is not undone here.",
                )
            case "unknown":
                return translate("WorktreeMergeView", "The repository could not be read. Try again.")
        if self._failure is not None and self._outcome is not None:
            return worktree_text.said_words(self._failure.words)
        if self._failure is not None:
            return merge_text.failure_words(self._failure)
        if self._plan is None or self._outcome is not None:
            return ""
        problem = merge_text.problem_words(self._plan)
        if not self._cut_off or self._stage != ASKING:
            return problem
        return locale_format.sentences(
            [each for each in (merge_text.cut_off_words(self._plan), problem) if each]
        )

    @Property(QVariantList, notify=changed)
    def rows(self) -> list[dict[str, str]]:
        """Return the first files of the merge, or of those in conflict, for `DialogFiles`."""
        if isinstance(self._outcome, StoppedMerge):
            return list(islice(merge_text.conflict_rows(self._outcome), _MOST_ROWS))
        if (plan := self._listed) is not None:
            return list(islice(merge_text.file_rows(plan.branch.changes, plan.conflicts), _MOST_ROWS))
        return []

    @Property(int, notify=changed)
    def moreRows(self) -> int:
        plan, count = self._listed, 0
        if isinstance(self._outcome, StoppedMerge):
            count = len(self._outcome.conflicts)
        elif plan is not None:
            count = merge_text.file_count(plan.branch.changes, plan.conflicts)
        return max(0, count - _MOST_ROWS)

    @property
    def _listed(self) -> MergePlan | None:
        """The plan whose files are listed."""
        shown = self._outcome is None and (self.ready or self._stage == MERGING)
        return self._plan if shown else None

    @Property(str, notify=changed)
    def blocking(self) -> str:
        """Return the files that prevent the merge."""
        plan = self._plan
        if plan is None or self._stage != ASKING or self._refused:
            return ""
        return changed_lines(plan.blocking, plan.blocking_count)

    @Property(str, notify=changed)
    def leftLabel(self) -> str:
        return merge_text.left_label(self._plan) if self._plan is not None and self.ready else ""

    @Property(str, notify=changed)
    def left(self) -> str:
        """Return the uncommitted files of the worktree."""
        return changed_lines(self._plan.left, self._plan.left_count) if self._plan and self.ready else ""

    @Property(str, notify=changed)
    def stayingLabel(self) -> str:
        return merge_text.staying_label(self._plan) if self._plan is not None and self.ready else ""

    @Property(str, notify=changed)
    def staying(self) -> str:
        """Return the uncommitted files of the target's checkout."""
        plan = self._plan
        return changed_lines(plan.staying, plan.staying_count) if plan is not None and self.ready else ""

    @Property(QStringList, notify=changed)
    def targets(self) -> list[str]:
        """Return the git branches from which the user can choose; [] if there is no choice."""
        targets = self._plan.branch.targets if self._plan is not None else ()
        return [name_words(each) for each in targets] if len(targets) > 1 and self._stage == ASKING else []

    @Property(int, notify=changed)
    def targetIndex(self) -> int:
        branch = self._plan.branch if self._plan is not None else None
        return branch.targets.index(branch.target) if branch and branch.target in branch.targets else -1

    @Property(str, notify=changed)
    def act(self) -> str:
        branch = self._plan.branch if self._plan is not None else None
        if branch is None or not branch.target:
            return translate("WorktreeMergeView", "Merge")
        return translate("WorktreeMergeView", "Merge into {target}", target=name_words(branch.target))
