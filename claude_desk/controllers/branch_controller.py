"""Lists the git branches of a new session's folder, and switches the folder to another branch."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.repository.branch_requests import BranchList, ListBranches, SwitchBranch
from claude_desk.repository.requests import GitFailure, RepositoryError, RepositoryRequest
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.transcript.text.text_sanitizer import flat, one_line
from claude_desk.ui.session.new_session_view import NewSessionView
from claude_desk.ui.translation import translate
from claude_desk.workspace.children.repository_client import RepositoryClient
from claude_desk.workspace.folder_trust import TrustAnswer

_LONGEST_WORDS = 600  # most characters of git's own words that are shown
_TITLE_LENGTH = 60


class BranchController(QObject):
    """Runs the menu of git branches on the page of a new session. Use this with a running asyncio loop. Git
    runs only in a folder that the user trusts."""

    def __init__(
        self,
        view: NewSessionView,
        manager: SessionManager,
        client: RepositoryClient,
        on_switched: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`on_switched` is called after the branch of a folder was switched."""
        super().__init__(parent)
        self._view = view
        self._session_manager = manager
        self._client = client
        self._on_switched = on_switched
        self._tasks = AsyncTasks()
        view.branchesWanted.connect(lambda folder: self._tasks.start(self._show_branches(folder)))
        view.switchWanted.connect(lambda folder, branch: self._tasks.start(self._switch(folder, branch)))

    async def close(self) -> None:
        """Stop. This takes a bounded time."""
        await self._tasks.end()

    async def _show_branches(self, folder: str) -> None:
        if (found := await self._ask(folder, ListBranches(folder))) is not None:
            self._view.show_branches(folder, found)

    async def _switch(self, folder: str, branch: str) -> None:
        known = await self._ask(folder, ListBranches(folder))
        if known is None:
            return
        busy = self._at_work_below(known.top)
        if busy is not None:
            title = flat(busy.view.title, _TITLE_LENGTH)
            words = translate(
                "BranchController",
                "“{title}” is working in this folder. Switch the branch after it is done.",
                title=title,
            )
            self._view.show_branch_trouble(folder, words)
        elif (found := await self._ask(folder, SwitchBranch(folder, branch))) is not None:
            self._view.show_branches(folder, found, switched=True)
            self._on_switched()

    async def _ask(self, folder: str, request: RepositoryRequest) -> BranchList | None:
        """Return the answer. If git does not answer as wanted, say why and return None."""
        if not self._may_ask(folder):
            words = translate("BranchController", "Git runs only in folders that you trust.")
            self._view.show_branch_trouble(folder, words)
            return None
        try:
            answer = await self._client.ask(request)
        except RepositoryError:
            answer = None
        if isinstance(answer, BranchList):
            return answer
        words = answer.words if isinstance(answer, GitFailure) else ""
        shown = one_line(words, _LONGEST_WORDS) or translate("BranchController", "Git does not answer.")
        self._view.show_branch_trouble(folder, shown)
        return None

    def _may_ask(self, folder: str) -> bool:
        """Review the folder again, with git's configuration, and return whether it is trusted."""
        controller = self._session_manager.current
        if controller is None or controller.demo or controller.folder != folder:
            return False
        controller.renew()
        return controller.consent is not None and controller.consent.answer is TrustAnswer.TRUSTED

    def _at_work_below(self, top: str) -> SessionController | None:
        """Return a session that works in a folder of this working tree."""
        for controller in self._session_manager:
            place = Path(controller.view.work_folder or controller.folder)
            works = controller.view.busy or controller.view.work_state.at_work
            if works and place.is_relative_to(top):
                return controller
        return None
