"""What a session needs to begin."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from claude_desk.agent.child_environment import SecretVariables
from claude_desk.agent.finder import Command
from claude_desk.agent.started_process import StartedProcess
from claude_desk.library.request_base import Request
from claude_desk.repository.requests import RepositoryRequest
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.snapshots.folder_sessions import FolderSessions
from claude_desk.snapshots.requests import SnapshotRequest
from claude_desk.transcript.entries import PageMark
from claude_desk.transcript.reducer.reducer import Reducer

if TYPE_CHECKING:
    from claude_desk.session.history.turn_eviction import EvictedHistory


class HistorySource(Protocol):
    """What reads the sessions on disk."""

    async def ask(self, request: Request, seconds: float = ...) -> Any:
        """The answer; LibraryError where there is none in that time."""


class SnapshotSource(Protocol):
    """What takes and keeps snapshots of folders."""

    async def ask(self, request: SnapshotRequest, seconds: float = ...) -> Any:
        """The answer, or `Refused`; SnapshotError where there is none in that time."""


class RepositorySource(Protocol):
    """What runs a project's git. `news` is a signal of GitOutput."""

    news: Any

    async def ask(self, request: RepositoryRequest) -> Any:
        """The answer, or `GitFailure`; RepositoryError where there is none in its time."""


@dataclass(frozen=True, slots=True)
class HistoryPages:
    """The pages of a session's file: `older` are all but the newest, oldest first."""

    file: Path
    tail: PageMark
    older: tuple[PageMark, ...]


class EnvironmentSource(Protocol):
    """Where the environment comes from. `known` tells that it is whole: until then no child is started."""

    known: Any

    @property
    def is_known(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class SessionConfig:
    """`command` is None where no CLI was found. `environ` is the environment of the child's, whole but for
    the `secrets`, which are read before each start.

    `resume` is the id of a session to go on with, `latest` asks for the folder's most recent one. `fork` is
    the id of one to begin as a copy of, up to the message `until`, under the id `new_id`; `begun` are the
    rows that it begins with; `begun_pages` and `begun_eviction` the pages among them of the other's file, and
    those that it let go of. Without `begun` the rows are read from the other's file.
    `trusted` False: nothing of the folder's own settings is run. `extra` goes to the CLI as it is.
    `may_start` is asked before every start of a child. Where it says no, nothing is started and what the
    person wrote waits; `Session.set_trusted` and `Session.start` go on from there. `may_send` is asked right
    before a message is written: where it says no, the message waits for `Session.send_waiting`. `started` may
    be the first child, under the id `new_id`.
    """

    folder: str
    command: Command | None
    environ: Mapping[str, str]
    journals: Path
    trusted: bool = True
    named: str = ""  # the command line that was asked for, where one was
    model: str = ""
    mode: str = "default"
    resume: str = ""
    latest: bool = False
    fork: str = ""
    # That of `fork`, where the CLI looks for none, or its branch up to `until`; None: the CLI finds it.
    fork_file: Path | None = None
    until: str = ""
    new_id: str = ""
    by_time: bool = False  # the CLI has not found the branch that the file names (protocol/README.md 11.13)
    title: str = ""
    begun: Reducer | None = None
    begun_pages: HistoryPages | None = None
    begun_eviction: "EvictedHistory | None" = None
    extra: tuple[str, ...] = ()
    secrets: SecretVariables | None = None
    may_start: Callable[[], bool] = lambda: True
    may_send: Callable[[], bool] = lambda: True
    written_elsewhere: bool = False  # another window has a child for the session that is opened
    started: StartedProcess | None = None
    wire_logs: Path | None = None  # where the lines of the wire are kept while the session lasts
    library: HistorySource | None = None  # None: what was said before is not shown
    snapshots: SnapshotSource | None = None  # None: none are taken
    folder_sessions: FolderSessions | None = None  # None: it knows of no other
    repository: RepositorySource | None = None  # None: nothing is staged or committed
    # Whether a folder is trusted, as it is now: the session's, or a worktree that Claude has entered.
    may_run_git: Callable[[str], bool] = lambda folder: False
    may_ask_git: Callable[[str], bool] = lambda folder: True  # the same, as it was looked at last
    session_file: Path | None = None  # of the session to go on with; None: it is looked for
    environment_source: "EnvironmentSource | None" = None  # None: the environment is what it will be
    find_command: Callable[[], Command | None] | None = None  # the CLI, once the environment is known
    stop_clock: StopClock = field(default_factory=StopClock)
