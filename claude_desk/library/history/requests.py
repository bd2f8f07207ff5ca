"""The requests about one session's file, and their answers. Offsets are bytes in the file.

`journal` is our journal of that session, which may not exist. If a file cannot be read, the answer is a
`RequestFailure` for the OSError.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from claude_desk.library.catalog.session_paths import FileTrouble, session_file, trouble_with
from claude_desk.library.request_base import LibraryPaths, Notify, Request, SessionRequest
from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import PageMark

if TYPE_CHECKING:
    from claude_desk.library.history.line_player import PlayedSoFar
    from claude_desk.library.history.subagent_files import SubagentLine
    from claude_desk.protocol.disk.session_file import FileLine
    from claude_desk.transcript.reducer.reducer import Reducer
    from claude_desk.transcript.store import Turn


@dataclass(frozen=True, slots=True)
class OtherBranch:
    """A conversation branch that the CLI does not resume, and that nobody went back from.

    `leaf`: the uuid of its last line. `messages`: those in it that are neither shown nor in a newer branch.
    """

    leaf: str
    messages: int


@dataclass(frozen=True, slots=True)
class OwnChoices:
    """What was chosen here for a session, as our journal has it; "" if nothing was."""

    mode: str = ""  # permission mode
    model: str = ""  # as it was chosen, such as `opus[1m]`
    effort: str = ""
    thinking: str = ""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What the file says about its session; "" and None for what it does not say."""

    session_id: str = ""
    folder: str = ""  # the session's own: where it began
    title: str = ""
    model: str = ""
    mode: str = ""  # the permission mode of the last message
    chosen: OwnChoices = field(default_factory=OwnChoices)  # what was last chosen here
    version: str = ""  # of the CLI that wrote last
    cost: float | None = None  # US dollars, the sum of the turns in our journal
    damaged: int = 0  # lines that could not be read
    until: str = ""  # the last message that holds, if the user went back and has sent nothing since
    place: WorkPlace = field(default_factory=WorkPlace)  # where Claude works at the end of the file
    disputed: bool = False  # CLI versions resume different branches: `until` has to be passed to the CLI
    beside: tuple[OtherBranch, ...] = ()
    rewound: tuple[str, str] | None = None  # the newest rewind: the message taken back, the last before it


@dataclass(frozen=True, slots=True)
class OpenHistory(Request):
    """Open the newest page, or the page that ends with the message `until`.

    `idle`: nobody writes to the file now, so what has not ended never will. `messages`: uuid and text of
    messages that an earlier run gave to the CLI without learning that a turn began to answer them.
    `by_time`: the CLI does not find the branch that the file names; it resumes the latest message.
    """

    at_once: ClassVar[bool] = True  # another file may be laid out meanwhile, which takes seconds
    path: Path
    journal: Path | None = None
    idle: bool = True
    until: str = ""
    messages: tuple[tuple[str, str], ...] = ()
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class OpenFromJournal(Request):
    """Open what only our journal has of a session whose file is gone: a `HistoryOpened` of one page.
    `messages` as in `OpenHistory`."""

    at_once: ClassVar[bool] = True
    journal: Path
    messages: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryOpened:
    """The newest page's reducer, drained: its store has the rows; after `set_clock` it continues live.

    `delivered`: the uuids of those of the requested `messages` that the file has; the other messages have no
    row.
    """

    reducer: "Reducer"
    page: PageMark
    facts: FileFacts
    older: bool  # the conversation has more before it
    end: int  # where the last complete line ends: follow what is written later from here
    delivered: frozenset[str] = frozenset()
    leaf: str = ""  # the uuid of the last line of the conversation that is shown
    played: "PlayedSoFar | None" = None  # for a `FileFollower` that continues with the reducer


@dataclass(frozen=True, slots=True)
class LayOutPages(Request):
    """Lay out all pages before the page `before` (the id of the newest page, or of another). `leaf` as in
    `HistoryOpened`, here and below."""

    path: Path
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PagesLaidOut:
    """The pages in order, oldest first."""

    pages: tuple[PageMark, ...]
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class WriteBranch(Request):
    """Write the conversation branch whose last line has the uuid `leaf` to the file `into`: a
    `BranchWritten`.

    `journal`: the session's.
    """

    at_once: ClassVar[bool] = True
    path: Path
    leaf: str
    into: Path
    journal: Path | None = None


