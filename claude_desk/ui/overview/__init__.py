"""The page of all sessions: what works, and what waits for the user."""
