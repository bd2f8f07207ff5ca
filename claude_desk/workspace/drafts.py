"""What was written and not sent, kept so that no crash loses it."""

import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence, Set
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLong
from dataclasses import dataclass, field, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from claude_desk.protocol.files.draft_file import DraftFile, StoredAttachment, read_draft, write_draft
from claude_desk.protocol.files.queue_file import StoredQueue, draft_of, read_queue
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.attachment_files import AttachmentFiles
from claude_desk.workspace.file_lock import acquire, lock_at
from claude_desk.workspace.queue_journal import MOST_BYTES, TOO_MUCH, DiskSync, QueueJournal

_log = logging.getLogger(__name__)

_WRITE_AFTER_MS = 500
_LOOK_AFTER_MS = 100
_AGAIN_MS = 10_000
_MOST_FILES = 500  # that are looked through for a folder's
_FLUSH_SECONDS = 3.0
_MOST_FORMER = 10  # ids of a session that are kept

Part = tuple[str, Attachment | None, str]
"""What a message being written carries: its name, and a file that was read or text that was pasted."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`queue`: messages that were sent and that nobody had begun to answer, as far as we heard; `taken`: the
    uuids of those of them that went to the CLI. `lost`: names of files whose bytes were not kept."""

    text: str = ""
    cursor: int = 0
    parts: tuple[Part, ...] = ()
    queue: tuple[OutgoingMessage, ...] = ()
    dispatched: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not (self.text or self.parts or self.queue)


@dataclass(slots=True)
class _Place:
    """Where one draft is kept: `NAME.json`, the journal of its queue `NAME.queue`, what both carry in
    `NAME/`, and a lock while a window has it."""

    folder: Path
    name: str = field(default_factory=lambda: uuid4().hex)

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}.json"

    @property
    def queue(self) -> Path:
        return self.folder / f"{self.name}.queue"

    @property
    def blobs(self) -> Path:
        return self.folder / self.name

    @property
    def files(self) -> AttachmentFiles:
        return AttachmentFiles(self.blobs)

    def lock(self) -> QLockFile:
        return lock_at(self.folder / f"{self.name}.lock")


@dataclass(slots=True)
class _Kept:
    """What is on disk at a place: the text that is being written, and the queue where there is one."""

    draft: DraftFile
    queue: StoredQueue | None

    @property
    def folder(self) -> str:
        return self.queue.folder if self.queue is not None else self.draft.folder

    @property
    def session_id(self) -> str:
        return self.queue.session_id if self.queue is not None else self.draft.session_id

    @property
    def former(self) -> Sequence[str]:
        return self.queue.former if self.queue is not None else self.draft.former

    @property
    def at(self) -> float:
        return max(self.draft.at, self.queue.at) if self.queue is not None else self.draft.at


