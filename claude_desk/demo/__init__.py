"""A program that speaks the protocol of the CLI, for people without an account and for the tests."""
