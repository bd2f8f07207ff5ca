"""Words for changes."""

from collections.abc import Sequence

from claude_desk.repository.merge_requests import BranchChanges
from claude_desk.session.snapshots.turn_snapshots import ChangeFigures
from claude_desk.snapshots.records import (
    Change,
    ChangeKind,
    DiffHunk,
    DiffTrouble,
    FileDiff,
    FileKind,
    LeftAlone,
)
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.translation import translate

_MOST_LEFT = 3  # greatest number of names in `left_out`


def name_of(path: bytes) -> str:
    return safe_names.path(path.decode("utf-8", "replace"))


def added_words(count: int) -> str:
    return f"+{locale_format.number(count)}"


def removed_words(count: int) -> str:
    return f"−{locale_format.number(count)}"


def files_words(count: int) -> str:
    return translate("ChangeWords", "%Ln files", n=count, one="%Ln file")


def figure(figures: ChangeFigures) -> str:
    """Return `+120 −34 in 6 files`, or `6 files` if no lines changed (pictures, permissions)."""
    if not figures.added and not figures.removed:
        return files_words(figures.files)
    return translate(
        "ChangeWords",
        "{added} {removed} in {files}",
        added=added_words(figures.added),
        removed=removed_words(figures.removed),
        files=files_words(figures.files),
    )


def letter(change: Change, untracked: bool = False) -> str:
    """Return the kind of change as git abbreviates it."""
    if untracked:
        return "?"
    match change.kind:
        case ChangeKind.ADDED:
            return "A"
        case ChangeKind.DELETED:
            return "D"
        case ChangeKind.RENAMED:
            return "R"
    return "M"


def state(change: Change, untracked: bool = False) -> str:
    """Say in one word what happened to the file."""
    if untracked:
        return translate("ChangeWords", "Not in Git")
    match change.kind:
        case ChangeKind.ADDED:
            return translate("ChangeWords", "Added")
        case ChangeKind.DELETED:
            return translate("ChangeWords", "Deleted")
        case ChangeKind.RENAMED:
            return translate("ChangeWords", "Renamed")
        case ChangeKind.MODE:
            return translate("ChangeWords", "Permissions")
    return translate("ChangeWords", "Modified")


def undone(told: bool) -> str:
    """Return the words for a file whose changes were undone. `told`: whether Claude gets a report."""
    if told:
        return translate("ChangeWords", "undone, Claude is told")
    return translate("ChangeWords", "undone")


def detail(change: Change, unnamed: bool = False, half: bool = False) -> str:
    """Return a further remark about the file; "" without a remark.

    `unnamed`: whether another session worked in the meantime and no tool call names the file. `half`: whether
    only a part of its changes is staged.
    """
    if half:
        return translate("ChangeWords", "half staged")
    if change.unsure:
        return translate("ChangeWords", "earlier content not certain")
    if unnamed:
        return translate("ChangeWords", "by a command or another program")
    if change.kind is ChangeKind.RENAMED:
        return translate("ChangeWords", "from {path}", path=name_of(change.old_path))
    if change.kind is ChangeKind.MODE and change.before is not None and change.after is not None:
        return f"{change.before.mode:o} → {change.after.mode:o}"
    return ""


def note(change: Change, known: bool, diff: FileDiff | None) -> str:
    """Say why no lines are shown.

    `known` is False while the diff is being read. If `known`, `diff` is None if it could not be read.
    """
    states = [state for state in (change.before, change.after) if state is not None]
    if any(state.kind is FileKind.FOLDER for state in states):
        return translate("ChangeWords", "A folder.")
    if not known:
        return translate("ChangeWords", "Reading…")
    if diff is None:
        return translate("ChangeWords", "The lines could not be read. Details are in the log.")
    match diff.trouble:
        case DiffTrouble.BINARY:
            if any(diff.pictures):
                return translate("ChangeWords", "Picture, {sizes}.", sizes=_sizes(change))
            return translate("ChangeWords", "Binary file, {sizes}.", sizes=_sizes(change))
        case DiffTrouble.TOO_LARGE:
            return translate("ChangeWords", "Too large to compare, {sizes}.", sizes=_sizes(change))
        case DiffTrouble.MISSING:
            return translate("ChangeWords", "The earlier content is not stored.")
    if change.kind is ChangeKind.RENAMED:
        return translate("ChangeWords", "Renamed, with the same content.")
    if not diff.spaces and (change.added or change.removed):
        return translate("ChangeWords", "Only white space has changed.")
    if (change.before is None or change.after is None) and all(state.size == 0 for state in states):
        return translate("ChangeWords", "The file is empty.")
    return translate("ChangeWords", "No lines have changed.")


