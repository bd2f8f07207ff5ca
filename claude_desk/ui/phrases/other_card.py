"""Cards of schedules, worktrees, resources of MCP servers, and findings."""

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
}
