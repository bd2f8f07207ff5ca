"""The rows of a conversation, as data. This module is cheap to import, because the window needs it at
startup."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment


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


class Container(NamedTuple):
    """A list item or a quotation around a row.

    `prefix`: what precedes each line of the row in Markdown: spaces, or `> `. `right`: whether the text of
    the item begins at the right. `note`: the kind of note that the quotation is, "" for any other quotation.
    """

    prefix: str
    right: bool = False
    note: str = ""

    @property
    def quotes(self) -> bool:
        """Whether the container is a quotation."""
        return self.prefix.startswith(">")


class MessagePosition(StrEnum):
    """The place of a row in its message."""

    ONLY = "only"
    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


class ToolState(StrEnum):
    """The state of a tool call. Journals store these values. `ui/transcript/tool_state_text.py` has the words
    for them."""

    WAITING = "waiting"  # the call waits for the user
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    DENIED = "denied"
    STOPPED = "stopped"
    CANCELLED = "cancelled"


class SentState(StrEnum):
    """Whether the user's message has been sent."""

    QUEUED = "queued"  # we hold it until the CLI can take it
    SENT = "sent"


class NoticeAction(StrEnum):
    """The action that a notice offers."""

    NONE = ""
    SEND_ALONG = "send-along"  # send the conversation so far to Claude, who does not have it
    UNDO_REWIND = "undo-rewind"  # put the removed turns back
    CONTINUE = "continue"  # continue a turn that was cut off
    ACCEPT_EDITS = "accept-edits"  # switch to the mode that another program has chosen for the session
    OPEN_STRAND = "open-strand"  # begin another session with another strand
    CALL_AGAIN = "call-again"  # have Claude continue agents that have ended
    BEGIN_ANEW = "begin-anew"  # have Claude begin agents with the prompts of agents that the user has stopped
    BEGIN_AFRESH = "begin-afresh"  # continue in a new session that begins with the conversation so far


# The name of the call in the row of a shell command of the user. Claude cannot call a tool with such a name.
USER_COMMAND = "user command"


@dataclass(slots=True)
class RunProgress:
    """The progress of a subagent or a background task. A figure is None if the CLI did not report it."""

    tools: int | None = None
    tokens: int | None = None
    seconds: float | None = None
    doing: str = ""  # the current activity in a few words, "" after the end
    status: str = ""  # status of an ended task: completed, failed, stopped, killed
    summary: str = ""
    background: bool = False
    retry: tuple[int, int] | None = (
        None  # attempt and number of attempts, while a request to the API is repeated
    )
    observed_tools: int = field(default=0, compare=False)  # number of tool calls in the subagent's messages


@dataclass(slots=True)
class ToolCall:
    """A tool call with its result.

    `input`: the final input. While Claude writes the input, this is the part that can be parsed so far.
    """

    id: str
    name: str
    input: dict[str, Any] = field(default_factory=dict)
    input_text: str = ""  # the input as readable text
    title: str = ""  # one line about what the call does
    state: ToolState = ToolState.RUNNING
    result: str = ""  # the result as plain text
    structured: Any = None  # `tool_use_result`, if there is one
    attachments: list[Attachment] = field(default_factory=list)  # pictures and files in the result
    progress: RunProgress | None = None  # progress of a subagent or a background task
    body: str = ""  # the text of a skill or command that the CLI sent to Claude because of the call
    complete: bool = False  # whether the input is complete
    changed: bool = False  # whether the input was changed before the call ran
    by_person: bool = True  # whether the user, rather than for example a hook, changed the input
    asked: dict[str, Any] = field(default_factory=dict)  # Claude's own input, if the input was changed
    held: bool = False  # whether the call waits for an earlier call that needed the user's answer
    waited_for: bool = False  # whether Claude waits for the task of the call, and the CLI reports that
    started: float = 0.0  # seconds since the epoch
    ended: float = 0.0

    @property
    def by_user(self) -> bool:
        """Whether the user ran the command with `!`, so that it is no call of Claude's."""
        return self.name == USER_COMMAND

    @property
    def is_movable(self) -> bool:
        """Whether the CLI can move the call to the background."""
        return self.waited_for and not self.ended and self.state is ToolState.RUNNING


