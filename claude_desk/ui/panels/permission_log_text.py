"""The lines of the permission log in words, for the screen and for a file. No Qt."""

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from claude_desk.protocol.phrase import Text, with_texts
from claude_desk.protocol.wire.json_text import as_json
from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.text.text_sanitizer import flat, readable, visible
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.safe_text import words_in_one_line
from claude_desk.ui.session.choices import mode_words
from claude_desk.ui.transcript.tool_state_text import tool_state_words
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import PermissionUpdate
    from claude_desk.session.permissions.permission_log import AddedRule, PermissionLogEntry

_SEARCHED = 50_000
_TONES = {
    "allow": "ok",
    "always": "ok",
    "answered": "ok",
    "approved": "ok",
    "deny": "bad",
    "deny_stop": "bad",
    "dismissed": "bad",
    "kept_planning": "warn",
    "told": "ok",
    "declined": "bad",
    "stopped": "bad",
    "auto_denied": "bad",
}
_ALLOWED = ("allow", "always", "answered", "approved")


def _decided(decision: str, decided_in: str) -> str:
    """Say how a request was decided. An unknown word from a later version is shown unchanged."""
    match decision:
        case "allow":
            return translate("PermissionLogText", "Allowed once")
        case "always":
            return translate("PermissionLogText", "Always allowed")
        case "answered" | "told":
            return translate("PermissionLogText", "Answered")
        case "approved":
            return translate("PermissionLogText", "Plan approved")
        case "deny" if decided_in == "notification":
            return translate("PermissionLogText", "Denied in a notification")
        case "deny":
            return translate("PermissionLogText", "Denied")
        case "deny_stop":
            return translate("PermissionLogText", "Denied and stopped")
        case "dismissed":
            return translate("PermissionLogText", "Dismissed")
        case "kept_planning":
            return translate("PermissionLogText", "Asked to keep planning")
        case "declined":
            return translate("PermissionLogText", "Declined")
        case "stopped":
            return translate("PermissionLogText", "Denied: the turn was stopped")
        case "withdrawn":
            return translate("PermissionLogText", "Withdrawn by Claude Code")
        case "closed":
            return translate("PermissionLogText", "Not answered: the session was closed")
        case "gone":
            return translate("PermissionLogText", "Not allowed: Claude Code exited")
        case "auto_denied":
            return translate("PermissionLogText", "Denied without asking")
    return decision


def _outcome(state: str) -> str:
    """Say how an allowed tool call ended."""
    if not state:
        return translate("PermissionLogText", "not finished")
    return tool_state_words(ToolState(state)) if state in list(ToolState) else state


def _place(destination: str) -> str:
    match destination:
        case "userSettings":
            return translate("PermissionLogText", "your settings")
        case "projectSettings":
            return translate("PermissionLogText", "this project's settings")
        case "localSettings":
            return translate("PermissionLogText", "this project's local settings")
        case "session":
            return translate("PermissionLogText", "this session")
    return visible(destination)


def title(line: "PermissionLogEntry") -> str:
    """Say in one line what the request was about."""
    from claude_desk.transcript.tools.registry import title_of

    said = title_of(line.tool, line.input)
    return flat(visible(said[:600]), 300) if isinstance(said, str) else words_in_one_line(words(said))


def decision(line: "PermissionLogEntry") -> tuple[str, str]:
    """Return the decision in words, and its tone. If the call was allowed, add how it ended.

    Example: `Allowed once · failed`.
    """
    said, tone = _decided(line.decision, line.decided_in), _TONES.get(line.decision, "")
    if line.decision not in _ALLOWED:
        return said, tone
    said = translate("PermissionLogText", "{decision} · {state}", decision=said, state=_outcome(line.outcome))
    return said, "warn" if line.outcome == ToolState.FAILED else tone


def when(line: "PermissionLogEntry", now: float | None = None) -> str:
    """Return the time of the decision: `10:42:07` today, or else the date and the time without seconds."""
    then, today = time.localtime(line.at), time.localtime(now)
    return locale_format.exact_clock(line.at) if then[:3] == today[:3] else locale_format.moment(line.at)


