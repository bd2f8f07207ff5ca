"""Claude Desk: a desktop chat client for the Claude Code CLI."""

__version__ = "0.1.0"
