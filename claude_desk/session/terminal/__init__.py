"""The user's terminal in the session's folder."""
