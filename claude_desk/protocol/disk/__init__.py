"""Files of Claude Code and of a project, read."""
