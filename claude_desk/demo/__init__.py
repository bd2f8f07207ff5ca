"""A stand-in agent that speaks the protocol, for people without an account and for the tests."""
