"""The slash commands that a session knows, from all messages that name commands."""

from claude_desk.protocol.requests.control import InitializeAnswer
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core.session_info import SessionInfo


def told(facts: SessionInfo, line: bytes) -> bool:
    return facts.observe(parse_line(line))


def test_commands_are_kept_up_to_date() -> None:
    facts = SessionInfo("", "default", "")
    facts.initialized(InitializeAnswer.model_validate({"commands": [{"name": "review", "description": "x"}]}))
    assert told(facts, b'{"type":"system","subtype":"init","slash_commands":["review","late"]}')
    assert facts.commands == [{"name": "review", "description": "x"}, {"name": "late"}]
    changed = (
        b'{"type":"system","subtype":"commands_changed","commands":[{"name":"only","argumentHint":"x"}]}'
    )
    assert told(facts, changed)
    assert facts.commands == [{"name": "only", "argumentHint": "x"}]
