"""Every recording of a real CLI becomes the rows in the reviewed files beside this file."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.wire.api_errors import error_text
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage, parse_line
from claude_desk.transcript.events import (
    ChildEnded,
    Decided,
    Dispatched,
    PermissionAsked,
    Sent,
    StopRequested,
    Verdict,
    Withdrawn,
)
from claude_desk.transcript.reducer.command_reports import is_report
from tests.entry_words import said
from tests.unit.transcript.reducer_harness import FINAL_STATES, ReducerHarness

RECORDINGS = Path(__file__).parents[2] / "recordings"
GOLDEN = Path(__file__).parent / "golden"
# `GOLDEN=write pytest tests/unit/transcript/test_recordings.py` writes the files again, for review.
WRITE = os.environ.get("GOLDEN") == "write"

NAMES = sorted(p.relative_to(RECORDINGS).with_suffix("").as_posix() for p in RECORDINGS.glob("*/*.ndjson"))


class Replayed:
    """Plays a recording with the events that our program would have had."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.book = ReducerHarness()
        self._replays = [
            (frame["message"]["content"], frame["uuid"])
            for frame in (line["frame"] for line in lines)
            if isinstance(frame, dict) and frame.get("isReplay") and frame.get("uuid")
        ]
        self._asked: dict[str, str] = {}
        self._queued: list[str] = []
        self._count = 0
        for line in lines:
            if line["dir"] == "in":
                self._ours(line["frame"])
            elif line["dir"] == "out":
                self._theirs(line["frame"])
            else:  # "--": a new process begins
                self.book.play(ChildEnded("", stopped=True))
            self.book.drain()
        self.book.play(ChildEnded("Claude Code exited.", stopped=True))

    def _ours(self, frame: Any) -> None:
        if not isinstance(frame, dict):
            return
        if frame.get("type") == "user":
            self._send(frame)
        elif frame.get("request", {}).get("subtype") == "interrupt":
            self.book.play(StopRequested())
        elif frame.get("type") == "control_response":
            answer = frame["response"].get("response", {})
            asked = self._asked.pop(frame["response"]["request_id"], None)
            if asked and "behavior" in answer:
                verdict = Verdict.ALLOWED if answer["behavior"] == "allow" else Verdict.DENIED
                self.book.play(Decided(asked, verdict, ends_turn=bool(answer.get("interrupt"))))

    def _send(self, frame: dict[str, Any]) -> None:
        self._count += 1
        content = frame["message"]["content"]
        # Some messages were sent without a uuid. The CLI gave such a message a uuid, which the replay has.
        known = [uuid for replayed, uuid in self._replays if replayed == content]
        uuid = frame.get("uuid") or (known[0] if known else f"sent-{self._count}")
        busy = self.book.reducer.turn is not None
        self.book.play(Sent(uuid, content, queued=busy))
        if busy:
            self._queued.append(uuid)

    def _theirs(self, frame: Any) -> None:
        raw = frame if isinstance(frame, str) else json.dumps(frame)
        message = parse_line(raw.encode())
        assert not isinstance(message, UnknownMessage | NonJsonLine), raw[:200]
        if isinstance(message, ControlRequest) and isinstance(message.request, CanUseTool):
            asked = message.request
            self._asked[message.request_id] = asked.tool_use_id
            self.book.play(PermissionAsked(asked.tool_use_id))
        elif isinstance(message, ControlCancelRequest) and message.request_id in self._asked:
            self.book.play(Withdrawn(self._asked.pop(message.request_id)))
        self.book.play(message)
        if self.book.reducer.turn is None and self._queued:
            self.book.play(Dispatched(self._queued.pop(0)))


def read(name: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (RECORDINGS / f"{name}.ndjson").read_text().splitlines()]
    return [{"dir": line.get("dir", "--"), "frame": line.get("frame")} for line in lines]


def said_in(lines: list[dict[str, Any]]) -> list[str]:
    """Return the texts and the tool calls' ids in the recording's full messages."""
    frames = [line["frame"] for line in lines if line["dir"] == "out"]
    said = [f for f in frames if isinstance(f, dict) and f.get("type") == "assistant"]
    blocks = [block for frame in said for block in frame["message"]["content"]]
    found = [block.get("id") or block.get("text") or block.get("thinking") or "" for block in blocks]
    return [words for words in found if words.strip()]


def test_there_are_recordings_of_both_versions() -> None:
    assert {name.split("/")[0] for name in NAMES} >= {"2.1.37", "2.1.330"}
    assert len(NAMES) >= 70


@pytest.mark.parametrize("name", NAMES)
def test_a_recording_becomes_the_rows_that_were_looked_at(name: str) -> None:
    rows = "\n".join(Replayed(read(name)).book.rows) + "\n"
    golden = GOLDEN / f"{name}.txt"
    if WRITE:
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(rows)
    assert rows == golden.read_text()


@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_claude_is_lost(name: str) -> None:
    lines = read(name)
    entries = Replayed(lines).book.entries
    tools = [e.tool for e in entries if e.tool is not None]
    reports = [tool.result for tool in tools if is_report(tool)]
    shown = "\n\n".join([*(said(e) for e in entries), *(tool.id for tool in tools), *reports])
    for words in said_in(lines):
        for line in error_text(words).split("\n"):
            assert line.rstrip() in shown


@pytest.mark.parametrize("name", NAMES)
def test_everything_ends(name: str) -> None:
    entries = Replayed(read(name)).book.entries
    assert all(entry.final for entry in entries)
    assert all(entry.tool.state in FINAL_STATES for entry in entries if entry.tool is not None)
    assert not [
        said(entry) for entry in entries if said(entry).startswith(("Unknown message", "Unknown content"))
    ]


def test_every_golden_file_has_its_recording() -> None:
    kept = {p.relative_to(GOLDEN).with_suffix("").as_posix() for p in GOLDEN.glob("*/*.txt")}
    assert kept == set(NAMES)
