"""Records how allowed tools ended, what was revoked, and which requests the user did not decide."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.requests.permissions import Allow, PermissionUpdate
from claude_desk.protocol.wire.system import PermissionDenied
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.session.permissions.permission_log import waiting_in

_BACK = {"addRules": "removeRules", "addDirectories": "removeDirectories"}


class RuleRevocation:
    """Revokes rules and folders that our answers have added.

    No CLI version has a control request for that: `update_settings` of 2.1.330 refuses `permissions`. So the
    next answer that allows something also removes them (2.1.37, 2.1.330).

    `waiting`: the updates to revoke, in the form in which they were added.
    """

    def __init__(self) -> None:
        self.waiting: list[PermissionUpdate] = []

    def want(self, update: PermissionUpdate) -> bool:
        """Revoke the update with the next answer. Return False if it cannot be revoked, or waits already."""
        if update.type not in _BACK or not update.is_complete() or update in self.waiting:
            return False
        self.waiting.append(update)
        return True

    def cancel(self, update: PermissionUpdate) -> bool:
        """Keep the update after all. Return False if the update is not waiting."""
        if update not in self.waiting:
            return False
        self.waiting.remove(update)
        return True

    def child_ended(self) -> None:
        """Forget the updates that held only for the child: they are gone with it."""
        self.waiting = [update for update in self.waiting if update.destination != "session"]

    def apply_to(self, answer: Allow) -> tuple[Allow, list[PermissionUpdate], list[PermissionUpdate]]:
        """Return the answer with the removals, and two lists: the updates that the answer removes, and the
        updates that stay because the answer adds them again."""
        own = answer.updated_permissions or []
        kept = [update for update in self.waiting if update in own]
        gone = [update for update in self.waiting if update not in own]
        self.waiting = []
        if gone:
            updates = [*map(_removal, gone), *own]
            answer = answer.model_copy(update={"updated_permissions": updates})
        return answer, gone, kept


class PermissionRecorder(QObject):
    """Writes into the journal, from which the permission log is read (`read_permission_log`)."""

    changed = Signal()  # the permission log has changed

    def __init__(
        self, journal: JournalWriter, feed: TranscriptFeed, info: SessionInfo, journals: Path, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._journal = journal
        self._feed = feed
        self._info = info
        self._journals = journals
        self._running: set[str] = set()  # ids of calls that were allowed and have not ended
        self._denied: list[PermissionDenied] = []
        self._revocations = RuleRevocation()
        self._read = ""  # the session whose earlier revocations were read
        feed.operations.connect(self._on_operations)

    @property
    def path(self) -> Path | None:
        """The journal; None before the session has an id."""
        name = self._info.session_id
        return self._journals / f"{name}.jsonl" if is_file_name(name) else None

    @property
    def waiting(self) -> list[PermissionUpdate]:
        """The updates that the next answer that allows something will revoke."""
        return list(self._revocations.waiting)

    def revoke(self, update: PermissionUpdate) -> None:
        """Revoke an update that an answer has added. The next answer that allows something sends the
        revocation."""
        if self._revocations.want(update):
            self._journal.revoked(update, "waiting")
            self.changed.emit()

    def cancel_revocation(self, update: PermissionUpdate) -> None:
        """Keep an update that waits to be revoked."""
        if self._revocations.cancel(update):
            self._journal.revoked(update, "kept")
            self.changed.emit()

    # --- called by the session -----------------------------------------------------------------

    async def recall(self) -> None:
        """Read from the journal the updates that waited to be revoked when this session last ended."""
        path = self.path
        if path is None or self._read == path.stem:
            return
        self._read = path.stem
        for update in await run_in_thread(waiting_in, path):
            if self._revocations.want(update):
                self.changed.emit()

    def with_revocations(self, answer: Allow) -> Allow:
        """Return the answer to send, with the revocations that wait."""
        sent, gone, kept = self._revocations.apply_to(answer)
        for update in gone:
            self._journal.revoked(update, "sent")
        for update in kept:
            self._journal.revoked(update, "kept")
        return sent

    def decided(self, pending: PendingRequest, allowed: bool) -> None:
        if allowed and pending.request.tool_use_id:
            self._running.add(pending.request.tool_use_id)
        self.changed.emit()

    def undecided(self, pending: PendingRequest, why: str) -> None:
        self._journal.undecided(pending, why)
        self.changed.emit()

    def auto_denied(self, message: PermissionDenied) -> None:
        """Keep an automatic denial until the next change of the rows, which adds the tool's row. The denial
        is recorded then."""
        self._denied.append(message)

    def child_ended(self) -> None:
        self._revocations.child_ended()

    def _on_operations(self) -> None:
        """Write automatic denials, and the outcomes of allowed calls that have ended."""
        if not self._running and not self._denied:
            return
        rows = self._feed.reducer.rows
        denied, self._denied = self._denied, []
        for message in denied:
            entry = rows.tool(message.tool_use_id)
            self._journal.auto_denied(message, entry.tool.input if entry is not None and entry.tool else {})
        ended = []
        for name in self._running:
            entry = rows.tool(name)
            if entry is not None and entry.tool is not None and entry.tool.ended:
                ended.append(name)
                self._journal.outcome(name, str(entry.tool.state))
        self._running.difference_update(ended)
        if ended or denied:
            self.changed.emit()


def _removal(update: PermissionUpdate) -> PermissionUpdate:
    return update.model_copy(update={"type": _BACK[update.type]})
