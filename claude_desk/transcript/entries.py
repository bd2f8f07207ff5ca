"""The rows of a conversation, as data. Cheap to import: the window's model needs them at startup."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment

if TYPE_CHECKING:
    from claude_desk.protocol.wire.messages import ResultFigures


class EntryKind(StrEnum):
    USER = "user"  # the user's message
    PROSE = "prose"  # a piece of Claude's text: a paragraph, a heading, a list item, a quote, a rule
    TABLE = "table"  # a table in Claude's text
    CODE = "code"  # a fenced or indented code block
    THINKING = "thinking"
    TOOL = "tool"  # a tool call with its result
    NOTICE = "notice"
    ERROR = "error"
    FOOTER = "footer"  # the end of a turn
    GAP = "gap"  # a page of the session's file that has not been read


class MessagePosition(StrEnum):
    """Where a row is in its message."""

    ONLY = "only"
    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


class ToolState(StrEnum):
    """The state of a tool call. Journals hold these ids; `ui/transcript/tool_state_text.py` has the words."""

    WAITING = "waiting"  # for the user
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    DENIED = "denied"
    STOPPED = "stopped"
    CANCELLED = "cancelled"


class SentState(StrEnum):
    """Whether a message of the user's has been sent."""

    QUEUED = "queued"  # we hold it until the CLI can take it
    SENT = "sent"


class NoticeAction(StrEnum):
    """What a notice offers to do."""

    NONE = ""
    SEND_ALONG = "send-along"  # send the conversation so far to a Claude that does not have it
    UNDO_REWIND = "undo-rewind"  # put the removed turns back
    CONTINUE = "continue"  # continue a turn that was cut off
    ACCEPT_EDITS = "accept-edits"  # work in the mode that another program has chosen for the session
    OPEN_BRANCH = "open-branch"  # begin another session with another conversation branch
    BEGIN_AFRESH = "begin-afresh"  # continue in a new session that begins with the conversation so far


@dataclass(slots=True)
class RunProgress:
    """The progress of a subagent or a background task; None for what the CLI did not say."""

    tools: int | None = None
    tokens: int | None = None
    seconds: float | None = None
    doing: str = ""  # what it is doing, in a few words, while it runs
    status: str = ""  # of the task, once it has ended: completed, failed, stopped, killed
    summary: str = ""
    background: bool = False
    observed_tools: int = field(default=0, compare=False)  # tool calls of the subagent that we saw


@dataclass(slots=True)
class ToolCall:
    """A tool call with its result.

    `input` is the final input, or as much as can be read of it while it is still being written.
    """

    id: str
    name: str
    input: dict[str, Any] = field(default_factory=dict)
    input_text: str = ""  # the partial JSON while it streams, then the readable input
    title: str = ""  # what the call does, in one line
    state: ToolState = ToolState.RUNNING
    result: str = ""  # the result as plain text
    structured: Any = None  # `tool_use_result`, if there is one
    attachments: list[Attachment] = field(default_factory=list)  # pictures and files in the result
    progress: RunProgress | None = None  # of a subagent or a background task
    body: str = ""  # what the CLI sent to Claude because of the call: the text of a skill or a command
    complete: bool = False  # the input is whole
    changed: bool = False  # the input was changed before it ran
    by_person: bool = True  # who changed it: the user; else a hook, for example, before the user was asked
    asked: dict[str, Any] = field(default_factory=dict)  # the input that Claude wrote, if it was changed
    held: bool = False  # it waits for the end of an earlier call that the user is or was asked about
    started: float = 0.0  # seconds since the epoch
    ended: float = 0.0


class StopBy(StrEnum):
    """What ends a turn early: the means of Stop, from the gentlest to the surest, or the session's end."""

    INTERRUPT = "interrupt"  # the CLI is asked to stop
    SIGINT = "sigint"
    SIGTERM = "sigterm"
    SIGKILL = "sigkill"
    CLOSE = "close"  # nobody pressed Stop: the session was closed
    CUT_OFF = "cut_off"  # nobody closed it either: the program was asked to end, or the user logged out


@dataclass(slots=True)
class TurnFooter:
    """The figures of a turn. Costs are US dollars, durations seconds; None for what the CLI did not say."""

    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: StopBy | None = None  # if the user stopped it
    stop_seconds: float | None = None  # from the press of Stop to the end
    figures: "ResultFigures | None" = None  # as the CLI sent them


@dataclass(frozen=True, slots=True)
class TurnHead:
    """A turn that has not been read.

    Its prompt's uuid ("" if Claude Code began the turn), the prompt's first words (at most 80 characters),
    and its time in seconds since the epoch. `folded`: this is not a turn, but a message that the turn before
    it took in while it ran.
    """

    uuid: str
    words: str
    at: float
    folded: bool = False


@dataclass(frozen=True, slots=True)
class PageMark:
    """A page: some neighbouring turns of a session's file, or a part of a huge turn. Offsets are bytes.

    The turns of page `id` have the numbers from `id + 1` on. `weight`: the bytes of its lines without
    pictures. The page's height is guessed from it.
    """

    id: int  # the offset of its first line
    end: int  # where its last line ends
    lines: int
    heads: tuple[TurnHead, ...]
    weight: int

    @property
    def turns(self) -> tuple[TurnHead, ...]:
        """The turns that begin in this page."""
        return tuple(head for head in self.heads if not head.folded)


@dataclass(slots=True, eq=False)
class Entry:
    """One row. `text` is the source: markdown for prose, code for code, plain words for all other kinds.

    A notice or an error of our own has a `phrase` and no text: the window puts it into words.
    """

    id: str
    kind: EntryKind
    turn: int
    text: str = ""
    phrase: Phrase | None = None
    parent: str = ""  # the tool call of the subagent that this row belongs to, or ""
    depth: int = 0  # how many levels of subagents it is inside
    place: MessagePosition = MessagePosition.ONLY
    final: bool = False
    language: str = ""  # of a code block
    sealed: bool = False  # thinking that came encrypted: it has no words
    continues: str | None = None  # it continues the code of the row before, with these characters in between
    references: dict[str, tuple[str, str]] = field(default_factory=dict)  # of prose: name -> address, title
    tool: ToolCall | None = None
    footer: TurnFooter | None = None
    gap: PageMark | None = None
    attachments: list[Attachment] = field(default_factory=list)
    # The lines that it was made from, for `View source`: n > 0 is line n of the wire; -1 - n is the line at
    # offset n of the session's file.
    sources: list[int] = field(default_factory=list)
    source_file: str = ""  # the agent's id, if the offsets are in a subagent's own file
    sent: SentState = SentState.SENT
    folded_uuid: str = ""  # the uuid of a user's message that a running turn took in
    action: NoticeAction = NoticeAction.NONE
    began: float = 0.0  # seconds since the epoch
    ended: float = 0.0

    @property
    def content(self) -> Text:
        """The phrase, if the row has one; else the text."""
        return self.text if self.phrase is None else self.phrase
