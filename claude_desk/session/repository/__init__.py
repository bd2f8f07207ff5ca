"""The repository of a session's folder: what is staged, and commits."""
