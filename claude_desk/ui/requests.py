"""A permission request in words: exactly what will run, and what "always" would do. No Qt."""

from dataclasses import dataclass
from json import dumps
from typing import TYPE_CHECKING, Any

from claude_desk.ui import markup, words

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
# No text item holds more characters of an input than this: Qt lays out 10,000 in at most 0.1 s, and 2,000,000
# in seconds. What is longer is shown in parts.
PART = 10_000
# No more of a rule, or of the reason given for a request: neither is shown in parts.
_LONGEST = 4_000
# Where a rule goes (protocol.md section 4.2).
_PLACES = {
    "userSettings": "your settings (~/.claude/settings.json)",
    "projectSettings": "this project's settings (.claude/settings.json)",
    "localSettings": "this project's local settings (.claude/settings.local.json)",
    "session": "this session only",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What a dialog shows of a request. `edits` is the member that `text` stands for, or "".

    `parts` are `text` cut so that a text item can hold each: all of them together are the whole.
    """

    tool: str = ""
    heading: str = ""
    text: str = ""
    parts: tuple[str, ...] = ("",)
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
    text, edits, details, described = _split(request)
    rule, place, too_long = _rule(pending.rule)
    return Shown(
        tool=safe(request.tool_name),
        heading=_HEADINGS.get(request.tool_name, f"Allow {safe(request.tool_name)}?"),
        text=text,
        parts=parts(text, PART),
        edits=edits,
        editable=bool(edits) and text == request.input[edits],
        details=details,
        reason=_reason(request, described, too_long),
        rule=rule,
        rule_place=place,
    )


def _split(request: "CanUseTool") -> tuple[str, str, str, str]:
    """The input as (text, the member it stands for, the other members, its description).

    Where all of it would not fit into one text item the text is the whole input.
    """
    main = _EDITED.get(request.tool_name, "")
    value = request.input.get(main)
    if isinstance(value, str) and 0 < len(value) <= PART:
        rest = {key: item for key, item in request.input.items() if key != main}
        described = rest.get("description")
        if isinstance(described, str) and described.strip() and len(described) <= _LONGEST:
            del rest["description"]
        else:
            described = ""
        text, details = markup.visible(value), markup.visible(_members(rest))
        if len(text) + len(details) <= PART:
            return text, main, details, described
    return markup.visible(_members(request.input)), "", "", ""


def parts(text: str, longest: int) -> tuple[str, ...]:
    """`text` in pieces of at most so many characters: cut at a line's end where there is one near."""
    found = []
    start = 0
    while len(text) - start > longest:
        end = text.rfind("\n", start + longest * 3 // 4, start + longest) + 1 or start + longest
        mark = text.rfind("⟨", end - 9, end)  # a character written out stays in one piece
        if mark > start and "⟩" not in text[mark:end]:
            end = mark
        found.append(text[start:end])
        start = end
    return (*found, text[start:])


def edited_input(request: "CanUseTool", view: Shown, text: str | None) -> dict[str, Any] | None:
    """The input with the person's change, None where nothing was changed.

    That it was changed is for the field to say: Qt gives some texts back as others than it was given.
    """
    if text is None or not view.editable or text == view.text:
        return None
    return {**request.input, view.edits: text}


def safe(text: str) -> str:
    """A name in one line with nothing hidden in it; one without end is cut, which is to be seen."""
    said = markup.flat(markup.visible(text[:400]), 201)
    return said if len(said) <= 200 else said[:199] + "…"


def _reason(request: "CanUseTool", described: str, rule_too_long: bool) -> str:
    """Why it is asked, in the words of the CLI and of Claude."""
    said = [described or request.description or "", request.decision_reason or ""]
    if request.blocked_path:
        said.append(f"It reaches {request.blocked_path}")
    if rule_too_long:
        said.append("The rule to allow it always is too long to be shown")
    unique = dict.fromkeys(_cut(part.strip()) for part in said if part.strip())
    return markup.readable(" · ".join(unique))


def _cut(text: str) -> str:
    left = len(text) - _LONGEST
    return f"{text[:_LONGEST]}… ({words.size(left)} more)" if left > 0 else text


def _rule(update: "PermissionUpdate | None") -> tuple[str, str, bool]:
    """(the rule, where it goes, whether there is one that is too long to be shown)."""
    if update is None or not update.rules:
        return "", "", False
    rules = ", ".join(markup.visible(rule.words()) for rule in update.rules)
    if len(rules) > _LONGEST:
        return "", "", True
    return rules, _PLACES.get(update.destination, safe(update.destination)), False


def _members(value: dict[str, Any]) -> str:
    """Each member of an input with its whole value."""
    return "\n".join(_member(key, item) for key, item in value.items())


def _member(key: str, value: Any) -> str:
    """One member. The lines of a value are set off, so that none of them passes for another member."""
    text = value if isinstance(value, str) else dumps(value, ensure_ascii=False, indent=2)
    if "\n" not in text and "\r" not in text:
        return f"{key}: {text}"
    return f"{key}:\n" + "\n".join(f"  │ {line}" for line in text.splitlines())