class Drafts:
    """All drafts of the person's, in one folder that is theirs alone. Files are written beside the window,
    but for the journals of queues."""

    def __init__(self, folder: Path, began: Callable[[str], bool] = lambda session_id: False) -> None:
        """`began`: whether the CLI has the session of that id, so that it can be gone on with."""
        self._folder = folder
        self._began = began
        self._writer = WorkerPool("drafts")
        self._disk = DiskSync()
        self.damaged = False  # one was, and is kept aside
        self._open: set[DraftWriter] = set()
        self._left: dict[str, str] = {}  # by folder, the name of the draft that this window had last
        self._unsaved: dict[str, Draft] = {}  # by session or else folder, what could not be written

    def open(self, folder: str, session_id: str = "", parent: QObject | None = None) -> "DraftWriter":
        """The draft of a session; without an id the folder's, of a session that never began: the one that
        this window had, then the newest that no window has."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        unsaved = self._unsaved.pop(session_id or folder, None)
        for place, kept in self._candidates(folder, session_id, include_former=True):
            lock = place.lock()
            if acquire(lock):
                kept = self._read(place) or kept  # another window may have had it a moment ago
                draft = unsaved or _draft_of(kept, place)
                keeper = self._keep(place, lock, draft, folder, session_id, parent)
                keeper.resume_from(kept.draft.mark, kept.queue, draft, anew=unsaved is not None)
                return keeper
        place = _Place(self._folder)
        return self._keep(place, place.lock(), unsaved or Draft(), folder, session_id, parent)

    def _keep(
        self,
        place: _Place,
        lock: QLockFile,
        draft: Draft,
        folder: str,
        session_id: str,
        parent: QObject | None,
    ) -> "DraftWriter":
        keeper = DraftWriter(self._writer, self._disk, place, lock, draft, folder, session_id, parent)
        self._open.add(keeper)
        return keeper

    def leave(self, writer: "DraftWriter") -> None:
        """Close it. What could not be written is kept here, for as long as the program runs."""
        self._open.discard(writer)
        kept = writer.close()
        self._left[writer.folder] = writer.name
        if not kept:
            owner = writer.session_id if self._began(writer.session_id) else writer.folder
            self._unsaved[owner] = writer.fresh()

    def flush(self) -> None:
        """Write what is to be written, of all that are open; it takes a bounded time."""
        for keeper in self._open:
            with contextlib.suppress(RuntimeError):  # it is gone with its session
                keeper.close()

    def waiting_in(self, session_id: str) -> frozenset[str] | None:
        """The uuids of the messages that wait in that session's queue, as the disk has it; None where it has
        neither a queue nor a draft of that session."""
        kept = (
            [kept for _, kept in self._candidates("", session_id, include_former=True)] if session_id else []
        )
        if not kept:
            return None
        return frozenset(uuid for each in kept if each.queue is not None for uuid in each.queue.pending)

    def files_of(self, session_id: str) -> list[Path]:
        """Where drafts of that session are kept, what they carry too."""
        places = [place for place, kept in self._candidates("", session_id)] if session_id else []
        return [path for place in places for path in (place.file, place.queue, place.blobs)]

    def close(self) -> None:
        self._writer.close(wait=False)
        self._disk.close()

    def _candidates(
        self, folder: str, session_id: str, *, include_former: bool = False
    ) -> list[tuple[_Place, _Kept]]:
        """The newest first; one of the same session before all. `include_former`: also one of a session that
        had the id before, and never began under its own: the end may have come before the window kept the new
        id."""
        found = []
        named = mend_surrogates(folder)  # as the file has it
        with contextlib.suppress(OSError):
            files = [file for ending in ("json", "queue") for file in self._folder.glob(f"*.{ending}")]
            newest = dict.fromkeys(file.stem for file in sorted(files, key=_changed, reverse=True))
            for name in list(newest)[:_MOST_FILES]:
                place = _Place(self._folder, name)
                kept = self._read(place)
                if kept is None:
                    continue
                if not session_id:
                    fits = self._is_free(kept, named)
                else:
                    fits = kept.session_id == session_id or (
                        include_former and self._is_former(kept, session_id)
                    )
                if fits:
                    found.append((place, kept))
        left = self._left.get(folder, "") if not session_id else ""

        def order(each: tuple[_Place, _Kept]) -> tuple[bool, bool, float]:
            place, kept = each
            return kept.session_id == session_id, place.name == left, kept.at

        return sorted(found, key=order, reverse=True)

    def _read(self, place: _Place) -> _Kept | None:
        """Give what is kept; a damaged file is put aside."""
        draft: DraftFile | None = None
        queue: StoredQueue | None = None
        try:
            if (data := read_if_there(place.file)) is not None:
                draft = read_draft(data)
                if draft is None:
                    self._put_aside(place.file)
            if (data := read_if_there(place.queue)) is not None:
                queue = read_queue(data)
                if queue is None and data.strip():
                    self._put_aside(place.queue)
        except OSError as error:
            _log.warning("a draft was not read: %s", error.strerror)
            return None
        if queue is not None:
            draft = draft_of(queue, draft)
        return _Kept(draft, queue) if draft is not None else None

    def _put_aside(self, file: Path) -> None:
        _log.warning("a draft was damaged; it is kept aside")
        self.damaged = True
        put_aside(file)

    def _is_free(self, kept: _Kept, folder: str) -> bool:
        """Whether a new session of the folder may have it: those on disk keep their own."""
        return kept.folder == folder and not self._began(kept.session_id)

    def _is_former(self, kept: _Kept, session_id: str) -> bool:
        return session_id in kept.former and not self._began(kept.session_id)


class DraftWriter(QObject):
    """One session's. `draft` is what was found when it was opened; nothing is written before a change.

    What is being written is kept half a second after the first change that a file holds; nothing while
    nothing changes, but again and again where the disk does not take it. What is sent is in the queue's
    journal before the call returns (see `QueueJournal`).
    """

    not_kept = Signal(object)  # Text: why the disk does not take it; "" once it does again

    def __init__(
        self,
        writer: WorkerPool,
        disk: DiskSync,
        place: _Place,
        lock: QLockFile,
        draft: Draft,
        folder: str,
        session_id: str,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self._disk = disk
        self._place = place
        self._lock = lock
        self.folder = folder
        self._session_id = session_id
        self._former: tuple[str, ...] = ()  # ids that it had before in this run
        self.draft = draft
        self._now = replace(draft, queue=(), dispatched=frozenset())
        self._queue = QueueJournal(place.queue, place.files, disk, folder, session_id)
        self._written: Future[Text] | None = None
        self._mark = 0  # of the file that was written, or is being written
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        self._why: Text = ""
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_AFTER_MS)  # how the write went
        self._soon.timeout.connect(self._check_written)

    def resume_from(self, mark: int, queue: StoredQueue | None, draft: Draft, *, anew: bool) -> None:
        """Go on with the files that there are. `mark` is the draft's, with all that the journal says; `anew`:
        `draft` is newer than they are."""
        self._mark = mark
        if queue is not None:
            self._queue.resume_from(queue, draft.queue)
        self._queue.mark = mark
        if draft.queue and (anew or queue is None):  # or the draft of an earlier version has them
            self._queue.messages = {message.uuid: message for message in draft.queue}
            self._queue.rewrite()
        if queue is not None or anew:
            self._mark = -1  # the file may be older than that
        self._queue.set_owner(self.folder, self._session_id)

    @property
    def session_id(self) -> str:
        return self._session_id

    @session_id.setter
    def session_id(self, session_id: str) -> None:
        """The files say so at once: by the new id alone they are found again."""
        if session_id == self._session_id:
            return
        if self._session_id:
            self._former = (*self._former, self._session_id)[-_MOST_FORMER:]
        self._session_id = session_id
        self._queue.set_owner(self.folder, session_id, self._former)
        if not self._now.empty:
            self._start(0)

    def keep_text(self, text: str, cursor: int) -> None:
        self._keep(replace(self._now, text=text, cursor=cursor))

    def keep_parts(self, parts: Sequence[Part]) -> None:
        known = {attachment for _, attachment, _ in self._now.parts}
        new = any(attachment is not None and attachment not in known for _, attachment, _ in parts)
        self._keep(replace(self._now, parts=tuple(parts)), at_once=new)

    def keep_queue(self, queue: Sequence[OutgoingMessage]) -> None:
        """These are all messages that were sent and that nobody has begun to answer."""
        if queue or self._queue.exists:
            self._claim()
            self._queue.follow(queue)
            self._note_queue()

    def keep_sent(self, message: OutgoingMessage) -> None:
        """All that is being written is sent, as this message: it is kept, and the draft is empty."""
        self._claim()
        self._queue.write(message, composed=True)
        self._now = replace(self._now, text="", cursor=0, parts=())
        self._note_queue()

    def keep_dispatched(self, message: OutgoingMessage) -> None:
        """It goes to the CLI."""
        self._queue.dispatch(message)
        self._note_queue()

    def keep_returned(self, messages: Sequence[OutgoingMessage], text: str) -> None:
        """They belong to what is being written again, before what stands there."""
        if self._queue.return_to_composer(messages, text):
            carried: list[Part] = [(a.name, a, "") for message in messages for a in message.attachments]
            whole = "\n\n".join(each for each in (text, self._now.text) if each.strip())
            self._now = replace(self._now, text=whole, parts=(*self._now.parts, *carried))
            self._note_queue()

    @property
    def name(self) -> str:
        return self._place.name

    def fresh(self) -> Draft:
        """What it holds by now, as another session may take it up."""
        queue = self._queue
        return replace(
            self._now, queue=tuple(queue.messages.values()), dispatched=frozenset(queue.dispatched), lost=()
        )

    def flush(self) -> bool:
        """Write what is to be written, which takes a bounded time. False where it was not."""
        self._queue.flush()
        if self._timer.isActive() or self._mark != self._queue.mark:
            self._write()
        self._timer.stop()
        self._soon.stop()
        try:
            why = self._written.result(_FLUSH_SECONDS) if self._written is not None else ""
            why = why or self._queue.why
            self._note(why)
            return not why
        except TooLong:
            return False

    def close(self) -> bool:
        """The same, and let another window have it. A journal of which nothing is pending goes."""
        try:
            kept = self.flush()
            if kept and self._queue.exists and self._queue.remove() and self._now.empty:
                self._write()  # only now: without its mark the journal would be taken for newer
                self.flush()
            return kept
        finally:
            self._lock.unlock()

    def _keep(self, draft: Draft, at_once: bool = False) -> None:
        if draft != self._now:
            self._now = draft
            self._start(0 if at_once else _WRITE_AFTER_MS)

    def _note_queue(self) -> None:
        """What the journal did not take is tried again; the draft's file follows."""
        if self._queue.unwritten or self._mark != self._queue.mark or self._queue.why != self._why:
            self._start(_WRITE_AFTER_MS)

    def _start(self, after_ms: int) -> None:
        if not self._timer.isActive() or self._timer.remainingTime() > after_ms:
            self._timer.start(after_ms)

    def _write(self) -> None:
        self._timer.stop()
        self._claim()
        queue = self._queue
        queue.flush()
        self._mark = queue.mark
        owner = (self.folder, self._session_id, self._former)
        job = (self._place, self._now, owner, queue.mark, queue.exists, queue.held)
        with contextlib.suppress(RuntimeError):  # the program has ended
            self._written = self._writer.submit(_store, *job)
            self._soon.start()

    def _claim(self) -> None:
        """Nobody else is to have the files, from before the first of them is there."""
        if self._lock.isLocked():
            return
        with contextlib.suppress(OSError):
            self._place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if acquire(self._lock):
            return
        self._place = _Place(self._place.folder)  # another window has it
        self._lock = self._place.lock()
        self._lock.tryLock(0)
        old, place = self._queue, self._place
        self._queue = QueueJournal(place.queue, place.files, self._disk, self.folder, self._session_id)
        self._queue.set_owner(self.folder, self._session_id, self._former)
        if old.messages:
            self._queue.messages, self._queue.dispatched = old.messages, old.dispatched
            self._queue.rewrite()

    def _check_written(self) -> None:
        if self._written is None or not self._written.done():
            self._soon.start()
            return
        why = self._written.result() or self._queue.why
        if why and why != TOO_MUCH and not self._timer.isActive():
            self._timer.start(_AGAIN_MS)
        if not why and self._mark == self._queue.mark:
            self._queue.shorten()
        if why != self._why:
            self._note(why)
            self.not_kept.emit(why)

    def _note(self, why: Text) -> None:
        """The log has it once."""
        if why and why != self._why:
            _log.warning("a draft was not kept: %s", why)
        self._why = why


