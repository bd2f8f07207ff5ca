"""Small requests about a session, and their answers. They name the session, not its file.

This module and the answers need neither the reducer nor the parser of lines, so that a reader answers them
soon after its start.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import ClassVar

from claude_desk.library.catalog.session_paths import FileTrouble
from claude_desk.library.request_base import SessionRequest
from claude_desk.protocol.phrase import Phrase


@dataclass(frozen=True, slots=True)
class LocateFile(SessionRequest, answer=Path | None):
    """Find the file of the session with this id, in any folder. The answer is the path, or None.

    Of several files, prefer a file of a session that began in `folder`, then the newest file.
    """

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


@dataclass(frozen=True, slots=True)
class FindCallFolder(SessionRequest, answer=str):
    """Find the folder in which a tool call was made. The call's line in the file of the session or the
    subagent has the folder. The answer is a path; "" if the file does not have the line (yet)."""

    at_once: ClassVar[bool] = True
    session_id: str
    call: str
    agent: str = ""


@dataclass(frozen=True, slots=True)
class ProbeFile(SessionRequest, answer=FileTrouble | None):
    """Find out why the file of the session with this id cannot be read. The answer is a `FileTrouble`; None
    if the file can be read or does not exist. `folder`: the folder in which the session began, or ""."""

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


@dataclass(frozen=True, slots=True)
class FileMark:
    """Facts about a session's file. A later check uses them to recognize the file after it has grown."""

    inode: int
    size: int
    head: bytes


@dataclass(frozen=True, slots=True)
class CheckFile(SessionRequest, answer="FileCheck"):
    """Check whether the session's file has the turns of the session. The answer is a `FileCheck`.

    `turns`: the uuids of prompts that Claude has answered, in their order. `last`: the uuid of the last
    complete message. `mark`: the mark of the last check, which has found earlier turns in the file; None
    without such a check.
    """

    session_id: str
    folder: str
    turns: tuple[str, ...]
    last: str = ""
    mark: FileMark | None = None


@dataclass(frozen=True, slots=True)
class FileCheck:
    """`missing`: the uuids of turns that are missing in the file, completely or in part. `reason`: the
    system's words for why the file could not be written or read; "" if unknown. `mark`: None if the file
    could not be read."""

    missing: tuple[str, ...] = ()
    reason: str = ""
    mark: FileMark | None = None


class SubagentEnd(StrEnum):
    """How the newest run of a subagent has ended, according to its files."""

    DONE = "done"
    FAILED = "failed"
    STOPPED = "stopped"
    STOPPED_BY_USER = "stopped-by-user"
    UNKNOWN = ""  # the run has not ended, or its process has


@dataclass(frozen=True, slots=True)
class FoundSubagent:
    """A subagent that has a file. `workflow`: the name of its workflow's folder, "" without a workflow.
    `parent`: the id of the subagent that began it; "" for Claude, or if unknown. `call`: the id of the call
    that began it. `asked`: its prompt. `began` and `written`: when its first line and its newest line were
    written, in seconds since the epoch. `phase`: the title of its phase in the workflow. Any other empty text
    means unknown."""

    id: str
    workflow: str
    parent: str
    call: str
    name: str
    kind: str
    asked: str
    began: float
    written: float
    end: SubagentEnd
    phase: str = ""


@dataclass(frozen=True, slots=True)
class FindSubagents(SessionRequest, answer=tuple[FoundSubagent, ...]):
    """Find the subagents whose files the session has, at most `MOST_FILES` of `subagent_list`, the oldest
    first."""

    session_id: str
    folder: str


@dataclass(frozen=True, slots=True)
class FindHookLines(SessionRequest, answer="HookLines"):
    """Find the words of hooks in the session's file after `offset`, in lines that are not older than `since`
    (seconds since the epoch). The answer is `HookLines`."""

    session_id: str
    folder: str
    offset: int
    since: float


@dataclass(frozen=True, slots=True)
class HookLine:
    """The words of a hook. `at`: when the line was written. `call`: the call that began the subagent to which
    the hook spoke; "" for Claude."""

    uuid: str
    text: Phrase
    at: float
    call: str = ""


@dataclass(frozen=True, slots=True)
class HookLines:
    """`offset`: the offset for the next request."""

    lines: tuple[HookLine, ...]
    offset: int
