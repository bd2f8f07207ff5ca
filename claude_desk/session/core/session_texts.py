"""What a session says to the user, as phrases, and what it recognizes in the CLI's texts."""

import errno
import os
import re
import shlex
import signal
from collections.abc import Iterable, Sequence
from functools import reduce

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.disk.project_files import scheduled_words
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.authorship import CONVERSATION_END
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line

_RAN = (ToolState.RUNNING, ToolState.DONE)

BYPASS_LATER = Phrase("session_notice.bypass_later")
NOT_MOVED = Phrase("session_notice.not_moved")
NO_TASK_STOPS = Phrase("session_notice.no_task_stops")
SLOW_START = Phrase("session_notice.slow_start")
START_LATER = Phrase("session_notice.start_later")
START_AFTER_TURN = Phrase("session_notice.start_after_turn")
PAST_UNREAD = Phrase("session_notice.past_unread")
NOT_FOUND = Phrase("session_notice.not_found")
UNKNOWN_CONVERSATION = Phrase("session_notice.unknown_conversation")


# Sent to Claude.
GO_ON = "Continue."
FORGOTTEN = Phrase("session_notice.turn_forgotten")
OTHER_PROGRAM_PLANS = Phrase("session_notice.others_plan")
OTHER_PROGRAM_EDITS = Phrase("session_notice.others_edits")
STRAND_FORGOTTEN = Phrase("session_notice.branch_forgotten")
# The text of this notice in journals before 2026-11-24.
STRAND_FORGOTTEN_BEFORE = (
    "Claude will not know of what was said since you went back: Claude Code was ended before it had kept it."
)
FOLDER_NOT_UTF8 = Phrase("process_end.folder_not_utf8")
# The CLI's words for why a request is repeated.
_RETRY_REASONS = (
    "overloaded", "rate_limit", "server_error", "authentication_failed", "billing_error", "max_output_tokens",
)  # fmt: skip
_RETRY_STATUS = {429: "rate_limit", 529: "overloaded"}  # used if the CLI names no known reason
# How many characters of the conversation, from its end, `so_far` returns at most.
_ALONG_CHARACTERS = 100_000
FIELD_CHARACTERS = 8_000  # more is unwieldy in a message field
# How many lines and characters of a child's stderr are shown, from its end.
_LAST_LINES = 8
_LAST_CHARACTERS = 1_000
_NAME_CHARACTERS = 80
_NAMED = 8  # names that a text has at most


def agents_first(count: int) -> Phrase:
    """Say that something has to wait because `count` agents work in the background."""
    return Phrase("session_notice.agents_first", count=count)


def start_after_agents(count: int) -> Phrase:
    return Phrase("session_notice.start_after_agents", count=count)


def bypass_after_agents(count: int) -> Phrase:
    return Phrase("session_notice.bypass_after_agents", count=count)


def stopped_by_user(names: Sequence[str]) -> Phrase:
    """Say which workers the user has stopped."""
    first, more = _first(names)
    return Phrase("session_notice.stopped_by_user", names=first, more=more)


def stopped_with_turn(names: Sequence[str]) -> Phrase:
    """Say which workers Claude Code has stopped together with a turn."""
    first, more = _first(names)
    return Phrase("session_notice.stopped_with_turn", names=first, more=more)


def not_running(names: Sequence[str]) -> Phrase:
    """Say which workers do not run any more because Claude Code has ended."""
    first, more = _first(names)
    return Phrase("session_notice.not_running", names=first, more=more)


def _first(names: Sequence[str]) -> tuple[str, int]:
    """Return the first names, one on each line, and the number of further names."""
    lines = (one_line(name, _NAME_CHARACTERS) for name in names[:_NAMED])
    return "\n".join(lines), max(0, len(names) - _NAMED)


def not_on_disk(turns: int, reason: str) -> Phrase:
    """Say that `turns` turns are not in the CLI's file; `reason` is in the system's words."""
    return Phrase("session_notice.not_on_disk", count=turns, reason=reason)


def retry_reason(error: str | None, status: int | None) -> Text:
    """Say why the CLI repeats a request, with the HTTP status if there is one. Without a status, return ""
    for a reason that we do not know. Without a status and a reason, say that there is no connection."""
    by_status = "server_error" if status is not None and status >= 500 else ""
    name = error if error in _RETRY_REASONS else _RETRY_STATUS.get(status or 0, by_status)
    if name or status is not None:
        return Phrase("request_error.retried", error=name, status=status)
    return Phrase("request_error.no_connection") if error in (None, "", "unknown") else ""


def says_lost(text: str) -> bool:
    """Whether the CLI says that it does not have the session to resume (protocol/README.md 2.5)."""
    return "No conversation found" in text


def says_not_resumed(text: str) -> bool:
    """Whether the CLI says that it could not read the session to resume (2.1.330)."""
    return "Failed to resume session" in text


