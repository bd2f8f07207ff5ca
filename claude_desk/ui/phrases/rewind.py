"""Going back to a message, bringing files back, and forks: what came of it, and why it cannot be."""

from claude_desk.protocol.phrase import Text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate


def busy() -> str:
    return translate("Rewind", "Claude is working. Stop the turn first.")


def no_checkpoint() -> str:
    return translate("Rewind", "No checkpoint for this message.")


def compacted() -> str:
    return translate(
        "Rewind", "The conversation was compacted after this message; you cannot rewind past that."
    )


def not_ended() -> str:
    return translate("Rewind", "Claude Code did not exit.")


def not_started() -> str:
    return translate("Rewind", "Claude Code could not restart.")


def no_files() -> str:
    return translate("Rewind", "This version of Claude Code cannot restore files.")


def no_undo() -> str:
    return translate("Rewind", "Nothing to undo.")


def no_file_checkpoint() -> str:
    return translate("Rewind", "No file checkpoint for this message.")


def file_checkpoints_off() -> str:
    return translate("Rewind", "File checkpoints are off in this session.")


def refused(reason: str) -> str:
    return translate("Rewind", "Claude Code could not rewind: {reason}", reason=reason)


def not_forked(reason: Text) -> str:
    return translate("Rewind", "Could not start a session there. {reason}", reason=words(reason))


def to_beginning() -> str:
    return translate("Rewind", "Rewound to the beginning. Your next message starts a new session.")


def done() -> str:
    return translate("Rewind", "Rewound. Your next message continues from here.")


def files_unchanged() -> str:
    return translate("Rewind", "No files changed since then.")


def files_restored(names: str, count: int, more: int) -> str:
    """`names`: the first, with commas; `more`: how many of `count` besides."""
    listed = names
    if more:
        listed = translate("Rewind", "{names} and %Ln more", n=more, one="{names} and %Ln more", names=names)
    return translate(
        "Rewind", "Restored %Ln files: {names}", n=count, one="Restored %Ln file: {names}", names=listed
    )
