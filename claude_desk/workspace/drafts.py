"""Drafts: text, attachments and messages that the user typed but has not sent. They are on disk, so that no
crash loses them."""

import contextlib
import heapq
import logging
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence, Set
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLong
from dataclasses import dataclass, field, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from claude_desk.protocol.files.draft_file import DraftFile, StoredAttachment, read_draft, write_draft
from claude_desk.protocol.files.journal_file import JOURNAL_BYTES
from claude_desk.protocol.files.queue_file import StoredQueue, draft_of, read_queue, units
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.atomic_files import is_there, read_if_there, write_atomic
from claude_desk.workspace.attachment_files import AttachmentFiles
from claude_desk.workspace.file_lock import acquire, lock_at
from claude_desk.workspace.queue_journal import MOST_BYTES, TOO_MUCH, DiskSync, QueueJournal

_log = logging.getLogger(__name__)

_WRITE_AFTER_MS = 500
_LOOK_AFTER_MS = 100
_AGAIN_MS = 10_000
_MOST_PLACES = 5_000  # drafts on disk that are looked through for a session or a folder
_FLUSH_SECONDS = 3.0
_ROOM = 64 * 1024  # bytes of the test file that shows whether the disk has room
_MOST_COPIES = 20  # copies of one file; each copy has a number in its name
_MOST_FORMER = 10  # former ids that are kept for one session
_BETWEEN = "\n\n---\n\n"  # separates the drafts of several windows
JOINED = Phrase("session_notice.drafts_joined")
SLOW = Phrase("session_notice.disk_slow")

Part = tuple[str, Attachment | None, str]
"""Something that the message in the composer carries: a name, and either a file that was read or pasted
text."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the user wrote for one session.

    `queue`: sent messages whose answer has not begun, as far as the program was informed. `dispatched`: uuids
    of the messages in `queue` that went to the CLI. `lost`: names of files whose bytes were not kept.
    `aside`: text that was typed for pending requests.
    """

    text: str = ""
    cursor: int = 0
    parts: tuple[Part, ...] = ()
    queue: tuple[OutgoingMessage, ...] = ()
    dispatched: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()
    aside: str = ""

    @property
    def empty(self) -> bool:
        return not (self.text or self.parts or self.queue or self.aside)

    @property
    def folded(self) -> "Draft":
        """The same draft with `aside` put before the text, because the requests for which it was typed are
        gone."""
        if not self.aside.strip():
            return replace(self, aside="")
        text = "\n\n".join(part for part in (self.aside, self.text) if part.strip())
        return replace(self, text=text, cursor=units(text), aside="")

    @property
    def waiting(self) -> int:
        """The number of messages in the queue that did not go to the CLI yet."""
        return sum(message.uuid not in self.dispatched for message in self.queue)

    @property
    def losable(self) -> bool:
        """Whether the draft contains something that exists only in this program."""
        return bool(self.text.strip() or self.parts or self.waiting or self.aside.strip())


@dataclass(slots=True)
class _Place:
    """The files of one draft: `NAME.json`, the journal of the draft's queue in `NAME.queue`, the attachments
    of both files in `NAME/`, and a lock while a window has the draft open."""

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
    """The files that were read at a place: the draft, and the queue if the place has a queue.

    `unread`: files that exist but cannot be read, each with the system's reason. `strange`: the bytes of
    files with content that this version does not know or cannot use.
    """

    draft: DraftFile
    queue: StoredQueue | None
    unread: dict[Path, Text] = field(default_factory=dict)
    strange: dict[Path, bytes] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        return (self.queue.folder if self.queue is not None else "") or self.draft.folder

    @property
    def session_id(self) -> str:
        return (self.queue.session_id if self.queue is not None else "") or self.draft.session_id

    @property
    def former(self) -> Set[str]:
        """Ids that the session had before. The draft's own id is one of them if the queue names another: the
        queue is newer, or damaged."""
        queued = self.queue.former if self.queue is not None else ()
        return {*self.draft.former, *queued, self.draft.session_id} - {""}

    @property
    def at(self) -> float:
        return max(self.draft.at, self.queue.at) if self.queue is not None else self.draft.at


