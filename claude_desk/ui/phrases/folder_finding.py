"""What the files of a folder would run, set or allow: findings of `protocol/disk/` and `workspace/`.

Hidden characters in texts of the files are already made visible.
"""

from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import Table, Wording
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


WORDS: Table = {
    "rule": rule,
    "mode": Wording("Permission mode: {mode}"),
    "directory": Wording("Additional folder: {path}"),
    "shortened": Wording("{setting} (%Ln characters)", n="length"),
    "unknown": Wording("{name}: purpose unknown to Claude Desk", name=safe_names.path_named),
    "foreign": Wording(
        "{name} belongs to another user: {owner}", name=safe_names.path_named, owner=safe_names.named
    ),
    "writable_by_all": Wording("{name} can be changed by every user of this computer"),
    "too_many_folders": Wording(
        "Skills in subfolders were not checked: there are more than %Ln folders", n="most"
    ),
    "plugin": Wording(
        "{name} is a plugin: {files}", name=safe_names.path_named, files=safe_names.in_one_line
    ),
    "workflow": Wording("{name} is a workflow", name=safe_names.path_named),
    "git_hook": Wording("{name}: git runs this automatically", name=safe_names.path_named),
    "git_elsewhere": Wording("{name}: git takes the files of {path} for those of this folder"),
    # --- why a folder cannot be opened without running what its files define ---
    "git_not_held": Wording("{name}: {key} cannot be turned off from outside"),
    "git_submodules": Wording("{name}: submodules, whose own git settings cannot be turned off"),
    # --- why a file could not be read ---
    # `reason` is a phrase from below, or comes from the operating system.
    "unreadable": Wording("{name} could not be read: {reason}", name=safe_names.path_named),
    "not_an_object": Wording("it is not a JSON object"),
    "too_deep": Wording("it is nested too deeply"),
    "not_json": Wording("it is not valid JSON ({error})"),
    "unusual_head": Wording("its front matter starts in an unusual way"),
    "long_head": Wording("its front matter is too long"),
    "not_git_config": Wording("it is not valid git configuration"),
    "too_large": Wording("it is too large"),
    "no_answer": Wording("it does not answer"),
    "too_many_files": Wording("there are more than %Ln files", n="most"),
}
