"""Profiles: accounts of Claude Code that can be used next to each other."""
