"""The user's own words in a line of a session's file, without the text that the CLI adds to user messages
(protocol/README.md 11.2 and 4.3).
"""

import re
from collections.abc import Iterator
from typing import Any

from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.protocol.wire.user_text import (
    command_in,
    command_output,
    is_human,
    relayed_message,
    teammates_in,
    typed_in,
    untagged,
    without_paste_tags,
    without_pastes,
)

FIRST_WORDS = 200

_EDITOR = re.compile(r"<(ide_[a-z_]+)>.*?</\1>", re.DOTALL)
_STOPPED = re.compile(r"Operation stopped by hook(?:: |$)")
_SENT_WITH = frozenset({"isMeta", "permissionMode", "promptSource", "origin"})
# Characters that change the direction of the text around them.
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def typed(line: dict[str, Any], *, pasted: bool = True) -> str:
    """Return the user's words in a `user` line: a prompt, or a command with its arguments. Return an empty
    string if the user did not type the line. `pasted`: keep the parts that the user pasted."""
    if line.get("isMeta") or line.get("isCompactSummary") or line.get("isSidechain") or is_hook_stop(line):
        return ""
    message = line.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    origin, human = line.get("origin"), is_human(line.get("origin"), line.get("promptSource"))
    texts = (text if pasted else without_pastes(text) for text in texts_of(content))
    return "\n".join(words for text in texts if (words := typed_text(text, human, origin)))


def is_hook_stop(line: dict[str, Any]) -> bool:
    """Return whether this `user` line is the CLI's report that a hook stopped the previous prompt (2.1.37).

    The CLI does not mark such a line. But only a line that the user sent has a permission mode or a source.
    """
    message = line.get("message")
    if line.get("type") != "user" or not line.get("parentUuid") or not isinstance(message, dict):
        return False
    if not _SENT_WITH.isdisjoint(line):
        return False
    content = message.get("content")
    return isinstance(content, str) and _STOPPED.match(content) is not None


def typed_text(text: str, human: bool = False, origin: Any = None) -> str:
    """Return the user's words in a text, without text that an editor added. Return an empty string if the
    user did not type it. `human` and `origin` as in `typed_in`."""
    text = without_paste_tags(text)
    head = text.lstrip()
    if (found := _EDITOR.match(head)) is not None:
        return typed_text(head[found.end() :].lstrip(), human, origin)
    words = typed_in(head, human, origin)
    return text if words == head else words


def submitted_command(line: dict[str, Any]) -> str:
    """Return the user's command in a `local_command` line; an empty string for other lines.

    2.1.112 writes the command with tags, 2.1.330 as the user typed it.
    """
    content = line.get("content")
    if line.get("subtype") != "local_command" or not isinstance(content, str):
        return ""
    return content if line.get("submitUuid") and content.startswith("/") else command_in(content)


def printed(line: dict[str, Any]) -> str:
    """Return the output of a CLI command or shell command that the user entered; an empty string for other
    lines."""
    if line.get("type") == "system" and line.get("subtype") == "local_command":
        content = line.get("content")
        return untagged(content).strip() if isinstance(content, str) and not submitted_command(line) else ""
    message = line.get("message")
    if line.get("type") != "user" or line.get("isSidechain") or not isinstance(message, dict):
        return ""
    human = not line.get("isMeta") and is_human(line.get("origin"), line.get("promptSource"))
    return command_output("\n".join(texts_of(message.get("content"))), human)


def relayed_text(line: dict[str, Any]) -> str:
    """Return the text that another session, an agent or a channel wrote; an empty string for other lines. The
    line may be a prompt, or a message that was added to a running turn."""
    if line.get("isCompactSummary") or line.get("isSidechain"):
        return ""
    attachment = line.get("attachment")
    if isinstance(attachment, dict) and attachment.get("type") == "queued_command":
        content, line = attachment.get("prompt"), attachment
    else:
        message = line.get("message")
        content = message.get("content") if isinstance(message, dict) and line.get("type") == "user" else None
    human = not line.get("isMeta") and is_human(line.get("origin"), line.get("promptSource"))
    found = [words for text in texts_of(content) for words in _relayed_texts(text, line.get("origin"), human)]
    return "\n".join(found)


def _relayed_texts(text: str, origin: Any, human: bool) -> list[str]:
    if teammates := teammates_in(text, human):
        return [each.words for each in teammates if not each.words.startswith("{")]
    message = relayed_message(text, origin, human)
    return [message.words] if message is not None else []


def is_command(words: str) -> bool:
    """Return whether the text is a slash command, and not a path."""
    return words.startswith("/") and "/" not in words[1:].split(" ", 1)[0]


def texts_of(content: Any) -> Iterator[str]:
    """Yield the texts of a message's content. The content is a text or a list of blocks."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, list):
        for block in content:
            if isinstance(block, dict) and isinstance(block.get("text"), str):
                yield block["text"]


def one_line(text: str, most: int = FIRST_WORDS) -> str:
    """Return the text as one line of at most `most` characters, with single spaces."""
    line = " ".join(_TURNING.sub("", text[: 8 * most]).replace("\0", " ").split())
    line = str(mend_surrogates(line))
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"
