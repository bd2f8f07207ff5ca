"""Reads, lists and searches the sessions and files on disk. No Qt; our child processes do the heavy work."""
