"""A new worktree for a session, and the removal of one."""
