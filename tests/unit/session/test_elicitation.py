"""Questions of an MCP server to the user: answered, declined, withdrawn; never answered without the user."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.files.journal_file import DecisionRecord, input_sha256, read_records, to_line
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import (
    AllowOnce,
    AnswerElicitation,
    DeclineElicitation,
    RequestKind,
)
from claude_desk.session.permissions.permission_log import read_permission_log
from claude_desk.transcript.entries import ToolState
from claude_desk.ui.panels.permission_log_text import decision, json_lines, markdown
from tests.entry_words import said as words_of
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import calling, ending

NAME = {"type": "object", "properties": {"name": {"type": "string"}}}


def asked(**more: Any) -> dict[str, Any]:
    return {"subtype": "elicitation", "mcp_server_name": "weather", "message": "Who?"} | more


def asking(**more: Any) -> Script:
    return Script(ending(Steps().await_user().post(asked(**more), "e1").await_answer("e1")))


@pytest.mark.parametrize(
    ("choice", "answer", "became", "said"),
    [
        (
            AnswerElicitation({"name": "Anna"}),
            {"action": "accept", "content": {"name": "Anna"}},
            "was answered",
            "Answered",
        ),
        (DeclineElicitation(), {"action": "decline"}, "was declined", "Declined"),
    ],
)
async def test_the_person_decides(
    make_session: MakeSession, choice: Any, answer: Any, became: str, said: str
) -> None:
    held = make_session(asking(requested_schema=NAME))
    held.session.send("go")
    (pending,) = await held.asks()
    assert pending.kind is RequestKind.SERVER
    assert held.session.state.phase is SessionPhase.WAITING
    with pytest.raises(ValueError, match="not answered so"):
        held.session.requests.decide(pending.id, AllowOnce())
    assert held.session.requests.pending, "it still waits"
    held.session.requests.decide(pending.id, choice)
    await held.until(lambda: held.footers == ["done"])
    assert became in words_of(held.entry("Who?"))
    await held.session.close()
    assert held.answer("e1") == answer
    path = held.session.permission_recorder.path
    assert path is not None
    (line,) = read_permission_log(path).lines
    assert (line.tool, line.asker, decision(line)[0]) == (
        "weather",
        Phrase("asker.server", name="weather"),
        said,
    )
    assert line.input["message"] == "Who?"


async def test_the_tool_of_a_server_that_asks_waits_for_the_person(make_session: MakeSession) -> None:
    steps = calling("mcp__weather__now", {}).post(asked(), "e1").await_answer("e1")
    held = make_session(Script(ending(steps)))
    held.session.send("go")
    (pending,) = await held.asks()
    call = next(entry.tool for entry in held.session.entries if entry.tool is not None)
    assert call.state is ToolState.WAITING
    held.session.requests.decide(pending.id, DeclineElicitation())
    assert call.state is ToolState.RUNNING
    await held.until(lambda: held.footers == ["done"])


SECRET = "hunter2-correct-horse"


async def test_what_was_typed_into_a_form_is_kept_nowhere(
    make_session: MakeSession, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The input may be a password. Only the server gets it."""
    held = make_session(asking(requested_schema=NAME), wire_logs=tmp_path / "wire")
    held.session.send("go")
    (pending,) = await held.asks()
    with caplog.at_level("DEBUG"):
        held.session.requests.decide(pending.id, AnswerElicitation({"name": SECRET}))
        await held.until(lambda: held.footers == ["done"])
    path = held.session.permission_recorder.path
    assert path is not None
    (line,) = read_permission_log(path).lines
    assert line.input == {"message": "Who?"}
    told = {"message": "Who?", "answer": {"name": SECRET}}
    (record,) = [record for record in held.journal() if isinstance(record, DecisionRecord)]
    assert record.input_sha256 not in (input_sha256(told), input_sha256(told["answer"]))
    assert b'"accept"' in b"".join(held.session.wire_log.all_lines()), "our answers are in the source"
    kept = {
        "journal": path.read_bytes(),
        "source": b"".join(held.session.wire_log.all_lines()),
        "ledger": b"".join([*json_lines([line]), *markdown([line], "x")]),
        "export": "".join(map(repr, held.session.entries)).encode(),
        "log": caplog.text.encode(),
    }
    assert [name for name, data in kept.items() if SECRET.encode() in data] == []
    await held.session.close()
    assert held.answer("e1") == {"action": "accept", "content": {"name": SECRET}}
    ours = [file for file in (held.journals, tmp_path / "wire") for file in file.rglob("*") if file.is_file()]
    assert ours
    assert [file for file in ours if SECRET.encode() in file.read_bytes()] == []


async def test_what_an_earlier_version_kept_of_a_form_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    value = {"message": "Who?", "answer": {"name": SECRET}}
    old = {"v": 1, "at": 1.0, "kind": "decided", "tool_use_id": "", "tool_name": "weather"}
    old |= {"decision": "told", "input": value, "input_sha256": input_sha256(value)}
    path.write_text(json.dumps(old, separators=(",", ":")) + "\n")
    (line,) = read_permission_log(path).lines
    assert (line.tool, line.input) == ("weather", {"message": "Who?"})
    (record,) = read_records(path.read_bytes())
    assert SECRET.encode() not in to_line(record), "a fork copies what its source's journal says"
    assert isinstance(record, DecisionRecord)
    assert record.input_sha256 == input_sha256({"message": "Who?"})


async def test_a_page_that_was_opened_is_told_without_more(make_session: MakeSession) -> None:
    held = make_session(asking(mode="url", url="https://example.org/", elicitation_id="x"))
    held.session.send("go")
    (pending,) = await held.asks()
    held.session.requests.decide(pending.id, AnswerElicitation({}))
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    assert held.answer("e1") == {"action": "accept"}


MANY = {"type": "string", "enum": [f"C{number}" for number in range(249)]}


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"deep": {"type": "object"}}},
        {"properties": {"country": MANY}},
        {"properties": {f"f{number}": {"type": "string"} for number in range(30)}},
        {"properties": []},
    ],
)
async def test_nothing_is_declined_in_the_persons_name(make_session: MakeSession, schema: Any) -> None:
    """A question that no form can show waits too. Closing the session without an answer cancels the
    question."""
    held = make_session(asking(requested_schema=schema))
    held.session.send("go")
    (pending,) = await held.asks()
    assert pending.kind is RequestKind.SERVER and held.answers() == {}
    await held.session.close()
    assert held.answer("e1") == {"action": "cancel"}


async def test_one_taken_back_is_not_answered(make_session: MakeSession) -> None:
    steps = Steps().await_user().post(asked(), "e1").withdraw("e1")
    held = make_session(Script(ending(steps)))
    await held.turn("go")
    assert held.session.requests.pending == []
    assert "withdrew it" in words_of(held.entry("Who?"))
    await held.session.close()
    assert held.answers() == {}


async def test_an_answer_says_whether_it_was_still_asked(make_session: MakeSession) -> None:
    held = make_session(asking())
    held.session.send("go")
    (request,) = await held.asks()
    assert held.session.requests.decide(request.id, DeclineElicitation())
    assert not held.session.requests.decide(request.id, DeclineElicitation())
    await held.session.close()


async def test_a_stop_and_the_end_answer_nothing_in_its_place(make_session: MakeSession) -> None:
    held = make_session(asking())
    held.session.send("go")
    await held.asks()
    held.session.stop()
    assert held.session.requests.pending == []
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    assert held.answer("e1") == {"action": "cancel"}
