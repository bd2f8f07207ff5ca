"""The output of two real CLIs, line by line (protocol/README.md 1.2; copied as it was recorded)."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.requests.control import ControlRequest, OtherRequest
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.wire.content_blocks import UnknownBlock
from claude_desk.protocol.wire.messages import AssistantMessage, UserMessage
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage, parse_line
from claude_desk.protocol.wire.stream import BlockDelta, BlockStart, OtherDelta, OtherEvent, StreamEvent
from claude_desk.protocol.wire.system import OtherSystem

FOLDER = Path(__file__).parents[2] / "recordings"
FILES = sorted(FOLDER.glob("*/*.ndjson"))


def frames(file: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]
    return [line["frame"] for line in lines if line["dir"] == "out"]


def ids(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def test_the_recordings_of_both_versions_are_there() -> None:
    assert {file.parent.name for file in FILES} == {"2.1.37", "2.1.330"}
    assert len(FILES) > 60
    assert sum(len(frames(file)) for file in FILES) > 2000


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_every_message_has_a_model_and_fits_it(file: Path) -> None:
    for frame in frames(file):
        message = parse_line(json.dumps(frame).encode())
        assert not isinstance(message, NonJsonLine | UnknownMessage | OtherSystem), frame
        _check_inside(message, frame)


def _check_inside(message: Any, frame: dict[str, Any]) -> None:
    assert "wrong_fields" not in (message.model_extra or {}), frame
    if isinstance(message, AssistantMessage | UserMessage) and isinstance(message.message.content, list):
        assert not any(isinstance(block, UnknownBlock) for block in message.message.content), frame
    if isinstance(message, ControlRequest):
        assert not isinstance(message.request, OtherRequest), frame
    if isinstance(message, StreamEvent):
        event = message.event
        assert not isinstance(event, OtherEvent), frame
        if isinstance(event, BlockStart):
            assert not isinstance(event.content_block, UnknownBlock), frame
        if isinstance(event, BlockDelta) and isinstance(event.delta, OtherDelta):
            assert event.delta.type == "signature_delta", frame


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_nothing_of_a_message_is_lost(file: Path) -> None:
    for frame in frames(file):
        message = parse_line(json.dumps(frame).encode())
        assert not isinstance(message, NonJsonLine)
        assert message.model_dump(by_alias=True, exclude_unset=True) == frame


def test_every_suggestion_recorded_is_understood() -> None:
    found = set()
    for file in FILES:
        for frame in frames(file):
            message = parse_line(json.dumps(frame).encode())
            if isinstance(message, ControlRequest) and isinstance(message.request, CanUseTool):
                suggestions = message.request.suggestions()
                assert len(suggestions) == len(message.request.permission_suggestions), frame
                found |= {update.type for update in suggestions}
    assert found == {"addRules", "addDirectories", "setMode"}
