"""Snapshots of a session's folder, the changes between them, and undoing those changes."""
