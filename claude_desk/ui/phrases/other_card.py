"""Cards of schedules, worktrees, resources of MCP servers, and findings."""

from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate


def schedule() -> str:
    return translate("OtherCard", "Schedule")


def next() -> str:
    return translate("OtherCard", "Next")


def recurring() -> str:
    return translate("OtherCard", "Recurring")


def persistent() -> str:
    return translate("OtherCard", "Persistent")


def id() -> str:
    return translate("OtherCard", "ID")


def jobs(count: int) -> str:
    if not count:
        return translate("OtherCard", "no jobs")
    return translate("OtherCard", "%Ln jobs", n=count, one="%Ln job")


def wakeup_cancelled() -> str:
    return translate("OtherCard", "Wake-up cancelled")


def wakes_in(seconds: int) -> str:
    return translate("OtherCard", "in {duration}", duration=locale_format.duration(seconds))


def at() -> str:
    return translate("OtherCard", "At")


def delay_changed(seconds: int) -> str:
    return translate(
        "OtherCard", "The delay was changed to {duration}", duration=locale_format.duration(seconds)
    )


def keep_worktree() -> str:
    return translate("OtherCard", "Keep the worktree")


def remove_worktree() -> str:
    return translate("OtherCard", "Remove the worktree")


def worktree() -> str:
    return translate("OtherCard", "Worktree")


def branch() -> str:
    return translate("OtherCard", "Branch")


def returns_to() -> str:
    return translate("OtherCard", "Returns to")


def uncommitted_changes() -> str:
    return translate("OtherCard", "Uncommitted changes")


def discarded() -> str:
    return translate("OtherCard", "discarded")


def resources(count: int) -> str:
    return translate("OtherCard", "%Ln resources", n=count, one="%Ln resource")


def findings(count: int) -> str:
    if not count:
        return translate("OtherCard", "No findings")
    return translate("OtherCard", "%Ln findings", n=count, one="%Ln finding")


def mcp_resources() -> str:
    return translate("OtherCard", "MCP resources")


def mcp_resource() -> str:
    return translate("OtherCard", "MCP resource")
