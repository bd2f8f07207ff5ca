"""Parses Markdown, including Markdown that is still being written."""