def says_in_use(text: str) -> bool:
    """Whether the CLI says that it already has a file for the id of a new session."""
    return "is already in use" in text


def terminal_command(words: Sequence[str], folder: str = "") -> str:
    """Return a command of the CLI for a terminal. `folder`: the CLI's config folder, if not the usual one."""
    command = shlex.join(words)
    return f"CLAUDE_CONFIG_DIR={shlex.quote(folder)} {command}" if folder else command


def process_ended(outcome: ProcessOutcome) -> Phrase:
    """Say how the child ended, in one sentence."""
    reason = outcome.error.strip().rstrip(".") if isinstance(outcome.error, str) else outcome.error
    if not outcome.started:
        return Phrase("process_end.not_started", reason=reason)
    if outcome.by_signal is not None:
        return Phrase("process_end.signalled", name=_signal_name(outcome.by_signal))
    if outcome.code is None and reason:
        return Phrase("process_end.not_answering", reason=reason)
    return Phrase("process_end.exited", code=outcome.code or None)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name.removeprefix("SIG")
    except ValueError:
        return str(number)


def other_strand(count: int) -> Phrase:
    """Say that `count` messages in the session's file are on another strand."""
    return Phrase("session_notice.beside", count=count)


def not_answered(error: Exception) -> Text:
    """Say why one of our requests to the CLI failed."""
    match error:
        case AgentGone(outcome=outcome):
            return process_ended(outcome) if outcome else Phrase("process_end.not_running")
        case RequestFailed(error=refused):
            return refused or Phrase("process_end.refused")
        case RequestTimeout(seconds=seconds):
            return Phrase("process_end.no_answer", seconds=seconds)
    return str(error)


def child_ended(outcome: ProcessOutcome, in_turn: bool, forgets: bool = False) -> Phrase:
    """Say how the child ended. If it ended in a turn, add what becomes of the turn, and the end of the
    child's stderr.

    `forgets`: the next child resumes the conversation before that turn.
    """
    how = process_ended(outcome)
    if not in_turn:
        return how
    tail = "\n".join(outcome.stderr_tail.strip().splitlines()[-_LAST_LINES:])[-_LAST_CHARACTERS:]
    if forgets:
        return Phrase("process_end.in_turn_forgotten", how=how, output=tail)
    return Phrase("process_end.in_turn", how=how, output=tail)


def start_failed(outcome: ProcessOutcome) -> Phrase:
    """Say how a start failed, with the end of the CLI's stderr if it wrote any."""
    how, output = process_ended(outcome), outcome.stderr_tail.strip()
    return Phrase("process_end.with_output", how=how, output=output) if output else how


def place_gone(said: str) -> Phrase:
    """Say that the CLI does not find the message after which the conversation should continue."""
    return Phrase("session_notice.place_gone", said=said)


def not_runnable(named: str) -> Text:
    """Say that the CLI that the user named cannot be run; "" if the user named no program."""
    return Phrase("session_notice.no_program", name=named) if named else ""


_NOT_THERE = frozenset(map(os.strerror, (errno.ENOENT, errno.ENOTDIR)))
_NO_PROGRAM = frozenset(map(os.strerror, (errno.ENOEXEC, errno.EACCES)))


def no_program(path: str, outcome: ProcessOutcome) -> Text:
    """Say why the system could not run the program at this path; "" if the start failed for another
    reason."""
    if outcome.started or not isinstance(outcome.error, str):
        return ""
    if outcome.error in _NOT_THERE:
        return not_runnable(path)
    # npm leaves a file that is not a program if it could not install the real program.
    return f"{path}: {outcome.error}" if outcome.error in _NO_PROGRAM else ""


def task_not_stopped(task: str, reason: Text) -> Phrase:
    return Phrase("session_notice.task_not_stopped", task=task, reason=reason)


_KEY_ERRORS = ("apiKeyHelper", "external API key")
_KEY_HELPER = re.compile(r"^.*\bapiKeyHelper\b.*$", re.MULTILINE)
_MOST_WORDS = 500


def key_helper(entries: Iterable[Entry], stderr: str) -> str:
    """Return the last line that the CLI wrote to stderr about the user's `apiKeyHelper` command. Return ""
    without such a line, or if no turn failed because of that command. The CLI's own error gives no reason,
    and refers to a page that only the terminal has."""
    errors = [str(entry.content) for entry in entries if entry.kind is EntryKind.ERROR]
    if not any(mark in error for error in errors for mark in _KEY_ERRORS):
        return ""
    found = _KEY_HELPER.findall(stderr)
    return found[-1].strip()[:_MOST_WORDS] if found else ""


def scheduled_tasks(entries: Iterable[Entry]) -> list[str]:
    """Return the tasks that Claude has scheduled in these rows, in the words that a review of the folder
    uses."""
    calls = (entry.tool for entry in entries if entry.tool is not None)
    return [
        scheduled_words(call.input)
        for call in calls
        if call.name == "CronCreate" and call.state in _RAN and isinstance(call.input.get("prompt"), str)
    ]


