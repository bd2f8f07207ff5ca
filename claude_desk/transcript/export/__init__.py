"""Exports a conversation as Markdown or HTML."""
