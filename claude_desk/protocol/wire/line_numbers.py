"""What is kept of the wire, and which line told a message: a number that travels with it."""

from typing import Any

from claude_desk.protocol.requests.control import ControlResponse
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.framing import json_line

_KEY = "kept_line"
_NOT_KEPT = "not kept by Claude Desk: it may hold keys"


def kept_line(message: Any, line: bytes) -> bytes:
    """The line as it is kept: all of it, but for the content of an answer to us.

    2.1.330 tells its settings with the values of their environment, and servers with their headers.
    """
    if not isinstance(message, ControlResponse):
        return line
    answer = message.response
    told = {"subtype": answer.subtype, "request_id": answer.request_id, "response": _NOT_KEPT}
    return json_line({"type": message.type, "response": told}).rstrip(b"\n")


def set_line(message: Any, number: int) -> None:
    """Say that this line told the message; without effect on what is none of the wire's."""
    if number and isinstance(message, WireModel) and message.model_extra is not None:
        message.model_extra[_KEY] = number


def line_of(message: Any) -> int:
    """The number of the line that told the message, or an act of ours; 0 where none is known."""
    found = (
        (message.model_extra or {}).get(_KEY)
        if isinstance(message, WireModel)
        else getattr(message, "line", 0)
    )
    return found if isinstance(found, int) else 0
