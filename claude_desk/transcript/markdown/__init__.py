"""Markdown, whole or still being written."""
