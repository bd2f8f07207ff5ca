"""The wiring between the window, the sessions and the workspace."""