@dataclass(frozen=True, slots=True)
class UnsavedDraft:
    """A draft that could not be written to disk. `why`: the system's reason. `absorbed`: names of the places
    whose text is part of this draft."""

    name: str
    folder: str
    session_id: str
    former: tuple[str, ...]
    draft: Draft
    why: Text
    absorbed: tuple[str, ...] = ()


@dataclass(slots=True)
class _Source:
    """A place that this window has locked, with its content. `at`: time of the last write. `anew`: whether
    `draft` is newer than the files. `absorbed`: names of the places whose text is part of this draft."""

    place: _Place
    lock: QLockFile
    kept: _Kept | None
    draft: Draft
    at: float
    anew: bool = False
    absorbed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Absorbed:
    """A place whose text was joined to another place. `files` are removed once that other place is on disk.
    `whole`: whether every file of the place could be read, so that the place need not be read again."""

    place: _Place
    lock: QLockFile
    files: tuple[Path, ...]
    whole: bool


class Drafts:
    """All drafts of the user, in one folder of mode 0700. Files are written in a worker thread, except the
    journals of queues.

    The text of one window never replaces the text of another window: if several windows have written for one
    session, the next window that opens the session gets all texts.
    """

    def __init__(
        self, folder: Path, began: Callable[[str], bool] = lambda session_id: False, lost: str = ""
    ) -> None:
        """`began`: returns whether the CLI has a session with that id, so that the session can be resumed.
        `lost`: the system's reason why the folder is removed when the program ends, or an empty string if the
        folder stays."""
        self._folder = folder
        self._began = began
        self._lost = lost
        self._writer = WorkerPool("drafts")
        self._disk = DiskSync()
        self.damaged = False  # a damaged draft was found
        self.on_damage: Callable[[], None] = lambda: None
        # For an unreadable draft whose owner is unknown.
        self.on_unread: Callable[[Text], None] = lambda words: None
        self._told: set[Path] = set()  # unreadable files that were reported
        self._open: set[DraftWriter] = set()
        self._left: dict[str, str] = {}  # by folder: the name of the draft that this window closed last
        self._unsaved: list[UnsavedDraft] = []

    def open(self, folder: str, session_id: str = "", parent: QObject | None = None) -> "DraftWriter":
        """Open everything that was written for a session.

        Without an id, open the draft of a session of this folder that never began. This is the draft that
        this window closed last, or else the newest draft that no window has open.
        """
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sources = self._take(folder, session_id)
        first = next((source for source in sources if source.kept is None or not source.kept.unread), None)
        place = first.place if first is not None else _Place(self._folder)
        lock = first.lock if first is not None else place.lock()
        keeper = DraftWriter(
            self._writer, self._disk, place, lock, _joined(sources), folder, session_id, parent
        )
        keeper.notes = _notes_of(sources)
        keeper.allow(*_carried_on_disk(sources))
        for path in (path for source in sources if source.kept for path in source.kept.unread):
            self._told.add(path)
        self._open.add(keeper)
        keeper.resume_from(first, [_absorbed(source) for source in sources if source is not first])
        return keeper

    def leave(self, writer: "DraftWriter") -> None:
        """Close the writer. If it could not write its draft, keep the draft here while the program runs."""
        self._open.discard(writer)
        kept = writer.close()
        self._left[writer.folder] = writer.name
        if not kept:
            self._unsaved.append(writer.unsaved())

    def flush(self) -> None:
        """Close every open draft, after writing changes that are not on disk yet. This takes a bounded time
        for each draft."""
        for keeper in self._open:
            with contextlib.suppress(RuntimeError):  # the writer was deleted with its session
                keeper.close()

    def save_all(self) -> list[UnsavedDraft]:
        """Write every open draft that is not on disk yet, within a bounded time. Return the drafts that could
        not be written or would not stay on disk. They include drafts that `leave` closed."""
        open_ones = list(self._open)
        for keeper in open_ones:
            with contextlib.suppress(RuntimeError):  # the writer was deleted with its session
                keeper.begin_flush()
        end = time.monotonic() + _FLUSH_SECONDS
        unsaved = []
        for keeper in open_ones:
            with contextlib.suppress(RuntimeError):
                kept = keeper.flush(max(0.0, end - time.monotonic()))
                if (self._lost or not kept) and keeper.fresh().losable:
                    unsaved.append(replace(keeper.unsaved(), why=self._lost) if kept else keeper.unsaved())
        return [*unsaved, *(each for each in self._unsaved if each.draft.losable)]

    def why_not_kept(self) -> Text:
        """Return why drafts written from now on would not stay on disk, or an empty string if they would."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self._folder, buffering=0) as file:
                file.write(bytes(_ROOM))
        except OSError as error:
            return _reason(error)
        return self._lost

    def waiting_in(self, session_id: str) -> frozenset[str] | None:
        """Return the uuids of the messages that wait in that session's queue on disk. Return None without an
        id, or if the disk has neither a queue nor a draft of that session."""
        kept = (
            [kept for _, kept in self._candidates("", session_id, include_former=True)] if session_id else []
        )
        if not kept:
            return None
        return frozenset(uuid for each in kept if each.queue is not None for uuid in each.queue.pending)

    def files_of(self, session_id: str) -> list[Path]:
        """Return the files of that session's drafts, and the folders of their attachments."""
        places = [place for place, kept in self._candidates("", session_id)] if session_id else []
        return [path for place in places for path in (place.file, place.queue, place.blobs)]

    def close(self) -> None:
        self._writer.close(wait=False)
        self._disk.close()

    # --- drafts on disk --------------------------------------------------------------------------

    def _take(self, folder: str, session_id: str) -> list[_Source]:
        """Lock and return the places that fit and that no other window has open. Unsaved drafts come first.
        The places of `_candidates` follow, absorbed places last."""
        sources: list[_Source] = []
        # Without an id: the session of the first place; its remaining places are locked too.
        wanted = session_id
        for unsaved in reversed(self._unsaved[:]):
            if (not sources or wanted) and self._fits(unsaved, folder, wanted):
                self._unsaved.remove(unsaved)
                place = _Place(self._folder, unsaved.name)
                lock = place.lock()
                if not acquire(lock):
                    place, lock = self._fresh()
                at = time.time()
                source = _Source(place, lock, self._read(place), unsaved.draft, at, True, unsaved.absorbed)
                sources.append(source)
                wanted = wanted or unsaved.session_id
        found = self._candidates(folder, session_id, include_former=True)
        over = {name for _, kept in found for name in kept.draft.absorbed}
        for place, kept in sorted(found, key=lambda each: each[0].name in over):
            if any(place.name == source.place.name for source in sources):
                continue
            if place.name in over and not any(place.name in source.absorbed for source in sources):
                continue  # the place's text was joined to a place that another window has open
            if sources and not (wanted and kept.session_id == wanted) and not session_id:
                continue
            lock = place.lock()
            if acquire(lock):
                now = self._read(place) or kept  # another window may have written the file a moment ago
                _keep_strange(now)
                sources.append(
                    _Source(
                        place, lock, now, _draft_of(now, place), now.at, absorbed=tuple(now.draft.absorbed)
                    )
                )
                wanted = wanted or now.session_id
        return sources

    def _fresh(self) -> tuple[_Place, QLockFile]:
        place = _Place(self._folder)
        return place, place.lock()

    def _candidates(
        self, folder: str, session_id: str, *, include_former: bool = False
    ) -> list[tuple[_Place, _Kept]]:
        """Return the places that fit. First come the places of the session, or without an id the draft that
        this window closed last. The other places follow, the newest first.

        `include_former`: also return places of a session that had this id before and never began under its
        current id. The program may have ended before the window wrote the new id.
        """
        found = []
        for name in self._names():
            place = _Place(self._folder, name)
            kept = self._read(place)
            if kept is not None and self._fits(kept, folder, session_id, include_former=include_former):
                found.append((place, kept))
        left = self._left.get(folder, "") if not session_id else ""

        def order(each: tuple[_Place, _Kept]) -> tuple[bool, bool, float]:
            place, kept = each
            return kept.session_id == session_id, place.name == left, kept.at

        return sorted(found, key=order, reverse=True)

    def _names(self) -> list[str]:
        """Return the names of the places on disk, the newest first."""
        try:
            files = [file for file in self._folder.iterdir() if file.suffix in (".json", ".queue")]
        except FileNotFoundError:
            return []
        except OSError as error:
            self._tell_unread(self._folder, _reason(error))
            return []
        newest = dict.fromkeys(file.stem for file in sorted(files, key=_changed, reverse=True))
        return list(newest)[:_MOST_PLACES]

    def _fits(
        self, kept: _Kept | UnsavedDraft, folder: str, session_id: str, *, include_former: bool = True
    ) -> bool:
        """Return whether a draft belongs to the session. Without an id, return whether a new session in the
        folder may continue the draft. A draft with another id does not fit if the CLI has its session on
        disk."""
        if session_id and kept.session_id == session_id:
            return True
        if session_id:
            fits = include_former and session_id in kept.former
        else:
            fits = kept.folder in (folder, mend_surrogates(folder))
        return fits and not (kept.session_id and self._began(kept.session_id))

    def _read(self, place: _Place) -> _Kept | None:
        """Return the readable files of a place: if one of its two files is damaged, the undamaged file is
        still used.

        Return None if no file can be read, or if no file says to which folder or session the place belongs.
        Put damaged files aside.
        """
        unread: dict[Path, Text] = {}
        strange: dict[Path, bytes] = {}
        data = _load(place.file, unread)
        draft = read_draft(data) if data is not None else None
        if data is not None and draft is not None and draft.strange and not draft.words_unused:
            strange[place.file] = data
        if data is not None and (draft is None or draft.words_unused):
            self._put_aside(place, place.file, data, moved=draft is None)
        data = _load(place.queue, unread)
        queue = read_queue(data) if data is not None else None
        if queue is None and data is not None and data.strip():
            self._put_aside(place, place.queue, data)
        if queue is not None:
            if data is not None and queue.strange:
                strange[place.queue] = data
            draft = draft_of(queue, draft)
        if draft is None:
            for path, why in unread.items():
                self._tell_unread(path, why)
            return None
        kept = _Kept(draft, queue, unread, strange)
        if not (kept.folder or kept.session_id):
            for path in (place.file, place.queue):
                if path not in unread and (data := _load(path, {})) is not None:
                    self._put_aside(place, path, data)
            return None
        return kept

    def _tell_unread(self, path: Path, why: Text) -> None:
        if path not in self._told:
            self._told.add(path)
            _log.warning("what was not sent cannot be read: %s", why)
            self.on_unread(_unread_words(path, why))

    def _put_aside(self, place: _Place, file: Path, data: bytes, moved: bool = True) -> None:
        """Keep a damaged file aside, unless a window has the place open and may be writing the file just now.

        If `moved` is False, keep a copy, and continue to use the file without its damaged part.
        """
        lock = place.lock()
        if not acquire(lock):
            return
        try:
            aside = _copy_of(file, ".damaged", data)
            if not moved and aside.exists():
                return
            if moved:
                file.replace(aside)
            else:
                write_atomic(aside, data)
        except OSError as error:
            _log.warning("a damaged draft stays where it is: %s", error.strerror)
        else:
            _log.warning("a draft was damaged; it is kept aside")
        finally:
            lock.unlock()
        self.damaged = True
        self.on_damage()


