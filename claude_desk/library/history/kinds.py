"""What a line of a session's file is to its turn."""

import re
from enum import IntEnum

from claude_desk.protocol.messages import UserMessage
from claude_desk.protocol.session_file import (
    FileLine,
    in_terminal,
    is_made_up,
    is_summary,
    taken_in,
    told_task,
    wakeup_of,
)
from claude_desk.transcript.told_text import command_output, user_text_words

_COMMAND = re.compile(r"<command-name>(.*?)</command-name>", re.S)
_ARGUMENTS = re.compile(r"<command-args>(.*?)</command-args>", re.S)
_TASK_OF = re.compile(r"<tool-use-id>(.*?)</tool-use-id>", re.S)
_FROM_ELSEWHERE = ("<task-notification>", "<teammate-message", "<bash-input>")
HEAD_LENGTH = 80
COMPACT = "/compact"


class Kind(IntEnum):
    """Small numbers: the layout keeps one for each line."""

    ASIDE = 0  # no part of the conversation
    LINK = 1  # it has a place in the conversation, and nothing to show
    SAID = 2  # Claude's, a result, a system message
    COMPANION = 3  # the CLI's own words to Claude, or what a command of its own printed
    PROMPT = 4  # the person's: a turn begins
    TOLD = 5  # the CLI begins a turn by itself: a task has ended or is due, a teammate writes
    SUMMED = 6  # the conversation was summed up because the person said so: a turn begins
    FOLDED = 7  # the person's, taken into the running turn
    TASK = 8  # a task has ended; no part of the conversation yet
    COMPACT = 9  # the command of the person's that a summary came of; it is written after that


BEGINS = frozenset({Kind.PROMPT, Kind.TOLD, Kind.SUMMED})


def kind_of(line: FileLine) -> Kind:
    if not line.in_chain:
        return Kind.TASK if told_task(line) else Kind.ASIDE
    match line.type:
        case "assistant":
            return Kind.SAID
        case "system":
            return Kind.SUMMED if _by_hand(line) else Kind.SAID
        case "user":
            return _user_kind(line)
        case "attachment" if taken_in(line) is not None:
            return Kind.FOLDED
        case "attachment" if told_task(line):
            return Kind.TASK
    return Kind.LINK


def _by_hand(line: FileLine) -> bool:
    told = line.fields.get("compactMetadata")
    return line.subtype == "compact_boundary" and isinstance(told, dict) and told.get("trigger") == "manual"


def _user_kind(line: FileLine) -> Kind:
    if line.results:
        return Kind.SAID
    if wakeup_of(line):
        return Kind.TOLD
    if is_made_up(line) or is_summary(line):
        return Kind.COMPANION
    text = prompt_text(line)
    origin = line.fields.get("origin")
    if isinstance(origin, dict) and origin.get("kind") not in (None, "human"):
        return Kind.TOLD
    if text.startswith(_FROM_ELSEWHERE):
        return Kind.TOLD
    if (command := command_of(line)) and in_terminal(line) and command.split()[0] == COMPACT:
        return Kind.COMPACT
    if command:
        return Kind.PROMPT if in_terminal(line) else Kind.COMPANION
    if command_output(text) or user_text_words(text, False) is not None:
        return Kind.COMPANION
    return Kind.PROMPT


def prompt_text(line: FileLine) -> str:
    """The words of a user's message, as the reducer reads them."""
    message = line.fields.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else []
    texts = [b.get("text") for b in blocks if isinstance(b, dict) and b.get("type") == "text"]
    return "\n".join(text for text in texts if isinstance(text, str))


def taken_text(message: UserMessage) -> str:
    """The words of a message that was taken into a running turn, as `prompt_text` gives them."""
    return prompt_text(FileLine("user", {"message": message.message.model_dump()}))


def command_of(line: FileLine) -> str:
    """A command of the CLI's as it was typed (`/model opus`); "" where the message is none."""
    text = prompt_text(line)
    found = _COMMAND.search(text) if "<command-name>" in text else None
    if found is None:
        return ""
    rest = _ARGUMENTS.search(text)
    return f"{found[1].strip()} {rest[1].strip() if rest else ''}".strip()


def task_call(words: str) -> str:
    """The call whose end a `<task-notification>` tells; "" where it names none."""
    found = _TASK_OF.search(words) if words.startswith("<task-notification>") else None
    return found[1].strip() if found is not None else ""


def head_of(line: FileLine) -> str:
    """The first words of a prompt, in one line."""
    return short(command_of(line) or prompt_text(line))


def short(text: str) -> str:
    """The first words of a text, in one line."""
    words = " ".join(text[: HEAD_LENGTH * 4].split())
    return words if len(words) <= HEAD_LENGTH else words[: HEAD_LENGTH - 1].rstrip() + "…"
