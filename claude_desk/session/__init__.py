"""One conversation, with or without a child: its state, turns, decisions, message queue and journal."""
