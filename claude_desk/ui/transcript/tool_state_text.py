"""How a tool call stands, in a word or two."""

from claude_desk.transcript.entries import ToolState
from claude_desk.ui.translation import translate


def tool_state_words(state: ToolState) -> str:
    match state:
        case ToolState.WAITING:
            return translate("ToolStateText", "waiting for you")
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
