"""View models of the permissions."""
