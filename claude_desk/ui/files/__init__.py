"""The tree of the files of a session's folder."""
