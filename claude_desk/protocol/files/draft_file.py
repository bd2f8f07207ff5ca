"""The files of drafts, and of the history of messages: conversion from bytes to models and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import Count, FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredAttachment(FileModel):
    """An attachment of a message. `blob`: name of the file with the attachment's bytes. `text`: pasted
    text."""

    name: str = ""
    media_type: str = ""
    path: str = ""
    size: int = 0
    blob: str = ""
    text: str = ""


class StoredMessage(FileModel):
    """A message that was sent and whose answer had not begun. Only earlier versions wrote such messages here;
    now they are in `queue_file`."""

    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)


class DraftFile(FileModel):
    """A draft. `folder` is a real path. `at` is in seconds since the epoch, `cursor` in the text field's
    positions.

    `mark`: the mark of the newest change in the queue journal that is included in the text (see
    `queue_file`). `former`: ids that the session had before in the same run, newest last. `absorbed`: names
    of other drafts whose text is in this draft, and whose files may still exist. `aside`: text that was typed
    for pending requests; the next run puts it before the draft's text.
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
        """Whether the file has text or attachments of the user in a form that this version cannot use."""
        return bool({"text", "parts", "queue", "aside"} & set(self.unused))


def read_draft(data: bytes) -> DraftFile | None:
    """Return the content of a file; None if the file is damaged."""
    try:
        return DraftFile.model_validate_json(data)
    except ValidationError:
        return None


def write_draft(draft: DraftFile) -> bytes:
    """Return the bytes of the whole file."""
    return (json.dumps(mend_surrogates(draft.model_dump())) + "\n").encode("ascii")


def read_history(data: bytes) -> list[str]:
    """Return the messages of a history, which has one JSON string per line. Other lines are skipped."""
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
