"""Makes notices of what the CLI attaches to a message: files, the editor's selection, the words of hooks."""

from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.hook_words import hook_phrase
from claude_desk.transcript.text.synthetic_text import is_count

_MOST_NAME = 300

AttachedObject = Mapping[str, Any]


def attached_notice(told: AttachedObject, folder: str = "") -> Text:
    """Return the notice for the attachment in a line of a session's file; "" if the attachment is not shown.

    `folder`: the session's folder.
    """
    notice = _NOTICES.get(_text(told, "type"))
    return notice(told, folder) if notice is not None else ""


def _file(told: AttachedObject, folder: str) -> Text:
    content = told.get("content")
    file = content.get("file") if isinstance(content, dict) else None
    count = file.get("numLines") if isinstance(file, dict) else None
    if not is_count(count):
        return Phrase("attached.file", name=_name(told, folder))
    return Phrase("attached.lines", name=_name(told, folder), count=count, more=told.get("truncated") is True)


def _pages(told: AttachedObject, folder: str) -> Text:
    count = told.get("pageCount")
    if not is_count(count):
        return Phrase("attached.file", name=_name(told, folder))
    return Phrase("attached.pages", name=_name(told, folder), count=count)


def _mention(told: AttachedObject, folder: str) -> Text:
    if told.get("unread"):
        return Phrase("attached.referenced_unread", name=_name(told, folder))
    return Phrase("attached.referenced", name=_name(told, folder))


def _resource(told: AttachedObject, folder: str) -> Text:
    name = _text(told, "name") or _text(told, "uri")
    return Phrase("attached.resource", name=name, server=_text(told, "server"))


def _selection(told: AttachedObject, folder: str) -> Text:
    first, last = told.get("lineStart"), told.get("lineEnd")
    known = is_count(first) and is_count(last)
    return Phrase(
        "attached.selected",
        name=_name(told, folder),
        first=first if known else None,
        last=last if known else None,
    )


def _diff(told: AttachedObject, folder: str) -> Text:
    count = told.get("lineCount")
    return Phrase("attached.diff_lines", count=count) if is_count(count) else ""


def _hook(kind: str, *fields: str) -> Callable[[AttachedObject, str], Text]:
    """Return a function that makes a hook's notice. The first of these fields with text has the hook's
    words."""

    def notice(told: AttachedObject, folder: str) -> Text:
        error = told.get("blockingError")
        told = {**told, **error} if isinstance(error, dict) else told
        said = next((text for field in fields if (text := _text(told, field).strip())), "")
        if kind == "notice.hook_says" and not said:
            return ""
        name = _text(told, "hookName") or _text(told, "hookEvent")
        return hook_phrase(kind, name, said, _text(told, "command"))

    return notice


_NOTICES: dict[str, Callable[[AttachedObject, str], Text]] = {
    "file": _file,
    "already_read_file": _file,
    "directory": lambda told, folder: Phrase("attached.folder", name=_name(told, folder)),
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
    "hook_system_message": _hook("notice.hook_says", "content"),
}


def _name(told: AttachedObject, folder: str) -> str:
    """Return the file's name, relative to `folder` if possible; "" if the attachment names no file."""
    path = _text(told, "displayPath") or _text(told, "filename") or _text(told, "path")
    path = path.removeprefix(f"{folder.rstrip('/')}/") if folder else path
    return " ".join(path.split())[:_MOST_NAME]


def _text(told: AttachedObject, name: str) -> str:
    found = told.get(name)
    return found if isinstance(found, str) else ""