def _store(
    place: _Place,
    draft: Draft,
    owner: tuple[str, str, Sequence[str]],
    mark: int,
    has_queue: bool,
    held: Set[str],
) -> Text:
    """In the writer's thread: the file as a whole, or nothing of it where there is nothing to keep.

    `owner`: the folder, the session's id, and those it had before. `has_queue`: there is a journal, for which
    the file has to say how much of it is in it. Gives why it could not be written, "" where it was.
    """
    try:
        if draft.empty and not has_queue:
            place.file.unlink(missing_ok=True)
            place.files.remove()
            return ""
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # there was no room for it, or it went
        room = _Room(MOST_BYTES)
        folder, session_id, former = owner
        kept = DraftFile(
            folder=folder,
            session_id=session_id,
            former=list(former),
            text=draft.text,
            cursor=draft.cursor,
            mark=mark,
        )
        kept.parts = [_keep_part(place.files, room, *part) for part in draft.parts]
        write_atomic(place.file, write_draft(kept))
        place.files.sweep(room.names, held)
        return TOO_MUCH if room.full else ""
    except OSError as error:
        return error.strerror or Phrase("session_notice.disk_failed")


class _Room:
    def __init__(self, size: int) -> None:
        self.left = size
        self.full = False  # something found no room
        self.names: set[str] = set()


