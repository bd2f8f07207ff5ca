"""What Claude Desk itself writes about a session, besides the CLI's files."""
