"""What a session can be at, and what can stand in its way."""

from dataclasses import dataclass
from enum import StrEnum


class SessionState(StrEnum):
    """The names are those that people and tools rely on (design.md section 5)."""

    STARTING = "Starting"  # until `initialize` is answered
    READY = "Ready"  # idle, with a child
    WORKING = "Working"
    WAITING = "Waiting for you"
    RETRYING = "Retrying"
    STOPPING = "Stopping"
    STOPPED = "Stopped"  # idle, without a child, because the person stopped it
    NOT_RUNNING = "Not running"  # idle, without a child, otherwise


@dataclass(frozen=True, slots=True)
class RetryInfo:
    """The CLI repeats a request. `until`: when it will, as the session's `now` has it."""

    attempt: int
    attempts: int
    until: float


class ProblemKind(StrEnum):
    NO_CLI = "no-cli"
    NOT_SIGNED_IN = "not-signed-in"
    START_FAILED = "start-failed"
    FOLDER_GONE = "folder-gone"  # `text` is its path
    FILE_GONE = "file-gone"  # the CLI does not have the session any more


@dataclass(frozen=True, slots=True)
class Problem:
    """A page's worth of trouble. `text`: the last words there are; `command`: what to run in a terminal."""

    kind: ProblemKind
    text: str = ""
    command: str = ""
