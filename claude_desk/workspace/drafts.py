"""What was written and not sent, kept so that no crash loses it."""

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
_MOST_PLACES = 5_000  # that are looked through for a session's, or a folder's
_FLUSH_SECONDS = 3.0
_ROOM = 64 * 1024  # bytes of a file by which a disk is tried
_MOST_COPIES = 20  # of a file, that are named by a number
_MOST_FORMER = 10  # ids of a session that are kept
_BETWEEN = "\n\n---\n\n"  # drafts of several windows
JOINED = Phrase("session_notice.drafts_joined")
SLOW = Phrase("session_notice.disk_slow")

Part = tuple[str, Attachment | None, str]
"""What a message being written carries: its name, and a file that was read or text that was pasted."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`queue`: messages that were sent and that nobody had begun to answer, as far as we heard; `taken`: the
    uuids of those of them that went to the CLI. `lost`: names of files whose bytes were not kept. `aside`:
    what is typed for requests that wait."""

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
        """The same with what was typed for requests, which are gone, before the text."""
        if not self.aside.strip():
            return replace(self, aside="")
        text = "\n\n".join(part for part in (self.aside, self.text) if part.strip())
        return replace(self, text=text, cursor=units(text), aside="")

    @property
    def waiting(self) -> int:
        """How many messages nobody but us has."""
        return sum(message.uuid not in self.dispatched for message in self.queue)

    @property
    def losable(self) -> bool:
        """Whether there is something that is with us alone."""
        return bool(self.text.strip() or self.parts or self.waiting or self.aside.strip())


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
    """What is on disk at a place: the text that is being written, and the queue where there is one.

    `unread`: files that are there and cannot be read, each with the system's reason. `strange`: what is in
    those that hold more than this version knows or can use.
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
        return {*self.draft.former, *(self.queue.former if self.queue is not None else ())}

    @property
    def at(self) -> float:
        return max(self.draft.at, self.queue.at) if self.queue is not None else self.draft.at


@dataclass(frozen=True, slots=True)
class UnsavedDraft:
    """What was written and the disk does not have. `why`: in the system's words. `absorbed`: names of the
    places whose words are in it, too."""

    name: str
    folder: str
    session_id: str
    former: tuple[str, ...]
    draft: Draft
    why: Text
    absorbed: tuple[str, ...] = ()


@dataclass(slots=True)
class _Source:
    """A place that is ours now, and what was written there. `at`: when it was written last. `anew`: `draft`
    is newer than the files."""

    place: _Place
    lock: QLockFile
    kept: _Kept | None
    draft: Draft
    at: float
    anew: bool = False
    absorbed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Absorbed:
    """A place whose words another place has from now on. `files` go once that is on disk. `whole`: nothing
    else is there, so that nobody need read it again."""

    place: _Place
    lock: QLockFile
    files: tuple[Path, ...]
    whole: bool


class Drafts:
    """All drafts of the person's, in one folder that is theirs alone. Files are written beside the window,
    but for the journals of queues.

    Nothing that was typed is chosen between: where several windows have written for one session, the next
    that opens it has all of it.
    """

    def __init__(
        self, folder: Path, began: Callable[[str], bool] = lambda session_id: False, lost: str = ""
    ) -> None:
        """`began`: whether the CLI has the session of that id, so that it can be gone on with. `lost`: the
        system's reason why the folder goes with the program, "" where it stays."""
        self._folder = folder
        self._began = began
        self._lost = lost
        self._writer = WorkerPool("drafts")
        self._disk = DiskSync()
        self.damaged = False  # one was, and is kept aside
        self.on_damage: Callable[[], None] = lambda: None
        self.on_unread: Callable[[Text], None] = lambda words: None  # of what nobody knows whose it is
        self._told: set[Path] = set()  # files that cannot be read, and that was said
        self._open: set[DraftWriter] = set()
        self._left: dict[str, str] = {}  # by folder, the name of the draft that this window had last
        self._unsaved: list[UnsavedDraft] = []

    def open(self, folder: str, session_id: str = "", parent: QObject | None = None) -> "DraftWriter":
        """All that was written for a session; without an id the folder's, of a session that never began: the
        one that this window had, then the newest that no window has."""
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
        """Close it. What could not be written is kept here, for as long as the program runs."""
        self._open.discard(writer)
        kept = writer.close()
        self._left[writer.folder] = writer.name
        if not kept:
            self._unsaved.append(writer.unsaved())

    def flush(self) -> None:
        """Write what is to be written, of all that are open; it takes a bounded time."""
        for keeper in self._open:
            with contextlib.suppress(RuntimeError):  # it is gone with its session
                keeper.close()

    def save_all(self) -> list[UnsavedDraft]:
        """Write what is to be written, and give what the disk does not take, of those that are open and of
        those that were left; it takes a bounded time."""
        open_ones = list(self._open)
        for keeper in open_ones:
            with contextlib.suppress(RuntimeError):  # it is gone with its session
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
        """Why what is written from now on would be on no disk, "" where it would be."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self._folder, buffering=0) as file:
                file.write(bytes(_ROOM))
        except OSError as error:
            return _reason(error)
        return self._lost

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

    # --- what there is ---------------------------------------------------------------------------

    def _take(self, folder: str, session_id: str) -> list[_Source]:
        """What no other window has, and is ours from now on; the newest first."""
        sources: list[_Source] = []
        wanted = session_id  # of a folder's: the others of the session that the first one is of
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
                continue  # the window that has its words has them still
            if sources and not (wanted and kept.session_id == wanted) and not session_id:
                continue
            lock = place.lock()
            if acquire(lock):
                now = self._read(place) or kept  # another window may have had it a moment ago
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
        """The newest first; one of the same session before all. `include_former`: also one of a session that
        had the id before, and never began under its own: the end may have come before the window kept the new
        id."""
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
        """Of the places that there are, the newest first."""
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
        """Whether it is the session's; without an id, whether a new session of the folder may have it: those
        on disk keep their own."""
        if session_id and kept.session_id == session_id:
            return True
        if session_id:
            fits = include_former and session_id in kept.former
        else:
            fits = kept.folder in (folder, mend_surrogates(folder))
        return fits and not (kept.session_id and self._began(kept.session_id))

    def _read(self, place: _Place) -> _Kept | None:
        """Give what is kept, as far as it can be read: one file is not lost with the other.

        None where nothing is there, or nothing says whose it is.
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
        """Unless a window has it, which may be writing it just now. `moved` False: the file goes on without
        what is damaged."""
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
        self.notes: tuple[Text, ...] = ()  # what the person is told of how it was found
        self._absorbed: list[_Absorbed] = []  # whose files are still there
        self._most = MOST_BYTES  # of what the draft carries
        self._is_kept = False  # whether there should be a file of the draft's

    def resume_from(self, source: _Source | None, absorbed: Sequence[_Absorbed]) -> None:
        """Go on with the files of `source`, which say less than `draft` where they are older or where the
        words of other places were joined to it: then all of it is written now, and those places go."""
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
                self._mark = -1  # the file may be older than that
        if self.draft.queue or anew:
            self._queue.follow(self.draft.queue)
            for message in self.draft.queue:
                if message.uuid in self.draft.dispatched:
                    self._queue.dispatch(message)
        self._queue.set_owner(self.folder, self._session_id)
        if anew or (kept is not None and kept.draft.aside.strip()):  # which is text from now on
            self._mark = -1
            self._write()

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

    def keep_aside(self, text: str) -> None:
        """What is typed for requests by now."""
        self._keep(replace(self._now, aside=text))

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

    def add(self, text: str, sent: Sequence[tuple[str, tuple[Attachment, ...]]]) -> None:
        """What was written and sent before there was any session comes behind what is kept."""
        both = "\n\n".join(part for part in (self._now.text, text) if part)
        self.keep_text(both, units(both))
        self.keep_queue([*self.draft.queue, *(OutgoingMessage(str(uuid4()), *message) for message in sent)])

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
        messages, dispatched = tuple(queue.messages.values()), frozenset(queue.dispatched)
        return replace(self._now, queue=messages, dispatched=dispatched, lost=()).folded

    def allow(self, in_draft: int, in_queue: int) -> None:
        """So many bytes were on disk already, in several places: here they find room, too."""
        self._most = max(MOST_BYTES, in_draft)
        self._queue.most = max(self._queue.most, in_queue)

    def unsaved(self) -> UnsavedDraft:
        """What it holds, with the reason why the disk does not have it."""
        absorbed = tuple(each.place.name for each in self._absorbed if each.whole)
        former = self._former
        return UnsavedDraft(
            self.name, self.folder, self._session_id, former, self.fresh(), self._why or SLOW, absorbed
        )

    def begin_flush(self) -> None:
        """Have written what is to be written; `flush` waits for it."""
        self._queue.flush()
        gone = self._is_kept and not self._now.empty and not is_there(self._place.file)
        if self._timer.isActive() or self._mark != self._queue.mark or self._absorbed or gone:
            self._write()

    def flush(self, seconds: float = _FLUSH_SECONDS) -> bool:
        """Write what is to be written, which takes a bounded time. False where it was not; it is tried again
        then, by and by."""
        why = self._wait(seconds)
        if why and why != TOO_MUCH:
            self._timer.start(_AGAIN_MS)
        self._tell(why)
        return not why

    def close(self) -> bool:
        """The same, for the last time, and let another window have it. A journal of which nothing is pending
        goes, and so does a file that holds nothing."""
        try:
            kept = not self._note(self._wait(_FLUSH_SECONDS))
            over = kept and (not self._queue.exists or self._queue.remove()) and self._now.empty
            if over and is_there(self._place.file):
                self._write()  # only now: without its mark the journal would be taken for newer
                self._note(self._wait(_FLUSH_SECONDS))
            return kept
        finally:
            self._timer.stop()
            for each in self._absorbed:
                each.lock.unlock()
            self._lock.unlock()

    def _wait(self, seconds: float) -> Text:
        """Write what is to be written, and give why it could not be."""
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
        """Their words are on disk here. Where their files could not be removed, that is tried again."""
        gone = [each for each in self._absorbed if not any(map(is_there, each.files))]
        self._absorbed = [each for each in self._absorbed if each not in gone]
        for each in gone:
            each.lock.unlock()

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
        absorbed = () if queue.why or queue.unwritten else tuple(self._absorbed)
        job = (self._place, self._now, owner, queue.mark, queue.exists, queue.held, self._most, absorbed)
        with contextlib.suppress(RuntimeError):  # the program has ended
            self._written = self._writer.submit(_store, *job)
            self._is_kept = True
            self._soon.start()

    def _claim(self) -> None:
        """Nobody else is to have the files, from before the first of them is there."""
        if self._lock.isLocked() and is_there(Path(self._lock.fileName())):
            return
        with contextlib.suppress(OSError):
            self._place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = self._place.lock()  # the folder may have been removed, and the lock with it
        if acquire(self._lock):
            return
        self._place = _Place(self._place.folder)  # another window has it
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
        """The log has it once."""
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
    """In the writer's thread: the file as a whole, or nothing of it where there is nothing to keep.

    `owner`: the folder, the session's id, and those it had before. `has_queue`: there is a journal, for which
    the file has to say how much of it is in it. `absorbed`: what it holds is in the draft and its queue now.
    Gives why it could not be written, "" where it was.
    """
    try:
        if draft.empty and not has_queue and not absorbed:
            place.file.unlink(missing_ok=True)
            place.files.remove()
            return ""
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # there was no room for it, or it went
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
        over = () if room.full else absorbed  # else the other place has what found no room here
        kept.absorbed = [each.place.name for each in over if each.whole]
        write_atomic(place.file, write_draft(kept))
        _remove(over)
        place.files.sweep(room.names, held)
        return TOO_MUCH if room.full else ""
    except OSError as error:
        return _reason(error)


