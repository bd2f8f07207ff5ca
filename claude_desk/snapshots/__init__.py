"""Takes snapshots of a folder at the start of a session, at the start and the end of turns, and before
restores.

The snapshots are kept in our own git object store. No Qt.
"""
