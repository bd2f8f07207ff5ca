"""The kinds of lines in a session's file: what a line means for its turn."""

import re
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from claude_desk.protocol.disk.session_file import (
    DAMAGED,
    FileLine,
    folded_message,
    is_made_up,
    is_relayed,
    is_summary,
    is_typed,
    origin_of,
    task_notification,
    text_of,
    wakeup_of,
)
from claude_desk.protocol.disk.session_prompts import is_hook_stop
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.messages import UserMessage
from claude_desk.protocol.wire.user_text import command_in, has_other_author
from claude_desk.transcript.text.attached_context import attached_notice
from claude_desk.transcript.text.hook_words import hook_sentence, is_hook_phrase, renamed, stop_summary
from claude_desk.transcript.text.synthetic_text import (
    editor_context,
    from_elsewhere,
    is_monitor_event,
    made_up_text,
    relayed_notice,
)

_TASK_OF = re.compile(r"<(tool-use-id|task-id|status)>(.*?)</\1>", re.S)
HEAD_LENGTH = 80
COMPACT = "/compact"


class LineKind(IntEnum):
    """The kind of a line. The values are small, because the table stores a byte for each line."""

    ASIDE = 0  # not part of the conversation
    LINK = 1  # part of the conversation, but with nothing to show
    SAID = 2  # Claude's message, a result, or a system message
    COMPANION = 3  # the CLI's own words to Claude, or what a command of the CLI printed
    PROMPT = 4  # the user's message, which begins a turn
    NOTIFICATION = 5  # a message that begins a turn and is not the user's, such as about the end of a task
    SUMMED = 6  # a compaction that the user asked for, which begins a turn
    FOLDED = 7  # the user's message that joined the running turn
    TASK = 8  # news of a task, queued for a later turn or added to the running turn
    COMPACT = 9  # the user's command for a compaction; its line comes after the summary
    NOTE = 10  # an addition to a message: a file, the editor's selection, a hook's words
    FOREIGN = 11  # a message of another sender that joined the running turn
    DAMAGED = 12  # a line that cannot be read


# Kinds of lines that nobody said. Such a line may be the parent of a later line.
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
        case "attachment" if is_relayed(line):
            return LineKind.FOREIGN
        case "attachment" if note_of(line):
            return LineKind.NOTE
    return LineKind.LINK


def _by_hand(line: FileLine) -> bool:
    data = line.fields.get("compactMetadata")
    return line.subtype == "compact_boundary" and isinstance(data, dict) and data.get("trigger") == "manual"


def _user_kind(line: FileLine) -> LineKind:
    if line.results:
        return LineKind.SAID
    if wakeup_of(line):
        return LineKind.NOTIFICATION
    text, origin, human = prompt_text(line), origin_of(line), is_typed(line)
    if not human and is_monitor_event(text):
        return LineKind.COMPANION  # there may be hundreds of events, so an event does not begin a turn
    if not is_summary(line) and relayed_notice(text, origin, human) is not None:
        return LineKind.NOTIFICATION
    if is_made_up(line) or is_summary(line):
        return LineKind.COMPANION
    if has_other_author(origin) or from_elsewhere(text, origin, human):
        return LineKind.NOTIFICATION
    if command := command_of(line):
        return LineKind.COMPACT if command.split()[0] == COMPACT else LineKind.PROMPT
    if made_up_text(text, False, origin, human) is not None:
        return LineKind.COMPANION
    return LineKind.PROMPT


def note_of(line: FileLine) -> Text:
    """Return the notice about what a line adds to a message: a file, a selection or a hook's words. Return ""
    if the line adds nothing that is shown."""
    if line.type == "system":
        return stop_summary(line.fields)
    attachment = line.fields.get("attachment")
    return attached_notice(attachment, text_of(line.fields, "cwd")) if isinstance(attachment, dict) else ""


def hook_words(line: FileLine) -> Text:
    """Return the words of a line about a hook; "" for any other line."""
    kind = kind_of(line)
    if kind is LineKind.NOTE:
        note = note_of(line)
        return note if is_hook_phrase(note) else ""
    if line.subtype == "informational":
        return hook_sentence(text_of(line.fields, "content")) or ""
    return (hook_sentence(prompt_text(line)) or "") if is_hook_stop(line.fields) else ""


def agents_hook_words(line: FileLine) -> Phrase | None:
    """Return the words of a line about a hook in a subagent's own file; None for any other line.

    There the hook `SubagentStop` may be named `Stop`, like the hook at the end of a turn.
    """
    words: Text | None = hook_words(line)
    if line.type == "user" and is_made_up(line):
        words = hook_sentence(prompt_text(line))
    if not isinstance(words, Phrase):
        return None
    return renamed(words, "SubagentStop") if words.values["name"] == "Stop" else words


def surely_shows(line: FileLine, kind: LineKind) -> bool:
    """Whether the line certainly has a row. A line for which this is False may have a row too."""
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
    """Return the words of a message that joined a running turn, like `prompt_text`."""
    return prompt_text(FileLine("user", {"message": message.message.model_dump()}))


def command_of(line: FileLine) -> str:
    """Return a command of the CLI as it was typed (`/model opus`); "" if the message is not such a
    command."""
    return command_in(prompt_text(line), is_typed(line))


class TaskNotice(NamedTuple):
    """The call and the task that a `<task-notification>` names. An id is "" if the notification does not name
    it: CLIs up to 2.1.112 do not name the call.

    `ended`: whether the task is over. A task may continue after a notification, as the task of a monitor
    does.
    """

    call: str = ""
    task: str = ""
    ended: bool = False


def task_notice(words: str) -> TaskNotice:
    found = _TASK_OF.finditer(words) if words.startswith("<task-notification>") else ()
    values = {match[1]: match[2].strip() for match in found}
    return TaskNotice(values.get("tool-use-id", ""), values.get("task-id", ""), bool(values.get("status")))


def notice_text(line: FileLine) -> str:
    """Return the words of a line about a task: those of its notification, or those of its message."""
    return task_notification(line) or prompt_text(line)


@dataclass(slots=True)
class TaskNoticeFilter:
    """Finds lines about tasks that only repeat an earlier line. Most notifications are queued first and then
    delivered. Some are queued twice."""

    queued: dict[str, int] = field(default_factory=dict)  # queued and not delivered notifications, by words
    ended: set[str] = field(default_factory=set)  # the ids of ended tasks and of their calls

    def repeats(self, line: FileLine) -> bool:
        """Whether an earlier line had the same news. Call this method once for each line about a task, in the
        order of the lines."""
        words = notice_text(line).strip()
        notice = task_notice(words)
        count = self.queued.get(words, 0)
        if line.type == "queue-operation":
            self.queued[words] = count + 1
            if count:
                return True
        elif count:
            self.queued[words] = count - 1
            return True
        if not notice.ended:
            return False
        # Each run of an agent that Claude calls again has another call, and an end of its own.
        known = (notice.call or notice.task) in self.ended
        self.ended |= {notice.call, notice.task} - {""}
        return known


def typed_in(line: FileLine) -> str:
    """Return a prompt as the user typed it."""
    return (command_of(line) or editor_context(prompt_text(line))[0]).strip()


def head_of(line: FileLine) -> str:
    """Return the first words of a prompt, like `short`."""
    return short(command_of(line) or editor_context(prompt_text(line))[0])


def short(text: str) -> str:
    """Return the first words of a text in one line of at most `HEAD_LENGTH` characters."""
    words = " ".join(text[: HEAD_LENGTH * 4].split())
    return words if len(words) <= HEAD_LENGTH else words[: HEAD_LENGTH - 1].rstrip() + "…"