def _remove(absorbed: Sequence[_Absorbed]) -> None:
    """What cannot be removed stays; the file that has its words says so."""
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
    return Draft(draft.text, draft.cursor, own, queue, taken, tuple(lost), draft.aside).folded


def _joined(sources: Sequence[_Source]) -> Draft:
    """All that was written, of each text and each message once: texts the oldest first, one below the other;
    messages in the order in which they were sent, and as the person put them in each queue."""
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
    """Bytes of what drafts and queues carry."""
    drafts = [source.draft for source in sources if not source.anew]
    in_drafts = [part[1] for draft in drafts for part in draft.parts]
    in_queues = [each for draft in drafts for message in draft.queue for each in message.attachments]
    return (
        sum(len(each.data) for each in in_drafts if each is not None),
        sum(len(each.data) for each in in_queues),
    )


def _absorbed(source: _Source) -> _Absorbed:
    """What of a place can go once another has its words: not what could not be read."""
    place, kept = source.place, source.kept
    unread = kept.unread if kept is not None else {}
    files = [path for path in (place.file, place.queue) if path not in unread]
    if not unread:
        files.append(place.blobs)
    if source.draft.lost:
        files = []  # bytes that are damaged, or cannot be read just now: they stay, and what names them
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
    """Where a file is kept aside: where it is so already, or where there is nothing yet."""
    for number in range(1, _MOST_COPIES):
        copy = file.with_name(f"{file.name}{suffix if number == 1 else f'-{number}{suffix}'}")
        if not copy.exists() or read_if_there(copy, JOURNAL_BYTES) == data:
            return copy
    return file.with_name(f"{file.name}-{uuid4().hex}{suffix}")


def _keep_strange(kept: _Kept) -> None:
    """Keep a copy of what holds more than we know, which would be nowhere once the file is written or goes;
    what cannot be kept is left as it is, as what cannot be read."""
    for path, data in kept.strange.items():
        try:
            if not (copy := _copy_of(path, ".later", data)).exists():
                write_atomic(copy, data)
        except OSError as error:
            kept.unread[path] = _reason(error)


def _unread_words(path: Path, why: Text) -> Phrase:
    """`path`: a file, or the folder of all of them."""
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
