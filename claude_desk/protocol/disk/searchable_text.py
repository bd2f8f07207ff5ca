"""The searchable text of a session's file, its title, and its numbers of messages and tokens
(protocol/README.md 11.2).

Only the beginning of a long text is searchable: `TOOL_WORDS` characters of a tool's input or output, and
`SAID_WORDS` characters of any other text.
"""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from claude_desk.protocol.disk.damaged_line import may_hold_another
from claude_desk.protocol.disk.line_object import amount, line_object
from claude_desk.protocol.disk.session_head import seconds
from claude_desk.protocol.disk.session_prompts import (
    is_hook_stop,
    one_line,
    printed,
    relayed_text,
    submitted_command,
    texts_of,
    typed,
    typed_text,
)
from claude_desk.protocol.disk.session_title import better, words_of_line
from claude_desk.protocol.wire.user_text import is_human

TOOL_WORDS = 4_096
SAID_WORDS = 65_536
# How many calls without a result are remembered. A result does not have the tool's name, but its call has.
_OPEN_CALLS = 500
_MOST_TOKENS = 1 << 40  # a message's number of tokens is below this, or damaged

_NAMED = b'{"type":"'
_TITLES = (b'custom-title"', b'ai-title"', b'cost-state"')
_USER, _CLAUDE, _THINKING, _TOOL, _OTHER = "user", "claude", "thinking", "tool", "other"


class SpokenText(NamedTuple):
    """A text of a line. `role`: user, claude, thinking, tool, or other (another session, an agent). `tool`:
    the tool's name. It is empty for every role except `tool`, for the output of a command that the user
    entered, and for a result whose call is not known. `call`: the id of the tool's call, or an empty
    string."""

    role: str
    tool: str
    call: str
    text: str


class SpokenLine(NamedTuple):
    """The texts of one line. `time`: seconds since the epoch. A line without a time gets the time of the
    newest earlier line that has one, or 0."""

    uuid: str
    time: float
    said: list[SpokenText]


@dataclass
class SearchableTextScan:
    """A scan of a file, line by line. An interrupted scan can be continued from its `state()`.

    `custom`, `made`, `first`: as in `SessionHead`. `cost`: US dollars. `damaged`: the number of unreadable
    lines. `calls`: the names of tools, by the ids of calls without a result.
    """

    custom: str = ""
    made: str = ""
    first: str = ""
    cost: float | None = None
    messages: int = 0
    tokens: int = 0
    damaged: int = 0
    message: str = ""  # the id of Claude's message that was counted last
    time: float = 0.0  # the time of the last line that had a time
    calls: dict[str, str] = field(default_factory=dict)

    def state(self) -> str:
        return json.dumps(vars(self), ensure_ascii=True)

    @classmethod
    def of_state(cls, state: str) -> "SearchableTextScan":
        """Return a scan that continues from a state, or a new scan if the state is invalid."""
        try:
            return cls(**json.loads(state))
        except (ValueError, TypeError):
            return cls()

    def read_line(self, raw: bytes) -> SpokenLine | None:
        """Return the searchable texts of a line; None if it has none. Add the line to the counts, and keep a
        title or cost from it."""
        spliced = may_hold_another(raw)
        if (
            not spliced
            and raw.startswith(_NAMED)
            and not raw.startswith((b'{"type":"user"', b'{"type":"assistant"'))
        ):
            if raw.startswith(_TITLES, len(_NAMED)) and (line := line_object(raw)) is not None:
                self._read_named_line(line)
            return None
        if not spliced and b'"attachment":{"type":' in raw[:400] and b'"queued_command"' not in raw[:400]:
            return None
        line = line_object(raw)
        if line is None:
            self.damaged += bool(raw.strip())
            return None
        self._count(line)
        said = said_in(line, self.calls)
        while len(self.calls) > _OPEN_CALLS:
            del self.calls[next(iter(self.calls))]
        self.time = seconds(line.get("timestamp")) or self.time
        return SpokenLine(_text(line.get("uuid")), self.time, said) if said else None

    def _read_named_line(self, line: dict[str, Any]) -> None:
        self.custom = one_line(_text(line.get("customTitle"))) or self.custom
        self.made = one_line(_text(line.get("aiTitle"))) or self.made
        cost = amount(line.get("totalCostUSD"))
        self.cost = cost if cost is not None else self.cost

    def _count(self, line: dict[str, Any]) -> None:
        if line.get("isSidechain"):
            return
        if line.get("type") == "user":
            self.messages += bool(typed(line))
            self.first = better(self.first, words_of_line(line))
        elif line.get("type") == "assistant" and isinstance(message := line.get("message"), dict):
            id = _text(message.get("id"))
            if id != self.message or not id:
                self.message = id
                self.messages += 1
                self.tokens += _tokens(message.get("usage"))


