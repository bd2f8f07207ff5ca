"""What is asked about one session's file, and what is answered. Offsets are bytes in the file.

`journal` is ours of that session, which may not exist. OSError where the file cannot be read (as
`RequestFailure`).
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
    """A branch that the CLI does not resume, and that nobody went back from.

    `leaf`: the uuid of its last line. `messages`: how many it has that are in no other.
    """

    leaf: str
    messages: int


@dataclass(frozen=True, slots=True)
class OwnChoices:
    """What was chosen here for a session, as our journal has it; "" where nothing was."""

    mode: str = ""  # permission mode
    model: str = ""  # as it was chosen, such as `opus[1m]`
    effort: str = ""
    thinking: str = ""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What the file says of its session; "" and None where it does not."""

    session_id: str = ""
    folder: str = ""  # the session's own: where it began
    title: str = ""
    model: str = ""
    mode: str = ""  # the permission mode of the last message
    chosen: OwnChoices = field(default_factory=OwnChoices)  # here, last
    version: str = ""  # of the CLI that wrote last
    cost: float | None = None  # US dollars, as far as our journal knows
    damaged: int = 0  # lines that could not be read
    until: str = ""  # the last message that holds, where the person went back and has sent nothing since
    place: WorkPlace = field(default_factory=WorkPlace)  # where Claude works in the end
    disputed: bool = False  # one version of the CLI resumes another branch: `until` is to be named to it
    beside: tuple[OtherBranch, ...] = ()
    rewound: tuple[str, str] | None = None  # the newest way back: the message taken back, the last before it


