"""A line of the CLI's session files, and the message of the wire that it amounts to (protocol/README.md 11).

What the stream would not have shown has no message; what we do not know is kept.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from claude_desk.protocol.disk.damaged_line import parts_in
from claude_desk.protocol.disk.session_prompts import submitted_command, tells_stop
from claude_desk.protocol.wire.messages import AssistantMessage, UserMessage
from claude_desk.protocol.wire.parser import Message, message_of, read_object
from claude_desk.protocol.wire.user_text import (
    is_from_elsewhere,
    is_human,
    is_others,
    is_task_notice,
)

# Lines of the conversation have a uuid; those that live in the parentUuid chain only are no messages.
_MESSAGES = frozenset({"assistant", "user", "system"})
_COMPACT = {"preTokens": "pre_tokens", "postTokens": "post_tokens", "durationMs": "duration_ms"}
_HUMP = re.compile(r"(?<!^)[A-Z]")  # the wire writes original_model, the file originalModel
_LARGE = 64 * 1024
_PICTURE = re.compile(rb'"[^"\\]{16384,}+"')
# What the CLI adds by itself when a session is resumed whose last turn was cut off.
_FILLER = "No response requested."
_AGENT_PROGRESS = ("agent_progress", "skill_progress")
DAMAGED = "(damaged)"  # the type of what can be read by nobody; none of the CLI's
_FOLDER = re.compile(r"(?:^|[/\\])workflows[/\\]([A-Za-z0-9_-]{1,100})[/\\]?$")
_NO_RESULT = "[Tool call interrupted: the session ended before"


@dataclass(slots=True)
class FileLine:
    """`at` is in seconds since the epoch, 0 where it is not told. `fields`: all that the line holds."""

    type: str
    fields: dict[str, Any]
    subtype: str = ""
    uuid: str = ""
    parent: str = ""  # the line before it in the conversation, over a compaction too
    at: float = 0.0
    sidechain: bool = False
    message_id: str = ""
    calls: tuple[str, ...] = ()  # ids of the tool calls in it
    results: tuple[str, ...] = ()  # ids of the tool calls of which it has the results
    source: str = ""  # the line with the call of its result

    @property
    def in_chain(self) -> bool:
        """Whether it has a place in the conversation, be it shown or not."""
        return bool(self.uuid)


def read_line(data: bytes, brief: bool = False) -> FileLine | None:
    """Give what a line holds; None where it is damaged. `brief`: without pictures, where it is large."""
    if brief and len(data) > _LARGE:
        data = _PICTURE.sub(b'""', data)
    fields = read_object(data)
    if fields is None:
        return None
    uuid = _text(fields, "uuid")
    if submitted_command(fields):
        fields = {**fields, "type": "user", "message": {"role": "user", "content": fields["content"]}}
        del fields["subtype"]
    line = FileLine(_text(fields, "type"), fields, _text(fields, "subtype"), uuid)
    line.at = moment(fields.get("timestamp"))
    if uuid:
        line.parent = _text(fields, "parentUuid") or _text(fields, "logicalParentUuid")
        line.sidechain = fields.get("isSidechain") is True
        line.source = _text(fields, "sourceToolAssistantUUID")
        _read_message(line, fields.get("message"))
    return line


def read_lines(data: bytes, brief: bool = False) -> Iterator[tuple[int, int, FileLine]]:
    """What a line holds, with the place in it where each record begins, and its size. Of a damaged line that
    is what is whole in it, and a line of the type `DAMAGED` where anything else stands."""
    line = read_line(data, brief)
    if line is not None:
        yield 0, len(data), line
        return
    for begin, end, whole in parts_in(data):
        line = read_line(data[begin:end], brief) if whole else None
        yield begin, end - begin, line or damaged_line()


def damaged_line() -> FileLine:
    return FileLine(DAMAGED, {})


def _read_message(line: FileLine, message: Any) -> None:
    if not isinstance(message, dict):
        return
    line.message_id = _text(message, "id")
    content = message.get("content")
    blocks = [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []
    if line.type == "assistant":
        line.calls = _ids(blocks, "id", "tool_use")
    elif line.type == "user":
        line.results = _ids(blocks, "tool_use_id", "tool_result")


def _ids(blocks: list[dict[str, Any]], key: str, kind: str) -> tuple[str, ...]:
    found = (block.get(key) for block in blocks if block.get("type") == kind)
    return tuple(each for each in found if isinstance(each, str) and each)


def moment(timestamp: Any) -> float:
    """Seconds since the epoch of `2026-11-22T07:38:14.253Z`; 0 where it is none."""
    if not isinstance(timestamp, str):
        return 0.0
    try:
        return datetime.fromisoformat(timestamp).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


# --- what it is on the wire ------------------------------------------------------------------------


def wire_message(line: FileLine, parent_tool: str | None = None) -> Message | None:
    """The message of the wire; None where the stream would not have told it.

    `parent_tool`: the tool call of the subagent that said it.
    """
    fields = line.fields
    if line.type not in _MESSAGES or not line.uuid:
        return None
    if line.type == "system":
        return message_of(_system(line))
    value = {
        "type": line.type,
        "message": fields.get("message"),
        "uuid": line.uuid,
        "parent_tool_use_id": parent_tool,
    }
    if line.type == "assistant":
        value |= {"error": _error(fields), "aborted": fields.get("isAbortedMidStream")}
    else:
        value |= _user(line)
    message = message_of(value)
    return None if _is_filler(message) else message


def _error(fields: dict[str, Any]) -> str | None:
    if fields.get("isApiErrorMessage") is not True:
        return None
    return _text(fields, "error") or _text(fields, "apiError") or "unknown"


def _user(line: FileLine) -> dict[str, Any]:
    fields = line.fields
    value: dict[str, Any] = {"isSynthetic": is_made_up(line)}
    if "toolUseResult" in fields:
        value["tool_use_result"] = fields["toolUseResult"]
    if isinstance(fields.get("origin"), dict):
        value["origin"] = fields["origin"]
    elif is_typed(line):
        value["origin"] = {"kind": "human"}
    if source := _text(fields, "sourceToolUseID"):
        value["sourceToolUseID"] = source
    if (kind := _text(fields, "toolDenialKind")) and len(line.results) == 1:
        value["tool_result_meta"] = [{"id": line.results[0], "non_execution_kind": kind}]
    return value


def is_typed(line: FileLine) -> bool:
    """Whether the CLI says that a person typed it."""
    return not is_made_up(line) and is_human(origin_of(line), line.fields.get("promptSource"))


def origin_of(line: FileLine) -> dict[str, Any] | None:
    """Who wrote a message, as the CLI tells it, be it a line of its own or folded into a turn."""
    told = line.fields.get("attachment") if line.type == "attachment" else line.fields
    origin = told.get("origin") if isinstance(told, dict) else None
    return origin if isinstance(origin, dict) else None


def is_made_up(line: FileLine) -> bool:
    """Whether the CLI wrote a user's message."""
    marked = any(line.fields.get(name) is True for name in ("isMeta", "isVisibleInTranscriptOnly"))
    return marked or tells_stop(line.fields)


