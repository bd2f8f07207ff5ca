"""A Wayland compositor for one test, and a hand and windows that come from outside the program."""
