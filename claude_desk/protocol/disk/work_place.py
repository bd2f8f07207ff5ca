"""Where a session works, as its file tells it (protocol/README.md 11.12).

A line of the conversation has the folder in which Claude was, which `cd` and worktrees change. That Claude
has entered a worktree is told by a line of its own, and that it has left it.
"""

from dataclasses import dataclass

from claude_desk.protocol.disk.session_file import FileLine, text_of

WORKTREE_LINE = b'{"type":"worktree-state"'
"""A line that tells it begins so; what somebody said is never at the beginning of a line."""


@dataclass(frozen=True, slots=True)
class WorkPlace:
    """`worktree` is one that the session has entered and not left, `branch` that of it; "" for none."""

    folder: str = ""
    worktree: str = ""
    branch: str = ""


def folder_in(line: FileLine) -> str:
    """Where Claude was; "" where the line does not say, or is a subagent's."""
    return "" if line.sidechain else text_of(line.fields, "cwd")


def worktree_in(line: FileLine) -> tuple[str, str] | None:
    """The worktree that the session was in from this line on, and its branch, both "" for none; None where
    the line says nothing of it."""
    if line.type != "worktree-state" or "worktreeSession" not in line.fields:
        return None
    told = line.fields["worktreeSession"]
    if not isinstance(told, dict):
        return "", ""
    return text_of(told, "worktreePath"), text_of(told, "worktreeBranch")
