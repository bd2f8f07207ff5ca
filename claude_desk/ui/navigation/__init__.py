"""View models of the navigation."""
