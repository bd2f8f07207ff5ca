"""The queue of a session on disk: a journal of what happened to each sent message."""

import contextlib
import logging
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLong
from pathlib import Path

from claude_desk.protocol.files.draft_file import StoredAttachment
from claude_desk.protocol.files.queue_file import (
    AnyRecord,
    CompletedRecord,
    DispatchedRecord,
    EditedRecord,
    EnqueuedRecord,
    QueueHeadRecord,
    ReorderRecord,
    ReturnedRecord,
    StoredQueue,
    to_line,
)
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.session.journal.session_journal import append_lines
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.system.files import flush_to_disk
from claude_desk.workspace.atomic_files import write_atomic
from claude_desk.workspace.attachment_files import AttachmentFiles, name_of

_log = logging.getLogger(__name__)

MOST_BYTES = 100_000_000  # bytes in the attachments of one queue
TOO_MUCH = Phrase("session_notice.too_many_attachments")
_SYNC_SECONDS = 0.03  # the GUI thread waits this long for an fsync, which takes 4 ms on a usual disk
_LARGE = 64 * 1024  # `shorten` does not rewrite a journal of at most this number of bytes
# Lines in memory while the disk cannot be written. With more lines, the whole file is written once that is
# possible.
_MOST_WAITING = 10_000


class DiskSync:
    """Runs fsync in a thread. Requests that come while an fsync is running share the next run."""

    def __init__(self) -> None:
        self._pool = WorkerPool("queue")
        self._lock = threading.Lock()
        self._wanted: set[Path] = set()
        self._next: Future[None] | None = None

    def sync(self, *paths: Path) -> "Future[None] | None":
        """Schedule an fsync of these files and folders. A folder's fsync saves the names of its files. Return
        the scheduled fsync; None if the program is ending."""
        with self._lock:
            self._wanted.update(paths)
            if self._next is None:
                with contextlib.suppress(RuntimeError):
                    self._next = self._pool.submit(self._run)
            return self._next

    def close(self) -> None:
        self._pool.close(wait=False)

    def _run(self) -> None:
        with self._lock:
            wanted, self._wanted, self._next = self._wanted, set(), None
        for path in wanted:
            with contextlib.suppress(OSError):  # the file is gone, or its disk does not support fsync
                flush_to_disk(path)


def _stored_anew(known: OutgoingMessage, message: OutgoingMessage) -> bool:
    """Return whether more than the text has changed in what the journal stores of a message."""
    return (known.attachments, known.authorship, known.send_at) != (
        message.attachments,
        message.authorship,
        message.send_at,
    )