def picture_before() -> str:
    return translate("ChangeWords", "Before")


def picture_now() -> str:
    return translate("ChangeWords", "Now")


def _sizes(change: Change) -> str:
    """Return `3 KB → 4 KB`, without the side that has no file or no known size."""
    sizes = [
        locale_format.size(state.size)
        for state in (change.before, change.after)
        if state is not None and state.size >= 0
    ]
    return " → ".join(sizes)


def hunk_words(hunk: DiffHunk) -> str:
    """Return the hunk's line numbers in the new file. If it only deletes lines, return their old numbers."""
    if not hunk.new_count and hunk.old_count > 1:
        return translate(
            "ChangeWords",
            "Lines {first}–{last}, deleted",
            first=locale_format.number(hunk.old + 1),
            last=locale_format.number(hunk.old + hunk.old_count),
        )
    if not hunk.new_count:
        return translate("ChangeWords", "Line {line}, deleted", line=locale_format.number(hunk.old + 1))
    if hunk.new_count > 1:
        return translate(
            "ChangeWords",
            "Lines {first}–{last}",
            first=locale_format.number(hunk.new + 1),
            last=locale_format.number(hunk.new + hunk.new_count),
        )
    return translate("ChangeWords", "Line {line}", line=locale_format.number(hunk.new + 1))


def hunk_place(hunk: DiffHunk) -> str:
    """Return the hunk's line numbers, and the function or class they are in if it is known."""
    if not hunk.within:
        return hunk_words(hunk)
    name = safe_names.name(hunk.within)
    return translate("ChangeWords", "{lines} in {name}", lines=hunk_words(hunk), name=name)


def more_lines(count: int) -> str:
    return translate("ChangeWords", "Show %Ln more lines", n=count, one="Show %Ln more line")


def spoken_file(change: Change, untracked: bool = False) -> str:
    """Return `src/a.py: Modified, +3 −1`, without the figures if they are unknown."""
    word = state(change, untracked)
    if change.added < 0:
        return translate("ChangeWords", "{file}: {state}", file=name_of(change.path), state=word)
    return translate(
        "ChangeWords",
        "{file}: {state}, {added} {removed}",
        file=name_of(change.path),
        state=word,
        added=added_words(change.added),
        removed=removed_words(max(0, change.removed)),
    )


def spoken_undone(path: bytes, told: bool) -> str:
    return translate("ChangeWords", "{file}: {state}", file=name_of(path), state=undone(told))


def spoken_undone_hunk(spoken: str, told: bool) -> str:
    return translate("ChangeWords", "{row}, {state}", row=spoken, state=undone(told))


def spoken_hunk(path: bytes, hunk: DiffHunk) -> str:
    return translate(
        "ChangeWords",
        "{lines} of {file}, {added} {removed}",
        lines=hunk_words(hunk),
        file=name_of(path),
        added=added_words(hunk.added),
        removed=removed_words(hunk.removed),
    )


def chosen(spoken: str, lines: int) -> str:
    """Add the number of chosen lines to the words of a hunk or of a row of lines."""
    return translate(
        "ChangeWords", "{row}, %Ln lines chosen", row=spoken, n=lines, one="{row}, %Ln line chosen"
    )


def unnamed(spoken: str) -> str:
    """Add to the words of a file that a command or another program changed it."""
    return translate("ChangeWords", "{row}, by a command or another program", row=spoken)


def collapsed(spoken: str) -> str:
    """Add to the words of a file that it is collapsed."""
    return translate("ChangeWords", "{row}, collapsed", row=spoken)


