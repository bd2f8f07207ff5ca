"""What is written beside the CLI's files."""
