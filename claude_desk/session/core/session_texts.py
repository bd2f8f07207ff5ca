"""What a session tells a person, and what it recognizes in the CLI's words."""

import shlex
import signal
from collections.abc import Iterable, Sequence

from claude_desk.agent.control_requests import AgentGone
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.transcript.entries import Entry, EntryKind

BYPASS_LATER = "Bypass begins when this turn is over: Claude Code is then started again for it."
NO_TASK_STOPS = "This Claude Code cannot stop a single task. Stop ends the whole turn."
SLOW_START = "Claude Code takes long to start. What you write is kept until it is up."
START_LATER = "Claude Code can be started again once this turn is over."
PAST_UNREAD = "What was said before could not be read."
NOT_FOUND = "This conversation was not found; a new one begins."
UNKNOWN_CONVERSATION = (
    "Claude Code could not take this conversation up again: Claude does not know what was said above."
)
PLACE_GONE = (
    "Claude Code does not find the message that you went back to. It continues from the end of the"
    " conversation: Claude still knows what you took back."
)
GO_ON = "Continue."
_FROM_HERE = "What was said stays; your next message goes on from here."
_FROM_BEFORE = "What was said stays, but Claude will not know of this turn: send the message again."
FORGOTTEN = "Claude will not know of this turn: Claude Code was ended before it had kept it."
BRANCH_FORGOTTEN = (
    "Claude will not know of what was said since you went back: Claude Code was ended before it had kept it."
)
FOLDER_NOT_UTF8 = (
    "the name of the folder is not valid UTF-8, and Claude Code works only in folders whose names are."
    " Rename the folder, or open another one"
)
# Why a request is made again, by the CLI's word for it.
_RETRY_REASONS = {
    "overloaded": "Claude's servers are overloaded",
    "rate_limit": "rate limit reached",
    "server_error": "server error",
    "authentication_failed": "authentication failed",
    "billing_error": "billing error",
    "max_output_tokens": "output token limit reached",
}
_RETRY_STATUS = {429: "rate_limit", 529: "overloaded"}  # where there is no word, or `unknown`
# What of the words so far is sent along, at most, from the end.
_ALONG_CHARACTERS = 100_000
# What of a child's last words is told, at most, from the end.
_LAST_LINES = 8
_LAST_CHARACTERS = 1_000


def retry_reason(error: str | None, status: int | None) -> str:
    """Why the CLI makes a request again, with the HTTP status; "" where it does not say."""
    by_status = "server_error" if status is not None and status >= 500 else ""
    name = error if error in _RETRY_REASONS else _RETRY_STATUS.get(status or 0, by_status)
    words = _RETRY_REASONS.get(name, "")
    if status is None:
        return words or ("no connection" if error in (None, "", "unknown") else "")
    return f"{words} ({status})" if words else f"HTTP {status}"


def says_lost(text: str) -> bool:
    """Whether the CLI says that it does not have the session to resume (protocol/README.md 9.2)."""
    return "No conversation found" in text


def says_in_use(text: str) -> bool:
    """Whether the CLI says that it has a file of the id that it was to begin with."""
    return "is already in use" in text


def sign_in_command(program: str, arguments: Sequence[str]) -> str:
    """The command to run in a terminal."""
    return shlex.join([program, *arguments, "/login"])


def process_ended(outcome: ProcessOutcome) -> str:
    """How the child ended, in one sentence."""
    reason = outcome.error.strip().rstrip(".")
    if not outcome.started:
        return (
            f"Claude Code could not be started: {reason}." if reason else "Claude Code could not be started."
        )
    if outcome.by_signal is not None:
        return f"Claude Code was ended by the system (signal {_signal_name(outcome.by_signal)})."
    if outcome.code is None:
        return f"Claude Code is not answering: {reason}." if reason else "Claude Code ended."
    if outcome.code == 0:
        return "Claude Code ended."
    return f"Claude Code ended by itself (exit code {outcome.code})."


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name.removeprefix("SIG")
    except ValueError:
        return str(number)


def not_answered(error: Exception) -> str:
    """Why a request of ours to the CLI came to nothing."""
    if isinstance(error, AgentGone):
        return process_ended(error.outcome) if error.outcome else "Claude Code is not running."
    return str(error)


