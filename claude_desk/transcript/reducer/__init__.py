"""The reducer and its parts: events come in, operations on rows go out."""
