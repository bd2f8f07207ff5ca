"""The reducer, which turns events into operations on rows, and its parts."""
