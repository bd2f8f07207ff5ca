"""Reads `sessions/PID.json` in the CLI's folder. From 2.1.330 on, each process of the CLI that has a session
writes such a file and removes it at its end. A killed process leaves it behind."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from claude_desk.protocol.disk.line_object import line_object

_TERMINAL = "cli"  # the entrypoint of a CLI that a user has started in a terminal


class RunningStatus(StrEnum):
    IDLE = "idle"
    BUSY = "busy"
    WAITING = "waiting"  # for the user
    UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class RunningSession:
    """A process that has a session. `started`: when the process began. `since`: when its status began. Both
    are in seconds since the epoch, 0 if unknown. `mark`: the start of the process as the system counts it."""

    pid: int
    session_id: str
    folder: str
    in_terminal: bool
    status: RunningStatus
    started: float = 0.0
    since: float = 0.0
    mark: str = ""


def running_session(data: bytes) -> RunningSession | None:
    """Return what the file says; None if it names no process or no session."""
    fields = line_object(data) or {}
    pid, session_id, status = fields.get("pid"), _text(fields, "sessionId"), _text(fields, "status")
    if not isinstance(pid, int) or isinstance(pid, bool) or not 1 < pid < 2**31 or not session_id:
        return None
    return RunningSession(
        pid,
        session_id,
        _text(fields, "cwd"),
        _text(fields, "entrypoint") == _TERMINAL and _text(fields, "kind") == "interactive",
        RunningStatus(status) if status in list(RunningStatus) else RunningStatus.UNKNOWN,
        _seconds(fields.get("startedAt")),
        _seconds(fields.get("statusUpdatedAt")),
        _text(fields, "procStart"),
    )


def _text(fields: dict[str, Any], name: str) -> str:
    found = fields.get(name)
    return found if isinstance(found, str) else ""


def _seconds(millis: object) -> float:
    plausible = isinstance(millis, int) and not isinstance(millis, bool) and 0 < millis < 1e15
    return millis / 1000 if plausible and isinstance(millis, int) else 0.0
