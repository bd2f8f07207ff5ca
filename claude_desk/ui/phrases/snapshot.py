"""Why there are no snapshots of a folder."""

from claude_desk.ui import locale_format, safe_text
from claude_desk.ui.translation import translate


def off() -> str:
    return translate(
        "Snapshot", "Snapshots are off for this folder. Changes are not recorded and cannot be undone here."
    )


def no_git() -> str:
    return translate(
        "Snapshot", "Git was not found. Without it, changes are not recorded and cannot be undone here."
    )


def no_system() -> str:
    return translate("Snapshot", "Snapshots are not supported on this system. Changes are not recorded.")


def home() -> str:
    return translate(
        "Snapshot",
        "No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.",
    )


def too_many_files(limit: int) -> str:
    return translate(
        "Snapshot",
        "This folder has more than {count} files, so changes are not recorded. You can raise the limit in"
        " the settings.",
        count=locale_format.number(limit),
    )


def too_many_bytes(limit: int) -> str:
    return translate(
        "Snapshot",
        "This folder is larger than {size}, so changes are not recorded. You can raise the limit in the"
        " settings.",
        size=locale_format.size(limit),
    )


def busy() -> str:
    return translate("Snapshot", "Another window was busy with this folder, so a change may not be recorded.")


# --- why nothing is shown of what has changed ----------------------------------------------------


def demo() -> str:
    return translate("Snapshot", "The demo changes no files.")


def none_yet() -> str:
    return translate("Snapshot", "Changes are recorded from your next message on.")


def gone() -> str:
    return translate("Snapshot", "The snapshot from before these changes was deleted.")


def no_commit() -> str:
    return translate("Snapshot", "There is no Git commit to compare with.")


def failed() -> str:
    return translate("Snapshot", "The changes could not be read. Details are in the log.")


# --- why something could not be undone; `more`: so many other files besides ----------------------


def not_undone() -> str:
    return translate("Snapshot", "Nothing was undone. Details are in the log.")


def changed_since(name: str, more: int) -> str:
    return translate(
        "Snapshot",
        "Left alone because it has changed since: {files}. The changes are shown anew.",
        files=_files(name, more),
    )


def in_the_way(name: str, more: int) -> str:
    return translate(
        "Snapshot",
        "Left alone because a link, a file or a folder is in the way: {files}.",
        files=_files(name, more),
    )


def not_kept(name: str, more: int) -> str:
    return translate(
        "Snapshot", "Left alone because the earlier content is not stored: {files}.", files=_files(name, more)
    )


def not_written(name: str, reason: str) -> str:
    return translate("Snapshot", "{file} could not be written: {reason}", file=name, reason=reason)


def _files(name: str, more: int) -> str:
    if not more:
        return safe_text.visible(name)
    return translate(
        "Snapshot",
        "{name} and %Ln more",
        n=more,
        one="{name} and %Ln more",
        name=safe_text.visible(name),
    )
