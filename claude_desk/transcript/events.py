"""The reducer's other input, beside the messages of the wire: what the user did, and the child's end."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, NoticeAction, StopBy, TurnFooter


class Verdict(StrEnum):
    ALLOWED = "allowed"
    DENIED = "denied"
    STOPPED = "stopped"  # refused because the user stopped the turn


@dataclass(frozen=True, slots=True)
class Sent:
    """The user sent a message. `queued`: we hold it until the CLI can take it."""

    uuid: str
    text: str
    queued: bool = False
    attachments: tuple[Attachment, ...] = ()


@dataclass(frozen=True, slots=True)
class Dispatched:
    """A queued message went to the CLI. `line`: the number of its line on the wire, 0 if no wire is kept."""

    uuid: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class FoldedIntoTurn:
    """The CLI took a message into the running turn: no new turn begins (protocol/README.md 8.3)."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class TurnDisowned:
    """A turn does not belong to the message that seemed to begin it; for example, the CLI began it itself."""

    uuid: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """A message that the CLI did not take leaves the conversation: the user took it back, for example."""

    uuid: str


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    """The CLI asks whether a tool may run."""

    tool_use_id: str
    line: int = 0


# Tools whose input the user fills in: with answers, or with the plan as they approved it.
FILLED_IN = frozenset({"AskUserQuestion", "ExitPlanMode", "exit_plan_mode"})


# Why a call did not run: its request was still open when the session was closed.
UNANSWERED = "Not answered: the session was closed."


@dataclass(frozen=True, slots=True)
class Decided:
    """A permission request was answered: by the user, or by us when the turn or the session had to end.

    `input` is what will run, if it was changed or filled in. `asked_so`: the user was already asked about
    this input, which differs from what Claude wrote. `words` say why the call does not run, if its result
    does not say so.
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
    """The CLI took its request back."""

    tool_use_id: str


@dataclass(frozen=True, slots=True)
class ServerAsked:
    """An MCP server asks the user something, or has its last answer (`waits` False). It names no call."""

    server: str
    waits: bool = True


@dataclass(frozen=True, slots=True)
class StopRequested:
    """The user stopped the turn, perhaps again with a stronger means because it did not end."""

    by: StopBy = StopBy.INTERRUPT


@dataclass(frozen=True, slots=True)
class ChildEnded:
    """The CLI's process has ended. `words` say how; `stopped`: it was meant to end, so this is no error."""

    words: Text
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A turn that is read from a file is over. `footer` None: its figures are not known.

    `added` are the rows that its result added, as (kind, words); `denied` are the tool calls that its result
    named as denied.
    """

    uuid: str = ""
    footer: TurnFooter | None = None
    added: tuple[tuple[EntryKind, Text], ...] = ()
    denied: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CutOff:
    """The last turn will not continue, and nobody meant to end it: a program or the machine went down."""

    words: Text


@dataclass(frozen=True, slots=True)
class CutText:
    """The part of a block that Claude had written when its turn ended: text, thinking, or a tool call."""

    message_id: str
    text: str = ""
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = field(default_factory=dict)  # as much as was written


@dataclass(frozen=True, slots=True)
class HostNotice:
    """A notice from this program."""

    text: Text
    action: NoticeAction = NoticeAction.NONE


@dataclass(frozen=True, slots=True)
class TaskEndNoted:
    """The session's file reports the end of a background task, as a `<task-notification>`.

    2.1.37 does not report the end on the stream before the next turn.
    """

    text: str


@dataclass(frozen=True, slots=True)
class HookNoted:
    """The session's file reports what a hook said, in line `uuid`, written `at` (seconds since the epoch).

    The stream does not report all of these. `call`: the hook spoke to the subagent of this call, and the
    report is in that subagent's file.
    """

    uuid: str
    text: Phrase
    at: float
    call: str = ""


@dataclass(frozen=True, slots=True)
class NoticeActionUsed:
    """A notice no longer offers its action: the user took it, or the conversation has continued."""

    entry_id: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The user went back to before a message; `words` are for the notice that says so."""

    uuid: str
    words: Text


@dataclass(frozen=True, slots=True)
class RewindUndone:
    """The user undid a rewind: the removed turns come back."""
