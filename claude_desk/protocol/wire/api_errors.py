"""The errors that the CLI tells in Claude's place: which texts are some, and their words for a person."""

import json
import re
from typing import Any

from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock
from claude_desk.protocol.wire.messages import AssistantMessage

# What the CLI says where nobody is signed in; 2.1.37 says it in words alone.
_SIGN_IN = "Please run /login"
# Both CLIs call any 403 an `authentication_failed`, be it a proxy's or that of a model one may not use; where
# it is the sign-in that is refused, they say so in other words.
_FORBIDDEN = "API Error: 403"
_STATUS = re.compile(r"API Error: (\d{3}) (?=\{)")
# What to do about it in a terminal, where options of the command line are at hand.
_TERMINAL_ADVICE = re.compile(r"\s*\b(?:Run|Use) (?:--|/)model to pick a different model\.?")


def is_error_text(frame: AssistantMessage, block: ContentBlock) -> bool:
    """Whether the CLI wrote this text to tell an error; 2.1.37 says so only by its words."""
    if frame.error:
        return True
    if frame.message.model != "<synthetic>" or not isinstance(block, TextBlock):
        return False
    return block.text.startswith("API Error") or _SIGN_IN in block.text


def asks_to_sign_in(frame: AssistantMessage) -> bool:
    """Whether the CLI tells that it is not signed in."""
    texts = _texts(frame)
    if frame.error == "authentication_failed":
        return not any(_FORBIDDEN in text for text in texts)
    return frame.message.model == "<synthetic>" and any(_SIGN_IN in text for text in texts)


def said_in(frame: AssistantMessage) -> str:
    """The words of an error that the CLI tells."""
    return error_text("\n".join(_texts(frame)))


def sign_in_error(words: str) -> str:
    """What the CLI's words tell beyond that one is to sign in; "" where it is nothing."""
    told = re.sub(rf"\s*·?\s*{_SIGN_IN}\.?", "", words).strip()
    return "" if told.rstrip(".").casefold() in ("", "not logged in", "not signed in") else told


def _texts(frame: AssistantMessage) -> list[str]:
    content = frame.message.content
    return [content] if isinstance(content, str) else [b.text for b in content if isinstance(b, TextBlock)]


def error_text(text: str) -> str:
    """The same words, with the API's answer that 2.1.37 shows as JSON replaced by the message in it, and
    without what one could do about it in a terminal alone."""
    text = _TERMINAL_ADVICE.sub("", text)
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