def _keep_part(
    files: AttachmentFiles, room: _Room, name: str, attachment: Attachment | None, text: str
) -> StoredAttachment:
    if attachment is None:
        return StoredAttachment(name=name, text=text)
    part = files.part_of(attachment, room.left)
    part.name = name
    if part.blob:
        room.left -= len(attachment.data)
        room.names.add(part.blob)
    elif attachment.data:
        room.full = True
    return part


def _draft_of(kept: _Kept, place: _Place) -> Draft:
    lost: list[str] = []

    def carried(parts: Sequence[StoredAttachment]) -> Iterator[tuple[StoredAttachment, Attachment | None]]:
        for part in parts:
            attachment = None if part.text else place.files.read(part)
            if attachment is None and not part.text:
                lost.append(part.name)
            else:
                yield part, attachment

    def attachments(parts: Sequence[StoredAttachment]) -> tuple[Attachment, ...]:
        return tuple(attachment for _, attachment in carried(parts) if attachment is not None)

    draft = kept.draft
    own = tuple((part.name, attachment, part.text) for part, attachment in carried(draft.parts))
    if kept.queue is not None:
        pending = kept.queue.pending.values()
        queue = tuple(OutgoingMessage(each.uuid, each.text, attachments(each.parts)) for each in pending)
        taken = frozenset(kept.queue.dispatched)
    else:  # of an earlier version, which kept no uuids
        queue = tuple(
            OutgoingMessage(str(uuid4()), each.text, attachments(each.parts)) for each in draft.queue
        )
        taken = frozenset()
    return Draft(draft.text, draft.cursor, own, queue, taken, tuple(lost))


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
