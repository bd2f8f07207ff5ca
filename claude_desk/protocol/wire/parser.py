"""Parses the lines of the CLI's output into typed messages."""

import codecs
import json
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.wire.base import LenientModel
from claude_desk.protocol.wire.characters import mend_escapes, mend_surrogates
from claude_desk.protocol.wire.json_text import is_deep, outline
from claude_desk.protocol.wire.messages import KnownMessage
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.protocol.wire.system import KnownSystem, OtherSystem

__all__ = [
    "Message",
    "NonJsonLine",
    "UnknownMessage",
    "mend_surrogates",
    "message_of",
    "parse_line",
    "read_object",
]


class UnknownMessage(LenientModel):
    """A message of an unknown type, or a malformed message. `model_extra` has all fields except `type` and
    `subtype`."""

    type: str = ""
    subtype: Any = None


@dataclass(frozen=True, slots=True)
class NonJsonLine:
    """A line that is not a JSON object. `text`: its first 2,000 characters. `size`: its bytes."""

    text: str
    size: int


_Known = Annotated[
    StreamEvent | KnownMessage | KnownSystem | ControlRequest | ControlResponse | ControlCancelRequest,
    Field(discriminator="type"),
]
Message = Annotated[_Known | OtherSystem | UnknownMessage, Field(union_mode="left_to_right")]

# Cache only the keys of objects: most values, such as ids, occur once.
_ADAPTER: TypeAdapter[Any] = TypeAdapter(Message, config=ConfigDict(cache_strings="keys"))
_BLANKS = b" \t\r\n"  # JSON's white space
_read_json = _ADAPTER.validator.validate_json  # without the adapter's Python wrapper, which takes time


def parse_line(line: bytes) -> "Message | NonJsonLine":
    """Return the message in a line (without its newline). This never raises.

    A JSON object that fits no other model becomes an UnknownMessage. A line that is not a JSON object becomes
    a NonJsonLine.

    Lone surrogates and bytes that are not UTF-8 become U+FFFD. A CLI writes a lone surrogate when it cuts an
    emoji (`"\\ud83d"`). In an object that is nested too deep, inner objects and arrays become null. After
    such a change the original line is in the message's `model_extra` under `raw_line`, with bytes that are
    not UTF-8 written as `\\xff`.
    """
    try:
        message: Message = _read_json(line)
    except ValidationError:
        return _parse_leniently(line)
    return message


def message_of(value: dict[str, Any]) -> "Message":
    """Return the message for an object, for instance from a session's file."""
    message: Message = _ADAPTER.validate_python(value)
    return message


def read_object(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object of a line, with the same changes as in `parse_line`; None if the line is not an
    object."""
    try:
        value = from_json(line, cache_strings="keys")
    except ValueError:
        if not _is_braced(line):
            return None  # mending could not help, and would take long for a very large line
        text = mend_escapes(line.decode("utf-8", "replace").removeprefix("\ufeff"))
        return _read_object(outline(text) if is_deep(text) else text)
    return value if isinstance(value, dict) else None


def _is_braced(line: bytes) -> bool:
    """Return whether the line begins and ends like an object. If not, mending does not make it an object."""
    inner = line.strip(_BLANKS).removeprefix(codecs.BOM_UTF8).lstrip(_BLANKS)
    return inner.startswith(b"{") and inner.endswith(b"}")


def _parse_leniently(line: bytes) -> "Message | NonJsonLine":
    text = line.decode("utf-8", "replace")
    readable = mend_escapes(text.removeprefix("\ufeff"))
    if is_deep(readable):
        # The parser refuses this nesting. The type of the message stays known without the inner objects.
        readable = outline(readable)
    value = _read_object(readable)
    if value is None:
        return NonJsonLine(text[:2000], len(line))
    if readable.encode() != line:
        value["raw_line"] = line.decode("utf-8", "backslashreplace")
    message: Message = _ADAPTER.validate_python(value)
    return message


def _read_object(text: str) -> dict[str, Any] | None:
    """Return the JSON object of a text; None if the text is not an object. Unlike the fast parser, accept
    control characters in strings, and huge numbers."""
    try:
        value = json.loads(text, strict=False, parse_int=_read_int)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _read_int(digits: str) -> int | float:
    """Return an integer, or a float if the number has more than 4,300 digits, which Python refuses."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)
