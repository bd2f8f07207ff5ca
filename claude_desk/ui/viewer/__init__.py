"""View models of the viewer."""
