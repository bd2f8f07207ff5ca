"""What the files of a folder would run, set or allow: findings of `protocol/disk/` and `workspace/`.

Hidden characters in texts of the files are already made visible.
"""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def rule(behavior: str, rule: str) -> str:
    match behavior:
        case "allow":
            return translate("FolderFinding", "Allow: {rule}", rule=rule)
        case "deny":
            return translate("FolderFinding", "Deny: {rule}", rule=rule)
        case "ask":
            return translate("FolderFinding", "Ask: {rule}", rule=rule)
    return f"{behavior}: {rule}"


def mode(mode: str) -> str:
    return translate("FolderFinding", "Permission mode: {mode}", mode=mode)


def directory(path: str) -> str:
    return translate("FolderFinding", "Additional folder: {path}", path=path)


def shortened(setting: str, length: int) -> str:
    return translate("FolderFinding", "{setting} (%Ln characters)", n=length, setting=setting)


def unknown(name: str) -> str:
    return translate(
        "FolderFinding", "{name}: purpose unknown to Claude Desk", name=safe_names.path_named(name)
    )


def foreign(name: str, owner: str) -> str:
    return translate(
        "FolderFinding",
        "{name} belongs to another user: {owner}",
        name=safe_names.path_named(name),
        owner=safe_names.named(owner),
    )


def writable_by_all(name: str) -> str:
    return translate("FolderFinding", "{name} can be changed by every user of this computer", name=name)


def too_many_folders(most: int) -> str:
    return translate(
        "FolderFinding", "Skills in subfolders were not checked: there are more than %Ln folders", n=most
    )


def plugin(name: str, files: str) -> str:
    return translate(
        "FolderFinding",
        "{name} is a plugin: {files}",
        name=safe_names.path_named(name),
        files=safe_names.whole(files),
    )


def workflow(name: str) -> str:
    return translate("FolderFinding", "{name} is a workflow", name=safe_names.path_named(name))


def git_hook(name: str) -> str:
    return translate("FolderFinding", "{name}: git runs this automatically", name=safe_names.path_named(name))


def git_elsewhere(name: str, path: str) -> str:
    return translate(
        "FolderFinding",
        "{name}: git takes the files of {path} for those of this folder",
        name=name,
        path=path,
    )


# --- why a folder cannot be opened without running what its files define ---------------------------


def git_not_held(name: str, key: str) -> str:
    return translate("FolderFinding", "{name}: {key} cannot be turned off from outside", name=name, key=key)


def git_submodules(name: str) -> str:
    return translate(
        "FolderFinding", "{name}: submodules, whose own git settings cannot be turned off", name=name
    )


# --- why a file could not be read ------------------------------------------------------------------


def unreadable(name: str, reason: Value) -> str:
    """`reason`: one of the phrases below, or the system's words."""
    return translate(
        "FolderFinding",
        "{name} could not be read: {reason}",
        name=safe_names.path_named(name),
        reason=value_words(reason),
    )


def not_an_object() -> str:
    return translate("FolderFinding", "it is not a JSON object")


def too_deep() -> str:
    return translate("FolderFinding", "it is nested too deeply")


def not_json(error: str) -> str:
    return translate("FolderFinding", "it is not valid JSON ({error})", error=error)


def unusual_head() -> str:
    return translate("FolderFinding", "its front matter starts in an unusual way")


def long_head() -> str:
    return translate("FolderFinding", "its front matter is too long")


def not_git_config() -> str:
    return translate("FolderFinding", "it is not valid git configuration")


def too_large() -> str:
    return translate("FolderFinding", "it is too large")


def no_answer() -> str:
    return translate("FolderFinding", "it does not answer")


def too_many_files(most: int) -> str:
    return translate("FolderFinding", "there are more than %Ln files", n=most)
