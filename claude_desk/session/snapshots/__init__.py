"""What the files of a session's folder were at the moments that matter to it."""
