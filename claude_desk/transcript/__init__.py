"""The conversation: events come in, operations on rows go out. No Qt here."""
