"""The git repository of a session's folder: staging and commits."""
