"""The folder and worktree in which a session works, according to its file (protocol/README.md 11.12).

A line of the conversation has the folder in which Claude was, which `cd` and worktrees change. A separate
line says that Claude has entered or left a worktree.
"""

from dataclasses import dataclass

from claude_desk.protocol.disk.session_file import FileLine, text_of

WORKTREE_LINE = b'{"type":"worktree-state"'
"""The beginning of a line about a worktree. Text of the conversation is never at the start of a line."""


@dataclass(frozen=True, slots=True)
class WorkPlace:
    """The place in which a session works. `worktree`: the worktree that the session has entered and not left.
    `branch`: the git branch of that worktree. Both are empty outside of worktrees."""

    folder: str = ""
    worktree: str = ""
    branch: str = ""


def folder_in(line: FileLine) -> str:
    """Return the folder in which Claude was; an empty string if the line does not say, or belongs to a
    subagent."""
    return "" if line.sidechain else text_of(line.fields, "cwd")


def worktree_in(line: FileLine) -> tuple[str, str] | None:
    """Return the worktree of the session from this line on, and its git branch. Both are empty after leaving
    a worktree. Return None if the line is not about worktrees."""
    if line.type != "worktree-state" or "worktreeSession" not in line.fields:
        return None
    told = line.fields["worktreeSession"]
    if not isinstance(told, dict):
        return "", ""
    return text_of(told, "worktreePath"), text_of(told, "worktreeBranch")
