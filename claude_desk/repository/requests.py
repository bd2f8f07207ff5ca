"""The window's requests about a project's git. Only for folders that the user trusts: filters, hooks and
signing programs of the repository may run."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from claude_desk.snapshots.records import Change, ChosenLines, PathState


class RepositoryError(Exception):
    """A request was not answered; the message is for the log."""


@dataclass(frozen=True, slots=True)
class RepositoryRequest:
    """`folder`: any folder of the working tree. An answer may be `GitFailure`."""

    seconds: ClassVar[float] = 60.0  # how long it may take
    folder: str


@dataclass(frozen=True, slots=True)
class CancelRequests(RepositoryRequest):
    """End what git is doing for this folder; requests that wait get a `GitFailure`. The answer is None."""


@dataclass(frozen=True, slots=True)
class GitFailure:
    """git has failed: what it and its hooks have printed, "" if there is no git. `code`: its exit code, -1 if
    we ended it (too long, or cancelled) or it never began."""

    words: str
    code: int = 1
    timeout: bool = False
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class GitOutput:
    """News: a piece of what git and its hooks print while they work."""

    folder: str
    text: str


# --- staging and commits -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReadStatus(RepositoryRequest):
    """The answer is `RepositoryStatus`."""


@dataclass(frozen=True, slots=True)
class ReadFileDiff(RepositoryRequest):
    """Read the lines of a change that is in `RepositoryStatus`, `staged` or not. `whole`: all lines of the
    file. The answer is `FileDiff`."""

    change: Change
    staged: bool
    whole: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class StageFiles(RepositoryRequest):
    """Stage whole files, by git itself, if they are what was shown: `expected` has the state of each, None
    for a file that is gone. The answer is `Staged`."""

    expected: Mapping[bytes, PathState | None]


@dataclass(frozen=True, slots=True)
class UnstageFiles(RepositoryRequest):
    """Set the index to what the newest commit has. `expected`: what the index was shown to have. The answer
    is `Staged`."""

    expected: Mapping[bytes, PathState | None]


@dataclass(frozen=True, slots=True)
class StageLines(RepositoryRequest):
    """Stage lines of a file, or remove them from the index again (`staged`: the change is a staged one). The
    answer is `Staged`."""

    change: Change
    staged: bool
    lines: ChosenLines


@dataclass(frozen=True, slots=True)
class ReadLastCommit(RepositoryRequest):
    """The answer is `LastCommit`."""


@dataclass(frozen=True, slots=True)
class CommitIndex(RepositoryRequest):
    """Commit what is staged; the project's hooks run, and their output is shown: a `Committed`."""

    seconds: ClassVar[float] = 1800.0
    message: str
    amend: bool = False
