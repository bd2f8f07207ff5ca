"""What a subagent or a background task is doing, in words. How much it has done stands in its card's head."""

from typing import TYPE_CHECKING

from claude_desk.transcript.entries import EntryKind, ToolCall

if TYPE_CHECKING:
    from claude_desk.ui.transcript.row import TranscriptRow


def progress_words(tool: ToolCall | None) -> str:
    """`In the background · Grep sign_request`; "" for a call that has ended, or tells no progress."""
    progress = tool.progress if tool is not None else None
    if progress is None or tool is None or tool.ended:
        return ""
    parts = ["In the background" if progress.background else "", progress.doing]
    return " · ".join(part for part in parts if part)


def started_at(row: "TranscriptRow") -> float:
    """When that began which a row counts the seconds of; 0 where it counts none."""
    entry = row.entry
    if (tool := entry.tool) is not None:
        # Nothing counts the seconds of what runs in the background: the session may be idle.
        behind = tool.progress is not None and tool.progress.background
        return 0.0 if tool.ended or behind or row.tone not in ("run", "warn") else tool.started
    return entry.began if entry.kind is EntryKind.THINKING and not entry.final else 0.0
