"""Reads one session's file by byte offsets, and turns its lines into rows."""
