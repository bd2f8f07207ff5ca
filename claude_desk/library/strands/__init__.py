"""Finds where a session's file can be cut, to go back in the conversation or to continue it in a second
session."""
