"""Drafts: text and attachments in the composer, and messages whose answer has not begun. Drafts are kept on
disk, so that they survive a crash."""

import contextlib
import heapq
import logging
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence, Set
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLong
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from claude_desk.protocol.files.draft_file import (
    DraftFile,
    StashedMessage,
    StoredAttachment,
    StoredComment,
    StoredEdit,
    read_draft,
    write_draft,
)
from claude_desk.protocol.files.journal_file import JOURNAL_BYTES
from claude_desk.protocol.files.queue_file import EnqueuedRecord, StoredQueue, draft_of, read_queue, units
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text import chip_text
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.workspace.atomic_files import copy_of, is_there, read_if_there, write_atomic
from claude_desk.workspace.attachment_files import AttachmentFiles
from claude_desk.workspace.file_lock import acquire, lock_at
from claude_desk.workspace.queue_journal import MOST_BYTES, TOO_MUCH, DiskSync, QueueJournal

_log = logging.getLogger(__name__)

_WRITE_AFTER_MS = 500
_CHECK_DELAY_MS = 100
_AGAIN_MS = 10_000
_MOST_PLACES = 5_000  # drafts on disk; a search for drafts reads only the newest
_FLUSH_SECONDS = 3.0
_ROOM = 64 * 1024  # bytes of the test file that shows whether the disk has room
_MOST_FORMER = 10  # former ids that are kept for one session
_BETWEEN = "\n\n---\n\n"  # separates the drafts of several windows
JOINED = Phrase("session_notice.drafts_joined")
SLOW = Phrase("session_notice.disk_slow")

Part = tuple[str, Attachment | None, str]
"""A part of the message in the composer: its name, its attachment (None for pasted text), and the pasted text
(empty for an attachment)."""


@dataclass(frozen=True, slots=True)
class StashedDraft:
    """A message that the user stashed. `text`: with a mark for each part (transcript/text/chip_text.py).
    `cursor`: a position in UTF-16 units."""

    text: str = ""
    cursor: int = 0
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """What the user wrote for one session.

    `text`: with a mark for each of `parts` (transcript/text/chip_text.py). `queue`: sent messages whose
    answer has not begun. `dispatched`: uuids of the messages in `queue` that went to the CLI. `lost`: names
    of attachments whose bytes are missing on disk. `aside`: text that the user typed as an answer to pending
    requests. `stash`: stashed messages, oldest first. `edit`: which of the parts was open for editing, and
    the text in the editor. `comments`: comments on lines that were being written.
    """

    text: str = ""
    cursor: int = 0
    parts: tuple[Part, ...] = ()
    queue: tuple[OutgoingMessage, ...] = ()
    dispatched: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()
    aside: str = ""
    stash: tuple[StashedDraft, ...] = ()
    edit: tuple[int, str] | None = None
    comments: tuple[LineComment, ...] = ()

    @property
    def empty(self) -> bool:
        return not (
            self.text or self.parts or self.queue or self.aside or self.stash or self.edit or self.comments
        )

    @property
    def folded(self) -> "Draft":
        """The same draft with `aside` moved to the beginning of `text`, because the requests are gone."""
        if not self.aside.strip():
            return replace(self, aside="")
        aside = self.aside.replace(chip_text.MARK, "")
        text = "\n\n".join(part for part in (aside, self.text) if part.strip())
        return replace(self, text=text, cursor=units(text), aside="")

    @property
    def waiting(self) -> int:
        """The number of messages in the queue that have not gone to the CLI."""
        return sum(message.uuid not in self.dispatched for message in self.queue)

    @property
    def losable(self) -> bool:
        """Whether the draft contains text, parts or messages that the CLI has not received."""
        written = self.text.strip() or self.aside.strip() or self.parts or self.edit or self.comments
        return bool(written or self.waiting or self.stash)


