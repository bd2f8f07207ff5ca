"""View models of the sidebar."""
