"""Exporting a conversation as Markdown or HTML."""
