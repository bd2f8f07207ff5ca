"""The conversation: the reducer gets events and returns operations on rows. No Qt here."""
