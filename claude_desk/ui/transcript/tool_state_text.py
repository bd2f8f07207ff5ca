"""The state of a tool call in a word or two."""

from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.ui.translation import translate


def is_held(call: ToolCall) -> bool:
    """Return whether the call has not begun because the user is asked about an earlier call."""
    return call.held and call.state is ToolState.RUNNING


def call_state_words(call: ToolCall) -> str:
    return translate("ToolStateText", "waiting") if is_held(call) else tool_state_words(call.state)


def tool_state_words(state: ToolState) -> str:
    match state:
        case ToolState.WAITING:
            return translate("ToolStateText", "needs you")
        case ToolState.RUNNING:
            return translate("ToolStateText", "running")
        case ToolState.DONE:
            return translate("ToolStateText", "done")
        case ToolState.FAILED:
            return translate("ToolStateText", "failed")
        case ToolState.DENIED:
            return translate("ToolStateText", "denied")
        case ToolState.STOPPED:
            return translate("ToolStateText", "stopped")
        case ToolState.CANCELLED:
            return translate("ToolStateText", "cancelled")
