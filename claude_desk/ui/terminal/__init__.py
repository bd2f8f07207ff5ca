"""View models of the terminal."""
