"""The kept lines of the wire, and the line number that each message has."""

from typing import Any

from claude_desk.protocol.requests.control import ControlResponse
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.framing import json_line

_KEY = "kept_line"
_NOT_KEPT = "not kept by Claude Desk: it may hold keys"


def kept_line(message: Any, line: bytes) -> bytes:
    """Return the line in the form that is kept: the whole line, but without the content of an answer to this
    program.

    In such answers 2.1.330 sends its settings with the values of environment variables, and servers with
    their headers.
    """
    if not isinstance(message, ControlResponse):
        return line
    answer = message.response
    told = {"subtype": answer.subtype, "request_id": answer.request_id, "response": _NOT_KEPT}
    return json_line({"type": message.type, "response": told}).rstrip(b"\n")


def set_line(message: Any, number: int) -> None:
    """Set the number of the line in which the message came. Do nothing for objects that are not wire messages
    and for the number 0."""
    if number and isinstance(message, WireModel) and message.model_extra is not None:
        message.model_extra[_KEY] = number


def line_of(message: Any) -> int:
    """Return the number of the line in which the message came, or the `line` of this program's own event.
    Return 0 for an unknown number."""
    found = (
        (message.model_extra or {}).get(_KEY)
        if isinstance(message, WireModel)
        else getattr(message, "line", 0)
    )
    return found if isinstance(found, int) else 0
