"""Session files that two programs write at the same time, and the strand that each CLI resumes.

This module shares no code with the program. `tests/e2e/test_strands_real.py` compares it with both CLIs.
"""

import json
import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Any

NEW_ID = "11111111-2222-4333-8444-555555555555"


@dataclass(frozen=True)
class Wrote:
    """One step of a writer.

    `do`: a `turn`; a `join` (the writer continues from answer number `pick`); a `leaf` (a `last-prompt`
    record of the writer's own leaf), `leaf of` (of answer `pick`), `no leaf`, `missing leaf` or `cut leaf`; a
    `cut line` of the conversation, whose words are lost; `spliced` (a cut line, with the next line on the
    same line); or a line of that type.

    `at`: the time of a turn in seconds, or -1 for the next time.
    """

    do: str
    writer: int = 0
    pick: int = 0
    at: int = -1


class TwoWriters:
    """A session file of two writers. `said` has the words of each message by uuid, in the file's order."""

    def __init__(self, folder: str) -> None:
        self.data = b""
        self.said: dict[str, str] = {}
        self._folder = folder
        self._leaf: list[str | None] = [None, None]
        self._turns = self._lines = 0
        self._stub = b""  # the beginning of a line that a killed writer left; the next line follows directly

    @property
    def next_uuid(self) -> str:
        """The uuid of the next line."""
        return str(uuid.uuid5(uuid.NAMESPACE_DNS, f"line {self._lines}"))

    @property
    def next_prompt(self) -> str:
        """The prompt of the next turn."""
        return f"prompt {self._turns + 1}"

    @property
    def now(self) -> float:
        """The time of the next line, in seconds since the epoch."""
        moment = _moment(200 + self._lines, self._lines)
        return datetime.fromisoformat(moment).timestamp()

    def leaf_of(self, writer: int) -> str:
        """Return the parent of the writer's next line; "" for none."""
        return self._leaf[writer] or ""

    def go_to(self, writer: int, leaf: str) -> None:
        """Let the writer continue from that line."""
        self._leaf[writer] = leaf or None

    def do(self, step: Wrote) -> None:
        who, messages = step.writer, list(self.said)
        match step.do:
            case "turn":
                self._turns += 1
                at = step.at if step.at >= 0 else 200 + self._lines
                self._say("user", who, f"prompt {self._turns}", at)
                self._say("assistant", who, f"answer {self._turns}", at + 1)
            case "join" if messages:
                # The writer continues from an answer, as a program that has loaded the session does.
                self._leaf[who] = messages[step.pick % len(messages) | 1]
            case "leaf" if self._leaf[who]:
                self._put(self._kept(self._leaf[who]))
            case "leaf of" if messages:
                self._put(self._kept(messages[step.pick % len(messages) | 1]))
            case "no leaf":
                self._put(self._kept(None))
            case "missing leaf":
                self._put(self._kept(str(uuid.uuid5(uuid.NAMESPACE_DNS, "missing"))))
            case "cut leaf" if messages:
                self.data += json.dumps(self._kept(messages[0])).encode()[:-9] + b"\n"
            case "cut line" if self._leaf[who]:
                line = self._line("user", self._leaf[who], 200 + self._lines)
                words = {"message": {"role": "user", "content": "lost"}}
                self.data += json.dumps(line | words).encode()[:-9] + b"\n"
                self._lines += 1
            case "spliced":
                self._stub = b'{"parentUuid":null,"isSidechain":false,"type":"us'
            case "system" if self._leaf[who]:
                self._chained("system", who, subtype="turn_duration", durationMs=5, isMeta=False)
            case "attachment" if self._leaf[who]:
                self._chained("attachment", who, attachment={"type": "date_change", "newDate": "2026-01-02"})
            case "progress" if self._leaf[who]:
                hook = {"type": "hook_progress", "hookEvent": "Stop", "hookName": "Stop", "command": "x"}
                self._put(self._line("progress", self._leaf[who], 0) | {"data": hook, "toolUseID": "x"})
            case "aside" if self._leaf[who]:
                line = self._line("user", self._leaf[who], 0)
                said = {"message": {"role": "user", "content": "aside"}, "isSidechain": True}
                self._put(line | said)
            case "summary" if self._leaf[who]:
                self._put({"type": "summary", "summary": "A title", "leafUuid": self._leaf[who]})

    def _say(self, kind: str, who: int, words: str, at: int) -> None:
        line = self._line(kind, self._leaf[who], at)
        message: dict[str, Any] = {"role": kind, "content": words}
        if kind == "assistant":
            message |= {
                "id": f"msg_{self._lines}",
                "type": "message",
                "model": "claude-sonnet-4-5",
                "content": [{"type": "text", "text": words}],
                "stop_reason": "end_turn",
                "stop_sequence": None,
                "usage": {"input_tokens": 1, "output_tokens": 1},
            }
        self._put(line | {"message": message})
        self.said[line["uuid"]] = words
        self._leaf[who] = line["uuid"]

    def _chained(self, kind: str, who: int, **more: Any) -> None:
        line = self._line(kind, self._leaf[who], 200 + self._lines) | more
        self._put(line)
        self._leaf[who] = line["uuid"]

    def _line(self, kind: str, parent: str | None, at: int) -> dict[str, Any]:
        return {
            "parentUuid": parent,
            "isSidechain": False,
            "userType": "external",
            "cwd": self._folder,
            "sessionId": NEW_ID,
            "version": "2.1.330",
            "gitBranch": "",
            "type": kind,
            "uuid": self.next_uuid,
            "timestamp": _moment(at, self._lines),
        }

    def _kept(self, leaf: str | None) -> dict[str, Any]:
        named = {"leafUuid": leaf} if leaf is not None else {}
        return {"type": "last-prompt", "lastPrompt": "x", "sessionId": NEW_ID, **named}

    def _put(self, line: dict[str, Any]) -> None:
        self.data += self._stub + json.dumps(line, separators=(",", ":")).encode() + b"\n"
        self._stub = b""
        self._lines += 1


