"""What may be allowed beyond one request, in words: rules, folders, modes, and where each is kept. No Qt."""

from typing import TYPE_CHECKING, Any

from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_text as markup
from claude_desk.ui import value_format as words

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import PermissionRule, PermissionUpdate

# No more of a rule is shown, and a longer one is not offered: it is to be read whole.
LONGEST = 4_000

# By place: what it is called, and what it means (protocol.md section 4.2).
_PLACES = {
    "session": ("This session", "until this session ends; it is kept in no file"),
    "localSettings": ("This project, for me", "in .claude/settings.local.json of this project"),
    "userSettings": ("All my projects", "in your settings, ~/.claude/settings.json"),
    "projectSettings": (
        "This project, for all",
        "in .claude/settings.json of this project, which others share",
    ),
    "cliArg": ("This session", "until this session ends; it is kept in no file"),
}
_WHEN = {
    "session": "until this session ends",
    "cliArg": "until this session ends",
    "localSettings": "in this project from now on",
    "userSettings": "in all your projects from now on",
    "projectSettings": "in this project from now on, for all who share it",
}
# Marks of commands that no rule is chosen beforehand for (transcript/asks/command_marks.py).
_HEAVY = frozenset({"ask-root", "ask-deletes", "ask-ends"})
# Folders that are more than they seem.
_WHOLE = {"~": "All of your home folder", "/": "Every folder of this computer"}
# By mode: the button, and what it says beside it.
_MODES = {
    "acceptEdits": ("Allow and accept edits", "Edits of files in this project are not asked about"),
    "plan": ("Allow and plan", "Claude only reads and plans"),
    "default": ("Allow and ask first", "Claude Code asks first"),
    "dontAsk": ("Allow and don't ask", "What no rule allows is denied without a question"),
    "auto": ("Allow and go to auto", "Claude Code decides by itself what needs a question"),
}


def place_label(place: str) -> str:
    return _PLACES[place][0] if place in _PLACES else one_line(place, 60)


def place_words(place: str) -> str:
    """`in .claude/settings.local.json of this project`"""
    return _PLACES[place][1] if place in _PLACES else f"in “{one_line(place, 60)}”"


def rule_words(update: "PermissionUpdate") -> str:
    """The rules of a suggestion, a line each; "" where they are too long to be shown."""
    said = "\n".join(markup.visible(rule.words()) for rule in update.rules)
    return said if len(said) <= LONGEST else ""


def is_narrow(update: "PermissionUpdate") -> bool:
    """Whether a suggestion may be chosen beforehand: none for commands of every kind, or for what deletes,
    ends programs, or runs as another user. The person chooses those.
    """
    return all(_is_narrow(rule) for rule in update.rules)


def _is_narrow(rule: "PermissionRule") -> bool:
    from claude_desk.transcript.permissions.command_check import LONGEST as READ
    from claude_desk.transcript.permissions.command_check import marks_of

    if rule.tool_name not in ("Bash", "PowerShell"):
        return True
    command = (rule.rule_content or "").removesuffix(":*")
    program = command.split(maxsplit=1)[:1]
    if not program or "*" in program[0] or len(command) > READ:
        return False
    return all(mark.style not in _HEAVY for mark in marks_of(command))


def wider_row(update: "PermissionUpdate") -> dict[str, Any] | None:
    """A folder or a mode as `button`, `words` and `path`; None for what cannot be shown whole."""
    when = _WHEN.get(update.destination, place_words(update.destination))
    if update.type == "setMode":
        button, said = _MODES.get(update.mode or "", ("", ""))
        return {"button": button, "words": f"{said} {when}", "path": ""} if button else None
    folders = [markup.visible(words.folder(folder)) for folder in update.directories]
    path = "\n".join(folders)
    if len(path) > LONGEST:
        return None
    what = "this folder" if len(folders) == 1 else f"these {len(folders)} folders"
    all_of = next((_WHOLE[folder] for folder in folders if folder in _WHOLE), f"What is in {what}")
    return {"button": f"Allow {what}", "words": f"{all_of} may be used {when}", "path": path}


def other_words(updates: "list[PermissionUpdate]") -> str:
    """What is suggested and not offered here; "" for nothing."""
    kinds = dict.fromkeys(_kind(update) for update in updates)
    return f"Claude Code also suggests, and this is not offered here: {', '.join(kinds)}" if kinds else ""


def _kind(update: "PermissionUpdate") -> str:
    match update.type:
        case "setMode":
            return f"the mode {one_line(update.mode or '', 60)}"
        case "addRules":
            return f"rules to {'ask' if update.behavior == 'ask' else 'deny'}"
        case "removeRules" | "replaceRules":
            return "to change rules that there are"
        case "removeDirectories":
            return "to take folders back"
    return "something unknown"
