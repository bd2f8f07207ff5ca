"""Numbers and places as a person says them. No Qt."""

from pathlib import Path

from claude_desk.transcript.text.number_format import count, duration, size

__all__ = ["cost", "count", "duration", "folder", "halted", "size"]


def cost(dollars: float | None) -> str:
    """`$0.31`; smaller sums with the digits that make them more than nothing; nothing for None."""
    if dollars is None:
        return ""
    if 0 < dollars < 0.0001:
        return "less than $0.0001"
    return f"${dollars:.2f}" if dollars >= 0.095 or dollars == 0 else f"${dollars:.4f}".rstrip("0")


def folder(path: str, home: str | None = None) -> str:
    """`path` with the home folder as `~`."""
    base = home if home is not None else str(Path.home())
    if path == base:
        return "~"
    return "~" + path[len(base) :] if base != "/" and path.startswith(base + "/") else path


def halted(pid: int) -> str:
    """That the CLI is, and what can be done."""
    return f"Claude Code is halted. To let it go on: kill -CONT {pid}; Stop ends it."
