"""The conversation as rows: the reducer turns events into operations on rows."""