class DraftWriter(QObject):
    """Writes the draft of one session. `draft` is the draft that was found on opening. Nothing is written
    until the draft changes, unless it differs from its files already.

    Text is written half a second after the first change that is not on disk. A failed write is retried every
    ten seconds. A message that is sent is in the queue's journal before the call returns (see
    `QueueJournal`).
    """

    not_kept = Signal(object)  # Text: why the draft cannot be written; empty once a write succeeds again

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
        self._former: tuple[str, ...] = ()  # ids that the session had before in this run
        self.draft = draft
        self._now = replace(draft, queue=(), dispatched=frozenset())
        self._queue = QueueJournal(place.queue, place.files, disk, folder, session_id)
        self._written: Future[Text] | None = None
        self._mark = 0  # the mark in the newest version of the file, which may be unfinished
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        self._why: Text = ""
        # Checks whether the write succeeded.
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_AFTER_MS)
        self._soon.timeout.connect(self._check_written)
        self.notes: tuple[Text, ...] = ()  # notices for the user about problems with the draft
        self._absorbed: list[_Absorbed] = []  # places whose files still exist
        self._most = MOST_BYTES  # bytes in the attachments of the draft
        self._is_kept = False  # whether the draft's file should exist

    def resume_from(self, source: _Source | None, absorbed: Sequence[_Absorbed]) -> None:
        """Continue the files of `source`.

        They contain less than `draft` if they are older or if the text of other places was joined to the
        draft. Then write the whole draft now, and remove those places.
        """
        kept = source.kept if source is not None else None
        self._absorbed = list(absorbed)
        anew = bool(absorbed) or (source is not None and source.anew)
        if kept is not None:
            self._is_kept = True
            self._mark = self._queue.mark = kept.draft.mark
            if kept.queue is not None:
                of_it = source.draft.queue if source is not None and not source.anew else ()
                known = {message.uuid: message for message in of_it}
                pending = (
                    known.get(uuid) or OutgoingMessage(uuid, each.text)
                    for uuid, each in kept.queue.pending.items()
                )
                self._queue.resume_from(kept.queue, pending)
                self._mark = -1  # the file may be older than the queue
        if self.draft.queue or anew:
            self._queue.follow(self.draft.queue)
            for message in self.draft.queue:
                if message.uuid in self.draft.dispatched:
                    self._queue.dispatch(message)
        self._queue.set_owner(self.folder, self._session_id)
        if anew or (kept is not None and kept.draft.aside.strip()):  # `aside` is part of the text from now on
            self._mark = -1
            self._write()

    @property
    def session_id(self) -> str:
        return self._session_id

    @session_id.setter
    def session_id(self, session_id: str) -> None:
        """Set the session's id and write it to the files at once: they can be found only by the new id from
        now on."""
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

    def keep_aside(self, text: str) -> None:
        """Keep the text that is typed for pending requests."""
        self._keep(replace(self._now, aside=text))

    def keep_parts(self, parts: Sequence[Part]) -> None:
        known = {attachment for _, attachment, _ in self._now.parts}
        new = any(attachment is not None and attachment not in known for _, attachment, _ in parts)
        self._keep(replace(self._now, parts=tuple(parts)), at_once=new)

    def keep_queue(self, queue: Sequence[OutgoingMessage]) -> None:
        """Keep these messages as the queue: all sent messages whose answer has not begun."""
        if queue or self._queue.exists:
            self._claim()
            self._queue.follow(queue)
            self._note_queue()

    def add(self, text: str, sent: Sequence[tuple[str, tuple[Attachment, ...]]]) -> None:
        """Append to the draft and the queue the text and messages from before the session existed."""
        both = "\n\n".join(part for part in (self._now.text, text) if part)
        self.keep_text(both, units(both))
        self.keep_queue([*self.draft.queue, *(OutgoingMessage(str(uuid4()), *message) for message in sent)])

    def keep_sent(self, message: OutgoingMessage) -> None:
        """Add a sent message to the queue with everything that the composer contained, and empty the
        draft."""
        self._claim()
        self._queue.write(message, composed=True)
        self._now = replace(self._now, text="", cursor=0, parts=())
        self._note_queue()

    def keep_dispatched(self, message: OutgoingMessage) -> None:
        """Note that the message goes to the CLI."""
        self._queue.dispatch(message)
        self._note_queue()

    def keep_returned(self, messages: Sequence[OutgoingMessage], text: str) -> None:
        """Move messages from the queue back to the draft, before its current text."""
        if self._queue.return_to_composer(messages, text):
            carried: list[Part] = [(a.name, a, "") for message in messages for a in message.attachments]
            whole = "\n\n".join(each for each in (text, self._now.text) if each.strip())
            self._now = replace(self._now, text=whole, parts=(*self._now.parts, *carried))
            self._note_queue()

    @property
    def name(self) -> str:
        return self._place.name

    def fresh(self) -> Draft:
        """Return the current draft in a form that another session can continue."""
        queue = self._queue
        messages, dispatched = tuple(queue.messages.values()), frozenset(queue.dispatched)
        return replace(self._now, queue=messages, dispatched=dispatched, lost=()).folded

    def allow(self, in_draft: int, in_queue: int) -> None:
        """Raise the limits to at least these numbers of bytes. The attachments were on disk before, in
        several places, and must fit into this place."""
        self._most = max(MOST_BYTES, in_draft)
        self._queue.most = max(self._queue.most, in_queue)

    def unsaved(self) -> UnsavedDraft:
        """Return the current draft with the reason why it is not on disk."""
        absorbed = tuple(each.place.name for each in self._absorbed if each.whole)
        former = self._former
        return UnsavedDraft(
            self.name, self.folder, self._session_id, former, self.fresh(), self._why or SLOW, absorbed
        )

    def begin_flush(self) -> None:
        """Start to write changes that are not on disk yet. `flush` waits for the end of the write."""
        self._queue.flush()
        gone = self._is_kept and not self._now.empty and not is_there(self._place.file)
        if self._timer.isActive() or self._mark != self._queue.mark or self._absorbed or gone:
            self._write()

    def flush(self, seconds: float = _FLUSH_SECONDS) -> bool:
        """Write changes that are not on disk yet, within a bounded time. Return whether everything is on
        disk. A failed write is retried later, unless the attachments are too large."""
        why = self._wait(seconds)
        if why and why != TOO_MUCH:
            self._timer.start(_AGAIN_MS)
        self._tell(why)
        return not why

    def close(self) -> bool:
        """Write for the last time, then unlock the place for other windows. Return whether everything is on
        disk.

        Remove a journal without pending messages, and an empty draft file.
        """
        try:
            kept = not self._note(self._wait(_FLUSH_SECONDS))
            over = kept and (not self._queue.exists or self._queue.remove()) and self._now.empty
            if over and is_there(self._place.file):
                self._write()  # only now: without the mark in this file the journal would seem newer
                self._note(self._wait(_FLUSH_SECONDS))
            return kept
        finally:
            self._timer.stop()
            for each in self._absorbed:
                each.lock.unlock()
            self._lock.unlock()

    def _wait(self, seconds: float) -> Text:
        """Write changes that are not on disk yet. Return why that failed, or an empty string."""
        self.begin_flush()
        self._timer.stop()
        self._soon.stop()
        try:
            why = self._written.result(seconds) if self._written is not None else ""
        except TooLong:
            why = SLOW
        if not (why := why or self._queue.why):
            self._release_absorbed()
        return why

    def _release_absorbed(self) -> None:
        """Unlock the absorbed places whose files are gone: their text is in this place's files now. Keep the
        places whose files could not be removed, to try again."""
        gone = [each for each in self._absorbed if not any(map(is_there, each.files))]
        self._absorbed = [each for each in self._absorbed if each not in gone]
        for each in gone:
            each.lock.unlock()

    def _keep(self, draft: Draft, at_once: bool = False) -> None:
        if draft != self._now:
            self._now = draft
            self._start(0 if at_once else _WRITE_AFTER_MS)

    def _note_queue(self) -> None:
        """Schedule a write of the draft's file if the journal changed. The write also retries journal entries
        that could not be written."""
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
        absorbed = () if queue.why or queue.unwritten else tuple(self._absorbed)
        job = (self._place, self._now, owner, queue.mark, queue.exists, queue.held, self._most, absorbed)
        with contextlib.suppress(RuntimeError):  # the program has ended
            self._written = self._writer.submit(_store, *job)
            self._is_kept = True
            self._soon.start()

    def _claim(self) -> None:
        """Lock the place before its first file is written. If another window has locked the place, use a new
        place."""
        if self._lock.isLocked() and is_there(Path(self._lock.fileName())):
            return
        with contextlib.suppress(OSError):
            self._place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = self._place.lock()  # the folder may have been removed, and the lock with it
        if acquire(self._lock):
            return
        self._place = _Place(self._place.folder)  # another window has locked the place
        self._lock = self._place.lock()
        self._lock.tryLock(0)
        old, place = self._queue, self._place
        self._queue = QueueJournal(place.queue, place.files, self._disk, self.folder, self._session_id)
        self._queue.set_owner(self.folder, self._session_id, self._former)
        self._queue.most = old.most
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
        if not why:
            self._release_absorbed()
            if self._mark == self._queue.mark:
                self._queue.shorten()
        self._tell(why)

    def _tell(self, why: Text) -> None:
        if why != self._why:
            self._note(why)
            self.not_kept.emit(why)

    def _note(self, why: Text) -> Text:
        """Set the reason why the draft is not on disk, and log it once."""
        if why and why != self._why:
            _log.warning("a draft was not kept: %s", why)
        self._why = why
        return why


