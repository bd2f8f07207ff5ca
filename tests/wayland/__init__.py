"""A Wayland compositor of a test's own, and a hand and windows that come from outside the program."""
