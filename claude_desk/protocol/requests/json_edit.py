"""Edits that a subcommand of the CLI takes as JSON on stdin, and its answers (observed with 2.1.330).

The subcommands write the CLI's settings files. A refused edit has an exit code other than 0 and a sentence on
stderr, or an answer with `"ok": false`.
"""

from typing import Any

from pydantic import Field, ValidationError

from claude_desk.protocol.disk.line_object import line_object
from claude_desk.protocol.wire.base import LenientModel, WireModel


class JsonEdit(WireModel):
    """The base class of all edits."""

    def to_bytes(self) -> bytes:
        return self.model_dump_json(by_alias=True, exclude_none=True).encode()


class EditAnswer(LenientModel):
    """The answer to an edit. `stored`: the values as they were written. `warnings`, `error` and `refusal` are
    the CLI's words; a `refusal` is the name of a reason, such as `invalid_request`."""

    ok: bool = False
    warnings: list[str] = Field(default_factory=list)
    stored: list[str] = Field(default_factory=list)
    written: dict[str, Any] = Field(default_factory=dict)
    error: str = ""
    refusal: str = ""


def edit_answer(stdout: bytes) -> EditAnswer | None:
    """Return the answer on stdout; None if stdout has no answer."""
    fields = line_object(stdout.strip())
    if fields is None or not isinstance(fields.get("ok"), bool):
        return None
    try:
        return EditAnswer.model_validate(fields)
    except ValidationError:
        return None
