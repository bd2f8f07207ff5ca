"""View models of the settings."""
