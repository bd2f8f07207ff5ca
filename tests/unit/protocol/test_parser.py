"""Lines become messages, whatever the lines contain."""

import json
import math
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from claude_desk.protocol.requests.control import ControlRequest
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.content_blocks import (
    TextBlock,
    ThinkingBlock,
    ToolResultBlock,
    ToolUseBlock,
    UnknownBlock,
)
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage, parse_line
from claude_desk.protocol.wire.stream import (
    BlockDelta,
    BlockStart,
    OtherDelta,
    OtherEvent,
    StreamEvent,
    TextDelta,
)
from tests.unit.protocol.message_examples import EXAMPLES


def strings(value: Any) -> Iterator[str]:
    """Yield every string in a message, also the keys of its objects."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        yield from strings(value.model_dump(by_alias=True))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(key)
            yield from strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, NonJsonLine):
        yield value.text


def dumped(message: Any) -> dict[str, Any]:
    found = message.model_dump(by_alias=True, exclude_unset=True)
    assert isinstance(found, dict)
    return found


def assistant(*blocks: Any) -> bytes:
    content = list(blocks)
    return json.dumps({"type": "assistant", "message": {"id": "m", "content": content}, "uuid": "u"}).encode()


# --- known messages ------------------------------------------------------------------------------


@pytest.mark.parametrize(("model", "line"), EXAMPLES, ids=lambda v: v.__name__ if isinstance(v, type) else "")
def test_every_message_of_the_reference_has_its_model(model: type, line: str) -> None:
    message = parse_line(line.encode())
    assert type(message) is model
    assert dumped(message) == json.loads(line)


def test_every_model_of_a_message_has_an_example() -> None:
    shown = {model for model, _ in EXAMPLES}
    of_messages = {
        model
        for model in vars(m).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == m.__name__
    }
    of_system = {
        model for model in vars(s).values() if isinstance(model, type) and issubclass(model, s.System)
    }
    assert of_messages - shown == {m.ApiMessage, m.ResultFigures, m.UserContent}
    assert of_system - shown == {s.System}


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_keys_means_nothing(seed: int) -> None:
    order = random.Random(seed)

    def shuffled(value: Any) -> Any:
        if isinstance(value, dict):
            items = [(key, shuffled(inner)) for key, inner in value.items()]
            order.shuffle(items)
            return dict(items)
        return [shuffled(inner) for inner in value] if isinstance(value, list) else value

    for model, line in EXAMPLES:
        other = parse_line(json.dumps(shuffled(json.loads(line))).encode())
        assert type(other) is model
        assert other == parse_line(line.encode())


def test_what_a_later_version_adds_is_kept() -> None:
    for model, line in EXAMPLES:
        message = parse_line(json.dumps({**json.loads(line), "of_2030": {"a": [None, 1]}}).encode())
        assert type(message) is model
        assert not isinstance(message, NonJsonLine)
        assert (message.model_extra or {})["of_2030"] == {"a": [None, 1]}


def test_blocks_are_distinguished() -> None:
    message = parse_line(
        assistant(
            {"type": "text", "text": "a"},
            {"type": "thinking", "thinking": "b", "signature": "c"},
            {"type": "mcp_tool_use", "id": "t", "name": "n", "input": {}},
            {"type": "of_2030", "x": 1},
        )
    )
    assert isinstance(message, m.AssistantMessage)
    kinds = [type(block) for block in message.message.content]
    assert kinds == [TextBlock, ThinkingBlock, ToolUseBlock, UnknownBlock]


@pytest.mark.parametrize(
    "content",
    ["text", None, [], [{"type": "text", "text": "a"}, {"type": "tool_reference", "tool_name": "x"}]],
)
def test_a_tool_result_holds_what_it_holds(content: Any) -> None:
    block = {"type": "tool_result", "tool_use_id": "t", "content": content}
    message = parse_line(
        json.dumps({"type": "user", "message": {"role": "user", "content": [block]}}).encode()
    )
    assert isinstance(message, m.UserMessage)
    (found,) = message.message.content
    assert isinstance(found, ToolResultBlock)
    assert dumped(found) == block


# --- unknown messages ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"of_2030","a":{"b":[1]}}',
        '{"type":"of_2030","subtype":"x"}',
        '{"a":1}',
        "{}",
        '{"subtype":"init","cwd":"/p"}',
        '{"subtype":"of_2030"}',
    ],
)
def test_an_unknown_type_is_kept_completely(line: str) -> None:
    message = parse_line(line.encode())
    assert type(message) is UnknownMessage
    assert dumped(message) == json.loads(line)


def test_a_type_that_is_no_text_is_kept() -> None:
    message = parse_line(b'{"type":5,"a":1}')
    assert type(message) is UnknownMessage
    assert message.type == ""
    assert message.model_extra == {"a": 1, "wrong_fields": {"type": 5}}


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"stream_event","event":{"type":"content_block_delta","index":"x","delta":{"type":"text_delta"}}}',
        '{"type":"stream_event","event":{"type":"content_block_delta","delta":{"type":"text_delta","text":5}}}',
        '{"type":"stream_event","event":5}',
        '{"type":"stream_event"}',
        '{"type":"system","subtype":"task_started","task_id":5}',
        '{"type":"system","subtype":"background_tasks_changed","tasks":"none"}',
        '{"type":"system","subtype":5}',
        '{"type":"assistant"}',
        '{"type":"assistant","message":"hi"}',
        '{"type":"assistant","message":{"content":5}}',
        '{"type":"assistant","message":{"content":["text"]}}',
        '{"type":"assistant","message":{"content":[]},"parent_tool_use_id":5}',
        '{"type":"user","message":{"role":"user","content":{"a":1}}}',
        '{"type":"rate_limit_event","rate_limit_info":[1]}',
        '{"type":"control_response"}',
        '{"type":"control_response","response":[]}',
        '{"type":"control_cancel_request"}',
    ],
)
def test_a_known_type_that_is_shaped_otherwise_is_kept_completely(line: str) -> None:
    message = parse_line(line.encode())
    assert type(message) is UnknownMessage
    assert message.type == json.loads(line)["type"]
    assert dumped(message) == json.loads(line)


def test_a_block_that_is_shaped_otherwise_does_not_cost_its_message() -> None:
    bad = {"type": "text", "text": None, "more": 1}
    message = parse_line(assistant(bad, {"type": "text", "text": "good"}))
    assert isinstance(message, m.AssistantMessage)
    first, second = message.message.content
    assert isinstance(first, UnknownBlock)
    assert dumped(first) == bad
    assert second == TextBlock(text="good")


def test_a_streamed_block_that_is_shaped_otherwise_is_kept() -> None:
    message = parse_line(
        b'{"type":"stream_event","event":{"type":"content_block_start","index":0,"content_block":'
        b'{"type":"tool_use","id":"t","name":"n","input":"x"}}}'
    )
    assert isinstance(message, StreamEvent)
    assert isinstance(message.event, BlockStart)
    assert isinstance(message.event.content_block, UnknownBlock)


@pytest.mark.parametrize("field", ["total_cost_usd", "usage", "duration_ms", "num_turns", "errors", "origin"])
def test_the_end_of_a_turn_is_seen_whatever_else_is_wrong_with_it(field: str) -> None:
    message = parse_line(json.dumps({"type": "result", "subtype": "success", field: "odd"}).encode())
    assert isinstance(message, m.ResultMessage)
    assert (message.model_extra or {})["wrong_fields"] == {field: "odd"}


def test_a_message_survives_a_field_it_can_do_without() -> None:
    message = parse_line(
        b'{"type":"assistant","message":{"content":[{"type":"text","text":"hi"}],"usage":"odd"},"error":{"a":1}}'
    )
    assert isinstance(message, m.AssistantMessage)
    assert message.message.content == [TextBlock(text="hi")]
    assert (message.message.usage, message.error) == (None, None)


def test_events_and_deltas_to_come_are_passed_over() -> None:
    event = parse_line(b'{"type":"stream_event","event":{"type":"of_2030","a":1}}')
    assert isinstance(event, StreamEvent)
    assert isinstance(event.event, OtherEvent)
    delta = parse_line(
        b'{"type":"stream_event","event":{"type":"content_block_delta","index":1,"delta":{"type":"of_2030","a":1}}}'
    )
    assert isinstance(delta, StreamEvent)
    assert isinstance(delta.event, BlockDelta)
    assert isinstance(delta.event.delta, OtherDelta)


# --- lines that are not messages -----------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"[SandboxDebug] x",
        b"",
        b"1",
        b'"text"',
        b"null",
        b"[1]",
        b"{",
        b'{"type":"assistant"',
        b'{"a":1} x',
        b"\xff",
    ],
)
def test_what_is_no_object_is_noise(line: bytes) -> None:
    message = parse_line(line)
    assert message == NonJsonLine(line.decode("utf-8", "replace"), len(line))


def test_noise_is_kept_in_short() -> None:
    message = parse_line(b"x" * 5000)
    assert message == NonJsonLine("x" * 2000, 5000)


# --- lines that break parsers --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (rb"\ud83d", "\ufffd"),
        (rb"\ude00", "\ufffd"),
        (rb"\ud83d\ude00", "😀"),
        (b"\xff", "\ufffd"),
        (b"\x01", "\x01"),
    ],
)
def test_half_characters_are_mended_and_the_message_is_known(text: bytes, expected: str) -> None:
    line = (
        b'{"type":"stream_event","event":{"type":"content_block_delta","index":0,'
        b'"delta":{"type":"text_delta","text":"a' + text + b'b"}},"uuid":"u"}'
    )
    message = parse_line(line)
    assert isinstance(message, StreamEvent)
    assert isinstance(message.event, BlockDelta)
    assert message.event.delta == TextDelta(type="text_delta", text=f"a{expected}b")


def test_what_was_mended_is_kept_as_it_came() -> None:
    line = rb'{"type":"keep_alive","a":"\ud83d","b":"' + b"\xff" + b'"}'
    message = parse_line(line)
    assert isinstance(message, m.KeepAlive)
    assert message.model_extra == {
        "a": "\ufffd",
        "b": "\ufffd",
        "raw_line": r'{"type":"keep_alive","a":"\ud83d","b":"\xff"}',
    }
    clean = parse_line('{"type":"keep_alive","a":"\ufffd"}'.encode())
    assert isinstance(clean, m.KeepAlive)
    assert clean.model_extra == {"a": "\ufffd"}


SURROGATES = [r"\ud83d", r"\ude00", r"\ud83d\ud83d\ude00", r"\ude00\ud83d", r"\udbff\u0041", r"\ud83d\\ude00"]


@pytest.mark.parametrize("bad", SURROGATES)
@pytest.mark.parametrize(
    "shape",
    [
        '{"type":"of_2030","a":"%s"}',
        '{"type":"of_2030","%s":1}',
        '{"type":"%s"}',
        '{"type":"system","subtype":"%s"}',
        '{"type":"assistant","message":{"id":"%s","content":[{"type":"text","text":"%s","%s":["%s"]}]}}',
        '{"type":"user","message":{"role":"user","content":"%s"},"tool_use_result":{"%s":{"%s":"%s"}}}',
        '{"type":"control_request","request_id":"%s","request":{"subtype":"can_use_tool","tool_name":"%s",'
        '"input":{"%s":["%s"]},"permission_suggestions":[{"%s":"%s"}]}}',
        '{"type":"result","subtype":"success","result":"%s","usage":{"%s":1},"total_cost_usd":"%s"}',
    ],
)
def test_every_string_of_a_message_can_be_encoded(shape: str, bad: str) -> None:
    line = shape.replace("%s", f"x{bad}y").encode()
    message = parse_line(line)
    assert not isinstance(message, NonJsonLine)
    found = list(strings(message))
    assert any("\ufffd" in each for each in found)
    for each in found:
        each.encode("utf-8")


ANY_TEXT = st.text(st.characters(), max_size=8)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_TEXT, inner, max_size=3),
    max_leaves=10,
)
KEYS = sorted(
    {key for _, line in EXAMPLES for key in json.loads(line)} | {"message", "content", "event", "delta"}
)
TYPES = st.sampled_from(sorted({str(json.loads(line)["type"]) for _, line in EXAMPLES}))
SUBTYPES = st.sampled_from(sorted({str(json.loads(line).get("subtype", "")) for _, line in EXAMPLES}))


@given(st.dictionaries(st.sampled_from(KEYS), ANY_JSON, max_size=5), TYPES, SUBTYPES, st.booleans())
def test_no_object_raises_and_none_is_lost(
    rest: dict[str, Any], kind: str, subtype: str, ascii_only: bool
) -> None:
    value = {**rest, "type": kind, "subtype": subtype}
    text = json.dumps(value, ensure_ascii=ascii_only)
    message = parse_line(text.encode("utf-8", "surrogatepass"))
    assert not isinstance(message, NonJsonLine)
    for each in strings(message):
        each.encode("utf-8")
    assert value.keys() <= dumped(message).keys() | (message.model_extra or {}).get("wrong_fields", {}).keys()


@given(st.binary(max_size=60), st.sampled_from(EXAMPLES), st.data())
def test_no_bytes_raise(junk: bytes, example: tuple[type, str], data: st.DataObject) -> None:
    line = example[1].encode()
    at = data.draw(st.integers(0, len(line)))
    for broken in (junk, line[:at], line[:at] + junk + line[at:]):
        for each in strings(parse_line(broken)):
            each.encode("utf-8")


@pytest.mark.parametrize("depth", [150, 199, 300, 900, 5_000, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_depth_breaks_nothing(depth: int, opening: str, closing: str) -> None:
    deep = opening * depth + ("1" if closing == "}" else "") + closing * depth
    message = parse_line(f'{{"type":"of_2030","kept":"[[[","deep":{deep},"also":1}}'.encode())
    assert type(message) is UnknownMessage
    assert message.type == "of_2030"
    assert (message.model_extra or {})["kept"] == "[[["
    assert (message.model_extra or {})["also"] == 1


def test_a_request_too_deep_to_be_shown_can_be_answered() -> None:
    deep = "[" * 5000 + "]" * 5000
    message = parse_line(
        f'{{"type":"control_request","request_id":"c1","request":{{"subtype":"can_use_tool","input":{deep}}}}}'.encode()
    )
    assert isinstance(message, ControlRequest)
    assert message.request_id == "c1"
    assert not isinstance(message.request, CanUseTool)


def test_numbers_that_json_does_not_know_are_read() -> None:
    message = parse_line(b'{"type":"of_2030","a":NaN,"b":-Infinity,"c":1e999}')
    assert isinstance(message, UnknownMessage)
    found = message.model_extra or {}
    assert math.isnan(found["a"])
    assert (found["b"], found["c"]) == (-math.inf, math.inf)


def test_huge_whole_numbers_are_read() -> None:
    message = parse_line(b'{"type":"of_2030","a":%s,"b":%s,"c":-%s}' % (b"9" * 30, b"9" * 5000, b"9" * 5000))
    assert isinstance(message, UnknownMessage)
    assert message.model_extra == {"a": int("9" * 30), "b": math.inf, "c": -math.inf}


def test_of_a_key_that_is_there_twice_the_last_counts() -> None:
    message = parse_line(b'{"type":"user","type":"of_2030","a":1,"a":2}')
    assert type(message) is UnknownMessage
    assert message.model_extra == {"a": 2}


def test_a_byte_order_mark_and_a_carriage_return_are_passed_over() -> None:
    assert isinstance(parse_line(b'\xef\xbb\xbf{"type":"keep_alive"}'), m.KeepAlive)
    assert isinstance(parse_line(b'{"type":"keep_alive"}\r'), m.KeepAlive)


def test_a_line_of_many_megabytes_is_read() -> None:
    text = "line of text\\n" * 2_000_000
    message = parse_line(assistant({"type": "text", "text": "@"}).replace(b"@", text.encode()))
    assert isinstance(message, m.AssistantMessage)
    (block,) = message.message.content
    assert isinstance(block, TextBlock)
    assert len(block.text) == 2_000_000 * 13
