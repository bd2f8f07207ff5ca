"""A line of the permission log in words, for the screen and for a file. No Qt."""

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from claude_desk.protocol.wire.json_text import as_json
from claude_desk.transcript.text.text_sanitizer import flat, readable, visible
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.session.choices import mode_words

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import PermissionUpdate
    from claude_desk.session.permissions.permission_log import AddedRule, PermissionLogEntry

_SEARCHED = 50_000
_DECIDED = {
    "allow": ("Allowed once", "ok"),
    "always": ("Always allowed", "ok"),
    "answered": ("Answered", "ok"),
    "approved": ("Plan approved", "ok"),
    "deny": ("Denied", "bad"),
    "deny_stop": ("Denied, and the turn stopped", "bad"),
    "dismissed": ("Dismissed", "bad"),
    "kept_planning": ("Kept planning", "warn"),
    "told": ("Answered", "ok"),
    "declined": ("Declined", "bad"),
    "stopped": ("Refused: the turn was stopped", "bad"),
    "withdrawn": ("Withdrawn by Claude Code", ""),
    "closed": ("Not answered: the session was closed", ""),
    "gone": ("Not allowed: Claude Code ended", ""),
    "auto_denied": ("Refused without asking", "bad"),
}
_ALLOWED = ("allow", "always", "answered", "approved")
_PLACES = {
    "userSettings": "your settings",
    "projectSettings": "this project's settings",
    "localSettings": "this project's local settings",
    "session": "this session",
}
_STATES = {
    "": "",
    "waiting": "Goes with your next Allow; it counts until then",
    "taken": "Taken back",
    "ended": "Ended with its session",
}


def title(line: "PermissionLogEntry") -> str:
    """What it was about, in one line."""
    from claude_desk.transcript.tools.registry import title_of

    return flat(visible(words(title_of(line.tool, line.input))[:600]), 300)


def decision(line: "PermissionLogEntry") -> tuple[str, str]:
    """What became of it in words, and their tone: `Allowed once · failed`."""
    said, tone = _DECIDED.get(line.decision, (line.decision, ""))
    if line.decision not in _ALLOWED:
        return said, tone
    return f"{said} · {line.outcome or 'not ended'}", "warn" if line.outcome == "failed" else tone


def when(line: "PermissionLogEntry", now: float | None = None) -> str:
    """`10:42:07`, on another day `Nov 21, 10:42`."""
    then, today = time.localtime(line.at), time.localtime(now)
    return time.strftime("%H:%M:%S" if then[:3] == today[:3] else "%b %d, %H:%M", then)


def added(update: "PermissionUpdate") -> str:
    """`Rule Bash(mkdir *) in this project's local settings`"""
    place = _PLACES.get(update.destination, visible(update.destination))
    match update.type:
        case "addRules":
            rules = ", ".join(visible(rule.words()) for rule in update.rules)
            kind = "Rule" if update.behavior == "allow" else f"Rule to {update.behavior}"
            return f"{kind} {rules} in {place}"
        case "addDirectories":
            return f"Folder {', '.join(map(visible, update.directories))} in {place}"
        case "setMode":
            return f"Mode {visible(mode_words(update.mode or ''))} for {place}"
    return f"{visible(update.type)} in {place}"


def state(each: "AddedRule") -> str:
    return _STATES.get(each.state, each.state)


def input_text(line: "PermissionLogEntry") -> str:
    """The exact input, nothing in it hidden."""
    return visible(as_json(line.input, indent=2))


def haystack(line: "PermissionLogEntry") -> str:
    """All that a search looks at, in lower case: of a long input its beginning."""
    parts = [
        line.tool,
        line.asker,
        line.words,
        line.rule,
        *decision(line),
        as_json(line.input)[:_SEARCHED],
    ]
    return "\n".join([*parts, *(added(each.update) for each in line.added)]).lower()


def json_lines(lines: Iterable["PermissionLogEntry"]) -> Iterator[bytes]:
    """Newest first, one JSON object a line."""
    for line in lines:
        yield as_json(_plain(line)).encode("utf-8", "replace") + b"\n"


def markdown(lines: Iterable["PermissionLogEntry"], heading: str) -> Iterator[bytes]:
    yield f"# Decisions: {flat(heading)}\n".encode("utf-8", "replace")
    for line in lines:
        stamp = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(line.at))
        said = [f"\n## {stamp} · {flat(visible(line.tool))}: {decision(line)[0]}\n"]
        if line.asker:
            said.append(f"Asked by {flat(visible(line.asker))}.\n")
        said += [f"- {added(each.update)}{_after(state(each))}" for each in line.added]
        if line.words.strip():
            said.append("\n" + "\n".join(f"> {part}" for part in readable(line.words).split("\n")))
        fence = "```"
        text = input_text(line)
        while fence in text:
            fence += "`"
        yield ("\n".join(said) + f"\n\n{fence}json\n{text}\n{fence}\n").encode("utf-8", "replace")


def _after(words: str) -> str:
    return f" ({words[0].lower()}{words[1:]})" if words else ""


def _plain(line: "PermissionLogEntry") -> dict[str, Any]:
    added_to = [{**each.update.model_dump(by_alias=True, exclude_unset=True)} for each in line.added]
    return {
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(line.at)),
        "tool": line.tool,
        "tool_use_id": line.tool_use_id,
        "decision": line.decision,
        "outcome": line.outcome,
        "words": line.words,
        "asker": line.asker,
        "updates": added_to,
        "states": [each.state for each in line.added],
        "input": line.input,
    }
