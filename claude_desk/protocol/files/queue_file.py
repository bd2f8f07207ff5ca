"""The journal of a session's queue: what becomes of each message that the person sent, a JSON object a line.

A message is `written` before anything else happens to it, `taken` before it goes into the CLI's pipe, and
`done` once a turn has begun to answer it, or the person has removed it. `returned`: its text is in the
composer again. A line that was cut by a crash or is damaged is passed over, and so is a kind that is not
known here.

The text in the composer is in a file of its own (`draft_file`), which is written later. `mark` counts what
the queue did to that text: a draft file with a lower mark is older than these changes, and `draft_of` makes
them up.
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
    """`at` is in seconds since the epoch."""

    v: int = 1
    at: Moment = Field(default_factory=time.time)


class QueueHeadRecord(QueueRecord):
    """Whose queue it is from here on. `folder` is a real path; `mark` that of the newest change before;
    `former` are ids that the session had before in the same run, newest last."""

    kind: Literal["head"] = "head"
    folder: str = ""
    session_id: str = ""
    former: list[str] = Field(default_factory=list)
    mark: Count = 0


class OwnedRecord(QueueRecord):
    """One that carries words. It says itself whose they are, so that they are found without a head."""

    folder: str = ""
    session_id: str = ""


class EnqueuedRecord(OwnedRecord):
    """The person sent a message. `mark` above 0: it was the composer's, which is empty from now on."""

    needed = frozenset({"uuid", "text"})  # else it would be one that says nothing
    kind: Literal["written"] = "written"
    uuid: str
    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)
    mark: Count = 0


class DispatchedRecord(QueueRecord):
    """The message goes to the CLI now. Whether it has arrived is told by the session's own file."""

    kind: Literal["taken"] = "taken"
    uuid: str


class CompletedRecord(QueueRecord):
    """A turn has begun to answer these, or the person has removed them."""

    kind: Literal["done"] = "done"
    uuids: list[str]


class ReturnedRecord(OwnedRecord):
    """These messages are in the composer again, before what stood there: `text` and `parts`."""

    needed = frozenset({"uuids", "text", "mark"})
    kind: Literal["returned"] = "returned"
    uuids: list[str]
    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)
    mark: Count


class EditedRecord(QueueRecord):
    """The person changed the text of a message that waits."""

    kind: Literal["changed"] = "changed"
    uuid: str
    text: str


class ReorderRecord(QueueRecord):
    """The person moved a message: all that are not done, in their order."""

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
# Built with the first record that is read: a start reads none.
_ADAPTER: TypeAdapter[AnyRecord] = TypeAdapter(
    Annotated[AnyRecord, Field(discriminator="kind")], config=ConfigDict(defer_build=True)
)


_OWNERS = re.compile(rb'"(folder|session_id)": ?("(?:[^"\\\\]|\\\\.)*")')


@dataclass(slots=True)
class StoredQueue:
    """What a journal says. `pending` are the messages that are not done, in their order; `taken` those of
    them that went to the CLI, `settled` the uuids of those that are done. `changes` are what happened to the
    composer's text, oldest first. `strange`: something is in it that this version does not know, or cannot
    use."""

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
    """Give the record's line, with its newline."""
    return json_line(mend_surrogates(record.model_dump()))


def read_queue(data: bytes) -> StoredQueue | None:
    """Give what a journal says; None where no line of it can be read."""
    queue, found = StoredQueue(), False
    for line in data.split(b"\n"):
        if not line.strip():
            continue
        try:
            record = _ADAPTER.validate_json(line)
        except ValidationError:
            _name_owner(queue, **_named_in(line))
            queue.strange = queue.strange or _is_whole(line)
            continue
        found = True
        queue.strange = queue.strange or record.strange
        queue.at = max(queue.at, record.at)
        _apply(queue, record)
    return queue if found else None


def _name_owner(queue: StoredQueue, folder: str = "", session_id: str = "") -> None:
    """What a record, or the rest of one, says of whose queue it is, where no head has said it."""
    queue.folder = queue.folder or folder
    queue.session_id = queue.session_id or session_id


def _is_whole(line: bytes) -> bool:
    """Whether it is a record, if one that we cannot use, and not what a crash has left of one."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _named_in(line: bytes) -> dict[str, str]:
    """What a damaged line still says of the session and the folder."""
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
    """Give the composer's text as it stands after all that the journal says. What an old draft file keeps of
    a queue is in the journal, too."""
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
    """The position behind the last character, in UTF-16 units."""
    return len(text.encode("utf-16-le", "replace")) // 2
