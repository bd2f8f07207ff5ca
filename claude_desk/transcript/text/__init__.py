"""Text: sanitized, coloured, compared."""