def resumed_leaf(data: bytes) -> str:
    """Return the uuid of the line that 2.1.330 resumes; "" for none."""
    lines = _whole(data)
    own = [line for line in lines if _has_place(line) and line["type"] != "progress"]
    if not own:
        return ""
    known = {line["uuid"]: line for line in own}
    newest = [line["uuid"] for line in _way_back(own[-1], known)]
    named = [line["leafUuid"] for line in lines if line["type"] == "last-prompt" and "leafUuid" in line]
    if named and named[-1] in known and named[-1] not in newest:
        return str(named[-1])
    return str(own[-1]["uuid"])


def leaf_by_time(data: bytes) -> str:
    """Return the uuid of the line that 2.1.37 resumes; "" for none. For 2.1.37 a progress line counts too,
    but here it is never the latest."""
    own = [line for line in _whole(data) if _has_place(line) and line["type"] != "progress"]
    return str(max(own, key=lambda line: str(line["timestamp"]))["uuid"]) if own else ""


def resumed_words(data: bytes) -> list[str]:
    """Return the words of the conversation that 2.1.330 sends to Claude."""
    return words_up_to(data, resumed_leaf(data))


def resumed_words_by_time(data: bytes) -> list[str]:
    """Return the words of the conversation that 2.1.37 sends to Claude."""
    return words_up_to(data, leaf_by_time(data))


def words_up_to(data: bytes, leaf: str) -> list[str]:
    """Return the words of the conversation up to that line."""
    known = {line["uuid"]: line for line in _whole(data) if _has_place(line)}
    return _words(_way_back(known[leaf], known)) if leaf else []


def way_to(data: bytes, leaf: str) -> list[str]:
    """Return the uuids of the conversation's lines up to that line, in order."""
    known = {line["uuid"]: line for line in _whole(data) if _has_place(line)}
    return [line["uuid"] for line in _way_back(known[leaf], known)] if leaf else []


def _moment(at: int, number: int) -> str:
    return f"2026-01-01T10:{at // 60:02}:{at % 60:02}.{number:03}Z"


def _whole(data: bytes) -> list[dict[str, Any]]:
    found = []
    for line in data.splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def _has_place(line: dict[str, Any]) -> bool:
    return "uuid" in line and not line["isSidechain"]


def _way_back(line: dict[str, Any], known: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    found = [line]
    while (above := found[-1]["parentUuid"]) in known:
        found.append(known[above])
    return found[::-1]


def _words(lines: list[dict[str, Any]]) -> list[str]:
    found = []
    for line in lines:
        content = line.get("message", {}).get("content")
        if content is not None:
            found.append(content if isinstance(content, str) else content[0]["text"])
    return found
