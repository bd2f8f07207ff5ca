"""What the catalog answers: sessions, news of them, passages found. Cheap to import and to pickle."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from claude_desk.library.request_base import INDEXER, Request
from claude_desk.protocol.disk.session_title import FIRST_WORDS, GIVEN, MADE, NOTHING

__all__ = ["FIRST_WORDS", "GIVEN", "MADE", "NOTHING"]

# Who says a passage.
USER, CLAUDE, THINKING, TOOL, OTHER = "user", "claude", "thinking", "tool", "other"


class SessionRecord(NamedTuple):
    """A session's file. Times are seconds of the epoch. `path` is unique, `id` alone need not be."""

    path: str
    id: str
    folder: str  # the first cwd of the file: where it is resumed; "" where no line tells
    repository: str  # the main folder of the repository that `folder` is of, worktrees too; else `folder`
    title: str  # one line; "" where nobody ever said anything
    title_from: str
    first: str  # the first words of the person, one line of at most 200 characters
    last: str  # the last prompt that the CLI noted, as short
    branch: str  # "" where there is none
    size: int  # bytes
    modified: float  # the last activity
    created: float
    version: str  # of the CLI
    entrypoint: str  # "cli", "sdk-py", …; "" from older ones
    messages: int  # of both sides; 0 where it is not yet counted
    tokens: int  # written and read but for the cache, as far as it is counted
    cost: float | None  # dollars, where the CLI has written it down
    damaged: int  # lines that could not be read
    forked: int = 0  # 1: the file says that its conversation was begun with another's
    worktree: str = ""  # that Claude has entered and not left


@dataclass(frozen=True, slots=True)
class ListSessions(Request):
    """What the index knows now; a `CatalogUpdate`. It says nothing of what has changed since the last
    `ScanDisk`.
    """


@dataclass(frozen=True, slots=True)
class InspectFolder(Request):
    """Of which repository a folder is, from git's files alone: a `FolderPlace`."""

    at_once: ClassVar[bool] = True
    folder: str


class FolderPlace(NamedTuple):
    """`repository` is the main checkout, of a worktree too; else the folder. `branch` may be ""."""

    repository: str
    branch: str


@dataclass(frozen=True, slots=True)
class ScanDisk(Request):
    """Look for what is new or changed on disk. Tells `CatalogUpdate`s as it goes, and answers with a
    `DiskScan`. The words of the files are then read behind, which tells `IndexProgress`.

    `since`: the first time, the `sequence` of the list that is known, so that nothing is missed that another
    window's child has found meanwhile; without it what was known to the index counts as known. A later look
    tells what is new since the one before. `others` are folders of the CLI's beside that of `LibraryPaths`;
    those that the settings of `projects` name are looked through too.
    """

    role: ClassVar[str] = INDEXER
    since: int = -1
    others: tuple[Path, ...] = ()
    projects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DiskScan:
    """How many files there are, and the paths of folders and files that did not answer: of what is in them
    all is told as it was known."""

    files: int
    silent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogUpdate:
    """Some sessions as they are now, and the paths of those that are gone.

    `done` of `total` files are known. Of two that tell of the same session the one with the greater
    `sequence` holds.
    """

    records: list[SessionRecord]
    gone: list[str]
    done: int
    total: int
    sequence: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Plain tuples are pickled three times as fast as those that have names."""
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
    """Words, and "words that follow each other". The answer is `SearchResults`.

    `typing`: the last word may be unfinished. Filters: `folders` (cwd or repository), `roles`, `tools`, and
    times in seconds of the epoch; empty ones let all pass. `seconds`: how long places may be looked for, and
    how long their texts may be read.
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
    """The names of the tools that were used anywhere: a tuple of them, those that came last first."""


class SearchHit(NamedTuple):
    """A place where it was said. `passage` is one line, and `matches` are (start, length) in it."""

    path: str
    session: str
    title: str
    folder: str
    role: str
    tool: str  # "" where no tool is concerned, or which one is not known
    time: float
    passage: str
    matches: tuple[tuple[int, int], ...]
    offset: int  # of the line, in bytes of `path` or of the agent's file
    uuid: str  # of the line
    call: str  # the id of the tool call, or ""
    agent: str  # the subagent's id where it was said in its own file, or ""
    forked: bool = False  # as of the session's record


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

    `unfinished`: the time was over before all was looked at that could be listed: with more of it there may
    be more, and better ones.
    """

    titles: list[TitleHit]
    hits: list[SearchHit]
    more: bool
    complete: bool
    unfinished: bool = False
