"""What a session's file says of the session itself, from its two ends."""

from collections.abc import Callable, Iterable
from pathlib import Path

from claude_desk.library.history.requests import FileFacts
from claude_desk.protocol.session_file import FileLine, read_line, text_of

_HEAD = 256 * 1024
_TITLES = ("custom-title", "ai-title", "summary")
_TITLE_FIELDS = {"custom-title": "customTitle", "ai-title": "aiTitle", "summary": "summary"}


def facts_of(path: Path, newest: Iterable[FileLine], cost: float | None, damaged: int) -> FileFacts:
    """`newest`: the lines of the newest page and beside it, oldest first."""
    head = _head(path)
    lines = [*head, *newest]
    titles = {
        line.type: text_of(line.fields, _TITLE_FIELDS[line.type]) for line in lines if line.type in _TITLES
    }
    return FileFacts(
        session_id=path.stem,
        folder=next((cwd for line in head if (cwd := text_of(line.fields, "cwd"))), ""),
        title=next((titles[kind] for kind in _TITLES if titles.get(kind)), ""),
        model=_last(lines, _model),
        mode=_last(lines, lambda line: text_of(line.fields, "permissionMode")),
        version=_last(lines, lambda line: text_of(line.fields, "version")),
        cost=cost,
        damaged=damaged,
    )


def _head(path: Path) -> list[FileLine]:
    with path.open("rb") as file:
        data = file.read(_HEAD)
    whole = data[: data.rfind(b"\n") + 1].split(b"\n")
    return [line for each in whole[:40] if each and (line := read_line(each, brief=True)) is not None]


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
