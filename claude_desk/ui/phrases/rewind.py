"""Rewinding, restoring files, snapshots, forks, staging: the results, and why something is not possible."""

import errno
import os

from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.translation import translate


def not_undone(reason: str = "") -> str:
    """`reason` comes from the child process of the snapshots. Only messages of the system are shown."""
    if reason in {os.strerror(number) for number in errno.errorcode}:
        return translate("Rewind", "Nothing was undone: {reason}.", reason=reason)
    return translate("Rewind", "Nothing was undone. Details are in the log.")


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


def _and_more(names: str, more: int) -> str:
    if not more:
        return names
    return translate("Rewind", "{names} and %Ln more", n=more, one="{names} and %Ln more", names=names)


WORDS: Table = {
    "busy": Wording("Claude is working. Stop the turn first."),
    "agents_busy": Wording(
        "%Ln agents are working. Stop them first, or wait.",
        n="count",
        one="%Ln agent is working. Stop it first, or wait.",
    ),
    "others_busy": Wording(
        "Claude is working in this folder in another session. Stop that work first, or wait."
    ),
    "no_checkpoint": Wording("No checkpoint for this message."),
    "compacted": Wording("The conversation was compacted after this message; you cannot rewind past that."),
    "not_ended": Wording("Claude Code did not exit."),
    "not_started": Wording("Claude Code could not restart."),
    "no_files": Wording("This version of Claude Code cannot restore files."),
    "no_undo": Wording("Nothing to undo."),
    "no_file_checkpoint": Wording("No file checkpoint for this message."),
    "file_checkpoints_off": Wording("File checkpoints are off in this session."),
    "refused": Wording("Claude Code could not rewind: {reason}"),
    "not_forked": Wording("Could not start a session there. {reason}"),
    "to_beginning": Wording("Rewound to the beginning. Your next message starts a new session."),
    "done": Wording("Rewound. Your next message continues from here."),
    "taken_back": Wording("Stopped before Claude answered. Your message is back in the message box."),
    "not_taken_back": Wording("Your message is back in the message box, but Claude still knows it. {reason}"),
    "files_unchanged": Wording("No files changed since then."),
    # `names` are the first files, separated by commas. `more` is the number of files without a name here.
    "files_restored": Wording(
        "Restored %Ln files: {names}",
        n="count",
        one="Restored %Ln file: {names}",
        names=Field("names", "more", by=_and_more),
    ),
    # New files.
    "files_deleted": Wording(
        "Deleted %Ln new files: {names}",
        n="count",
        one="Deleted %Ln new file: {names}",
        names=Field("names", "more", by=_and_more),
    ),
    # --- why there are no snapshots of a folder ---
    "snapshots_off": Wording(
        "Snapshots are off for this folder, so changes are not recorded. You can turn them on in the"
        " settings."
    ),
    "no_git": Wording("Git was not found. Without it, changes are not recorded and cannot be undone here."),
    "no_snapshot_system": Wording("Snapshots are not supported on this system. Changes are not recorded."),
    "home_folder": Wording(
        "No snapshots are taken of your home folder or of a folder above it. Changes are not recorded."
    ),
    "too_many_files": Wording(
        "This folder has more than {count} files, so changes are not recorded. You can raise the limit in"
        " the settings.",
        count=Field("limit", by=locale_format.number),
    ),
    "too_many_bytes": Wording(
        "This folder is larger than {size}, so changes are not recorded. You can raise the limit in the"
        " settings.",
        size=Field("limit", by=locale_format.size),
    ),
    "store_busy": Wording("Another window was busy with this folder, so a change may not be recorded."),
    "folder_unasked": Wording("The files are compared once you have said whether you trust this folder."),
    # --- why no changes are shown ---
    "demo_changes": Wording("The demo changes no files."),
    "no_snapshot_yet": Wording("Changes are recorded from your next message on."),
    "snapshot_gone": Wording("The snapshot from before these changes was deleted."),
    "no_commit": Wording("There is no Git commit to compare with."),
    "not_compared": Wording("The changes could not be read. Details are in the log."),
    "no_call": Wording(
        "No tool call that is loaded names this file. A command or another program may have changed it."
    ),
    "changed_back": Wording("Nothing is left in this session of what that tool call has changed."),
    "stage_elsewhere": Wording("To stage or unstage, choose “Not staged” or “Staged”."),
    # --- why something could not be undone; `more` is the number of further files ---
    "not_undone": not_undone,
    "changed_since": Wording(
        "Skipped because it has changed in the meantime: {files}.", files=Field("name", "more", by=_files)
    ),
    "in_the_way": Wording(
        "Skipped because a link, a file or a folder is in the way: {files}.",
        files=Field("name", "more", by=_files),
    ),
    "not_stored": Wording(
        "Skipped because the earlier content is not stored: {files}.", files=Field("name", "more", by=_files)
    ),
    "converted": Wording(
        "Skipped because Git may convert this content, such as its line ends, at a checkout: {files}."
        " Restore it with Git.",
        files=Field("name", "more", by=_files),
    ),
    "before_unsure": Wording(
        "Left unchanged, because the earlier content is not certain: {files}.",
        files=Field("name", "more", by=_files),
    ),
    "unsure_rewound": Wording(
        "Not certain to be what it was before: {files}.", files=Field("name", "more", by=_files)
    ),
    "not_rewound": Wording(
        "Left unchanged by Claude Code, which gave no reason: {files}.",
        files=Field("name", "more", by=_files),
    ),
    "linked_elsewhere": Wording(
        "Restored, but another hard link still has the undone content: {files}.",
        files=Field("name", "more", by=_files),
    ),
    "not_written": not_written,
    "git_not_trusted": Wording(
        "Staging and committing run filters and hooks that the repository defines. They are available once"
        " you trust this folder."
    ),
    "git_no_answer": Wording("Git did not answer. Details are in the log."),
    "git_stopped": Wording("Stopped."),
    "git_too_long": Wording("Git took too long and was stopped."),
    "git_locked": Wording(
        "{error}\n\nAnother git command may be running in this repository. Wait for it to finish, then try"
        " again.",
        error=Field("words", by=safe_text.visible),
    ),
    "no_repository": Wording("This folder is not in a git repository."),
    "cut_short": Wording(
        "Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced."
    ),
    "deleted_whole": Wording("This file was deleted, so you can only put back the whole file."),
    "staged_changed": Wording(
        "%Ln files have changed since they were shown here and were left as they are.",
        n="count",
        one="%Ln file has changed since it was shown here and was left as it is.",
    ),
    "staged_whole_alone": Wording(
        "Git converts this file when staging it, so you can only stage the whole file."
    ),
    "git_missing": Wording("Git is not installed."),
    "nothing_to_suggest": Wording("Nothing is staged that has words."),
    "suggestion_failed": Wording("Claude has not suggested a message."),
    "suggestion_late": Wording("Claude has not suggested a message in time."),
    "suggestion_refused": Wording("Claude has not suggested a message: {words}"),
    "no_target": Wording("There is no other checkout with a branch from which this one was made."),
}
