"""Snapshots of a folder at the moments that matter, kept in a git object store of ours. No Qt."""
