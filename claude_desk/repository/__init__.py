"""Run the project's own git because the user asked for it, in a child process of ours. No Qt."""
