"""The files of drafts and of the message history: conversion from bytes to models and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import Count, FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredAttachment(FileModel):
    """An attachment of a message. `blob`: the name of the file with its bytes. `text`: its text, if it is
    pasted text."""

    name: str = ""
    media_type: str = ""
    path: str = ""
    size: int = 0
    blob: str = ""
    text: str = ""


class StoredMessage(FileModel):
    """A queued message in a draft file of an earlier version. This version stores the queue elsewhere
    (`queue_file`)."""

    text: str = ""
    parts: list[StoredAttachment] = Field(default_factory=list)


class StashedMessage(FileModel):
    """A message that the user stashed. `cursor`: a position in UTF-16 units."""

    text: str = ""
    cursor: Count = 0
    parts: list[StoredAttachment] = Field(default_factory=list)


class StoredEdit(FileModel):
    """A pasted or quoted text that the user was editing. `part`: which of the draft's parts it is."""

    part: Count = 0
    text: str = ""


class StoredComment(FileModel):
    """A comment on lines of a changed file that the user was writing, as in `CommentRecord`."""

    id: str = ""
    path: str = ""
    first: int = 0
    last: int = 0
    gone: bool = False
    quote: str = ""
    text: str = ""
    draft: str = ""


class DraftFile(FileModel):
    """A draft. `folder`: a real path. `at`: seconds since the epoch. `cursor`: a position in UTF-16 units.
    `stash`: messages that the user stashed, oldest first. `edit`: the part that was open for editing.
    `comments`: comments that were being written.

    In the texts, U+FFFC marks the place of a part; parts without a mark follow the text. Earlier versions
    wrote no marks.

    `mark`: the mark of the newest change in the queue's journal that the text contains (see `queue_file`).
    `former`: the session's earlier ids in the same run, newest last. `absorbed`: the names of other drafts
    whose text is in this draft; their files may still exist. `aside`: text that the user typed for pending
    requests; the next run puts it before the draft's text.
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
    stash: list[StashedMessage] = Field(default_factory=list)
    edit: StoredEdit | None = None
    comments: list[StoredComment] = Field(default_factory=list)

    @property
    def words_unused(self) -> bool:
        """Whether this version cannot use some of the user's text or attachments in the file."""
        return bool({"text", "parts", "queue", "aside", "stash", "edit", "comments"} & set(self.unused))


def read_draft(data: bytes) -> DraftFile | None:
    """Return the content of a file; None if the file is damaged."""
    try:
        return DraftFile.model_validate_json(data)
    except ValidationError:
        return None


def write_draft(draft: DraftFile) -> bytes:
    """Return the file's bytes."""
    return (json.dumps(mend_surrogates(draft.model_dump())) + "\n").encode("ascii")


def read_history(data: bytes) -> list[str]:
    """Return the messages of a history file. It has one JSON string per line; other lines are skipped."""
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
