"""Reads the words of hooks from lines of a session's file, because the stream does not have all of them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from claude_desk.library.history.line_kinds import agents_hook_words, hook_words, notice_text, task_notice
from claude_desk.library.history.lookup_requests import HookLine
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.protocol.disk.session_file import FileLine, agent_of, read_lines
from claude_desk.protocol.phrase import Phrase


def hook_lines_in(path: Path, lines: Iterable[bytes]) -> Iterator[HookLine]:
    """Yield the words of hooks in these lines of the file `path`, and in the files of the subagents whose end
    the lines report."""
    agents = SubagentFiles(path)
    for data in lines:
        for _, _, line in read_lines(data):
            words = hook_words(line) if not line.sidechain else ""
            if isinstance(words, Phrase):
                yield HookLine(line.uuid, words, line.at)
            agent, call = _ended_agent(line)
            for _, inner, *_ in agents.lines(agent) if agent else ():
                if (said := agents_hook_words(inner)) is not None:
                    yield HookLine(inner.uuid, said, inner.at, call)


def _ended_agent(line: FileLine) -> tuple[str, str]:
    """Return the subagent whose end this line reports, and the subagent's call; "" and "" for any other
    line."""
    if line.results:
        result = line.fields.get("toolUseResult")
        over = isinstance(result, dict) and result.get("status") in ("completed", "forked")
        return (agent_of(line), line.results[0]) if over else ("", "")
    notice = task_notice(notice_text(line))
    return (notice.task, notice.call) if notice.ended and notice.call else ("", "")
