"""Runs the CLI as a child process: finds it, guards it, and exchanges messages with it."""
