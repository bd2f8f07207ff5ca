"""What a hook said, as a phrase: read from the CLI's sentences about it, and from what it printed."""

import re
from collections.abc import Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.parser import read_object

_MOST = 500  # characters of what a hook says
_NAME = r"(?P<name>[A-Z][A-Za-z]{2,40}(?::[^\s:]{1,200})?)"
# The sentences, and the kind of the phrase. A stop names no hook: only that of a prompt is told so.
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
_SAVED = re.compile(r"</?persisted-output>\n?")  # around what was too long
_SCHEMA = "\n\nExpected schema:"  # what the CLI adds to what does not fit it
_COMPACTED = re.compile(
    r"(?:Compacted )?(?P<name>P(?:re|ost)Compact) \[.*?\] (?P<how>completed successfully|failed)(?:: |$)"
)
_COMMAND = re.compile(r"\s*(?:- )?\[.*?\]: ", re.S)
_STATUS = "Failed with non-blocking status code: "
_KINDS = frozenset({"notice.hook_says", "notice.hook_blocked", "notice.hook_stopped", "notice.hook_failed"})


def is_hook_phrase(told: Text | None) -> bool:
    """Whether a row says what a hook said."""
    return isinstance(told, Phrase) and told.kind in _KINDS


def hook_phrase(kind: str, name: str, said: str, command: str = "") -> Phrase:
    """`command`: the hook's, which the CLI writes before what the hook says."""
    said = _SAVED.sub("", said.partition(_SCHEMA)[0]).strip()
    if command and said.startswith(f"[{command}]: "):
        said = said[len(command) + 4 :]
    elif found := _COMMAND.match(said):
        said = said[found.end() :]
    return _phrase(kind, name, said.removeprefix(_STATUS).strip()[:_MOST])


def renamed(told: Phrase, name: str) -> Phrase:
    """The same of another hook."""
    return _phrase(told.kind, name, str(told.values["said"]))


def _phrase(kind: str, name: str, said: str) -> Phrase:
    match kind:
        case "notice.hook_failed":
            return Phrase("notice.hook_failed", name=name, said=said)
        case "notice.hook_blocked":
            return Phrase("notice.hook_blocked", name=name, said=said)
        case "notice.hook_stopped":
            return Phrase("notice.hook_stopped", name=name, said=said)
        case _:
            return Phrase("notice.hook_says", name=name, said=said)


def hook_sentence(text: str) -> Phrase | None:
    """What a sentence of the CLI's tells of a hook; None where it tells of none."""
    for pattern, kind in _SENTENCES:
        if (found := pattern.fullmatch(text.strip())) is not None:
            said = _ORIGINAL.split(found["said"] or "", maxsplit=1)[0]
            name = _PROMPT if found["name"] == "Operation" else found["name"]
            return hook_phrase(kind, name, said)
    return None


def hook_output(name: str, output: str) -> Text:
    """What a hook that went well printed for the person: its `systemMessage`, or why it refuses."""
    told = read_object(output.strip().encode("utf-8", "replace")) if output.lstrip().startswith("{") else None
    if told is None:
        return ""
    if said := _text(told, "systemMessage").strip():
        return hook_phrase("notice.hook_says", name, said)
    if _text(told, "decision") == "block":
        return hook_phrase("notice.hook_failed", name, _text(told, "reason"))
    return ""


def compaction_hooks(output: str) -> list[Text] | None:
    """What the hooks of a compaction said, where this is what the CLI prints after one; else None. What a
    hook printed for nobody is left out."""
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


def stop_summary(told: Mapping[str, Any]) -> Text:
    """What a session file's line about the hooks of a turn's end tells (2.1.37 has no other)."""
    if told.get("preventedContinuation") is True:
        return hook_phrase("notice.hook_stopped", "Stop", _text(told, "stopReason"))
    errors = told.get("hookErrors")
    for each in errors if isinstance(errors, list) else ():
        if isinstance(each, str) and each.startswith((_STATUS, "JSON validation failed")):
            return hook_phrase("notice.hook_failed", "Stop", each)
    return ""


def _text(told: Mapping[str, Any], name: str) -> str:
    found = told.get(name)
    return found if isinstance(found, str) else ""
