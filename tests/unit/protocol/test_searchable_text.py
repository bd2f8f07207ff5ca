"""The searchable text of a session file's lines, and what is counted while they are read."""

import json
from typing import Any

from claude_desk.protocol.disk.searchable_text import (
    TOOL_WORDS,
    SearchableTextScan,
    SpokenLine,
    SpokenText,
    parts_of,
)


def raw(kind: str, content: Any, **more: Any) -> bytes:
    message = {"role": kind, "content": content} | more.pop("message", {})
    fields = {
        "parentUuid": "p",
        "type": kind,
        "message": message,
        "uuid": "u",
        "timestamp": "2026-11-22T00:00:00Z",
    }
    return json.dumps(fields | more).encode()


def said(kind: str, content: Any, **more: Any) -> list[SpokenText]:
    spoken = parts_of(raw(kind, content, **more))
    return spoken.said if spoken else []


def test_each_speaker() -> None:
    assert said("user", "hello") == [SpokenText("user", "", "", "hello")]
    assert said("assistant", [{"type": "text", "text": "hi"}]) == [SpokenText("claude", "", "", "hi")]
    assert said("assistant", [{"type": "thinking", "thinking": "hm"}]) == [
        SpokenText("thinking", "", "", "hm")
    ]


def test_a_result_has_its_tools_name() -> None:
    scan = SearchableTextScan()
    call = {
        "type": "tool_use",
        "id": "t1",
        "name": "Bash",
        "input": {"command": "ls", "deep": [{"a": "b"}], "n": 3},
    }
    asked = scan.read_line(raw("assistant", [call]))
    assert asked is not None
    assert asked.said == [SpokenText("tool", "Bash", "t1", "ls\nb")]
    scan = SearchableTextScan.of_state(scan.state())
    result = {"type": "tool_result", "tool_use_id": "t1", "content": [{"type": "text", "text": "a.py"}]}
    answered = scan.read_line(raw("user", [result]))
    assert answered is not None
    assert answered.said == [SpokenText("tool", "Bash", "t1", "a.py")]
    assert scan.calls == {}


def test_only_the_beginning_of_what_a_tool_says() -> None:
    long = "x" * (2 * TOOL_WORDS)
    (result,) = said("user", [{"type": "tool_result", "tool_use_id": "t", "content": long}])
    (call,) = said(
        "assistant", [{"type": "tool_use", "id": "t", "name": "W", "input": {"a": long, "b": "c"}}]
    )
    assert len(result.text) == len(call.text) == TOOL_WORDS


def test_what_a_command_printed() -> None:
    red = "<bash-stdout>\x1b[31mone\x1b[0m</bash-stdout><bash-stderr>two</bash-stderr>"
    assert said("user", red) == [SpokenText("tool", "", "", "one\ntwo")]
    assert said("user", [{"type": "text", "text": red}], isMeta=True) == said("user", red)
    (printed,) = said("user", f"<local-command-stdout>{'x' * 2 * TOOL_WORDS}</local-command-stdout>")
    assert len(printed.text) == TOOL_WORDS
    for nothing in ("(no content)", "", "Compacted"):
        assert said("user", f"<local-command-stdout>{nothing}</local-command-stdout>") == []
    assert said("user", red, origin={"kind": "human"}) == [SpokenText("user", "", "", red)]


def test_what_claude_or_the_cli_asks_outside_the_conversation_nobody_typed() -> None:
    """A subagent's prompt is in its tool call. Other prompts, such as the prompt for a title (1.0.108), are
    not shown."""
    for content in ("Name this conversation.", [{"type": "text", "text": "Name this conversation."}]):
        assert said("user", content, isSidechain=True) == []
    result = {"type": "tool_result", "tool_use_id": "t", "content": "a.py"}
    mixed = [{"type": "text", "text": "Go on."}, result]
    assert said("user", mixed, isSidechain=True) == [SpokenText("tool", "", "t", "a.py")]
    answer = [{"type": "text", "text": "Seen."}]
    assert said("assistant", answer, isSidechain=True) == [SpokenText("claude", "", "", "Seen.")]


def test_what_nobody_said() -> None:
    assert said("user", "x", isMeta=True) == []
    assert said("user", [{"type": "image", "source": {"data": "AAAA"}}]) == []
    for line in (
        b'{"type":"file-history-snapshot"}',
        b'{"parentUuid":"a","attachment":{"type":"date","date":"x"}}',
    ):
        assert parts_of(line) is None


def test_a_prompt_that_was_taken_into_a_turn() -> None:
    line = {
        "parentUuid": "p",
        "attachment": {"type": "queued_command", "prompt": "and this"},
        "type": "attachment",
    }
    assert parts_of(json.dumps(line, separators=(",", ":")).encode()) == SpokenLine(
        "", 0.0, [SpokenText("user", "", "", "and this")]
    )


def test_what_is_counted() -> None:
    scan = SearchableTextScan()
    usage = {"input_tokens": 10, "output_tokens": 5, "cache_read_input_tokens": 900}
    for line in (
        raw("user", "first words"),
        raw("assistant", [{"type": "text", "text": "a"}], message={"id": "m1", "usage": usage}),
        raw("assistant", [{"type": "text", "text": "b"}], message={"id": "m1", "usage": usage}),
        raw("user", [{"type": "tool_result", "tool_use_id": "t", "content": "x"}]),
        raw("user", "side", isSidechain=True),
        b'{"type":"custom-title","customTitle":"Name"}',
        b'{"type":"cost-state","totalCostUSD":0.5}',
        b"{broken",
        b"\n",
    ):
        scan.read_line(line)
    assert (scan.messages, scan.tokens, scan.damaged) == (2, 15, 1)
    assert (scan.first, scan.custom, scan.cost) == ("first words", "Name", 0.5)


def test_a_state_that_is_none_begins_anew() -> None:
    for state in ("", "[]", "{}", '{"unknown": 1}', "x"):
        assert SearchableTextScan.of_state(state) == SearchableTextScan()
