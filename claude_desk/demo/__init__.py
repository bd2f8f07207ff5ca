"""A program that speaks the protocol of the CLI, for users without an account and for the tests."""
