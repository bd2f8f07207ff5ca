"""The catalog's requests and answers: sessions, changed sessions, search results. This module is cheap to
import."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, NamedTuple

from claude_desk.library.request_base import INDEXER, Request, SessionRequest
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.protocol.disk.session_title import FIRST_WORDS, GIVEN, MADE, NOTHING

__all__ = ["FIRST_WORDS", "GIVEN", "MADE", "NOTHING"]

# The speakers of a passage.
USER, CLAUDE, THINKING, TOOL, OTHER = "user", "claude", "thinking", "tool", "other"


class SessionRecord(NamedTuple):
    """A session's file. Times are seconds since the epoch. `path` is unique; two files may have the same
    `id`."""

    path: str
    id: str
    folder: str  # the first cwd in the file, where the session is resumed; "" if no line has a cwd
    repository: str  # the main checkout of the repository that has `folder`; without a repository, `folder`
    title: str  # one line; "" if the session has no words
    title_from: str
    first: str  # the first words of the user, one line of at most 200 characters
    last: str  # the last prompt that the CLI noted, shortened like `first`
    branch: str  # "" without a git branch
    size: int  # bytes
    modified: float  # time of the last activity
    created: float
    version: str  # version of the CLI
    entrypoint: str  # "cli", "sdk-py", …; "" from older CLIs
    messages: int  # messages of the user and Claude; 0 if not yet counted
    tokens: int  # tokens in and out that were counted so far, without those read from the cache
    cost: float | None  # dollars; None if the CLI did not write the cost into the file
    damaged: int  # number of lines that could not be read
    forked: int = 0  # 1 if the file says that its conversation began as a copy of another conversation
    worktree: str = ""  # the worktree that Claude has entered and not left


@dataclass(frozen=True, slots=True)
class ListSessions(Request, answer="CatalogUpdate"):
    """Ask for the sessions in the index. The answer is a `CatalogUpdate`. It lacks changes on the disk since
    the last `ScanDisk`."""


@dataclass(frozen=True, slots=True)
class InspectFolder(Request, answer="FolderPlace"):
    """Ask which repository a folder belongs to. The answer is a `FolderPlace`. The child does not run git."""

    at_once: ClassVar[bool] = True
    folder: str


@dataclass(frozen=True, slots=True)
class FindTerminalSessions(SessionRequest, answer="tuple[TerminalSession, ...]"):
    """Find the sessions that run in a terminal, the oldest first. `other_configs`: CLI folders to look into
    in addition to `config`."""

    at_once: ClassVar[bool] = True
    other_configs: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class TerminalSession:
    """A session that runs in a terminal. `started`: when its process began. `since`: when its status began.
    Both are in seconds since the epoch, 0 if unknown. `tool`, `title`: the newest call of the running turn
    and its subject, "" if unknown. `folder`: where its process began."""

    session_id: str
    status: RunningStatus
    started: float = 0.0
    since: float = 0.0
    tool: str = ""
    title: str = ""
    folder: str = ""


class FolderPlace(NamedTuple):
    """`repository`: the main checkout, also for a worktree. Without a repository, or if the folder does not
    answer within 2 s, it is the folder, and `branch` is "". `branch`: the git branch; may be ""."""

    repository: str
    branch: str


@dataclass(frozen=True, slots=True)
class ScanDisk(Request, answer="DiskScan"):
    """Find new, changed and deleted sessions on disk. The child reports `CatalogUpdate`s during the scan. The
    answer is a `DiskScan`. The child then reads the words of the files in the background and reports
    `IndexProgress`. If another process is reading words, the child reads none and reports no progress.

    `since`: for the first scan, the `sequence` of the list that the window has. The scan then also reports
    sessions that another window's child has found since. With -1, everything in the index counts as reported.
    Later scans do not use `since`: they report the changes since the previous scan.

    `other_configs`: CLI folders to scan in addition to the one in `LibraryPaths`. `projects`: folders whose
    settings may name more CLI folders to scan.
    """

    role: ClassVar[str] = INDEXER
    since: int = -1
    other_configs: tuple[Path, ...] = ()
    projects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DiskScan:
    """`files`: the number of files. `silent`: the folders that did not answer. The sessions of these folders
    stay in the list as they were."""

    files: int
    silent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogUpdate:
    """`records`: sessions that are new or have changed. `gone`: the paths of deleted files: sessions and
    subagents.

    `done` of `total` files are known. If two updates have the same session, the update with the greater
    `sequence` is right.
    """

    records: list[SessionRecord]
    gone: list[str]
    done: int
    total: int
    sequence: int = 0


@dataclass(frozen=True, slots=True)
class IndexProgress:
    """The progress of reading words. `warning`: a text for the log and for a quiet line in the window, or
    ""."""

    done: int  # bytes
    total: int
    warning: str = ""


@dataclass(frozen=True, slots=True)
class SearchSessions(Request, answer="SearchResults"):
    """Search for words, and for "words that follow each other" in quotes. The answer is `SearchResults`.

    `typing`: whether the last word may be unfinished. Filters: `folders` (cwd or repository), `roles`,
    `tools`, and the times `since` and `until` in seconds since the epoch. An empty filter lets everything
    pass. `seconds`: the time limit for finding places, and once more for reading their texts.
    """

    query: str
    folders: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    since: float = 0.0
    until: float = 0.0
    typing: bool = True
    most: int = 50
    seconds: float = 0.03


@dataclass(frozen=True, slots=True)
class ListTools(Request, answer=tuple[str, ...]):
    """Ask for the names of the tools that were used in any session. The answer is a tuple. The tool whose
    name entered the index last comes first; later uses do not change the order."""


class SearchHit(NamedTuple):
    """A place where the words were said. `passage`: one line of text. `matches`: (start, length) of each
    match in `passage`."""

    path: str
    session: str
    title: str
    folder: str
    role: str
    tool: str  # name of the tool; "" if no tool said the words, or the tool is unknown
    time: float
    passage: str
    matches: tuple[tuple[int, int], ...]
    offset: int  # offset of the line in bytes, in `path` or in the subagent's file
    uuid: str  # uuid of the line
    call: str  # id of the tool call, or ""
    agent: str  # id of the subagent if the line is in the subagent's own file, or ""
    forked: bool = False  # `forked` of the session's record


class TitleHit(NamedTuple):
    """A session whose title, first words or folder match."""

    path: str
    session: str
    title: str
    folder: str
    matches: tuple[tuple[int, int], ...]  # (start, length) of each match in the title
    forked: bool = False


@dataclass(frozen=True, slots=True)
class SearchResults:
    """The results, the best first. `more`: whether there are more hits than are listed. `complete`: whether
    all words of all sessions are indexed.

    `unfinished`: whether the time limit ended the search. With more time there may be more and better hits.
    """

    titles: list[TitleHit]
    hits: list[SearchHit]
    more: bool
    complete: bool
    unfinished: bool = False
