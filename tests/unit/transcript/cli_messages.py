"""Builds frames in the shapes that the CLI writes (protocol/README.md 4)."""

from typing import Any

Frame = dict[str, Any]


def text(words: str) -> Frame:
    return {"type": "text", "text": words}


def thinking(words: str) -> Frame:
    return {"type": "thinking", "thinking": words, "signature": "s"}


def tool(id: str, name: str = "Bash", **value: Any) -> Frame:
    return {"type": "tool_use", "id": id, "name": name, "input": value or {"command": "ls"}}


def said(*blocks: Frame, id: str = "m1", parent: str | None = None, **more: Any) -> Frame:
    message = {"id": id, "role": "assistant", "model": more.pop("model", "claude"), "content": list(blocks)}
    return {"type": "assistant", "message": message, "parent_tool_use_id": parent, **more}


def result_of(
    id: str, content: Any = "ok", *, error: bool = False, parent: str | None = None, **more: Any
) -> Frame:
    block = {"type": "tool_result", "tool_use_id": id, "content": content, "is_error": error}
    return {
        "type": "user",
        "message": {"role": "user", "content": [block]},
        "parent_tool_use_id": parent,
        **more,
    }


def user(content: Any, **more: Any) -> Frame:
    return {"type": "user", "message": {"role": "user", "content": content}, **more}


def replay(content: str, uuid: str) -> Frame:
    return user(content, uuid=uuid, isReplay=True)


def system(subtype: str, **more: Any) -> Frame:
    return {"type": "system", "subtype": subtype, **more}


def event(kind: str, parent: str | None = None, **more: Any) -> Frame:
    return {"type": "stream_event", "event": {"type": kind, **more}, "parent_tool_use_id": parent}


def start(id: str = "m1", parent: str | None = None) -> Frame:
    return event("message_start", parent, message={"id": id, "model": "claude"})


def stop(parent: str | None = None) -> Frame:
    return event("message_stop", parent)


def block_start(index: int, block: Frame, parent: str | None = None) -> Frame:
    empty = {"text": {"text": ""}, "thinking": {"thinking": ""}, "tool_use": {"input": {}}}
    return event(
        "content_block_start", parent, index=index, content_block={**block, **empty.get(block["type"], {})}
    )


def block_stop(index: int, parent: str | None = None) -> Frame:
    return event("content_block_stop", parent, index=index)


def delta(index: int, kind: str, words: str, parent: str | None = None) -> Frame:
    types = {"text": "text_delta", "thinking": "thinking_delta", "partial_json": "input_json_delta"}
    return event("content_block_delta", parent, index=index, delta={"type": types[kind], kind: words})


def streamed(index: int, block: Frame, *pieces: str, parent: str | None = None) -> list[Frame]:
    """Return a block's start and deltas, without its end."""
    kind = {"text": "text", "thinking": "thinking", "tool_use": "partial_json"}[block["type"]]
    return [
        block_start(index, block, parent),
        *(delta(index, kind, piece, parent) for piece in pieces),
    ]


def result(subtype: str = "success", **more: Any) -> Frame:
    return {"type": "result", "subtype": subtype, "is_error": False, "num_turns": 1, **more}


def init(version: str = "2.1.330") -> Frame:
    return system("init", claude_code_version=version, model="claude", permissionMode="default")
