"""View models of the panels."""
