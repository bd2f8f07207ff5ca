"""What was said: events in, operations on rows out. No Qt here."""
