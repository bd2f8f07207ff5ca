"""Which line of the wire told a message: a number that travels with it, for `View source`."""

from typing import Any

from claude_desk.protocol.base import Wire

_KEY = "kept_line"


def set_line(message: Any, number: int) -> None:
    """Say that this line told the message; without effect on what is none of the wire's."""
    if number and isinstance(message, Wire) and message.model_extra is not None:
        message.model_extra[_KEY] = number


def line_of(message: Any) -> int:
    """The number of the line that told the message, or an act of ours; 0 where none is known."""
    found = (
        (message.model_extra or {}).get(_KEY) if isinstance(message, Wire) else getattr(message, "line", 0)
    )
    return found if isinstance(found, int) else 0
