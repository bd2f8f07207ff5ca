"""Markdown that is whole or still being written."""
