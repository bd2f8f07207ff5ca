"""The links between a line of a session's file and other lines (protocol/README.md 11)."""

from dataclasses import dataclass
from typing import Any

from claude_desk.protocol.disk.line_object import line_object


@dataclass(frozen=True, slots=True)
class ParentLinks:
    """The links of a line. An id that the line does not have is empty. `kind`: the line's type. `message`:
    the API's id of the message, for Claude's messages."""

    kind: str
    uuid: str = ""
    parent: str = ""
    message: str = ""
    subtype: str = ""
    is_result: bool = False  # whether the line has a tool's result
    aside: bool = False  # whether the line belongs to a subagent
    logical: str = ""  # for a compaction: uuid of the line before it
    # For `last-prompt`: the uuid of the line after which a resumed session continues.
    leaf: str = ""
    # For a compaction (2.1.330): the uuids of earlier messages that the conversation keeps, in order, and of
    # the summary that they follow.
    kept: tuple[str, ...] = ()
    anchor: str = ""


def links_of(line: bytes) -> ParentLinks | None:
    """Return the links of a line; None if the line is not a JSON object."""
    value = line_object(line)
    if value is None:
        return None
    said = value.get("message")
    message: dict[str, Any] = said if isinstance(said, dict) else {}
    compaction = value.get("compactMetadata")
    preserved = compaction.get("preservedMessages") if isinstance(compaction, dict) else None
    kept: dict[str, Any] = preserved if isinstance(preserved, dict) else {}
    uuids = kept.get("uuids")
    return ParentLinks(
        kind=_text(value.get("type")),
        uuid=_text(value.get("uuid")),
        parent=_text(value.get("parentUuid")),
        message=_text(message.get("id")),
        subtype=_text(value.get("subtype")),
        is_result=_has_result(message.get("content")),
        aside=value.get("isSidechain") is True,
        logical=_text(value.get("logicalParentUuid")),
        leaf=_text(value.get("leafUuid")),
        kept=tuple(map(_text, uuids)) if isinstance(uuids, list) else (),
        anchor=_text(kept.get("anchorUuid")),
    )


def message_uuid(line: bytes) -> str:
    """Return the uuid of a user or assistant message, on the wire or on disk; an empty string for any other
    line."""
    if b'"uuid"' not in line or b'"stream_event"' in line[:200]:
        return ""
    links = links_of(line)
    return links.uuid if links is not None and links.kind in ("user", "assistant") else ""


def _has_result(content: Any) -> bool:
    return isinstance(content, list) and any(
        isinstance(block, dict) and block.get("type") == "tool_result" for block in content
    )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
