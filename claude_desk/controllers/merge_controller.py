"""Merges the branch of a worktree into the branch where it began. The controller fills the dialog, and the
repository child does the work."""

from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.worktree_controller import WorktreeController
from claude_desk.repository.merge_requests import (
    BranchChanges,
    Merged,
    MergePlan,
    MergeUndone,
    PlanMerge,
    ReadBranch,
    StoppedMerge,
)
from claude_desk.repository.requests import CancelRequests, GitFailure, RepositoryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import looked
from claude_desk.session.repository.conflict_message import conflict_message
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.children.repository_client import RepositoryClient
from claude_desk.workspace.folder_trust import FolderTrust, is_trusted

_TITLE_LENGTH = 80


class _Refusal(NamedTuple):
    """Why git may not run, in the words of `WorktreeMergeView.refuse`."""

    kind: str
    folder: str = ""


class MergeController(QObject):
    """Runs the dialog. Use this with a running asyncio loop. Git runs only in folders that the user trusts:
    the worktree, and the checkout into which its branch is merged."""

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        launcher: SessionLauncher,
        client: RepositoryClient,
        trust: FolderTrust,
        worktrees: WorktreeController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._session_manager = manager
        self._launcher = launcher
        self._client = client
        self._trust = trust
        self._worktrees = worktrees
        self._view = app.worktree_merge_view
        self._tasks = AsyncTasks()
        self._asked = 0  # number of the last requested plan; earlier plans are ignored
        self._view.wanted.connect(self._on_wanted)
        self._view.planWanted.connect(self._plan)
        self._view.mergeWanted.connect(lambda: self._tasks.start(self._merge()))
        self._view.stopWanted.connect(lambda: self._tasks.start(self._cancel()))
        self._view.undoWanted.connect(lambda: self._tasks.start(self._undo()))
        self._view.removeWanted.connect(self._on_remove_wanted)
        self._view.diffWanted.connect(self._on_diff_wanted)
        self._view.claudeWanted.connect(self._on_claude_wanted)
        self._view.closeWanted.connect(self._close)

    async def close(self) -> None:
        """Stop. A merge that is under way is taken back by the repository child."""
        await self._tasks.end()

    def ask_to_merge(self, folder: str) -> None:
        """Open the dialog for the worktree that has this folder."""
        if self._view.folder:
            return
        self._view.begin(folder, shows_diff=self._in_worktree(folder) is not None)
        self._plan()

    # --- the plan ------------------------------------------------------------------------------

    def _on_wanted(self) -> None:
        controller = self._session_manager.current
        session = controller.session if controller is not None else None
        if controller is None or session is None or controller.demo:
            return
        self._session_manager.show_main_window()  # it has the dialog
        self.ask_to_merge(session.checkout)

    def _plan(self) -> None:
        self._asked += 1
        self._tasks.start(self._show_plan(self._view.folder, self._asked))

    async def _show_plan(self, folder: str, number: int) -> None:
        answer = await self._planned(folder, self._view.target)
        if number == self._asked:  # the dialog was not closed meanwhile
            self._show(answer)

    async def _planned(self, folder: str, target: str) -> Any:
        """Return the answer to `PlanMerge`, or why git may not run."""
        if (refusal := await self._refusal_of(folder)) is not None:
            return refusal
        branch = await self._ask(ReadBranch(folder, target))
        if not isinstance(branch, BranchChanges):
            return branch
        if branch.place and (refusal := await self._refusal_of(branch.place)) is not None:
            return refusal
        return await self._ask(PlanMerge(folder, target))

    async def _refusal_of(self, folder: str) -> _Refusal | None:
        """Return why git may not run in a folder; None if it may."""
        if not await looked(Path(folder).is_dir, False, path=folder):
            return _Refusal("unknown")
        return None if await is_trusted(self._trust, folder) else _Refusal("untrusted", folder)

    def _show(self, answer: Any, *, cut_off: bool = False) -> None:
        """Show an answer. `cut_off`: whether git was ended during the merge."""
        match answer:
            case _Refusal():
                self._view.refuse(answer.kind, answer.folder)
            case MergePlan():
                working = self._working_in(answer.branch.place)
                self._view.show_plan(answer, working, cut_off=cut_off)
            case Merged():
                self._view.show_merged(answer)
            case StoppedMerge():
                self._view.show_stopped(answer)
            case GitFailure():
                self._view.show_failure(answer)
            case _:
                self._view.refuse("unknown")

    def _working_in(self, place: str) -> list[str]:
        """Return the titles of the sessions of this program that work in a checkout."""
        return [
            flat(controller.view.title, _TITLE_LENGTH)
            for controller in self._session_manager
            if (session := controller.session) is not None
            and session.state.phase.at_work
            and place
            and (session.checkout == place or session.checkout.startswith(f"{place}/"))
        ]

    def _in_worktree(self, folder: str) -> SessionController | None:
        """Return a session that works in the worktree, the user's own first."""
        controllers: list[SessionController | None] = [
            self._session_manager.current,
            *self._session_manager,
        ]
        for controller in controllers:
            session = controller.session if controller is not None else None
            if session is not None and session.checkout == folder:
                return controller
        return None

    # --- the merge -----------------------------------------------------------------------------

    async def _merge(self) -> None:
        order, folder = self._view.order(), self._view.folder
        if order is None:
            return
        self._view.show_merging()
        # The files of both folders may have changed since the plan.
        for each in (folder, self._view.place):
            if (refusal := await self._refusal_of(each)) is not None:
                self._show(refusal)
                return
        answer = await self._ask(order)
        cut_off = answer is None
        if cut_off:  # the child has ended, and git with it: another child looks what has become of the merge
            answer = await self._found()
        self._look_again()
        self._show(answer, cut_off=cut_off)

    async def _found(self) -> Any:
        """Return what has become of a merge whose child has ended: `Merged`, `StoppedMerge` or a new
        `MergePlan`; None if the repository still does not answer."""
        order = self._view.find_order()
        return await self._ask(order) if order is not None else None

    async def _cancel(self) -> None:
        await self._ask(CancelRequests(self._view.folder))

    async def _undo(self) -> None:
        order = self._view.undo_order()
        if order is None:
            return
        self._view.show_undoing()
        if not await is_trusted(self._trust, order.folder):
            self._view.refuse("untrusted", order.folder)
            return
        answer = await self._ask(order)
        if answer is None and (before := self._view.outcome) is not None:  # the child has ended
            found = await self._found()
            if isinstance(found, MergePlan) and found.branch.target_head == before.before:
                answer = MergeUndone(True)
        self._look_again()
        if answer is None:
            self._view.refuse("unknown")
        elif isinstance(answer, MergeUndone) and answer.done:
            self._close()
            self._app.session_list.session_prompt.show_message(
                lambda: translate("MergeController", "The merge was undone.")
            )
        else:
            self._view.show_not_undone(answer if isinstance(answer, GitFailure) else None)

    def _look_again(self) -> None:
        """Let the pages of both checkouts show the repository as it is now."""
        done = self._view.outcome
        places = (self._view.folder, self._view.place, done.place if done is not None else "")
        for controller in self._session_manager:
            if controller.session is not None and controller.session.checkout in places:
                controller.session.staging.look_again()

    # --- what follows --------------------------------------------------------------------------

    def _on_remove_wanted(self) -> None:
        folder, done = self._view.folder, self._view.outcome
        self._close()
        if isinstance(done, Merged):
            self._worktrees.ask_to_remove(folder, done.place, with_branch=True)

    def _on_diff_wanted(self) -> None:
        controller = self._in_worktree(self._view.folder)
        self._close()
        if controller is not None:
            self._session_manager.show(controller)
            controller.view.changes_view.show_branch()

    def _on_claude_wanted(self) -> None:
        """Write a message to Claude in the session of the worktree, which knows what its changes mean. If
        there is none, begin one in the checkout with the conflicts. The user sends the message."""
        stopped, controller = self._view.outcome, self._in_worktree(self._view.folder)
        self._close()
        if not isinstance(stopped, StoppedMerge):
            return
        text = conflict_message(stopped)
        if controller is not None and controller.session is not None:
            self._session_manager.show(controller)
            controller.session.restore_text(text)
        else:
            self._launcher.carried = text
            self._launcher.begin_in(stopped.place)

    def _close(self) -> None:
        self._asked += 1
        self._view.close()

    async def _ask(self, request: Any, otherwise: Any = None) -> Any:
        """Ask the client. Return `otherwise` if the repository child does not answer."""
        try:
            return await self._client.ask(request)
        except RepositoryError:
            return otherwise
