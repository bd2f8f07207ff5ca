"""Derives from a session file what has to be shown, with plain JSON and without the program's code.

`expected(path)` returns what has to be shown, and `shown(entries)` what the program's rows show. Only the
letters and digits of texts are compared, because a row changes the layout of its text.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.subagent_cards import AGENT_RESULT
from tests.entry_words import said

Line = dict[str, Any]

_NOT_TYPED = ("<", "[Request interrupted", "Caveat: ", "/")
_REASON = re.compile(r"(?:the user said:|following reason for the rejection:)\s*(.*)", re.S)
_REFUSED = "The user doesn't want to proceed with this tool use"
_BUILT_IN = ("clear", "compact", "context", "cost", "help", "login", "mcp", "model")
_COMMAND = re.compile(r"<command-name>/(.*?)</command-name>")
_PRINTED = re.compile(r"<local-command-std(?:out|err)>(.+)</local-command-std(?:out|err)>", re.S)
_COLOUR = re.compile(r"\x1b\[\d*m")
_EDITOR = re.compile(r"<(ide_\w+)>.*?</\1>", re.S)
_ENDS = {"completed": "done", "failed": "failed", "killed": "stopped", "stopped": "stopped"}


@dataclass
class Seen:
    """`order`: the prompts, answers and calls, as (kind, letters or id). `results`: the results, by call.

    `notes`: the texts that have a separate quiet line. `inner`: the calls of subagents, by the call of the
    agent. `ends`: the status with which the task of a call has ended, by call; "" without an end in the file.
    """

    order: list[tuple[str, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    results: dict[str, str] = field(default_factory=dict)
    inner: dict[str, set[str]] = field(default_factory=dict)
    ends: dict[str, str] = field(default_factory=dict)

    def add(self, kind: str, value: str) -> None:
        """Add an entry; an answer that follows an answer is joined to it."""
        if kind == "answer" and self.order and self.order[-1][0] == "answer":
            value = self.order.pop()[1] + value
        if value:
            self.order.append((kind, value))


def letters(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


# --- the file --------------------------------------------------------------------------------------


def lines_in(path: Path) -> list[Line]:
    found = []
    for raw in path.read_bytes().split(b"\n"):
        try:
            line = json.loads(raw)
        except ValueError:
            continue
        if isinstance(line, dict):
            found.append(line)
    return found


def expected(path: Path) -> Seen:
    lines = lines_in(path)
    seen = Seen()
    tasks: dict[str, str] = {}  # the call that launched something, by the task's id
    asked = ""  # the command that was given last
    for line in conversation(lines):
        for text in _commands_in(line):
            if name := _COMMAND.search(text):
                asked = name[1]
            elif asked and asked not in _BUILT_IN and (printed := _PRINTED.fullmatch(text)):
                seen.add("answer", letters(_COLOUR.sub("", printed[1])))  # the output of a skill
                asked = ""
        if line["type"] == "attachment":
            attachment = line["attachment"]
            if attachment.get("type") == "queued_command" and attachment.get("commandMode") == "prompt":
                seen.add("prompt", letters(attachment["prompt"]))
            if note := _note(attachment):
                seen.notes.append(letters(note))
            seen.notes += _events_in(str(attachment.get("prompt")))
            continue
        for block in _blocks(line):
            if line["type"] == "user" and block.get("type") == "text":
                seen.notes += _events_in(block["text"])
            match block.get("type"):
                case "text" if line["type"] == "assistant":
                    seen.add("answer", letters(block["text"]))
                case "text" if _is_typed(line, block["text"]):
                    seen.add("prompt", letters(block["text"]))
                case "tool_use":
                    seen.add("call", block["id"])
                case "tool_result":
                    _take_result(seen, path, lines, line, block, tasks)
    for call, status in _ends(lines, tasks):
        if call in seen.ends:
            seen.ends[call] = _ENDS.get(status, status)
    return seen


def conversation(lines: list[Line]) -> list[Line]:
    """Return the lines of the present strand, in the order in which they were said."""
    chain = [line for line in _in_order(lines) if not line.get("isSidechain")]
    by_uuid = {line["uuid"]: line for line in chain}
    said = [line for line in chain if line["type"] in ("user", "assistant", "system") or _is_folded(line)]
    kept: set[str] = set()
    line = said[-1] if said else None
    while line is not None and line["uuid"] not in kept:
        kept.add(line["uuid"])
        line = by_uuid.get(line.get("parentUuid") or line.get("logicalParentUuid") or "")
    messages = {by_uuid[uuid]["message"]["id"] for uuid in kept if by_uuid[uuid]["type"] == "assistant"}
    kept |= {one["uuid"] for one in chain if one["type"] == "assistant" and one["message"]["id"] in messages}
    calls = {
        block["id"] for uuid in kept for block in _blocks(by_uuid[uuid]) if block.get("type") == "tool_use"
    }
    for one in chain:
        if any(block.get("tool_use_id") in calls for block in _blocks(one)):
            kept.add(one["uuid"])
    return [one for one in chain if one["uuid"] in kept]


def title_of(path: Path) -> str:
    """Return the user's title, or else the title made from this conversation, or else the first typed
    words."""
    lines = lines_in(path)
    uuids = {line.get("uuid") for line in lines}
    custom = [line["customTitle"] for line in lines if line["type"] == "custom-title"]
    made = [line["aiTitle"] for line in lines if line["type"] == "ai-title"]
    summaries = [x["summary"] for x in lines if x["type"] == "summary" and x["leafUuid"] in uuids]
    typed = [
        block["text"]
        for line in lines
        if line["type"] == "user" and not line["isSidechain"]
        for block in _blocks(line)
        if block.get("type") == "text" and _is_typed(line, block["text"])
    ]
    return next((found[-1] for found in (custom, made, summaries, typed[:1]) if found), "")


def _in_order(lines: list[Line]) -> list[Line]:
    """Return the lines that have a uuid. Move a line that comes before its parent to just after the
    parent."""
    uuids = {line["uuid"] for line in lines if line.get("uuid")}
    waiting: dict[str, list[Line]] = {}
    told: set[str] = set()
    ordered: list[Line] = []

    def tell(line: Line) -> None:
        ordered.append(line)
        told.add(line["uuid"])
        for each in waiting.pop(line["uuid"], []):
            tell(each)

    for line in lines:
        parent = line.get("parentUuid") or ""
        if not line.get("uuid"):
            continue
        if parent in uuids and parent not in told:
            waiting.setdefault(parent, []).append(line)
        else:
            tell(line)
    return ordered


def _blocks(line: Line) -> list[Line]:
    content = line.get("message", {}).get("content", [])
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _commands_in(line: Line) -> list[str]:
    """Return the texts that contain a command or the output of a command."""
    if line["type"] == "system":
        return [str(line.get("content"))] if line.get("subtype") == "local_command" else []
    return [
        block["text"] for block in _blocks(line) if line["type"] == "user" and block.get("type") == "text"
    ]


def _is_folded(line: Line) -> bool:
    return line["type"] == "attachment" and line["attachment"].get("type") == "queued_command"


def _events_in(text: str) -> list[str]:
    """Return the letters of each event of a monitor."""
    found = re.findall(r"<event>(.*?)</event>", text) if text.startswith("<task-notification>") else []
    return list(map(letters, found))


def _note(attachment: Line) -> str:
    """Return the words that the quiet line about an attachment has to contain; "" if it has no line."""
    path = Path(attachment.get("filename") or attachment.get("path") or "")
    return {
        "file": path.name,
        "directory": path.name,
        "compact_file_reference": path.name,
        "selected_lines_in_ide": path.name,
        "hook_blocking_error": str(attachment.get("blockingError", {}).get("blockingError")),
        "hook_system_message": str(attachment.get("content")),
    }.get(attachment["type"], "")


def _is_typed(line: Line, text: str) -> bool:
    hidden = any(
        line.get(name) for name in ("isMeta", "isCompactSummary", "isVisibleInTranscriptOnly", "origin")
    )
    return line["type"] == "user" and not hidden and not text.startswith(_NOT_TYPED)


def _take_result(
    seen: Seen, path: Path, lines: list[Line], line: Line, block: Line, tasks: dict[str, str]
) -> None:
    call, text, told = block["tool_use_id"], block.get("content") or "", line.get("toolUseResult")
    told = told if isinstance(told, dict) else {}
    task = told.get("backgroundTaskId") or (
        told.get("taskId") if told.get("status") == "async_launched" else ""
    )
    if text.startswith(_REFUSED):
        reason = _REASON.search(text)
        text = reason[1] if reason else ""
    if task:
        tasks[task] = call
        seen.ends[call] = ""  # no end is known
    else:
        seen.results[call] = letters(text)
    agent, folder = told.get("agentId"), told.get("transcriptDir")
    inner = set(_inner(path, lines, agent)) if agent else set()
    if folder:
        inner |= {id for file in Path(folder).glob("agent-*.jsonl") for id in _calls_in(lines_in(file))}
    if inner:
        seen.inner[call] = inner


def _inner(path: Path, lines: list[Line], agent: str) -> Iterator[str]:
    """Yield the calls of a subagent: from its own file, or else from its lines in the session's file."""
    files = (
        path.with_suffix("") / "subagents" / f"agent-{agent}.jsonl",
        path.parent / f"agent-{agent}.jsonl",
    )
    own = next((file for file in files if file.exists()), None)
    if own is not None:
        yield from _calls_in(lines_in(own))
        return
    yield from _calls_in(line for line in lines if line.get("isSidechain") and line.get("agentId") == agent)
    for line in lines:
        data = line.get("data", {})
        if data.get("type") == "agent_progress" and data.get("agentId") == agent:
            yield from _calls_in([data["message"]])


