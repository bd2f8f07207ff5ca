"""What a server asks of the person: answered, declined, taken back; never answered by itself."""

from typing import Any

import pytest

from claude_desk.demo.script import Script, Steps
from claude_desk.session.decisions import AllowOnce, Decline, RequestKind, TellServer
from claude_desk.session.ledger import read_ledger
from claude_desk.session.state import SessionState
from claude_desk.ui.ledger_words import decision
from tests.unit.session.conftest import Hold
from tests.unit.session.holding import ending

NAME = {"type": "object", "properties": {"name": {"type": "string"}}}


def asked(**more: Any) -> dict[str, Any]:
    return {"subtype": "elicitation", "mcp_server_name": "weather", "message": "Who?"} | more


def asking(**more: Any) -> Script:
    return Script(ending(Steps().await_user().post(asked(**more), "e1").await_answer("e1")))


@pytest.mark.parametrize(
    ("choice", "answer", "became", "said"),
    [
        (
            TellServer({"name": "Anna"}),
            {"action": "accept", "content": {"name": "Anna"}},
            "was answered",
            "Answered",
        ),
        (Decline(), {"action": "decline"}, "was told no", "Declined"),
    ],
)
async def test_the_person_decides(hold: Hold, choice: Any, answer: Any, became: str, said: str) -> None:
    held = hold(asking(requested_schema=NAME))
    held.session.send("go")
    (pending,) = await held.asks()
    assert pending.kind is RequestKind.SERVER
    assert held.session.state is SessionState.WAITING
    with pytest.raises(ValueError, match="not answered so"):
        held.session.decide(pending.id, AllowOnce())
    assert held.session.requests, "it still waits"
    held.session.decide(pending.id, choice)
    await held.until(lambda: held.footers == ["done"])
    assert became in held.entry("Who?").text
    await held.session.close()
    assert held.answer("e1") == answer
    path = held.session.ledger.path
    assert path is not None
    (line,) = read_ledger(path).lines
    assert (line.tool, line.asker, decision(line)[0]) == ("weather", "the server weather", said)
    assert line.input["message"] == "Who?"


async def test_a_page_that_was_opened_is_told_without_more(hold: Hold) -> None:
    held = hold(asking(mode="url", url="https://example.org/", elicitation_id="x"))
    held.session.send("go")
    (pending,) = await held.asks()
    held.session.decide(pending.id, TellServer({}))
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    assert held.answer("e1") == {"action": "accept"}


async def test_what_no_form_can_show_is_declined_and_told(hold: Hold) -> None:
    held = hold(asking(requested_schema={"properties": {"deep": {"type": "object"}}}))
    await held.turn("go")
    assert "cannot be shown" in held.entry("Who?").text
    await held.session.close()
    assert held.answer("e1") == {"action": "decline"}


async def test_one_taken_back_is_not_answered(hold: Hold) -> None:
    steps = Steps().await_user().post(asked(), "e1").withdraw("e1")
    held = hold(Script(ending(steps)))
    await held.turn("go")
    assert held.session.requests == []
    assert "took it back" in held.entry("Who?").text
    await held.session.close()
    assert held.answers() == {}


async def test_a_stop_and_the_end_answer_nothing_in_its_place(hold: Hold) -> None:
    held = hold(asking())
    held.session.send("go")
    await held.asks()
    held.session.stop()
    assert held.session.requests == []
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    assert held.answer("e1") == {"action": "cancel"}
