"""Words about worktrees: why a worktree cannot be made or removed, and messages of git. No Qt."""

import os
import re
from collections.abc import Iterable, Sequence

from claude_desk.repository.requests import GitFailure
from claude_desk.repository.worktree_requests import (
    BranchTip,
    IncludedFile,
    LostFile,
    Standing,
    WorktreeProblem,
    WorktreeState,
)
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.safe_text import flat, visible
from claude_desk.ui.translation import translate

_COMMIT = 7  # number of digits of a commit that are shown
_MOST_LINES = 8
_MOST_SAID = 6
_LONGEST_LINE = 300  # characters
_LONGEST_NAME = 120
_PROGRESS = re.compile(r"\d+%|^Preparing worktree|^HEAD is now at")
_FULL = ("No space left on device", "Disk quota exceeded")


def folder_words(folder: str) -> str:
    return safe_names.path(folder)


def name_words(name: str) -> str:
    """Return the name of a git branch or a filter, made safe to show."""
    return safe_names.name(name, _LONGEST_NAME)


def path_words(path: bytes) -> str:
    return safe_names.path(os.fsdecode(path), _LONGEST_LINE)


def tip_words(tip: BranchTip, checked_out: bool = False) -> str:
    """Return `main · 1a2b3c4`, with `(current)` if the branch is checked out."""
    if not tip.name:
        return translate("WorktreeText", "Current commit · {commit}", commit=tip.commit[:_COMMIT])
    name, commit = name_words(tip.name), tip.commit[:_COMMIT]
    if checked_out:
        return translate("WorktreeText", "{branch} (current) · {commit}", branch=name, commit=commit)
    return f"{name} · {commit}"


def problem_words(problem: WorktreeProblem, detail: str) -> str:
    """Say what prevents a new worktree, and what the user can do."""
    place = folder_words(detail)
    match problem:
        case WorktreeProblem.NO_REPOSITORY:
            return translate("WorktreeText", "This folder is not in a git repository.")
        case WorktreeProblem.NO_COMMIT:
            return translate("WorktreeText", "There is no commit to begin with. Make one first.")
        case WorktreeProblem.BRANCH_NAME:
            return translate("WorktreeText", "Git does not allow this branch name.")
        case WorktreeProblem.BRANCH_EXISTS:
            return translate("WorktreeText", "A branch of this name already exists. Choose another name.")
        case WorktreeProblem.PLACE_MISSING:
            return translate("WorktreeText", "Enter a folder for the worktree.")
        case WorktreeProblem.PLACE_EXISTS:
            return translate("WorktreeText", "{place} already exists. Choose another folder.", place=place)
        case WorktreeProblem.PLACE_IN_GIT:
            return translate(
                "WorktreeText", "A worktree cannot be inside a .git folder. Choose another folder."
            )
        case WorktreeProblem.PLACE_BLOCKED:
            return translate(
                "WorktreeText", "No folder can be created in {place}. Choose another one.", place=place
            )
        case WorktreeProblem.PLACE_KNOWN:
            return translate(
                "WorktreeText",
                "Git still lists a worktree at {place}, but its folder is missing. Choose another folder,"
                " or run git worktree prune.",
                place=place,
            )
        case WorktreeProblem.BRANCH_MISSING if not detail:
            return translate("WorktreeText", "It is not known which branch this worktree had.")
        case WorktreeProblem.BRANCH_MISSING:
            return translate(
                "WorktreeText",
                "The branch {branch} of this worktree no longer exists.",
                branch=name_words(detail),
            )
        case WorktreeProblem.UNFINISHED:
            return translate(
                "WorktreeText",
                "An unfinished worktree is at {place}. Claude Desk ended while creating it.",
                place=place,
            )


def failure_words(failure: GitFailure, room: int | None = None) -> str:
    """Return advice and git's message. `room` is the number of free bytes on the disk, None if unknown."""
    said = said_words(failure.words)
    if failure.timeout:
        advice = translate("WorktreeText", "Git took too long and was stopped. Nothing was kept.")
    elif failure.code == -1 and not said:
        advice = translate("WorktreeText", "Git was not found. Install it and try again.")
    elif any(full in failure.words for full in _FULL) or (room is not None and room < 1_000_000):
        advice = translate(
            "WorktreeText", "The disk is full. Nothing was kept: free some space and try again."
        )
    else:
        advice = translate("WorktreeText", "Git could not do this. Nothing was kept.")
    return f"{advice}\n{said}" if said else advice


def removal_failure_words(failure: GitFailure) -> str:
    """Return advice and git's message, after git failed before anything of the worktree was moved."""
    said = said_words(failure.words)
    if failure.timeout:
        advice = translate("WorktreeText", "Git took too long and was stopped. Nothing was removed.")
    elif failure.code == -1 and not said:
        advice = translate("WorktreeText", "Git was not found. Install it and try again.")
    else:
        advice = translate("WorktreeText", "Git could not do this. Nothing was removed.")
    return f"{advice}\n{said}" if said else advice


