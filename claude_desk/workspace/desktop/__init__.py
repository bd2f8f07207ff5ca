"""Communication with the desktop over its session bus."""
