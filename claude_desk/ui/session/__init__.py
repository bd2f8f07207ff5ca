"""View models of the session."""