def _store(
    place: _Place,
    draft: Draft,
    owner: tuple[str, str, Sequence[str]],
    mark: int,
    has_queue: bool,
    held: Set[str],
    most: int = MOST_BYTES,
    absorbed: Sequence[_Absorbed] = (),
) -> Text:
    """Write the draft's file as a whole, or remove it if there is nothing to keep. Return why the file could
    not be written, or an empty string.

    Runs in the writer's thread.

    `owner`: the folder, the session's id, and the session's former ids. `has_queue`: whether there is a
    journal; then the file must contain the mark up to which it agrees with the journal. `absorbed`: places
    whose text is now in the draft and its queue.
    """
    try:
        if draft.empty and not has_queue and not absorbed:
            place.file.unlink(missing_ok=True)
            place.files.remove()
            return ""
        # The folder could not be made, or was removed.
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        room = _Room(most)
        folder, session_id, former = owner
        kept = DraftFile(
            folder=folder,
            session_id=session_id,
            former=list(former),
            text=draft.text,
            cursor=draft.cursor,
            mark=mark,
            aside=draft.aside,
        )
        kept.parts = [_keep_part(place.files, room, *part) for part in draft.parts]
        over = () if room.full else absorbed  # if this place is full, only the absorbed place has the rest
        kept.absorbed = [each.place.name for each in over if each.whole]
        write_atomic(place.file, write_draft(kept))
        _remove(over)
        place.files.sweep(room.names, held)
        return TOO_MUCH if room.full else ""
    except OSError as error:
        return _reason(error)


