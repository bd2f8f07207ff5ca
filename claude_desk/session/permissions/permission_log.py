"""The permission log of a session: every decision, read from the session's journal. The module runs in a
thread and uses no Qt."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from claude_desk.protocol.files import journal_file
from claude_desk.protocol.files.journal_file import read_line
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.permissions import PermissionUpdate, updates_of
from claude_desk.system.files import open_to_read

# How much of a journal's end is read at most, and how many decisions are kept at most.
MOST_BYTES = 64 * 1024 * 1024
MOST_LINES = 5_000
_KINDS = tuple(
    f'"kind":"{kind}"'.encode() for kind in ("decided", "outcome", "undecided", "taken_back", "started")
)
_BACK = ("addRules", "addDirectories")


@dataclass(slots=True)
class AddedRule:
    """An update that a decision added: a rule, a folder or a mode.

    `state`: "" while the addition is in force, `waiting` if the next Allow will revoke it, `taken` after
    that, `ended` if it was in force only for a child that has ended.
    """

    update: PermissionUpdate
    state: str = ""

    @property
    def can_go(self) -> bool:
        return self.update.type in _BACK and self.update.is_complete() and not self.state


@dataclass(slots=True)
class PermissionLogEntry:
    """One request, the decision on it, and how its tool ended. `at` is in seconds since the epoch.

    `decision` is the decision's name in the journal, or `withdrawn`, `gone`, `closed`, `auto_denied`.
    `outcome` is the state in which the tool ended; "" if it has not ended, or never ran.
    """

    number: int
    at: float
    tool_use_id: str
    tool: str
    decision: str
    words: str = ""
    rule: str = ""
    asker: Text = ""
    input: dict[str, Any] = field(default_factory=dict)
    added: list[AddedRule] = field(default_factory=list)
    outcome: str = ""
    outcome_at: float = 0.0
    decided_in: str = ""  # as in `DecisionRecord`


@dataclass(frozen=True, slots=True)
class PermissionLog:
    """The entries, newest first. `cut`: older entries were left out."""

    lines: list[PermissionLogEntry]
    cut: bool = False


def read_permission_log(path: Path) -> PermissionLog:
    """Read the permission log from a journal; an empty log without a journal. Raise `OSError` if the journal
    cannot be read."""
    lines: list[PermissionLogEntry] = []
    calls: dict[str, PermissionLogEntry] = {}
    count = 0
    for record in _records(path):
        match record:
            case journal_file.DecisionRecord() | journal_file.UndecidedRecord():
                count += 1
                line = _line(record, count)
                lines.append(line)
                calls[line.tool_use_id] = line
            case journal_file.ToolOutcomeRecord(tool_use_id=name, state=state) if name in calls:
                calls[name].outcome, calls[name].outcome_at = state, record.at
            case journal_file.RevocationRecord():
                _apply_revocation(lines, record)
            case journal_file.ChildStartRecord():
                _end_child(lines)
    kept = lines[-MOST_LINES:]
    return PermissionLog(kept[::-1], cut=len(kept) < len(lines) or _is_long(path))


def waiting_in(path: Path) -> list[PermissionUpdate]:
    """Return the updates that waited to be revoked when the journal's session ended, except updates that held
    only for its child. Return [] if the journal cannot be read."""
    with contextlib.suppress(OSError):
        added = [added for line in read_permission_log(path).lines for added in line.added]
        waiting = [each.update for each in reversed(added) if each.state == "waiting"]
        return [update for update in waiting if update.destination != "session"]
    return []


def _records(path: Path) -> Iterator[journal_file.JournalRecord]:
    try:
        with open_to_read(path) as file:
            start = max(0, file.seek(0, 2) - MOST_BYTES)
            file.seek(start)
            if start:
                file.readline()
            for line in iter(partial(file.readline, MOST_BYTES), b""):
                if any(kind in line[:80] for kind in _KINDS) and (record := read_line(line)) is not None:
                    yield record
    except FileNotFoundError:
        return


def _is_long(path: Path) -> bool:
    return path.exists() and path.stat().st_size > MOST_BYTES


def _line(
    record: journal_file.DecisionRecord | journal_file.UndecidedRecord, number: int
) -> PermissionLogEntry:
    line = PermissionLogEntry(
        number,
        record.at,
        record.tool_use_id,
        record.tool_name,
        record.decision if isinstance(record, journal_file.DecisionRecord) else record.why,
        words=record.words,
        asker=journal_file.read_asker(record.asker),
        input=record.input,
    )
    if isinstance(record, journal_file.DecisionRecord):
        line.rule, line.decided_in = record.rule, record.decided_in
        line.added = [AddedRule(update) for update in updates_of(record.updates)]
    return line


def _apply_revocation(lines: list[PermissionLogEntry], record: journal_file.RevocationRecord) -> None:
    """Apply a revocation to every entry that added the same update."""
    state = {"waiting": "waiting", "sent": "taken"}.get(record.state, "")
    for update in updates_of([record.update]):
        for added in (added for line in lines for added in line.added if added.update == update):
            if added.state in ("", "waiting"):
                added.state = state


def _end_child(lines: list[PermissionLogEntry]) -> None:
    """Mark updates that held only for the previous child as ended, now that another child has started."""
    for line in lines:
        for added in line.added:
            if added.update.destination == "session" and added.state != "taken":
                added.state = "ended"