def nothing(scope: str) -> str:
    """Say that a scope has no changes."""
    match scope:
        case "turn":
            return translate("ChangeWords", "Nothing has changed in this turn.")
        case "session":
            return translate("ChangeWords", "Nothing has changed in this session.")
        case "unstaged":
            return translate("ChangeWords", "Nothing to stage.")
        case "staged":
            return translate("ChangeWords", "Nothing is staged.")
        case "branch":
            return translate("ChangeWords", "This branch has no commits of its own.")
    return translate("ChangeWords", "Nothing has changed since the last commit.")


def branch_figure(branch: BranchChanges) -> str:
    """Say how many commits a worktree's branch has, and how many its target has meanwhile."""
    name, target = safe_names.name(branch.branch), safe_names.name(branch.target)
    own = translate(
        "ChangeWords",
        "{branch} has %Ln commits that {target} lacks.",
        n=branch.commits,
        one="{branch} has %Ln commit that {target} lacks.",
        branch=name,
        target=target,
    )
    if not branch.behind:
        return own
    behind = translate(
        "ChangeWords",
        "{target} has %Ln commits that {branch} lacks.",
        n=branch.behind,
        one="{target} has %Ln commit that {branch} lacks.",
        branch=name,
        target=target,
    )
    return locale_format.sentences([own, behind])


def reviewed(spoken: str) -> str:
    return translate("ChangeWords", "{file}, reviewed", file=spoken)


def review_figure(reviewed_files: int, files: int) -> str:
    return translate(
        "ChangeWords",
        "{reviewed} of {files} reviewed",
        reviewed=locale_format.number(reviewed_files),
        files=locale_format.number(files),
    )


def left_out(left: Sequence[LeftAlone]) -> str:
    """Name the first paths that no snapshot covers, with an ellipsis if there are more paths."""
    named = [name_of(each.path) for each in left[:_MOST_LEFT]]
    return locale_format.listed([*named, "…"] if len(left) > _MOST_LEFT else named)


def undo_rows(changes: Sequence[Change], foreign: Sequence[bool] = ()) -> list[dict[str, str]]:
    """Return a row for each file that undoing the changes would write: `letter`, `name`, `words`, `tone` of
    the letter, and perhaps `wordsTone`, or `added` and `removed`, which are the words in two parts.

    `foreign`: for each change, whether others than Claude have changed the file.
    A: the file comes back. M: the file changes. D: the file goes.
    """
    words = translate("ChangeWords", "changed by you or others since")
    return [
        _undo_row(change) | ({"words": words, "wordsTone": "warn", "added": ""} if others else {})
        for change, others in zip(changes, foreign or [False] * len(changes), strict=True)
    ]


def _undo_row(change: Change) -> dict[str, str]:
    name, lines = name_of(change.path), max(change.added, change.removed)
    match change.kind:
        case ChangeKind.ADDED:
            words = translate("ChangeWords", "goes")
            if lines > 0:
                words = translate("ChangeWords", "goes, %Ln lines", n=lines, one="goes, %Ln line")
            return {"letter": "D", "name": name, "words": words, "tone": "bad"}
        case ChangeKind.DELETED:
            words = translate("ChangeWords", "comes back")
            if lines > 0:
                words = translate("ChangeWords", "comes back, %Ln lines", n=lines, one="comes back, %Ln line")
            return {"letter": "A", "name": name, "words": words, "tone": "ok"}
        case ChangeKind.RENAMED:
            words = translate("ChangeWords", "back to {path}", path=name_of(change.old_path))
        case ChangeKind.MODE:
            words = translate("ChangeWords", "Permissions")
        case _:
            if change.added < 0 or change.removed < 0:
                return {"letter": "M", "name": name, "words": "", "tone": "warn"}
            added, removed = added_words(change.removed), removed_words(change.added)
            return {
                "letter": "M", "name": name, "words": f"{added} {removed}", "tone": "warn",
                "added": added, "removed": removed,
            }  # fmt: skip
    return {"letter": "M", "name": name, "words": words, "tone": "warn"}
