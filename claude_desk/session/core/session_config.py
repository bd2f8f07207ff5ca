"""The configuration with which a session begins, and the services that the session uses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject

from claude_desk.agent.child_environment import SecretVariables
from claude_desk.agent.finder import Command
from claude_desk.agent.process import ChildProcess
from claude_desk.agent.started_process import StartedProcess
from claude_desk.agent.terminal_process import TerminalProcess
from claude_desk.library.request_base import Request
from claude_desk.repository.requests import RepositoryRequest
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.snapshots.folder_sessions import FolderSessions
from claude_desk.snapshots.requests import SnapshotRequest
from claude_desk.transcript.entries import PageMark
from claude_desk.transcript.reducer.strand_copy import StrandCopy

if TYPE_CHECKING:
    from claude_desk.session.history.turn_eviction import EvictedHistory


class HistorySource(Protocol):
    """The library, which reads the sessions on disk."""

    async def ask(self, request: Request, seconds: float = ...) -> Any:
        """Return the answer. Raise `LibraryError` if the library fails or does not answer within
        `seconds`."""


class SnapshotSource(Protocol):
    """The service that takes and keeps snapshots of folders."""

    async def ask(self, request: SnapshotRequest, seconds: float = ...) -> Any:
        """Return the answer, or `Refused`. Raise `SnapshotError` if the service fails or does not answer
        within `seconds`."""


class RepositorySource(Protocol):
    """The service that runs git in a project. `news` is a signal with a `GitOutput`."""

    news: Any

    async def ask(self, request: RepositoryRequest) -> Any:
        """Return the answer, or `GitFailure`. Raise `RepositoryError` if the service fails or does not answer
        in time."""


@dataclass(frozen=True, slots=True)
class HistoryPages:
    """The pages of a session's file: `tail` is the newest page, `older` are the other pages, oldest first."""

    file: Path
    tail: PageMark
    older: tuple[PageMark, ...]


class EnvironmentSource(Protocol):
    """The source of the child's environment. No child is started before the signal `known` says that the
    environment is complete."""

    known: Any

    @property
    def is_known(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class SessionConfig:
    """What a session is started with.

    `command` is None if no CLI was found. `environ` is the child's environment, complete except for the
    `secrets`, which are read before each start.

    `resume` is the id of the session to resume; `latest` resumes the folder's newest session. `fork` is the
    id of the session to copy, up to the message `until`, under the id `new_id`. `begun` has the rows of the
    copy. `begun_pages` and `begun_eviction` have the rows that are not in memory: pages of the source's
    file, and turns that the source has evicted. Without `begun` the rows are read from the source's file.

    If `trusted` is False, the CLI runs nothing from the folder's own settings. `extra` are arguments for the
    CLI. `may_start` is asked before every start of a child. If it returns False, nothing is started and the
    user's messages wait; `Session.set_trusted` and `Session.start` continue from there. `may_send` is asked
    right before a message is written; if it returns False, the message waits for `Session.send_waiting`.
    `started` is a first child that runs already, under the id `new_id`. `make_process` makes the process of
    each child, `make_terminal` that of each shell in the terminal.
    """

    folder: str
    command: Command | None
    environ: Mapping[str, str]
    journals: Path
    trusted: bool = True
    named: str = ""  # the command line that the user asked for, if any
    model: str = ""
    mode: str = "default"
    resume: str = ""
    latest: bool = False
    fork: str = ""
    # The file of `fork`, or of its strand up to `until`, if the CLI cannot find the file.
    fork_file: Path | None = None
    until: str = ""
    new_id: str = ""
    by_time: bool = False  # the CLI did not find the strand that the file names (protocol/README.md 11.13)
    title: str = ""
    begun: StrandCopy | None = None
    begun_pages: HistoryPages | None = None
    begun_eviction: "EvictedHistory | None" = None
    extra: tuple[str, ...] = ()
    secrets: SecretVariables | None = None
    may_start: Callable[[], bool] = lambda: True
    may_send: Callable[[], bool] = lambda: True
    written_elsewhere: bool = False  # another window has a child for this session
    started: StartedProcess | None = None
    make_process: Callable[[QObject], ChildProcess] = ChildProcess
    make_terminal: Callable[[QObject], TerminalProcess] = TerminalProcess
    wire_logs: Path | None = None  # the folder for the lines of the wire while the session is open
    library: HistorySource | None = None  # None: the history is not shown
    snapshots: SnapshotSource | None = None  # None: no snapshots are taken
    folder_sessions: FolderSessions | None = None  # None: no other session is known
    repository: RepositorySource | None = None  # None: nothing is staged or committed
    # Returns whether a folder is trusted now: the session's folder, or a worktree that Claude has entered.
    may_run_git: Callable[[str], bool] = lambda folder: False
    # Returns whether the folder was trusted at the last check, without another check.
    may_ask_git: Callable[[str], bool] = lambda folder: True
    session_file: Path | None = None  # the file of the session to resume; None: the library looks for it
    environment_source: "EnvironmentSource | None" = None  # None: the environment is complete
    find_command: Callable[[], Command | None] | None = None  # finds the CLI once the environment is known
    stop_clock: StopClock = field(default_factory=StopClock)
