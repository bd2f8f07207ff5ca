"""Functions that clean, colour and compare texts."""
