"""Which tool call has made a change of a file, as far as one names it. No Qt."""

import os
from collections.abc import Iterable, Sequence
from typing import Any

from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.tools.registry import spec_of

_SHORTEST = 3  # characters of a line that tells one call from another


def call_of(entries: Sequence[Entry], path: str, lines: Iterable[str]) -> str:
    """The row of the newest call that has written the file of that absolute path, rather one whose input has
    one of these lines; "" where none names the file: a command or another program has changed it."""
    told = [line.strip() for line in lines if len(line.strip()) >= _SHORTEST]
    newest = ""
    for entry in reversed(entries):
        call = entry.tool
        if call is None or call.state is not ToolState.DONE:
            continue
        spec = spec_of(call.name)
        if spec.family != "write" or not _is_same(call.input.get(spec.path), path):
            continue
        newest = newest or entry.id
        text = "\n".join(_texts(call.input))
        if any(line in text for line in told):
            return entry.id
    return newest


def _is_same(named: Any, path: str) -> bool:
    """Whether a call names the file, by a way through links too."""
    if not isinstance(named, str) or "\0" in named or named.split("/")[-1] != path.split("/")[-1]:
        return False
    return named == path or os.path.realpath(named) == os.path.realpath(path)


def _texts(value: Any) -> Iterable[str]:
    """All texts of an input, at any depth that tools have."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
