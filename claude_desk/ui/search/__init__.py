"""View models of the search."""
