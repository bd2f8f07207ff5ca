"""What a session's file says of the session itself, from its two ends."""

from collections.abc import Callable, Iterable
from pathlib import Path

from claude_desk.library.catalog.session_heads import head_of
from claude_desk.library.history.page_layout import FileTail
from claude_desk.library.history.requests import FileFacts
from claude_desk.protocol.disk.session_file import FileLine, read_line, text_of
from claude_desk.protocol.disk.session_head import SessionHead
from claude_desk.protocol.disk.session_prompts import one_line

_HEAD = 256 * 1024


def facts_of(path: Path, tail: FileTail, cost: float | None) -> FileFacts:
    """OSError where the file cannot be read."""
    head = _head(path)
    lines = [*head, *tail.newest]
    return FileFacts(
        session_id=path.stem,
        folder=next((cwd for line in head if (cwd := text_of(line.fields, "cwd"))), ""),
        title=_title(path, tail),
        model=_last(lines, _model),
        mode=_last(lines, lambda line: text_of(line.fields, "permissionMode")),
        version=_last(lines, lambda line: text_of(line.fields, "version")),
        cost=cost,
        damaged=tail.table.damaged,
    )


def _title(path: Path, tail: FileTail) -> str:
    """As the list has it, which knows the two ends of the file; of the newest page more is known here."""
    told = head_of(str(path), path.stat().st_size) or SessionHead()
    for line in tail.newest:
        match line.type:
            case "custom-title":
                told.custom = one_line(text_of(line.fields, "customTitle")) or told.custom
            case "ai-title":
                told.made = one_line(text_of(line.fields, "aiTitle")) or told.made
            case "summary" if tail.table.has(text_of(line.fields, "leafUuid")):
                told.summary = one_line(text_of(line.fields, "summary")) or told.summary
    return told.title.text


def _head(path: Path) -> list[FileLine]:
    with path.open("rb") as file:
        data = file.read(_HEAD)
    lines = data.split(b"\n")[:40]
    return [line for each in lines if each and (line := read_line(each, brief=True)) is not None]


def _last(lines: Iterable[FileLine], value: Callable[[FileLine], str]) -> str:
    found = ""
    for line in lines:
        if not line.sidechain:
            found = value(line) or found
    return found


def _model(line: FileLine) -> str:
    message = line.fields.get("message")
    model = text_of(message, "model") if line.type == "assistant" and isinstance(message, dict) else ""
    return "" if model == "<synthetic>" else model
