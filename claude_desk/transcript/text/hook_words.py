"""Makes phrases for the words of hooks, from the CLI's sentences about a hook and from a hook's output."""

import re
from collections.abc import Mapping
from typing import Any, TypeGuard

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.parser import read_object

_MOST = 500  # characters of a hook's words that are shown
_NAME = r"(?P<name>[A-Z][A-Za-z]{2,40}(?::[^\s:]{1,200})?)"
# The CLI's sentences, each with the kind of its phrase. The sentence "Operation stopped" names no hook. The
# CLI writes this sentence only for a UserPromptSubmit hook.
_SENTENCES = (
    (re.compile(_NAME + r" says: (?P<said>.*)", re.S), "notice.hook_says"),
    (re.compile(_NAME + r" operation blocked by hook:\n(?P<said>.*)", re.S), "notice.hook_blocked"),
    (re.compile(r"(?P<name>Operation) stopped by hook(?:: (?P<said>.*))?", re.S), "notice.hook_stopped"),
    (
        re.compile(r"Compaction blocked by (?P<name>PreCompact) hook: (?P<said>.*)", re.S),
        "notice.hook_blocked",
    ),
    (re.compile(_NAME + r" hook feedback:\n(?P<said>.*)", re.S), "notice.hook_blocked"),
    (re.compile(_NAME + r" hook error: (?P<said>.*)", re.S), "notice.hook_failed"),
)
_PROMPT = "UserPromptSubmit"
_ORIGINAL = re.compile(r"\n\nOriginal (?:prompt|command): ")
_SAVED = re.compile(r"</?persisted-output>\n?")  # the marks around output that was too long
_SCHEMA = "\n\nExpected schema:"  # the CLI adds the schema to output that does not fit it
_COMPACTED = re.compile(
    r"(?:Compacted )?(?P<name>P(?:re|ost)Compact) \[.*?\] (?P<how>completed successfully|failed)(?:: |$)"
)
_COMMAND = re.compile(r"\s*(?:- )?\[.*?\]: ", re.S)
_STATUS = "Failed with non-blocking status code: "
_KINDS = frozenset({
    "notice.hook_says", "notice.hook_blocked", "notice.hook_stopped", "notice.hook_failed",
    "notice.hook_added",
})  # fmt: skip


def is_hook_phrase(content: Text | None) -> bool:
    """Return whether the content of a row is the phrase of a hook's words."""
    return isinstance(content, Phrase) and content.kind in _KINDS


def hook_phrase(kind: str, name: str, said: str, command: str = "") -> Phrase:
    """Make the phrase of a hook's words. Leave out the hook's command in brackets at the beginning of `said`.

    `command`: the hook's command, if known.
    """
    said = _SAVED.sub("", said.partition(_SCHEMA)[0]).strip()
    if command and said.startswith(f"[{command}]: "):
        said = said[len(command) + 4 :]
    elif found := _COMMAND.match(said):
        said = said[found.end() :]
    return _phrase(kind, name, said.removeprefix(_STATUS).strip()[:_MOST])


def renamed(phrase: Phrase, name: str) -> Phrase:
    """Return the same phrase with another name of the hook."""
    return _phrase(phrase.kind, name, str(phrase.values["said"]))


def _phrase(kind: str, name: str, said: str) -> Phrase:
    match kind:
        case "notice.hook_failed":
            return Phrase("notice.hook_failed", name=name, said=said)
        case "notice.hook_blocked":
            return Phrase("notice.hook_blocked", name=name, said=said)
        case "notice.hook_stopped":
            return Phrase("notice.hook_stopped", name=name, said=said)
        case "notice.hook_added":
            return Phrase("notice.hook_added", name=name, said=said)
        case _:
            return Phrase("notice.hook_says", name=name, said=said)


def hook_sentence(text: str) -> Phrase | None:
    """Return the phrase for the CLI's sentence about a hook; None for any other text."""
    for pattern, kind in _SENTENCES:
        if (found := pattern.fullmatch(text.strip())) is not None:
            said = _ORIGINAL.split(found["said"] or "", maxsplit=1)[0]
            name = _PROMPT if found["name"] == "Operation" else found["name"]
            return hook_phrase(kind, name, said)
    return None


def hook_output(name: str, output: str) -> Text:
    """Return the phrase for the output of a successful hook: its `systemMessage`, its reason to block, or the
    words that a SessionStart hook adds for Claude; "" for any other output."""
    data = read_object(output.strip().encode("utf-8", "replace")) if output.lstrip().startswith("{") else None
    added = ""
    if name.startswith("SessionStart"):
        specific = data.get("hookSpecificOutput") if data is not None else None
        added = output if data is None else _text(specific, "additionalContext") if _is_map(specific) else ""
    if data is None:
        return hook_phrase("notice.hook_added", name, added) if added.strip() else ""
    if said := _text(data, "systemMessage").strip():
        return hook_phrase("notice.hook_says", name, said)
    if _text(data, "decision") == "block":
        return hook_phrase("notice.hook_failed", name, _text(data, "reason"))
    return hook_phrase("notice.hook_added", name, added) if added.strip() else ""


def compaction_hooks(output: str) -> list[Text] | None:
    """Return the phrases of a compaction's hooks; None if `output` is not the CLI's output after a
    compaction.

    Leave out hooks without words for the user.
    """
    begins = list(_COMPACTED.finditer(output))
    if not begins or begins[0].start() != 0:
        return None
    found: list[Text] = []
    for begin, end in zip(begins, [*(each.start() for each in begins[1:]), len(output)], strict=True):
        said = output[begin.end() : end].strip()
        if begin["how"] == "failed":
            found.append(hook_phrase("notice.hook_failed", begin["name"], said))
        elif said.startswith("{"):
            found.append(hook_output(begin["name"], said))
        elif said:
            found.append(hook_phrase("notice.hook_says", begin["name"], said))
    return [each for each in found if each]


def stop_summary(fields: Mapping[str, Any]) -> Text:
    """Return the phrase of a session file's line about the hooks at a turn's end.

    Return "" if no hook failed or stopped the turn. CLI 2.1.37 writes only this line about such hooks.
    """
    if fields.get("preventedContinuation") is True:
        return hook_phrase("notice.hook_stopped", "Stop", _text(fields, "stopReason"))
    errors = fields.get("hookErrors")
    for each in errors if isinstance(errors, list) else ():
        if isinstance(each, str) and each.startswith((_STATUS, "JSON validation failed")):
            return hook_phrase("notice.hook_failed", "Stop", each)
    return ""


def _is_map(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _text(fields: Mapping[str, Any], name: str) -> str:
    found = fields.get(name)
    return found if isinstance(found, str) else ""
