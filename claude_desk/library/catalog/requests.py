"""The catalog's requests and answers: sessions, news of them, passages. Cheap to import and to pickle."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from claude_desk.library.request_base import INDEXER, Request
from claude_desk.protocol.disk.session_title import FIRST_WORDS, GIVEN, MADE, NOTHING

__all__ = ["FIRST_WORDS", "GIVEN", "MADE", "NOTHING"]

# Who says a passage.
USER, CLAUDE, THINKING, TOOL, OTHER = "user", "claude", "thinking", "tool", "other"


class SessionRecord(NamedTuple):
    """A session's file. Times are seconds since the epoch. `path` is unique, `id` may not be."""

    path: str
    id: str
    folder: str  # the first cwd of the file, where it is resumed; "" if no line has one
    repository: str  # the main checkout of the repository of `folder`, also for a worktree; else `folder`
    title: str  # one line; "" if nobody ever said anything
    title_from: str
    first: str  # the first words of the user, one line of at most 200 characters
    last: str  # the last prompt that the CLI noted, as short
    branch: str  # "" without a git branch
    size: int  # bytes
    modified: float  # the last activity
    created: float
    version: str  # of the CLI
    entrypoint: str  # "cli", "sdk-py", …; "" from older CLIs
    messages: int  # of both sides; 0 if not yet counted
    tokens: int  # written and read, without the cache; those counted so far
    cost: float | None  # dollars, if the CLI has written it down
    damaged: int  # lines that could not be read
    forked: int = 0  # 1: the file says that its conversation began as a copy of another
    worktree: str = ""  # that Claude has entered and not left


@dataclass(frozen=True, slots=True)
class ListSessions(Request):
    """Ask for the sessions in the index: a `CatalogUpdate`. What changed on disk since the last `ScanDisk` is
    not in it.
    """


@dataclass(frozen=True, slots=True)
class InspectFolder(Request):
    """Ask which repository a folder belongs to, from git's files alone: a `FolderPlace`."""

    at_once: ClassVar[bool] = True
    folder: str


class FolderPlace(NamedTuple):
    """`repository` is the main checkout, also for a worktree; else the folder. `branch` may be ""."""

    repository: str
    branch: str


@dataclass(frozen=True, slots=True)
class ScanDisk(Request):
    """Look for what is new or changed on disk. Reports `CatalogUpdate`s on the way, and answers with a
    `DiskScan`. Then the words of the files are read in the background, which reports `IndexProgress`.

    `since`: in the first scan, the `sequence` of the list that the window has, so that it does not miss what
    another window's child has found meanwhile. Without it, everything in the index counts as known. A later
    scan reports what is new since the one before. `others` are CLI folders besides that of `LibraryPaths`;
    those that the settings of `projects` name are scanned too.
    """

    role: ClassVar[str] = INDEXER
    since: int = -1
    others: tuple[Path, ...] = ()
    projects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DiskScan:
    """How many files there are, and the folders that did not answer: their sessions stay as they were last
    known."""

    files: int
    silent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogUpdate:
    """Some sessions as they are now, and the paths of those that are gone.

    `done` of `total` files are known. If two updates have the same session, the one with the greater
    `sequence` is right.
    """

    records: list[SessionRecord]
    gone: list[str]
    done: int
    total: int
    sequence: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle plain tuples: they take a third of the time of named ones."""
        rows = list(map(tuple, self.records))
        return _catalog_of, (rows, self.gone, self.done, self.total, self.sequence)


def _catalog_of(
    rows: list[tuple[Any, ...]], gone: list[str], done: int, total: int, sequence: int
) -> CatalogUpdate:
    return CatalogUpdate(list(map(SessionRecord._make, rows)), gone, done, total, sequence)


@dataclass(frozen=True, slots=True)
class IndexProgress:
    """How far the reading of words has come. `remark` is for the log and a quiet line, or ""."""

    done: int  # bytes
    total: int
    remark: str = ""


@dataclass(frozen=True, slots=True)
class SearchSessions(Request):
    """Search for words, and "words that follow each other". The answer is `SearchResults`.

    `typing`: the last word may be unfinished. Filters: `folders` (cwd or repository), `roles`, `tools`, and
    times in seconds since the epoch; an empty filter lets everything pass. `seconds`: how long to look for
    places, and then how long to read their texts.
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
class ListTools(Request):
    """Ask for the names of the tools that were used anywhere: a tuple, the newest first."""


class SearchHit(NamedTuple):
    """A place where the words were said. `passage` is one line, and `matches` are (start, length) in it."""

    path: str
    session: str
    title: str
    folder: str
    role: str
    tool: str  # "" if it is no tool's, or the tool is not known
    time: float
    passage: str
    matches: tuple[tuple[int, int], ...]
    offset: int  # of the line, in bytes of `path` or of the agent's file
    uuid: str  # of the line
    call: str  # the id of the tool call, or ""
    agent: str  # the subagent's id if it was said in the subagent's own file, or ""
    forked: bool = False  # as in the session's record


class TitleHit(NamedTuple):
    """A session whose title, first words or folder match."""

    path: str
    session: str
    title: str
    folder: str
    matches: tuple[tuple[int, int], ...]  # in the title
    forked: bool = False


@dataclass(frozen=True, slots=True)
class SearchResults:
    """Best first. `more`: there is more than is listed. `complete`: all words of all sessions are indexed.

    `unfinished`: the time ran out before everything was looked at; with more time there may be more hits, and
    better ones.
    """

    titles: list[TitleHit]
    hits: list[SearchHit]
    more: bool
    complete: bool
    unfinished: bool = False
