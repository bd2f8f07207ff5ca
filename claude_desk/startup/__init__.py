"""The code that runs before and around the first frame."""