def wakeup_of(line: FileLine) -> str:
    """What woke the CLI up to begin a turn with this line, as `CommandLifecycle` names it; "" for nothing."""
    return _text(line.fields, "wakeupSource") if line.type == "user" else ""


def is_summary(line: FileLine) -> bool:
    """Whether this is what a compaction made of the conversation before it."""
    return line.fields.get("isCompactSummary") is True


def _system(line: FileLine) -> dict[str, Any]:
    fields = line.fields
    value = {name: each for name, each in fields.items() if name not in _LINKS}
    metadata = fields.get("compactMetadata")
    if isinstance(metadata, dict):
        value["compact_metadata"] = {_COMPACT.get(name, name): each for name, each in metadata.items()}
    if line.subtype == "local_command":
        value["subtype"] = "local_command_output"
    if line.subtype.startswith("model_"):
        value |= {_HUMP.sub(r"_\g<0>", name).lower(): each for name, each in value.items()}
    return value


_LINKS = frozenset({"parentUuid", "logicalParentUuid", "isSidechain", "cwd", "version", "gitBranch"})


def _is_filler(message: Any) -> bool:
    if isinstance(message, UserMessage):
        told = message.tool_use_result
        return isinstance(told, str) and told.startswith(_NO_RESULT)
    if not isinstance(message, AssistantMessage) or message.message.model != "<synthetic>" or message.error:
        return False
    content = message.message.content
    texts = [content] if isinstance(content, str) else [getattr(block, "text", "") for block in content]
    return texts == [_FILLER]


# --- what stands beside the messages ---------------------------------------------------------------


def folded_message(line: FileLine) -> UserMessage | None:
    """The person's message that was taken into a running turn (section 8.3), under its own uuid."""
    message = _queued(line)
    return None if message is None or message.is_synthetic or is_told(line) else message


