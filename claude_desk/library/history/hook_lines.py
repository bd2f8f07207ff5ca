"""What hooks said, by a session's file: the stream does not tell all of it."""

import os

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.history.line_kinds import hook_words
from claude_desk.library.history.page_layout import lines_of
from claude_desk.library.history.requests import FindHookLines, HookLine, HookLines
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.session_file import read_lines
from claude_desk.protocol.phrase import Phrase
from claude_desk.system.files import open_to_read

_MOST = 4 * 1024 * 1024  # bytes that are looked at
_MARKS = (b'"hook_', b'"stop_hook_summary"', b" by hook")


def find_hook_lines(request: FindHookLines, paths: LibraryPaths, tell: Notify) -> HookLines:
    """As `FindHookLines` says. OSError where the file cannot be read."""
    path = session_file(request.config or paths.config, request.session_id, request.folder)
    if path is None:
        return HookLines((), 0)
    found: list[HookLine] = []
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        offset = request.offset if request.offset <= size else 0
        offset = max(offset, size - _MOST)
        for at, data in lines_of(file, offset, size):
            if at + len(data) >= size:
                break  # it is being written
            offset = at + len(data) + 1
            if any(mark in data for mark in _MARKS):
                for _, _, line in read_lines(data):
                    told = hook_words(line)
                    if isinstance(told, Phrase) and line.at >= request.since:
                        found.append(HookLine(line.uuid, told, line.at))
    return HookLines(tuple(found), offset)
