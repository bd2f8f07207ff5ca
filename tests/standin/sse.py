"""An answer as server-sent events, or as one JSON object for a request that does not stream."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

from tests.standin.gates import Gate
from tests.standin.script import Answer, Item, Pause, Text, Thinking, ToolUse

Event = dict[str, Any]
Step = Event | Gate | Pause
"""An event to send, or a place at which the stand-in stops."""

_numbers = itertools.count(1)


def message_id() -> str:
    return f"msg_standin_{next(_numbers):06d}"


def tool_id(tool: ToolUse) -> str:
    return tool.id or f"toolu_standin_{next(_numbers):06d}"


def stream(answer: Answer, model: str) -> Iterator[Step]:
    """Yield the whole answer, `message_start` to `message_stop`."""
    yield from opening(answer, model)
    yield {
        "type": "message_delta",
        "delta": {"stop_reason": answer.stop_reason, "stop_sequence": None},
        "usage": {"output_tokens": answer.tokens_out},
    }
    yield {"type": "message_stop"}


def opening(answer: Answer, model: str, within: bool = False) -> Iterator[Step]:
    """Yield the answer up to the end of its last block. `within`: leave out the end of that block."""
    yield {
        "type": "message_start",
        "message": {**_message(answer, model), "content": [], "stop_reason": None},
    }
    yield {"type": "ping"}
    index = 0
    for item in answer.items:
        if isinstance(item, Gate | Pause):
            yield item
            continue
        index += 1
        steps = list(_block(item, index - 1))
        yield from steps[:-1] if within and item is answer.items[-1] else steps


def whole(answer: Answer, model: str) -> dict[str, Any]:
    """Return the answer as one object, without its gates and pauses, which the caller handles."""
    blocks = [_final(item) for item in answer.items if not isinstance(item, Gate | Pause)]
    return {**_message(answer, model), "content": blocks, "stop_reason": answer.stop_reason}


def stops(answer: Answer) -> Iterator[Gate | Pause]:
    """Yield the gates and pauses of an answer that is sent as a whole."""
    for item in answer.items:
        if isinstance(item, Gate | Pause):
            yield item
        elif isinstance(item, Text):
            yield from (part for part in item.parts if not isinstance(part, str))
        elif item.gate is not None:
            yield item.gate


def encode(event: Event) -> bytes:
    return f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode()


def error_event(kind: str, message: str) -> Event:
    return {"type": "error", "error": {"type": kind, "message": message}}


def _message(answer: Answer, model: str) -> dict[str, Any]:
    return {
        "id": message_id(),
        "type": "message",
        "role": "assistant",
        "model": model,
        "stop_sequence": None,
        "usage": {
            "input_tokens": answer.tokens_in,
            "output_tokens": answer.tokens_out,
            "cache_read_input_tokens": 0,
            "cache_creation_input_tokens": 0,
        },
    }


def _final(item: Text | ToolUse) -> dict[str, Any]:
    if isinstance(item, ToolUse):
        return {"type": "tool_use", "id": tool_id(item), "name": item.name, "input": item.input}
    if isinstance(item, Thinking):
        return {"type": "thinking", "thinking": item.text, "signature": item.signature}
    return {"type": "text", "text": item.text}


def _block(item: Item, index: int) -> Iterator[Step]:
    if isinstance(item, ToolUse):
        start: Event = {"type": "tool_use", "id": tool_id(item), "name": item.name, "input": {}}
        deltas = _tool_deltas(item)
    elif isinstance(item, Thinking):
        start = {"type": "thinking", "thinking": "", "signature": ""}
        deltas = itertools.chain(
            _text_deltas(item, "thinking_delta", "thinking"),
            [{"type": "signature_delta", "signature": item.signature}],
        )
    else:
        assert isinstance(item, Text)
        start = {"type": "text", "text": ""}
        deltas = _text_deltas(item, "text_delta", "text")
    yield {"type": "content_block_start", "index": index, "content_block": start}
    for delta in deltas:
        if isinstance(delta, Gate | Pause):
            yield delta
        else:
            yield {"type": "content_block_delta", "index": index, "delta": delta}
    yield {"type": "content_block_stop", "index": index}


def _text_deltas(block: Text, kind: str, key: str) -> Iterator[Step]:
    for part in block.parts:
        if not isinstance(part, str):
            yield part
            continue
        for at in range(0, len(part), block.size):
            if block.every:
                yield Pause(block.every)
            yield {"type": kind, key: part[at : at + block.size]}


def _tool_deltas(tool: ToolUse) -> Iterator[Step]:
    text = json.dumps(tool.input, ensure_ascii=False)
    pieces = [text[at : at + tool.size] for at in range(0, len(text), tool.size)]
    for number, piece in enumerate(pieces):
        if tool.gate is not None and number == (len(pieces) + 1) // 2:
            yield tool.gate
        yield {"type": "input_json_delta", "partial_json": piece}
