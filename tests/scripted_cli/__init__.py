"""A stand-in CLI that plays scripts."""
