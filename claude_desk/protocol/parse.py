"""A line of the CLI's output to a typed message, whatever the line holds."""

import json
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Discriminator, Tag, TypeAdapter, ValidationError

from claude_desk.protocol import messages as m
from claude_desk.protocol.base import Wire
from claude_desk.protocol.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.stream import StreamEvent
from claude_desk.protocol.system import SystemMessage


class UnknownMessage(Wire):
    """A message of a type we do not know, or one that is not shaped as its type should be."""

    type: str = ""
    subtype: Any = None


@dataclass(frozen=True, slots=True)
class Noise:
    """A line that is not a JSON object: kept as a diagnostic. `text` has at most 2,000 characters."""

    text: str
    size: int


_TAGS = {
    "assistant": "assistant",
    "user": "user",
    "result": "result",
    "system": "system",
    "stream_event": "stream_event",
    "tool_progress": "tool_progress",
    "tool_use_summary": "tool_use_summary",
    "auth_status": "auth_status",
    "rate_limit_event": "rate_limit_event",
    "prompt_suggestion": "prompt_suggestion",
    "conversation_reset": "conversation_reset",
    "active_goal": "active_goal",
    "command_lifecycle": "command_lifecycle",
    "transcript_mirror": "transcript_mirror",
    "autocompact_state": "autocompact_state",
    "tombstone": "tombstone",
    "attachment": "attachment",
    "streamlined_text": "streamlined",
    "streamlined_tool_use_summary": "streamlined",
    "keep_alive": "keep_alive",
    "control_request": "control_request",
    "control_response": "control_response",
    "control_cancel_request": "control_cancel_request",
}


def _tag(value: Any) -> str:
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return _TAGS.get(kind, "unknown") if isinstance(kind, str) else "unknown"


Message = Annotated[
    Annotated[m.AssistantMessage, Tag("assistant")]
    | Annotated[m.UserMessage, Tag("user")]
    | Annotated[m.ResultMessage, Tag("result")]
    | Annotated[SystemMessage, Tag("system")]
    | Annotated[StreamEvent, Tag("stream_event")]
    | Annotated[m.ToolProgress, Tag("tool_progress")]
    | Annotated[m.ToolUseSummary, Tag("tool_use_summary")]
    | Annotated[m.AuthStatus, Tag("auth_status")]
    | Annotated[m.RateLimitEvent, Tag("rate_limit_event")]
    | Annotated[m.PromptSuggestion, Tag("prompt_suggestion")]
    | Annotated[m.ConversationReset, Tag("conversation_reset")]
    | Annotated[m.ActiveGoal, Tag("active_goal")]
    | Annotated[m.CommandLifecycle, Tag("command_lifecycle")]
    | Annotated[m.TranscriptMirror, Tag("transcript_mirror")]
    | Annotated[m.AutocompactState, Tag("autocompact_state")]
    | Annotated[m.Tombstone, Tag("tombstone")]
    | Annotated[m.AttachmentMessage, Tag("attachment")]
    | Annotated[m.StreamlinedText, Tag("streamlined")]
    | Annotated[m.KeepAlive, Tag("keep_alive")]
    | Annotated[ControlRequest, Tag("control_request")]
    | Annotated[ControlResponse, Tag("control_response")]
    | Annotated[ControlCancelRequest, Tag("control_cancel_request")]
    | Annotated[UnknownMessage, Tag("unknown")],
    Discriminator(_tag),
]

_ADAPTER: TypeAdapter[Any] = TypeAdapter(Message)


def parse_line(line: bytes) -> "Message | Noise":
    """Give the message that a line holds.

    The line comes without its newline. A lone surrogate (`"\\ud83d"`, which a CLI writes when it cuts an
    emoji) becomes U+FFFD. What is JSON but no message of ours is an UnknownMessage, what is not a JSON
    object is Noise; nothing raises.
    """
    try:
        return _ADAPTER.validate_json(line)  # type: ignore[no-any-return]
    except ValidationError:
        pass
    return _parse_leniently(line)


def _parse_leniently(line: bytes) -> "Message | Noise":
    text = line.decode("utf-8", "replace")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return Noise(text[:2000], len(line))
    if not isinstance(value, dict):
        return Noise(text[:2000], len(line))
    value = mend_surrogates(value)
    try:
        return _ADAPTER.validate_python(value)  # type: ignore[no-any-return]
    except ValidationError:
        return UnknownMessage.model_validate({**value, "type": str(value.get("type", ""))})


def mend_surrogates(value: Any) -> Any:
    """The same value with every lone surrogate in its strings and keys replaced by U+FFFD."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, dict):
        return {mend_surrogates(k): mend_surrogates(v) for k, v in value.items()}
    if isinstance(value, list):
        return [mend_surrogates(v) for v in value]
    return value
