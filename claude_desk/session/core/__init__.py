"""The session, its process and its settings."""