class StopBy(StrEnum):
    """What ended a turn early: a step of Stop (from the gentlest to the strongest), or the session's end."""

    INTERRUPT = "interrupt"  # the CLI was asked to stop
    SIGINT = "sigint"
    SIGTERM = "sigterm"
    SIGKILL = "sigkill"
    CLOSE = "close"  # the session was closed
    CUT_OFF = "cut_off"  # the program had to end during the turn, for example because the user logged out


@dataclass(slots=True)
class TurnFooter:
    """The figures of a turn. Costs are in US dollars, durations in seconds. A figure is None if it is not
    known."""

    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: StopBy | None = None  # None for a turn that was not stopped
    stop_seconds: float | None = None  # time from the press of Stop to the end
    figures: dict[str, Any] | None = None  # `ResultFigures`: all figures that the CLI sent


@dataclass(frozen=True, slots=True)
class TurnHead:
    """The prompt of a turn that has not been read.

    `uuid`: the prompt's uuid, "" if Claude Code began the turn. `words`: the prompt's first words, at most 80
    characters. `at`: the prompt's time in seconds since the epoch. `folded`: whether the prompt joined a
    running turn instead of beginning a turn.
    """

    uuid: str
    words: str
    at: float
    folded: bool = False


@dataclass(frozen=True, slots=True)
class PageMark:
    """A page: neighbouring turns of a session's file, or a part of a huge turn. Offsets are in bytes.

    The turns of page `id` are numbered from `id + 1` on. `weight`: the bytes of the page's lines without
    pictures. The page's height is estimated from its weight.
    """

    id: int  # offset of the first line
    end: int  # offset after the last line
    lines: int
    heads: tuple[TurnHead, ...]
    weight: int

    @property
    def turns(self) -> tuple[TurnHead, ...]:
        """The heads of the turns that begin in this page."""
        return tuple(head for head in self.heads if not head.folded)


@dataclass(slots=True, eq=False)
class Entry:
    """One row. `text`: Markdown for prose and tables, code for code, plain words for all other kinds.

    Our own notices and errors have a `phrase` instead of a text. The window puts the phrase into words.
    """

    id: str
    kind: EntryKind
    turn: int
    text: str = ""
    phrase: Phrase | None = None
    parent: str = ""  # id of the call of the subagent that wrote this row; "" outside subagents
    depth: int = 0  # how many nested subagents the row is in
    place: MessagePosition = MessagePosition.ONLY
    final: bool = False
    language: str = ""  # language of a code block
    sealed: bool = False  # whether the thinking is encrypted and has no words
    inside: tuple[Container, ...] = ()  # the list items and quotations around the row, outermost first
    continues: str | None = None  # for code that continues the row above: the characters between the rows
    references: dict[str, tuple[str, str]] = field(default_factory=dict)  # prose: name -> (address, title)
    tool: ToolCall | None = None
    footer: TurnFooter | None = None
    gap: PageMark | None = None
    attachments: list[Attachment] = field(default_factory=list)
    pastes: tuple[str, ...] = ()  # the parts of a user's message that are known to be pasted
    # The lines that the row was made from, for `View source`. A value n > 0 is line n of the wire. A value
    # -1 - n is the line at offset n of the session's file.
    sources: list[int] = field(default_factory=list)
    source_file: str = ""  # if the offsets refer to a subagent's own file: the subagent's id
    sent: SentState = SentState.SENT
    folded_uuid: str = ""  # uuid of the user's message, if it joined a running turn
    action: NoticeAction = NoticeAction.NONE
    began: float = 0.0  # seconds since the epoch
    ended: float = 0.0

    @property
    def by_user(self) -> bool:
        """Whether the row is the user's: a message, or a shell command that the user ran with `!`."""
        return self.kind is EntryKind.USER or (self.tool is not None and self.tool.by_user)

    @property
    def content(self) -> Text:
        """The phrase, or the text if the row has no phrase."""
        return self.text if self.phrase is None else self.phrase
