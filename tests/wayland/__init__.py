"""A Wayland compositor for a single test, and a hand and windows from outside the program."""
