"""How much of each change since the newest commit is staged. No Qt."""

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

from claude_desk.repository.records import RepositoryStatus
from claude_desk.snapshots.records import Change, ChosenLines, DiffHunk, FileDiff
from claude_desk.transcript.text.diff import CONTEXT
from claude_desk.ui.changes.change_rows import diff_key


@dataclass(frozen=True, slots=True)
class IndexStates:
    """The index beside the changes since the newest commit.

    `staged` and `unstaged` are the changes of the index by their path in the session's folder. `diffs` are
    the diffs of such changes, by `diff_key`.
    """

    staged: Mapping[bytes, Change] = field(default_factory=dict)
    unstaged: Mapping[bytes, Change] = field(default_factory=dict)
    diffs: Mapping[tuple[Any, ...], FileDiff] = field(default_factory=dict)

    def of_file(self, change: Change) -> str:
        """Return how much of a file is staged: "none", "half", "all"; "" if that is not known."""
        staged, unstaged = bool(self.staged_of(change)), bool(self.unstaged_of(change))
        if staged and unstaged:
            return "half"
        return "all" if staged else "none" if unstaged else ""

    def of_hunk(self, change: Change, hunk: DiffHunk) -> str:
        """Return how much of a hunk is staged, as `of_file` does."""
        state = self.of_file(change)
        if state != "half":
            return state
        parts = self._parts(change, hunk)
        if parts is None:
            return ""
        staged, unstaged = (bool(part.added or part.removed) for part in parts)
        return "half" if staged and unstaged else "all" if staged else "none" if unstaged else ""

    def staged_of(self, change: Change) -> list[Change]:
        """Return the staged changes of a file; of a renamed file, those of both paths."""
        return [self.staged[path] for path in change.paths if path in self.staged]

    def unstaged_of(self, change: Change) -> list[Change]:
        return [self.unstaged[path] for path in change.paths if path in self.unstaged]

    def knows(self, change: Change) -> bool:
        """Return whether the unstaged changes of a file lead to the content that the change leads to. Without
        unstaged changes, or if another kind of id names the content, that is not known: return True."""
        unstaged = self.unstaged.get(change.path)
        if unstaged is None:
            return True
        ids = ["" if state is None else state.oid for state in (unstaged.after, change.after)]
        return ids[0] == ids[1] or (all(ids) and len(ids[0]) != len(ids[1]))

    def missing(self, change: Change) -> list[tuple[Change, bool]]:
        """Return the changes of the index whose lines are needed to say which hunks are staged, each with
        whether it is staged."""
        if self.of_file(change) != "half":
            return []
        needed = [(each, True) for each in self.staged_of(change)]
        needed += [(each, False) for each in self.unstaged_of(change)]
        return [each for each in needed if diff_key(each[0]) not in self.diffs]

    def toggled(self, change: Change, hunk: DiffHunk) -> tuple[Change, ChosenLines, bool] | None:
        """Return the change of the index, its lines in the hunk, and whether they are staged now. The lines
        are those to unstage if all of the hunk is staged, else those to stage. Return None if they are not
        known."""
        parts = self._parts(change, hunk)
        if parts is None:
            return None
        staged = self.of_hunk(change, hunk) == "all"
        found = self.staged_of(change) if staged else self.unstaged_of(change)
        return (found[0], parts[0] if staged else parts[1], staged) if len(found) == 1 else None

    def _parts(self, change: Change, hunk: DiffHunk) -> tuple[ChosenLines, ChosenLines] | None:
        """Return the staged and the unstaged lines of a hunk; None if the lines are not known."""
        staged, unstaged = self.staged_of(change), self.unstaged_of(change)
        if len(staged) > 1 or len(unstaged) > 1:
            return None
        found: list[ChosenLines] = []
        for changes, is_in in ((staged, _in_old), (unstaged, _in_new)):
            diff = self.diffs.get(diff_key(changes[0])) if changes else FileDiff()
            if diff is None or diff.trouble:
                return None
            found.append(_lines_in(diff, hunk, is_in))
        return found[0], found[1]


def index_states(status: RepositoryStatus | None, top: str, diffs: Mapping[Any, FileDiff]) -> IndexStates:
    """Return the states for a folder. `top`: the folder, in the repository or its top folder."""
    prefix = prefix_in(PurePath(status.top), PurePath(top)) if status is not None and top else None
    if status is None or prefix is None:
        return IndexStates()
    return IndexStates(_below(prefix, status.staged), _below(prefix, status.unstaged), diffs)


def prefix_in(top: PurePath, folder: PurePath) -> bytes | None:
    """Return how git's paths of the files in a folder begin; None if the folder is not in the repository with
    this top folder, such as on another drive."""
    if not top.is_absolute() or not folder.is_relative_to(top):
        return None
    within = folder.relative_to(top).as_posix()
    return b"" if within == "." else os.fsencode(within) + b"/"


def _below(prefix: bytes, changes: Iterable[Change]) -> dict[bytes, Change]:
    return {each.path[len(prefix) :]: each for each in changes if each.path.startswith(prefix)}


def _in_old(hunk: DiffHunk, old: int, new: int) -> bool:
    """Return whether a changed line of the diff from the commit to the index is in the hunk.

    `old` and `new`: how many lines come before it in both files. Two diffs may place the same change a few
    lines apart, but two hunks are further apart.
    """
    return hunk.old - CONTEXT <= old <= hunk.old + hunk.old_count + CONTEXT


def _in_new(hunk: DiffHunk, old: int, new: int) -> bool:
    """Return whether a changed line of the diff from the index to the files is in the hunk."""
    return hunk.new - CONTEXT <= new <= hunk.new + hunk.new_count + CONTEXT


def _lines_in(diff: FileDiff, hunk: DiffHunk, is_in: Callable[[DiffHunk, int, int], bool]) -> ChosenLines:
    removed: list[int] = []
    added: list[int] = []
    lines = diff.lines
    old = new = 0
    for at, sign in enumerate(lines.signs):
        if sign == "@":
            old, new = old + lines.left_out.get(at, 0), new + lines.left_out.get(at, 0)
        elif sign in "+-":
            # A diff may begin in the middle of the file.
            old = lines.old[at] - 1 if sign == "-" else old
            new = lines.new[at] - 1 if sign == "+" else new
            if is_in(hunk, old, new):
                (removed if sign == "-" else added).append(lines.old[at] if sign == "-" else lines.new[at])
        if sign in " +-":
            old, new = lines.old[at] or old, lines.new[at] or new
    return ChosenLines(tuple(removed), tuple(added))
