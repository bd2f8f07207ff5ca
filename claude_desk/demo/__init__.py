"""An agent that stands in for the CLI and speaks its protocol, for people without an account and for the
tests."""
