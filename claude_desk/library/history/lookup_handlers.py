"""The functions that answer small requests about a session.

The parser of lines takes most of a reader's start (0.08 s of CPU), and most sessions have neither subagents
nor words of hooks. So a handler imports it only for a file that needs it.
"""

import os
from pathlib import Path

from claude_desk.library.catalog.session_paths import FileTrouble, session_file, trouble_with
from claude_desk.library.history import lookup_requests as r
from claude_desk.library.history.file_check import check
from claude_desk.library.request_base import Handler, LibraryPaths, Notify
from claude_desk.system.files import open_to_read

_MOST = 4 * 1024 * 1024  # at most so many bytes at the end of a file are searched for words of hooks
# Each line with words of a hook, or with the end of a subagent, has one of these.
_HOOK_MARKS = (b'"hook_', b'"stop_hook_summary"', b" by hook", b'"agentId"', b"<task-notification>")


def _file_of(request: r.LocateFile | r.FindHookLines | r.FindSubagents, paths: LibraryPaths) -> Path | None:
    config = request.config or paths.config
    return session_file(config, request.session_id, request.folder, request.project)


def _locate(request: r.LocateFile, paths: LibraryPaths, notify: Notify) -> Path | None:
    return _file_of(request, paths)


def _probe(request: r.ProbeFile, paths: LibraryPaths, notify: Notify) -> FileTrouble | None:
    return trouble_with(request.config or paths.config, request.session_id, request.folder)


def _folder_of_call(request: r.FindCallFolder, paths: LibraryPaths, notify: Notify) -> str:
    from claude_desk.library.history.work_places import folder_of_call

    return folder_of_call(request, paths, notify)


def _find_subagents(
    request: r.FindSubagents, paths: LibraryPaths, notify: Notify
) -> tuple[r.FoundSubagent, ...]:
    path = _file_of(request, paths)
    if path is None or not (path.with_suffix("") / "subagents").is_dir():
        return ()
    from claude_desk.library.history.subagent_list import find_subagents

    return find_subagents(path)


def _find_hook_lines(request: r.FindHookLines, paths: LibraryPaths, notify: Notify) -> r.HookLines:
    """Answer `FindHookLines`. Raise `OSError` if the file cannot be read."""
    path = _file_of(request, paths)
    if path is None:
        return r.HookLines((), 0)
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        offset = max(request.offset if request.offset <= size else 0, size - _MOST)
        data = os.pread(file.fileno(), size - offset, offset)
    data = data[: data.rfind(b"\n") + 1]  # the last line may not be complete yet
    lines: tuple[r.HookLine, ...] = ()
    if any(mark in data for mark in _HOOK_MARKS):
        from claude_desk.library.history.hook_lines import hook_lines_in

        marked = (line for line in data.split(b"\n") if any(mark in line for mark in _HOOK_MARKS))
        lines = tuple(line for line in hook_lines_in(path, marked) if line.at >= request.since)
    return r.HookLines(lines, offset + len(data))


HANDLERS: dict[type, Handler] = {
    r.LocateFile: _locate,
    r.ProbeFile: _probe,
    r.FindCallFolder: _folder_of_call,
    r.CheckFile: check,
    r.FindSubagents: _find_subagents,
    r.FindHookLines: _find_hook_lines,
}