def told_message(line: FileLine) -> UserMessage | None:
    """Give the message that somebody else, or the CLI, put into a running turn; None for other lines."""
    message = _queued(line)
    return message if message is not None and is_told(line) else None


def is_told(line: FileLine) -> bool:
    """Whether a message that was taken into a running turn is another's; news of tasks apart."""
    message = _queued(line)
    if message is None or task_notification(line):
        return False
    content = message.message.content
    blocks = [content] if isinstance(content, str) else [getattr(block, "text", "") for block in content]
    text = "\n".join(block for block in blocks if block)
    return is_others(message.origin) or is_from_elsewhere(text, is_human(message.origin))


def _queued(line: FileLine) -> UserMessage | None:
    told = line.fields.get("attachment")
    if line.type != "attachment" or not isinstance(told, dict) or told.get("type") != "queued_command":
        return None
    if told.get("commandMode") not in (None, "prompt"):
        return None
    value = {
        "type": "user",
        "message": {"role": "user", "content": told.get("prompt") or ""},
        "uuid": _text(told, "source_uuid") or line.uuid,
        "origin": origin_of(line),
        "isSynthetic": told.get("isMeta") is True,
    }
    message = message_of(value)
    return message if isinstance(message, UserMessage) else None


def merged_uuids(line: FileLine) -> list[str]:
    """The uuids of the messages that the CLI took up with this one, as one prompt (`mergedSendUuids`).

    2.1.330 does so with those that wait with it. The prompt's text is all of theirs, a line each, and its own
    uuid that of the last.
    """
    told = line.fields.get("mergedSendUuids")
    return [uuid for uuid in told if isinstance(uuid, str)] if isinstance(told, list) else []


def messages_in(line: FileLine) -> list[str]:
    """The uuids, as they were sent, of all the person's messages that the line holds."""
    if line.type == "user":
        submitted = _text(line.fields, "submitUuid")
        return [*merged_uuids(line), *([submitted] if submitted else []), line.uuid]
    message = folded_message(line)
    return [message.uuid] if message is not None and message.uuid else []


def task_notification(line: FileLine) -> str:
    """The `<task-notification>` that waits for Claude to read it; "" where the line has none."""
    told = line.fields
    origin = None
    if line.type == "attachment" and isinstance(attachment := told.get("attachment"), dict):
        words = attachment.get("prompt")
        origin = origin_of(line)
        if attachment.get("commandMode") == "task-notification":
            origin = {"kind": "task-notification"}
    else:
        words = told.get("content") if told.get("operation") == "enqueue" else None
    found = isinstance(words, str) and is_task_notice(words, is_human(origin), origin)
    return str(words) if found else ""


def agent_of(line: FileLine) -> str:
    """The id of the subagent that a tool's result names, whose own file has what it did."""
    told = line.fields.get("toolUseResult")
    return _text(told, "agentId") if isinstance(told, dict) else ""


def workflow_of(line: FileLine) -> str:
    """The name of the folder, below that of the session's subagents, in which those of a workflow are whose
    call this line has the result of; "" where it is none. The path in the line may be another machine's."""
    told = line.fields.get("toolUseResult")
    folder = _text(told, "transcriptDir") if isinstance(told, dict) else ""
    found = _FOLDER.search(folder)
    return found[1] if found is not None else ""


@dataclass(slots=True)
class AgentProgress:
    """A line of the session's own file (2.1.17 to 2.1.44) with what a subagent has said or done."""

    agent: str
    call: str  # which began the subagent
    line: FileLine


def agent_progress(line: FileLine) -> AgentProgress | None:
    """What the line tells of a subagent; None where it is no such line."""
    data = line.fields.get("data")
    if line.type != "progress" or not isinstance(data, dict) or _text(data, "type") not in _AGENT_PROGRESS:
        return None
    fields = data.get("message")
    agent = _text(data, "agentId")
    if not agent or not isinstance(fields, dict):
        return None
    said = FileLine(_text(fields, "type"), fields, uuid=_text(fields, "uuid") or line.uuid)
    said.at = moment(fields.get("timestamp")) or line.at
    _read_message(said, fields.get("message"))
    return AgentProgress(agent, _text(line.fields, "parentToolUseID"), said)


def text_of(fields: dict[str, Any], name: str) -> str:
    """A field that is text; "" where it is none."""
    return _text(fields, name)


def _text(fields: dict[str, Any], name: str) -> str:
    found = fields.get(name)
    return found if isinstance(found, str) else ""
