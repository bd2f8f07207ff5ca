"""The lines of the CLI's session files, and their wire messages (protocol/README.md 11).

A line has no message if the CLI would not have sent such a message. Unknown fields are kept.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from claude_desk.protocol.disk.damaged_line import parts_in
from claude_desk.protocol.disk.session_prompts import is_hook_stop, submitted_command
from claude_desk.protocol.wire.messages import AssistantMessage, UserMessage
from claude_desk.protocol.wire.parser import Message, message_of, read_object
from claude_desk.protocol.wire.user_text import (
    has_other_author,
    is_from_elsewhere,
    is_human,
    is_task_notice,
)

# The types of lines that are messages. Lines of other types may have a uuid too.
_MESSAGES = frozenset({"assistant", "user", "system"})
_COMPACT = {"preTokens": "pre_tokens", "postTokens": "post_tokens", "durationMs": "duration_ms"}
_HUMP = re.compile(r"(?<!^)[A-Z]")  # `originalModel` in the file is `original_model` on the wire
_LARGE = 64 * 1024
_PICTURE = re.compile(rb'"[^"\\]{16384,}+"')
# The CLI adds this text when it resumes a session whose last turn was cut off.
_FILLER = "No response requested."
_AGENT_PROGRESS = ("agent_progress", "skill_progress")
DAMAGED = "(damaged)"  # the type of an unreadable line; the CLI has no such type
_FOLDER = re.compile(r"(?:^|[/\\])workflows[/\\]([A-Za-z0-9_-]{1,100})[/\\]?$")
_NO_RESULT = "[Tool call interrupted: the session ended before"


@dataclass(slots=True)
class FileLine:
    """A line. `fields`: all its fields. `at`: seconds since the epoch; 0 if the time is unknown."""

    type: str
    fields: dict[str, Any]
    subtype: str = ""
    uuid: str = ""
    parent: str = ""  # uuid of the line before it in the conversation, also across a compaction
    at: float = 0.0
    sidechain: bool = False
    message_id: str = ""
    calls: tuple[str, ...] = ()  # ids of the tool calls in the line
    results: tuple[str, ...] = ()  # ids of the tool calls whose results are in the line
    source: str = ""  # for a result: the uuid of the line with the call

    @property
    def in_chain(self) -> bool:
        """Whether the line can be part of a conversation, because it has a uuid."""
        return bool(self.uuid)


def read_line(data: bytes, brief: bool = False) -> FileLine | None:
    """Return the parsed line; None if it is not a JSON object. `brief`: in a large
    line, replace very long strings without escapes, such as pictures, by empty strings.

    A command that the CLI wrote as a `local_command` line is returned as a `user` line.
    """
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
    """Yield the records of a line, each with its offset in the line and its size in bytes.

    A line has one record, unless it is damaged. For a damaged line, yield the complete records in it, and a
    line of type `DAMAGED` for each unreadable part.
    """
    line = read_line(data, brief)
    if line is not None:
        yield 0, len(data), line
        return
    for begin, end, complete in parts_in(data):
        line = read_line(data[begin:end], brief) if complete else None
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
    """Return the seconds since the epoch for a timestamp such as `2026-11-22T07:38:14.253Z`; 0 for any other
    value."""
    if not isinstance(timestamp, str):
        return 0.0
    try:
        return datetime.fromisoformat(timestamp).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


# --- the message on the wire -----------------------------------------------------------------------


def wire_message(line: FileLine, parent_tool: str | None = None) -> Message | None:
    """Return the wire message of a line; None if the CLI would not have sent such a message.

    `parent_tool`: for a subagent's line, the id of the tool call that started the subagent.
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
    """Return whether the CLI says that a human typed the line."""
    return not is_made_up(line) and is_human(origin_of(line), line.fields.get("promptSource"))


def origin_of(line: FileLine) -> dict[str, Any] | None:
    """Return the `origin` of a message, by which the CLI names the author; None if it is missing. An
    `attachment` line has it inside the attachment."""
    fields = line.fields.get("attachment") if line.type == "attachment" else line.fields
    origin = fields.get("origin") if isinstance(fields, dict) else None
    return origin if isinstance(origin, dict) else None


def is_made_up(line: FileLine) -> bool:
    """Return whether the CLI itself wrote the text of this user message."""
    marked = any(line.fields.get(name) is True for name in ("isMeta", "isVisibleInTranscriptOnly"))
    return marked or is_hook_stop(line.fields)


def wakeup_of(line: FileLine) -> str:
    """Return the `wakeup_source` of the turn that begins with this line, as in `CommandLifecycle`; an empty
    string if the CLI did not begin the turn by itself."""
    return _text(line.fields, "wakeupSource") if line.type == "user" else ""


def is_summary(line: FileLine) -> bool:
    """Return whether the line is the summary of a compacted conversation."""
    return line.fields.get("isCompactSummary") is True


def _system(line: FileLine) -> dict[str, Any]:
    fields = line.fields
    value = {name: each for name, each in fields.items() if name not in _LINKS}
    metadata = fields.get("compactMetadata")
    if isinstance(metadata, dict):
        value["compact_metadata"] = {_COMPACT.get(name, name): each for name, each in metadata.items()}
    if line.subtype == "local_command":
        value["subtype"] = "local_command_output"
        value |= {_REPORTS[name]: each for name, each in fields.items() if name in _REPORTS}
    if line.subtype.startswith("model_"):
        value |= {_HUMP.sub(r"_\g<0>", name).lower(): each for name, each in value.items()}
    return value


_REPORTS = {"contextUsage": "context_usage", "usageReport": "usage_report"}  # names in the file, on the wire
_LINKS = frozenset({"parentUuid", "logicalParentUuid", "isSidechain", "cwd", "version", "gitBranch"})


