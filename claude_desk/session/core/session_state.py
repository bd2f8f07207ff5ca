"""What a session shows of itself, and what can prevent it from working.

The child, its end and a stop are in `machine/child_state.py`, and what comes after an end in
`machine/child_end.py`.
"""

from dataclasses import dataclass
from enum import StrEnum

from claude_desk.protocol.phrase import Text


class SessionPhase(StrEnum):
    """The values are ids for QML; `state_name` of `ui/session/state_text.py` has the words."""

    STARTING = "starting"  # until `initialize` is answered
    READY = "ready"  # idle, with a child
    AGENTS = "agents"  # no turn runs, but agents or workflows work in the background; messages can be sent
    WORKING = "working"
    WAITING = "waiting"  # for the user's answer to a request
    RETRYING = "retrying"
    STOPPING = "stopping"
    STOPPED = "stopped"  # idle, without a child, because the user stopped the child
    NOT_RUNNING = "not-running"  # idle, without a child, for any other reason

    @property
    def has_child(self) -> bool:
        return self not in (SessionPhase.NOT_RUNNING, SessionPhase.STOPPED)

    @property
    def in_turn(self) -> bool:
        """Whether a turn runs, or a stop is under way."""
        return self in _IN_TURN

    @property
    def between_turns(self) -> bool:
        """Whether no turn runs, and no child starts."""
        return not (self.in_turn or self is SessionPhase.STARTING)

    @property
    def at_work(self) -> bool:
        """Whether a turn runs, or agents work in the background."""
        return self.in_turn or self is SessionPhase.AGENTS


_IN_TURN = (SessionPhase.WORKING, SessionPhase.WAITING, SessionPhase.RETRYING, SessionPhase.STOPPING)


@dataclass(frozen=True, slots=True)
class RetryInfo:
    """A request that the CLI repeats, and the `reason`. `until`: the time of the next attempt, in the seconds
    of `Session.now`."""

    attempt: int
    attempts: int
    until: float
    reason: Text = ""


class ProblemKind(StrEnum):
    NO_CLI = "no-cli"
    NOT_SIGNED_IN = "not-signed-in"
    START_FAILED = "start-failed"
    FOLDER_GONE = "folder-gone"  # `text` is the folder's path
    FILE_GONE = "file-gone"  # the CLI does not have the session any more
    FILE_UNREADABLE = (
        "file-unreadable"  # the session's file may exist; `text`: its path, and why it cannot be read
    )


class Remedy(StrEnum):
    """What mends a start that Claude Code has refused. Each has a button on the page, except `COMMAND`."""

    SIGN_IN = "sign-in"
    PROFILE = "profile"  # use another profile, or change this one
    PROGRAM = "program"  # name another program of Claude Code, or other arguments
    FILE = "file"  # repair a file
    FOLDER = "folder"  # go on in another folder
    MODE = "mode"  # ask for permissions
    COPY = "copy"  # tell the administrator
    RETRY = "retry"  # `Try again` is enough, perhaps after something else
    COMMAND = "command"  # run the command in a terminal, then try again


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a session does not work, for a page. `text`: what went wrong, or the text that the comments in
    `ProblemKind` name. `command`: a command that the user can run in a terminal. `advice`: what the user
    can do. `remedy`: what mends a refused start; None if that is not known. `file`: the path of the file that
    `Remedy.FILE` opens."""

    kind: ProblemKind
    text: Text = ""
    command: str = ""
    advice: Text = ""
    remedy: Remedy | None = None
    file: str = ""


class TurnOutcome(StrEnum):
    """How the last turn ended."""

    DONE = "done"
    FAILED = "failed"  # also if Claude Code has ended while agents worked after the turn
    STOPPED = "stopped"  # by the user


@dataclass(frozen=True, slots=True)
class SessionState:
    """What a session shows of itself. Each change makes another value.

    `turn`: the number of the running turn, or 0. `since`: when the phase or the turn began, in the seconds of
    `Session.now`. `agents`: how many agents and workflows work in the background. `retry`: the request that
    the CLI repeats. `next_stop`: the means of the next press of Stop, a value of `StopBy`; "" if no stronger
    means is left. If the turn is over, that press ends the stop instead. The press counts from
    `stop_counts_at` on, in monotonic seconds. `outcome`: how the last turn ended; None while it runs, without
    a turn, and if the turn was read from the disk.
    """

    phase: SessionPhase = SessionPhase.NOT_RUNNING
    turn: int = 0
    since: float = 0.0
    agents: int = 0
    retry: RetryInfo | None = None
    problem: Problem | None = None
    next_stop: str = "interrupt"
    stop_counts_at: float = 0.0
    outcome: TurnOutcome | None = None

    @property
    def problem_kind(self) -> ProblemKind | None:
        return self.problem.kind if self.problem is not None else None


class SettingSubject(StrEnum):
    MODE = "mode"
    MODEL = "model"
    EFFORT = "effort"
    THINKING = "thinking"


class ChildPhase(StrEnum):
    """What a child is doing. Only a child that is up gets messages."""

    NONE = "none"
    STARTING = "starting"
    UP = "up"
    ENDING = "ending"
