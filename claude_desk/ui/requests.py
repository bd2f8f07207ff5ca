"""A permission request in words: exactly what will run, and what "always" would do. No Qt."""

from dataclasses import dataclass
from json import dumps
from typing import TYPE_CHECKING, Any

from claude_desk.ui import markup

if TYPE_CHECKING:
    from claude_desk.protocol.permissions import CanUseTool, PermissionUpdate
    from claude_desk.session.decisions import PendingRequest

# The member of the input that the person may change before allowing it.
_EDITED = {"Bash": "command", "PowerShell": "command", "WebFetch": "url", "WebSearch": "query"}
_HEADINGS = {
    "Bash": "Run this command?",
    "PowerShell": "Run this command?",
    "Write": "Write this file?",
    "Edit": "Change this file?",
    "MultiEdit": "Change this file?",
    "NotebookEdit": "Change this notebook?",
    "WebFetch": "Fetch this address?",
    "WebSearch": "Search the web?",
    "Read": "Read this file?",
}
# Where a rule goes (protocol.md section 4.2).
_PLACES = {
    "userSettings": "your settings (~/.claude/settings.json)",
    "projectSettings": "this project's settings (.claude/settings.json)",
    "localSettings": "this project's local settings (.claude/settings.local.json)",
    "session": "this session only",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What a dialog shows of a request. `edits` is the member that `text` stands for, or ""."""

    tool: str = ""
    heading: str = ""
    text: str = ""
    edits: str = ""
    editable: bool = False
    details: str = ""
    reason: str = ""
    rule: str = ""
    rule_place: str = ""


NOTHING = Shown()


def shown(pending: "PendingRequest") -> Shown:
    """The words of a request. Nothing in them is hidden."""
    request = pending.request
    main = _EDITED.get(request.tool_name, "")
    value = request.input.get(main)
    alone = isinstance(value, str) and bool(value)
    text = str(value) if alone else _members(request.input)
    rest = {key: item for key, item in request.input.items() if not (alone and key == main)}
    description = rest.pop("description", None) if alone else None
    rule, place = _rule(pending.rule)
    return Shown(
        tool=safe(request.tool_name),
        heading=_HEADINGS.get(request.tool_name, f"Allow {safe(request.tool_name)}?"),
        text=markup.visible(text),
        edits=main if alone else "",
        editable=alone and not markup.hides_something(text) and len(text) < 20_000,
        details=markup.visible(_members(rest)) if alone else "",
        reason=_reason(request, description if isinstance(description, str) else ""),
        rule="" if request.suppress_always_allow_rule else rule,
        rule_place=place,
    )


def edited_input(request: "CanUseTool", view: Shown, text: str | None) -> dict[str, Any] | None:
    """The input with the person's change, None where nothing was changed.

    That it was changed is for the field to say: Qt gives some texts back as others than it was given.
    """
    if text is None or not view.editable or text == view.text:
        return None
    return {**request.input, view.edits: text}


def safe(text: str) -> str:
    """A name in one line with nothing hidden in it."""
    return markup.one_line(markup.visible(text), 200)


def _reason(request: "CanUseTool", described: str) -> str:
    """Why it is asked, in the words of the CLI and of Claude."""
    said = [described or request.description or "", request.decision_reason or ""]
    if request.blocked_path:
        said.append(f"It reaches {request.blocked_path}")
    unique = list(dict.fromkeys(part.strip() for part in said if part.strip()))
    return markup.readable(" · ".join(unique))


def _rule(update: "PermissionUpdate | None") -> tuple[str, str]:
    if update is None or not update.rules:
        return "", ""
    rules = ", ".join(markup.visible(rule.words()) for rule in update.rules)
    return rules, _PLACES.get(update.destination, safe(update.destination))


def _members(value: dict[str, Any]) -> str:
    """Each member of an input with its whole value."""
    return "\n".join(_member(key, item) for key, item in value.items())


def _member(key: str, value: Any) -> str:
    text = value if isinstance(value, str) else dumps(value, ensure_ascii=False, indent=2)
    return f"{key}:\n{text}" if "\n" in text else f"{key}: {text}"
