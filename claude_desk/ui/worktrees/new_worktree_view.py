"""The dialog for a new worktree. It shows exactly what will be made, before the user confirms."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.repository.worktree_requests import (
    AddWorktree,
    BranchTip,
    PlanWorktree,
    RepositoryFacts,
    WorktreePlan,
    WorktreeProblem,
)
from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import Property, QStringList
from claude_desk.ui.translation import translate
from claude_desk.ui.worktrees import worktree_text
from claude_desk.ui.worktrees.worktree_text import (
    folder_words,
    included_lines,
    left_words,
    name_words,
    tip_words,
)

if TYPE_CHECKING:
    from claude_desk.repository.requests import GitFailure

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

CLOSED, LOOKING, ASKING, MAKING = "", "looking", "asking", "making"


@QmlElement
class NewWorktreeView(QObject):
    """The dialog for a new worktree.

    `stage` is "" while the dialog is closed, `looking` until the repository is known, `asking` for the form,
    or `making`. `plan` is the newest plan. Before a plan for the current fields exists, nothing can be made.
    """

    changed = Signal()
    # Requests to the composition root:
    wanted = Signal()  # open the dialog for the folder of the shown session
    planWanted = Signal()  # the user changed a field: make a new plan
    makeWanted = Signal()
    dropWanted = Signal()  # remove the unfinished worktree at the place of the plan
    stopWanted = Signal()  # stop making the worktree, or close the dialog

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reset(CLOSED, "")

    def _reset(self, stage: str, folder: str) -> None:
        self._stage, self._folder = stage, folder
        self._facts: RepositoryFacts | None = None
        self._bases: list[BranchTip] = []
        self._base = 0
        self._branch = self._place = ""  # as written in the fields; "" for the usual place
        self._plan: WorktreePlan | None = None
        self._edited = False  # whether the user has changed a field
        self._planned = False  # whether `_plan` is up to date with the fields
        self._filters, self._copies = False, True
        self._failure: GitFailure | None = None
        self._room: int | None = None
        self._refused = self._not_trashed = ""
        self._share = -1.0

    # --- what Python calls ---------------------------------------------------------------------

    @property
    def folder(self) -> str:
        return self._folder

    @property
    def plan(self) -> WorktreePlan | None:
        return self._plan

    def begin(self, folder: str) -> None:
        self._reset(LOOKING, folder)
        self.changed.emit()

    def refuse(self, kind: str) -> None:
        """Show why no worktree can be made: `untrusted`, or `unknown` if the repository does not answer."""
        self._stage, self._refused = ASKING, kind
        self.changed.emit()

    def show_facts(self, facts: "RepositoryFacts", branch: str) -> None:
        """Show the commits that the worktree can start from. `branch` is a name for the new git branch."""
        self._facts, self._stage, self._branch = facts, ASKING, branch
        self._bases = [facts.head, *(tip for tip in facts.branches if tip.name != facts.head.name)]
        self.changed.emit()

    def request(self, worktree_folder: str) -> "PlanWorktree | None":
        """Return the request for a plan. None while the dialog is closed, the repository is not known yet or
        it cannot be used."""
        if self._facts is None or self._facts.problem is not None or not self._stage:
            return None
        commit = self._bases[self._base].commit
        return PlanWorktree(self._folder, self._branch.strip(), commit, self._place.strip(), worktree_folder)

    def show_plan(self, plan: "WorktreePlan") -> None:
        self._plan, self._planned = plan, True
        self.changed.emit()

    def order(self) -> "AddWorktree | None":
        """Return the order for the current plan; None without a plan or if the plan has a problem."""
        plan = self._plan
        if plan is None or plan.problem is not None:
            return None
        filters = self._filters and bool(plan.filters)
        files = plan.files if self._copies else ()
        return AddWorktree(self._folder, plan.branch, plan.base, plan.place, filters, files)

    def show_making(self) -> None:
        self._stage, self._share, self._failure, self._refused = MAKING, -1.0, None, ""
        self.changed.emit()

    def show_progress(self, share: float) -> None:
        """Show the progress of making the worktree, from 0 to 1."""
        if self._stage == MAKING and share != self._share:
            self._share = share
            self.changed.emit()

    def show_failure(self, failure: "GitFailure | None", room: int | None = None) -> None:
        """Show that the worktree was not made. `failure` is None if the user stopped the work.

        `room` is the number of free bytes on the disk, None if unknown.
        """
        if self._stage:
            self._stage, self._failure, self._room = ASKING, failure, room
            self.changed.emit()

    def show_not_trashed(self, reason: str) -> None:
        """Show that the unfinished worktree could not be removed. `reason` is in the system's words."""
        if self._stage:
            self._not_trashed = reason
            self.changed.emit()

    def close(self) -> None:
        if self._stage:
            self._reset(CLOSED, "")
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """Open the dialog."""
        self.wanted.emit()

    @Slot(str)
    def setBranch(self, branch: str) -> None:
        if branch != self._branch:
            self._branch = branch
            self._replan()

    @Slot(str)
    def setPlace(self, place: str) -> None:
        """Set the place; "" for the usual place."""
        if place != self._place:
            self._place = place
            self._replan()

    @Slot(int)
    def chooseBase(self, index: int) -> None:
        if 0 <= index < len(self._bases) and index != self._base:
            self._base = index
            self._replan()

    @Slot(bool)
    def runFilters(self, on: bool) -> None:
        self._filters = on
        self.changed.emit()

    @Slot(bool)
    def copyFiles(self, on: bool) -> None:
        self._copies = on
        self.changed.emit()

    @Slot()
    def make(self) -> None:
        if self.ready:
            self.makeWanted.emit()

    @Slot()
    def drop(self) -> None:
        self.dropWanted.emit()

    @Slot()
    def stop(self) -> None:
        """Stop making the worktree. If no worktree is being made, close the dialog."""
        self.stopWanted.emit()

    def _replan(self) -> None:
        self._edited = True
        if self._plan is not None:
            self._plan = replace(self._plan, problem=None)
        self._failure, self._refused, self._not_trashed, self._planned = None, "", "", False
        self.changed.emit()
        self.planWanted.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._stage

    @Property(bool, notify=changed)  # whether the user can fill in the form
    def possible(self) -> bool:
        return self._facts is not None and self._facts.problem is None

    @Property(bool, notify=changed)
    def edited(self) -> bool:
        return self._edited

    @Property(str, notify=changed)
    def folderWords(self) -> str:
        return folder_words(self._folder)

    @Property(str, notify=changed)
    def branch(self) -> str:
        return self._branch

    @Property(str, notify=changed)
    def place(self) -> str:
        """Return the place in the field; if the field is empty, the place of the plan."""
        return self._place or (folder_words(self._plan.place) if self._plan is not None else "")

    @Property(QStringList, notify=changed)
    def bases(self) -> list[str]:
        return [tip_words(tip, checked_out=not index) for index, tip in enumerate(self._bases)]

    @Property(int, notify=changed)
    def base(self) -> int:
        return self._base

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Say why the worktree cannot be made, or what failed; "" if nothing is wrong."""
        if self._refused == "untrusted":
            return worktree_text.untrusted_words()
        if self._refused:
            return translate("NewWorktreeView", "The repository could not be read. Try again.")
        if self._failure is not None:
            return worktree_text.failure_words(self._failure, self._room)
        if self._not_trashed:
            return worktree_text.not_trashed_words(self._not_trashed)
        for found in (self._facts, self._plan):
            if found is not None and found.problem is not None:
                return worktree_text.problem_words(found.problem, getattr(found, "detail", ""))
        return ""

    @Property(bool, notify=changed)
    def unfinished(self) -> bool:
        return self._plan is not None and self._plan.problem is WorktreeProblem.UNFINISHED

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._stage == ASKING and self._planned and self.order() is not None

    @Property(str, notify=changed)
    def summary(self) -> str:
        plan = self._plan
        if plan is None or plan.problem is not None or not self._planned:
            return ""
        return translate(
            "NewWorktreeView",
            "Creates the folder {folder} with the new branch {branch}, starting at {base}.",
            folder=folder_words(plan.place),
            branch=name_words(plan.branch),
            base=tip_words(self._bases[self._base]),
        )

    @Property(str, notify=changed)
    def filterWords(self) -> str:
        found = self._plan.filters if self._plan is not None else ()
        return "\n".join(f"{name_words(each.name)}: {name_words(each.command)}" for each in found)

    @Property(bool, notify=changed)
    def filters(self) -> bool:
        return self._filters

    @Property(str, notify=changed)
    def filesLabel(self) -> str:
        plan = self._plan
        if plan is None or not plan.files:
            return ""
        return translate(
            "NewWorktreeView",
            "Copy %Ln ignored files that .worktreeinclude names ({size})",
            n=plan.count,
            one="Copy %Ln ignored file that .worktreeinclude names ({size})",
            size=locale_format.size(plan.size),
        )

    @Property(str, notify=changed)
    def files(self) -> str:
        return included_lines(self._plan.files) if self._plan is not None else ""

    @Property(bool, notify=changed)
    def copies(self) -> bool:
        return self._copies

    @Property(str, notify=changed)
    def left(self) -> str:
        """Say which files are not copied although `.worktreeinclude` names them."""
        plan = self._plan
        if plan is None:
            return ""
        if plan.too_much:
            return translate(
                "NewWorktreeView",
                ".worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.",
            )
        return left_words(plan.left)

    @Property(float, notify=changed)
    def progress(self) -> float:
        return self._share

    @Property(str, notify=changed)
    def progressWords(self) -> str:
        if self._stage != MAKING:
            return ""
        if self._share < 0:
            return translate("NewWorktreeView", "Creating the worktree…")
        return translate(
            "NewWorktreeView", "Checking out files: {share}", share=locale_format.percent(self._share)
        )