def added(update: "PermissionUpdate") -> str:
    """Return what a decision added: `Rule (this project's local settings): Bash(mkdir *)`."""
    place = _place(update.destination)
    match update.type:
        case "addRules":
            return _added_rules(update, place)
        case "addDirectories":
            folders = locale_format.listed(map(visible, update.directories))
            return translate("PermissionLogText", "Folder ({place}): {folders}", folders=folders, place=place)
        case "setMode":
            mode = visible(mode_words(update.mode or ""))
            return translate("PermissionLogText", "Mode ({place}): {mode}", mode=mode, place=place)
    return translate("PermissionLogText", "{change} ({place})", change=visible(update.type), place=place)


def _added_rules(update: "PermissionUpdate", place: str) -> str:
    rules = locale_format.listed(visible(rule.words()) for rule in update.rules)
    match update.behavior:
        case "allow":
            return translate("PermissionLogText", "Rule ({place}): {rules}", rules=rules, place=place)
        case "deny":
            return translate("PermissionLogText", "Deny rule ({place}): {rules}", rules=rules, place=place)
        case "ask":
            return translate("PermissionLogText", "Ask rule ({place}): {rules}", rules=rules, place=place)
    return translate(
        "PermissionLogText",
        "Rule “{behavior}” ({place}): {rules}",
        behavior=visible(str(update.behavior)),
        rules=rules,
        place=place,
    )


def state(each: "AddedRule") -> str:
    match each.state:
        case "waiting":
            return translate("PermissionLogText", "Removed at your next Allow; active until then")
        case "taken":
            return translate("PermissionLogText", "Removed")
        case "ended":
            return translate("PermissionLogText", "Ended with its session")
    return each.state


def asker(asker: Text) -> str:
    """Return `Asked by Claude`."""
    who = words(with_texts(asker, lambda said: flat(visible(said), 200)))
    return translate("PermissionLogText", "Asked by {asker}", asker=who)


def input_text(line: "PermissionLogEntry") -> str:
    """Return the exact input as JSON, with hidden characters made visible."""
    return visible(as_json(line.input, indent=2))


def haystack(line: "PermissionLogEntry") -> str:
    """Return the text for the search, in lower case. A long input is cut."""
    parts = [
        line.tool,
        words(line.asker),
        line.words,
        line.rule,
        *decision(line),
        as_json(line.input)[:_SEARCHED],
    ]
    return "\n".join([*parts, *(added(each.update) for each in line.added)]).lower()


def json_lines(lines: Iterable["PermissionLogEntry"]) -> Iterator[bytes]:
    """Yield each line as a JSON object, in the given order."""
    for line in lines:
        yield as_json(_plain(line)).encode("utf-8", "replace") + b"\n"


def markdown(lines: Iterable["PermissionLogEntry"], heading: str) -> Iterator[bytes]:
    title = translate("PermissionLogText", "Permission history: {session}", session=flat(heading))
    yield f"# {title}\n".encode("utf-8", "replace")
    for line in lines:
        head = translate(
            "PermissionLogText",
            "{time} · {tool}: {decision}",
            time=locale_format.exact_moment(line.at),
            tool=flat(visible(line.tool)),
            decision=decision(line)[0],
        )
        said = [f"\n## {head}\n"]
        if line.asker:
            said.append(f"{asker(line.asker)}\n")
        said += [f"- {_added_with_state(each)}" for each in line.added]
        if line.words.strip():
            said.append("\n" + "\n".join(f"> {part}" for part in readable(line.words).split("\n")))
        fence = "```"
        text = input_text(line)
        while fence in text:
            fence += "`"
        yield ("\n".join(said) + f"\n\n{fence}json\n{text}\n{fence}\n").encode("utf-8", "replace")


def _added_with_state(each: "AddedRule") -> str:
    what, now = added(each.update), state(each)
    return translate("PermissionLogText", "{change} ({state})", change=what, state=now) if now else what


def _plain(line: "PermissionLogEntry") -> dict[str, Any]:
    from claude_desk.protocol.files.journal_file import asker_text  # not needed before the list of sessions

    added_to = [{**each.update.model_dump(by_alias=True, exclude_unset=True)} for each in line.added]
    return {
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(line.at)),
        "tool": line.tool,
        "tool_use_id": line.tool_use_id,
        "decision": line.decision,
        "outcome": line.outcome,
        "words": line.words,
        "decided_in": line.decided_in,
        "asker": asker_text(line.asker),
        "updates": added_to,
        "states": [each.state for each in line.added],
        "input": line.input,
    }
