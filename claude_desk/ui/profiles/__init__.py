"""Profiles: several accounts of Claude Code side by side."""
