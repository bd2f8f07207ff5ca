"""View models for creating a worktree for a session, and for removing a worktree."""
