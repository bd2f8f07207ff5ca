"""Rewinding, restoring files, snapshots, forks, staging: how they went, and why they are not possible."""

import errno
import os

from claude_desk.protocol.phrase import Text
from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate


def busy() -> str:
    return translate("Rewind", "Claude is working. Stop the turn first.")


def others_busy() -> str:
    return translate(
        "Rewind", "Claude is working in this folder in another session. Stop that turn first, or wait."
    )


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
    """`names`: the first files, separated by commas; `more`: how many of `count` are not named."""
    listed = names
    if more:
        listed = translate("Rewind", "{names} and %Ln more", n=more, one="{names} and %Ln more", names=names)
    return translate(
        "Rewind", "Restored %Ln files: {names}", n=count, one="Restored %Ln file: {names}", names=listed
    )


def files_deleted(names: str, count: int, more: int) -> str:
    """New files that were deleted. Values as in `files_restored`."""
    listed = names
    if more:
        listed = translate("Rewind", "{names} and %Ln more", n=more, one="{names} and %Ln more", names=names)
    return translate(
        "Rewind", "Deleted %Ln new files: {names}", n=count, one="Deleted %Ln new file: {names}", names=listed
    )


# --- why there are no snapshots of a folder ------------------------------------------------------


def snapshots_off() -> str:
    return translate(
        "Rewind",
        "Snapshots are off for this folder, so changes are not recorded. You can turn them on in the"
        " settings.",
    )


def no_git() -> str:
    return translate(
        "Rewind", "Git was not found. Without it, changes are not recorded and cannot be undone here."
    )


def no_snapshot_system() -> str:
    return translate("Rewind", "Snapshots are not supported on this system. Changes are not recorded.")


def home_folder() -> str:
    return translate(
        "Rewind",
        "No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.",
    )


def too_many_files(limit: int) -> str:
    return translate(
        "Rewind",
        "This folder has more than {count} files, so changes are not recorded. You can raise the limit in"
        " the settings.",
        count=locale_format.number(limit),
    )


def too_many_bytes(limit: int) -> str:
    return translate(
        "Rewind",
        "This folder is larger than {size}, so changes are not recorded. You can raise the limit in the"
        " settings.",
        size=locale_format.size(limit),
    )


def store_busy() -> str:
    return translate("Rewind", "Another window was busy with this folder, so a change may not be recorded.")


def folder_unasked() -> str:
    return translate("Rewind", "The files are compared once you have said whether you trust this folder.")


# --- why no changes are shown --------------------------------------------------------------------


def demo_changes() -> str:
    return translate("Rewind", "The demo changes no files.")


def no_snapshot_yet() -> str:
    return translate("Rewind", "Changes are recorded from your next message on.")


def snapshot_gone() -> str:
    return translate("Rewind", "The snapshot from before these changes was deleted.")


def no_commit() -> str:
    return translate("Rewind", "There is no Git commit to compare with.")


def not_compared() -> str:
    return translate("Rewind", "The changes could not be read. Details are in the log.")


def no_call() -> str:
    return translate(
        "Rewind",
        "No tool call that is loaded names this file. A command or another program may have changed it.",
    )


def changed_back() -> str:
    return translate("Rewind", "Nothing is left in this session of what that tool call has changed.")


def stage_elsewhere() -> str:
    return translate("Rewind", "To stage or unstage, choose “Not staged” or “Staged”.")


# --- why something could not be undone; `more`: how many further files ---------------------------


def not_undone(reason: str = "") -> str:
    """`reason`: as the snapshot child reported it; it is shown only if it is the system's message."""
    if reason in {os.strerror(number) for number in errno.errorcode}:
        return translate("Rewind", "Nothing was undone: {reason}.", reason=reason)
    return translate("Rewind", "Nothing was undone. Details are in the log.")


def changed_since(name: str, more: int) -> str:
    return translate(
        "Rewind",
        "Skipped because it has changed in the meantime: {files}.",
        files=_files(name, more),
    )


def in_the_way(name: str, more: int) -> str:
    return translate(
        "Rewind",
        "Skipped because a link, a file or a folder is in the way: {files}.",
        files=_files(name, more),
    )


def not_stored(name: str, more: int) -> str:
    return translate(
        "Rewind", "Skipped because the earlier content is not stored: {files}.", files=_files(name, more)
    )


def before_unsure(name: str, more: int) -> str:
    return translate(
        "Rewind",
        "Left unchanged, because the earlier content is not certain: {files}.",
        files=_files(name, more),
    )


def unsure_rewound(name: str, more: int) -> str:
    return translate("Rewind", "Not certain to be what it was before: {files}.", files=_files(name, more))


def not_rewound(name: str, more: int) -> str:
    return translate(
        "Rewind",
        "Left unchanged by Claude Code, which gave no reason: {files}.",
        files=_files(name, more),
    )


def linked_elsewhere(name: str, more: int) -> str:
    return translate(
        "Rewind",
        "Restored, but another hard link still has the undone content: {files}.",
        files=_files(name, more),
    )


def not_written(name: str, reason: str, more: int = 0) -> str:
    file = _files(name, more)
    if not reason:
        return translate("Rewind", "{file} could not be written.", file=file)
    return translate("Rewind", "{file} could not be written: {reason}", file=file, reason=reason)


def _files(name: str, more: int) -> str:
    if not more:
        return safe_names.path(name)
    return translate(
        "Rewind",
        "{name} and %Ln more",
        n=more,
        one="{name} and %Ln more",
        name=safe_names.path(name),
    )


def git_not_trusted() -> str:
    return translate(
        "Rewind",
        "Staging and committing run filters and hooks that the repository defines. They are available once"
        " you trust this folder.",
    )


def git_no_answer() -> str:
    return translate("Rewind", "Git did not answer. Details are in the log.")


def git_stopped() -> str:
    return translate("Rewind", "Stopped.")


def git_too_long() -> str:
    return translate("Rewind", "Git took too long and was stopped.")


def git_locked(words: str) -> str:
    return translate(
        "Rewind",
        "{error}\n\nAnother git command may be running in this repository. Wait for it to finish, then try"
        " again.",
        error=safe_text.visible(words),
    )


def no_repository() -> str:
    return translate("Rewind", "This folder is not in a git repository.")


def cut_short() -> str:
    return translate(
        "Rewind",
        "Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.",
    )


def deleted_whole() -> str:
    return translate("Rewind", "This file was deleted, so you can only put back the whole file.")


def staged_changed(count: int) -> str:
    return translate(
        "Rewind",
        "%Ln files have changed since they were shown here and were left as they are.",
        n=count,
        one="%Ln file has changed since it was shown here and was left as it is.",
    )


def staged_whole_alone() -> str:
    return translate(
        "Rewind", "Git converts this file when staging it, so you can only stage the whole file."
    )


def git_missing() -> str:
    return translate("Rewind", "Git is not installed.")
