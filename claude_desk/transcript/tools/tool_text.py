"""Turns inputs and results of tools into readable plain text."""

from collections.abc import Mapping
from typing import Any

from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock
from claude_desk.transcript.reducer.attachment_parsing import is_carried


def input_words(name: str, value: Mapping[str, Any]) -> str:
    """Return the complete input as text, with one or more lines for each member. For a shell command without
    options, return only the command."""
    if name in ("Bash", "PowerShell") and set(value) <= {"command", "description"}:
        return str(value.get("command", ""))
    return "\n".join(_member(key, item) for key, item in value.items())


def _member(key: str, value: Any) -> str:
    text = words_of(value)
    return f"{key}:\n{_indent(text)}" if "\n" in text else f"{key}: {text}"


def words_of(value: Any) -> str:
    """Return a value of the wire as readable plain text."""
    match value:
        case str():
            return value
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case list():
            return "\n".join("- " + _indent(words_of(item)).lstrip() for item in value)
        case dict():
            return "\n".join(_member(str(key), item) for key, item in value.items())
        case _:
            return str(value)


def _indent(text: str) -> str:
    return "\n".join("  " + line for line in text.split("\n"))


def result_words(content: str | list[ContentBlock] | None) -> str:
    """Return a tool result's content as plain text, without the attachments that `carried_by` returns."""
    if content is None:
        return ""
    if isinstance(content, str):
        text = content
    else:
        text = "\n".join(_block_words(block) for block in content if not is_carried(block))
    return text.removeprefix("<tool_use_error>").removesuffix("</tool_use_error>")


def _block_words(block: ContentBlock) -> str:
    if isinstance(block, TextBlock):
        return block.text
    if block.type == "tool_reference":  # a tool that ToolSearch found; the block has only the tool's name
        return str((block.model_extra or {}).get("tool_name") or "")
    return words_of({"type": block.type, **(block.model_extra or {})})