@dataclass(frozen=True, slots=True)
class BranchWritten:
    """`until`: the uuid of the last message of the branch; "" if there is no such branch. `gone`: those of
    our messages that are not in it."""

    until: str
    gone: Set[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ReadPage(Request):
    """Read a page that `LayOutPages` returned, with the same `before`."""

    path: Path
    page: int
    before: int
    journal: Path | None = None
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PageRead:
    """For `reducer.pages.fill(page, turns)`."""

    page: int
    turns: "tuple[Turn, ...]"


@dataclass(frozen=True, slots=True)
class SourceLines(Request):
    """Read the lines at these offsets, for `View source`: in `Entry.sources` those below 0 are -1 - offset.

    `agent` is the entry's `source_file`. The answer is a tuple of bytes, b"" for a line that does not exist.
    """

    path: Path
    offsets: tuple[int, ...]
    agent: str = ""


@dataclass(frozen=True, slots=True)
class LocateLine(Request):
    """Find where a line of the file, or of a subagent's file, is shown. `before` as in `LayOutPages`."""

    path: Path
    offset: int
    agent: str
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class LineLocation:
    """`page` is None for the newest page. `offset` is that of the line itself, or of the line whose result
    names the subagent. `left`: the line is in no part of the conversation as it is now."""

    page: int | None
    offset: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class FindInPages(Request):
    """Search the first of these pages for words: one page at a time, so that other requests come between."""

    path: Path
    query: str
    pages: tuple[int, ...]
    before: int
    journal: Path | None = None
    folder: str = ""  # the session's: paths in it are shown relative to it
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PageMatches:
    """How often each row of the page has the words, by its id; for a row with a phrase, the phrase."""

    path: Path
    query: str
    page: int
    counts: tuple[tuple[str, int | Phrase], ...]
    left: int  # pages that were not searched


@dataclass(frozen=True, slots=True)
class FollowFile(Request):
    """Read what somebody else has written to the file since `offset`.

    `shown`: what of it is on the screen; None if nothing of it becomes rows, and all lines are wanted.
    """

    path: Path
    offset: int
    shown: "ShownConversation | None" = None


@dataclass(frozen=True, slots=True)
class ShownConversation:
    """`leaf`: the uuid of the last line that is shown, as in `HistoryOpened` and `FileGrowth`; "" for the
    line that the CLI resumed when the file ended at the offset. The other fields as in `OpenHistory`."""

    leaf: str = ""
    journal: Path | None = None
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class FileGrowth:
    """Complete lines with their offsets, and what the subagents did that their results name, by agent.

    `file_follower.FileFollower` plays them. `offset`: for the next request. `spoken`: somebody has said
    something. `replaced`: the file was cut or is another one. `turned`: the conversation is no longer the one
    that is shown, or new lines belong before its end. Then it has to be opened anew, and there are no lines.
    `leaf`: for the next request. `repeats`: the offsets of lines that repeat an earlier line about a task.
    `first_calls` and `workflows`: of those subagents, as `SubagentFiles` returns them.
    """

    lines: "tuple[tuple[int, FileLine], ...]"
    agents: "Mapping[str, tuple[SubagentLine, ...]]"
    offset: int
    replaced: bool = False
    spoken: bool = False
    turned: bool = False
    leaf: str = ""
    repeats: Set[int] = frozenset()
    first_calls: Mapping[str, str] = field(default_factory=dict)
    workflows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FindMessages(Request):
    """Find which of Claude's messages are in the file between two offsets. `end`: None for the end of the
    file. The answer is a `MessagesFound`."""

    path: Path
    begin: int
    end: int | None = None


@dataclass(frozen=True, slots=True)
class MessagesFound:
    """`ids`: the API's, without those of subagents and of messages that the CLI made up. `end`: where the
    last complete line ends."""

    ids: frozenset[str]
    end: int


# -------------------------------------------------------------------------------------------------
# Where the file of a session is.


@dataclass(frozen=True, slots=True)
class LocateFile(SessionRequest):
    """Find the file of the session with this id, whatever its folder was; the answer is its path, or None.

    Of several files, those of sessions begun in `folder` come first, then the newest.
    """

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


@dataclass(frozen=True, slots=True)
class FindCallFolder(SessionRequest):
    """Find the folder in which a tool call is, or was, made: that of the call's line in the session's file,
    or the subagent's. The answer is a path, "" if the line is not there (yet)."""

    at_once: ClassVar[bool] = True
    session_id: str
    call: str
    agent: str = ""


@dataclass(frozen=True, slots=True)
class LookAtFile(SessionRequest):
    """Find why the file of the session with this id cannot be read though it may exist; the answer is a
    `FileTrouble`, or None. `folder` as in `LocateFile`."""

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


def look(request: LookAtFile, paths: LibraryPaths, tell: Notify) -> FileTrouble | None:
    return trouble_with(request.config or paths.config, request.session_id, request.folder)


@dataclass(frozen=True, slots=True)
class FileMark:
    """How a session's file was at some time: the same file has only grown since."""

    inode: int
    size: int
    head: bytes


@dataclass(frozen=True, slots=True)
class CheckFile(SessionRequest):
    """Check whether the session's file has what was said in it: the answer is a `FileCheck`.

    `turns`: the uuids of prompts that Claude has answered, in their order; `last`: that of the last full
    message. `mark`: of the last check, which found the earlier turns in the file.
    """

    session_id: str
    folder: str
    turns: tuple[str, ...]
    last: str = ""
    mark: FileMark | None = None


@dataclass(frozen=True, slots=True)
class FileCheck:
    """`missing`: the uuids of turns that the file lacks, or has only in part. `reason`: why it could not be
    written, in the system's words; "" if that is not known. `mark` is None if there is no file."""

    missing: tuple[str, ...] = ()
    reason: str = ""
    mark: FileMark | None = None


@dataclass(frozen=True, slots=True)
class FindHookLines(SessionRequest):
    """Find what hooks said in the lines of the session's file after `offset` that are not older than `since`,
    in seconds since the epoch. The answer is a `HookLines`."""

    session_id: str
    folder: str
    offset: int
    since: float


@dataclass(frozen=True, slots=True)
class HookLine:
    """`at`: when it was written. `call`: that of the subagent that got the words; "" for Claude."""

    uuid: str
    text: Phrase
    at: float
    call: str = ""


@dataclass(frozen=True, slots=True)
class HookLines:
    """`offset`: for the next request."""

    lines: tuple[HookLine, ...]
    offset: int


def locate(request: LocateFile, paths: LibraryPaths, tell: Notify) -> Path | None:
    config = request.config or paths.config
    return session_file(config, request.session_id, request.folder, request.project)