def _remove(absorbed: Sequence[_Absorbed]) -> None:
    """Remove the files of absorbed places. If a file cannot be removed, it stays, and the draft's file names
    the file's place in `absorbed`."""
    for each in absorbed:
        for path in each.files:
            with contextlib.suppress(OSError):
                if path == each.place.blobs:
                    each.place.files.remove()
                else:
                    path.unlink(missing_ok=True)


class _Room:
    def __init__(self, size: int) -> None:
        self.left = size
        self.full = False  # an attachment did not fit
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
    else:  # an earlier version, which kept no uuids, wrote the draft
        queue = tuple(
            OutgoingMessage(str(uuid4()), each.text, attachments(each.parts)) for each in draft.queue
        )
        taken = frozenset()
    return Draft(draft.text, draft.cursor, own, queue, taken, tuple(lost), draft.aside).folded


def _joined(sources: Sequence[_Source]) -> Draft:
    """Join drafts, with each text and each message once.

    Texts are joined oldest first. Messages come in the order in which they were sent. Messages of one queue
    keep the order that the user gave them.
    """
    over = {name for source in sources for name in source.absorbed}
    counted = [source for source in sources if source.place.name not in over] or list(sources)
    if len(counted) == 1:
        return counted[0].draft
    found = Draft()
    texts: list[str] = []
    queues: list[list[tuple[float, OutgoingMessage]]] = []
    settled = {uuid for each in counted if each.kept and each.kept.queue for uuid in each.kept.queue.settled}
    for source in sorted(counted, key=lambda source: source.at):
        draft, queue = source.draft, source.kept.queue if source.kept is not None else None
        known = {part for text in texts for part in text.split(_BETWEEN)}
        if draft.text.strip() and draft.text not in known:
            within = {*draft.text.split(_BETWEEN)}
            texts = [*(text for text in texts if text not in within), draft.text]
        at = source.at
        messages = []
        for message in draft.queue:
            if queue is not None and message.uuid in queue.pending:
                at = queue.pending[message.uuid].at
            messages.append((at, message))
        queues.append(messages)
        parts = [part for part in draft.parts if part not in found.parts]
        found = replace(
            found,
            parts=(*found.parts, *parts),
            dispatched=found.dispatched | draft.dispatched,
            lost=(*found.lost, *draft.lost),
        )
    merged = heapq.merge(*queues, key=lambda each: each[0])
    once: dict[str, OutgoingMessage] = {}
    for _, message in merged:
        known_one = once.get(message.uuid)
        if known_one is None or len(known_one.attachments) < len(message.attachments):
            once[message.uuid] = message
    for uuid in settled:
        once.pop(uuid, None)
    text = _BETWEEN.join(texts)
    return replace(found, text=text, cursor=units(text), queue=tuple(once.values()))


