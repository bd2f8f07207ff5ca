"""Reads files and runs programs within bounds of time and memory."""
