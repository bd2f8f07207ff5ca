"""How far a subagent or a background task is, in words."""

from claude_desk.transcript.entries import Progress, ToolCall
from claude_desk.ui import words


def progress_words(tool: ToolCall | None) -> str:
    """`Grep sign_request · 3 tools · 12.4 k tokens · 34 s`; "" for a call that tells no progress."""
    progress = tool.progress if tool is not None else None
    if progress is None or tool is None:
        return ""
    parts = ["in the background"] if progress.background and not tool.ended else []
    if progress.doing and not tool.ended:
        parts.append(progress.doing)
    parts += _figures(progress, tool.ended - tool.started if tool.ended and tool.started else None)
    return " · ".join(parts)


def _figures(progress: Progress, seconds: float | None) -> list[str]:
    parts = []
    if progress.tools:
        parts.append(f"{progress.tools:,} {'tool' if progress.tools == 1 else 'tools'}")
    if progress.tokens:
        parts.append(f"{words.count(progress.tokens)} tokens")
    if (took := progress.seconds if progress.seconds is not None else seconds) is not None and took >= 1:
        parts.append(words.duration(took))
    return parts
