"""Checks of a tool call before the user allows it: of a command, an address, or a change of a file."""