@dataclass(slots=True)
class _Place:
    """The files of one draft: the draft in `NAME.json`, its queue's journal in `NAME.queue`, and the
    attachments of these two files in `NAME/`. A window locks `NAME.lock` while it has the draft open."""

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
    """The content of a place's files. `queue` is None if the place has no usable queue file.

    `unread`: files that exist but cannot be read, each with the system's reason. `strange`: files with
    content that this version does not know or cannot use, each with its bytes.
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
        """Ids that the session had before, and the id in the draft's file. The queue's file may name a
        different id, because it is newer or damaged."""
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
    """A place that this window has locked, with its content. `kept`: None if its files cannot be used. `at`:
    time of the last write. `anew`: whether `draft` is newer than the files. `absorbed`: names of the places
    whose text is part of this draft."""

    place: _Place
    lock: QLockFile
    kept: _Kept | None
    draft: Draft
    at: float
    anew: bool = False
    absorbed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Absorbed:
    """A place whose text was joined to the draft of another place. `files`: removed once that draft is on
    disk. `complete`: whether all files of the place could be read. If so, the place is not read again."""

    place: _Place
    lock: QLockFile
    files: tuple[Path, ...]
    complete: bool


class Drafts(QObject):
    """All drafts of the user, in one folder of mode 0700. A worker thread writes the files, except the
    journals of queues.

    No window overwrites the text of another window. A window that opens a session gets the texts of all
    windows that wrote for this session and have closed it.
    """

    damage_found = Signal()
    unread = Signal(object)  # a notice (Text), if drafts cannot be read and their session is unknown

    def __init__(
        self, folder: Path, began: Callable[[str], bool] = lambda session_id: False, lost: str = ""
    ) -> None:
        """`began`: returns whether the CLI has stored a session with that id. `lost`: why the folder will be
        removed when the program ends; empty if the folder stays."""
        super().__init__()
        self._folder = folder
        self._began = began
        self._lost = lost
        self._writer = WorkerPool("drafts")
        self._disk = DiskSync()
        self.damaged = False  # whether a damaged draft was found
        self._reported: set[Path] = set()  # unreadable files that were reported
        self._open: set[DraftWriter] = set()
        self._left: dict[str, str] = {}  # by folder: the name of the draft that `close_writer` closed last
        self._unsaved: list[UnsavedDraft] = []

    def open(self, folder: str, session_id: str = "", parent: QObject | None = None) -> "DraftWriter":
        """Open the drafts of a session that no other window has open, joined into one draft.

        Without an id, open a draft of a session in this folder that never began. Prefer an unsaved draft,
        then a draft without an id, then the draft that `close_writer` closed last, then the newest draft.
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
            self._reported.add(path)
        self._open.add(keeper)
        keeper.resume_from(first, [_absorbed(source) for source in sources if source is not first])
        return keeper

    def close_writer(self, writer: "DraftWriter") -> None:
        """Close the writer. If its draft could not be written, keep the draft in memory."""
        self._open.discard(writer)
        kept = writer.close()
        self._left[writer.folder] = writer.name
        if not kept:
            self._unsaved.append(writer.unsaved())

    def flush(self) -> None:
        """Write and close every open draft. Wait at most 3 s for each write."""
        for keeper in self._open:
            with contextlib.suppress(RuntimeError):  # the writer was deleted with its session
                keeper.close()

    def save_all(self) -> list[UnsavedDraft]:
        """Write every open draft that is not on disk yet, within 3 s in total. Return losable drafts: those
        that could not be written now or by `close_writer`, and those that will not stay on disk."""
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
        """Return why a draft written now would not be kept on disk; an empty string if it would."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self._folder, buffering=0) as file:
                file.write(bytes(_ROOM))
        except OSError as error:
            return _reason(error)
        return self._lost

    def waiting_in(self, session_id: str) -> frozenset[str] | None:
        """Return the uuids of the pending messages in that session's queues on disk. Return None if the id is
        empty, or if the disk has neither a queue nor a draft of that session."""
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
        """Lock and return the places that fit and that no other window has open. Unsaved drafts come first,
        then the places of `_candidates`, absorbed places last. Without an id, take only one session."""
        sources: list[_Source] = []
        wanted = session_id  # without an id: the id of the first place that has an id
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
        """Return the places that fit. Places with exactly this id come first, also if the id is empty. If the
        id is empty, the draft that `close_writer` closed last is next. The rest is sorted by time, newest
        first.

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
        """Return the names of the newest 5,000 places on disk, the newest first."""
        try:
            files = [file for file in self._folder.iterdir() if file.suffix in (".json", ".queue")]
        except FileNotFoundError:
            return []
        except OSError as error:
            self._report_unread(self._folder, _reason(error))
            return []
        newest = dict.fromkeys(file.stem for file in sorted(files, key=_changed, reverse=True))
        return list(newest)[:_MOST_PLACES]

    def _fits(
        self, kept: _Kept | UnsavedDraft, folder: str, session_id: str, *, include_former: bool = True
    ) -> bool:
        """Return whether a draft belongs to the session. Without an id, return whether a new session in the
        folder may continue the draft. A draft with a different id does not fit if the CLI has stored a
        session with that id."""
        if session_id and kept.session_id == session_id:
            return True
        if session_id:
            fits = include_former and session_id in kept.former
        else:
            fits = kept.folder in (folder, mend_surrogates(folder))
        return fits and not (kept.session_id and self._began(kept.session_id))

    def _read(self, place: _Place) -> _Kept | None:
        """Read the files of a place. If one of the two files is damaged or unreadable, use the other file.

        Return None if no file can be used, or if no file names a folder or a session. Put damaged files
        aside.
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
                self._report_unread(path, why)
            return None
        kept = _Kept(draft, queue, unread, strange)
        if not (kept.folder or kept.session_id):
            for path in (place.file, place.queue):
                if path not in unread and (data := _load(path, {})) is not None:
                    self._put_aside(place, path, data)
            return None
        return kept

    def _report_unread(self, path: Path, why: Text) -> None:
        if path not in self._reported:
            self._reported.add(path)
            _log.warning("what was not sent cannot be read: %s", why)
            self.unread.emit(_unread_words(path, why))

    def _put_aside(self, place: _Place, file: Path, data: bytes, moved: bool = True) -> None:
        """Move a damaged file aside. Do nothing if a window has the place open: it may be writing the file.

        If `moved` is False, copy the file instead, unless there is a copy: the undamaged part is still used.
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
        self.damage_found.emit()


