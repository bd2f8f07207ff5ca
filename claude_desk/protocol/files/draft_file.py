"""The files in which we keep what was written and not sent: bytes to a model and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import Count, FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredAttachment(FileModel):
    """What a message carries. `blob` names a file of ours with its bytes; `text` is text that was pasted."""

    name: str = ""
    media_type: str = ""
    path: str = ""
    size: int = 0
    blob: str = ""
    text: str = ""


class StoredMessage(FileModel):
    """One that was sent and that nobody had begun to answer; now in `queue_file`."""

    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)


class DraftFile(FileModel):
    """`folder` is a real path. `at` is in seconds since the epoch, `cursor` in the field's positions.

    `mark`: how much of what the queue's journal did to the text is in it (see `queue_file`). `former`: ids
    that the session had before in the same run, newest last. `absorbed`: names of other files whose words are
    in this one, and that may still be there. `aside`: what was typed for requests that waited, which the next
    run has before the text.
    """

    v: int = 1
    folder: str = ""
    session_id: str = ""
    former: list[str] = Field(default_factory=list)
    at: Moment = Field(default_factory=time.time)
    text: str = ""
    cursor: Count = 0
    parts: list[StoredAttachment] = Field(default_factory=list)
    queue: list[StoredMessage] = Field(default_factory=list)
    mark: Count = 0
    absorbed: list[str] = Field(default_factory=list)
    aside: str = ""

    @property
    def words_unused(self) -> bool:
        """Whether something that the person wrote is in the file, in a shape that we cannot use."""
        return bool({"text", "parts", "queue", "aside"} & set(self.unused))


def read_draft(data: bytes) -> DraftFile | None:
    """Give what a file holds; None where it is damaged."""
    try:
        return DraftFile.model_validate_json(data)
    except ValidationError:
        return None


def write_draft(draft: DraftFile) -> bytes:
    """Give the whole file."""
    return (json.dumps(mend_surrogates(draft.model_dump())) + "\n").encode("ascii")


def read_history(data: bytes) -> list[str]:
    """Give the messages of a history, a JSON string a line; lines that are none are passed over."""
    found = []
    for line in data.split(b"\n"):
        try:
            text = json.loads(line) if line.strip() else None
        except (ValueError, RecursionError):
            continue
        if isinstance(text, str) and text:
            found.append(text)
    return found


def history_line(text: str) -> bytes:
    return (json.dumps(mend_surrogates(text)) + "\n").encode("ascii")
