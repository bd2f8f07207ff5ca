"""What a person is told about going back."""

from collections.abc import Sequence

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


def fork_title(title: str) -> str:
    return title if title.endswith("(fork)") else f"{title} (fork)"


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
