"""Readers of the files of Claude Code and of a project."""
