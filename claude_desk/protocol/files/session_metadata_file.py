"""The file in which we keep what the person did with sessions: bytes to a model and back."""

import json
from typing import Any

from pydantic import Field, ValidationError, field_validator

from claude_desk.protocol.files.file_model import FileModel
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredSessionMetadata(FileModel):
    """`title` is one given by the person, "" for the session's own.

    `earlier`: the id of the session in whose place it was begun by `/clear`; and the title that it had then.
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
    """By session id."""

    v: int = 1
    sessions: dict[str, StoredSessionMetadata] = Field(default_factory=dict)

    @field_validator("sessions", mode="before")
    @classmethod
    def _leave_out_what_is_none(cls, value: Any) -> Any:
        """One wrong entry does not cost the others."""
        if not isinstance(value, dict):
            return value
        return {name: kept for name, kept in value.items() if isinstance(kept, dict | StoredSessionMetadata)}


def read_session_metadata(data: bytes) -> SessionMetadataFile | None:
    """Give what a file holds; None where it is damaged."""
    try:
        return SessionMetadataFile.model_validate_json(data)
    except ValidationError:
        return None


def write_session_metadata(file: SessionMetadataFile) -> bytes:
    """Give the whole file: JSON that a person can read."""
    said = {name: kept for name, kept in sorted(file.sessions.items()) if not kept.says_nothing}
    value = file.model_copy(update={"sessions": said}).model_dump()
    return (json.dumps(mend_surrogates(value), indent=1, ensure_ascii=False) + "\n").encode("utf-8")
