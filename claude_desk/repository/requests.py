"""The window's requests about a project's git.

Send them only for folders that the user trusts: filters, hooks and signing programs of the repository may
run.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from claude_desk.library.request_base import AnsweredRequest
from claude_desk.repository.records import Committed, LastCommit, RepositoryStatus, Staged, StagedPatch
from claude_desk.snapshots.records import Change, ChosenLines, FileDiff, PathState


class RepositoryError(Exception):
    """A request was not answered, or its handler failed. The message is for the log."""


@dataclass(frozen=True, slots=True)
class RepositoryRequest(AnsweredRequest):
    """`folder`: any folder of the working tree. The answer to any request may be `GitFailure`."""

    seconds: ClassVar[float] = 60.0  # how long the answer may take
    folder: str


@dataclass(frozen=True, slots=True)
class CancelRequests(RepositoryRequest):
    """End the git command that runs for this folder. Requests that wait get a `GitFailure`. The answer is
    None."""


@dataclass(frozen=True, slots=True)
class GitFailure:
    """A git command has failed. `words`: what git and its hooks have printed; "" if git is not installed or
    did not begin. `code`: git's exit code, -1 if git did not begin or we ended it: it took too long, printed
    too much, or was cancelled."""

    words: str
    code: int = 1
    timeout: bool = False
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class GitOutput:
    """News, not an answer: a piece of the text that git and its hooks print while they work."""

    folder: str
    text: str


# --- staging and commits -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReadStatus(RepositoryRequest, answer=RepositoryStatus):
    """Read the status of the repository. The answer is `RepositoryStatus`."""


@dataclass(frozen=True, slots=True)
class ReadFileDiff(RepositoryRequest, answer=FileDiff):
    """Read the lines of a change from `RepositoryStatus`. `staged`: whether the change is staged.
    `all_lines`: return all lines of the file. `spaces` as in `FileDiff`. The answer is `FileDiff`."""

    change: Change
    staged: bool
    all_lines: bool = False
    spaces: bool = True


@dataclass(frozen=True, slots=True)
class StageFiles(RepositoryRequest, answer=Staged):
    """Stage whole files with `git add`, if they are as they were shown: `expected` has the shown state of
    each path, None for a deleted file. Submodules are not compared. The answer is `Staged`."""

    expected: Mapping[bytes, PathState | None]


@dataclass(frozen=True, slots=True)
class UnstageFiles(RepositoryRequest, answer=Staged):
    """Set paths of the index to the newest commit. `expected`: the state of each path in the index as it was
    shown; None for a path that the index lacked. A path whose state is different now is left alone. The
    answer is `Staged`."""

    expected: Mapping[bytes, PathState | None]


@dataclass(frozen=True, slots=True)
class StageLines(RepositoryRequest, answer=Staged):
    """Stage lines of a file. With `staged`, remove staged lines from the index. The answer is `Staged`."""

    change: Change
    staged: bool
    lines: ChosenLines


@dataclass(frozen=True, slots=True)
class ReadLastCommit(RepositoryRequest, answer=LastCommit):
    """Read the newest commit. The answer is `LastCommit`."""


@dataclass(frozen=True, slots=True)
class ReadStagedPatch(RepositoryRequest, answer=StagedPatch):
    """Read the staged changes as a patch of at most `most` characters, with at most `most_of_file` of each
    file. No program of the repository runs for it. The answer is `StagedPatch`."""

    most: int
    most_of_file: int


@dataclass(frozen=True, slots=True)
class CommitIndex(RepositoryRequest, answer=Committed):
    """Commit the index. The project's hooks run; their output is also sent as `GitOutput`. The answer is
    `Committed`."""

    seconds: ClassVar[float] = 1800.0
    message: str
    amend: bool = False
