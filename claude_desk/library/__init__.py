"""Read, list and search what is on disk. No Qt; a child process of ours does the heavy work."""
