"""The list of sessions, the index of their words, and the search in it."""
