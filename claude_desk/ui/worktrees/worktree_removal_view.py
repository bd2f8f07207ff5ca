"""The dialog before a worktree is removed. It shows which files would be lost, or why the worktree stays."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.repository.worktree_requests import RemovalOrder, Standing, WorktreeState
from claude_desk.ui import locale_format
from claude_desk.ui.qt_types import Property
from claude_desk.ui.translation import translate
from claude_desk.ui.worktrees import worktree_text
from claude_desk.ui.worktrees.worktree_text import changed_lines, folder_words, lost_lines, name_words

if TYPE_CHECKING:
    from claude_desk.repository.requests import GitFailure

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

CLOSED, LOOKING, ASKING, REMOVING = "", "looking", "asking", "removing"
_MAY_GO = (Standing.REMOVABLE, Standing.CHANGED)
# With these standings, the worktree may go once the dialog has said what that means.
_TOLD = (Standing.UNCOMMITTED, Standing.UNMERGED)


@QmlElement
class WorktreeRemovalView(QObject):
    """The dialog. `stage` is "" while the dialog is closed, `looking`, `asking` or `removing`."""

    changed = Signal()
    # Requests to the composition root:
    removeWanted = Signal()
    closeWanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reset(CLOSED, "")

    def _reset(self, stage: str, place: str) -> None:
        self._stage, self._place = stage, place
        self._state: WorktreeState | None = None
        self._refused = ""
        self._failure: GitFailure | None = None
        self._reason = ""
        self._with_branch = False
        self._commits = True
        self._closing: tuple[str, ...] = ()
        self._ended: tuple[str, ...] = ()

    # --- what Python calls ---------------------------------------------------------------------

    def begin(self, place: str, *, with_branch: bool = False) -> None:
        """Open the dialog. `with_branch`: whether the git branch should go too, if that is possible."""
        self._reset(LOOKING, place)
        self._with_branch = with_branch
        self.changed.emit()

    def refuse(self, kind: str) -> None:
        """Show why the worktree stays: a session of it runs in another `window` or in a `terminal`, or is
        `unended`, or the repository is `untrusted`, or `unknown` if git does not answer."""
        self._stage, self._refused = ASKING, kind
        self.changed.emit()

    def show_state(
        self, state: "WorktreeState", closing: tuple[str, ...] = (), ended: tuple[str, ...] = ()
    ) -> None:
        """Show the worktree's state. `closing`: the titles of the sessions that are closed first. `ended`:
        sentences about their work, which closing ends."""
        self._stage, self._state, self._closing, self._ended = ASKING, state, closing, ended
        self.changed.emit()

    def order(self, folder: str) -> RemovalOrder | None:
        """Return the order for the removal that the dialog shows; None if removing is not possible now."""
        if not self.ready or self._state is None:
            return None
        with_branch = self._with_branch and self._can_delete_branch()
        return RemovalOrder(
            folder, self._state.place, self._state.seen, with_branch, self._accepted(), self._will_commit()
        )

    def show_removing(self) -> None:
        self._stage, self._failure, self._reason = REMOVING, None, ""
        self.changed.emit()

    def show_failure(self, failure: "GitFailure") -> None:
        self._stage, self._failure = ASKING, failure
        self.changed.emit()

    def show_not_trashed(self, reason: str) -> None:
        """Show that the worktree could not be moved to the trash. `reason` is in the system's words."""
        self._stage, self._reason = ASKING, reason
        self.changed.emit()

    def close(self) -> None:
        if self._stage:
            self._reset(CLOSED, "")
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def remove(self) -> None:
        if self.ready:
            self.removeWanted.emit()

    @Slot()
    def dismiss(self) -> None:
        """Close the dialog, unless the worktree is being removed."""
        if self._stage != REMOVING:
            self.closeWanted.emit()

    @Slot(bool)
    def deleteBranch(self, on: bool) -> None:
        self._with_branch = on
        self.changed.emit()

    @Slot(bool)
    def commitFirst(self, on: bool) -> None:
        self._commits = on
        self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    def _can_delete_branch(self) -> bool:
        state = self._state
        merged = state is not None and bool(state.branch and state.merged_into)
        return self.ready and merged and not self._will_commit()

    def _accepted(self) -> tuple[Standing, ...]:
        """Return the standings that the dialog names: the user accepts them by confirming."""
        state = self._state
        if state is None or not state.branch:
            return ()
        return _TOLD if state.changes else (Standing.UNMERGED,)

    def _is_uncommitted(self) -> bool:
        """Whether the worktree may go although it has uncommitted changes."""
        return self.ready and self._state is not None and bool(self._state.changes)

    def _will_commit(self) -> bool:
        return self._commits and self._is_uncommitted()

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._stage

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        state = self._state
        if state is None:
            return False
        known = state.standing in _MAY_GO or state.standing in self._accepted()
        return self._stage == ASKING and known and not self._refused

    @Property(str, notify=changed)
    def heading(self) -> str:
        name = name_words(Path(self._place).name)
        return translate("WorktreeRemovalView", "Remove the worktree {name}?", name=name)

    @Property(str, notify=changed)  # "" if no session is closed
    def closing(self) -> str:
        """Say which sessions are closed first."""
        if not self.ready or not self._closing:
            return ""
        said = translate(
            "WorktreeRemovalView",
            "%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.",
            n=len(self._closing),
            one="A session runs in it and is closed first: {titles}. Its conversation and draft are kept.",
            titles=locale_format.listed([f"“{title}”" for title in self._closing]),
        )
        return " ".join([said, *self._ended])

    @Property(str, notify=changed)
    def act(self) -> str:
        if self._will_commit():
            if self._closing:
                return translate("WorktreeRemovalView", "Close, commit and remove")
            return translate("WorktreeRemovalView", "Commit and remove")
        if not self._closing:
            return translate("WorktreeRemovalView", "Remove worktree")
        return translate(
            "WorktreeRemovalView",
            "Close %Ln sessions and remove",
            n=len(self._closing),
            one="Close session and remove",
        )

    @Property(str, notify=changed)
    def words(self) -> str:
        """Say what the removal will do. While removing is not possible, return only the folder."""
        state, place = self._state, folder_words(self._place)
        if not self.ready or state is None:
            return place
        if state.missing:
            said = translate(
                "WorktreeRemovalView",
                "The folder {folder} is missing. Git's record of it will be moved to the trash.",
                folder=place,
            )
        else:
            said = translate(
                "WorktreeRemovalView", "The folder {folder} will be moved to the trash.", folder=place
            )
        stays = translate("WorktreeRemovalView", "Its sessions stay in the list.")
        if state.loose:
            loose = translate(
                "WorktreeRemovalView",
                "%Ln commits of its history are in no branch and go with it.",
                n=state.loose,
                one="%Ln commit of its history is in no branch and goes with it.",
            )
            said = locale_format.sentences([said, loose])
        if not state.branch:
            return locale_format.sentences([said, stays])
        if not state.merged_into and not state.unmerged:  # the branch has no commit yet
            return locale_format.sentences([said, stays])
        if not state.merged_into and not state.commits:
            kept = translate(
                "WorktreeRemovalView",
                "Branch {branch} is not merged. The branch stays.",
                branch=name_words(state.branch),
            )
            return locale_format.sentences([said, kept, stays])
        if not state.merged_into:
            kept = translate(
                "WorktreeRemovalView",
                "Branch {branch} has %Ln commits that are not merged. The branch stays.",
                n=state.commits,
                one="Branch {branch} has %Ln commit that is not merged. The branch stays.",
                branch=name_words(state.branch),
            )
            return locale_format.sentences([said, kept, stays])
        merged = translate(
            "WorktreeRemovalView",
            "Branch {branch} is merged into {target}.",
            branch=name_words(state.branch),
            target=name_words(state.merged_into),
        )
        return locale_format.sentences([said, merged, stays])

    @Property(str, notify=changed)
    def trouble(self) -> str:
        if self._refused in worktree_text.OCCUPIED:
            return worktree_text.occupied_words(self._refused)
        if self._refused == "untrusted":
            return worktree_text.untrusted_words()
        if self._refused:
            return translate("WorktreeRemovalView", "The repository could not be read. Try again.")
        if self._failure is not None:
            return worktree_text.removal_failure_words(self._failure)
        if self._reason:
            return worktree_text.not_trashed_words(self._reason)
        if self._state is None or (self.ready and self._state.standing in _TOLD):
            return ""
        return worktree_text.refusal_words(self._state)

    @Property(str, notify=changed)
    def lostLabel(self) -> str:
        state = self._state
        if state is None or not self.ready or not state.lost_count:
            return ""
        return translate(
            "WorktreeRemovalView",
            "%Ln files that git does not keep go with it ({size}):",
            n=state.lost_count,
            one="%Ln file that git does not keep goes with it ({size}):",
            size=locale_format.size(state.lost_size),
        )

    @Property(str, notify=changed)
    def lines(self) -> str:
        """Return the files that git does not keep. If removing is not possible, return the changed files."""
        if self._state is None or self._refused:
            return ""
        return lost_lines(self._state.lost) if self.ready else changed_lines(self._state.changes)

    @Property(str, notify=changed)  # "" if nothing is uncommitted, or it is committed first
    def uncommittedLabel(self) -> str:
        """Say that the uncommitted changes go with the worktree."""
        if not self._is_uncommitted() or self._commits:
            return ""
        return translate("WorktreeRemovalView", "Uncommitted changes go to the trash with it:")

    @Property(str, notify=changed)
    def uncommitted(self) -> str:
        """Return the files with uncommitted changes, one per line."""
        return changed_lines(self._state.changes) if self._state and self._is_uncommitted() else ""

    @Property(str, notify=changed)  # "" if there is nothing to commit
    def commitLabel(self) -> str:
        if self._state is None or not self._is_uncommitted():
            return ""
        return translate(
            "WorktreeRemovalView",
            "Commit its uncommitted changes to {branch} first",
            branch=name_words(self._state.branch),
        )

    @Property(bool, notify=changed)
    def commitsFirst(self) -> bool:
        return self._commits

    @Property(str, notify=changed)  # "" if the branch cannot be deleted
    def branchLabel(self) -> str:
        if self._state is None or not self._can_delete_branch():
            return ""
        return translate(
            "WorktreeRemovalView", "Also delete the branch {branch}", branch=name_words(self._state.branch)
        )

    @Property(bool, notify=changed)
    def withBranch(self) -> bool:
        return self._with_branch
