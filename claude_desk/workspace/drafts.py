"""What was written and not sent, kept so that no crash loses it."""

import contextlib
import hashlib
import logging
import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLong
from dataclasses import dataclass, field, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from claude_desk.protocol.draft_file import DraftFile, KeptMessage, KeptPart, read_draft, write_draft
from claude_desk.protocol.surrogates import mend_surrogates
from claude_desk.session.outbox import Outgoing
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.files import put_aside, read_if_there, write_whole
from claude_desk.workspace.locks import lock_at, take

_log = logging.getLogger(__name__)

_WRITE_AFTER_MS = 500
_LOOK_AFTER_MS = 100
_AGAIN_MS = 10_000
_MOST_BYTES = 100_000_000  # of what the messages of one draft carry
_TOO_MUCH = "attachments of more than 100 MB wait to be sent"
_MOST_FILES = 500  # that are looked through for a folder's
_FLUSH_SECONDS = 3.0

Part = tuple[str, Attachment | None, str]
"""What a message being written carries: its name, and a file that was read or text that was pasted."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`queue`: messages that were sent and that nobody had begun to answer. `lost`: names of files whose
    bytes were not kept."""

    text: str = ""
    cursor: int = 0
    parts: tuple[Part, ...] = ()
    queue: tuple[Outgoing, ...] = ()
    lost: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not (self.text or self.parts or self.queue)


@dataclass(slots=True)
class _Place:
    """Where one draft is kept: `NAME.json`, what it carries in `NAME/`, and a lock while a window has it."""

    folder: Path
    name: str = field(default_factory=lambda: uuid4().hex)

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}.json"

    @property
    def blobs(self) -> Path:
        return self.folder / self.name

    def lock(self) -> QLockFile:
        return lock_at(self.folder / f"{self.name}.lock")