class QueueJournal:
    """The queue journal of one session. The first message creates its file, `path`.

    Each change is in the file before the call returns, so that a crash of this process loses nothing. Only an
    edited text is written later, by `flush`. A call with a new message also waits up to 30 ms for an fsync.

    If the disk cannot be written, the conversation continues: `why` has the reason, and the next change or
    `flush` writes the missing lines.
    """

    def __init__(self, path: Path, files: AttachmentFiles, disk: DiskSync, folder: str, session: str) -> None:
        self.path = path
        self.messages: dict[str, OutgoingMessage] = {}  # pending messages by uuid, in the queue's order
        self.dispatched: set[str] = set()  # uuids of the messages that went to the CLI
        self.mark = 0
        self.most = MOST_BYTES  # limit in bytes for the attachments of the messages
        self.held: set[str] = set()  # names of attachment files that must not be removed
        self._files = files
        self._disk = disk
        self._owner: tuple[str, str, tuple[str, ...]] = (folder, session, ())
        self._exists = False
        self._size = 0
        self._parts: dict[str, list[StoredAttachment]] = {}
        self._left_out: set[str] = set()  # messages whose attachments were too large to keep
        self._changed: set[str] = set()  # messages whose new text is not written yet
        self._waiting: list[bytes] = []
        # Whether the file must be rewritten: its content is missing, or the last rewrite failed.
        self._stale = False
        self._why: Text = ""

    @property
    def exists(self) -> bool:
        """Whether the file exists, or should exist."""
        return self._exists

    @property
    def why(self) -> Text:
        """Why the queue is not complete on disk: the system's reason, or `TOO_MUCH`. Empty if the queue is
        complete."""
        return self._why or (TOO_MUCH if self._left_out else "")

    def resume_from(self, queue: StoredQueue, messages: Iterable[OutgoingMessage]) -> None:
        """Continue an existing file. `messages` are its pending messages. If the session has an id, take the
        owner from the file: `set_owner` then writes the current owner if it differs."""
        if self._owner[1]:
            self._owner = (queue.folder, queue.session_id, tuple(queue.former))
        self.messages = {message.uuid: message for message in messages}
        self.dispatched = set(queue.dispatched)
        self.mark = queue.mark
        self._parts = {uuid: written.parts for uuid, written in queue.pending.items()}
        self.held.update(part.blob for parts in self._parts.values() for part in parts if part.blob)
        self._exists = True
        with contextlib.suppress(OSError):
            self._size = self.path.stat().st_size

    def set_owner(self, folder: str, session: str, former: Sequence[str] = ()) -> None:
        """Set the owner of the queue. If the owner has changed and the file exists, write it. `former`: ids
        that the session had before in this run."""
        owner = (folder, session, tuple(former))
        if owner != self._owner:
            self._owner = owner
            if self._exists:
                self._append(self._head())

    # --- events of messages --------------------------------------------------------------------

    def write(self, message: OutgoingMessage, *, composed: bool = False) -> None:
        """Write a message that the user sent. `composed`: the message came from the composer, which is empty
        now."""
        self._write([message], composed)
        wait = self._disk.sync(*self._to_sync([message]))
        if wait is not None and not self._why:
            with contextlib.suppress(TooLong):
                wait.result(_SYNC_SECONDS)

    def dispatch(self, message: OutgoingMessage) -> None:
        """Record that the message goes to the CLI now. Do nothing if the message is not in the queue or was
        dispatched before."""
        if message.uuid in self.messages and message.uuid not in self.dispatched:
            self.dispatched.add(message.uuid)
            self._append(DispatchedRecord(uuid=message.uuid))
            self._disk.sync(self.path)

    def return_to_composer(self, messages: Sequence[OutgoingMessage], text: str) -> bool:
        """Record that messages are back in the composer as `text`. Ignore messages that are not in the queue.
        Return whether any message was in the queue."""
        known = [message for message in messages if message.uuid in self.messages]
        if not known:
            return False
        self.flush()
        parts = [part for message in known for part in self._parts.get(message.uuid, [])]
        self.mark += 1
        uuids = [message.uuid for message in known]
        folder, session, _ = self._owner
        record = ReturnedRecord(uuids=uuids, text=text, parts=parts, mark=self.mark)
        self._append(record.model_copy(update={"folder": folder, "session_id": session}))
        self._forget(uuids)  # the attachments stay in `held`: the next write of the draft will need them
        self._disk.sync(self.path)
        return True

    def follow(self, messages: Sequence[OutgoingMessage]) -> None:
        """Make `messages` the pending messages. Write new messages and messages whose attachments changed,
        record missing messages as completed, and write a new order. `flush` writes changed texts."""
        now = {message.uuid: message for message in messages}
        new = [message for message in messages if message.uuid not in self.messages]
        gone = [uuid for uuid in self.messages if uuid not in now]
        for uuid, message in now.items():
            known = self.messages.get(uuid)
            if known is not None and _stored_anew(known, message):
                new.append(message)
            elif known is not None and known.text != message.text:
                self._changed.add(uuid)
                self.messages[uuid] = message
        if new:
            self._write(new, composed=False)
            wait = self._disk.sync(*self._to_sync(new))
            if wait is not None and not self._why:
                with contextlib.suppress(TooLong):
                    wait.result(_SYNC_SECONDS)
        if gone:
            self._append(CompletedRecord(uuids=gone))
            self._forget(gone)
            self.held.intersection_update(p.blob for parts in self._parts.values() for p in parts)
            self._disk.sync(self.path)
        if list(self.messages) != list(now):
            self.messages = now
            self._append(ReorderRecord(uuids=list(now)))

    # --- the file ------------------------------------------------------------------------------

    def flush(self) -> Text:
        """Write changed texts and lines that could not be written before. Rewrite a damaged file. Return
        `why`."""
        self._check_file()
        changed, self._changed = self._changed, set()
        records: list[AnyRecord] = [
            EditedRecord(uuid=uuid, text=self.messages[uuid].text)
            for uuid in changed
            if uuid in self.messages
        ]
        if records or self._waiting or self._stale:
            self._append(*records)
        return self.why

    @property
    def unwritten(self) -> bool:
        """Whether `flush` has something to do."""
        return bool(self._changed or self._waiting or self._stale)

    def rewrite(self) -> bool:
        """Replace the file with a file of only the pending messages. Return whether that succeeded.

        If there is a draft file, it must already contain the newest mark.
        """
        lines = [to_line(self._head())]
        for uuid, message in self.messages.items():
            parts = self._parts.setdefault(uuid, self._kept(message))
            lines.append(to_line(self._enqueued(message, parts)))
            if uuid in self.dispatched:
                lines.append(to_line(DispatchedRecord(uuid=uuid)))
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self.path, b"".join(lines))
        except OSError as error:
            self._fail(error)
            self._stale = True
            return False
        self._exists, self._size = True, sum(map(len, lines))
        self._stale = False
        self._why = ""
        self._waiting.clear()
        self._changed.clear()
        self._disk.sync(self.path, self.path.parent)
        return True

    def shorten(self) -> None:
        """Rewrite the file if it has grown large and nothing is unwritten. The draft file must contain the
        newest mark."""
        if self._size > _LARGE and not self.unwritten and self._size > 4 * self._pending_size():
            self.rewrite()

    def remove(self) -> bool:
        """Remove the file, unless messages are pending or lines are unwritten. Return whether there is no
        file now. The draft file must contain the newest mark."""
        if not self._exists:
            return True
        if self.messages or self._waiting or self._stale:
            return False
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
            self._exists = False
        return not self._exists

    def _write(self, messages: Sequence[OutgoingMessage], composed: bool) -> None:
        self.mark += composed
        records = []
        for message in messages:
            self.messages[message.uuid] = message
            parts = self._parts[message.uuid] = self._kept(message)
            mark = self.mark if composed else 0
            records.append(self._enqueued(message, parts, mark))
        self._append(*records)

    def _kept(self, message: OutgoingMessage) -> list[StoredAttachment]:
        parts: list[StoredAttachment] = []
        room = self.most - self._carried(message.uuid) if message.attachments else 0
        for attachment in message.attachments:
            if attachment.data:
                # Hold the name before the file exists: `AttachmentFiles.sweep` may run in another thread.
                self.held.add(name_of(attachment))
            try:
                part = self._files.part_of(attachment, room)
            except OSError as error:
                self._fail(error)
                part = self._files.part_of(attachment, -1)
            room -= len(attachment.data) if part.blob else 0
            if attachment.data and not part.blob:
                self._left_out.add(message.uuid)
            parts.append(part)
        return parts

    def _carried(self, but: str) -> int:
        """Return the size (base64) of the attachments of all pending messages except the message `but`."""
        other_messages = (message for uuid, message in self.messages.items() if uuid != but)
        return sum(len(each.data) for message in other_messages for each in message.attachments)

    def _to_sync(self, messages: Sequence[OutgoingMessage]) -> list[Path]:
        blobs = [part.blob for message in messages for part in self._parts.get(message.uuid, []) if part.blob]
        paths = [self.path, *(self._files.path / blob for blob in blobs)]
        if blobs:
            paths.append(self._files.path)
        if self._size < _LARGE:  # the file may be new: its folder must be synced too
            paths.append(self.path.parent)
        return paths

    def _forget(self, uuids: Sequence[str]) -> None:
        for uuid in uuids:
            self.messages.pop(uuid, None)
            self._parts.pop(uuid, None)
            self.dispatched.discard(uuid)
            self._changed.discard(uuid)
            self._left_out.discard(uuid)

    def _pending_size(self) -> int:
        return sum(
            len(message.text) + sum(map(len, message.authorship.pastes)) for message in self.messages.values()
        )

    def _head(self) -> QueueHeadRecord:
        folder, session, former = self._owner
        return QueueHeadRecord(folder=folder, session_id=session, former=list(former), mark=self.mark)

    def _enqueued(
        self, message: OutgoingMessage, parts: list[StoredAttachment], mark: int = 0
    ) -> EnqueuedRecord:
        folder, session, _ = self._owner
        return EnqueuedRecord(
            folder=folder,
            session_id=session,
            uuid=message.uuid,
            text=message.text,
            parts=parts,
            mark=mark,
            composed=message.authorship.composed,
            typed=message.authorship.typed,
            pastes=list(message.authorship.pastes),
            send_at=message.send_at,
        )

    def _check_file(self) -> None:
        """Mark the file as stale if it is missing or shorter than the written data. Something may have
        removed its folder or emptied the file."""
        if self._exists and self._size:
            try:
                self._stale = self._stale or self.path.stat().st_size < self._size
            except FileNotFoundError:
                self._stale = True
            except OSError:
                pass  # the write will fail and report the error

    def _append(self, *records: AnyRecord) -> None:
        lines = [to_line(record) for record in records]
        if not self._exists:
            lines.insert(0, to_line(self._head().model_copy(update={"mark": 0})))
            self._exists = True
        self._check_file()
        if self._stale or len(self._waiting) + len(lines) > _MOST_WAITING:
            self._stale = True  # also later: the dropped lines may include the head record
            self._restore(lines)
            return
        self._waiting += lines
        data = b"".join(self._waiting)
        try:
            append_lines(self.path, data)
        except OSError as error:
            self._fail(error)
            return
        self._size += len(data)
        self._waiting.clear()
        self._why = ""

    def _restore(self, lines: list[bytes]) -> None:
        """Rewrite the whole stale file, then append the waiting lines and the lines of the newest change."""
        self._waiting = [*self._waiting, *lines][-_MOST_WAITING:]
        happened = b"".join(self._waiting)
        if self.rewrite():
            try:
                append_lines(self.path, happened)
            except OSError as error:
                self._waiting = [happened]
                self._fail(error)
            else:
                self._size += len(happened)

    def _fail(self, error: OSError) -> None:
        if not self._why:
            _log.warning("a queue was not kept: %s", error.strerror)
        self._why = error.strerror or Phrase("session_notice.disk_failed")
