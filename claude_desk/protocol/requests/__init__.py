"""Control requests in both directions, and their answers."""
