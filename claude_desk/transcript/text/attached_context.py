"""Makes notices of what the CLI attaches to a message: files, the editor's selection, the words of hooks."""

from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.hook_words import hook_output, hook_phrase
from claude_desk.transcript.text.synthetic_text import is_count

_MOST_NAME = 300

AttachedObject = Mapping[str, Any]


def attached_notice(attached: AttachedObject, folder: str = "") -> Text:
    """Return the notice for the attachment in a line of a session's file; "" if the attachment is not shown.

    `folder`: the session's folder.
    """
    notice = _NOTICES.get(_text(attached, "type"))
    return notice(attached, folder) if notice is not None else ""


def _file(attached: AttachedObject, folder: str) -> Text:
    content = attached.get("content")
    file = content.get("file") if isinstance(content, dict) else None
    count = file.get("numLines") if isinstance(file, dict) else None
    if not is_count(count):
        return Phrase("attached.file", name=_name(attached, folder))
    return Phrase(
        "attached.lines", name=_name(attached, folder), count=count, more=attached.get("truncated") is True
    )


def _pages(attached: AttachedObject, folder: str) -> Text:
    count = attached.get("pageCount")
    if not is_count(count):
        return Phrase("attached.file", name=_name(attached, folder))
    return Phrase("attached.pages", name=_name(attached, folder), count=count)


def _mention(attached: AttachedObject, folder: str) -> Text:
    if attached.get("unread"):
        return Phrase("attached.referenced_unread", name=_name(attached, folder))
    return Phrase("attached.referenced", name=_name(attached, folder))


def _resource(attached: AttachedObject, folder: str) -> Text:
    name = _text(attached, "name") or _text(attached, "uri")
    return Phrase("attached.resource", name=name, server=_text(attached, "server"))


def _selection(attached: AttachedObject, folder: str) -> Text:
    first, last = attached.get("lineStart"), attached.get("lineEnd")
    known = is_count(first) and is_count(last)
    return Phrase(
        "attached.selected",
        name=_name(attached, folder),
        first=first if known else None,
        last=last if known else None,
    )


def _diff(attached: AttachedObject, folder: str) -> Text:
    count = attached.get("lineCount")
    return Phrase("attached.diff_lines", count=count) if is_count(count) else ""


def _hook(kind: str, *fields: str) -> Callable[[AttachedObject, str], Text]:
    """Return a function that makes a hook's notice. The first of these fields with text has the hook's
    words."""

    def notice(attached: AttachedObject, folder: str) -> Text:
        error = attached.get("blockingError")
        attached = {**attached, **error} if isinstance(error, dict) else attached
        said = next((text for field in fields if (text := _text(attached, field).strip())), "")
        if kind == "notice.hook_says" and not said:
            return ""
        name = _text(attached, "hookName") or _text(attached, "hookEvent")
        return hook_phrase(kind, name, said, _text(attached, "command"))

    return notice


def _hook_output(attached: AttachedObject, folder: str) -> Text:
    """Return the notice of what a hook added for Claude. Other lines have the hook's other words."""
    name = _text(attached, "hookName") or _text(attached, "hookEvent")
    found = hook_output(name, _text(attached, "stdout"))
    return found if isinstance(found, Phrase) and found.kind == "notice.hook_added" else ""


_NOTICES: dict[str, Callable[[AttachedObject, str], Text]] = {
    "file": _file,
    "already_read_file": _file,
    "directory": lambda attached, folder: Phrase("attached.folder", name=_name(attached, folder)),
    "compact_file_reference": _mention,
    "at_mention_reference": _mention,
    "pdf_reference": _pages,
    "mcp_resource": _resource,
    "selected_lines_in_ide": _selection,
    "selected_lines_in_diff": _diff,
    "hook_blocking_error": _hook("notice.hook_blocked", "blockingError"),
    "hook_non_blocking_error": _hook("notice.hook_failed", "stderr", "stdout"),
    "hook_error_during_execution": _hook("notice.hook_failed", "content"),
    "hook_stopped_continuation": _hook("notice.hook_stopped", "message"),
    "hook_success": _hook_output,
    "hook_system_message": _hook("notice.hook_says", "content"),
}


def _name(attached: AttachedObject, folder: str) -> str:
    """Return the file's name, relative to `folder` if possible; "" if the attachment names no file."""
    path = _text(attached, "displayPath") or _text(attached, "filename") or _text(attached, "path")
    path = path.removeprefix(f"{folder.rstrip('/')}/") if folder else path
    return " ".join(path.split())[:_MOST_NAME]


def _text(attached: AttachedObject, name: str) -> str:
    found = attached.get(name)
    return found if isinstance(found, str) else ""
