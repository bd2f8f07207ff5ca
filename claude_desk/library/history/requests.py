"""The requests about one session's file, and their answers. Offsets are in bytes.

`journal` is the path of our journal of the session. The journal may not exist. If a file cannot be read, the
answer is a `RequestFailure` with the words of the OSError.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from claude_desk.library.history.line_player import PlayedSoFar
from claude_desk.library.history.subagent_files import SubagentLine, WorkflowSubagent
from claude_desk.library.request_base import Request, SessionRequest
from claude_desk.protocol.disk.session_file import FileLine
from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import PageMark
from claude_desk.transcript.reducer.saved_reducer import SavedReducer, check_times
from claude_desk.transcript.store import Turn


@dataclass(frozen=True, slots=True)
class OtherStrand:
    """A strand that the CLI does not resume, and that the user has not left by a rewind.

    `leaf`: the uuid of its last line. `messages`: the number of its messages, without those that are shown or
    in a newer strand.
    """

    leaf: str
    messages: int


@dataclass(frozen=True, slots=True)
class OwnChoices:
    """The user's last choices for a session in this program, from our journal. A field is "" if the user
    chose nothing."""

    mode: str = ""  # permission mode
    model: str = ""  # the name as it was chosen, such as `opus[1m]`
    effort: str = ""
    thinking: str = ""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """Facts about a session, from its file and our journal. A fact that is not known is "" or None."""

    session_id: str = ""
    folder: str = ""  # the folder in which the session began
    title: str = ""
    model: str = ""
    mode: str = ""  # permission mode of the last message
    chosen: OwnChoices = field(default_factory=OwnChoices)
    version: str = ""  # version of the CLI that wrote last
    cost: float | None = None  # US dollars: the sum of the turns in our journal
    damaged: int = 0  # number of lines that could not be read
    until: str = ""  # uuid of the last message that the CLI should resume; "" to let the CLI choose
    place: WorkPlace = field(default_factory=WorkPlace)  # where Claude works at the end of the file
    disputed: bool = False  # CLI versions resume different strands, so `until` must be passed to the CLI
    other_strands: tuple[OtherStrand, ...] = ()
    pastes: tuple[str, ...] = ()  # the newest texts in messages of this program that the user pasted
    rewound: tuple[str, str] | None = None  # newest rewind: the message taken back, the last message kept


@dataclass(frozen=True, slots=True)
class OpenHistory(Request, answer="HistoryOpened"):
    """Open the newest page, or the page that ends with the message `until`. The answer is `HistoryOpened`.

    `idle`: whether no program writes to the file now. A call without a result will then never get a result.
    `messages`: uuid and text of messages that an earlier run sent to the CLI. It is unknown whether a turn
    began for them. `by_time`: whether this version of the CLI resumes the latest message, and ignores the
    leaf that the file names.
    """

    at_once: ClassVar[bool] = True  # do not wait for the layout of another file, which takes seconds
    path: Path
    journal: Path | None = None
    idle: bool = True
    until: str = ""
    messages: tuple[tuple[str, str], ...] = ()
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class OpenFromJournal(Request, answer="HistoryOpened"):
    """Open a session whose file is gone, from our journal. The answer is a `HistoryOpened` with one page.
    `messages` as in `OpenHistory`."""

    at_once: ClassVar[bool] = True
    journal: Path
    messages: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryOpened:
    """The requested page. `rows`: the reducer that has played the page, as data.

    `delivered`: the uuids of the requested `messages` that the file has. The other messages have no row.
    """

    rows: SavedReducer
    page: PageMark
    facts: FileFacts
    older: bool  # whether the conversation has lines before the page
    end: int  # offset after the last complete line, from which to follow the file
    delivered: frozenset[str] = frozenset()
    leaf: str = ""  # uuid of the last line of the conversation that is shown
    played: PlayedSoFar | None = None  # state for a `FileFollower` that continues with the reducer


@dataclass(frozen=True, slots=True)
class LayOutPages(Request, answer="PagesLaidOut"):
    """Divide the part of the conversation before the page `before` (an id) into pages. The answer is
    `PagesLaidOut`. `leaf`: as in `HistoryOpened`, also in the other requests."""

    path: Path
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PagesLaidOut:
    """The pages, the oldest first. `damaged`: the number of lines that could not be read."""

    pages: tuple[PageMark, ...]
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class WriteStrand(Request, answer="StrandWritten"):
    """Write the strand whose last line has the uuid `leaf` to the file `into`. The answer is
    `StrandWritten`."""

    at_once: ClassVar[bool] = True
    path: Path
    leaf: str
    into: Path
    journal: Path | None = None


@dataclass(frozen=True, slots=True)
class StrandWritten:
    """`until`: the uuid of the last message of the strand; "" if there is no such strand. `gone`: the uuids
    of the messages in our journal that the strand does not have."""

    until: str
    gone: Set[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ReadPage(Request, answer="PageRead"):
    """Read a page that `LayOutPages` returned, with the same `before`. The answer is `PageRead`."""

    path: Path
    page: int
    before: int
    journal: Path | None = None
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PageRead:
    """The rows of a page, for `reducer.pages.fill(page, turns)`."""

    page: int
    turns: tuple[Turn, ...]

    def __post_init__(self) -> None:
        check_times(self.turns)


@dataclass(frozen=True, slots=True)
class SourceLines(Request, answer=tuple[bytes, ...]):
    """Read the lines at these offsets, for `View source`. `Entry.sources` stores an offset as -1 - offset.

    `agent` is the entry's `source_file`. The answer is a tuple of bytes, b"" for a line that does not exist.
    """

    path: Path
    offsets: tuple[int, ...]
    agent: str = ""


@dataclass(frozen=True, slots=True)
class LocateLine(Request, answer="LineLocation"):
    """Find the page on which a line of the file, or of a subagent's file, is shown. The answer is
    `LineLocation`. `before` as in `LayOutPages`."""

    path: Path
    offset: int
    agent: str
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class LineLocation:
    """`page`: None for the newest page. `offset`: the offset of the line. For a subagent's line, the offset
    of the line with the result that names the subagent. `left`: whether the line is not in the conversation
    any more."""

    page: int | None
    offset: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class FindInPages(Request, answer="PageMatches"):
    """Search the first of these pages for words. The answer is `PageMatches`.

    Each request searches only one page, so that the child can answer other requests in between.
    """

    path: Path
    query: str
    pages: tuple[int, ...]
    before: int
    journal: Path | None = None
    folder: str = ""  # folder of the session; paths in it are shown relative to it
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PageMatches:
    """`counts`: for each row that has a match or shows phrases, in the order of the rows: its id, the number
    of matches outside of phrases, and the phrases, which the window translates and searches."""

    path: Path
    query: str
    page: int
    counts: tuple[tuple[str, int, tuple[Phrase, ...]], ...]
    left: int  # number of pages that were not searched


@dataclass(frozen=True, slots=True)
class FollowFile(Request, answer="FileGrowth"):
    """Read the lines that another program has written to the file since `offset`. The answer is `FileGrowth`.

    `shown`: the conversation that is on the screen; None if the lines of all strands are
    wanted.
    """

    path: Path
    offset: int
    shown: "ShownConversation | None" = None


@dataclass(frozen=True, slots=True)
class ShownConversation:
    """`leaf`: the uuid of the last line that is shown, as in `HistoryOpened` and `FileGrowth`. With "", it is
    the line that the CLI would have resumed when the file ended at `FollowFile.offset`. The other fields are
    as in `OpenHistory`."""

    leaf: str = ""
    journal: Path | None = None
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class FileGrowth:
    """The new lines of a file, which `file_follower.FileFollower` plays.

    `lines`: complete lines with their offsets. `agents`: the lines of subagents, by subagent. A subagent is
    included if a result in `lines` names it. `first_calls` and `workflows`: as `SubagentFiles` returns them
    for these subagents. `repeats`: the offsets of lines that repeat an earlier line about a task. `offset`
    and `leaf`: values for the next request. `spoken`: whether a line is a message of the user or Claude.

    `replaced`: whether the file was cut or replaced. `turned`: whether the conversation does not begin with
    the shown lines any more, or new lines belong before its end. If `replaced` or `turned` is true, there are
    no lines, and the file has to be opened again.
    """

    lines: tuple[tuple[int, FileLine], ...]
    agents: Mapping[str, tuple[SubagentLine, ...]]
    offset: int
    replaced: bool = False
    spoken: bool = False
    turned: bool = False
    leaf: str = ""
    repeats: Set[int] = frozenset()
    first_calls: Mapping[str, str] = field(default_factory=dict)
    workflows: Mapping[str, tuple[WorkflowSubagent, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FindMessages(Request, answer="MessagesFound"):
    """Find the messages of Claude in the file between two offsets. `end`: None for the end of the file. The
    answer is a `MessagesFound`."""

    path: Path
    begin: int
    end: int | None = None


@dataclass(frozen=True, slots=True)
class MessagesFound:
    """`ids`: the API's ids of the messages, without messages of subagents and messages that the CLI made up.
    `end`: the offset after the last complete line."""

    ids: frozenset[str]
    end: int


@dataclass(frozen=True, slots=True)
class ReadSubagent(SessionRequest, answer=tuple[SubagentLine, ...]):
    """Read the lines of a subagent's file from an offset on."""

    session_id: str
    folder: str
    agent: str
    offset: int = 0
