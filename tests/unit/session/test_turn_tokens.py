"""The number of tokens of a running turn, and the reasons for which a request is repeated."""

import pytest

from claude_desk.protocol.wire.stream import MessageDelta, StreamEvent
from claude_desk.protocol.wire.system import ThinkingTokens
from claude_desk.session.core.message_observer import TurnTokens
from claude_desk.session.core.session_texts import retry_reason
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import reply


def test_the_estimate_of_thinking_counts_until_its_message_is_over() -> None:
    tokens = TurnTokens()
    tokens.observe_thinking(ThinkingTokens(estimated_tokens=40))
    tokens.observe_thinking(ThinkingTokens(estimated_tokens=90))
    assert tokens.count == 90
    tokens.observe_event(StreamEvent(event=MessageDelta(usage={"output_tokens": 120})))
    tokens.observe_event(StreamEvent(event=MessageDelta(usage={"output_tokens": "many"})))
    tokens.observe_event(StreamEvent(event=MessageDelta(usage={"output_tokens": 30})))
    assert tokens.count == 150
    tokens.reset()
    assert tokens.count == 0


async def test_a_session_counts_those_of_the_running_turn(make_session: MakeSession) -> None:
    harness = make_session(Script(reply("Hello.")))
    counted: list[int] = []
    harness.session.operations.connect(lambda _: counted.append(harness.session.tokens.count))
    await harness.turn("one")
    assert max(counted) > 0
    assert harness.session.tokens.count == 0
    await harness.session.close()


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        ("overloaded", 529, "Claude's servers are overloaded (529)"),
        (None, 529, "Claude's servers are overloaded (529)"),
        ("unknown", 429, "rate limit reached (429)"),
        ("unknown", 503, "server error (503)"),
        ("something_new", 418, "HTTP 418"),
        ("something_new", None, ""),
        (None, None, "no connection"),
    ],
)
def test_a_retry_has_its_reason_in_words(error: str | None, status: int | None, words: str) -> None:
    assert words_of(retry_reason(error, status)) == words
