"""The page with everything that Claude Code itself lists and changes: rules of permission and the like."""
