"""Cards of small tools, of the tools that reach claude.ai, and of the reports of `/context` and `/usage`."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.translation import translate


def jobs(count: int) -> str:
    if not count:
        return translate("OtherCard", "no jobs")
    return translate("OtherCard", "%Ln jobs", n=count, one="%Ln job")


def findings(count: int) -> str:
    if not count:
        return translate("OtherCard", "No findings")
    return translate("OtherCard", "%Ln findings", n=count, one="%Ln finding")


def action(action: str) -> str:
    """Return the words for an action of these tools; an unknown action unchanged."""
    match action:
        case "publish":
            return translate("OtherCard", "Publish")
        case "list" | "list_types" | "list_assets" | "list_projects" | "list_files" | "project_memory_list":
            return translate("OtherCard", "List")
        case "read" | "get" | "project_read" | "project_info" | "get_project" | "get_file":
            return translate("OtherCard", "Read")
        case "project_memory_read":
            return translate("OtherCard", "Read memory")
        case "project_search":
            return translate("OtherCard", "Search")
        case "create" | "create_project":
            return translate("OtherCard", "Create")
        case "update" | "project_write" | "write_files":
            return translate("OtherCard", "Change")
        case "delete" | "project_delete" | "delete_asset" | "delete_files":
            return translate("OtherCard", "Delete")
        case "run":
            return translate("OtherCard", "Start")
        case "list_runs":
            return translate("OtherCard", "List runs")
        case "get_run_log":
            return translate("OtherCard", "Read a run's log")
        case "create_webhook_trigger":
            return translate("OtherCard", "Create webhook")
        case "upload_asset":
            return translate("OtherCard", "Upload")
        case "read_asset":
            return translate("OtherCard", "Download")
        case "watch":
            return translate("OtherCard", "Watch")
        case "unwatch":
            return translate("OtherCard", "Stop watching")
        case "pin":
            return translate("OtherCard", "Pin")
        case "unpin":
            return translate("OtherCard", "Unpin")
        case "bug":
            return translate("OtherCard", "Fault")
        case "idea":
            return translate("OtherCard", "Idea")
        case "missing_capability":
            return translate("OtherCard", "Missing feature")
    return action


def found(count: int) -> str:
    if not count:
        return translate("OtherCard", "no results")
    return translate("OtherCard", "%Ln results", n=count, one="%Ln result")


def category(name: str) -> str:
    """Return the words for a part of the context, as the report of `/context` names it (CLI 2.1.37 to
    2.1.330); an unknown name unchanged."""
    match name:
        case "System prompt":
            return translate("OtherCard", "System prompt")
        case "System tools":
            return translate("OtherCard", "System tools")
        case "System tools (deferred)":
            return translate("OtherCard", "System tools (loaded when needed)")
        case "MCP tools":
            return translate("OtherCard", "MCP tools")
        case "MCP tools (deferred)":
            return translate("OtherCard", "MCP tools (loaded when needed)")
        case "MCP server instructions":
            return translate("OtherCard", "MCP server instructions")
        case "Custom agents":
            return translate("OtherCard", "Custom agents")
        case "Memory files":
            return translate("OtherCard", "Memory files")
        case "Skills":
            return translate("OtherCard", "Skills")
        case "Slash commands":
            return translate("OtherCard", "Slash commands")
        case "Messages":
            return translate("OtherCard", "Messages")
        case "Autocompact buffer" | "Compact buffer" | "Reserved":
            return translate("OtherCard", "Kept free for compacting")
        case "Free space":
            return translate("OtherCard", "Free")
    return name


def limit(kind: str, name: str) -> str:
    """Return the name of a limit of the account. `name`: what the limit is for, as the service calls it."""
    match kind:
        case "session":
            words = translate("OtherCard", "5-hour limit")
        case _ if kind.startswith("weekly"):
            words = translate("OtherCard", "Weekly limit")
        case _:
            words = translate("OtherCard", "Usage limit")
    return translate("OtherCard", "{limit} ({name})", limit=words, name=name) if name else words


def share(tokens: int, window: int) -> str:
    count = locale_format.short_count(tokens)
    if not window:
        return count
    share = locale_format.decimal(tokens * 100 / window, 1)
    return translate("OtherCard", "{count} · {share}%", count=count, share=share)


def dollars(dollars: float) -> str:
    return locale_format.cost(dollars)


WORDS: Table = {
    "schedule": Wording("Schedule"),
    "next": Wording("Next"),
    "recurring": Wording("Recurring"),
    "persistent": Wording("Persistent"),
    "id": Wording("ID"),
    "jobs": jobs,
    "wakeup_cancelled": Wording("Wake-up cancelled"),
    "wakes_in": Wording("in {duration}", duration=Field("seconds", by=locale_format.duration)),
    "at": Wording("At"),
    "delay_changed": Wording(
        "The delay was changed to {duration}", duration=Field("seconds", by=locale_format.duration)
    ),
    "keep_worktree": Wording("Keep the worktree"),
    "remove_worktree": Wording("Remove the worktree"),
    "worktree": Wording("Worktree"),
    "branch": Wording("Branch"),
    "returns_to": Wording("Returns to"),
    "uncommitted_changes": Wording("Uncommitted changes"),
    "discarded": Wording("discarded"),
    "resources": Wording("%Ln resources", n="count", one="%Ln resource"),
    "findings": findings,
    "mcp_resources": Wording("MCP resources"),
    "mcp_resource": Wording("MCP resource"),
    "action": action,
    "title": Wording("Title"),
    "version": Wording("Version"),
    "audience": Wording("Who can see it"),
    "content": Wording("Content"),
    "pages": Wording("%Ln pages", n="count", one="%Ln page"),
    "unchanged": Wording("unchanged"),
    "updated": Wording("updated"),
    "published": Wording("published"),
    "refused": Wording("The service refused this"),
    "files": Wording("%Ln files", n="count", one="%Ln file"),
    "notifications": Wording("%Ln notifications", n="count", one="%Ln notification"),
    "unread": Wording("%Ln notifications unread", n="count", one="%Ln notification unread"),
    "found": found,
    "not_met": Wording("Not met yet"),
    "paused": Wording("paused"),
    "no_goal": Wording("no goal"),
    "connected": Wording("Connected"),
    "failed": Wording("Failed"),
    "sign_in": Wording("Needs sign-in"),
    "connecting": Wording("Connecting"),
    "off": Wording("Off"),
    "unknown": Wording("Not configured"),
    "tool_count": Wording("%Ln tools", n="count", one="%Ln tool"),
    "context": Wording("Context"),
    "usage": Wording("Usage"),
    "category": category,
    "filled": Wording(
        "{count} of {window} tokens", count=locale_format.short_count, window=locale_format.short_count
    ),
    "share": share,
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
    "dollars": dollars,
    "api_time": Wording("Time of Claude's answers"),
    "lines": Wording("Changed lines"),
    "session": Wording("This session"),
    "limits": Wording("Limits"),
    "by_model": Wording("By model"),
    "tokens": Wording(
        "{sent} in · {received} out", sent=locale_format.short_count, received=locale_format.short_count
    ),
}
