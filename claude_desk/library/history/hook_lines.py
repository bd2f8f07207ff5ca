"""Reads the words of hooks from a session's file, because the stream does not have all of them."""

import os

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.history.line_kinds import agents_hook_words, hook_words, notice_text, task_notice
from claude_desk.library.history.page_layout import lines_of
from claude_desk.library.history.requests import FindHookLines, HookLine, HookLines
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.session_file import FileLine, agent_of, read_lines
from claude_desk.protocol.phrase import Phrase
from claude_desk.system.files import open_to_read

_MOST = 4 * 1024 * 1024  # at most so many bytes at the end of the file are read
_MARKS = (b'"hook_', b'"stop_hook_summary"', b" by hook", b'"agentId"', b"<task-notification>")


def find_hook_lines(request: FindHookLines, paths: LibraryPaths, notify: Notify) -> HookLines:
    """Answer `FindHookLines`. Raise `OSError` if the file cannot be read."""
    config = request.config or paths.config
    path = session_file(config, request.session_id, request.folder, request.project)
    if path is None:
        return HookLines((), 0)
    found: list[HookLine] = []
    agents = SubagentFiles(path)
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        offset = request.offset if request.offset <= size else 0
        offset = max(offset, size - _MOST)
        for at, data in lines_of(file, offset, size):
            if at + len(data) >= size:
                break  # the line may not be complete yet
            offset = at + len(data) + 1
            if any(mark in data for mark in _MARKS):
                for _, _, line in read_lines(data):
                    words = hook_words(line) if not line.sidechain else ""
                    if isinstance(words, Phrase):
                        found.append(HookLine(line.uuid, words, line.at))
                    agent, call = _ended_agent(line)
                    for _, inner, *_ in agents.lines(agent) if agent else ():
                        if (said := agents_hook_words(inner)) is not None:
                            found.append(HookLine(inner.uuid, said, inner.at, call))
    return HookLines(tuple(line for line in found if line.at >= request.since), offset)


def _ended_agent(line: FileLine) -> tuple[str, str]:
    """Return the subagent whose end this line reports, and the subagent's call; "" and "" for any other
    line."""
    if line.results:
        result = line.fields.get("toolUseResult")
        over = isinstance(result, dict) and result.get("status") in ("completed", "forked")
        return (agent_of(line), line.results[0]) if over else ("", "")
    notice = task_notice(notice_text(line))
    return (notice.task, notice.call) if notice.ended and notice.call else ("", "")
