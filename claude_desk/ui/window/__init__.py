"""View models of the window."""
