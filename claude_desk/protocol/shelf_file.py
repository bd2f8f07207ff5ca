"""The file in which we keep what the person did with sessions: bytes to a model and back."""

import json
from typing import Any

from pydantic import Field, ValidationError, field_validator

from claude_desk.protocol.base import Forgiving
from claude_desk.protocol.surrogates import mend_surrogates


class KeptSession(Forgiving):
    """`title` is one given by the person, "" for the session's own."""

    title: str = ""
    pinned: bool = False
    archived: bool = False

    @property
    def says_nothing(self) -> bool:
        return not (self.title or self.pinned or self.archived or self.model_extra)


class ShelfFile(Forgiving):
    """By session id. Keys that we do not know (a later version of ours wrote them) stay in the file."""

    v: int = 1
    sessions: dict[str, KeptSession] = Field(default_factory=dict)

    @field_validator("sessions", mode="before")
    @classmethod
    def _leave_out_what_is_none(cls, value: Any) -> Any:
        """One wrong entry does not cost the others."""
        if not isinstance(value, dict):
            return value
        return {name: kept for name, kept in value.items() if isinstance(kept, dict | KeptSession)}


def read_shelf(data: bytes) -> ShelfFile | None:
    """Give what a file holds; None where it is damaged."""
    try:
        return ShelfFile.model_validate_json(data)
    except ValidationError:
        return None


def write_shelf(shelf: ShelfFile) -> bytes:
    """Give the whole file: JSON that a person can read."""
    value = shelf.model_dump(exclude={"wrong_fields"})
    value["sessions"] = {
        name: {key: said for key, said in kept.model_dump().items() if key != "wrong_fields"}
        for name, kept in sorted(shelf.sessions.items())
        if not kept.says_nothing
    }
    return (json.dumps(mend_surrogates(value), indent=1, ensure_ascii=False) + "\n").encode("utf-8")
