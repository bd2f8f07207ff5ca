"""What the CLI put beside a message, in words: files, the editor's selection, hooks; "" for no news."""

from collections.abc import Callable, Mapping
from typing import Any

_MOST = 500  # characters of what a hook says
_MOST_NAME = 300

AttachedObject = Mapping[str, Any]


def attached_words(told: AttachedObject, folder: str = "") -> str:
    """The words for the attachment of a session file's line; `folder`: that of the session."""
    words = _WORDS.get(_text(told, "type"))
    return words(told, folder) if words is not None else ""


def _file(told: AttachedObject, folder: str) -> str:
    content = told.get("content")
    file = content.get("file") if isinstance(content, dict) else None
    count = file.get("numLines") if isinstance(file, dict) else None
    if not isinstance(count, int) or isinstance(count, bool):
        return f"Attached: {_name(told, folder)}"
    more = "+" if told.get("truncated") is True else ""
    return f"Attached: {_name(told, folder)} ({count:,}{more} line{'s' if more or count != 1 else ''})"


def _pages(told: AttachedObject, folder: str) -> str:
    count = told.get("pageCount")
    pages = f" ({count:,} page{'s' if count != 1 else ''})" if isinstance(count, int) else ""
    return f"Attached: {_name(told, folder)}{pages}"


def _mention(told: AttachedObject, folder: str) -> str:
    unread = " (not read)" if told.get("unread") else ""
    return f"Referenced: {_name(told, folder)}{unread}"


def _resource(told: AttachedObject, folder: str) -> str:
    server = _text(told, "server")
    return f"Attached: {_text(told, 'name') or _text(told, 'uri')}" + (f" from {server}" if server else "")


def _selection(told: AttachedObject, folder: str) -> str:
    first, last = told.get("lineStart"), told.get("lineEnd")
    if not isinstance(first, int) or not isinstance(last, int):
        return f"Selected in the editor: {_name(told, folder)}"
    lines = f"line {first}" if first == last else f"lines {first} to {last}"
    return f"Selected in the editor: {_name(told, folder)}, {lines}"


def _diff(told: AttachedObject, folder: str) -> str:
    count = told.get("lineCount")
    return f"Selected in the diff: {count} line{'s' if count != 1 else ''}" if isinstance(count, int) else ""


def _hook(words: str, *fields: str) -> Callable[[AttachedObject, str], str]:
    def told_by(told: AttachedObject, folder: str) -> str:
        name = _text(told, "hookName") or _text(told, "hookEvent")
        said = next((text for field in fields if (text := _text(told, field).strip())), "")
        return f"The hook {name} {words}" + (f": {said[:_MOST]}" if said else "")

    return told_by


def _blocked(told: AttachedObject, folder: str) -> str:
    error = told.get("blockingError")
    return _hook("blocked", "blockingError")({**told, **error} if isinstance(error, dict) else told, folder)


def _message(told: AttachedObject, folder: str) -> str:
    return _hook("says", "content")(told, folder) if _text(told, "content").strip() else ""


_WORDS: dict[str, Callable[[AttachedObject, str], str]] = {
    "file": _file,
    "already_read_file": _file,
    "directory": lambda told, folder: f"Attached: {_name(told, folder)} (folder)",
    "compact_file_reference": _mention,
    "at_mention_reference": _mention,
    "pdf_reference": _pages,
    "mcp_resource": _resource,
    "selected_lines_in_ide": _selection,
    "selected_lines_in_diff": _diff,
    "hook_blocking_error": _blocked,
    "hook_non_blocking_error": _hook("failed", "stderr", "stdout"),
    "hook_error_during_execution": _hook("failed", "content"),
    "hook_stopped_continuation": _hook("stopped Claude", "message"),
    "hook_system_message": _message,
}


def _name(told: AttachedObject, folder: str) -> str:
    path = _text(told, "displayPath") or _text(told, "filename") or _text(told, "path")
    path = path.removeprefix(f"{folder.rstrip('/')}/") if folder else path
    return " ".join(path.split())[:_MOST_NAME] or "a file"


def _text(told: AttachedObject, name: str) -> str:
    found = told.get(name)
    return found if isinstance(found, str) else ""
