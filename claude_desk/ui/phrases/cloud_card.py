"""Cards of pages, routines, projects, files and notifications."""

from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def action(action: str) -> str:
    """Return the words for an action of these tools; an unknown action unchanged."""
    match action:
        case "publish":
            return translate("CloudCard", "Publish")
        case "list" | "list_types" | "list_assets" | "list_projects" | "list_files" | "project_memory_list":
            return translate("CloudCard", "List")
        case "read" | "get" | "project_read" | "project_info" | "get_project" | "get_file":
            return translate("CloudCard", "Read")
        case "project_memory_read":
            return translate("CloudCard", "Read memory")
        case "project_search":
            return translate("CloudCard", "Search")
        case "create" | "create_project":
            return translate("CloudCard", "Create")
        case "update" | "project_write" | "write_files":
            return translate("CloudCard", "Change")
        case "delete" | "project_delete" | "delete_asset" | "delete_files":
            return translate("CloudCard", "Delete")
        case "run":
            return translate("CloudCard", "Start")
        case "list_runs":
            return translate("CloudCard", "List runs")
        case "get_run_log":
            return translate("CloudCard", "Read a run's log")
        case "create_webhook_trigger":
            return translate("CloudCard", "Create webhook")
        case "upload_asset":
            return translate("CloudCard", "Upload")
        case "read_asset":
            return translate("CloudCard", "Download")
        case "watch":
            return translate("CloudCard", "Watch")
        case "unwatch":
            return translate("CloudCard", "Stop watching")
        case "pin":
            return translate("CloudCard", "Pin")
        case "unpin":
            return translate("CloudCard", "Unpin")
        case "bug":
            return translate("CloudCard", "Fault")
        case "idea":
            return translate("CloudCard", "Idea")
        case "missing_capability":
            return translate("CloudCard", "Missing feature")
    return action


WORDS: Table = {
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
}
