"""Why there are no snapshots of a folder."""

from claude_desk.ui import locale_format
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