class DraftWriter(QObject):
    """Writes the draft of one session. `draft` is the draft that was found on opening. Files are written at
    the first change, or on opening if `draft` differs from them.

    Text is written half a second after the first change that is not on disk. The end of an edit, and each
    change of the parts or of the stash, is written at once. A failed write is retried every ten seconds,
    unless the attachments are too large. `keep_sent` writes a message to the queue's journal
    before it returns (see `QueueJournal`).
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
        self._mark = 0  # the mark in the last write of the draft's file; -1: the file must be written again
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        self._why: Text = ""
        # Time until the result of a write is checked.
        self._soon = QTimer(self, singleShot=True, interval=_CHECK_DELAY_MS)
        self._soon.timeout.connect(self._check_written)
        self.notes: tuple[Text, ...] = ()  # notices for the user about problems with the draft
        self._absorbed: list[_Absorbed] = []  # places whose files may still exist
        self._most = MOST_BYTES  # limit in bytes for the attachments of the draft
        self._is_kept = False  # whether the draft's file should exist

    def resume_from(self, source: _Source | None, absorbed: Sequence[_Absorbed]) -> None:
        """Continue the files of `source`.

        If `source` is newer than its files, or if the text of `absorbed` was joined to the draft, write the
        draft now. Then remove the files of `absorbed`.
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
                self._mark = -1  # the draft's file may be older than the queue
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
        """Set the session's id. Write the id to the journal now, if there is one. Write it to the draft's
        file soon, unless the draft is empty. The next run finds the files by this id."""
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

    def keep_edit(self, edit: tuple[int, str] | None) -> None:
        """Keep the text in the editor of a part; None if no part is edited."""
        self._keep(replace(self._now, edit=edit), at_once=edit is None)

    def keep_comments(self, comments: Sequence[LineComment]) -> None:
        """Keep the comments on lines that are being written."""
        over = len(comments) < len(self._now.comments)
        self._keep(replace(self._now, comments=tuple(comments)), at_once=over)

    def keep_parts(self, parts: Sequence[Part]) -> None:
        self._keep(replace(self._now, parts=tuple(parts)), at_once=True)

    def keep_stash(self, stash: Sequence[StashedDraft]) -> None:
        """Replace the stashed messages. Text and parts that change in the same event are written together
        with them."""
        self._keep(replace(self._now, stash=tuple(stash)), at_once=True)

    def keep_queue(self, queue: Sequence[OutgoingMessage]) -> None:
        """Replace the queue. `queue`: all sent messages whose answer has not begun."""
        if queue or self._queue.exists:
            self._claim()
            self._queue.follow(queue)
            self._note_queue()

    def add(self, text: str, sent: Sequence[OutgoingMessage]) -> None:
        """Append what the user wrote before the session existed: `text` to the draft, `sent` to the queue."""
        both = "\n\n".join(part for part in (self._now.text, text) if part)
        self.keep_text(both, units(both))
        self.keep_queue([*self.draft.queue, *sent])

    def keep_sent(self, message: OutgoingMessage) -> None:
        """Add a message from the composer to the queue, and empty the draft's text and parts."""
        self._claim()
        self._queue.write(message, composed=True)
        self._now = replace(self._now, text="", cursor=0, parts=(), edit=None)
        self._note_queue()

    def keep_dispatched(self, message: OutgoingMessage) -> None:
        """Record that the message goes to the CLI."""
        self._queue.dispatch(message)
        self._note_queue()

    def keep_returned(self, messages: Sequence[OutgoingMessage], text: str) -> None:
        """Move messages from the queue back to the draft. `text`: the messages' text, which is put before the
        draft's text. Do nothing if none of them is in the queue."""
        if self._queue.return_to_composer(messages, text):
            carried: list[Part] = [(a.name, a, "") for message in messages for a in message.attachments]
            words = text.replace(chip_text.MARK, "")
            text_after = "\n\n".join(each for each in (words, self._now.text) if each.strip())
            self._now = replace(self._now, text=text_after, parts=(*self._now.parts, *carried))
            self._note_queue()

    @property
    def name(self) -> str:
        return self._place.name

    def fresh(self) -> Draft:
        """Return the current draft with its queue, folded and without `lost`."""
        queue = self._queue
        messages, dispatched = tuple(queue.messages.values()), frozenset(queue.dispatched)
        return replace(self._now, queue=messages, dispatched=dispatched, lost=()).folded

    def allow(self, in_draft: int, in_queue: int) -> None:
        """Raise the limits for attachments to at least these numbers of bytes. Attachments that were on disk
        in several places must fit into this one place."""
        self._most = max(MOST_BYTES, in_draft)
        self._queue.most = max(self._queue.most, in_queue)

    def unsaved(self) -> UnsavedDraft:
        """Return the current draft with the reason why it is not on disk."""
        absorbed = tuple(each.place.name for each in self._absorbed if each.complete)
        former = self._former
        return UnsavedDraft(
            self.name, self.folder, self._session_id, former, self.fresh(), self._why or SLOW, absorbed
        )

    def begin_flush(self) -> None:
        """Start to write changes that are not on disk yet. The worker thread finishes the write later."""
        self._queue.flush()
        gone = self._is_kept and not self._now.empty and not is_there(self._place.file)
        if self._timer.isActive() or self._mark != self._queue.mark or self._absorbed or gone:
            self._write()

    def flush(self, seconds: float = _FLUSH_SECONDS) -> bool:
        """Write changes that are not on disk yet, and wait at most `seconds`. Return whether everything is on
        disk. Retry a failed write later, unless the attachments are too large."""
        why = self._wait(seconds)
        if why and why != TOO_MUCH:
            self._timer.start(_AGAIN_MS)
        self._report(why)
        return not why

    def close(self) -> bool:
        """Write for the last time, then unlock the place for other windows. Return whether everything is on
        disk.

        If everything is on disk, remove a journal without pending messages, and then an empty draft's file.
        """
        try:
            kept = not self._note(self._wait(_FLUSH_SECONDS))
            over = kept and (not self._queue.exists or self._queue.remove()) and self._now.empty
            if over and is_there(self._place.file):
                # After the journal: without the mark in this file, the journal would seem newer.
                self._write()
                self._note(self._wait(_FLUSH_SECONDS))
            return kept
        finally:
            self._timer.stop()
            for each in self._absorbed:
                each.lock.unlock()
            self._lock.unlock()

    def _wait(self, seconds: float) -> Text:
        """Write changes that are not on disk yet, within `seconds`. Return why that failed, or an empty
        string."""
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
        """Unlock the absorbed places whose files are gone. Keep the other absorbed places, whose files the
        next write tries to remove."""
        gone = [each for each in self._absorbed if not any(map(is_there, each.files))]
        self._absorbed = [each for each in self._absorbed if each not in gone]
        for each in gone:
            each.lock.unlock()

    def _keep(self, draft: Draft, at_once: bool = False) -> None:
        if draft != self._now:
            self._now = draft
            self._start(0 if at_once else _WRITE_AFTER_MS)

    def _note_queue(self) -> None:
        """Schedule a write if the journal has unwritten lines, a new mark or a new `why`."""
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
        with contextlib.suppress(RuntimeError):  # the program is ending
            self._written = self._writer.submit(_store, *job)
            self._is_kept = True
            self._soon.start()

    def _claim(self) -> None:
        """Lock the place, unless this window has locked it already. If another window has locked it, move
        the draft to a new place."""
        if self._lock.isLocked() and is_there(Path(self._lock.fileName())):
            return
        with contextlib.suppress(OSError):
            self._place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = self._place.lock()  # the folder may have been removed, and the lock with it
        if acquire(self._lock):
            return
        self._place = _Place(self._place.folder)
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
        self._report(why)

    def _report(self, why: Text) -> None:
        if why != self._why:
            self._note(why)
            self.not_kept.emit(why)

    def _note(self, why: Text) -> Text:
        """Set and return the reason why the draft is not on disk. Log each new reason."""
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
    """Write the draft's file and attachments, or remove them if there is nothing to keep. Return why
    something could not be written, or an empty string.

    Runs in the writer's thread.

    `owner`: the folder, the session's id, and the session's former ids. `has_queue`: whether a journal
    exists. If so, the file is written even for an empty draft: its `mark` says which changes of the journal
    it includes. `held`: names of attachments that the journal needs. `most`: the limit in bytes for
    attachments. `absorbed`: places whose text is now in the draft and its queue; their files are removed.
    """
    try:
        if draft.empty and not has_queue and not absorbed:
            place.file.unlink(missing_ok=True)
            place.files.remove()
            return ""
        # The folder may have been removed since the draft was opened.
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
        kept.stash = [
            StashedMessage(
                text=each.text,
                cursor=each.cursor,
                parts=[_keep_part(place.files, room, *part) for part in each.parts],
            )
            for each in draft.stash
        ]
        if draft.edit is not None:
            kept.edit = StoredEdit(part=draft.edit[0], text=draft.edit[1])
        kept.comments = [StoredComment(**asdict(each)) for each in draft.comments]
        # Attachments that did not fit here exist only in the absorbed places.
        over = () if room.full else absorbed
        kept.absorbed = [each.place.name for each in over if each.complete]
        write_atomic(place.file, write_draft(kept))
        _remove(over)
        place.files.sweep(room.names, held)
        return TOO_MUCH if room.full else ""
    except OSError as error:
        return _reason(error)


