"""`stream_event`: the Messages API's own events (protocol/README.md 4.8)."""

from typing import Annotated, Any, Literal

from pydantic import Field

from claude_desk.protocol.wire.base import WireModel, names_of, other_than
from claude_desk.protocol.wire.content_blocks import ContentBlock


class StartedMessage(WireModel):
    id: str = ""
    model: str = ""
    usage: dict[str, Any] | None = None


class MessageStart(WireModel):
    type: Literal["message_start"] = "message_start"
    message: StartedMessage = Field(default_factory=StartedMessage)


class BlockStart(WireModel):
    type: Literal["content_block_start"] = "content_block_start"
    index: int = 0
    content_block: ContentBlock


class TextDelta(WireModel):
    type: Literal["text_delta"] = "text_delta"
    text: str = ""


class ThinkingDelta(WireModel):
    type: Literal["thinking_delta"] = "thinking_delta"
    thinking: str = ""


class InputJsonDelta(WireModel):
    type: Literal["input_json_delta"] = "input_json_delta"
    partial_json: str = ""


_DELTAS = names_of("type", TextDelta, ThinkingDelta, InputJsonDelta)


class OtherDelta(WireModel):
    """A delta that is not shown: signature_delta, citations_delta, compaction_delta, or an unknown type."""

    type: Annotated[str, other_than(_DELTAS)] = ""


_KnownDelta = Annotated[TextDelta | ThinkingDelta | InputJsonDelta, Field(discriminator="type")]
Delta = Annotated[_KnownDelta | OtherDelta, Field(union_mode="left_to_right")]


class BlockDelta(WireModel):
    type: Literal["content_block_delta"] = "content_block_delta"
    index: int = 0
    delta: Delta


class BlockStop(WireModel):
    type: Literal["content_block_stop"] = "content_block_stop"
    index: int = 0


class MessageDelta(WireModel):
    """The final `usage` and `stop_reason` of a message. Only this event has them."""

    type: Literal["message_delta"] = "message_delta"
    delta: dict[str, Any] = Field(default_factory=dict)
    usage: dict[str, Any] | None = None


class MessageStop(WireModel):
    type: Literal["message_stop"] = "message_stop"


_EVENTS = names_of("type", MessageStart, BlockStart, BlockDelta, BlockStop, MessageDelta, MessageStop)


class OtherEvent(WireModel):
    """`ping`, `error`, or an unknown type."""

    type: Annotated[str, other_than(_EVENTS)] = ""


_KnownEvent = Annotated[
    BlockDelta | MessageStart | BlockStart | BlockStop | MessageDelta | MessageStop,
    Field(discriminator="type"),
]
ApiEvent = Annotated[_KnownEvent | OtherEvent, Field(union_mode="left_to_right")]


class StreamEvent(WireModel):
    """An event of the API. `abandoned_blocks`: set at the end of a message that was cut. Drop the unfinished
    blocks of such a message."""

    type: Literal["stream_event"] = "stream_event"
    event: ApiEvent
    parent_tool_use_id: str | None = None
    uuid: str | None = None
    session_id: str | None = None
    abandoned_blocks: dict[str, Any] | None = None
