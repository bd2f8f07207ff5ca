"""A tool's result folded into its call: the text, and the state that follows from it."""

from typing import Any

from claude_desk.protocol.blocks import ToolResultBlock
from claude_desk.protocol.messages import UserMessage
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools import result_words

# tool_result_meta's non_execution_kind (2.1.330).
_NOT_RUN = {
    "user-rejected": ToolState.DENIED,
    "permission-rule": ToolState.DENIED,
    "interrupted": ToolState.STOPPED,
    "cancelled": ToolState.CANCELLED,
}
# Old CLIs have only words for it.
_CANCELLED = ("Sibling tool call errored", "Cancelled: parallel tool call")


def fold_result(
    call: ToolCall, block: ToolResultBlock, message: UserMessage, stopping: bool, now: float
) -> None:
    """Take the result into the call."""
    call.result = result_words(block.content)
    call.structured = message.tool_use_result
    call.ended = now
    call.state = _state(call, block, _meta_kind(message, block.tool_use_id), stopping)


def _state(call: ToolCall, block: ToolResultBlock, kind: str, stopping: bool) -> ToolState:
    if call.state in (ToolState.DENIED, ToolState.STOPPED):
        return call.state
    if stopping and kind == "user-rejected":
        return ToolState.STOPPED  # what 2.1.330 calls a running tool that an interrupt ended
    if kind in _NOT_RUN:
        return _NOT_RUN[kind]
    if kind.startswith("automode"):
        return ToolState.DENIED
    structured = call.structured
    interrupted = isinstance(structured, dict) and structured.get("interrupted") is True
    if stopping and (block.is_error or interrupted):
        return ToolState.STOPPED
    if not block.is_error:
        return ToolState.DONE
    return ToolState.CANCELLED if any(words in call.result for words in _CANCELLED) else ToolState.FAILED


def _meta_kind(message: UserMessage, tool_use_id: str) -> str:
    for meta in message.tool_result_meta or []:
        if meta.get("id") in (tool_use_id, None):
            return str(meta.get("non_execution_kind") or "")
    return ""


def denied_ids(denials: list[dict[str, Any]] | None) -> set[str]:
    """The tool calls that `permission_denials` of a result names."""
    return {str(d.get("tool_use_id")) for d in denials or []}