def child_ended(outcome: ProcessOutcome, in_turn: bool, forgets: bool = False) -> str:
    """How the child ended; in a turn also what becomes of the words, and the last that it wrote itself.

    `forgets`: the next one takes the conversation up before that turn.
    """
    said = process_ended(outcome)
    if not in_turn:
        return said
    tail = "\n".join(outcome.stderr_tail.strip().splitlines()[-_LAST_LINES:])[-_LAST_CHARACTERS:]
    said = f"{said} {_FROM_BEFORE if forgets else _FROM_HERE}"
    return f"{said}\n\n{tail}" if tail else said


def last_words(outcome: ProcessOutcome) -> str:
    """How a start failed: the sentence, and what the CLI wrote last."""
    tail = outcome.stderr_tail.strip()
    said = process_ended(outcome)
    return f"{said}\n\n{tail}" if tail else said


def not_runnable(named: str) -> str:
    """Why there is no CLI, where the person named one."""
    return f"There is no program to be run as: {named}" if named else ""


def not_changed(what: str, reason: str) -> str:
    name = {"mode": "permission mode", "thinking": "thinking budget"}.get(what, what)
    return f"The {name} could not be changed: {reason}"


def task_not_stopped(words: str, reason: str) -> str:
    return f"“{words}” could not be stopped: {reason}"


def server_asked(asked: Elicitation, became: str) -> str:
    """What a server wanted of the person, and what became of it: `was answered`."""
    said = asked.message.strip()[:500]
    return f"The server {asked.mcp_server_name} asked for an answer and {became}" + (
        f": {said}" if said else ""
    )


def anything_said(entries: Iterable[Entry]) -> bool:
    """Whether there are words that a new conversation would not know."""
    return any(entry.kind is EntryKind.USER for entry in entries)


def so_far(entries: Iterable[Entry], limit: int = _ALONG_CHARACTERS) -> str:
    """The conversation so far, or the end of it, as a message that tells Claude of it."""
    parts = [part for entry in entries if (part := _as_recap(entry))]
    text = "\n\n".join(parts)
    if len(text) > limit:
        text = "…" + text[-limit:]
    return f"This is our conversation so far; please go on from it.\n\n{text}"


def _as_recap(entry: Entry) -> str:
    match entry.kind:
        case EntryKind.USER:
            return f"Me: {entry.text}"
        case EntryKind.PROSE:
            return f"You: {entry.text}"
        case EntryKind.CODE:
            return f"```{entry.language}\n{entry.text}\n```"
        case EntryKind.TOOL if entry.tool is not None:
            tool = entry.tool
            return f"(You used {tool.name}: {tool.title})" if tool.title else f"(You used {tool.name})"
        case _:
            return ""


# -------------------------------------------------------------------------------------------------
# What a person is told about going back.


BUSY = "Claude is at work. Stop the turn first."
NO_PLACE = "Claude Code has not kept the place of this message."
SUMMED_UP = "The conversation was summed up since; there is no way back to before that."
NOT_ENDED = "Claude Code did not end for it."
NOT_STARTED = "Claude Code could not be started for it."
NO_FILES = "This Claude Code cannot bring files back."
NO_UNDO = "There is nothing to go forward to."
_NAMED = 8

# What the CLI says (2.1.37, 2.1.330), and what it means to a person.
_MEANINGS = {
    "No file checkpoint found for this message.": "No state of the files was kept at this message.",
    "File rewinding is not enabled.": "No state of the files is kept in this session.",
}


def says_no_message(text: str) -> bool:
    """Whether the CLI says that it does not find the message of `--resume-session-at` (both versions)."""
    return "No message found with message.uuid" in text


def refused(said: str) -> str:
    return f"Claude Code does not go back to there: {said}"


def not_forked(why: str) -> str:
    return f"No other session could be begun there. {why}"


def no_files(said: str) -> str:
    return _MEANINGS.get(said.strip(), said.strip()) or NO_FILES


def rewound(*, first: bool) -> str:
    if first:
        return "You are back at the beginning. Your next message begins a new session."
    return "You are back here. Your next message goes on from this point."


def files_rewound(names: Sequence[str]) -> str:
    if not names:
        return "No file had changed since then."
    shown = ", ".join(names[:_NAMED])
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    count = "1 file is" if len(names) == 1 else f"{len(names)} files are"
    return f"{count} as before that message: {shown}{more}"
