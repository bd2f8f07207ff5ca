"""`stream_event`: the Messages API's own events, as they come (protocol.md section 2.6)."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from claude_desk.protocol.base import Wire
from claude_desk.protocol.blocks import ContentBlock


class StartedMessage(Wire):
    id: str = ""
    model: str = ""
    usage: dict[str, Any] | None = None


class MessageStart(Wire):
    type: Literal["message_start"] = "message_start"
    message: StartedMessage = Field(default_factory=StartedMessage)


class BlockStart(Wire):
    type: Literal["content_block_start"] = "content_block_start"
    index: int = 0
    content_block: ContentBlock


class TextDelta(Wire):
    type: Literal["text_delta"] = "text_delta"
    text: str = ""


class ThinkingDelta(Wire):
    type: Literal["thinking_delta"] = "thinking_delta"
    thinking: str = ""


class InputJsonDelta(Wire):
    type: Literal["input_json_delta"] = "input_json_delta"
    partial_json: str = ""


class OtherDelta(Wire):
    """signature_delta, citations_delta, compaction_delta and those to come: nothing to show."""

    type: str = ""


def _delta_tag(value: Any) -> str:
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return kind if kind in ("text_delta", "thinking_delta", "input_json_delta") else "other"


Delta = Annotated[
    Annotated[TextDelta, Tag("text_delta")]
    | Annotated[ThinkingDelta, Tag("thinking_delta")]
    | Annotated[InputJsonDelta, Tag("input_json_delta")]
    | Annotated[OtherDelta, Tag("other")],
    Discriminator(_delta_tag),
]


class BlockDelta(Wire):
    type: Literal["content_block_delta"] = "content_block_delta"
    index: int = 0
    delta: Delta


class BlockStop(Wire):
    type: Literal["content_block_stop"] = "content_block_stop"
    index: int = 0


class MessageDelta(Wire):
    """The only place with a message's final `usage` and `stop_reason`."""

    type: Literal["message_delta"] = "message_delta"
    delta: dict[str, Any] = Field(default_factory=dict)
    usage: dict[str, Any] | None = None


class MessageStop(Wire):
    type: Literal["message_stop"] = "message_stop"


class OtherEvent(Wire):
    """`ping`, `error`, and those to come."""

    type: str = ""


_EVENTS = (
    "message_start",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
)


def _event_tag(value: Any) -> str:
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return kind if kind in _EVENTS else "other"


ApiEvent = Annotated[
    Annotated[MessageStart, Tag("message_start")]
    | Annotated[BlockStart, Tag("content_block_start")]
    | Annotated[BlockDelta, Tag("content_block_delta")]
    | Annotated[BlockStop, Tag("content_block_stop")]
    | Annotated[MessageDelta, Tag("message_delta")]
    | Annotated[MessageStop, Tag("message_stop")]
    | Annotated[OtherEvent, Tag("other")],
    Discriminator(_event_tag),
]


class StreamEvent(Wire):
    type: Literal["stream_event"] = "stream_event"
    event: ApiEvent
    parent_tool_use_id: str | None = None
    uuid: str | None = None
    session_id: str | None = None
