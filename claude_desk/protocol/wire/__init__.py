"""The wire format: lines to typed messages and back."""
