"""What Claude Desk itself writes about a session, beside the CLI's files."""
