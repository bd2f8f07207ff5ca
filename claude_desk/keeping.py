"""What the person wrote is kept while it is not sent: a session's draft and outbox, on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import cast
from uuid import uuid4

from claude_desk.session.outbox import Outgoing
from claude_desk.session.session import Session
from claude_desk.ui.composer_view import ComposerView
from claude_desk.ui.session_view import SessionView
from claude_desk.workspace.drafts import DraftKeeper, Drafts
from claude_desk.workspace.history import History


class Keeping:
    """Keeps for one session at a time; what an earlier run left is shown with it.

    `tell` is told why the disk does not take it, and "" once it does again.
    """

    def __init__(
        self, drafts: Drafts, histories: Path, view: SessionView, tell: Callable[[str], None]
    ) -> None:
        self._drafts = drafts
        self._histories = histories
        self._composer = cast(ComposerView, view.composer)
        self._view = view
        self._tell = tell
        self._session: Session | None = None
        self._keeper: DraftKeeper | None = None

    def leave(self) -> None:
        """Write what is to be written for the session so far; its messages are no more followed."""
        session, self._session = self._session, None
        keeper, self._keeper = self._keeper, None
        if session is not None:
            session.outbox_changed.disconnect(self._take_queue)
            session.info_changed.disconnect(self._take_id)
        if keeper is not None:
            self._composer.keep_no_more()
            self._drafts.leave(keeper)

    def follow(self, session: Session, draft_of: str = "") -> None:
        """`draft_of`: the id of the session whose draft it has; without it, what its folder has."""
        self.leave()
        self._session = session
        keeper = self._keeper = self._drafts.open(session.folder, draft_of, session)
        keeper.not_kept.connect(self._tell)
        session.post.restore(keeper.draft.queue)
        session.outbox_changed.connect(self._take_queue)
        session.info_changed.connect(self._take_id)
        self._composer.keep_with(keeper, History(self._histories, session.folder))
        self._take_id()
        self._take_queue()

    def save(self) -> None:
        """Write now what is to be written."""
        if self._keeper is not None:
            self._keeper.flush()

    def close(self, folder: str = "") -> None:
        """`folder`: of what was written before there was any session."""
        if self._session is None and folder:
            self._keep_early(folder)
        self.leave()

    def _keep_early(self, folder: str) -> None:
        keeper = self._keeper = self._drafts.open(folder)
        self._composer.keep_with(keeper, History(self._histories, folder))
        early = [Outgoing(str(uuid4()), *message) for message in self._view.early]
        keeper.keep_queue([*keeper.draft.queue, *early])

    def _take_queue(self) -> None:
        if self._session is not None and self._keeper is not None:
            self._keeper.keep_queue(self._session.post.outbox.unsettled)

    def _take_id(self) -> None:
        if self._session is not None and self._keeper is not None:
            self._keeper.session_id = self._session.session_id
