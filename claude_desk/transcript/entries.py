"""The rows of a conversation, as data. Cheap to import: the window's model needs them at once."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment

if TYPE_CHECKING:
    from claude_desk.protocol.wire.messages import ResultFigures


class EntryKind(StrEnum):
    USER = "user"  # the person's message
    PROSE = "prose"  # a piece of Claude's text: a paragraph, a heading, a list item, a quote, a rule
    TABLE = "table"  # a table of Claude's
    CODE = "code"  # a fenced or indented code block
    THINKING = "thinking"
    TOOL = "tool"  # a tool call with its result
    NOTICE = "notice"
    ERROR = "error"
    FOOTER = "footer"  # the end of a turn
    GAP = "gap"  # a page of the session's file that is not read


class MessagePosition(StrEnum):
    """Where in its message a row stands."""

    ONLY = "only"
    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


class ToolState(StrEnum):
    """Ids, which journals hold too; `ui/transcript/tool_state_text.py` has the words."""

    WAITING = "waiting"  # for the person
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    DENIED = "denied"
    STOPPED = "stopped"
    CANCELLED = "cancelled"


class SentState(StrEnum):
    """How far a message of the person's has come."""

    QUEUED = "queued"  # held by us until the CLI can take it
    SENT = "sent"


class NoticeAction(StrEnum):
    """What a notice offers to do."""

    NONE = ""
    SEND_ALONG = "send-along"  # send the words so far to a Claude that does not know them
    UNDO_REWIND = "undo-rewind"  # go forward again to where the conversation was
    CONTINUE = "continue"  # go on with a turn that was cut off
    ACCEPT_EDITS = "accept-edits"  # work in the mode that another program has chosen for the session
    OPEN_BRANCH = "open-branch"  # begin another session with a branch that is not this one's
    BEGIN_AFRESH = "begin-afresh"  # go on in a new session that begins with the words so far


@dataclass(slots=True)
class RunProgress:
    """How far a subagent or a background task is; None where the CLI did not say."""

    tools: int | None = None
    tokens: int | None = None
    seconds: float | None = None
    doing: str = ""  # in a few words, while it runs
    status: str = ""  # the task's, once it has ended: completed, failed, stopped, killed
    summary: str = ""
    background: bool = False
    observed_tools: int = field(default=0, compare=False)  # tool calls of its own that we were told of


@dataclass(slots=True)
class ToolCall:
    """`input` is the final one, or what could be read of it while it is still being written."""

    id: str
    name: str
    input: dict[str, Any] = field(default_factory=dict)
    input_text: str = ""  # the partial JSON while it streams, then the readable input
    title: str = ""  # in one line, what happens
    state: ToolState = ToolState.RUNNING
    result: str = ""  # the result as plain text
    structured: Any = None  # `tool_use_result`, where there is one
    attachments: list[Attachment] = field(default_factory=list)  # pictures and files in the result
    progress: RunProgress | None = None  # of a subagent or a background task
    body: str = ""  # what the CLI told Claude because of the call: the text of a skill or a command
    complete: bool = False  # the input is whole
    changed: bool = False  # the input was changed before it ran
    by_person: bool = True  # by the person; else by a hook, say, before they were asked
    asked: dict[str, Any] = field(default_factory=dict)  # what was asked for, where that was changed
    held: bool = False  # it begins once a call before it has ended that the person is or was asked about
    started: float = 0.0  # seconds since the epoch
    ended: float = 0.0


class StopBy(StrEnum):
    """What makes a turn end before its time: the means of Stop from kind to sure, or the session's end."""

    INTERRUPT = "interrupt"  # the CLI is asked to
    SIGINT = "sigint"
    SIGTERM = "sigterm"
    SIGKILL = "sigkill"
    CLOSE = "close"  # nobody pressed Stop: the session was closed
    CUT_OFF = "cut_off"  # nobody closed it either: the program was told to end, or the person logged out


@dataclass(slots=True)
class TurnFooter:
    """Costs are US dollars, durations seconds; None where the CLI did not say."""

    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: StopBy | None = None  # where the person stopped it
    stop_seconds: float | None = None  # from the press of Stop to the end
    figures: "ResultFigures | None" = None  # as the CLI told them


@dataclass(frozen=True, slots=True)
class TurnHead:
    """A turn that is not read: its prompt's uuid ("" where Claude Code began it), the first words of it (at
    most 80 characters), and when it was, in seconds since the epoch.

    `taken`: no turn of its own, but a message that was taken into the one before it while that ran.
    """

    uuid: str
    words: str
    at: float
    folded: bool = False


@dataclass(frozen=True, slots=True)
class PageMark:
    """Some neighbouring turns of a session's file, or a part of a huge one. Offsets are bytes.

    The turns of page `id` have the numbers from `id + 1` on. `weight`: bytes of its lines without pictures,
    to guess a height from.
    """

    id: int  # the offset of its first line
    end: int  # where its last line ends
    lines: int
    heads: tuple[TurnHead, ...]
    weight: int

    @property
    def turns(self) -> tuple[TurnHead, ...]:
        """Those that begin in it."""
        return tuple(head for head in self.heads if not head.folded)


@dataclass(slots=True, eq=False)
class Entry:
    """One row. `text` is the source: markdown for prose, code for code, words for all others.

    A notice or an error that is ours has a `phrase` and no text: its words are made where they are shown.
    """

    id: str
    kind: EntryKind
    turn: int
    text: str = ""
    phrase: Phrase | None = None
    parent: str = ""  # the tool call of the subagent that this row belongs to, or ""
    depth: int = 0  # how many subagents deep
    place: MessagePosition = MessagePosition.ONLY
    final: bool = False
    language: str = ""  # of a code block
    sealed: bool = False  # thinking that came encrypted: it has no words
    continues: str | None = None  # the rest of the code in the row before, with these characters in between
    references: dict[str, tuple[str, str]] = field(default_factory=dict)  # of prose: address, title by name
    tool: ToolCall | None = None
    footer: TurnFooter | None = None
    gap: PageMark | None = None
    attachments: list[Attachment] = field(default_factory=list)
    # The lines that told it, for `View source`: n > 0 of the wire; -1 - n at offset n of the session's file.
    sources: list[int] = field(default_factory=list)
    source_file: str = ""  # where the offsets are of a subagent's own file: the agent's id
    sent: SentState = SentState.SENT
    folded_uuid: str = ""  # of a message of the person's that was taken into a running turn: its uuid
    action: NoticeAction = NoticeAction.NONE
    began: float = 0.0  # seconds since the epoch
    ended: float = 0.0

    @property
    def content(self) -> Text:
        """What it says: the phrase, where it has one."""
        return self.text if self.phrase is None else self.phrase