@dataclass(frozen=True, slots=True)
class OpenHistory(Request):
    """The newest page, or that which ends with the message `until`.

    `idle`: nobody writes to the file now, so what has not ended never will. `messages`: uuid and text of
    those that an earlier run gave to the CLI without hearing that a turn began to answer them.
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
    """What our journal alone knows of a session whose file is gone: a `HistoryOpened` of one page.
    `messages` as in `OpenHistory`."""

    at_once: ClassVar[bool] = True
    journal: Path
    messages: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryOpened:
    """The newest page's reducer, drained: its store has the rows; after `set_clock` it goes on live.

    `delivered`: the uuids of those of the `messages` asked for that the file has; the others are in no row.
    """

    reducer: "Reducer"
    page: PageMark
    facts: FileFacts
    older: bool  # there is more before it
    end: int  # where the last whole line ends: what is written later is to be followed from here
    delivered: frozenset[str] = frozenset()
    leaf: str = ""  # the uuid of the last line of the conversation that is shown
    played: "PlayedSoFar | None" = None  # for a `FileFollower` that goes on with the reducer


@dataclass(frozen=True, slots=True)
class LayOutPages(Request):
    """All pages before the page `before` (the newest one's id, or that of another). `leaf` as in
    `HistoryOpened`, here and below."""

    path: Path
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PagesLaidOut:
    """In their order, oldest first."""

    pages: tuple[PageMark, ...]
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class WriteBranch(Request):
    """Write the branch whose last line has the uuid `leaf` to the file `into`: a `BranchWritten`.

    `journal`: the session's.
    """

    at_once: ClassVar[bool] = True
    path: Path
    leaf: str
    into: Path
    journal: Path | None = None


@dataclass(frozen=True, slots=True)
class BranchWritten:
    """`until`: the uuid of the last message of the branch; "" where there is no such branch. `gone`: those
    of our messages that are not in it."""

    until: str
    gone: Set[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ReadPage(Request):
    """A page that `LayOutPages` told, with the same `before`."""

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
    """The lines at these offsets, for `View source`: of `Entry.sources` those below 0 are -1 - offset.

    `agent` is the entry's `source_file`. Answered with a tuple of bytes, b"" where there is none.
    """

    path: Path
    offsets: tuple[int, ...]
    agent: str = ""


@dataclass(frozen=True, slots=True)
class LocateLine(Request):
    """Where a line of the file, or of a subagent's, is shown. With the same `before` as `LayOutPages`."""

    path: Path
    offset: int
    agent: str
    before: int
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class LineLocation:
    """`page` is None where it is in the newest page. `offset` is that of the line itself, or of the one whose
    result names the subagent. `left`: it belongs to no part of the conversation as it is now."""

    page: int | None
    offset: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class FindInPages(Request):
    """Look for words in the first of these pages: one at a time, so that other requests come between."""

    path: Path
    query: str
    pages: tuple[int, ...]
    before: int
    journal: Path | None = None
    folder: str = ""  # the session's: paths in it are shown from there on
    leaf: str = ""


@dataclass(frozen=True, slots=True)
class PageMatches:
    """How often each row of the page has the words, by its id; of one that has a phrase, that."""

    path: Path
    query: str
    page: int
    counts: tuple[tuple[str, int | Phrase], ...]
    left: int  # pages that were not looked at


@dataclass(frozen=True, slots=True)
class FollowFile(Request):
    """What was written to the file since `offset` by somebody else.

    `shown`: what is on the screen of it; None where nothing of it becomes rows, and all lines are wanted.
    """

    path: Path
    offset: int
    shown: "ShownConversation | None" = None


@dataclass(frozen=True, slots=True)
class ShownConversation:
    """`leaf`: the uuid of the last line of what is shown, as `HistoryOpened` and `FileGrowth` tell it; "" for
    that which the CLI resumed when the file ended at the offset. The others as in `OpenHistory`."""

    leaf: str = ""
    journal: Path | None = None
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class FileGrowth:
    """Whole lines with their offsets, and what the subagents did that their results name, by agent.

    `file_follower.FileFollower` plays them. `offset`: for the next request. `spoken`: somebody has said
    something. `replaced`: the file was cut or is another one. `turned`: the conversation has become another
    one than what is shown, or what came belongs before it. Then it has to be opened anew, and there are no
    lines. `leaf`: for the next request. `repeats`: the offsets of lines that tell of a task what was told
    before. `first_calls` and `workflows`: of those subagents, as `SubagentFiles` tells them.
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
    """Which of Claude's messages stand in the file between two offsets; `end`: None for all that is there.
    Answered with `MessagesFound`."""

    path: Path
    begin: int
    end: int | None = None


@dataclass(frozen=True, slots=True)
class MessagesFound:
    """`ids`: the API's, without those of subagents and of what the CLI made up. `end`: where the last whole
    line ends."""

    ids: frozenset[str]
    end: int


# -------------------------------------------------------------------------------------------------
# Where the file of a session is.


@dataclass(frozen=True, slots=True)
class LocateFile(SessionRequest):
    """The file of the session with this id, wherever its folder was; answered with its path, or None.

    Of several the newest, those of sessions begun in `folder` first.
    """

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


@dataclass(frozen=True, slots=True)
class FindCallFolder(SessionRequest):
    """The folder in which a tool call is, or was, made: that of the line in the session's file, or the
    subagent's. The answer is a path, "" where the line is not there (yet)."""

    at_once: ClassVar[bool] = True
    session_id: str
    call: str
    agent: str = ""


@dataclass(frozen=True, slots=True)
class LookAtFile(SessionRequest):
    """Why the file of the session with this id cannot be read though it may be there; answered with a
    `FileTrouble`, or None. `folder` as in `LocateFile`."""

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


def look(request: LookAtFile, paths: LibraryPaths, tell: Notify) -> FileTrouble | None:
    return trouble_with(request.config or paths.config, request.session_id, request.folder)


@dataclass(frozen=True, slots=True)
class FileMark:
    """What a session's file was: the same one has only become longer since."""

    inode: int
    size: int
    head: bytes


@dataclass(frozen=True, slots=True)
class CheckFile(SessionRequest):
    """Whether the session's file holds what was said in it: answered with a `FileCheck`.

    `turns`: the uuids of prompts that Claude has answered, in their order; `last`: that of the last full
    message. `mark`: of the last check, after which the earlier turns were known to be there.
    """

    session_id: str
    folder: str
    turns: tuple[str, ...]
    last: str = ""
    mark: FileMark | None = None


@dataclass(frozen=True, slots=True)
class FileCheck:
    """`missing`: the uuids of turns that the file does not hold, or not to their end. `reason`: why it could
    not be written, in the system's words; "" where nothing tells. `mark` is None where there is no file."""

    missing: tuple[str, ...] = ()
    reason: str = ""
    mark: FileMark | None = None


@dataclass(frozen=True, slots=True)
class FindHookLines(SessionRequest):
    """What hooks said, by what was written to the session's file behind `offset`, and not before `since`:
    seconds since the epoch. Answered with `HookLines`."""

    session_id: str
    folder: str
    offset: int
    since: float


@dataclass(frozen=True, slots=True)
class HookLine:
    """`at`: when it was written. `call`: that of the subagent to which it was said; "" for Claude."""

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
