"""Session files as the CLI writes them (protocol/README.md 11), and files that no CLI should write.

A line's parent is mostly the line before it, and sometimes an older line, the line itself, a later line, or
no line.
"""

import json
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.fuzz.json_values import DAMAGE, TEXTS, damaged, line_of
from tests.fuzz.mutations import mutated
from tests.unit.library.session_file_builder import moment, task_words
from tests.unit.transcript.cli_messages import thinking

SESSION = "0a0a0a0a-1111-4222-8333-444444444444"
CALLS = st.sampled_from(["t1", "t2", "t3", "t4"])
WORDS = st.one_of(
    st.sampled_from(
        [
            "hello", "go on", "Answer.\n\n- a\n- b", "/compact", "[Request interrupted by user]", "\ud83d",
            "<command-name>/compact</command-name>\n<command-args>x</command-args>",
            "<command-name>/model</command-name>", "<local-command-stdout>Set</local-command-stdout>",
            "<bash-input>ls</bash-input>", "<teammate-message teammate_id='a'>hi</teammate-message>",
            task_words("t1", "s"), task_words("t2", "It is done"),
        ]
    ),
    st.sampled_from([300, 70_000]).map(lambda size: "x " * (size // 2)),
    TEXTS,
)  # fmt: skip
NAMES = st.sampled_from(["Bash", "Task", "Agent", "Edit", "TodoWrite", "AskUserQuestion"])
TOLD = st.sampled_from(
    [
        None,
        "Error: [Tool call interrupted: the session ended before",
        {"stdout": "a"},
        {"agentId": "g1", "status": "completed"},
        {"agentId": "g1", "status": "async_launched"},
        {"agentId": "../x"},
        {"backgroundTaskId": "b1"},
    ]
)


def _text(words: str) -> dict[str, Any]:
    return {"type": "text", "text": words}


def _call(id: str, name: str) -> dict[str, Any]:
    return {"type": "tool_use", "id": id, "name": name, "input": {"command": "ls", "prompt": "p"}}


def _result(id: str, told: Any) -> dict[str, Any]:
    content = [{"type": "tool_result", "tool_use_id": id, "content": "ok"}]
    return {"type": "user", "message": {"role": "user", "content": content}, "toolUseResult": told}


def _assistant(block: dict[str, Any], id: str, done: bool) -> dict[str, Any]:
    message = {
        "id": id,
        "role": "assistant",
        "model": "c",
        "content": [block],
        "stop_reason": "end_turn" if done else None,
    }
    return {"type": "assistant", "message": message}


def _user(content: Any, **more: Any) -> dict[str, Any]:
    return {"type": "user", "message": {"role": "user", "content": content}, **more}


QUEUED = {"type": "queued_command", "source_uuid": "u2"}
MESSAGE_IDS = st.sampled_from(["m1", "m1", "m2", "m3", ""])
SAID = st.one_of(
    st.builds(_user, WORDS),
    st.builds(_user, WORDS),
    st.builds(lambda words: _user([_text(words)], entrypoint="sdk-cli"), WORDS),
    st.builds(lambda words: _user(words, isMeta=True), WORDS),
    st.builds(lambda words: _user(words, isCompactSummary=True, isVisibleInTranscriptOnly=True), WORDS),
    st.builds(lambda words: _user(words, origin={"kind": "peer"}), WORDS),
    st.builds(lambda words, id, done: _assistant(_text(words), id, done), WORDS, MESSAGE_IDS, st.booleans()),
    st.builds(lambda words, id: _assistant(thinking(words), id, False), WORDS, MESSAGE_IDS),
    st.builds(lambda call, name, id: _assistant(_call(call, name), id, False), CALLS, NAMES, MESSAGE_IDS),
    st.builds(lambda call, name, id: _assistant(_call(call, name), id, False), CALLS, NAMES, MESSAGE_IDS),
    st.builds(_result, CALLS, TOLD),
    st.builds(_result, CALLS, TOLD),
    st.builds(
        lambda how: {"type": "system", "subtype": "compact_boundary", "compactMetadata": {"trigger": how}},
        st.sampled_from(["auto", "manual"]),
    ),
    st.just({"type": "system", "subtype": "local_command", "content": "<command-name>/x</command-name>"}),
    st.builds(
        lambda words: {"type": "attachment", "attachment": {**QUEUED, "prompt": words}},
        WORDS,
    ),
    st.just({"type": "attachment", "attachment": {"type": "date"}}),
    st.just({"type": "progress", "data": {"type": "x"}}),
)  # fmt: skip
ASIDE = st.one_of(
    st.just({"type": "file-history-snapshot", "messageId": "u1", "snapshot": {"trackedFileBackups": {}}}),
    st.builds(lambda words: {"type": "summary", "summary": words, "leafUuid": "u1"}, WORDS),
    st.builds(lambda words: {"type": "custom-title", "customTitle": words, "sessionId": SESSION}, WORDS),
    st.builds(lambda words: {"type": "ai-title", "aiTitle": words}, WORDS),
    st.builds(lambda words: {"type": "last-prompt", "lastPrompt": words}, WORDS),
    st.just({"type": "cost-state", "totalCostUSD": 1.5}),
    st.builds(
        lambda call: {
            "type": "queue-operation",
            "operation": "enqueue",
            "content": task_words(call, "It is done"),
        },
        CALLS,
    ),
)
LINKS = st.sampled_from(["last"] * 12 + ["older", "older", "self", "later", "none", "missing", "logical"])


@dataclass(frozen=True)
class Step:
    """A line to make. `pick` chooses among older lines."""

    fields: dict[str, Any]
    link: str
    pick: int
    side: bool = False
    again: bool = False  # whether the line has the uuid and the parent of an older line of its type


STEPS = st.one_of(
    st.builds(Step, SAID, LINKS, st.integers(0, 30)),
    st.builds(Step, SAID, LINKS, st.integers(0, 30)),
    st.builds(Step, SAID, LINKS, st.integers(0, 30), st.booleans(), st.sampled_from([False] * 9 + [True])),
    st.builds(Step, SAID, st.just("last"), st.integers(0, 30)),
)


def lines_of(steps: list[Step | dict[str, Any]]) -> list[dict[str, Any]]:
    """Make the lines. An item that is not a `Step` is used as it is."""
    made: list[dict[str, Any]] = []
    uuids: list[str] = []
    types: dict[str, list[str]] = {}
    links: dict[str, dict[str, Any]] = {}
    message = 0  # ids of Claude's messages are used again, but not after another prompt
    for number, step in enumerate(steps):
        if not isinstance(step, Step):
            made.append(step)
            continue
        message += _begins(step.fields)
        older = types.setdefault(step.fields["type"], [])
        uuid = older[step.pick % len(older)] if step.again and older else f"u{number}"
        link = links.setdefault(uuid, _links(step, uuids, uuid))
        made.append(
            {**link, "isSidechain": step.side, "uuid": uuid, "timestamp": moment(number),
             "sessionId": SESSION, "cwd": "/work/a", "version": "2.1.330", **_with_id(step.fields, message)}
        )  # fmt: skip
        if not step.side:
            uuids.append(uuid)
            older.append(uuid)
    return made


def _begins(fields: dict[str, Any]) -> bool:
    return fields["type"] == "system" or (fields["type"] == "user" and "toolUseResult" not in fields)


def _with_id(fields: dict[str, Any], number: int) -> dict[str, Any]:
    message = fields.get("message", {})
    if not message.get("id"):
        return fields
    return {**fields, "message": {**message, "id": f"{message['id']}.{number}"}}


def _links(step: Step, uuids: list[str], uuid: str) -> dict[str, Any]:
    last = uuids[-1] if uuids else None
    match step.link:
        case "older" if uuids:
            return {"parentUuid": uuids[step.pick % len(uuids)]}
        case "self":
            return {"parentUuid": uuid}
        case "later":
            return {"parentUuid": f"u{step.pick}"}
        case "none":
            return {"parentUuid": None}
        case "missing":
            return {"parentUuid": "nobody", "sourceToolAssistantUUID": last}
        case "logical":
            return {"parentUuid": None, "logicalParentUuid": last}
    return {"parentUuid": last}


STRUCTURES = st.lists(st.one_of(STEPS, STEPS, STEPS, ASIDE), max_size=25).map(lines_of)
"""Lines that are undamaged objects."""


@st.composite
def session_files(draw: st.DrawFn) -> bytes:
    """Draw the bytes of a file, with some lines damaged and perhaps the end cut off."""
    found = []
    for value in draw(STRUCTURES):
        line = line_of(value, ascii=draw(st.sampled_from([True, True, False])))
        match draw(st.sampled_from(["whole"] * 10 + ["damaged", "wrong"])):
            case "damaged":
                line = damaged(line, draw(DAMAGE)).replace(b"\n", b"")
            case "wrong":
                line = line_of(draw(mutated(st.just(json.loads(line)))))
        found.append(line + b"\n")
    data = b"".join(found)
    tail = draw(st.sampled_from(["", "", "cut", "nul", "blank"]))
    match tail:
        case "cut":
            return data[: len(data) - draw(st.integers(0, 200))]
        case "nul":
            return data + b"\0" * 50
        case "blank":
            return data + b"\n \r\n"
    return data


def with_calls_in_order(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the lines with a unique id for each call, and with each result once, in the turn of its call.

    Each message that was folded into a turn gets a unique uuid.
    """
    kept: list[dict[str, Any]] = []
    names: dict[str, str] = {}  # calls of this turn that have no result yet
    for line in lines:
        content = line.get("message", {}).get("content")
        block = content[0] if isinstance(content, list) else {}
        if block.get("type") == "tool_use":
            names[block["id"]] = f"{block['id']}.{len(kept)}"
            block = {**block, "id": names[block["id"]]}
        elif block.get("type") == "tool_result":
            if block["tool_use_id"] not in names:
                continue
            block = {**block, "tool_use_id": names.pop(block["tool_use_id"])}
        elif line["type"] == "user" or line.get("compactMetadata") == {"trigger": "manual"}:
            names.clear()
        if isinstance(content, list):
            line = {**line, "message": {**line["message"], "content": [block]}}
        if line["type"] == "attachment":
            line = {**line, "attachment": {**line["attachment"], "source_uuid": f"q{len(kept)}"}}
        kept.append(line)
    return kept
