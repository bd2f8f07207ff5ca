"""View models of the composer."""
