"""What the reducer is fed beside the wire's messages: our own acts, and the child's end."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, NoticeAction, StopBy, TurnFooter


class Verdict(StrEnum):
    ALLOWED = "allowed"
    DENIED = "denied"
    STOPPED = "stopped"  # refused because the person stopped the turn


@dataclass(frozen=True, slots=True)
class Sent:
    """The person sent a message. `queued`: it waits with us until the CLI can take it."""

    uuid: str
    text: str
    queued: bool = False
    attachments: tuple[Attachment, ...] = ()


@dataclass(frozen=True, slots=True)
class Dispatched:
    """A queued message went to the CLI. `line`: the number of its line on the wire, 0 where none is kept."""

    uuid: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class FoldedIntoTurn:
    """The CLI took a message into the turn that runs; no turn of its own begins (protocol/README.md 8.3)."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class TurnDisowned:
    """A turn that seemed to be that of a message was one of the CLI's own."""

    uuid: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """A message was taken back before the CLI had it."""

    uuid: str


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    """The CLI asks whether a tool may run."""

    tool_use_id: str
    line: int = 0


# Tools whose input the person fills in: with answers, or with the plan as it was approved.
FILLED_IN = frozenset({"AskUserQuestion", "ExitPlanMode", "exit_plan_mode"})


# Why a call did not run whose request was open when its session was closed.
UNANSWERED = "Not answered: the session was closed."


@dataclass(frozen=True, slots=True)
class Decided:
    """The person answered. `input` is what will run, where it was changed or filled in. `asked_so`: it was
    asked about so, which is otherwise than Claude wrote it.

    `words` say why it does not run, where the call's result does not.
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
    """An MCP server asks the person something, or has its last answer (`waits` False). It names no call."""

    server: str
    waits: bool = True


@dataclass(frozen=True, slots=True)
class StopRequested:
    """The person stopped the turn; again, with a stronger means, where it did not end."""

    by: StopBy = StopBy.INTERRUPT


@dataclass(frozen=True, slots=True)
class ChildEnded:
    """The CLI's process is gone. `words` say how; `stopped`: because the person stopped it."""

    words: Text
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A turn that is read from a file is over. `footer` None: nobody has told its figures.

    `added` are the rows that its end made by itself, words by kind; `denied` the calls that it named so.
    """

    uuid: str = ""
    footer: TurnFooter | None = None
    added: tuple[tuple[EntryKind, Text], ...] = ()
    denied: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CutOff:
    """The turn will not go on, and nobody meant to end it: a program was killed, the machine went down."""

    words: Text


@dataclass(frozen=True, slots=True)
class CutText:
    """What Claude had said of a block when its turn was ended: text, thinking, or a tool call."""

    message_id: str
    text: str = ""
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = field(default_factory=dict)  # as far as it was written


@dataclass(frozen=True, slots=True)
class HostNotice:
    """A notice of ours."""

    text: Text
    action: NoticeAction = NoticeAction.NONE


@dataclass(frozen=True, slots=True)
class TaskEndNoted:
    """The session's file tells the end of a task in the background, as a `<task-notification>`.

    2.1.37 tells the stream only in the next turn.
    """

    text: str


@dataclass(frozen=True, slots=True)
class HookNoted:
    """The session's file tells what a hook said, in the line `uuid`, written `at` (seconds since the epoch).

    The stream does not tell all of it. `call`: it was said to the subagent of this call; its file tells.
    """

    uuid: str
    text: Phrase
    at: float
    call: str = ""


@dataclass(frozen=True, slots=True)
class NoticeActionUsed:
    """The action of a notice was taken: it offers nothing any more."""

    entry_id: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The person went back to before a message; `words` tell it."""

    uuid: str
    words: Text


@dataclass(frozen=True, slots=True)
class RewindUndone:
    """The person went forward again to where the conversation was."""
