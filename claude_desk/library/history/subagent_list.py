"""Lists the subagents whose files a session has, and reads the lines of one subagent."""

import os
import textwrap
from pathlib import Path

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.history.line_kinds import prompt_text
from claude_desk.library.history.lookup_requests import FoundSubagent, SubagentEnd
from claude_desk.library.history.requests import ReadSubagent
from claude_desk.library.history.subagent_files import SubagentFiles, SubagentLine, meta_path, read_meta
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.session_file import FileLine, read_line
from claude_desk.protocol.disk.subagent_meta import SubagentMeta
from claude_desk.system.files import open_to_read

MOST_FILES = 500  # if a session has more subagents, the newest files are listed
_HEAD, _TAIL = 256 * 1024, 256 * 1024  # bytes that are read of each file
_KEPT = 2000  # how many subagents are remembered, so that an unchanged file is not read again
_NEAR = 6  # messages among which the first and the last message of a file are looked for
_AGENT = "agent-"
_TASK = "The computed task text follows:\n"
_STOPPED = "[Request interrupted by user"

_known: dict[Path, tuple[tuple[int, ...], FoundSubagent]] = {}


def find_subagents(path: Path) -> tuple[FoundSubagent, ...]:
    """Return the subagents of the session with this file, at most `MOST_FILES`, the oldest first. Leave out a
    file that cannot be read."""
    files = sorted(_files_below(path.with_suffix("") / "subagents"), key=lambda found: found[1][0])
    found = (_subagent(file, state) for file, state in files[-MOST_FILES:])
    return tuple(sorted((each for each in found if each is not None), key=lambda each: each.began))


def read_subagent(request: ReadSubagent, paths: LibraryPaths, tell: Notify) -> tuple[SubagentLine, ...]:
    """Answer `ReadSubagent`."""
    path = session_file(request.config or paths.config, request.session_id, request.folder, request.project)
    if path is None:
        return ()
    lines = SubagentFiles(path).lines(request.agent)
    return tuple(line for line in lines if line.offset >= request.offset)


def _files_below(folder: Path) -> list[tuple[Path, tuple[int, ...]]]:
    """Return the files of subagents in a folder, also those of workflows, each with the times and sizes of
    the file and of its meta file."""
    found: list[tuple[Path, tuple[int, ...]]] = []
    for pattern in (f"{_AGENT}*.jsonl", f"workflows/*/{_AGENT}*.jsonl"):
        for file in folder.glob(pattern):
            try:
                status = file.stat()
                meta = meta_path(file).stat() if meta_path(file).exists() else None
            except OSError:
                continue
            of_meta = (meta.st_mtime_ns, meta.st_size) if meta is not None else (0, 0)
            found.append((file, (status.st_mtime_ns, status.st_size, *of_meta)))
    return found


def _subagent(file: Path, state: tuple[int, ...]) -> FoundSubagent | None:
    known = _known.get(file)
    if known is not None and known[0] == state:
        return known[1]
    try:
        with open_to_read(file) as opened:
            head = [line for _ in range(_NEAR) if (line := read_line(opened.readline(_HEAD))) is not None]
            size = os.fstat(opened.fileno()).st_size
            opened.seek(max(0, size - _TAIL))
            last = _last_line(opened.read(_TAIL))
    except OSError:
        return None
    meta, in_workflow = read_meta(file), file.parent.parent.name == "workflows"
    if not head:
        return None
    first = next((line for line in head if line.type == "user" and not line.parent), head[0])
    tasks = [task for line in head if (task := _computed_task(line))] if in_workflow else []
    found = FoundSubagent(
        file.stem.removeprefix(_AGENT),
        file.parent.name if in_workflow else "",
        meta.parent if meta is not None else "",
        meta.call if meta is not None else "",
        meta.name if meta is not None else "",
        meta.kind if meta is not None else "",
        tasks[0] if tasks else prompt_text(first),
        first.at,
        state[0] / 1e9,
        _end_of(meta, last, in_workflow),
        meta.phase if meta is not None else "",
    )
    if len(_known) >= _KEPT:
        _known.clear()
    _known[file] = state, found
    return found


def _computed_task(line: FileLine) -> str:
    """Return the prompt that the script of a workflow has computed; "" if the line has none. Claude Code
    indents it and writes words of its own before it."""
    _, _, text = prompt_text(line).partition(_TASK)
    return textwrap.dedent(text).strip()


def _last_line(data: bytes) -> FileLine | None:
    """Return the last complete message of the user or the subagent in the end of a file. 2.1.37 may write a
    message before the message that it answers."""
    found: list[FileLine] = []
    for raw in reversed(data.split(b"\n")):
        line = read_line(raw) if raw.strip() else None
        if line is not None and line.type in ("user", "assistant"):
            found.append(line)
        if len(found) == _NEAR:
            break
    parents = {line.parent for line in found}
    return next((line for line in found if not line.uuid or line.uuid not in parents), None)


def _end_of(meta: SubagentMeta | None, last: FileLine | None, in_workflow: bool) -> SubagentEnd:
    """Return how the newest run has ended. The meta file of a workflow's subagent does not say so, and old
    CLIs write no meta file: then a last message without calls is the end."""
    failed = last is not None and last.fields.get("isApiErrorMessage") is True
    if meta is not None and meta.stopped_by_user:
        return SubagentEnd.STOPPED_BY_USER
    if meta is not None and meta.finished:
        return SubagentEnd.FAILED if failed else SubagentEnd.DONE
    if last is not None and last.type == "user" and prompt_text(last).startswith(_STOPPED):
        return SubagentEnd.STOPPED
    if (meta is None or in_workflow) and last is not None and last.type == "assistant" and not last.calls:
        return SubagentEnd.FAILED if failed else SubagentEnd.DONE
    return SubagentEnd.UNKNOWN
