"""Finds the tool call that made a change, if a call names the file. Uses no Qt."""

from collections.abc import Iterable, Sequence
from typing import Any

from claude_desk.session.core.disk_looks import real_folder
from claude_desk.transcript.entries import Entry, ToolCall, ToolState
from claude_desk.transcript.tools.registry import spec_of

_SHORTEST = 3  # shorter lines cannot tell one call from another


def call_of(entries: Sequence[Entry], path: str, lines: Iterable[str]) -> str:
    """Return the id of the row of the newest call that has written the file. `path` is absolute.

    A call whose input has one of these lines is preferred. Return "" if no call names the file: then a
    command or another program has changed it.
    """
    wanted_lines = list(lines)
    newest = ""
    for entry in reversed(entries):
        if entry.tool is None or not is_same(file_of(entry.tool), path):
            continue
        newest = newest or entry.id
        if is_of(entry.tool, wanted_lines):
            return entry.id
    return newest


def file_of(call: ToolCall | None) -> str:
    """Return the file that a call has written; "" unless the call is done and has written a file."""
    if call is None or call.state is not ToolState.DONE:
        return ""
    spec = spec_of(call.name)
    named = spec.path_in(call.input) if spec.family == "write" else None
    return named if named is not None and "\0" not in named else ""


def is_of(call: ToolCall, lines: Iterable[str]) -> bool:
    """Whether one of these lines is in the call's input."""
    text = "\n".join(_texts(call.input))
    return any(line.strip() in text for line in lines if len(line.strip()) >= _SHORTEST)


def is_same(named: str, path: str) -> bool:
    """Whether the file that a call names is the file at `path`. Links in the folders are resolved. The names
    of the files must be equal."""
    if named.split("/")[-1] != path.split("/")[-1]:
        return False
    return named == path or real_folder(named) == real_folder(path)


def _texts(value: Any) -> Iterable[str]:
    """Yield all texts of an input, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
