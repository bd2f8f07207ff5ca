"""Makes and removes worktrees for sessions. The controller fills the dialogs, and the repository child does
the work."""

import asyncio
import contextlib
import logging
import re
import shutil
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from claude_desk.controllers.closing_controller import work_in
from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.library.catalog.requests import FindTerminalSessions
from claude_desk.library.request_base import LibraryError
from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.branch_names import branch_name
from claude_desk.repository.requests import CancelRequests, GitFailure, GitOutput, RepositoryError
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    BranchDeleted,
    BringCommits,
    CommitWorktree,
    DeleteBranch,
    FindUnfinished,
    InspectRepository,
    InspectWorktree,
    KeepCommits,
    MakeAgain,
    RemovalOrder,
    RepositoryFacts,
    RestoreBranch,
    Standing,
    WorktreeAdded,
    WorktreePlan,
    WorktreeProblem,
    WorktreeState,
)
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import is_folder, looked
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import HistorySource
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.session.core.worker_threads import run_in_thread, run_to_end
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.ui import locale_format
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App
from claude_desk.ui.worktrees import worktree_text
from claude_desk.ui.worktrees.worktree_text import name_words, path_words
from claude_desk.workspace.children.repository_client import RepositoryClient
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer, is_trusted
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.session_lock import is_held
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.trash import TrashedFiles, put_back_together, to_trash_together

_log = logging.getLogger(__name__)

_SETTLE_MS = 250  # from the last key until the text is checked
_END_SECONDS = 15.0  # time for removing a half-made worktree at the end
_PROGRESS = re.compile(r"\((\d+)/(\d+)\)")
_MOST_NAMED = 5
_TITLE_LENGTH = 80
_TERMINAL_SECONDS = 5.0  # time for finding the sessions in a terminal


