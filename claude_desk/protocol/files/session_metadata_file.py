"""The file of titles, pins and the like that the user gives to sessions: conversion from bytes to a model
and back."""

import json
from typing import Any

from pydantic import Field, ValidationError, field_validator

from claude_desk.protocol.files.file_model import FileModel
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredSessionMetadata(FileModel):
    """The metadata of a session. `title`: the title that the user gave, or empty.

    `earlier`: the id of the session that this session replaced after `/clear`. `earlier_title`: the title
    that the replaced session had then.
    """

    title: str = ""
    pinned: bool = False
    archived: bool = False
    earlier: str = ""
    earlier_title: str = ""

    @property
    def says_nothing(self) -> bool:
        return not (self.title or self.pinned or self.archived or self.earlier or self.model_extra)


class SessionMetadataFile(FileModel):
    """The metadata of all sessions, by session id."""

    v: int = 1
    sessions: dict[str, StoredSessionMetadata] = Field(default_factory=dict)

    @field_validator("sessions", mode="before")
    @classmethod
    def _drop_malformed(cls, value: Any) -> Any:
        """Remove malformed entries, because one of them would make the file invalid."""
        if not isinstance(value, dict):
            return value
        return {name: kept for name, kept in value.items() if isinstance(kept, dict | StoredSessionMetadata)}


def read_session_metadata(data: bytes) -> SessionMetadataFile | None:
    """Return the content of a file; None if the file is damaged."""
    try:
        return SessionMetadataFile.model_validate_json(data)
    except ValidationError:
        return None


def write_session_metadata(file: SessionMetadataFile) -> bytes:
    """Return the file's bytes: JSON that a human can read."""
    said = {name: kept for name, kept in sorted(file.sessions.items()) if not kept.says_nothing}
    value = file.model_copy(update={"sessions": said}).model_dump()
    return (json.dumps(mend_surrogates(value), indent=1, ensure_ascii=False) + "\n").encode("utf-8")
