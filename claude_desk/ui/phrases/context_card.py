"""The cards of the reports of `/context` and `/usage`."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.translation import translate


def category(name: str) -> str:
    """Return the translation of a name from Claude Code (2.1.37 to 2.1.330), or an unknown name unchanged."""
    match name:
        case "System prompt":
            return translate("ContextCard", "System prompt")
        case "System tools":
            return translate("ContextCard", "System tools")
        case "System tools (deferred)":
            return translate("ContextCard", "System tools (loaded when needed)")
        case "MCP tools":
            return translate("ContextCard", "MCP tools")
        case "MCP tools (deferred)":
            return translate("ContextCard", "MCP tools (loaded when needed)")
        case "MCP server instructions":
            return translate("ContextCard", "MCP server instructions")
        case "Custom agents":
            return translate("ContextCard", "Custom agents")
        case "Memory files":
            return translate("ContextCard", "Memory files")
        case "Skills":
            return translate("ContextCard", "Skills")
        case "Slash commands":
            return translate("ContextCard", "Slash commands")
        case "Messages":
            return translate("ContextCard", "Messages")
        case "Autocompact buffer" | "Compact buffer" | "Reserved":
            return translate("ContextCard", "Kept free for compacting")
        case "Free space":
            return translate("ContextCard", "Free")
    return name


def limit(kind: str, name: str) -> str:
    """Return the name of a limit of the account. `name`: what the limit is for, as the service calls it."""
    match kind:
        case "session":
            words = translate("ContextCard", "5-hour limit")
        case _ if kind.startswith("weekly"):
            words = translate("ContextCard", "Weekly limit")
        case _:
            words = translate("ContextCard", "Usage limit")
    return translate("ContextCard", "{limit} ({name})", limit=words, name=name) if name else words


def _share(tokens: int, window: int) -> str:
    count = locale_format.short_count(tokens)
    if not window:
        return count
    share = locale_format.decimal(tokens * 100 / window, 1)
    return translate("ContextCard", "{count} · {share}%", count=count, share=share)


WORDS: Table = {
    "context": Wording("Context"),
    "usage": Wording("Usage"),
    "category": category,
    "filled": Wording(
        "{count} of {window} tokens", count=locale_format.short_count, window=locale_format.short_count
    ),
    "share": Wording("{share}", share=Field("tokens", "window", by=_share)),
    "over": Wording("{count} tokens over the limit", count=locale_format.short_count),
    "fills": Wording("What fills the context"),
    "memory_files": Wording("Memory files"),
    "tools": Wording("MCP tools"),
    "agents": Wording("Agents"),
    "skills": Wording("Skills"),
    "limit": limit,
    "used": Wording(
        "{share} used, resets {at}",
        "{share} used",
        share=Field("share", by=locale_format.percent),
        at=Field("at", by=locale_format.moment),
    ),
    "near": Wording("{limit}: nearly reached"),
    "reached": Wording("{limit}: reached"),
    "extra": Wording("Extra usage"),
    "cost": Wording("Cost"),
    "dollars": Wording("{dollars}", dollars=locale_format.cost),
    "api_time": Wording("Time of Claude's answers"),
    "lines": Wording("Changed lines"),
    "session": Wording("This session"),
    "limits": Wording("Limits"),
    "by_model": Wording("By model"),
    "tokens": Wording(
        "{sent} in · {received} out", sent=locale_format.short_count, received=locale_format.short_count
    ),
}
