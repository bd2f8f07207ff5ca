"""What was said before, read and evicted."""
