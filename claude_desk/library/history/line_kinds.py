"""What a line of a session's file is to its turn."""

import re
from collections import Counter
from enum import IntEnum
from typing import NamedTuple

from claude_desk.protocol.disk.session_file import (
    DAMAGED,
    FileLine,
    folded_message,
    is_made_up,
    is_summary,
    is_told,
    is_typed,
    origin_of,
    task_notification,
    text_of,
    wakeup_of,
)
from claude_desk.protocol.disk.session_prompts import tells_stop
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.messages import UserMessage
from claude_desk.protocol.wire.user_text import command_in, is_others
from claude_desk.transcript.text.attached_context import attached_notice
from claude_desk.transcript.text.hook_words import hook_sentence, is_hook_phrase, renamed, stop_summary
from claude_desk.transcript.text.synthetic_text import (
    editor_context,
    from_elsewhere,
    is_monitor_event,
    made_up_text,
    others_words,
)

_TASK_OF = re.compile(r"<(tool-use-id|task-id|status)>(.*?)</\1>", re.S)
HEAD_LENGTH = 80
COMPACT = "/compact"


class LineKind(IntEnum):
    """Small numbers: the layout stores one per line."""

    ASIDE = 0  # not part of the conversation
    LINK = 1  # it has a place in the conversation, but nothing to show
    SAID = 2  # Claude's message, a result, or a system message
    COMPANION = 3  # the CLI's own words to Claude, or what a command of the CLI printed
    PROMPT = 4  # the user's message: a turn begins
    NOTIFICATION = 5  # the CLI begins a turn by itself: a task has ended or is due, a teammate writes
    SUMMED = 6  # the user had the conversation compacted: a turn begins
    FOLDED = 7  # the user's message, taken into the running turn
    TASK = 8  # a task has ended; not part of the conversation yet
    COMPACT = 9  # the user's command that led to a summary; it is written after the summary
    NOTE = 10  # what the CLI put beside a message: a file, the editor's selection, what a hook said
    TOLD = 11  # somebody else's message, taken into the running turn
    DAMAGED = 12  # nobody can read it


# Lines that may be the parent of later lines, besides those that are said.
BETWEEN = frozenset({LineKind.LINK, LineKind.NOTE, LineKind.DAMAGED})
BEGINS = frozenset({LineKind.PROMPT, LineKind.NOTIFICATION, LineKind.SUMMED})


def kind_of(line: FileLine) -> LineKind:
    if line.type == DAMAGED:
        return LineKind.DAMAGED
    if not line.in_chain:
        return LineKind.TASK if task_notification(line) else LineKind.ASIDE
    match line.type:
        case "assistant":
            return LineKind.SAID
        case "system":
            if line.subtype == "stop_hook_summary" and note_of(line):
                return LineKind.NOTE
            return LineKind.SUMMED if _by_hand(line) else LineKind.SAID
        case "user":
            return _user_kind(line)
        case "attachment" if task_notification(line):
            return LineKind.TASK
        case "attachment" if folded_message(line) is not None:
            return LineKind.FOLDED
        case "attachment" if is_told(line):
            return LineKind.TOLD
        case "attachment" if note_of(line):
            return LineKind.NOTE
    return LineKind.LINK


def _by_hand(line: FileLine) -> bool:
    told = line.fields.get("compactMetadata")
    return line.subtype == "compact_boundary" and isinstance(told, dict) and told.get("trigger") == "manual"


def _user_kind(line: FileLine) -> LineKind:
    if line.results:
        return LineKind.SAID
    if wakeup_of(line):
        return LineKind.NOTIFICATION
    text, origin, human = prompt_text(line), origin_of(line), is_typed(line)
    if not human and is_monitor_event(text):
        return LineKind.COMPANION  # there may be hundreds: they do not begin a turn
    if not is_summary(line) and others_words(text, origin, human) is not None:
        return LineKind.NOTIFICATION
    if is_made_up(line) or is_summary(line):
        return LineKind.COMPANION
    if is_others(origin) or from_elsewhere(text, origin, human):
        return LineKind.NOTIFICATION
    if command := command_of(line):
        return LineKind.COMPACT if command.split()[0] == COMPACT else LineKind.PROMPT
    if made_up_text(text, False, origin, human) is not None:
        return LineKind.COMPANION
    return LineKind.PROMPT


