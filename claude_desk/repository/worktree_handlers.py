"""What the child of the repository answers about worktrees."""

from claude_desk.repository.server import Handler
from claude_desk.repository.worktree_removal import inspect_worktree, remove_worktree
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    DropUnfinished,
    InspectRepository,
    InspectWorktree,
    PlanWorktree,
    RemoveWorktree,
)
from claude_desk.repository.worktrees import (
    add_worktree,
    drop_unfinished,
    inspect_repository,
    plan_worktree,
)

HANDLERS: dict[type, Handler] = {
    InspectRepository: inspect_repository,
    PlanWorktree: plan_worktree,
    AddWorktree: add_worktree,
    DropUnfinished: drop_unfinished,
    InspectWorktree: inspect_worktree,
    RemoveWorktree: remove_worktree,
}
