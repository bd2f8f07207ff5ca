"""What a subagent or a background task is doing, in words. How much it has done stands in its card's head."""

from claude_desk.transcript.entries import ToolCall


def progress_words(tool: ToolCall | None) -> str:
    """`In the background · Grep sign_request`; "" for a call that has ended, or tells no progress."""
    progress = tool.progress if tool is not None else None
    if progress is None or tool is None or tool.ended:
        return ""
    parts = ["In the background" if progress.background else "", progress.doing]
    return " · ".join(part for part in parts if part)
