"""What Claude has changed in the files: looked at, and taken back."""