def _calls_in(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        yield from (block["id"] for block in _blocks(line) if block.get("type") == "tool_use")


def _ends(lines: list[Line], tasks: dict[str, str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        words = str(line.get("content") or line.get("message", {}).get("content") or "")
        if not words.startswith("<task-notification>"):
            continue
        told = dict(re.findall(r"<(task-id|tool-use-id|status)>(.*?)</", words))
        if "status" not in told:
            continue  # the task is still running
        yield told.get("tool-use-id") or tasks.get(told["task-id"], ""), told["status"]


# --- the rows --------------------------------------------------------------------------------------

_PROSE = frozenset({EntryKind.PROSE, EntryKind.CODE, EntryKind.TABLE})


def shown(entries: Iterable[Entry]) -> Seen:
    seen = Seen()
    workflows: dict[str, str] = {}  # by subagent
    for entry in entries:
        call = entry.tool
        if call is not None and entry.depth:
            if call.structured == {"agentId": call.id}:  # the row of a workflow's subagent
                workflows[call.id] = entry.parent
            seen.inner.setdefault(workflows.get(entry.parent, entry.parent), set()).add(call.id)
        elif call is not None and call.name == AGENT_RESULT:
            pass  # the result is in the row of the call too
        elif call is not None:
            seen.add("call", call.id)
            if call.progress is not None and call.progress.background:
                seen.ends[call.id] = call.state.value if call.progress.status else ""
            else:
                seen.results[call.id] = letters(call.result)
        elif entry.kind is EntryKind.USER:
            seen.add("prompt", letters(_EDITOR.sub("", entry.text)))
        elif entry.kind is EntryKind.NOTICE:
            seen.notes.append(letters(said(entry)))
        elif entry.kind in _PROSE and not entry.depth:
            seen.add("answer", letters(entry.text))
    return seen


def missing(path: Path, entries: Iterable[Entry]) -> list[str]:
    """Return a text for each fault of the rows: an order that differs from the file, and missing notes,
    results, inner calls and ends of tasks."""
    wanted, found = expected(path), shown(entries)
    faults = []
    known = Seen()  # without the prompts that only the rows have: rows show commands as prompts too
    for kind, value in found.order:
        if kind != "prompt" or (kind, value) in wanted.order:
            known.add(kind, value)
    order = known.order
    if order != wanted.order:
        at = next((n for n, (a, b) in enumerate(zip(order, wanted.order, strict=False)) if a != b), -1)
        faults.append(f"order, from {at}: {order[at:][:4]} instead of {wanted.order[at:][:4]}")
    faults += [f"note {note}" for note in wanted.notes if not any(note in each for each in found.notes)]
    faults += [
        f"result of {call}: {found.results.get(call)!r} instead of {text!r}"
        for call, text in wanted.results.items()
        if text not in found.results.get(call, "-")
    ]
    for call, ids in wanted.inner.items():
        if gone := ids - found.inner.get(call, set()):
            faults.append(f"inner calls of {call} missing: {sorted(gone)}")
    for call, state in wanted.ends.items():
        if found.ends.get(call) != state:
            faults.append(f"end of {call}: {found.ends.get(call)!r} instead of {state!r}")
    return faults
