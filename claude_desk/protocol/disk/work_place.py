"""The folder and worktree in which a session works, from its file (protocol/README.md 11.12).

Each line of the conversation has Claude's current folder, which `cd` and worktrees change. A separate line
says that Claude has entered or left a worktree.
"""

from dataclasses import dataclass

from claude_desk.protocol.disk.session_file import FileLine, text_of

WORKTREE_LINE = b'{"type":"worktree-state"'
"""The beginning of a line about a worktree."""


@dataclass(frozen=True, slots=True)
class WorkPlace:
    """The place in which a session works. `worktree`: the path of the worktree that the session has entered.
    `branch`: the git branch of that worktree. `worktree` and `branch` are empty outside of worktrees."""

    folder: str = ""
    worktree: str = ""
    branch: str = ""


def folder_in(line: FileLine) -> str:
    """Return Claude's folder at a line; an empty string if the line has none or belongs to a subagent."""
    return "" if line.sidechain else text_of(line.fields, "cwd")


def worktree_in(line: FileLine) -> tuple[str, str] | None:
    """Return the path and the git branch of the worktree that Claude has entered. They are empty if Claude
    has left a worktree. Return None if the line is not about worktrees."""
    if line.type != "worktree-state" or "worktreeSession" not in line.fields:
        return None
    worktree = line.fields["worktreeSession"]
    if not isinstance(worktree, dict):
        return "", ""
    return text_of(worktree, "worktreePath"), text_of(worktree, "worktreeBranch")
