"""Words about merging the branch of a worktree. No Qt."""

from collections.abc import Iterator, Sequence

from claude_desk.repository.merge_requests import BranchChanges, MergePlan, MergeProblem, StoppedMerge
from claude_desk.repository.requests import GitFailure
from claude_desk.snapshots.records import Change, ChangeKind
from claude_desk.ui import locale_format
from claude_desk.ui.safe_text import visible
from claude_desk.ui.translation import translate
from claude_desk.ui.worktrees.worktree_text import folder_words, name_words, path_words, said_words

_LETTERS = {ChangeKind.ADDED: ("A", "ok"), ChangeKind.DELETED: ("D", "bad")}


def plan_words(branch: BranchChanges) -> str:
    """Say what the merge brings, and where."""
    brings = translate(
        "MergeText",
        "%Ln commits come into {target}, in the folder {folder}.",
        n=branch.commits,
        one="%Ln commit comes into {target}, in the folder {folder}.",
        target=name_words(branch.target),
        folder=folder_words(branch.place),
    )
    return locale_format.sentences([brings, nothing_pushed()])


def nothing_pushed() -> str:
    return translate("MergeText", "Nothing is pushed.")


def file_count(changes: Sequence[Change], conflicts: Sequence[bytes]) -> int:
    """Return the number of the rows of `file_rows`."""
    return len({change.path for change in changes}.union(conflicts))


def file_rows(changes: Sequence[Change], conflicts: Sequence[bytes]) -> Iterator[dict[str, str]]:
    """Yield a row for each file of the merge: `letter`, `name`, `words` and `tone`. The files that will be
    in conflict come first."""
    known, missing = set(conflicts), set(conflicts) - {change.path for change in changes}
    yield from map(_conflict_row, sorted(missing))
    yield from (_conflict_row(change.path) for change in changes if change.path in known)
    yield from (_row(change) for change in changes if change.path not in known)


def _conflict_row(path: bytes) -> dict[str, str]:
    words = translate("MergeText", "will be in conflict")
    return {"letter": "", "name": path_words(path), "words": words, "tone": "warn"}


def _row(change: Change) -> dict[str, str]:
    letter, tone = _LETTERS.get(change.kind, ("M", "soft"))
    words = ""
    if change.added >= 0:
        figures = ((change.added, "+"), (change.removed, "−"))
        words = " ".join(f"{sign}{locale_format.number(count)}" for count, sign in figures if count > 0)
    return {"letter": letter, "name": path_words(change.path), "words": words, "tone": tone}


def conflict_rows(stopped: StoppedMerge) -> Iterator[dict[str, str]]:
    words = translate("MergeText", "in conflict")
    for path in stopped.conflicts:
        yield {"letter": "", "name": path_words(path), "words": words, "tone": "warn"}


def conflict_words(plan: MergePlan) -> str:
    """Say that conflicts will come, or that they cannot be foreseen; "" otherwise."""
    if plan.problem is not None:
        return ""
    if not plan.foreseen:
        return translate(
            "MergeText",
            "This git cannot tell in advance whether there are conflicts. If there are, the merge can be"
            " undone.",
        )
    if not plan.conflicts:
        return ""
    return translate(
        "MergeText",
        "%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.",
        n=plan.conflict_count,
        one="%Ln file will be in conflict. You or Claude can resolve it after the merge, or you undo it.",
    )


def cut_off_words(plan: MergePlan) -> str:
    """Say that git was ended during the merge, before the branch had a new commit."""
    return translate(
        "MergeText",
        "Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may"
        " have been written.",
        target=name_words(plan.branch.target),
        folder=folder_words(plan.branch.place),
    )


def problem_words(plan: MergePlan) -> str:
    """Say what prevents the merge, and what the user can do; "" without a problem."""
    branch, target = name_words(plan.branch.branch), name_words(plan.branch.target)
    folder = folder_words(plan.branch.place)
    match plan.problem:
        case None:
            return ""
        case MergeProblem.NO_WORKTREE:
            return translate("MergeText", "This folder is not a worktree, so it has no branch to merge here.")
        case MergeProblem.NO_BRANCH:
            return translate("MergeText", "This worktree is on no branch. Create a branch for it first.")
        case MergeProblem.NO_TARGET:
            return translate(
                "MergeText",
                "No other checkout is on a branch from which this one was made. Check that branch out first.",
            )
        case MergeProblem.MERGED:
            return translate(
                "MergeText", "All commits of {branch} are in {target} already.", branch=branch, target=target
            )
        case MergeProblem.UNDER_WAY:
            return translate(
                "MergeText",
                "Not finished in {folder}: {operation}. Complete or abort that first.",
                folder=folder_words(plan.where),
                operation=visible(plan.detail),
            )
        case MergeProblem.STAGED:
            return translate(
                "MergeText",
                "Changes are staged in {folder}. Commit or unstage them first:",
                folder=folder,
            )
        case MergeProblem.IN_THE_WAY:
            return translate(
                "MergeText",
                "The merge would overwrite files in {folder} that are not committed. Commit or move them"
                " first:",
                folder=folder,
            )
        case MergeProblem.CHANGED:
            return translate("MergeText", "The folders have changed since you looked. Check them again.")


def left_label(plan: MergePlan) -> str:
    if not plan.left_count:
        return ""
    return translate(
        "MergeText",
        "%Ln files are not committed in the worktree, so they are not merged:",
        n=plan.left_count,
        one="%Ln file is not committed in the worktree, so it is not merged:",
    )


def staying_label(plan: MergePlan) -> str:
    if not plan.staying_count:
        return ""
    return translate(
        "MergeText",
        "%Ln files are not committed in {folder} and stay as they are:",
        n=plan.staying_count,
        one="%Ln file is not committed in {folder} and stays as it is:",
        folder=folder_words(plan.branch.place),
    )


def failure_words(failure: GitFailure) -> str:
    """Return advice and git's message, after git failed and nothing stayed merged."""
    said = said_words(failure.words)
    if failure.cancelled:
        return translate("MergeText", "The merge was stopped. Nothing was merged.")
    if failure.timeout:
        advice = translate("MergeText", "Git took too long and was stopped. Nothing was merged.")
    elif failure.code == -1 and not said:
        advice = translate("MergeText", "Git was not found. Install it and try again.")
    else:
        advice = translate("MergeText", "Git could not do this. Nothing was merged.")
    return f"{advice}\n{said}" if said else advice
