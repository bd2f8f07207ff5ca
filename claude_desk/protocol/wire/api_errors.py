"""Recognizes API errors that the CLI writes in place of Claude's text, and makes them readable."""

import json
import re
from typing import Any

from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock
from claude_desk.protocol.wire.messages import AssistantMessage

# Both CLIs write this text if the user is not signed in. 2.1.37 gives no other sign.
_SIGN_IN = "Please run /login"
# Both CLIs report any 403 as `authentication_failed`, even the 403 of a proxy, or of a model that the account
# may not use. If signing in failed, the CLIs write a different text.
_FORBIDDEN = "API Error: 403"
_STATUS = re.compile(r"API Error: (\d{3}) (?=\{)")
# Advice that applies only to the CLI in a terminal.
_TERMINAL_ADVICE = re.compile(r"\s*\b(?:Run|Use) (?:--|/)model to pick a different model\.?")


def is_error_text(frame: AssistantMessage, block: ContentBlock) -> bool:
    """Return whether the CLI wrote the block to report an error. In 2.1.37 only the block's text shows
    that."""
    if frame.error:
        return True
    if frame.message.model != "<synthetic>" or not isinstance(block, TextBlock):
        return False
    return block.text.startswith("API Error") or _SIGN_IN in block.text


def asks_to_sign_in(frame: AssistantMessage) -> bool:
    """Return whether the CLI reports that it is not signed in."""
    texts = _texts(frame)
    if frame.error == "authentication_failed":
        return not any(_FORBIDDEN in text for text in texts)
    return frame.message.model == "<synthetic>" and any(_SIGN_IN in text for text in texts)


def said_in(frame: AssistantMessage) -> str:
    """Return the texts of an error message, made readable by `error_text`."""
    return error_text("\n".join(_texts(frame)))


def sign_in_error(words: str) -> str:
    """Return the CLI's text without the request to sign in. Return an empty string if the rest only says that
    the user is not signed in."""
    rest = re.sub(rf"\s*·?\s*{_SIGN_IN}\.?", "", words).strip()
    return "" if rest.rstrip(".").casefold() in ("", "not logged in", "not signed in") else rest


def _texts(frame: AssistantMessage) -> list[str]:
    content = frame.message.content
    return [content] if isinstance(content, str) else [b.text for b in content if isinstance(b, TextBlock)]


def error_text(text: str) -> str:
    """Return the text without advice for a terminal. If the text contains the API's answer as JSON (2.1.37),
    replace the JSON with the message in it."""
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