def _carried_on_disk(sources: Sequence[_Source]) -> tuple[int, int]:
    """Return the sizes of the attachments that are on disk: the bytes of the drafts, and the bytes of the
    queues."""
    drafts = [source.draft for source in sources if not source.anew]
    in_drafts = [part[1] for draft in drafts for part in draft.parts]
    in_queues = [each for draft in drafts for message in draft.queue for each in message.attachments]
    return (
        sum(len(each.data) for each in in_drafts if each is not None),
        sum(len(each.data) for each in in_queues),
    )


def _absorbed(source: _Source) -> _Absorbed:
    """Return the files of a place that can be removed once another place has its text. Keep unreadable files,
    and all files of a place that lost attachments."""
    place, kept = source.place, source.kept
    unread = kept.unread if kept is not None else {}
    files = [path for path in (place.file, place.queue) if path not in unread]
    if not unread:
        files.append(place.blobs)
    if source.draft.lost:
        files = []  # bytes are damaged or unreadable just now: keep them and the files that name them
    return _Absorbed(place, source.lock, tuple(files), whole=not unread)


def _notes_of(sources: Sequence[_Source]) -> tuple[Text, ...]:
    over = {name for source in sources for name in source.absorbed}
    texts = {
        source.draft.text for source in sources if source.place.name not in over and source.draft.text.strip()
    }
    unread = [item for source in sources if source.kept is not None for item in source.kept.unread.items()]
    told = tuple(_unread_words(path, why) for path, why in unread)
    return (*told, JOINED) if len(texts) > 1 else told


