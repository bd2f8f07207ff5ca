"""The journal of a session's queue: the events of each message that the user sent, one JSON object per line.

The kinds of events: `written` when the user sends a message, `changed` when the user edits it, `order` when
the user moves it, `taken` before the message goes into the CLI's pipe, `done` when a turn begins to answer it
or the user removes it, `returned` when it comes back into the composer. A `head` names the session. A damaged
line, or a line of an unknown kind, is skipped.

The composer's text is in a separate file (`draft_file`), which is written later. `mark` numbers the events
that change this text. If the draft file has a lower mark, `draft_of` applies the newer events to it.
"""

import contextlib
import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from claude_desk.protocol.files.draft_file import DraftFile, StoredAttachment
from claude_desk.protocol.files.file_model import Count, FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.protocol.wire.framing import json_line


class QueueRecord(FileModel):
    """A record of the journal. `at` is in seconds since the epoch."""

    v: int = 1
    at: Moment = Field(default_factory=time.time)


class QueueHeadRecord(QueueRecord):
    """The session that owns the queue from this record on. `folder`: a real path. `former`: the session's
    earlier ids in the same run, newest last. `mark`: the highest mark before this record."""

    kind: Literal["head"] = "head"
    folder: str = ""
    session_id: str = ""
    former: list[str] = Field(default_factory=list)
    mark: Count = 0


class OwnedRecord(QueueRecord):
    """A record with text. It names its session, so that the text stays usable if the head record is lost."""

    folder: str = ""
    session_id: str = ""


class EnqueuedRecord(OwnedRecord):
    """The user sent a message. If `mark` is not 0, it came from the composer, which is empty afterwards.
    `composed`, `typed` and `pastes` as in `Authorship`. `send_at`: when it is sent by itself; 0 without such
    a moment."""

    needed = frozenset({"uuid", "text"})  # without these fields the record is useless
    kind: Literal["written"] = "written"
    uuid: str
    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)
    mark: Count = 0
    composed: str = ""
    typed: bool = True
    pastes: list[str] = Field(default_factory=list)
    send_at: Moment = 0.0


class DispatchedRecord(QueueRecord):
    """The message is about to be written to the CLI. The session's file shows whether it arrived."""

    kind: Literal["taken"] = "taken"
    uuid: str


class CompletedRecord(QueueRecord):
    """A turn has begun to answer these messages, or the user has removed them."""

    kind: Literal["done"] = "done"
    uuids: list[str]


class ReturnedRecord(OwnedRecord):
    """These messages came back into the composer: `text` before the composer's text, `parts` after its
    attachments."""

    needed = frozenset({"uuids", "text", "mark"})
    kind: Literal["returned"] = "returned"
    uuids: list[str]
    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)
    mark: Count


class EditedRecord(QueueRecord):
    """The user changed the text of a waiting message."""

    kind: Literal["changed"] = "changed"
    uuid: str
    text: str


class ReorderRecord(QueueRecord):
    """The user moved a message. `uuids`: all pending messages, in the new order."""

    kind: Literal["order"] = "order"
    uuids: list[str]


AnyRecord = (
    QueueHeadRecord
    | EnqueuedRecord
    | DispatchedRecord
    | CompletedRecord
    | ReturnedRecord
    | EditedRecord
    | ReorderRecord
)
# The adapter is built when the first record is read, because a start of the program reads no record.
_ADAPTER: TypeAdapter[AnyRecord] = TypeAdapter(
    Annotated[AnyRecord, Field(discriminator="kind")], config=ConfigDict(defer_build=True)
)


_OWNERS = re.compile(rb'"(folder|session_id)": ?("(?:[^"\\]|\\.)*")')


@dataclass(slots=True)
class StoredQueue:
    """The content of a journal.

    `pending`: the messages that are neither done nor returned, in order. `dispatched`: the uuids of pending
    messages that were written to the CLI. `settled`: the uuids of messages that are done or returned.
    `changes`: the records that change the composer's text, oldest first. `mark`: the highest mark.
    `strange`: whether the journal has content that this version does not know or cannot use.
    """

    folder: str = ""
    session_id: str = ""
    former: list[str] = field(default_factory=list)
    at: float = 0.0
    mark: int = 0
    pending: dict[str, EnqueuedRecord] = field(default_factory=dict)
    dispatched: set[str] = field(default_factory=set)
    settled: set[str] = field(default_factory=set)
    changes: list[EnqueuedRecord | ReturnedRecord] = field(default_factory=list)
    strange: bool = False


