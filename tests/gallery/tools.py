"""Calls of all tools as they come over the wire, in every state, and while their input is being written."""

import json
import time
from collections.abc import Callable
from typing import Any

from claude_desk.protocol.partial_json import read_partial
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.tools import set_input
from tests.gallery.make import CODE, Maker

Show = Callable[[Maker], list[Entry]]

_PATH = "/home/someone/src/atlas/atlas/upload/client.py"
_PATCH = {
    "oldStart": 58,
    "oldLines": 2,
    "newStart": 58,
    "newLines": 3,
    "lines": [
        "     for attempt in range(self.retries):",
        "-        await self._send(stream, retries=3)",
        "+        stream.seek(start)",
        "+        await self._send(stream, attempt)",
    ],
}
_EDIT = {"file_path": _PATH, "old_string": "await self._send(stream)", "new_string": "stream.seek(start)"}
_TODOS = [
    {"content": "Find out why it fails", "status": "completed", "activeForm": "Finding out"},
    {"content": "Rewind the stream", "status": "in_progress", "activeForm": "Rewinding the stream"},
    {"content": "Run it a hundred times", "status": "pending", "activeForm": "Running it"},
]
_READ = {"filePath": _PATH, "content": CODE, "numLines": 6, "startLine": 40, "totalLines": 320}
_QUESTION = {
    "question": "Where should the relay keep undelivered webhooks?",
    "header": "Storage",
    "multiSelect": False,
    "options": [
        {"label": "SQLite", "description": "One file"},
        {"label": "PostgreSQL", "description": "Shared"},
    ],
}

# (name, input, result, structured result) of one call of each tool.
CALLS: tuple[tuple[str, dict[str, Any], str, Any], ...] = (
    (
        "Bash",
        {"command": "pytest tests/upload -q --count 50", "description": "Runs the upload tests"},
        "....\n50 passed in 2.31s",
        {"stdout": "\x1b[32m....\x1b[0m\n50 passed in 2.31s", "stderr": "warning: slow"},
    ),
    ("Read", {"file_path": _PATH, "offset": 40}, "", {"type": "text", "file": _READ}),
    ("Write", {"file_path": _PATH, "content": CODE}, "", {"type": "create", "content": CODE}),
    ("Edit", _EDIT, "", {"filePath": _PATH, "structuredPatch": [_PATCH]}),
    ("Glob", {"pattern": "**/*.py"}, "", {"filenames": [_PATH], "numFiles": 1, "truncated": False}),
    (
        "Grep",
        {"pattern": "hmac", "output_mode": "content"},
        "gateway/signing.py:3:import hmac\ngateway/signing.py:17:    return hmac.new(key)",
        None,
    ),
    ("WebFetch", {"url": "https://example.org/hooks", "prompt": "Which?"}, "It is **X-Signature**.", None),
    ("WebSearch", {"query": "webhook signatures"}, "Two sites say so.", None),
    ("TodoWrite", {"todos": _TODOS}, "", None),
    ("Agent", {"description": "How are requests signed?", "prompt": "Look."}, "By HMAC.", None),
    ("AskUserQuestion", {"questions": [_QUESTION]}, "", {"answers": {_QUESTION["question"]: "SQLite"}}),
    ("ExitPlanMode", {"plan": "# A relay\n\n1. Take the hook\n2. Keep it in SQLite"}, "", None),
    ("Skill", {"skill": "release-notes"}, "", None),
    ("mcp__github__create_issue", {"title": "It fails", "labels": ["flaky"], "body": "Now"}, "#418", None),
    ("SomethingNew", {"depth": 3, "deep": {"a": [1, 2], "b": None}}, "done", None),
)  # fmt: skip


def call(
    make: Maker, name: str, given: dict[str, Any], state: ToolState, result: str = "", structured: Any = None
) -> Entry:
    """A call as the reducer has it."""
    now = time.time()
    waits = state in (ToolState.RUNNING, ToolState.WAITING)
    made = ToolCall(
        f"toolu_{name}_{state}", name, state=state, result="" if waits else result, complete=True,
        structured=structured if state is ToolState.DONE else None,
        started=now - 75, ended=0 if waits else now - 3,
    )  # fmt: skip
    set_input(made, given)
    return make(EntryKind.TOOL, tool=made, final=not waits)


def in_state(state: ToolState) -> Show:
    """Every tool in that state."""

    def show(make: Maker) -> list[Entry]:
        words = {ToolState.FAILED: "Exit code 1\nIt did not work.", ToolState.DENIED: "Not like this."}
        return [
            call(make, name, given, state, words.get(state, result), structured)
            for name, given, result, structured in CALLS
        ]

    return show


def being_written(make: Maker) -> list[Entry]:
    """Half of each input."""
    entries = []
    for name, given, *_ in CALLS:
        text = json.dumps(given)
        entry = call(make, name, read_partial(text[: len(text) * 2 // 3]), ToolState.RUNNING)
        assert entry.tool is not None
        entry.tool.complete = False
        entries.append(entry)
    return entries


SHOWS: dict[str, Show] = {
    **{f"tools-{state.name.lower()}": in_state(state) for state in ToolState},
    "tools-being-written": being_written,
}
