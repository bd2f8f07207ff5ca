"""Events for the reducer that are not messages of the wire: the user's actions, the end of the CLI's process,
and facts from files."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, NoticeAction, StopBy, ToolState, TurnFooter
from claude_desk.transcript.workers.worker_tree import Figures


class Verdict(StrEnum):
    ALLOWED = "allowed"
    DENIED = "denied"
    STOPPED = "stopped"  # refused because the user stopped the turn


@dataclass(frozen=True, slots=True)
class Sent:
    """The user sent a message. `queued`: we hold the message until the CLI can take it. `pastes`: the parts
    of its text that the user pasted."""

    uuid: str
    text: str
    queued: bool = False
    attachments: tuple[Attachment, ...] = ()
    pastes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dispatched:
    """A queued message was sent to the CLI. `line`: the number of the message's line on the wire, 0 if the
    lines are not kept."""

    uuid: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class FoldedIntoTurn:
    """A message joined the running turn and begins no turn of its own (protocol/README.md 8.3)."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class TurnDisowned:
    """A turn does not belong to the message that seemed to begin the turn. For example, the CLI began the
    turn by itself."""

    uuid: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """A message that the CLI has not accepted is removed, for example because the user took it back."""

    uuid: str


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    """The CLI asks whether a tool may run."""

    tool_use_id: str
    line: int = 0


# Tools whose input the user completes, with answers or with the approved plan.
FILLED_IN = frozenset({"AskUserQuestion", "ExitPlanMode", "exit_plan_mode"})


# The reason to show for a call whose permission request was open when the session was closed.
UNANSWERED = "Not answered: the session was closed."


@dataclass(frozen=True, slots=True)
class Decided:
    """A permission request was answered: by the user, or by us when the turn or the session had to end.

    `input`: the input that will run, if it was changed or completed; otherwise None. `asked_so`: whether the
    request to the user already had the changed input. `words`: the reason why the call does not run; "" if
    the call's result will have the reason.
    """

    tool_use_id: str
    verdict: Verdict
    input: dict[str, Any] | None = None
    ends_turn: bool = False
    line: int = 0
    words: str = ""
    asked_so: bool = False


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The CLI took back its permission request."""

    tool_use_id: str


@dataclass(frozen=True, slots=True)
class ServerAsked:
    """An MCP server waits for the user's answer, or waits no longer (`waits` False). The server does not name
    the call that waits."""

    server: str
    waits: bool = True


@dataclass(frozen=True, slots=True)
class StopRequested:
    """The user stopped the turn, or a stronger means was used because the turn had not ended."""

    by: StopBy = StopBy.INTERRUPT


@dataclass(frozen=True, slots=True)
class ChildEnded:
    """The CLI's process has ended. `words`: how the process ended. `stopped`: we wanted the end, so it is not
    an error."""

    words: Text
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A turn that is read from a file has ended. `footer`: None if the figures are not known.

    `added`: the rows that the turn's result added, as (kind, words). `denied`: the tool calls that the turn's
    result named as denied.
    """

    uuid: str = ""
    footer: TurnFooter | None = None
    added: tuple[tuple[EntryKind, Text], ...] = ()
    denied: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CutOff:
    """The last turn was cut off and will not continue: the CLI, our program or the machine ended
    unexpectedly."""

    words: Text


@dataclass(frozen=True, slots=True)
class CutText:
    """An unfinished block, as far as Claude had written it when the turn ended: text, thinking, or a tool
    call."""

    message_id: str
    text: str = ""
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = field(default_factory=dict)  # the part of the input that was written


@dataclass(frozen=True, slots=True)
class WorkCut:
    """The end of the CLI has cut off a call in the background. `state`: the state in which the call ended.
    `figures`: the last figures of its agent or workflow."""

    call: str
    state: ToolState
    figures: Figures


@dataclass(frozen=True, slots=True)
class HostNotice:
    """A notice from this program."""

    text: Text
    action: NoticeAction = NoticeAction.NONE


@dataclass(frozen=True, slots=True)
class TaskEndNoted:
    """The session's file reports the end of a background task, as a `<task-notification>`.

    CLI 2.1.37 does not report the end on the stream before the next turn.
    """

    text: str


@dataclass(frozen=True, slots=True)
class CalledAgain:
    """A subagent's file has the message with which the subagent was called again. `call`: the first call of
    the subagent. `at`: the time of the message in seconds since the epoch."""

    call: str
    at: float


@dataclass(frozen=True, slots=True)
class WorkflowStep:
    """An agent of a workflow. `call`: the call of the workflow. `agent`: the id of the agent. `phase`: the
    title of its phase."""

    call: str
    agent: str
    title: str = ""
    phase: str = ""
    state: ToolState = ToolState.RUNNING


@dataclass(frozen=True, slots=True)
class SubagentCut:
    """Only the first `size` bytes of a subagent's file were played. `call`: the subagent's first call."""

    call: str
    size: int


@dataclass(frozen=True, slots=True)
class HookNoted:
    """The session's file has the words of a hook. The stream does not have the words of all hooks.

    `uuid`: the uuid of the line. `at`: when the line was written, in seconds since the epoch. `call`: for a
    subagent's hook, the id of the subagent's call. If `call` is set, the line is in the subagent's file.
    """

    uuid: str
    text: Phrase
    at: float
    call: str = ""


@dataclass(frozen=True, slots=True)
class NoticeActionUsed:
    """A notice no longer offers its action: the user used it, or the conversation has continued."""

    entry_id: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The user rewound the conversation to the place before a message. `words`: the text of the notice."""

    uuid: str
    words: Text


@dataclass(frozen=True, slots=True)
class RewindUndone:
    """The user undid a rewind, so that the removed turns come back."""
