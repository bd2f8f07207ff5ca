"""One conversation, with or without a child: its state, turns, decisions, outbox and journal."""
