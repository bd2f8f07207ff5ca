"""Facts about a session from the first and last bytes of its file (protocol/README.md 11.2, 11.10).

The list of sessions needs these facts of thousands of files. So most lines are not parsed.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from claude_desk.protocol.disk.damaged_line import may_hold_another, records_in
from claude_desk.protocol.disk.line_object import amount, line_object
from claude_desk.protocol.disk.session_prompts import is_command, one_line
from claude_desk.protocol.disk.session_title import SessionTitle, better, title_of, words_of_line

_NAMED = b'{"type":"'
_STRING = rb'"((?:[^"\\]|\\.)*)"'
_BRANCH = re.compile(rb'"gitBranch":' + _STRING)
_TIME = re.compile(rb'"timestamp":' + _STRING)
_COST = re.compile(rb'"totalCostUSD":(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)')


@dataclass(slots=True)
class SessionHead:
    """Facts about a session. Each text is one line. Times are in seconds since the epoch, `cost` is in US
    dollars. An empty text, 0 and None mean unknown."""

    custom: str = ""  # the title that the user gave
    made: str = ""  # the title that the CLI generated
    summary: str = ""  # the title that older CLIs generated
    # The user's first words. If the user sent only commands: the first one that is not built into the CLI.
    first: str = ""
    last: str = ""  # the last prompt
    folder: str = ""  # the first cwd
    branch: str = ""
    # The path of the worktree that Claude has entered; empty after leaving it, None without a line about it.
    worktree: str | None = None
    version: str = ""
    entrypoint: str = ""
    created: float = 0.0
    active: float = 0.0  # the last timestamp
    cost: float | None = None
    damaged: int = 0
    has_conversation: bool = False  # whether the file has a line of a conversation
    forked: bool = False  # whether lines were copied from another session
    # Whether the file seems to be a subagent's file.
    sidechain: bool = False

    @property
    def title(self) -> SessionTitle:
        return title_of(self.custom, self.made, self.summary, self.first, self.last)


def read_head(head: bytes, tail: bytes, complete: bool) -> SessionHead:
    """Return the facts. `head`, `tail`: the first and the last bytes of the file. `complete`: whether both
    are the complete file."""
    facts = SessionHead()
    _read_first(facts, head, complete)
    for end in (tail,) if complete else (tail, head):
        named = [line for line in end.split(b"\n") if line.startswith(_NAMED)]
        facts.custom = facts.custom or _last_named(named, b"custom-title", "customTitle")
        facts.made = facts.made or _last_named(named, b"ai-title", "aiTitle")
        facts.last = facts.last or _last_named(named, b"last-prompt", "lastPrompt")
        facts.summary = facts.summary or _last_summary(named, tail if complete else head + tail)
        facts.branch = facts.branch or one_line(_last_string(_BRANCH, end))
        facts.active = facts.active or seconds(_last_string(_TIME, end))
        if facts.worktree is None:
            facts.worktree = _last_worktree(named)
        facts.has_conversation = facts.has_conversation or b'"parentUuid":' in end
        if facts.cost is None:
            facts.cost = _last_cost(named)
    facts.branch = "" if facts.branch == "HEAD" else facts.branch
    return facts


def enough(facts: SessionHead) -> bool:
    """Return whether the folder and the user's first words are known, so that a longer head is not needed. A
    command does not count as first words."""
    return bool(facts.folder and facts.first and not is_command(facts.first))


def seconds(timestamp: Any) -> float:
    """Return the seconds since the epoch for an ISO timestamp; 0 for any other value."""
    if not isinstance(timestamp, str) or not timestamp:
        return 0.0
    try:
        return datetime.fromisoformat(timestamp).timestamp()
    except (ValueError, OverflowError):
        return 0.0


def _read_first(facts: SessionHead, head: bytes, complete: bool) -> None:
    """Add the facts of the first lines, until `enough`."""
    for raw in _lines(head, complete):
        aside = raw.startswith(_NAMED) and not raw.startswith(b'{"type":"user"')
        if aside and not may_hold_another(raw):
            continue
        line = line_object(raw)
        if line is not None:
            _merge_line(facts, line)
        else:
            facts.damaged += 1
            for begin, end in records_in(raw):
                if (line := line_object(raw[begin:end])) is not None:
                    _merge_line(facts, line)
        if enough(facts):
            return


def _merge_line(facts: SessionHead, line: dict[str, Any]) -> None:
    aside = line.get("isSidechain")
    if aside is False:
        facts.sidechain = False
    elif aside is True and not facts.folder and not facts.created:
        facts.sidechain = True
    facts.folder = facts.folder or _text(line.get("cwd"))
    facts.version = facts.version or _text(line.get("version"))
    facts.entrypoint = facts.entrypoint or _text(line.get("entrypoint"))
    facts.created = facts.created or seconds(line.get("timestamp"))
    origin = line.get("forkedFrom")
    facts.forked = facts.forked or (isinstance(origin, dict) and bool(_text(origin.get("sessionId"))))
    if line.get("type") == "user":
        facts.first = better(facts.first, words_of_line(line))


def _lines(data: bytes, complete: bool) -> Iterator[bytes]:
    """Yield the lines that are not blank. Leave out a last line without newline unless `complete`."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            if not complete:
                return
            end = len(data)
        if raw := data[start:end].strip():
            yield raw
        start = end + 1


def _last_named(named: list[bytes], kind: bytes, field: str) -> str:
    """Return the last text of the field in lines of that type; an empty string if there is none."""
    for line in _backwards(named, kind):
        if words := one_line(_text(line.get(field))):
            return words
    return ""


def _last_summary(named: list[bytes], all_known: bytes) -> str:
    """Return the last summary whose message is in this file. Older CLIs also wrote summaries of other
    sessions into the file."""
    for line in _backwards(named, b"summary"):
        leaf = _text(line.get("leafUuid"))
        if leaf and f'"uuid":"{leaf}"'.encode() in all_known:
            return one_line(_text(line.get("summary")))
    return ""


def _last_worktree(named: list[bytes]) -> str | None:
    for line in _backwards(named, b"worktree-state"):
        worktree = line.get("worktreeSession")
        return _text(worktree.get("worktreePath")) if isinstance(worktree, dict) else ""
    return None


def _last_cost(named: list[bytes]) -> float | None:
    mark = _NAMED + b"cost-state"
    last = next((line for line in reversed(named) if line.startswith(mark)), b"")
    found = _COST.search(last)
    return amount(float(found[1])) if found else None


def _backwards(named: list[bytes], kind: bytes) -> Iterator[dict[str, Any]]:
    """Yield the lines of a type, the last line first."""
    mark = _NAMED + kind + b'"'
    for raw in reversed(named):
        if raw.startswith(mark):
            line = line_object(raw)
            if line is not None:
                yield line


def _last_string(pattern: re.Pattern[bytes], data: bytes) -> str:
    """Return the value of the last field with that name. The line is not parsed, because its beginning may be
    missing in `data`."""
    name = pattern.pattern[: pattern.pattern.index(b":") + 1]
    at = len(data)
    while (at := data.rfind(name, 0, at)) >= 0:
        if found := pattern.match(data, at):
            try:
                return str(json.loads(b'"' + found[1] + b'"'))
            except ValueError:
                continue
    return ""


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