def not_trashed_words(reason: str) -> str:
    """Say that nothing was moved to the trash. `reason` is in the system's words."""
    return translate(
        "WorktreeText",
        "It could not be moved to the trash: {reason}. Nothing was removed.",
        reason=flat(visible(reason), _LONGEST_LINE),
    )


def said_words(words: str) -> str:
    """Return the last lines of git's message, made safe to show."""
    lines = [line.strip() for line in re.split(r"[\r\n]+", words)]
    lines = [flat(visible(line), _LONGEST_LINE) for line in lines if line and not _PROGRESS.search(line)]
    return "\n".join(lines[-_MOST_SAID:])


def included_lines(files: Sequence[IncludedFile]) -> str:
    return _lines((_sized(file.path, file.size) for file in files), len(files))


def left_words(left: Sequence[bytes]) -> str:
    """Name some of the paths in `.worktreeinclude` that are never copied; "" without such paths."""
    if not left:
        return ""
    names = locale_format.listed([path_words(path) for path in left[:3]])
    return translate(
        "WorktreeText",
        "Links and folders are never copied: {names}",
        names=names if len(left) <= 3 else f"{names}, …",
    )


def lost_lines(lost: Sequence[LostFile]) -> str:
    return _lines((_sized(each.path, each.size) for each in lost), len(lost))


def changed_lines(changes: Sequence[bytes], count: int = 0) -> str:
    """Return the first paths. `count`: how many there are, if more than `changes` has."""
    return _lines(map(path_words, changes), max(count, len(changes)))


def _sized(path: bytes, size: int) -> str:
    return f"{path_words(path)} · {locale_format.size(size)}"


def _lines(lines: Iterable[str], count: int) -> str:
    shown = [line for line, _ in zip(lines, range(_MOST_LINES), strict=False)]
    if count > len(shown):
        shown.append(translate("WorktreeText", "and %Ln more", n=count - len(shown), one="and %Ln more"))
    return "\n".join(shown)


def refusal_words(state: WorktreeState) -> str:
    """Say why the worktree cannot be removed, and what the user can do; "" if it can be removed."""
    detail = visible(state.detail)
    match state.standing:
        case Standing.REMOVABLE:
            return ""
        case Standing.CHANGED:
            return translate("WorktreeText", "Its files have changed since you looked. Check them again.")
        case Standing.NOT_A_WORKTREE:
            return translate(
                "WorktreeText", "This folder is not a worktree of its own, so it cannot be removed here."
            )
        case Standing.MAIN:
            return translate("WorktreeText", "This is the repository's main worktree. It cannot be removed.")
        case Standing.LOCKED if not detail:
            return translate("WorktreeText", "This worktree is locked. Run git worktree unlock first.")
        case Standing.LOCKED:
            return translate(
                "WorktreeText",
                "This worktree is locked: {reason}. Run git worktree unlock first.",
                reason=detail,
            )
        case Standing.NESTED:
            return translate(
                "WorktreeText",
                "Another worktree is inside it: {place}. Remove that one first.",
                place=folder_words(state.detail),
            )
        case Standing.SUBMODULES:
            return translate(
                "WorktreeText",
                "It has submodules, whose commits would be lost with it. Remove it in a terminal.",
            )
        case Standing.UNCOMMITTED:
            return translate(
                "WorktreeText",
                "It has uncommitted changes and is on no branch. Create a branch for it first.",
            )
        case Standing.UNDER_WAY:
            return translate(
                "WorktreeText",
                "Not finished in it: {operation}. Complete or abort that first.",
                operation=detail,
            )
        case Standing.UNMERGED:
            return translate(
                "WorktreeText",
                "Its current commit is on no branch. Create a branch for it or merge it first.",
            )
        case Standing.TOO_MANY:
            return translate("WorktreeText", "It has more files than can be listed. Remove it in a terminal.")


OCCUPIED = ("window", "terminal", "unended")


def occupied_words(by: str) -> str:
    """Return why the worktree stays because of a session. `by` is one of `OCCUPIED`."""
    match by:
        case "window":
            return translate(
                "WorktreeText", "Another window runs a session of this worktree. Close it there first."
            )
        case "terminal":
            return translate(
                "WorktreeText", "Claude Code runs in this worktree in a terminal. End it there first."
            )
        case _:
            return translate("WorktreeText", "A session in this worktree has not ended yet. Try again.")


def untrusted_words() -> str:
    return translate(
        "WorktreeText", "This folder is not trusted, so its git is not run. Open it and trust it first."
    )