class Drafts:
    """All drafts of the person's, in one folder that is theirs alone. Files are written beside the window."""

    def __init__(self, folder: Path, began: Callable[[str], bool] = lambda session_id: False) -> None:
        """`began`: whether the CLI has the session of that id, so that it can be gone on with."""
        self._folder = folder
        self._began = began
        self._writer = ThreadPoolExecutor(1, "drafts")
        self.damaged = False  # one was, and is kept aside
        self._open: set[DraftKeeper] = set()
        self._left: dict[str, str] = {}  # by folder, the name of the draft that this window had last
        self._unkept: dict[str, Draft] = {}  # by session or else folder, what could not be written

    def open(self, folder: str, session_id: str = "", parent: QObject | None = None) -> "DraftKeeper":
        """The draft of a session; without an id the folder's, of a session that never began: the one that
        this window had, then the newest that no window has."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        unkept = self._unkept.pop(session_id or folder, None)
        for place, kept in self._candidates(folder, session_id):
            lock = place.lock()
            if take(lock):
                draft = unkept or _draft_of(kept, place)
                return self._keep(place, lock, draft, folder, session_id, parent)
        place = _Place(self._folder)
        return self._keep(place, place.lock(), unkept or Draft(), folder, session_id, parent)

    def _keep(
        self,
        place: _Place,
        lock: QLockFile,
        draft: Draft,
        folder: str,
        session_id: str,
        parent: QObject | None,
    ) -> "DraftKeeper":
        keeper = DraftKeeper(self._writer, place, lock, draft, folder, session_id, parent)
        self._open.add(keeper)
        return keeper

    def leave(self, keeper: "DraftKeeper") -> None:
        """Close it. What could not be written is kept here, for as long as the program runs."""
        self._open.discard(keeper)
        kept = keeper.close()
        self._left[keeper.folder] = keeper.name
        if not kept:
            owner = keeper.session_id if self._began(keeper.session_id) else keeper.folder
            self._unkept[owner] = keeper.fresh()

    def flush(self) -> None:
        """Write what is to be written, of all that are open; it takes a bounded time."""
        for keeper in self._open:
            with contextlib.suppress(RuntimeError):  # it is gone with its session
                keeper.close()

    def files_of(self, session_id: str) -> list[Path]:
        """Where drafts of that session are kept, what they carry too."""
        places = [place for place, kept in self._candidates("", session_id)] if session_id else []
        return [path for place in places for path in (place.file, place.blobs)]

    def close(self) -> None:
        self._writer.shutdown(wait=False)

    def _candidates(self, folder: str, session_id: str) -> list[tuple[_Place, DraftFile]]:
        """The newest first; one of the same session before all."""
        found = []
        named = mend_surrogates(folder)  # as the file has it
        with contextlib.suppress(OSError):
            for file in sorted(self._folder.glob("*.json"), key=_changed, reverse=True)[:_MOST_FILES]:
                place = _Place(self._folder, file.stem)
                kept = self._read(place)
                if kept is None:
                    continue
                if kept.session_id == session_id if session_id else self._is_free(kept, named):
                    found.append((place, kept))
        left = self._left.get(folder, "") if not session_id else ""
        return sorted(found, key=lambda each: (each[0].name == left, each[1].at), reverse=True)

    def _read(self, place: _Place) -> DraftFile | None:
        """Give what is kept; a damaged file is put aside."""
        try:
            data = read_if_there(place.file)
            if data is None:
                return None
            kept = read_draft(data)
            if kept is None:
                _log.warning("a draft was damaged; it is kept aside")
                self.damaged = True
                put_aside(place.file)
        except OSError as error:
            _log.warning("a draft was not read: %s", error.strerror)
            return None
        return kept

    def _is_free(self, kept: DraftFile, folder: str) -> bool:
        """Whether a new session of the folder may have it: those on disk keep their own."""
        return kept.folder == folder and not self._began(kept.session_id)


class DraftKeeper(QObject):
    """One session's. `draft` is what was found when it was opened; nothing is written before a change.

    Writes come half a second after the first change that they hold; none while nothing changes, but again and
    again where the disk does not take it.
    """

    not_kept = Signal(str)  # why the disk does not take it; "" once it does again

    def __init__(
        self,
        writer: ThreadPoolExecutor,
        place: _Place,
        lock: QLockFile,
        draft: Draft,
        folder: str,
        session_id: str,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self._place = place
        self._lock = lock
        self.folder = folder
        self.session_id = session_id
        self.draft = self._now = draft
        self._written: Future[str] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        self._why = ""
        self._soon = QTimer(self, singleShot=True, interval=_LOOK_AFTER_MS)  # how the write went
        self._soon.timeout.connect(self._look)

    def keep_text(self, text: str, cursor: int) -> None:
        self._keep(replace(self._now, text=text, cursor=cursor))

    def keep_parts(self, parts: Sequence[Part]) -> None:
        self._keep(replace(self._now, parts=tuple(parts)))

    def keep_queue(self, queue: Sequence[Outgoing]) -> None:
        self._keep(replace(self._now, queue=tuple(queue)))

    @property
    def name(self) -> str:
        return self._place.name

    def fresh(self) -> Draft:
        """What it holds by now, as another session may take it up."""
        queue = tuple(replace(message, uuid=str(uuid4())) for message in self._now.queue)
        return replace(self._now, queue=queue, lost=())

    def flush(self) -> bool:
        """Write what is to be written, which takes a bounded time. False where it was not."""
        if self._timer.isActive():
            self._write()
        self._timer.stop()
        self._soon.stop()
        try:
            why = self._written.result(_FLUSH_SECONDS) if self._written is not None else ""
            self._note(why)
            return not why
        except TooLong:
            return False

    def close(self) -> bool:
        """The same, and let another window have it."""
        try:
            return self.flush()
        finally:
            self._lock.unlock()

    def _keep(self, draft: Draft) -> None:
        if draft != self._now:
            self._now = draft
            if not self._timer.isActive():
                self._timer.start(_WRITE_AFTER_MS)

    def _write(self) -> None:
        self._timer.stop()
        if not self._lock.isLocked() and not take(self._lock):
            self._place = _Place(self._place.folder)  # another window has it
            self._lock = self._place.lock()
            self._lock.tryLock(0)
        job = (self._place, self._now, self.folder, self.session_id)
        with contextlib.suppress(RuntimeError):  # the program has ended
            self._written = self._writer.submit(_store, *job)
            self._soon.start()

    def _look(self) -> None:
        if self._written is None or not self._written.done():
            self._soon.start()
            return
        why = self._written.result()
        if why and why != _TOO_MUCH and not self._timer.isActive():
            self._timer.start(_AGAIN_MS)
        if why != self._why:
            self._note(why)
            self.not_kept.emit(why)

    def _note(self, why: str) -> None:
        """The log has it once."""
        if why and why != self._why:
            _log.warning("a draft was not kept: %s", why)
        self._why = why


def _store(place: _Place, draft: Draft, folder: str, session_id: str) -> str:
    """In the writer's thread: the file as a whole, or nothing of it where there is nothing to keep.

    Gives why it could not be written, "" where it was.
    """
    try:
        if draft.empty:
            place.file.unlink(missing_ok=True)
            shutil.rmtree(place.blobs, ignore_errors=True)
            return ""
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # there was no room for it, or it went
        room = _Room(_MOST_BYTES)
        kept = DraftFile(folder=folder, session_id=session_id, text=draft.text, cursor=draft.cursor)
        kept.parts = [_keep_part(place, room, *part) for part in draft.parts]
        kept.queue = [
            KeptMessage(text=m.text, parts=[_keep_part(place, room, a.name, a, "") for a in m.attachments])
            for m in draft.queue
        ]
        write_whole(place.file, write_draft(kept))
        _sweep(place, room.names)
        return _TOO_MUCH if room.full else ""
    except OSError as error:
        return error.strerror or "the disk gave an error"


class _Room:
    def __init__(self, size: int) -> None:
        self.left = size
        self.full = False  # something found no room
        self.names: set[str] = set()


def _keep_part(place: _Place, room: _Room, name: str, attachment: Attachment | None, text: str) -> KeptPart:
    if attachment is None:
        return KeptPart(name=name, text=text)
    part = KeptPart(name=name, media_type=attachment.media_type, path=attachment.path, size=attachment.size)
    if len(attachment.data) > room.left:
        room.full = True
    elif attachment.data:
        room.left -= len(attachment.data)
        part.blob = hashlib.sha256(attachment.data.encode("ascii", "replace")).hexdigest()
        room.names.add(part.blob)
        if not (place.blobs / part.blob).exists():
            place.blobs.mkdir(mode=0o700, exist_ok=True)
            write_whole(place.blobs / part.blob, attachment.data.encode("ascii", "replace"))
    return part


def _sweep(place: _Place, names: set[str]) -> None:
    """What nothing carries any more goes."""
    if place.blobs.is_dir():
        for blob in place.blobs.iterdir():
            if blob.name not in names:
                blob.unlink(missing_ok=True)


def _draft_of(kept: DraftFile, place: _Place) -> Draft:
    lost: list[str] = []

    def carried(parts: Sequence[KeptPart]) -> Iterator[tuple[KeptPart, Attachment | None]]:
        for part in parts:
            attachment = None if part.text else _attachment(part, place)
            if attachment is None and not part.text:
                lost.append(part.name)
            else:
                yield part, attachment

    own = tuple((part.name, attachment, part.text) for part, attachment in carried(kept.parts))
    queue = tuple(
        Outgoing(str(uuid4()), message.text, tuple(a for _, a in carried(message.parts) if a is not None))
        for message in kept.queue  # a uuid that the CLI may know would be passed over by it
    )
    return Draft(kept.text, kept.cursor, own, queue, tuple(lost))


def _attachment(part: KeptPart, place: _Place) -> Attachment | None:
    """None where its bytes are not there, or are others."""
    data = b""
    if part.blob.isalnum():
        with contextlib.suppress(OSError, ValueError):
            data = (place.blobs / part.blob).read_bytes()
    if data and hashlib.sha256(data).hexdigest() == part.blob:
        return Attachment(part.name, part.media_type, data.decode("ascii", "replace"), part.path, part.size)
    return Attachment(part.name, part.media_type, "", part.path, part.size) if part.path else None


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
