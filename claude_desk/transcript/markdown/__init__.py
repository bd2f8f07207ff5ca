"""Parses markdown, also while it is still being written."""