class WorktreeController(QObject):
    """Runs the dialogs. Use this with a running asyncio loop. Git runs only in folders that the user
    trusts."""

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        launcher: SessionLauncher,
        client: RepositoryClient,
        trust: FolderTrust,
        settings: Settings,
        catalog: SessionCatalog,
        locks: Path,
        library: HistorySource,
        other_configs: Callable[[], tuple[Path, ...]],
        parent: QObject,
    ) -> None:
        """`other_configs`: returns the CLI folders beside the usual one."""
        super().__init__(parent)
        self._library = library
        self._other_configs = other_configs
        self._app = app
        self._session_manager = manager
        self._launcher = launcher
        self._client = client
        self._trust = trust
        self._settings = settings
        self._catalog = catalog
        self._locks = locks
        self._view = app.new_worktree_view
        self._removal = app.worktree_removal_view
        self._tasks = AsyncTasks()
        # The session on whose page the user asked for the new worktree.
        self._source: SessionController | None = None
        self._making: asyncio.Task[None] | None = None
        self._asked = 0  # number of the last requested plan; earlier plans are ignored
        self._made_again: set[str] = set()  # places of worktrees that are being made again
        self._named: list[SessionController] = []  # the sessions that the dialog says are closed first
        self._inspecting: asyncio.Task[None] | None = None  # fills the dialog that removes a worktree
        self._removed_from = ""  # the main checkout of the worktree being removed
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._soon.timeout.connect(self._plan)
        self._view.wanted.connect(self._on_wanted)
        self._view.planWanted.connect(self._soon.start)
        self._view.makeWanted.connect(self._on_make_wanted)
        self._view.dropWanted.connect(lambda: self._tasks.start(self._drop()))
        self._view.stopWanted.connect(self._on_stop_wanted)
        self._removal.removeWanted.connect(lambda: self._tasks.start(self._remove()))
        self._removal.closeWanted.connect(self._on_close_wanted)
        app.worktreeAgainWanted.connect(self._on_again_wanted)
        client.news.connect(self._on_news)

    async def close(self) -> None:
        """Remove a half-made worktree, and stop. This takes a bounded time."""
        self._soon.stop()
        if self._making is not None and not self._making.done():
            cancelling = self._tasks.start(self._cancel(self._view.folder))
            await asyncio.wait({self._making, cancelling}, timeout=_END_SECONDS)
        await self._tasks.end()

    # --- a new worktree ------------------------------------------------------------------------

    def _on_wanted(self) -> None:
        controller = self._session_manager.current
        if controller is None or controller.demo or self._view.folder:
            return
        self._source = controller
        self._view.begin(controller.folder)
        self._tasks.start(self._inspect(controller))

    async def _inspect(self, controller: SessionController) -> None:
        folder = controller.folder
        if not self._may_make():
            return
        answer = await self._ask(InspectRepository(folder))
        if self._view.folder != folder:
            return
        match answer:
            case RepositoryFacts():
                text = _composer(controller).draft_view.as_sent().text if controller.unused else ""
                taken = {tip.name for tip in answer.branches}
                self._view.show_facts(answer, branch_name(text, date.today(), taken))
                self._plan()
            case GitFailure():
                self._view.show_failure(answer)
            case _:
                self._view.refuse("unknown")

    def _may_make(self) -> bool:
        """Review the source's folder again, with git's configuration, and return whether it is trusted. If it
        is not, say so in the dialog."""
        source = self._source
        if source is None:
            return False
        source.renew()
        if source.consent is None or source.consent.answer is not TrustAnswer.TRUSTED:
            self._view.refuse("untrusted")
            return False
        return True

    def _plan(self) -> None:
        self._asked += 1
        self._tasks.start(self._fetch_plan(self._asked))

    async def _fetch_plan(self, number: int) -> None:
        request = self._view.request(self._settings.kept.worktree_folder)
        if request is None or not self._may_make():
            return
        answer = await self._ask(request)
        if number != self._asked or self._view.folder != request.folder:
            return
        match answer:
            case WorktreePlan():
                self._view.show_plan(answer)
            case GitFailure():
                self._view.show_failure(answer)
            case _:
                self._view.refuse("unknown")

    def _on_make_wanted(self) -> None:
        order, source = self._view.order(), self._source
        if order is None or source is None or not self._may_make():
            return
        self._view.show_making()
        self._making = self._tasks.start(self._make(order, source))

    async def _make(self, order: AddWorktree, source: SessionController) -> None:
        answer = await self._ask(order)
        match answer:
            case WorktreeAdded():
                self._view.close()
                self._begin(answer, source)
            case WorktreePlan():  # a new problem prevents the worktree
                self._view.show_failure(None)
                self._view.show_plan(answer)
            case GitFailure():
                room = await run_in_thread(_room_at, order.place)
                self._view.show_failure(None if answer.cancelled else answer, room)
            case _:
                self._view.refuse("unknown")

    def _begin(self, made: WorktreeAdded, source: SessionController) -> None:
        """Begin a session in the new worktree. If the source session is still unused, move its draft to the
        new session once that has begun."""
        moves = source in self._session_manager and source.unused
        self._make_known(made.place)
        self._launcher.begin_in(made.place, source.profile)
        if moves and (target := self._session_manager.current) is not None and target is not source:
            self._launcher.move_box(source, target)
        if made.failed:
            names = [path_words(path) for path, _ in made.failed[:_MOST_NAMED]]
            self._app.show_note(
                Phrase("session_notice.not_copied", names=", ".join(names), count=len(made.failed))
            )

    def _make_known(self, place: str) -> None:
        """Trust a new worktree if its review finds nothing, because the user trusts its repository. If there
        are findings, the user is asked later."""
        review = self._trust.review(Path(place))
        if self._trust.answer(review) is None and not review.findings:
            with contextlib.suppress(OSError):  # `FolderTrust` reports the error to the user
                self._trust.remember(review, TrustAnswer.TRUSTED)

    async def _drop(self) -> None:
        request = self._view.request("")
        plan = self._view.plan
        if request is None or plan is None or not self._may_make():
            return
        answer = await self._ask(FindUnfinished(request.folder, plan.place))
        if isinstance(answer, GitFailure):
            self._view.show_failure(answer)
            return
        if isinstance(answer, WorktreeState):
            try:
                await run_to_end(to_trash_together, _paths_of(answer))
            except OSError as error:
                self._view.show_not_trashed(_reason(error))
                return
            if answer.branch and answer.head:
                await self._ask(DeleteBranch(request.folder, answer.branch, answer.head))
        self._plan()

    def _on_stop_wanted(self) -> None:
        if self._making is not None and not self._making.done():
            self._tasks.start(self._cancel(self._view.folder))
        else:
            self._asked += 1
            self._view.close()

    def _on_close_wanted(self) -> None:
        self._stop_inspecting()
        self._removal.close()

    def _stop_inspecting(self) -> None:
        """Let no late answer open or fill the dialog that removes a worktree."""
        if self._inspecting is not None:
            self._inspecting.cancel()

    async def _cancel(self, folder: str) -> None:
        await self._ask(CancelRequests(folder))

    def _on_news(self, news: object) -> None:
        if isinstance(news, GitOutput) and news.folder == self._view.folder:
            for found in _PROGRESS.finditer(news.text):
                self._view.show_progress(int(found[1]) / max(1, int(found[2])))

    # --- removing a worktree -------------------------------------------------------------------

    def ask_to_remove(self, folder: str, main: str, *, with_branch: bool = False) -> None:
        """Open the dialog that removes a worktree. `main`: the main checkout of the worktree's repository, as
        the list of sessions names it. `with_branch`: whether the git branch should go too."""
        self._stop_inspecting()
        self._removed_from = main
        self._removal.begin(folder, with_branch=with_branch)
        self._inspecting = self._tasks.start(self._inspect_removal(folder, main))

    async def _inspect_removal(self, folder: str, main: str) -> None:
        if not await looked(Path(main).is_dir, False, path=main):
            self._removal.refuse("unknown")
            return
        if not await is_trusted(self._trust, main):
            self._removal.refuse("untrusted")
            return
        await self._show_removal(await self._ask(InspectWorktree(main, folder)))

    async def _show_removal(self, answer: Any) -> None:
        match answer:
            case WorktreeState():
                elsewhere = await self._elsewhere_in(answer.place)
                self._named = self._open_in(answer.place)
                ended = tuple(filter(None, map(work_in, self._named)))
                self._removal.show_state(answer, _titles(self._named), ended)
                if elsewhere:
                    self._removal.refuse(elsewhere)
            case GitFailure():
                self._removal.show_failure(answer)
            case _:
                self._removal.refuse("unknown")

    def _open_in(self, place: str) -> list[SessionController]:
        """Return the sessions of this program whose Claude Code, terminal, or a command of the user, runs in
        the worktree."""
        return [
            controller
            for controller in self._session_manager
            if (session := controller.session) is not None
            and (session.state.phase.has_child or session.shell_commands.running or session.terminal.running)
            and any(_is_in(each, place) for each in (controller.folder, session.info.place.worktree))
        ]

    async def _elsewhere_in(self, place: str) -> str:
        """Return what else has a session of the worktree: `terminal` or `window`, or "" if nothing that can
        be found. An old Claude Code in a terminal leaves no sign of itself."""
        wanted = FindTerminalSessions(self._other_configs())
        try:
            found = await self._library.ask(wanted, _TERMINAL_SECONDS)
        except LibraryError as error:
            _log.warning("the sessions in a terminal were not looked for: %s", error)
            found = ()
        there = self._sessions_of(place)
        if any(each.session_id in there or _is_in(each.folder, place) for each in found):
            return "terminal"
        return "window" if self._is_held_in(place) else ""

    def _sessions_of(self, place: str) -> set[str]:
        """Return the ids of the sessions in the list that began in the worktree or have entered it."""
        records = self._catalog.records.values()
        return {each.id for each in records if _is_in(each.folder, place) or _is_in(each.worktree, place)}

    def _is_held_in(self, place: str) -> bool:
        """Return whether another window has a session of the worktree."""
        ours = {controller.session_id for controller in self._session_manager}
        return any(is_held(self._locks, session_id) for session_id in self._sessions_of(place) - ours)

    async def _close_in(self, place: str) -> bool:
        """Close the sessions in the worktree. Return False if that would close a session that the dialog does
        not name, or if one does not end. The dialog then says so."""
        found = self._open_in(place)
        if any(controller not in self._named for controller in found):
            await self._show_removal(await self._ask(InspectWorktree(self._removed_from, place)))
            return False
        endings = [self._session_manager.close(controller) for controller in found]
        if endings and (await asyncio.wait(endings, timeout=_END_SECONDS))[1]:
            self._removal.refuse("unended")
            return False
        return True

    async def _look_again(self, order: RemovalOrder) -> WorktreeState | None:
        """Return the state of the worktree if it is still as it was shown. Otherwise show its state, and
        return None."""
        state = await self._ask(InspectWorktree(order.folder, order.place, order.seen, order.accepted))
        if isinstance(state, WorktreeState) and state.standing is Standing.REMOVABLE:
            return state
        await self._show_removal(state)
        return None

    async def _committed(self, order: RemovalOrder) -> WorktreeState | None:
        """Commit the changes in the worktree and return its new state. If git does not commit them, say so
        and return None."""
        words = translate("WorktreeController", "Work in progress")
        state = await self._ask(CommitWorktree(order.folder, order.place, order.seen, words))
        if isinstance(state, WorktreeState) and state.standing is Standing.REMOVABLE:
            return state
        await self._show_removal(state)
        return None

    async def _remove(self) -> None:
        order = self._removal.order(self._removed_from)
        if order is None:
            return
        self._removal.show_removing()
        if not await is_trusted(self._trust, order.folder):
            self._removal.refuse("untrusted")
            return
        if elsewhere := await self._elsewhere_in(order.place):
            self._removal.refuse(elsewhere)
            return
        state = await self._look_again(order)
        if state is not None and self._open_in(order.place):
            if not await self._close_in(order.place):
                return
            state = await self._look_again(order)  # the sessions may have written until their end
        if state is not None and order.commits:
            state = await self._committed(order)
        if state is None:
            return
        gone = state.branch if order.with_branch and state.merged_into else ""
        failed = await self._ask(KeepCommits(order.folder, state.kept, gone), GitFailure("", -1))
        if isinstance(failed, GitFailure):
            self._removal.show_failure(failed)
            return
        # A session may have begun while git was running.
        elsewhere = await self._elsewhere_in(order.place)
        if self._open_in(order.place):
            await self._show_removal(state)
            return
        if elsewhere:
            self._removal.refuse(elsewhere)
            return
        try:
            trashed = await run_to_end(to_trash_together, _paths_of(state))
        except OSError as error:
            _log.warning("a worktree was not moved to the trash: %s", error)
            self._removal.show_not_trashed(_reason(error))
            return
        branch = await self._branch_deleted(order, state)
        self._removal.close()
        deleted = branch is not None and not branch.reason
        undo = partial(self._undo_removal, order.folder, state, deleted, trashed)
        self._app.session_list.session_prompt.show_message(
            _removed_words(branch),
            undo if trashed.can_come_back else None,
            bad=branch is not None and not deleted,
        )

    async def _branch_deleted(self, order: RemovalOrder, state: WorktreeState) -> BranchDeleted | None:
        """Delete the git branch and return the result. If the branch should not be deleted or is not merged,
        return None."""
        if not (order.with_branch and state.branch and state.merged_into):
            return None
        match await self._ask(DeleteBranch(order.folder, state.branch, state.head)):
            case BranchDeleted() as answer:
                return answer
            case GitFailure(words=words):
                return BranchDeleted(words or "git")
            case _:
                return BranchDeleted("git")

    def _undo_removal(
        self, folder: str, state: WorktreeState, branch_too: bool, trashed: TrashedFiles
    ) -> None:
        self._tasks.start(self._put_back(folder, state, branch_too, trashed))

    async def _put_back(
        self, folder: str, state: WorktreeState, branch_too: bool, trashed: TrashedFiles
    ) -> None:
        prompt = self._app.session_list.session_prompt
        try:
            await run_to_end(put_back_together, trashed)
        except OSError as error:
            _log.warning("a worktree did not come back from the trash: %s", error)
            reason = _reason(error)
            prompt.show_message(
                lambda: translate("WorktreeController", "Could not restore it: {reason}.", reason=reason),
                bad=True,
            )
            return
        trusted = await is_trusted(self._trust, folder)
        if not trusted or isinstance(await self._ask(BringCommits(folder, state.kept)), GitFailure):
            _log.warning("commits of a worktree are in its folder below .git alone")
        restored = trusted and branch_too and await self._ask(RestoreBranch(folder, state.branch, state.head))
        if branch_too and (not trusted or isinstance(restored, GitFailure)):
            _log.warning("a branch was not made again")
        prompt.show_message(lambda: translate("WorktreeController", "The worktree was restored."))

    # --- making a worktree again ---------------------------------------------------------------

    def home_of(self, controller: SessionController) -> str:
        """Return the main checkout of the repository of a session whose worktree is gone. Return an empty
        string if the main checkout is unknown or does not exist."""
        record = self._catalog.with_id(controller.session_id)
        home = record.repository if record is not None and record.repository != controller.folder else ""
        return home if home and is_folder(home) else ""

    def _on_again_wanted(self) -> None:
        """Make the worktree of the current session again, if its folder is gone."""
        controller = self._session_manager.current
        session = controller.session if controller is not None else None
        if controller is None or session is None or session.state.problem is None:
            return
        if session.state.problem.kind is not ProblemKind.FOLDER_GONE:
            return
        place = str(session.state.problem.text)
        if session.worktree_gone:
            home, branch = session.folder, session.info.place.branch
        else:
            home, record = self.home_of(controller), self._catalog.with_id(controller.session_id)
            branch = record.branch if record is not None else ""
        if place not in self._made_again:
            self._made_again.add(place)
            self._tasks.start(self._make_again(controller, session, home, MakeAgain(home, place, branch)))

    async def _make_again(
        self, controller: SessionController, session: Session, home: str, order: MakeAgain
    ) -> None:
        try:
            if not home:
                answer: Any = None
            elif not await is_trusted(self._trust, home):
                self._show_problem(worktree_text.untrusted_words)
                return
            else:
                answer = await self._ask(order)
        finally:
            self._made_again.discard(order.place)
        match answer:
            case WorktreeAdded():
                if controller.session is session:
                    session.try_again(self._launcher.command(controller))
            case WorktreePlan(problem=WorktreeProblem() as problem):
                self._show_problem(partial(worktree_text.problem_words, problem, answer.detail))
            case GitFailure():
                self._show_problem(partial(worktree_text.failure_words, answer))
            case _:
                self._show_problem(
                    lambda: translate("WorktreeController", "The repository could not be read.")
                )

    def _show_problem(self, words: Callable[[], str]) -> None:
        self._app.session_list.session_prompt.show_message(words, bad=True)

    # --- helpers -------------------------------------------------------------------------------

    async def _ask(self, request: Any, otherwise: Any = None) -> Any:
        """Ask the client. Return `otherwise` if the repository child does not answer."""
        try:
            return await self._client.ask(request)
        except RepositoryError:
            return otherwise


