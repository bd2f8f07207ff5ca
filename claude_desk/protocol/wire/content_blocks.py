"""Content blocks of a message (protocol/README.md 4.2 and 8.2)."""

from typing import Annotated, Any, Literal

from pydantic import Field

from claude_desk.protocol.wire.base import LenientModel, WireModel


class TextBlock(WireModel):
    type: Literal["text"] = "text"
    text: str = ""


class ThinkingBlock(WireModel):
    """Claude's thinking. `thinking` is empty if the API sends only a signature (section 5.2)."""

    type: Literal["thinking"] = "thinking"
    thinking: str = ""
    signature: str = ""


class RedactedThinkingBlock(WireModel):
    type: Literal["redacted_thinking"] = "redacted_thinking"
    data: str = ""


class ToolUseBlock(WireModel):
    """A tool call. Calls of the API's own tools have the same fields."""

    type: Literal["tool_use", "server_tool_use", "mcp_tool_use"] = "tool_use"
    id: str = ""
    name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)


class ToolResultBlock(WireModel):
    """The result of a tool call, as Claude gets it."""

    type: Literal["tool_result", "mcp_tool_result"] = "tool_result"
    tool_use_id: str = ""
    content: "str | list[ContentBlock] | None" = None
    is_error: bool | None = None


class ImageBlock(WireModel):
    type: Literal["image"] = "image"
    source: dict[str, Any] = Field(default_factory=dict)


class DocumentBlock(WireModel):
    type: Literal["document"] = "document"
    source: dict[str, Any] = Field(default_factory=dict)
    title: str | None = None


class UnknownBlock(LenientModel):
    """A block of an unknown type, or a malformed block. `model_extra` has all fields except `type`."""

    type: str = ""


_KnownBlock = Annotated[
    TextBlock
    | ThinkingBlock
    | RedactedThinkingBlock
    | ToolUseBlock
    | ToolResultBlock
    | ImageBlock
    | DocumentBlock,
    Field(discriminator="type"),
]
ContentBlock = Annotated[_KnownBlock | UnknownBlock, Field(union_mode="left_to_right")]

ToolResultBlock.model_rebuild()
