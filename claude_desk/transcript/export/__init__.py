"""A conversation as Markdown or HTML."""
