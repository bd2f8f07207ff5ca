"""Session files as the CLI writes them (protocol/README.md 11.2), line by line."""

import json
import time
from pathlib import Path
from typing import Any

START = 1_790_000_000.0


class SessionFile:
    """Most methods append lines and return the uuid of the last line. A line's parent is the newest line by
    default."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.last = ""
        self.count = 0
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def write(self, data: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(data)

    def line(self, kind: str, *, hangs_on: str | None = None, **fields: Any) -> str:
        self.count += 1
        uuid = f"{self.count:08d}-0000-4000-8000-{hash(self.path.stem) & 0xFFFFFFFFFFFF:012x}"
        parent = self.last if hangs_on is None else hangs_on
        value = {
            "parentUuid": parent or None,
            "isSidechain": False,
            "type": kind,
            "uuid": uuid,
            "timestamp": moment(self.count),
            "sessionId": self.path.stem,
            "cwd": "/work/here",
            "version": "2.1.330",
        }
        self.write(json.dumps({**value, **fields}).encode() + b"\n")
        self.last = uuid
        return uuid

    def aside(self, kind: str, **fields: Any) -> None:
        self.count += 1
        value = {"type": kind, "timestamp": moment(self.count), **fields}
        self.write(json.dumps(value).encode() + b"\n")

    def says(self, text: str, **more: Any) -> str:
        """Write a message of the user."""
        return self.line("user", message={"role": "user", "content": text}, **more)

    def answers(self, *blocks: dict[str, Any] | str, id: str = "", **more: Any) -> str:
        """Write an answer of Claude, with one line for each block."""
        message_id = id or f"msg_{self.count}"
        for block in blocks:
            content = {"type": "text", "text": block} if isinstance(block, str) else block
            message = {"id": message_id, "role": "assistant", "model": "claude", "content": [content]}
            self.line("assistant", message=message, **more)
            more.pop("hangs_on", None)
        return self.last

    def result(self, call: str, text: str = "ok", **more: Any) -> str:
        block = {"type": "tool_result", "tool_use_id": call, "content": text, "is_error": False}
        return self.line("user", message={"role": "user", "content": [block]}, **more)

    def summed_up(self, trigger: str = "auto") -> str:
        """Write a compaction: a new root, which names the line before it."""
        before = self.last
        self.line(
            "system",
            hangs_on="",
            logicalParentUuid=before,
            subtype="compact_boundary",
            compactMetadata={"trigger": trigger, "preTokens": 900},
        )
        text = "This session is being continued from a previous conversation that ran out of context."
        return self.says(text, isCompactSummary=True, isVisibleInTranscriptOnly=True)

    def task_ended(self, call: str, summary: str = "It is done") -> None:
        words = task_words(call, summary)
        self.aside("queue-operation", operation="enqueue", content=words)


def task_words(call: str, summary: str) -> str:
    return (
        f"<task-notification>\n<task-id>t-{call}</task-id>\n<tool-use-id>{call}</tool-use-id>\n"
        f"<status>completed</status>\n<summary>{summary}</summary>\n</task-notification>"
    )


def tool(call: str, name: str = "Bash", **value: Any) -> dict[str, Any]:
    return {"type": "tool_use", "id": call, "name": name, "input": value or {"command": f"run {call}"}}


def moment(count: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(START + count))
