"""The functions that answer the repository child's requests about worktrees."""

from claude_desk.repository.loose_commits import bring_commits, keep_commits
from claude_desk.repository.server import Handler
from claude_desk.repository.worktree_removal import (
    commit_worktree,
    delete_branch,
    find_unfinished,
    inspect_worktree,
    restore_branch,
)
from claude_desk.repository.worktree_requests import (
    AddWorktree,
    BringCommits,
    CommitWorktree,
    DeleteBranch,
    FindUnfinished,
    InspectRepository,
    InspectWorktree,
    KeepCommits,
    MakeAgain,
    PlanWorktree,
    RestoreBranch,
)
from claude_desk.repository.worktrees import (
    add_worktree,
    inspect_repository,
    make_again,
    plan_worktree,
)

HANDLERS: dict[type, Handler] = {
    InspectRepository: inspect_repository,
    PlanWorktree: plan_worktree,
    AddWorktree: add_worktree,
    MakeAgain: make_again,
    FindUnfinished: find_unfinished,
    InspectWorktree: inspect_worktree,
    CommitWorktree: commit_worktree,
    DeleteBranch: delete_branch,
    RestoreBranch: restore_branch,
    KeepCommits: keep_commits,
    BringCommits: bring_commits,
}
