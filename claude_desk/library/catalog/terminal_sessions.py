"""Finds the sessions that run in a terminal, and what they do."""

import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from claude_desk.library.catalog.requests import FindTerminalSessions, TerminalSession
from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.running_session import RunningSession, RunningStatus, running_session
from claude_desk.protocol.disk.session_file import read_line, wire_message
from claude_desk.protocol.wire.content_blocks import ToolUseBlock
from claude_desk.protocol.wire.messages import AssistantMessage
from claude_desk.system.files import open_to_read, read_beginning
from claude_desk.system.patience import Patience
from claude_desk.transcript.tools.registry import subject_of

_PATIENCE = Patience(2.0)  # seconds to wait for a folder of the CLI
_MOST = 200  # files that are read of one folder
_FILE, _STAT, _TAIL = 64 * 1024, 4096, 128 * 1024  # bytes that are read of a file
_STARTED = 19  # the place of the start time in /proc/PID/stat, after the name of the program


def find_terminal_sessions(
    request: FindTerminalSessions, paths: LibraryPaths, notify: Notify
) -> tuple[TerminalSession, ...]:
    """Answer `FindTerminalSessions`. A file that cannot be read and a folder that does not answer are left
    out."""
    configs = dict.fromkeys((request.config or paths.config, *request.other_configs))
    nothing: list[TerminalSession] = []
    found = (_PATIENCE.run(str(config), partial(_sessions_in, config), nothing) for config in configs)
    return tuple(sorted(chain.from_iterable(found), key=lambda each: each.started))


def _sessions_in(config: Path) -> list[TerminalSession]:
    return [_described(config, each) for each in _running(config)]


def _running(config: Path) -> Iterator[RunningSession]:
    try:
        files = sorted((config / "sessions").glob("*.json"))[:_MOST]
    except OSError:
        return
    for file in files:
        try:
            found = running_session(read_beginning(file, _FILE))
        except OSError:
            continue
        if found is not None and found.in_terminal and _lives(found):
            yield found


def _lives(session: RunningSession) -> bool:
    """Return whether the process still runs. Another process may have got its number meanwhile."""
    if sys.platform == "linux":
        try:
            fields = read_beginning(Path(f"/proc/{session.pid}/stat"), _STAT).rpartition(b")")[2].split()
        except OSError:
            return False
        return len(fields) > _STARTED and session.mark in ("", fields[_STARTED].decode())
    if sys.platform == "win32":
        return False  # there is no harmless way to ask
    try:
        os.kill(session.pid, 0)
    except OSError:
        return False
    return True


def _described(config: Path, session: RunningSession) -> TerminalSession:
    tool, title = "", ""
    if session.status in (RunningStatus.BUSY, RunningStatus.WAITING):
        path = session_file(config, session.session_id, session.folder)
        tool, title = _newest_call(path) if path is not None else ("", "")
    return TerminalSession(
        session.session_id, session.status, session.started, session.since, tool, title, session.folder
    )


def _newest_call(path: Path) -> tuple[str, str]:
    """Return the tool and the subject of the newest call in the end of a session's file; "" and "" if Claude
    has said or called nothing since the newest message of the user."""
    try:
        with open_to_read(path) as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - _TAIL))
            data = file.read(_TAIL)
    except OSError:
        return "", ""
    for raw in reversed(data.split(b"\n")):
        line = read_line(raw) if raw.strip() else None
        if line is None or line.sidechain or line.results:
            continue
        if line.type == "user":
            break
        message = wire_message(line) if line.calls else None
        if isinstance(message, AssistantMessage) and isinstance(message.message.content, list):
            calls = [each for each in message.message.content if isinstance(each, ToolUseBlock)]
            if calls:
                return calls[-1].name, str(subject_of(calls[-1].name, calls[-1].input))
    return "", ""