def note_of(line: FileLine) -> Text:
    """Return the notice about what the line put beside a message; "" if it is not news."""
    if line.type == "system":
        return stop_summary(line.fields)
    told = line.fields.get("attachment")
    return attached_notice(told, text_of(line.fields, "cwd")) if isinstance(told, dict) else ""


def hook_words(line: FileLine) -> Text:
    """Return what a line says about a hook; "" if it says nothing."""
    kind = kind_of(line)
    if kind is LineKind.NOTE:
        told = note_of(line)
        return told if is_hook_phrase(told) else ""
    if line.subtype == "informational":
        return hook_sentence(text_of(line.fields, "content")) or ""
    return (hook_sentence(prompt_text(line)) or "") if tells_stop(line.fields) else ""


def agents_hook_words(line: FileLine) -> Phrase | None:
    """Like `hook_words` for a subagent's own file, where the hook of its end may be named like a turn's."""
    told: Text | None = hook_words(line)
    if line.type == "user" and is_made_up(line):
        told = hook_sentence(prompt_text(line))
    if not isinstance(told, Phrase):
        return None
    return renamed(told, "SubagentStop") if told.values["name"] == "Stop" else told


def surely_shows(line: FileLine, kind: LineKind) -> bool:
    """Whether the line has a row whatever is before it. Most other lines have one too."""
    if kind in (LineKind.PROMPT, LineKind.FOLDED, LineKind.SUMMED):
        return True
    message = line.fields.get("message")
    if line.type != "assistant" or line.sidechain or not isinstance(message, dict):
        return False
    return bool(line.calls or message.get("content")) and message.get("model") != "<synthetic>"


def prompt_text(line: FileLine) -> str:
    """Return the words of a user's message, as the reducer reads them."""
    message = line.fields.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else []
    texts = [b.get("text") for b in blocks if isinstance(b, dict) and b.get("type") == "text"]
    return "\n".join(text for text in texts if isinstance(text, str))


def folded_text(message: UserMessage) -> str:
    """Return the words of a message that was taken into a running turn, like `prompt_text`."""
    return prompt_text(FileLine("user", {"message": message.message.model_dump()}))


def command_of(line: FileLine) -> str:
    """Return a command of the CLI as it was typed (`/model opus`); "" if the message is not one."""
    return command_in(prompt_text(line), is_typed(line))


class TaskNotice(NamedTuple):
    """What a `<task-notification>` names; "" for what it leaves out: CLIs up to 2.1.112 do not name the call.

    `ended`: the task is over; else it continues, as that of a monitor does.
    """

    call: str = ""
    task: str = ""
    ended: bool = False


def task_notice(words: str) -> TaskNotice:
    found = _TASK_OF.finditer(words) if words.startswith("<task-notification>") else ()
    told = {match[1]: match[2].strip() for match in found}
    return TaskNotice(told.get("tool-use-id", ""), told.get("task-id", ""), bool(told.get("status")))


def notice_text(line: FileLine) -> str:
    """Return the words about a task, wherever the line has them."""
    return task_notification(line) or prompt_text(line)


class TaskNoticeFilter:
    """Finds lines about tasks that only repeat another line: most are queued first and then delivered, some
    are queued twice."""

    def __init__(self) -> None:
        self._queued: Counter[int] = Counter()  # by the hash of the words: those not delivered yet
        self._ended: set[str] = set()  # tasks and calls

    def repeats(self, line: FileLine) -> bool:
        """Whether an earlier line said the same. Call it for all such lines, in order."""
        words = notice_text(line).strip()
        told = task_notice(words)
        if line.type == "queue-operation":
            self._queued[hash(words)] += 1
            if self._queued[hash(words)] > 1:
                return True
        elif self._queued[hash(words)]:
            self._queued[hash(words)] -= 1
            return True
        names = {told.call, told.task} - {""} if told.ended else set()
        if not names.isdisjoint(self._ended):
            return True
        self._ended |= names
        return False


def typed_in(line: FileLine) -> str:
    """Return a prompt as the user typed it."""
    return (command_of(line) or editor_context(prompt_text(line))[0]).strip()


def head_of(line: FileLine) -> str:
    """Return the first words of a prompt, in one line."""
    return short(command_of(line) or editor_context(prompt_text(line))[0])


def short(text: str) -> str:
    """Return the first words of a text, in one line."""
    words = " ".join(text[: HEAD_LENGTH * 4].split())
    return words if len(words) <= HEAD_LENGTH else words[: HEAD_LENGTH - 1].rstrip() + "…"
