"""Connects the composer and the message queue of a session with the drafts on disk."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from claude_desk.session.core.session import Session
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.ui.session.session_view import SessionView
from claude_desk.workspace.drafts import Draft, Drafts, DraftWriter, UnsavedDraft
from claude_desk.workspace.prompt_history import PromptHistory


class DraftBinding:
    """Keeps the draft and the queue of one session at a time on disk, and shows the messages that an earlier
    run left unsent.

    If the CLI may already have one of these messages and the session's file is still being read, all of them
    wait in `_held`. When the file has been read, the messages that it does not contain are shown.

    In all other cases, the messages are shown immediately. Messages that the file contains after all are
    removed later: with a full disk, the program may not have recorded that they were sent.

    `notify` is called with the reason when a write fails, and with "" when a write succeeds again.
    """

    def __init__(
        self, drafts: Drafts, histories: Path, view: SessionView, notify: Callable[[str], None]
    ) -> None:
        self._drafts = drafts
        self._histories = histories
        self._composer = view.composer
        # The view's slot was connected before this slot and runs first: it puts the message into the queue.
        self._composer.sent.connect(self._on_message_sent)
        self._view = view
        self._notify_not_kept = notify
        self._session: Session | None = None
        self._keeper: DraftWriter | None = None
        self._held: tuple[OutgoingMessage, ...] = ()

    def unfollow(self) -> None:
        """Write unsaved changes of the current session, and stop following its messages."""
        session, self._session = self._session, None
        keeper, self._keeper = self._keeper, None
        self._held = ()
        if session is not None and keeper is not None:
            session.message_dispatch.dispatching.disconnect(keeper.keep_dispatched)
            session.message_dispatch.returning.disconnect(keeper.keep_returned)
            session.queue_changed.disconnect(self._on_message_sent)
            session.info_changed.disconnect(self._on_info_changed)
        if keeper is not None:
            self._composer.keep_no_more()
            self._drafts.close_writer(keeper)

    def follow(self, session: Session, draft_of: str = "") -> None:
        """Keep this session's draft and queue from now on, instead of another session's. `draft_of`: the id
        of the session whose draft is shown. If it is empty, the folder's draft is shown."""
        self.unfollow()
        self._session = session
        keeper = self._keeper = self._drafts.open(session.folder, draft_of, session)
        keeper.not_kept.connect(self._notify_not_kept)
        self._held = keeper.draft.queue
        session.message_dispatch.dispatching.connect(keeper.keep_dispatched)
        session.message_dispatch.returning.connect(keeper.keep_returned)
        session.queue_changed.connect(self._on_message_sent)
        session.info_changed.connect(self._on_info_changed)
        self._composer.keep_with(keeper, PromptHistory(self._histories, session.folder))
        self._on_info_changed()
        for note in keeper.notes:
            session.add_notice(note)
        if keeper.draft.queue and session.history.awaited:
            session.history.hold_against(self._held, keeper.draft.dispatched)
            once = Qt.ConnectionType.SingleShotConnection
            session.history.loading_ended.connect(lambda: self._restore(session), once)
        if not (keeper.draft.dispatched and session.history.awaited):
            self._restore(session)
        self._on_message_sent()

    def save(self) -> None:
        """Write unsaved changes now."""
        if self._keeper is not None:
            self._keeper.flush()

    def unsaved(self, folder: str = "") -> UnsavedDraft | None:
        """Save the draft, and return it if that fails. Return None if everything was saved or nothing can be
        lost.

        `folder`: if there is no session yet, the folder for which the user has written a message. Only
        `close` writes such a message. This method only tests whether the disk would accept it.
        """
        if self._session is None and folder:
            text = self._composer.draft_view.stored_text
            stash = self._composer.draft_view.stashed
            draft = Draft(text, parts=self._composer.parts, stash=stash, queue=self._view.early)
            why = self._drafts.why_not_kept() if draft.losable else ""
            return UnsavedDraft("", folder, "", (), draft, why) if why else None
        keeper = self._keeper
        return None if keeper is None or keeper.flush() or not keeper.fresh().losable else keeper.unsaved()

    def close(self, folder: str = "") -> None:
        """Stop keeping the draft and queue. `folder`: if there is no session yet, save the text and messages
        for this folder first."""
        if self._session is None and folder:
            self._keep_early(folder)
        self.unfollow()

    def _restore(self, session: Session) -> None:
        """Show the held messages, and remove messages that the CLI already has."""
        if session is self._session:
            held, self._held = self._held, ()
            delivered = session.history.delivered
            session.restore([message for message in held if message.uuid not in delivered])
            for queued in session.message_dispatch.queue.queue:
                if queued.here and queued.uuid in delivered:
                    session.message_dispatch.remove(queued.uuid)
            self._on_message_sent()

    def _keep_early(self, folder: str) -> None:
        keeper = self._keeper = self._drafts.open(folder)
        self._composer.keep_with(keeper, PromptHistory(self._histories, folder))
        keeper.keep_queue([*keeper.draft.queue, *self._view.early])

    def _on_message_sent(self) -> None:
        if self._session is not None and self._keeper is not None:
            self._keeper.keep_queue([*self._held, *self._session.message_dispatch.queue.unsettled])

    def _on_info_changed(self) -> None:
        if self._session is not None and self._keeper is not None:
            self._keeper.session_id = self._session.info.session_id