def to_line(record: AnyRecord) -> bytes:
    """Return the record's line, with its newline."""
    return json_line(mend_surrogates(record.model_dump()))


def read_queue(data: bytes) -> StoredQueue | None:
    """Return the content of a journal; None if no line can be read."""
    queue, found = StoredQueue(), False
    for line in data.split(b"\n"):
        if not line.strip():
            continue
        try:
            record = _ADAPTER.validate_json(line)
        except ValidationError:
            _name_owner(queue, **_named_in(line))
            queue.strange = queue.strange or _is_complete(line)
            continue
        found = True
        queue.strange = queue.strange or record.strange
        queue.at = max(queue.at, record.at)
        _apply(queue, record)
    return queue if found else None


def _name_owner(queue: StoredQueue, folder: str = "", session_id: str = "") -> None:
    """Set the queue's folder and session id if they are not known yet."""
    queue.folder = queue.folder or folder
    queue.session_id = queue.session_id or session_id


def _is_complete(line: bytes) -> bool:
    """Return whether the line is a JSON object, and so was not cut by a crash."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _named_in(line: bytes) -> dict[str, str]:
    """Return the session id and folder in a damaged line, as far as they can be read."""
    found: dict[str, str] = {}
    for name, value in _OWNERS.findall(line):
        with contextlib.suppress(ValueError):
            found.setdefault(name.decode(), json.loads(value))
    return found


def _apply(queue: StoredQueue, record: AnyRecord) -> None:
    if isinstance(record, OwnedRecord):
        _name_owner(queue, record.folder, record.session_id)
    match record:
        case QueueHeadRecord():
            queue.folder = record.folder or queue.folder
            queue.session_id = record.session_id or queue.session_id
            queue.former = record.former
            queue.mark = max(queue.mark, record.mark)
        case EnqueuedRecord():
            queue.pending[record.uuid] = record
            queue.settled.discard(record.uuid)
            if record.mark:
                _change(queue, record)
        case DispatchedRecord():
            queue.dispatched.add(record.uuid)
        case CompletedRecord():
            _settle(queue, record.uuids)
        case ReturnedRecord():
            _settle(queue, record.uuids)
            _change(queue, record)
        case EditedRecord() if record.uuid in queue.pending:
            written = queue.pending[record.uuid]
            queue.pending[record.uuid] = written.model_copy(update={"text": record.text})
        case ReorderRecord():
            first = {uuid: queue.pending[uuid] for uuid in record.uuids if uuid in queue.pending}
            queue.pending = {**first, **queue.pending}


def _change(queue: StoredQueue, record: EnqueuedRecord | ReturnedRecord) -> None:
    queue.mark = max(queue.mark, record.mark)
    queue.changes.append(record)


def _settle(queue: StoredQueue, uuids: Sequence[str]) -> None:
    queue.settled.update(uuids)
    for uuid in uuids:
        queue.pending.pop(uuid, None)
        queue.dispatched.discard(uuid)


def draft_of(queue: StoredQueue, kept: DraftFile | None) -> DraftFile:
    """Return the draft `kept` (None: an empty draft) with the journal's newer changes. Drop the queue that an
    earlier version stored in the draft, because the journal has it too."""
    draft = kept if kept is not None else DraftFile(at=queue.at)
    text, cursor, parts = draft.text, draft.cursor, list(draft.parts)
    for change in queue.changes:
        if change.mark <= draft.mark:
            continue
        if isinstance(change, EnqueuedRecord):
            text, cursor, parts = "", 0, []
        else:
            text = "\n\n".join(each for each in (change.text, text) if each.strip())
            cursor, parts = units(text), [*parts, *change.parts]
    found = {"text": text, "cursor": cursor, "parts": parts, "mark": max(draft.mark, queue.mark)}
    return draft.changed(**found, queue=[])


def units(text: str) -> int:
    """Return the length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le", "replace")) // 2
