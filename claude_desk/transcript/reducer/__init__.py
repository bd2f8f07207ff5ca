"""The reducer and its parts. The reducer gets events and returns operations on rows."""
