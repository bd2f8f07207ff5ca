"""The form in which a line of the wire is kept, and the number of the line that each message came in."""

from typing import Any

from claude_desk.protocol.requests.control import ControlResponse
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.framing import json_line

_KEY = "kept_line"
_NOT_KEPT = "not kept by Claude Desk: it may hold keys"


def kept_line(message: Any, line: bytes) -> bytes:
    """Return the line in the form that is kept. The content of an answer to this program is removed.

    Such an answer may have secrets: CLI 2.1.330 answers with its settings, which contain the values of
    environment variables, or with its MCP servers, which contain their headers.
    """
    if not isinstance(message, ControlResponse):
        return line
    answer = message.response
    kept = {"subtype": answer.subtype, "request_id": answer.request_id, "response": _NOT_KEPT}
    return json_line({"type": message.type, "response": kept}).rstrip(b"\n")


def set_line(message: Any, number: int) -> None:
    """Set the number of the line that a message came in. Do nothing for the number 0, and for objects other
    than wire models."""
    if number and isinstance(message, WireModel) and message.model_extra is not None:
        message.model_extra[_KEY] = number


def line_of(message: Any) -> int:
    """Return the number of the line that a message came in, or the attribute `line` of another object. Return
    0 if there is no number."""
    found = (
        (message.model_extra or {}).get(_KEY)
        if isinstance(message, WireModel)
        else getattr(message, "line", 0)
    )
    return found if isinstance(found, int) else 0
