"""Events in, operations on rows out."""
