"""Lines of the wire to typed messages and back."""