def _remove(absorbed: Sequence[_Absorbed]) -> None:
    """Remove the files of absorbed places. Ignore a file that cannot be removed: the draft's file names its
    place in `absorbed`."""
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
        self.full = False  # whether an attachment did not fit
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

    def own(text: str, parts: Sequence[StoredAttachment]) -> tuple[str, tuple[Part, ...]]:
        """Return the text and the parts of a message, without the parts that are lost and their marks."""
        here = list(carried(parts))
        left = chip_text.only(text, [any(part is each for each, _ in here) for part in parts])
        return left, tuple((part.name, attachment, part.text) for part, attachment in here)

    draft = kept.draft
    text, shown = own(draft.text, draft.parts)
    shown, edit = _edit_of(draft, shown)
    comments = tuple(
        LineComment(each.id, each.path, each.first, each.last, each.gone, each.quote, each.text, each.draft)
        for each in draft.comments
        if each.id
    )
    stashed = (
        StashedDraft(words, each.cursor, parts)
        for each in draft.stash
        for words, parts in [own(each.text, each.parts)]
    )
    stash = tuple(each for each in stashed if each.text.strip() or each.parts)
    if kept.queue is not None:
        pending = kept.queue.pending.values()
        queue = tuple(
            OutgoingMessage(each.uuid, each.text, attachments(each.parts), _authorship(each), each.send_at)
            for each in pending
        )
        taken = frozenset(kept.queue.dispatched)
    else:  # only earlier versions wrote the queue to the draft's file, without uuids
        queue = tuple(
            OutgoingMessage(str(uuid4()), each.text, attachments(each.parts)) for each in draft.queue
        )
        taken = frozenset()
    return Draft(
        text, draft.cursor, shown, queue, taken, tuple(lost), draft.aside, stash, edit, comments
    ).folded


