"""A file that somebody else writes to: its new lines, and how they become rows of an open session."""

import os
from pathlib import Path

from claude_desk.library.history.line_kinds import LineKind, kind_of
from claude_desk.library.history.line_player import LineClock, LinePlayer
from claude_desk.library.history.page_layout import lines_of
from claude_desk.library.history.requests import FileGrowth, MessagesFound
from claude_desk.library.history.subagent_files import KnownSubagents, SubagentFiles, SubagentLine
from claude_desk.protocol.disk.session_file import FileLine, agent_of, agent_progress, read_lines
from claude_desk.system.files import open_to_read
from claude_desk.transcript.reducer.reducer import Reducer

# Bytes that are taken at once: what is behind them comes with the next request.
_MOST = 4 * 1024 * 1024
_DONE = frozenset({"end_turn", "stop_sequence", "max_tokens", "refusal"})


def follow(path: Path, offset: int) -> FileGrowth:
    """The whole lines from there on. OSError where the file cannot be read."""
    lines: list[tuple[int, FileLine]] = []
    found: dict[str, tuple[SubagentLine, ...]] = {}
    agents = SubagentFiles(path)
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size < offset or not _at_line(path, offset):
            return FileGrowth((), {}, offset, replaced=True)
        start = offset
        for at, data in lines_of(file, start, size):
            offset = min(at + len(data) + 1, size)
            for begin, _, line in read_lines(data):
                if line.type in ("user", "assistant", "system") or kind_of(line):
                    lines.append((at + begin, line))
                    _add_agents(line, agents, found)
            if offset - start > _MOST:
                break
    return FileGrowth(tuple(lines), found, offset)


def messages_between(path: Path, begin: int, end: int | None) -> MessagesFound:
    """As `FindMessages` says. OSError where the file cannot be read."""
    found: set[str] = set()
    with open_to_read(path) as file:
        size = os.fstat(file.fileno()).st_size
        last = min(begin, size)
        for at, data in lines_of(file, begin, size if end is None else end):
            last = min(at + len(data) + 1, size)
            if b'"assistant"' in data:
                found.update(line.message_id for _, _, line in read_lines(data, brief=True) if _is_said(line))
    return MessagesFound(frozenset(found - {""}), last)


def _is_said(line: FileLine) -> bool:
    message = line.fields.get("message")
    made_up = isinstance(message, dict) and message.get("model") == "<synthetic>"
    return line.type == "assistant" and not (line.sidechain or made_up)


def _at_line(path: Path, offset: int) -> bool:
    """Whether a line ends before this offset, as it did when the offset was taken: its newline may have come
    since."""
    if offset == 0:
        return True
    with open_to_read(path) as file:
        file.seek(offset - 1)
        around = file.read(2)
    return around.startswith(b"\n") or around in (b"}", b"}\n", b"}{")


def _add_agents(line: FileLine, agents: SubagentFiles, found: dict[str, tuple[SubagentLine, ...]]) -> None:
    agent = agent_of(line) if line.results else ""
    if agent and agent not in found:
        found[agent] = tuple(agents.lines(agent))
        for inner in found[agent]:
            _add_agents(inner.line, agents, found)


class FileFollower:
    """Plays what was followed to a session's reducer, which is to be drained then.

    `opens_anew`: the conversation has become another one (its writer went back in it), or what comes belongs
    before what is here (`Table.as_said`).
    """

    def __init__(self, reducer: Reducer) -> None:
        self.opens_anew = False
        self._reducer = reducer
        self._agents: dict[str, tuple[SubagentLine, ...]] = {}
        self._inside: dict[str, list[SubagentLine]] = {}  # of progress lines
        agents = KnownSubagents(self._agents, self._inside)
        self._player = LinePlayer(reducer, LineClock(), agents, frozenset(), ())
        self._seen: set[str] = set()
        self._missed: set[str] = set()  # what lines hang on that had not come when they did
        self._last = ""  # the line that the next one hangs on

    def play(self, followed: FileGrowth) -> None:
        self.opens_anew = self.opens_anew or followed.replaced
        self._agents.update(followed.agents)
        for offset, line in followed.lines:
            if self._turns_away(line):
                self.opens_anew = True
            if self.opens_anew:
                return
            if (told := agent_progress(line)) is not None:
                inside = SubagentLine(offset, told.line, inside=True, call=told.call)
                self._inside.setdefault(told.agent, []).append(inside)
            self._player.line(line, offset)
            if _is_end(line):
                self._player.end_turn()

    def settle(self) -> None:
        """Nothing more is written: the turn is over."""
        self._player.end_turn()

    def _turns_away(self, line: FileLine) -> bool:
        """Whether a prompt hangs on an older line than the newest, or others hang on this and were before."""
        if line.sidechain or not line.uuid:
            return False
        away = kind_of(line) is LineKind.PROMPT and line.parent != self._last and line.parent in self._seen
        away = away or line.uuid in self._missed
        if line.parent not in self._seen:
            self._missed.add(line.parent)
        self._seen.add(line.uuid)
        self._last = line.uuid
        return away


def _is_end(line: FileLine) -> bool:
    """Whether Claude says that it is done; old CLIs write no such thing."""
    message = line.fields.get("message")
    told = message.get("stop_reason") if isinstance(message, dict) else None
    return line.type == "assistant" and not line.sidechain and not line.calls and told in _DONE
