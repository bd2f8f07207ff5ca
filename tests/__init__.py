"""Claude Desk's tests."""