def _edit_of(draft: DraftFile, shown: tuple[Part, ...]) -> tuple[tuple[Part, ...], tuple[int, str] | None]:
    """Return the parts of a message, and which of them was open for editing with which text. If that part
    does not exist, the text is a part of its own."""
    if draft.edit is None:
        return shown, None
    edited = draft.parts[draft.edit.part] if draft.edit.part < len(draft.parts) else None
    place = next((at for at, (_, _, text) in enumerate(shown) if edited and text == edited.text), -1)
    if edited is not None and edited.text and place >= 0:
        # The parts before it that are lost have moved it.
        before = [each for each in draft.parts[: draft.edit.part] if each.text == edited.text]
        same = [at for at, (_, _, text) in enumerate(shown) if text == edited.text]
        return shown, (same[len(before)], draft.edit.text)
    return (*shown, ("pasted.txt", None, draft.edit.text)) if draft.edit.text else shown, None


def _authorship(message: EnqueuedRecord) -> Authorship:
    return Authorship(message.composed, message.typed, tuple(message.pastes))


def _joined(sources: Sequence[_Source]) -> Draft:
    """Join drafts, with each text and each message once. Leave out absorbed drafts and settled messages.

    The text of the oldest draft comes first. Messages are in the order of sending, except that the messages
    of one queue keep the order that the user gave them.
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
        all_parts, edit = _with_edit((*found.parts, *parts), found.edit, draft)
        known_comments = {each.id: each for each in (*found.comments, *draft.comments)}
        found = replace(
            found,
            parts=all_parts,
            edit=edit,
            comments=tuple(known_comments.values()),
            dispatched=found.dispatched | draft.dispatched,
            lost=(*found.lost, *draft.lost),
            stash=tuple(dict.fromkeys((*found.stash, *draft.stash))),
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


def _with_edit(
    parts: tuple[Part, ...], edit: tuple[int, str] | None, draft: Draft
) -> tuple[tuple[Part, ...], tuple[int, str] | None]:
    """Return the joined parts and the edit of one of them. Only one part is open for editing: the text of a
    further edit becomes the text of its part."""
    if draft.edit is None:
        return parts, edit
    at = parts.index(draft.parts[draft.edit[0]])
    if edit is None:
        return parts, (at, draft.edit[1])
    name, attachment, _ = parts[at]
    return (*parts[:at], (name, attachment, draft.edit[1]), *parts[at + 1 :]), edit


def _carried_on_disk(sources: Sequence[_Source]) -> tuple[int, int]:
    """Return how many bytes of attachments are on disk: in the drafts, and in the queues."""
    drafts = [source.draft for source in sources if not source.anew]
    shown = [part for draft in drafts for part in draft.parts]
    stashed = [part for draft in drafts for each in draft.stash for part in each.parts]
    in_drafts = [part[1] for part in (*shown, *stashed)]
    in_queues = [each for draft in drafts for message in draft.queue for each in message.attachments]
    return (
        sum(len(each.data) for each in in_drafts if each is not None),
        sum(len(each.data) for each in in_queues),
    )


def _absorbed(source: _Source) -> _Absorbed:
    """Return the place of `source` with the files that can be removed once another place has their text.
    Exclude unreadable files, the attachments of a place with an unreadable file, and all files of a place
    that lost attachments."""
    place, kept = source.place, source.kept
    unread = kept.unread if kept is not None else {}
    files = [path for path in (place.file, place.queue) if path not in unread]
    if not unread:
        files.append(place.blobs)
    if source.draft.lost:
        files = []  # the missing bytes may become readable again
    return _Absorbed(place, source.lock, tuple(files), complete=not unread)


def _notes_of(sources: Sequence[_Source]) -> tuple[Text, ...]:
    over = {name for source in sources for name in source.absorbed}
    texts = {
        source.draft.text for source in sources if source.place.name not in over and source.draft.text.strip()
    }
    unread = [item for source in sources if source.kept is not None for item in source.kept.unread.items()]
    notices = tuple(_unread_words(path, why) for path, why in unread)
    return (*notices, JOINED) if len(texts) > 1 else notices


def _copy_of(file: Path, suffix: str, data: bytes) -> Path:
    """Return the path of a copy of the file (`copy_of`). With too many copies, return an unused path."""
    return copy_of(file, suffix, data) or file.with_name(f"{file.name}-{uuid4().hex}{suffix}")


def _keep_strange(kept: _Kept) -> None:
    """Copy the `strange` files, because the next write would lose their unknown content. Treat a file that
    cannot be copied as unreadable, so that it is not changed."""
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