def parts_of(raw: bytes) -> SpokenLine | None:
    """Return the texts of a single line as `read_line` does, but without the tool's name of a result."""
    return SearchableTextScan().read_line(raw)


def said_in(line: dict[str, Any], calls: dict[str, str]) -> list[SpokenText]:
    """Return the searchable texts of a line. Add its tool calls to `calls`, and remove the calls whose
    results are in the line."""
    kind = line.get("type")
    if kind in ("user", "attachment") and (words := relayed_text(line)).strip():
        return [SpokenText(_OTHER, "", "", words[:SAID_WORDS])]
    if kind == "attachment":
        return _queued(line.get("attachment"))
    if kind == "system" and (command := submitted_command(line)):
        return [SpokenText(_USER, "", "", command[:SAID_WORDS])]
    if words := printed(line):
        return [SpokenText(_TOOL, "", "", words[:TOOL_WORDS])]
    message = line.get("message")
    if kind not in ("user", "assistant") or not isinstance(message, dict) or line.get("isMeta"):
        return []
    if is_hook_stop(line):
        return []
    content = message.get("content")
    if kind == "user" and line.get("isSidechain"):
        content = _results(content)  # the user did not type the prompt of a subagent or a side call
    human = is_human(line.get("origin"), line.get("promptSource"))
    if isinstance(content, str):
        spoken = kind == "assistant" or line.get("isCompactSummary")
        words = content if spoken else typed_text(content, human, line.get("origin"))
        role = _CLAUDE if kind == "assistant" or line.get("isCompactSummary") else _USER
        return [SpokenText(role, "", "", words[:SAID_WORDS])] if words.strip() else []
    if not isinstance(content, list):
        return []
    found = (_block(block, kind, calls, human) for block in content if isinstance(block, dict))
    return [said for said in found if said is not None and said.text.strip()]


def _results(content: Any) -> list[Any]:
    """Return the blocks other than texts, such as the tools' results."""
    blocks = content if isinstance(content, list) else []
    return [each for each in blocks if isinstance(each, dict) and each.get("type") != "text"]


def _block(block: dict[str, Any], kind: str, calls: dict[str, str], human: bool) -> SpokenText | None:
    match block.get("type"):
        case "text":
            words = _text(block.get("text"))
            words = words if kind == "assistant" else typed_text(words, human)
            return SpokenText(_CLAUDE if kind == "assistant" else _USER, "", "", words[:SAID_WORDS])
        case "thinking":
            return SpokenText(_THINKING, "", "", _text(block.get("thinking"))[:SAID_WORDS])
        case "tool_use" | "server_tool_use" | "mcp_tool_use":
            name, id = _text(block.get("name")), _text(block.get("id"))
            calls[id] = name
            return SpokenText(_TOOL, name, id, _strings(block.get("input"), TOOL_WORDS))
        case "tool_result" | "mcp_tool_result":
            id = _text(block.get("tool_use_id"))
            words = "\n".join(texts_of(block.get("content")))
            return SpokenText(_TOOL, calls.pop(id, ""), id, words[:TOOL_WORDS])
    return None


def _queued(attachment: Any) -> list[SpokenText]:
    """Return the text of a prompt that the CLI added to a running turn; [] for other attachments."""
    if not isinstance(attachment, dict) or attachment.get("type") != "queued_command":
        return []
    origin = attachment.get("origin")
    if attachment.get("isMeta") is True or attachment.get("commandMode") not in (None, "prompt"):
        return []
    texts = (typed_text(text, is_human(origin), origin) for text in texts_of(attachment.get("prompt")))
    words = "\n".join(filter(None, texts))
    return [SpokenText(_USER, "", "", words[:SAID_WORDS])] if words.strip() else []


def _strings(value: Any, most: int) -> str:
    """Return the strings in a tool's input in order, one per line, `most` characters in all."""
    found: list[str] = []
    waiting = [value]
    while waiting and most > 0:
        value = waiting.pop()
        if isinstance(value, str):
            found.append(value[:most])
            most -= len(value) + 1
        elif isinstance(value, dict):
            waiting.extend(reversed(value.values()))
        elif isinstance(value, list):
            waiting.extend(reversed(value))
    return "\n".join(found)


def _tokens(usage: Any) -> int:
    if not isinstance(usage, dict):
        return 0
    counts = (usage.get(name) for name in ("input_tokens", "cache_creation_input_tokens", "output_tokens"))
    return sum(count for count in counts if isinstance(count, int) and 0 <= count < _MOST_TOKENS)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