def _is_filler(message: Any) -> bool:
    if isinstance(message, UserMessage):
        structured = message.tool_use_result
        return isinstance(structured, str) and structured.startswith(_NO_RESULT)
    if not isinstance(message, AssistantMessage) or message.message.model != "<synthetic>" or message.error:
        return False
    content = message.message.content
    texts = [content] if isinstance(content, str) else [getattr(block, "text", "") for block in content]
    return texts == [_FILLER]


# --- lines other than wire messages ----------------------------------------------------------------


def folded_message(line: FileLine) -> UserMessage | None:
    """Return the user's message that the CLI added to a running turn (section 8.3); None for other lines.

    The message has the uuid with which it was sent, if the line has that uuid.
    """
    message = _queued(line)
    return None if message is None or message.is_synthetic or is_relayed(line) else message


def folded_relayed_message(line: FileLine) -> UserMessage | None:
    """Return the message in a running turn that another sender wrote; None for other lines."""
    message = _queued(line)
    return message if message is not None and is_relayed(line) else None


def begins_run(line: FileLine) -> bool:
    """Return whether a line of a subagent's file is the message with which the subagent was called again."""
    origin = line.fields.get("origin")
    kind = origin.get("kind") if isinstance(origin, dict) else None
    return line.type == "user" and kind == "coordinator" and line.fields.get("isMeta") is True


_FORWARDING = (2, 1, 211)


def forwards_words(line: FileLine) -> bool:
    """Return whether the CLI that wrote the line sends the words of all subagents, if the host asks for
    them."""
    parts = _text(line.fields, "version").split(".")
    return (
        all(part.isdecimal() and len(part) < 10 for part in parts) and tuple(map(int, parts)) >= _FORWARDING
    )


def is_relayed(line: FileLine) -> bool:
    """Return whether the line is a message in a running turn that the user did not write. Task notifications
    do not count."""
    message = _queued(line)
    if message is None or task_notification(line):
        return False
    content = message.message.content
    blocks = [content] if isinstance(content, str) else [getattr(block, "text", "") for block in content]
    text = "\n".join(block for block in blocks if block)
    return has_other_author(message.origin) or is_from_elsewhere(text, is_human(message.origin))


def _queued(line: FileLine) -> UserMessage | None:
    fields = line.fields.get("attachment")
    if line.type != "attachment" or not isinstance(fields, dict) or fields.get("type") != "queued_command":
        return None
    if fields.get("commandMode") not in (None, "prompt"):
        return None
    value = {
        "type": "user",
        "message": {"role": "user", "content": fields.get("prompt") or ""},
        "uuid": _text(fields, "source_uuid") or line.uuid,
        "origin": origin_of(line),
        "isSynthetic": fields.get("isMeta") is True,
    }
    message = message_of(value)
    return message if isinstance(message, UserMessage) else None


def merged_uuids(line: FileLine) -> list[str]:
    """Return the uuids of the earlier messages that the CLI merged into this prompt (`mergedSendUuids`).

    CLI 2.1.330 merges all messages that wait at the end of a turn. The prompt has the texts of all of them,
    joined by newlines, and the uuid of the last message.
    """
    uuids = line.fields.get("mergedSendUuids")
    return [uuid for uuid in uuids if isinstance(uuid, str)] if isinstance(uuids, list) else []


def messages_in(line: FileLine) -> list[str]:
    """Return the uuids with which the user's messages in the line may have been sent."""
    if line.type == "user":
        submitted = _text(line.fields, "submitUuid")
        return [*merged_uuids(line), *([submitted] if submitted else []), line.uuid]
    message = folded_message(line)
    return [message.uuid] if message is not None and message.uuid else []


def task_notification(line: FileLine) -> str:
    """Return the `<task-notification>` of a line that queues it or adds it to a running turn; an empty string
    for other lines."""
    fields = line.fields
    origin = None
    if line.type == "attachment" and isinstance(attachment := fields.get("attachment"), dict):
        words = attachment.get("prompt")
        origin = origin_of(line)
        if attachment.get("commandMode") == "task-notification":
            origin = {"kind": "task-notification"}
    else:
        words = fields.get("content") if fields.get("operation") == "enqueue" else None
    found = isinstance(words, str) and is_task_notice(words, is_human(origin), origin)
    return str(words) if found else ""


def agent_of(line: FileLine) -> str:
    """Return the id of the subagent that a tool's result names, or an empty string."""
    structured = line.fields.get("toolUseResult")
    return _text(structured, "agentId") if isinstance(structured, dict) else ""


def workflow_of(line: FileLine) -> str:
    """Return the name of a workflow's folder, from the result of the workflow's call; an empty string for
    other lines.

    The folder contains the files of the workflow's subagents. Only the last part of the path in the line is
    used, because the path may be from another machine.
    """
    return workflow_folder(line.fields.get("toolUseResult"))


def workflow_folder(structured: object) -> str:
    """Return the name of a workflow's folder, from the `tool_use_result` of the workflow's call; an empty
    string for other results."""
    folder = _text(structured, "transcriptDir") if isinstance(structured, dict) else ""
    found = _FOLDER.search(folder)
    return found[1] if found is not None else ""


@dataclass(slots=True)
class AgentProgress:
    """A subagent's line that CLI 2.1.17 to 2.1.44 repeated in the session's own file."""

    agent: str
    call: str  # the tool call that started the subagent
    line: FileLine


def agent_progress(line: FileLine) -> AgentProgress | None:
    """Return the subagent's line in a `progress` line; None for other lines."""
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
    """Return a field's text; an empty string if the field is missing or not text."""
    return _text(fields, name)


def _text(fields: dict[str, Any], name: str) -> str:
    found = fields.get(name)
    return found if isinstance(found, str) else ""
