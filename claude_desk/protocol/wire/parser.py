"""Parses any line of the CLI's output into a typed message."""

import codecs
import json
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire.base import LenientModel
from claude_desk.protocol.wire.characters import mend_escapes, mend_surrogates
from claude_desk.protocol.wire.json_text import is_deep, outline
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
    """A message of an unknown type, or a message that does not fit the model of its type.

    All fields except `type` and `subtype` are in `model_extra`.
    """

    type: str = ""
    subtype: Any = None


@dataclass(frozen=True, slots=True)
class NonJsonLine:
    """A line that is not a JSON object. It is kept as a diagnostic. `text` has at most 2,000 characters."""

    text: str
    size: int


_Known = Annotated[
    StreamEvent
    | m.AssistantMessage
    | m.UserMessage
    | m.ResultMessage
    | KnownSystem
    | m.ToolProgress
    | m.ToolUseSummary
    | m.AuthStatus
    | m.RateLimitEvent
    | m.PromptSuggestion
    | m.ConversationReset
    | m.ActiveGoal
    | m.CommandLifecycle
    | m.TranscriptMirror
    | m.AutocompactState
    | m.Tombstone
    | m.AttachmentMessage
    | m.StreamlinedText
    | m.KeepAlive
    | ControlRequest
    | ControlResponse
    | ControlCancelRequest,
    Field(discriminator="type"),
]
Message = Annotated[_Known | OtherSystem | UnknownMessage, Field(union_mode="left_to_right")]

# Every message has new ids, so only the keys are worth a place in the string cache.
_ADAPTER: TypeAdapter[Any] = TypeAdapter(Message, config=ConfigDict(cache_strings="keys"))
_BLANKS = b" \t\r\n"  # JSON's white space
_read_json = _ADAPTER.validator.validate_json  # saves the wrapper call of the adapter


def parse_line(line: bytes) -> "Message | NonJsonLine":
    """Return the message in a line. Never raises.

    `line` has no newline at its end. A lone surrogate (`"\\ud83d"`, which a CLI writes when it cuts an emoji)
    and bytes that are not UTF-8 become U+FFFD. The original line is then kept in the message's `model_extra`
    under `raw_line`, with such bytes written as `\\xff`. A JSON object that fits no message model becomes an
    UnknownMessage. Any other line becomes a NonJsonLine.
    """
    try:
        message: Message = _read_json(line)
    except ValidationError:
        return _parse_leniently(line)
    return message


def message_of(value: dict[str, Any]) -> "Message":
    """Return the message for a decoded object that does not come from the CLI's output."""
    message: Message = _ADAPTER.validate_python(value)
    return message


def read_object(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object of a line, mended as in `parse_line`. Return None if the line is not an
    object."""
    try:
        value = from_json(line, cache_strings="keys")
    except ValueError:
        if not _is_braced(line):
            return None  # such lines are not mended, because a file may have hundreds of megabytes of them
        text = mend_escapes(line.decode("utf-8", "replace").removeprefix("\ufeff"))
        return _read_object(outline(text) if is_deep(text) else text)
    return value if isinstance(value, dict) else None


def _is_braced(line: bytes) -> bool:
    """Return whether the line begins and ends like an object. Mending does not change the answer."""
    inner = line.strip(_BLANKS).removeprefix(codecs.BOM_UTF8).lstrip(_BLANKS)
    return inner.startswith(b"{") and inner.endswith(b"}")


def _parse_leniently(line: bytes) -> "Message | NonJsonLine":
    text = line.decode("utf-8", "replace")
    readable = mend_escapes(text.removeprefix("\ufeff"))
    if is_deep(readable):
        # The object is nested too deep to be shown. Its plain values show at least the kind of the message.
        readable = outline(readable)
    value = _read_object(readable)
    if value is None:
        return NonJsonLine(text[:2000], len(line))
    if readable.encode() != line:
        value["raw_line"] = line.decode("utf-8", "backslashreplace")
    message: Message = _ADAPTER.validate_python(value)
    return message


def _read_object(text: str) -> dict[str, Any] | None:
    """Return an object that the strict parser refuses because of control characters in strings or huge
    numbers. Return None if the text is not an object."""
    try:
        value = json.loads(text, strict=False, parse_int=_read_int)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _read_int(digits: str) -> int | float:
    """Return an integer. Python refuses more than 4,300 digits; such a number becomes a float, as in
    JavaScript."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)
