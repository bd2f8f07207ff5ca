"""What a tool call looks like: one presenter for each tool, each gives a card."""
