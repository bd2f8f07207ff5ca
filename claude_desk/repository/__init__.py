"""The project's own git, run because the person asked for it, in a child process of ours. No Qt."""
