"""Finds the folder and the worktree in which Claude works at the end of a session, and the folder of a
call."""

import os
from collections.abc import Iterable
from pathlib import Path

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.history.lookup_requests import FindCallFolder
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.session_file import FileLine, read_line, text_of
from claude_desk.protocol.disk.work_place import WORKTREE_LINE, WorkPlace, folder_in, worktree_in
from claude_desk.system.files import open_to_read

_BLOCK = 4 * 1024 * 1024  # bytes
_MOST = 256 * 1024 * 1024  # bytes of the end that are searched
_LONGEST = 64 * 1024  # bytes of a line about a worktree
_CALL_TAIL = 4 * 1024 * 1024  # bytes of the end in which the line of a new call is searched


def place_in(path: Path, lines: Iterable[FileLine]) -> WorkPlace:
    """Return where Claude works at the end of the file. `lines`: lines of the file in its order, which give
    the folder. The worktree is read from the file itself. Raise `OSError` if the file cannot be read."""
    folder = ""
    for line in lines:
        folder = folder_in(line) or folder
    worktree, branch = _newest_worktree(path)
    return WorkPlace(folder, worktree, branch)


def folder_of_call(request: FindCallFolder, paths: LibraryPaths, notify: Notify) -> str:
    """Answer `FindCallFolder`. Only the end of the file is searched, because the CLI has just written the
    line."""
    path = session_file(request.config or paths.config, request.session_id, project=request.project)
    if path is not None and request.agent:
        path = SubagentFiles(path).path_of(request.agent)
    if path is None or not request.call:
        return ""
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        data = os.pread(file.fileno(), _CALL_TAIL, max(0, size - _CALL_TAIL))
    wanted = request.call.encode("utf-8", "replace")
    for raw in reversed(data.split(b"\n")):
        if wanted in raw and (line := read_line(raw, brief=True)) is not None and request.call in line.calls:
            return text_of(line.fields, "cwd")
    return ""


def _newest_worktree(path: Path) -> tuple[str, str]:
    """Return the worktree and the git branch of the newest line about a worktree; "" and "" if the last
    `_MOST` bytes have no such line."""
    mark = b"\n" + WORKTREE_LINE
    with open_to_read(path) as file:
        end = os.fstat(file.fileno()).st_size
        first = max(0, end - _MOST)
        while end > first:
            begin = max(first, end - _BLOCK)
            data = os.pread(file.fileno(), end - begin + len(mark), begin)
            at = len(data)
            while (at := data.rfind(mark, 0, at)) >= 0:
                worktree = _worktree_at(os.pread(file.fileno(), _LONGEST, begin + at + 1))
                if worktree is not None:
                    return worktree
            end = begin
    return "", ""


def _worktree_at(data: bytes) -> tuple[str, str] | None:
    line = read_line(data.partition(b"\n")[0])
    return worktree_in(line) if line is not None else None