def anything_said(entries: Iterable[Entry]) -> bool:
    """Whether the conversation has a message of the user. A new conversation would lose this message."""
    return any(entry.kind is EntryKind.USER for entry in entries)


def so_far(entries: Iterable[Entry], limit: int = _ALONG_CHARACTERS) -> str:
    """Return the conversation so far, or the end of it, as a message for Claude."""
    parts = [part for entry in entries if (part := _as_recap(entry))]
    text = "\n\n".join(parts)
    if len(text) > limit:
        text = "…" + text[-limit:]
    return f"{text}\n\n{CONVERSATION_END}"


def _as_recap(entry: Entry) -> str:
    # not before the first frame
    from claude_desk.transcript.reducer.agent_results import is_agent_result
    from claude_desk.transcript.reducer.command_reports import is_report

    match entry.kind:
        case EntryKind.USER:
            return f"Me: {entry.text}"
        case EntryKind.PROSE:
            return f"You: {entry.text}"
        case EntryKind.CODE:
            return f"```{entry.language}\n{entry.text}\n```"
        case EntryKind.TOOL if entry.tool is not None:
            tool = entry.tool
            if tool.by_user:
                return f"(I ran: {tool.input.get('command')})"
            if is_report(tool) or is_agent_result(tool):  # a report is for the user, a result is output
                return ""
            return f"(You used {tool.name}: {tool.title})" if tool.title else f"(You used {tool.name})"
        case _:
            return ""


# -------------------------------------------------------------------------------------------------
# What a session says to the user about a rewind.


BUSY = Phrase("rewind.busy")
OTHER_SESSION_BUSY = Phrase("rewind.others_busy")
NO_PLACE = Phrase("rewind.no_checkpoint")
SUMMED_UP = Phrase("rewind.compacted")
NOT_ENDED = Phrase("rewind.not_ended")
NOT_STARTED = Phrase("rewind.not_started")
NO_FILES = Phrase("rewind.no_files")
NO_UNDO = Phrase("rewind.no_undo")

# What the CLI says (2.1.37, 2.1.330), and what it means to the user.
_MEANINGS = {
    "No file checkpoint found for this message.": Phrase("rewind.no_file_checkpoint"),
    "File rewinding is not enabled.": Phrase("rewind.file_checkpoints_off"),
}


def agents_busy(count: int) -> Phrase:
    """Say that a rewind has to wait because `count` agents work in the background."""
    return Phrase("rewind.agents_busy", count=count)


def says_no_message(text: str) -> bool:
    """Whether the CLI says that it does not find the message of `--resume-session-at` (both versions)."""
    return "No message found with message.uuid" in text


def refused(said: str) -> Phrase:
    return Phrase("rewind.refused", reason=said)


def not_forked(why: Text) -> Phrase:
    return Phrase("rewind.not_forked", reason=why)


def no_files(said: Text) -> Text:
    if not isinstance(said, str):
        return said
    return _MEANINGS.get(said.strip(), said.strip()) or NO_FILES


def rewound(*, first: bool) -> Phrase:
    return Phrase("rewind.to_beginning") if first else Phrase("rewind.done")


TAKEN_BACK = Phrase("rewind.taken_back")


def not_taken_back(why: Text) -> Phrase:
    return Phrase("rewind.not_taken_back", reason=why)


def both(first: Text, rest: Text) -> Phrase:
    """Join two texts, the second below the first."""
    return Phrase("notice.lines", first=first, rest=rest)


def files_rewound(written: Sequence[str], deleted: Sequence[str] = ()) -> Phrase:
    """Say which files were put back, and which new files were deleted."""
    names, more = ", ".join(written[:_NAMED]), max(0, len(written) - _NAMED)
    restored = Phrase("rewind.files_restored", names=names, count=len(written), more=more)
    if not deleted:
        return restored if written else Phrase("rewind.files_unchanged")
    names, more = ", ".join(deleted[:_NAMED]), max(0, len(deleted) - _NAMED)
    gone = Phrase("rewind.files_deleted", names=names, count=len(deleted), more=more)
    return both(restored, gone) if written else gone


def files_left(unsure: Sequence[str], blocked: Sequence[str], left: Sequence[str]) -> Text:
    """Say which files a rewind by Claude Code has not put back; "" if it put all of them back.

    `unsure`: files that may have changed and may not be as before. `blocked`: files that were not put back
    because something is in the way. `left`: files that were not put back, for a reason that Claude Code does
    not say.
    """
    said = []
    if unsure:
        said.append(Phrase("rewind.unsure_rewound", name=unsure[0], more=len(unsure) - 1))
    if blocked:
        said.append(Phrase("rewind.in_the_way", name=blocked[0], more=len(blocked) - 1))
    if left:
        said.append(Phrase("rewind.not_rewound", name=left[0], more=len(left) - 1))
    return reduce(both, said) if said else ""