def _copy_of(file: Path, suffix: str, data: bytes) -> Path:
    """Return the path for a copy of a file: an existing copy with the same bytes, otherwise an unused
    path."""
    for number in range(1, _MOST_COPIES):
        copy = file.with_name(f"{file.name}{suffix if number == 1 else f'-{number}{suffix}'}")
        if not copy.exists() or read_if_there(copy, JOURNAL_BYTES) == data:
            return copy
    return file.with_name(f"{file.name}-{uuid4().hex}{suffix}")


def _keep_strange(kept: _Kept) -> None:
    """Copy files with content that this version does not know: writing or removing the file would lose it. If
    a file cannot be copied, treat it as unreadable, so that it is not changed."""
    for path, data in kept.strange.items():
        try:
            if not (copy := _copy_of(path, ".later", data)).exists():
                write_atomic(copy, data)
        except OSError as error:
            kept.unread[path] = _reason(error)


def _unread_words(path: Path, why: Text) -> Phrase:
    """Return the notice for an unreadable `path`, which is a draft, a queue, or the folder of all drafts."""
    if path.suffix == ".queue":
        return Phrase("session_notice.queue_not_read", reason=why)
    if path.suffix != ".json":
        return Phrase("session_notice.drafts_not_read", reason=why)
    return Phrase("session_notice.draft_not_read", reason=why)


def _load(path: Path, unread: dict[Path, Text]) -> bytes | None:
    try:
        return read_if_there(path, JOURNAL_BYTES)
    except OSError as error:
        unread[path] = _reason(error)
        return None


def _reason(error: OSError) -> Text:
    return error.strerror or Phrase("session_notice.disk_failed")


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
