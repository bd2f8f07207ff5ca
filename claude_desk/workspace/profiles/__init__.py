"""Profiles: accounts of Claude Code side by side."""