def _removed_words(branch: BranchDeleted | None) -> Callable[[], str]:
    def words() -> str:
        moved = translate("WorktreeController", "The worktree was moved to the trash.")
        if branch is None:
            return moved
        if branch.reason:
            stays = translate(
                "WorktreeController", "Its branch stays: {reason}", reason=name_words(branch.reason)
            )
            return locale_format.sentences([moved, stays])
        deleted = translate("WorktreeController", "Its branch was deleted.")
        return locale_format.sentences([moved, deleted])

    return words


def _paths_of(state: WorktreeState) -> list[Path]:
    """Return all paths of a worktree: its folder if that exists, and git's own folder for this worktree."""
    return [Path(path) for path in (*(() if state.missing else (state.place,)), state.kept)]


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def _composer(controller: SessionController) -> ComposerView:
    return controller.view.composer


def _titles(controllers: list[SessionController]) -> tuple[str, ...]:
    return tuple(flat(controller.view.title, _TITLE_LENGTH) for controller in controllers)


def _is_in(folder: str, place: str) -> bool:
    return folder == place or folder.startswith(f"{place}/")


def _room_at(place: str) -> int | None:
    """Return the number of free bytes on the place's disk; None if it cannot be read."""
    for folder in Path(place).parents:
        try:
            return shutil.disk_usage(folder).free
        except FileNotFoundError:
            continue
        except OSError:
            return None
    return None
