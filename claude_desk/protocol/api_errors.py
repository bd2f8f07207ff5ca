"""The errors that the CLI tells in Claude's place: which texts are some, and their words for a person."""

import json
import re
from typing import Any

from claude_desk.protocol.blocks import ContentBlock, TextBlock
from claude_desk.protocol.messages import AssistantMessage

_STATUS = re.compile(r"API Error: (\d{3}) (?=\{)")


def tells_error(frame: AssistantMessage, block: ContentBlock) -> bool:
    """Whether the CLI wrote this text to tell an error; 2.1.37 says so only by its words."""
    if frame.error:
        return True
    if frame.message.model != "<synthetic>" or not isinstance(block, TextBlock):
        return False
    return block.text.startswith("API Error") or "Please run /login" in block.text


def error_text(text: str) -> str:
    """The same words, with the API's answer that 2.1.37 shows as JSON replaced by the message in it."""
    found = _STATUS.search(text)
    if found is None:
        return text
    try:
        answer, end = json.JSONDecoder().raw_decode(text, found.end())
    except (ValueError, RecursionError):
        return text
    message = _message_in(answer)
    return f"{text[: found.start()]}API Error {found[1]}: {message}{text[end:]}" if message else text


def _message_in(answer: dict[str, Any]) -> str:
    error = answer.get("error")
    message = error.get("message") if isinstance(error, dict) else None
    return message.strip() if isinstance(message, str) else ""
